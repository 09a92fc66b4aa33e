"""The heaps, and how a table is set (rules 1)."""
# interpreted: msgspec Structs

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal

import msgspec

from blueboar.core.datafile import DataFile
from blueboar.core.errors import SetupError
from blueboar.core.faults import seat_fault
from blueboar.core.options import Option, checked, impossible
from blueboar.core.rows import range_fault
from blueboar.core.seats import Seat

EDITIONS: Final = ("normal", "misere")
PLAYERS: Final = (2, 3, 4)
HEAPS: Final = (3, 4, 5)
MOST_STONES: Final = 50

OPTIONS: Final = (
    Option("first_player", "seat", {"normal": "random", "misere": "random"}, least=0, most=3, clause="1.3"),
    Option("at_most", "number", {"normal": 3, "misere": 3}, least=1, most=MOST_STONES, clause="2.1"),
)


class Heap(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    stones: int


class Config(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    edition: str
    players: Annotated[int, msgspec.Meta(ge=2, le=4)]
    first_player: Seat | Literal["random"]
    at_most: int
    heaps: tuple[int, ...]


def player_counts(edition: str) -> tuple[int, ...]:
    if edition not in EDITIONS:
        raise SetupError("setup.unknown-edition", "1.2", edition=str(edition)[:60], allowed=list(EDITIONS))
    return PLAYERS


def configure(
    players: int, edition: str | None, options: Mapping[str, Any] | None, heaps: tuple[int, ...] | None
) -> Config:
    edition = EDITIONS[0] if edition is None else edition
    if players not in player_counts(edition) or isinstance(players, bool):
        raise SetupError("setup.wrong-player-count", "1.1", edition=edition, players=players, allowed=list(PLAYERS))
    given = {name: checked(OPTIONS, name, value, "1.2") for name, value in (options or {}).items()}
    first = given.get("first_player", "random")
    if first != "random" and first >= players:
        raise impossible("first_player", "1.3", seat_fault(players))
    return Config(edition, players, first, given.get("at_most", 3), heaps or HEAPS)


def read_heaps(name: str, text: str) -> tuple[int, ...]:
    """A group's own heaps: `[[heaps]]` with `stones`."""
    page = DataFile(name, text)
    page.only("heaps")
    found: list[int] = []
    for row, raw in enumerate(page.rows("heaps"), 1):
        heap: Heap = page.converted("heaps", row, raw, Heap)
        wrong = range_fault("stones", (heap.stones,), 1, MOST_STONES)
        if wrong:
            raise page.error("heaps", row, wrong)
        found.append(heap.stones)
    return tuple(found)
