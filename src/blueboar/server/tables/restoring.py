"""From the store back to a table in play, by folding its entries; and from an entry to the store."""

from __future__ import annotations

from typing import Any

import msgspec

from blueboar.core.chance import seed_hash
from blueboar.core.errors import RecordError
from blueboar.core.game import Game, find_game
from blueboar.core.record import FORMAT, Ending, Entry, Header, Record, read_entry
from blueboar.core.seats import Outcome
from blueboar.core.table import Table
from blueboar.server.store.rows import StoredEntry, StoredTable

_encode = msgspec.json.Encoder().encode


def names_of(table: StoredTable) -> tuple[str, ...]:
    return tuple(seat.name or "" for seat in table.seats)


def config_of(table: StoredTable) -> Any:
    return msgspec.json.decode(table.config, type=find_game(table.game).config_type)


def dealt(table: StoredTable) -> Table:
    """A new game at this table, ready for the first move."""
    return Table.opened(find_game(table.game), config_of(table), table.seed, names_of(table))


def record_of(table: StoredTable, entries: list[StoredEntry]) -> Record:
    game = find_game(table.game)
    header = Header(FORMAT, table.game, table.rules_version, names_of(table), config_of(table), seed_hash(table.seed))
    ending = None
    if table.outcome is not None:
        outcome = Outcome(table.outcome.scores, table.outcome.places, table.outcome.reason)
        ending = Ending(outcome, table.seed)
    return Record(header, [entry_from(game, place, entry) for place, entry in enumerate(entries)], ending)


def restored(table: StoredTable, entries: list[StoredEntry]) -> Table:
    return Table.restored(record_of(table, entries), table.seed)


def entry_from(game: Game, place: int, stored: StoredEntry) -> Entry:
    if stored.seq != place:
        raise RecordError("record.gap", entry=place, found=stored.seq)
    return read_entry(game, stored.seq, stored.seat, stored.move, stored.events)


def entry_to_store(entry: Entry, cid: str | None, now: float) -> StoredEntry:
    return StoredEntry(entry.seq, entry.seat, cid, now, _encode(entry.move), _encode(entry.events))


def rewound(table: StoredTable, core: Table) -> Table:
    """The table after its last whole entry, whatever happened to the state since."""
    header = Header(FORMAT, table.game, table.rules_version, core.names, core.config, seed_hash(table.seed))
    return Table.restored(Record(header, core.entries), table.seed)
