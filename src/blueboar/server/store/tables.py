"""Tables, their entries and what was said at them."""

from __future__ import annotations

import logging
from collections.abc import Awaitable
from typing import Protocol

import msgspec

from blueboar.server.store.database import Database, RatingsMoved, Row, Statement
from blueboar.server.store.rows import StoredEntry, StoredRating, StoredResult, StoredSaid, StoredTable, Totals

_log = logging.getLogger(__name__)

_encode = msgspec.json.Encoder().encode
_decode_table = msgspec.json.Decoder(StoredTable).decode
_decode_counts = msgspec.json.Decoder(dict[str, int]).decode
_APPEND = "INSERT INTO entries (table_id, seq, seat, cid, at, move, events) VALUES (?, ?, ?, ?, ?, ?, ?)"


class Fence(Protocol):
    """Keeps out whoever has lost a table."""

    def lock(self) -> Statement:
        """The first of a transaction. Raises LeaseLost where that is known without asking."""


class TableStore:
    def __init__(self, database: Database, fence: Fence | None = None) -> None:
        self._database = database
        self._fence = fence

    def _write(self, *statements: Statement) -> Awaitable[int]:
        """Of a table whose lease is known: only as long as it holds."""
        if self._fence is None:
            return self._database.write(*statements)
        return self._database.write(self._fence.lock(), *statements)

    async def add(self, table: StoredTable, *beside: Statement) -> None:
        await self._database.write(
            *beside,
            Statement(
                "INSERT INTO tables (id, code, game, state, public, created, changed, body) "
                "VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    table.id,
                    table.code,
                    table.game,
                    table.state,
                    int(table.public),
                    table.created,
                    table.created,
                    _encode(table),
                ),
            ),
            *_sitters(table),
        )

    async def change(self, table: StoredTable, now: float) -> None:
        """The table as it is from now on."""
        await self._write(
            Statement("DELETE FROM sitters WHERE table_id = ?", (table.id,)),
            *_sitters(table),
            _update(table, now),
        )

    async def forget(self, table: StoredTable, seat: int, now: float) -> None:
        """The table without the person on this seat, and without what was said from it."""
        await self._write(
            Statement("DELETE FROM said WHERE table_id = ? AND seat = ?", (table.id, seat)),
            Statement("DELETE FROM sitters WHERE table_id = ?", (table.id,)),
            *_sitters(table),
            _update(table, now),
        )

    async def begin(
        self, table: StoredTable, now: float, deal: StoredEntry, clock: bytes, wake_at: float | None
    ) -> None:
        """The game begins, its first entry is the deal, and its clocks run: all of it or nothing."""
        await self._write(_append(table.id, deal), *_set_clock(table.id, clock, wake_at), _update(table, now))

    def append(self, table: str, entry: StoredEntry) -> Awaitable[int]:
        """As all that every move does, this is no coroutine of its own."""
        row = (table, entry.seq, entry.seat, entry.cid, entry.at, entry.move, entry.events)
        if self._fence is None:
            return self._database.write(Statement(_APPEND, row))
        return self._database.write(self._fence.lock(), Statement(_APPEND, row))

    def append_with_clock(self, table: str, entry: StoredEntry, clock: bytes, wake_at: float | None) -> Awaitable[int]:
        return self._write(_append(table, entry), *_set_clock(table, clock, wake_at))

    async def set_clock(self, table: str, clock: bytes, wake_at: float | None) -> None:
        await self._write(*_set_clock(table, clock, wake_at))

    async def wake_at(self, table: str, at: float) -> None:
        """Look at it then, not before."""
        await self._write(Statement("UPDATE tables SET wake_at = ? WHERE id = ?", (at, table)))

    async def finish(
        self,
        table: StoredTable,
        now: float,
        entry: StoredEntry,
        results: list[StoredResult],
        ratings: list[StoredRating],
    ) -> None:
        """The last entry, the outcome and all that follows from it, at once.

        Raises RatingsMoved when another game has changed one of these ratings since they were reckoned.
        """
        await self._write(
            _append(table.id, entry),
            *(_add_result(table, result, now) for result in results),
            # In one order everywhere: games that end at once on two nodes wait for each other, never both.
            *(_set_rating(rating) for rating in sorted(ratings, key=lambda rating: rating.subject)),
            Statement("DELETE FROM clocks WHERE table_id = ?", (table.id,)),
            Statement("UPDATE tables SET wake_at = NULL WHERE id = ?", (table.id,)),
            _update(table, now),
        )

    async def by_id(self, table: str) -> StoredTable | None:
        rows = await self._database.read("SELECT body FROM tables WHERE id = ?", table)
        return _decode_table(rows[0][0]) if rows else None

    async def by_code(self, code: str) -> StoredTable | None:
        rows = await self._database.read("SELECT body FROM tables WHERE code = ?", code)
        return _decode_table(rows[0][0]) if rows else None

    async def entries(self, table: str) -> list[StoredEntry]:
        rows = await self._database.read(
            "SELECT seq, seat, cid, at, move, events FROM entries WHERE table_id = ? ORDER BY seq", table
        )
        return [StoredEntry(*row) for row in rows]

    async def clock(self, table: str) -> bytes | None:
        rows = await self._database.read("SELECT body FROM clocks WHERE table_id = ?", table)
        return rows[0][0] if rows else None

    async def clocks(self) -> list[tuple[str, bytes]]:
        """Of all games that are under way, by table."""
        rows = await self._database.read("SELECT table_id, body FROM clocks")
        return [(row[0], bytes(row[1])) for row in rows]

    async def wake_earlier(self, by: float, clocks: list[tuple[str, bytes]]) -> None:
        """Everything that is to happen some time happens so many seconds earlier; and these are their clocks now."""
        await self._database.write(
            Statement("UPDATE tables SET wake_at = wake_at - ? WHERE wake_at IS NOT NULL", (by,)),
            *(Statement("UPDATE clocks SET body = ? WHERE table_id = ?", (body, table)) for table, body in clocks),
        )

    async def to_wake(self, now: float, most: int) -> list[str]:
        rows = await self._database.read(
            "SELECT id FROM tables WHERE wake_at IS NOT NULL AND wake_at <= ? ORDER BY wake_at LIMIT ?",
            now,
            most,
        )
        return [row[0] for row in rows]

    async def public(self, state: str, game: str | None, page: int, size: int) -> list[StoredTable]:
        """One more than `size` if there are more."""
        last = (size + 1, page * size)
        if game is None:
            sql = "SELECT body FROM tables WHERE public = 1 AND state = ? ORDER BY created DESC LIMIT ? OFFSET ?"
            rows = await self._database.read(sql, state, *last)
        else:
            sql = (
                "SELECT body FROM tables WHERE public = 1 AND game = ? AND state = ? "
                "ORDER BY created DESC LIMIT ? OFFSET ?"
            )
            rows = await self._database.read(sql, game, state, *last)
        return _tables(rows)

    async def of_person(self, person: str, page: int, size: int) -> list[StoredTable]:
        rows = await self._database.read(
            "SELECT body FROM tables WHERE id IN "
            "(SELECT table_id FROM sitters WHERE person = ? ORDER BY created DESC LIMIT ? OFFSET ?) "
            "ORDER BY created DESC",
            person,
            size + 1,
            page * size,
        )
        return _tables(rows)

    async def unfinished_of_person(self, person: str, most: int) -> list[StoredTable]:
        rows = await self._database.read(
            "SELECT body FROM tables WHERE state IN ('open', 'running') "
            "AND id IN (SELECT table_id FROM sitters WHERE person = ?) ORDER BY created DESC LIMIT ?",
            person,
            most,
        )
        return _tables(rows)

    async def finished_of_person(self, person: str, most: int) -> list[StoredTable]:
        """The last ones to end first."""
        rows = await self._database.read(
            "SELECT body FROM tables WHERE state = 'finished' "
            "AND id IN (SELECT table_id FROM sitters WHERE person = ?) ORDER BY changed DESC LIMIT ?",
            person,
            most,
        )
        return _tables(rows)

    async def last_entry_at(self, table: str) -> float | None:
        rows = await self._database.read("SELECT at FROM entries WHERE table_id = ? ORDER BY seq DESC LIMIT 1", table)
        return rows[0][0] if rows else None

    async def all_of_person(self, person: str) -> list[StoredTable]:
        sql = "SELECT body FROM tables WHERE id IN (SELECT table_id FROM sitters WHERE person = ?)"
        return _tables(await self._database.read(sql, person))

    async def left_open(self, before: float, most: int) -> list[str]:
        rows = await self._database.read(
            "SELECT id FROM tables WHERE state = 'open' AND changed < ? LIMIT ?", before, most
        )
        return [row[0] for row in rows]

    async def add_said(self, table: str, said: StoredSaid) -> None:
        await self._write(
            Statement(
                "INSERT INTO said (table_id, number, seat, cid, body) VALUES (?, ?, ?, ?, ?)",
                (table, said.number, said.seat, said.cid, said.body),
            )
        )

    async def said(self, table: str, most: int) -> list[StoredSaid]:
        """The last ones, oldest first."""
        rows = await self._database.read(
            "SELECT number, seat, cid, body FROM said WHERE table_id = ? ORDER BY number DESC LIMIT ?", table, most
        )
        return [StoredSaid(*row) for row in reversed(rows)]

    async def totals(self, person: str) -> list[Totals]:
        rows = await self._database.read(
            "SELECT game, place, score, counts FROM results WHERE person = ? ORDER BY game", person
        )
        by_game: dict[str, Totals] = {}
        for game, place, score, counts in rows:
            totals = by_game.setdefault(game, Totals(game))
            totals.games += 1
            totals.wins += place == 1
            totals.places += place
            totals.score += score
            for name, count in _decode_counts(counts).items():
                totals.counts[name] = totals.counts.get(name, 0) + count
        return list(by_game.values())


