"""Which node writes which table, and which nodes are alive. PostgreSQL only: several nodes need one.

A node is alive until a moment by the clock of the database; it puts that moment off again and again, with one row
however many tables it has. A table belongs to a node as long as that node is alive, or until it gives the table back.
Whoever takes a table raises its epoch, and everything that is written of a table locks the row of its lease and
compares the epoch, in the same transaction: who has lost a table cannot write of it, whatever any clock says.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from blueboar.server.store.database import Database, LeaseLost, Statement

_NOW = "EXTRACT(EPOCH FROM clock_timestamp())::double precision"
LOCK_LEASE = "SELECT 1 FROM leases WHERE table_id = ? AND epoch = ? FOR SHARE"
"""Whoever wants to take the table meanwhile waits until this transaction has ended, and then sees what it wrote."""
_REACHES = "CASE WHEN ? THEN pg_backend_pid() ELSE 0 END"
"""`bus` of a node: 0 if it does not reach the bus; else the session of the database in which it last said so."""
JOIN = (
    f"INSERT INTO nodes (node, ends, bus, takes_tables) VALUES (?, {_NOW} + ?, {_REACHES}, ?) "
    f"ON CONFLICT (node) DO UPDATE SET ends = excluded.ends, bus = excluded.bus RETURNING {_NOW}"
)
RENEW = (
    f"WITH mine AS (UPDATE nodes SET ends = {_NOW} + ?, bus = {_REACHES} WHERE node = ? AND ends > {_NOW} "
    "RETURNING node) "
    f"SELECT node, bus, takes_tables, node IN (SELECT node FROM mine), {_NOW}, "
    f"set_config('synchronous_commit', 'off', true) FROM nodes WHERE ends > {_NOW}"
)
"""It does not wait for the disk: who is alive need not outlive the database, and a slow disk is nobody's death."""
END_IF_GONE = (
    f"UPDATE nodes SET ends = {_NOW} WHERE node = ? AND ends > {_NOW} AND bus > 1 "
    "AND NOT EXISTS (SELECT 1 FROM pg_stat_activity WHERE pid = nodes.bus) RETURNING node"
)
"""1: of an older revision, whose session nobody knows."""
TAKE = (
    "INSERT INTO leases (table_id, node, epoch) "
    "SELECT id, ?, 1 FROM tables WHERE id = ? "
    f"AND EXISTS (SELECT 1 FROM nodes WHERE nodes.node = ? AND nodes.ends > {_NOW}) "
    "ON CONFLICT (table_id) DO UPDATE SET node = excluded.node, epoch = leases.epoch + 1 "
    "WHERE leases.node = excluded.node "
    f"OR NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.node = leases.node AND nodes.ends > {_NOW}) "
    "RETURNING epoch"
)
_OWNERS = (
    "SELECT leases.table_id, leases.node FROM leases JOIN nodes ON nodes.node = leases.node "
    f"WHERE nodes.ends > {_NOW} AND leases.table_id = ANY(?::text[])"
)
RELEASE = "UPDATE leases SET node = '', epoch = epoch + 1 WHERE node = ? AND table_id = ANY(?::text[]) RETURNING epoch"
_RELEASE_ALL = "UPDATE leases SET node = '', epoch = epoch + 1 WHERE node = ? RETURNING epoch"
_TO_WAKE = (
    "SELECT id FROM tables WHERE wake_at IS NOT NULL AND wake_at <= ? AND NOT EXISTS "
    "(SELECT 1 FROM leases JOIN nodes ON nodes.node = leases.node "
    f"WHERE leases.table_id = tables.id AND nodes.node <> ? AND nodes.ends > {_NOW}) ORDER BY wake_at LIMIT ?"
)
_LIMIT = (
    "INSERT INTO shared_limits (key, remaining, seen) "
    f"VALUES (?, ?::double precision - 1, {_NOW}) ON CONFLICT (key) DO UPDATE SET "
    f"remaining = LEAST(?::double precision, shared_limits.remaining + ({_NOW} - shared_limits.seen) * ?) - 1, "
    f"seen = {_NOW} "
    f"WHERE LEAST(?::double precision, shared_limits.remaining + ({_NOW} - shared_limits.seen) * ?) >= 1 "
    "RETURNING key"
)
_HOUR = 3600.0


