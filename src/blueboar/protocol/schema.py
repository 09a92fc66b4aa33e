"""JSON Schema of everything that goes over the wire: the messages, the HTTP bodies, and each game's own types."""

from __future__ import annotations

from collections.abc import Iterable
from inspect import cleandoc
from typing import Any, get_args

import msgspec

from blueboar.core.game import Game
from blueboar.protocol import messages
from blueboar.protocol.endpoints import ENDPOINTS
from blueboar.protocol.shapes import Problem

_DIALECT = "https" + "://json-schema.org/draft/2020-12/schema"
REFERENCE = "#/$defs/{name}"

MESSAGE_TYPES: tuple[Any, ...] = (
    *get_args(messages.ToServer),
    *get_args(messages.FromServer),
    messages.Tables,
)


def components(types: Iterable[Any], reference: str = REFERENCE) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """A schema for each type, and the definitions that they refer to."""
    schemas, definitions = msgspec.json.schema_components(tuple(types), ref_template=reference)
    for definition in definitions.values():
        if "description" in definition:
            # Python 3.13 takes the indentation out of docstrings, earlier ones leave it in.
            definition["description"] = cleandoc(definition["description"])
    return list(schemas), dict(definitions)


def message_schema() -> dict[str, Any]:
    return _document("The messages of a table's socket and of the lobby's", MESSAGE_TYPES)


def http_schema() -> dict[str, Any]:
    return _document("Bodies and replies of the HTTP API", _http_types())


def game_schema(game: Game) -> dict[str, Any]:
    """What `view`, `prompts`, `move` and the entries' `events` hold at a table of this game."""
    types = (game.view_type, game.prompt_type, game.move_type, game.event_type)
    return _document(f"The views, prompts, moves and events of {game.name}", types)


def _http_types() -> list[Any]:
    types: list[Any] = [Problem]
    for endpoint in ENDPOINTS:
        types += [kind for kind in (endpoint.body, endpoint.reply) if kind is not None and kind is not Any]
    return list(dict.fromkeys(types))


def _document(title: str, types: Iterable[Any]) -> dict[str, Any]:
    _, definitions = components(types)
    return {"$schema": _DIALECT, "title": title, "$defs": definitions}
