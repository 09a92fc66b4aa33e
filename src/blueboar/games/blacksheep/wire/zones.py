"""Where cards, figures and tasks can be. A zone is a short readable name: `deck`, `hand:2`, `side:1:2`."""

from __future__ import annotations

from typing import Final

from blueboar.core.seats import Seat
from blueboar.games.blacksheep.data.editions import MOST_PLAYERS

FIELDS: Final = 3

DECK: Final = "deck"
DISCARD: Final = "discard"
DRAWN: Final = "drawn"
"""Cards turned up to restock a field, until it is restocked."""
HAND: Final = [f"hand:{seat}" for seat in range(MOST_PLAYERS)]
SIDE: Final = [[f"side:{field}:{seat}" for seat in range(MOST_PLAYERS)] for field in range(FIELDS)]
"""By field and seat."""
SIDES: Final = [f"sides:{field}" for field in range(FIELDS)]
"""All sides of a field at once, seat by seat: so they are cleared."""

SUPPLY: Final = "supply"
FIELD: Final = [f"field:{field}" for field in range(FIELDS)]
CORRAL: Final = [f"corral:{seat}" for seat in range(MOST_PLAYERS)]

BOX: Final = "box"
"""Task cards that are not in this game."""
OPEN_TASKS: Final = "open-tasks"
TASKS: Final = [f"tasks:{seat}" for seat in range(MOST_PLAYERS)]

ONLY: Final[list[tuple[Seat, ...]]] = [(seat,) for seat in range(MOST_PLAYERS)]
"""Who sees what one seat alone may see."""


def figure_zones(players: int) -> list[str]:
    """Every zone of single figures; the supply is counted by animal instead."""
    return [*FIELD, *CORRAL[:players]]


def task_zones(players: int) -> list[str]:
    return [BOX, OPEN_TASKS, *TASKS[:players]]
