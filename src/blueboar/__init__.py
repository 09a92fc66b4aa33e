"""The Blue Boar: an inn for Sheriff of Nottingham and Black Sheep.

    import blueboar

    game = blueboar.play("sheriff", bots=["merchant", "smuggler", "novice"], seed=7)
    print(game.outcome, game.story("uk"))

    table = blueboar.open_table("sheriff", players=4, seed=1)
    print(table)

`docs/python.md` shows the rest. A name is imported when it is first used, so `import blueboar` itself is cheap.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from blueboar.bots.bot import Answer, Bot
    from blueboar.bots.driver import BotFailed
    from blueboar.core.errors import GameError, IllegalMove, RecordError, SetupError
    from blueboar.core.game import find_game
    from blueboar.core.legal_moves import LegalMoves
    from blueboar.core.record import Entry, Record
    from blueboar.core.seats import HOUSE, Outcome, Refusal, Seat
    from blueboar.core.table import Table
    from blueboar.core.verify import Verdict, verify
    from blueboar.door.playing import FinishedGame, level_names, play, simulate
    from blueboar.door.records import load, save
    from blueboar.door.tables import game_names, open_table
    from blueboar.door.words import in_words, story

__version__ = "0.2.0"

__all__ = [
    "HOUSE",
    "Answer",
    "Bot",
    "BotFailed",
    "Entry",
    "FinishedGame",
    "GameError",
    "IllegalMove",
    "LegalMoves",
    "Outcome",
    "Record",
    "RecordError",
    "Refusal",
    "Seat",
    "SetupError",
    "Table",
    "Verdict",
    "find_game",
    "game_names",
    "in_words",
    "level_names",
    "load",
    "open_table",
    "play",
    "save",
    "simulate",
    "story",
    "verify",
]

_HOMES = {
    "bots.bot": ("Answer", "Bot"),
    "bots.driver": ("BotFailed",),
    "core.errors": ("GameError", "IllegalMove", "RecordError", "SetupError"),
    "core.legal_moves": ("LegalMoves",),
    "core.record": ("Entry", "Record"),
    "core.seats": ("HOUSE", "Outcome", "Refusal", "Seat"),
    "core.table": ("Table",),
    "core.verify": ("Verdict", "verify"),
    "door.playing": ("FinishedGame", "level_names", "play", "simulate"),
    "door.records": ("load", "save"),
    "door.tables": ("find_game", "game_names", "open_table"),
    "door.words": ("in_words", "story"),
}
"""Where each name lives."""


def __getattr__(name: str) -> object:
    for module, names in _HOMES.items():
        if name in names:
            found: object = getattr(import_module(f"{__name__}.{module}"), name)
            globals()[name] = found
            return found
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
