"""What a seat is told of a game: its entries as it may see them, its view and its prompts."""
# compiled: every move, for every seat

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from blueboar.core.record import Entry
from blueboar.core.redaction import redacted
from blueboar.core.seats import Seat
from blueboar.core.table import Table
from blueboar.protocol import messages
from blueboar.protocol.messages import Deadline, encode
from blueboar.server.tables.heads import Heads

_MOST_ENTRIES = 100
"""In one message; a long absence comes in several."""


class SharedStatus(NamedTuple):
    """What everyone at the table is told alike: made once for all of them."""

    waiting_for: tuple[Seat, ...]
    deadlines: tuple[Deadline, ...]


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
        self._game = core.game
        self._entry = entry
        self._head = heads.at(entry.seq)
        self._automatic = (entry.seq,) if automatic and automatic[-1] == entry.seq else ()
        redact = core.game.redact
        # What hides nothing from a spectator is the event itself, not a copy of it; and it hides nothing from anyone.
        self._hidden = [event for event in entry.events if redact(event, None) is not event]
        self._made: list[tuple[Entry, bytes]] = []

    def seen_by(self, seat: Seat | None) -> bytes:
        entry = self._entry
        if self._hides_from(seat):
            return self._encoded(redacted(self._game, entry, seat))
        if seat == entry.seat:
            return self._encoded(entry)
        for seen, made in self._made:
            if seen.move is None and seen.events is entry.events:
                return made
        return self._encoded(Entry(entry.seq, entry.seat, None, entry.events, entry.undoes))

    def _hides_from(self, seat: Seat | None) -> bool:
        redact = self._game.redact
        return any(redact(event, seat) is not event for event in self._hidden)

    def _encoded(self, seen: Entry) -> bytes:
        for other, made in self._made:
            if seen == other:
                return made
        made = encode(messages.Events(seen.seq, seen.seq, (seen,), self._head, self._automatic))
        self._made.append((seen, made))
        return made
