"""`python -m blueboar.protocol.export FOLDER`: writes the protocol's schemas."""

from __future__ import annotations

import argparse
import importlib
from pathlib import Path
from typing import Any

import msgspec

from blueboar.core.game import all_games
from blueboar.protocol.asyncapi import asyncapi
from blueboar.protocol.openapi import openapi
from blueboar.protocol.schema import game_schema, http_schema, message_schema


def documents() -> dict[str, bytes]:
    """File name to content, for the protocol and for every game that is registered."""
    importlib.import_module("blueboar.games")
    found: dict[str, Any] = {
        "messages.schema.json": message_schema(),
        "http.schema.json": http_schema(),
        "openapi.json": openapi(),
        "asyncapi.json": asyncapi(),
    }
    found |= {f"{game.name}.schema.json": game_schema(game) for game in all_games()}
    return {
        name: msgspec.json.format(msgspec.json.encode(content), indent=1) + b"\n" for name, content in found.items()
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    folder: Path = parser.parse_args().folder
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in documents().items():
        (folder / name).write_bytes(content)


if __name__ == "__main__":
    main()
