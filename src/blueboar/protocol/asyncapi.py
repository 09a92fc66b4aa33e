"""AsyncAPI 3.0 of the sockets, from the message types."""

from __future__ import annotations

from typing import Any, get_args

from blueboar.protocol import messages
from blueboar.protocol.schema import MESSAGE_TYPES, components

_REFERENCE = "#/components/schemas/{name}"


def asyncapi() -> dict[str, Any]:
    _, schemas = components(MESSAGE_TYPES, _REFERENCE)
    return {
        "asyncapi": "3.0.0",
        "info": {
            "title": "The Blue Boar: sockets",
            "version": "1",
            "description": "A frame to the server is one message; a frame from the server is an array of messages.",
        },
        "channels": {
            "table": {
                "address": "/ws/table/{id}",
                "parameters": {"id": {"description": "The table's id."}},
                "messages": {_name(kind): _message(kind) for kind in MESSAGE_TYPES if kind is not messages.Tables},
            },
            "lobby": {
                "address": "/ws/lobby",
                "messages": {_name(kind): _message(kind) for kind in get_args(messages.FromLobby)},
            },
        },
        "operations": {
            "hear": _operation("receive", "table", get_args(messages.ToServer)),
            "tell": _operation("send", "table", get_args(messages.FromServer)),
            "tellLobby": _operation("send", "lobby", get_args(messages.FromLobby)),
        },
        "components": {
            "messages": {
                _name(kind): {
                    "name": kind.__struct_config__.tag,
                    "contentType": "application/json",
                    "payload": {"$ref": _REFERENCE.format(name=_name(kind))},
                }
                for kind in MESSAGE_TYPES
            },
            "schemas": schemas,
        },
    }


def _name(kind: Any) -> str:
    return str(kind.__name__)


def _message(kind: Any) -> dict[str, str]:
    return {"$ref": f"#/components/messages/{_name(kind)}"}


def _operation(action: str, channel: str, kinds: tuple[Any, ...]) -> dict[str, Any]:
    return {
        "action": action,
        "channel": {"$ref": f"#/channels/{channel}"},
        "messages": [{"$ref": f"#/channels/{channel}/messages/{_name(kind)}"} for kind in kinds],
    }
