"""The heads of a game's chain: one for each stored entry, told with it to everyone at the table."""
# compiled: every move

from __future__ import annotations

from collections.abc import Iterable

from blueboar.core import chain
from blueboar.server.store.rows import StoredEntry, StoredTable


def line_of(entry: StoredEntry) -> bytes:
    # What has a move takes none back.
    undoes = entry.undoes if entry.move == b"null" else None
    return chain.entry_line(entry.seq, entry.seat, entry.move, entry.events, undoes)


class Heads:
    """Empty for a game that began before there were chains."""

    def __init__(self, table: StoredTable, entries: Iterable[StoredEntry] = ()) -> None:
        self._seed = table.seed
        self._first = None if table.header is None else chain.first_head(table.header.encode())
        self._heads: list[str] = []
        for entry in entries:
            self.add(self.after(entry))

    def after(self, entry: StoredEntry) -> str | None:
        """What the head will be when this entry is stored."""
        if self._first is None:
            return None
        before = self._heads[-1] if self._heads else self._first
        return chain.next_head(before, chain.salt_of(self._seed, entry.seq), line_of(entry))

    def add(self, head: str | None) -> None:
        if head is not None:
            self._heads.append(head)

    def at(self, seq: int) -> str | None:
        return self._heads[seq] if 0 <= seq < len(self._heads) else None