class LiveNode(msgspec.Struct, frozen=True):
    node: str
    bus: bool
    """It reaches the bus, as far as it knows."""
    takes_tables: bool


class Renewed(msgspec.Struct, frozen=True):
    others: tuple[LiveNode, ...]
    now: float
    """By the clock of the database."""


class LeaseStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def start_afresh(self) -> None:
        """A node that could not reach the store in time does not trust its connections any more."""
        await self._database.start_afresh()

    async def join(self, node: str, seconds: float, *, bus: bool, takes_tables: bool) -> float:
        """What time it is, by the clock of the database."""
        rows = await self._database.read_first(JOIN, node, seconds, bus, int(takes_tables))
        now: float = rows[0][0]
        return now

    async def renew(self, node: str, seconds: float, *, bus: bool) -> Renewed | None:
        """None: it came too late, and others may have taken what was this node's."""
        rows = await self._database.read_first(RENEW, seconds, bus, node)
        if not any(mine for _, _, _, mine, _, _ in rows):
            return None
        others = tuple(LiveNode(name, bool(on), bool(takes)) for name, on, takes, mine, _, _ in rows if not mine)
        return Renewed(others, rows[0][4])

    async def end_if_gone(self, node: str) -> bool:
        """Ends the time of a node that the bus knows no more, if its session here is gone as well.

        That is how a process looks that has died, a little before its lease is over. If it has not died all the same,
        it is a node whose time was over while it did not know, as any: the epochs keep it from writing.
        """
        return bool(await self._database.read_first(END_IF_GONE, node))

    async def leave(self, node: str) -> None:
        """Everything that it had is free for others at once."""
        await self._database.read_first(_RELEASE_ALL, node)
        await self._database.read_first("DELETE FROM nodes WHERE node = ? RETURNING node", node)

    async def take(self, table: str, node: str) -> int | None:
        """The epoch from which on the table is this node's; None if another has it, or if there is no such table."""
        rows = await self._database.read(TAKE, node, table, node)
        return rows[0][0] if rows else None

    async def release(self, node: str, tables: Sequence[str]) -> None:
        await self._database.read(RELEASE, node, list(tables))

    async def release_all(self, node: str) -> None:
        await self._database.read_first(_RELEASE_ALL, node)

    async def owners(self, tables: Sequence[str]) -> dict[str, str]:
        """Of the tables that a living node has."""
        return {row[0]: row[1] for row in await self._database.read(_OWNERS, list(tables))}

    async def to_wake(self, node: str, now: float, most: int) -> list[str]:
        """Tables whose time is over, but for those that another node takes care of."""
        return [row[0] for row in await self._database.read(_TO_WAKE, now, node, most)]

    async def may(self, key: str, per_second: float, burst: int) -> bool:
        """A token bucket that all nodes share, filled by the clock of the database."""
        amount = float(burst)
        return bool(await self._database.read(_LIMIT, key, amount, amount, per_second, amount, per_second))

    async def tidy(self) -> None:
        """Nodes that are long gone, and limits that are full again anyway."""
        await self._database.read(f"DELETE FROM nodes WHERE ends < {_NOW} - ? RETURNING node", _HOUR)
        await self._database.read(f"DELETE FROM shared_limits WHERE seen < {_NOW} - ? RETURNING key", _HOUR)


def lock_lease(table: str, epoch: int) -> Statement:
    """For a transaction that writes of the table: it fails unless this lease still holds."""
    return Statement(LOCK_LEASE, (table, epoch), needed=LeaseLost)


def first_lease(table: str, node: str) -> Statement:
    """With a table that is new: it is this node's from the beginning, with epoch 1."""
    return Statement("INSERT INTO leases (table_id, node, epoch) VALUES (?, ?, 1)", (table, node))
