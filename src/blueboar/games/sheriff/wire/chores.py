"""What one player has to settle before the game goes on. A chore holds only what everyone may know."""
# interpreted: msgspec Structs

from __future__ import annotations

import msgspec

from blueboar.core.seats import Seat


class ChoreBase(msgspec.Struct, frozen=True, gc=False, tag_field="chore"):
    """What all chores have in common."""


class DebtChore(ChoreBase, frozen=True, gc=False, tag="debt"):
    """All gold is gone; `rest` is still owed to `creditor`, or to the loot tile (rules 5.19)."""

    seat: Seat
    creditor: Seat | None
    rest: int


class ConfiscatedChore(ChoreBase, frozen=True, gc=False, tag="confiscated"):
    """Lay the cards confiscated from this merchant onto a pile (rules 5.18)."""

    seat: Seat
    merchant: Seat


class PlateChore(ChoreBase, frozen=True, gc=False, tag="plate"):
    """Say which good a feast plate is (rules 2.5)."""

    seat: Seat
    plate: str


class BrimstoneChore(ChoreBase, frozen=True, gc=False, tag="brimstone"):
    """Use brimstone oil, or not; asked of everyone whose contraband was let through (rules 2.7)."""

    seat: Seat


class TrophyChore(ChoreBase, frozen=True, gc=False, tag="trophy"):
    """Take the trophy confiscated from this merchant, and discard another card for it (rules 2.9)."""

    seat: Seat
    merchant: Seat


class BlackMarketChore(ChoreBase, frozen=True, gc=False, tag="black-market"):
    """Sell at the black market, or pass (rules 9.2)."""

    seat: Seat


class LootChore(ChoreBase, frozen=True, gc=False, tag="loot"):
    """Agree about the loot; both deputies are asked. Only in games that were begun by the rules of version 1."""

    seat: Seat
    other: Seat


class PickChore(ChoreBase, frozen=True, gc=False, tag="pick-loot"):
    """Pick one card of the loot (rules 8.7)."""

    seat: Seat


class OddChore(ChoreBase, frozen=True, gc=False, tag="odd-loot"):
    """Say who should get what cannot be split (rules 8.8); both deputies are asked."""

    seat: Seat
    other: Seat


Chore = (
    DebtChore
    | ConfiscatedChore
    | PlateChore
    | BrimstoneChore
    | TrophyChore
    | BlackMarketChore
    | LootChore
    | PickChore
    | OddChore
)
