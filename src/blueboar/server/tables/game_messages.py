"""What a seat is told of a game: its entries as it may see them, its view and its prompts."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from blueboar.core.record import Entry
from blueboar.core.seats import HOUSE, Seat
from blueboar.core.table import Table
from blueboar.protocol import messages
from blueboar.protocol.messages import Deadline, encode
from blueboar.server.tables.heads import Heads

_MOST_ENTRIES = 100
"""In one message; a long absence comes in several."""

Pending = Mapping[Seat, tuple[Any, ...]]


class SharedStatus(NamedTuple):
    """What everyone at the table is told alike: made once for all of them."""

    waiting_for: tuple[Seat, ...]
    deadlines: tuple[Deadline, ...]


def waiting_for(pending: Pending) -> tuple[Seat, ...]:
    """The seats without which the game does not go on."""
    return tuple(
        [seat for seat, prompts in pending.items() if seat != HOUSE and any(prompt.waited for prompt in prompts)]
    )


def entries_message(
    core: Table, heads: Heads, automatic: Sequence[int], seat: Seat | None, first: int, last: int
) -> Iterator[bytes]:
    """Entries `first` .. `last`, no more than a reader can take at once in each message.

    `automatic`: the numbers of those that were made for people, in order.
    """
    for begin in range(first, last + 1, _MOST_ENTRIES):
        end = min(begin + _MOST_ENTRIES - 1, last)
        entries = tuple(core.redacted(entry, seat) for entry in core.entries[begin : end + 1])
        made_for = automatic[bisect_left(automatic, begin) : bisect_right(automatic, end)]
        yield encode(messages.Events(begin, end, entries, heads.at(end), tuple(made_for)))


class EntryMessages:
    """One entry, as each seat is told of it. Those who see the same of it share one message."""

    def __init__(self, core: Table, heads: Heads, automatic: Sequence[int], entry: Entry) -> None:
        self._core = core
        self._entry = entry
        self._head = heads.at(entry.seq)
        self._automatic = (entry.seq,) if automatic and automatic[-1] == entry.seq else ()
        self._made: dict[tuple[int, ...], bytes] = {}

    def seen_by(self, seat: Seat | None) -> bytes:
        seen = self._core.redacted(self._entry, seat)
        if seat == self._entry.seat:
            return self._encoded(seen)
        # What hides nothing from a seat is the event itself, and not a copy of it.
        key = tuple([id(event) for event in seen.events])
        made = self._made.get(key)
        if made is None:
            if any(mine is not event for mine, event in zip(seen.events, self._entry.events, strict=True)):
                # Made for this seat: it is gone with it, and its number may be another's.
                return self._encoded(seen)
            made = self._made[key] = self._encoded(seen)
        return made

    def _encoded(self, seen: Entry) -> bytes:
        return encode(messages.Events(seen.seq, seen.seq, (seen,), self._head, self._automatic))
