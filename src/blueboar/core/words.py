"""What a game tells of its own words to those who speak for every game: the server, the terminal and the arena.

The sentences are in the catalogues; here is which of them belong to the game, and how its events are to be read.
"""
# interpreted: a table for each game

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Chart(NamedTuple):
    """A chart of the arena's report: what the game counts by this name, a game, or as a share of other counts."""

    title: str
    text: str
    counted: str
    share_of: tuple[str, ...] = ()


class GameWords(NamedTuple):
    phrases: tuple[str, ...] = ()
    """Quick phrases that only make sense in this game; the house has its own beside them."""
    charts: tuple[Chart, ...] = ()
    card: str = "card"
    """What a card is called: `<card>-<name>` is its name in the catalogue, and a field of this name holds one."""
    card_count: str = "card:"
    """How the names of statistics begin that count single cards."""
    cards: frozenset[str] = frozenset(("cards",))
    """Fields of events that hold cards."""
    seats: frozenset[str] = frozenset(("seat", "winner", "seen"))
    """Fields of events that hold seats."""
    shared_zones: frozenset[str] = frozenset()
    """Kinds of zones whose number is not that of a seat: `pile:1` is nobody's."""
    from_one: frozenset[str] = frozenset()
    """Fields of events that people count from one."""
    codes: Mapping[str, str] = {}
    """Fields whose text may be a code: `<what>-<code>` in the catalogue then says it."""
    spoken: Mapping[str, str] = {}
    """What bots say that is itself an event: the event needs no sentence beside it. By the code of the saying."""
    styles: Mapping[str, str] = {}
    """How the terminal prints an event of this kind; the words are those of rich."""


def number_of(count: int, noun: str) -> str:
    """“1 card”, “2 cards”: for boards, which are English."""
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"
