"""Where cards and gold are, in numbers: a zone is its place in `State.zones`, a purse its place in `State.gold`."""

from __future__ import annotations

from typing import Final

from blueboar.core.seats import Seat
from blueboar.games.sheriff.wire import zones as names

DECK: Final = 0
PILE: Final = [1, 2]
BOX: Final = 3
SOLD: Final = 4
LOOT: Final = 5
LOOT_HIDDEN: Final = 6
FIRST_OWNED: Final = 7
"""From here on the zones of seat 0, of seat 1, and so on."""
OWNED: Final = 7
"""How many each seat has."""

SEATS: Final = range(names.MOST_PLAYERS)
HAND: Final = [FIRST_OWNED + OWNED * seat for seat in SEATS]
ASIDE: Final = [zone + 1 for zone in HAND]
BAG: Final = [zone + 2 for zone in HAND]
STALL: Final = [zone + 3 for zone in HAND]
"""Legal goods, face up."""
CONTRABAND: Final = [zone + 4 for zone in HAND]
"""Face down."""
PLEDGE: Final = [zone + 5 for zone in HAND]
"""Legal goods that are set aside under a condition (rules 5.25)."""
PLEDGE_HIDDEN: Final = [zone + 6 for zone in HAND]
"""Contraband that is."""

NAMES: Final[list[str]] = [names.DECK, *names.PILE, names.BOX, names.SOLD, names.LOOT, names.LOOT_HIDDEN] + [
    owned[seat]
    for seat in SEATS
    for owned in (
        names.HAND,
        names.ASIDE,
        names.BAG,
        names.STALL,
        names.CONTRABAND,
        names.PLEDGE,
        names.PLEDGE_HIDDEN,
    )
]
NUMBERS: Final[dict[str, int]] = {name: zone for zone, name in enumerate(NAMES)}

ALONE: Final[list[tuple[Seat, ...]]] = [(seat,) for seat in SEATS]
"""For the cards that one seat alone may see."""

LOOT_PURSE: Final = -2
BANK: Final = -1
"""A player's purse is the number of the seat. The last two purses are those of the loot tile and of the bank."""
PLEDGE_PURSE: Final = [-3 - seat for seat in SEATS]
"""The gold that a player has set aside: before those two, from the end."""
PURSE_NAMES: Final[dict[int, str]] = {
    **{seat: names.PURSE[seat] for seat in SEATS},
    **{PLEDGE_PURSE[seat]: names.PLEDGE[seat] for seat in SEATS},
    LOOT_PURSE: names.LOOT,
    BANK: names.BANK,
}
PURSES: Final[dict[str, int]] = {name: purse for purse, name in PURSE_NAMES.items()}


def is_stack(zone: int) -> bool:
    """The deck and the piles, whose order matters: the last card is on top."""
    return zone < BOX


def place_of(zone: list[int], card: int) -> int:
    """Of the first card of this kind; behind the last one, where there is none."""
    for place in range(len(zone)):
        if zone[place] == card:
            return place
    return len(zone)


def take_out(zone: list[int], cards: list[int]) -> None:
    """Of each card the first one that is there."""
    for card in cards:
        place = place_of(zone, card)
        if place == len(zone):
            raise LookupError(f"{card} is not among {zone}")
        zone.pop(place)


def replaced(row: list[int], place: int, value: int) -> list[int]:
    """For lists that copies of a state share."""
    new = row[:]
    new[place] = value
    return new


def zone_count(players: int) -> int:
    if not 0 < players <= names.MOST_PLAYERS:
        raise ValueError(f"there are no zones for {players} players")
    return FIRST_OWNED + OWNED * players


def purse_count(players: int) -> int:
    return 2 * players + 2
