"""From the store back to a table in play, by folding its entries; and from an entry to the store."""
# compiled: every move

from __future__ import annotations

import secrets
from functools import lru_cache
from typing import Any

import msgspec
from msgspec.structs import replace

from blueboar.core import chain
from blueboar.core.chance import seed_hash
from blueboar.core.entropy import Entropies, Entropy, deal_seed
from blueboar.core.errors import RecordError
from blueboar.core.game import Game, find_game
from blueboar.core.record import (
    FORMAT,
    PINNED_FORMAT,
    Ending,
    Entry,
    Header,
    NameOpening,
    PinnedHeader,
    Record,
    decoders_of,
    pinned_record,
    read_entry,
)
from blueboar.core.seats import Outcome
from blueboar.core.table import Table
from blueboar.protocol.shapes import EntropyState
from blueboar.server.store.rows import StoredEntry, StoredSeat, StoredTable
from blueboar.server.tables.heads import line_of

_encode = msgspec.json.Encoder().encode
_SALT_BYTES = 16
_CONFIGS_KEPT = 64


def names_of(table: StoredTable) -> tuple[str, ...]:
    return tuple(seat.name or "" for seat in table.seats)


def config_of(table: StoredTable) -> Any:
    """One object for all tables of the same kind: what a game works out from it is theirs together, too."""
    return _config(table.game, bytes(table.config))


def with_shared_config(table: StoredTable) -> StoredTable:
    """The same table; and its set-up as it is written is one object, too, for all of the same kind."""
    return replace(table, config=_written(bytes(table.config)))


@lru_cache(maxsize=_CONFIGS_KEPT)
def _written(config: bytes) -> msgspec.Raw:
    return msgspec.Raw(config)


@lru_cache(maxsize=_CONFIGS_KEPT)
def _config(game: str, config: bytes) -> Any:
    return decoders_of(find_game(game)).config.decode(config)


def with_header(table: StoredTable, entropies: Entropies, key: str) -> StoredTable:
    """The table with the first line of its chain: all that is known before the cards are dealt."""
    seats = tuple(
        replace(seat, name_salt=secrets.token_hex(_SALT_BYTES), entropy=_state_of(entropy))
        for seat, entropy in zip(table.seats, entropies, strict=True)
    )
    hashes = tuple(chain.name_hash(seat.name_salt or "", seat.name or "") for seat in seats)
    header = PinnedHeader(
        PINNED_FORMAT,
        table.game,
        table.rules_version,
        table.id,
        hashes,
        table.config,
        seed_hash(table.seed),
        entropies,
        key,
    )
    return replace(table, seats=seats, header=_encode(header).decode())


def _state_of(entropy: Entropy | None) -> EntropyState:
    if entropy is None:
        return "none"
    return "withheld" if entropy.shown is None else "shown"


def chance_seed_of(table: StoredTable) -> str:
    """What the cards come from: the seed alone, in games that began before clients could add to it."""
    if table.header is None:
        return table.seed
    return deal_seed(table.seed, msgspec.json.decode(table.header, type=PinnedHeader).entropy)


def dealt(table: StoredTable) -> Table:
    """A new game at this table, ready for the first move."""
    return Table.opened(find_game(table.game), config_of(table), chance_seed_of(table), names_of(table))


def record_of(table: StoredTable, entries: list[StoredEntry]) -> Record:
    if table.header is not None:
        lines = [line_of(entry) for entry in entries]
        ending = None if table.ending is None else table.ending.encode()
        return pinned_record(table.header.encode(), _people(table.seats), lines, ending, table.seal)
    game = find_game(table.game)
    header = Header(FORMAT, table.game, table.rules_version, names_of(table), config_of(table), seed_hash(table.seed))
    ended = None
    if table.outcome is not None:
        outcome = Outcome(table.outcome.scores, table.outcome.places, table.outcome.reason)
        ended = Ending(outcome, table.seed)
    return Record(header, [entry_from(game, place, entry) for place, entry in enumerate(entries)], ended)


def _people(seats: tuple[StoredSeat, ...]) -> tuple[NameOpening | None, ...]:
    return tuple(None if seat.name_salt is None else NameOpening(seat.name or "", seat.name_salt) for seat in seats)


def restored(table: StoredTable, entries: list[StoredEntry]) -> Table:
    return Table.restored(record_of(table, entries), table.seed)


def entry_from(game: Game, place: int, stored: StoredEntry) -> Entry:
    if stored.seq != place:
        raise RecordError("record.gap", entry=place, found=stored.seq)
    return read_entry(game, stored.seq, stored.seat, stored.move, stored.events, stored.undoes)


def entry_to_store(entry: Entry, cid: str | None, now: float) -> StoredEntry:
    return StoredEntry(entry.seq, entry.seat, cid, now, _encode(entry.move), _encode(entry.events))


def rewound(core: Table) -> Table:
    """The table after its last whole entry, whatever happened to the state since."""
    seed = core.chance.seed
    header = Header(FORMAT, core.game.name, core.game.rules_version, core.names, core.config, seed_hash(seed))
    return Table.restored(Record(header, core.entries), seed)