def _tables(rows: list[Row]) -> list[StoredTable]:
    """One that cannot be read costs its own line, not the page."""
    found = []
    for row in rows:
        try:
            found.append(_decode_table(row[0]))
        except (msgspec.DecodeError, ValueError):
            _log.exception("a stored table cannot be read")
    return found


def _append(table: str, entry: StoredEntry) -> Statement:
    return Statement(_APPEND, (table, entry.seq, entry.seat, entry.cid, entry.at, entry.move, entry.events))


def _update(table: StoredTable, now: float) -> Statement:
    return Statement(
        "UPDATE tables SET state = ?, public = ?, changed = ?, body = ? WHERE id = ?",
        (table.state, int(table.public), now, _encode(table), table.id),
    )


def _sitters(table: StoredTable) -> list[Statement]:
    return [
        Statement(
            "INSERT INTO sitters (table_id, seat, person, created) VALUES (?, ?, ?, ?)",
            (table.id, seat, sitter.person, table.created),
        )
        for seat, sitter in enumerate(table.seats)
        if sitter.person is not None
    ]


def _set_clock(table: str, clock: bytes, wake_at: float | None) -> tuple[Statement, Statement]:
    return (
        Statement(
            "INSERT INTO clocks (table_id, body) VALUES (?, ?) "
            "ON CONFLICT (table_id) DO UPDATE SET body = excluded.body",
            (table, clock),
        ),
        Statement("UPDATE tables SET wake_at = ? WHERE id = ?", (wake_at, table)),
    )


def _add_result(table: StoredTable, result: StoredResult, now: float) -> Statement:
    return Statement(
        "INSERT INTO results (table_id, seat, person, game, players, place, score, counts, finished) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            table.id,
            result.seat,
            result.person,
            table.game,
            len(table.seats),
            result.place,
            result.score,
            _encode(result.counts),
            now,
        ),
    )


def _set_rating(rating: StoredRating) -> Statement:
    return Statement(
        "INSERT INTO ratings (subject, game, mu, sigma, games) VALUES (?, ?, ?, ?, ?) "
        "ON CONFLICT (subject, game) DO UPDATE SET "
        "mu = excluded.mu, sigma = excluded.sigma, games = excluded.games WHERE ratings.games = excluded.games - 1",
        (rating.subject, rating.game, rating.mu, rating.sigma, rating.games),
        needed=RatingsMoved,
    )
