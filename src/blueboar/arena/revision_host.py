"""Runs one level of another revision of this program as a bot over standard input and output.

Started with that revision's sources on the path, never imported here: it knows nothing of today's. What today's
messages have that the other revision does not know (fields, kinds of terms, events and prompts) is left out before it
reads them.
"""

from __future__ import annotations

import json
import re
import sys
from typing import Any

import msgspec

import blueboar.bots  # noqa: F401  (registers the levels of that revision)
from blueboar.bots import levels as registry
from blueboar.core.game import find_game
from blueboar.core.record import Entry

_PLACE = re.compile(r"at `(\$[^`]*)`")
_FIELD = re.compile(r"unknown field `([^`]*)`")
_STEPS = re.compile(r"\.([^.\[\]]+)|\[(\d+|\.\.\.)\]")
_MOST_REPAIRS = 200


def understood(message: Any, kind: Any) -> Any:
    """The message as that revision's type, less what it has no word for."""
    for _ in range(_MOST_REPAIRS):
        try:
            return msgspec.convert(message, kind)
        except msgspec.ValidationError as error:
            if not _repaired(message, str(error)):
                raise
    raise ValueError("too much that is unknown")


def _repaired(message: Any, fault: str) -> bool:
    """Take out the field, or the whole item of a list, that the fault is about."""
    found = _PLACE.search(fault)
    steps = [name or int(number) for name, number in _STEPS.findall(found.group(1))] if found else []
    field = _FIELD.search(fault)
    if field is not None:
        here = _at(message, steps)
        return isinstance(here, dict) and here.pop(field.group(1), steps) is not steps
    for depth in range(len(steps) - 1, -1, -1):
        if isinstance(steps[depth], int):
            del _at(message, steps[:depth])[steps[depth]]
            return True
    return False


def _at(message: Any, steps: list[Any]) -> Any:
    for step in steps:
        message = message[step]
    return message


class Host:
    def __init__(self, level: str) -> None:
        self.level = level
        self.game: Any = None
        self.bot: Any = None

    def begin(self, message: dict[str, Any]) -> None:
        self.game = find_game(message["game"])
        names: Any = registry
        setup = names.BotSetup if hasattr(names, "BotSetup") else names.BotSeat
        told: dict[str, Any] = {
            "game": self.game,
            "config": understood(message["config"], self.game.config_type),
            "seat": message["seat"],
            "seed": message["seed"],
            "think_seconds": message["think_seconds"],
            "think_steps": message.get("think_steps"),
        }
        made = setup(**{name: value for name, value in told.items() if name in setup.__struct_fields__})
        self.bot = registry.find_level(self.game.name, self.level).make(made)

    def events(self, message: dict[str, Any]) -> None:
        for entry in message["entries"]:
            known = []
            for event in entry["events"]:
                try:
                    known.append(understood(event, self.game.event_type))
                except (msgspec.ValidationError, ValueError):
                    continue  # an event that this revision does not know
            self.bot.watch(Entry(entry["seq"], entry["seat"], None, tuple(known)))

    def answer(self, message: dict[str, Any]) -> dict[str, Any]:
        view = understood(message["view"], self.game.view_type)
        prompts = []
        for prompt in message["prompts"]:
            try:
                prompts.append(understood(prompt, self.game.prompt_type))
            except (msgspec.ValidationError, ValueError):
                continue
        answer = self.bot.answer(view, tuple(prompts))
        said = {"say": answer.say} if answer.say is not None else {}
        return {"type": "pass", **said} if answer.move is None else {"type": "act", "move": answer.move, **said}


def main() -> None:
    host = Host(sys.argv[1])
    for line in sys.stdin.buffer:
        message = json.loads(line)
        if message["type"] == "begin":
            host.begin(message)
        elif message["type"] == "events":
            host.events(message)
        elif message["type"] == "view":
            sys.stdout.buffer.write(msgspec.json.encode(host.answer(message)) + b"\n")
            sys.stdout.buffer.flush()
        else:
            return


if __name__ == "__main__":
    main()
