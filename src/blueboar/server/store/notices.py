"""Who can be told where, what waits to be told, and the keys of the inn."""

from __future__ import annotations

from blueboar.server.store.database import Database, Row, Statement

_CHANNEL = "SELECT id, person, table_id, failures, body FROM channels"


class NoticeStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    # channels

    async def add_channel(self, channel: str, person: str | None, table: str | None, body: bytes, now: float) -> None:
        await self._database.write(
            Statement(
                "INSERT INTO channels (id, person, table_id, created, failures, body) VALUES (?, ?, ?, ?, 0, ?)",
                (channel, person, table, now, body),
            )
        )

    async def of_person(self, person: str) -> list[Row]:
        return await self._database.read(f"{_CHANNEL} WHERE person = ? ORDER BY created", person)

    async def of_table(self, table: str) -> list[Row]:
        return await self._database.read(f"{_CHANNEL} WHERE table_id = ? ORDER BY created", table)

    async def remove_channel(self, channel: str) -> bool:
        return await self._database.write(Statement("DELETE FROM channels WHERE id = ?", (channel,))) == 1

    async def failed(self, channel: str) -> None:
        await self._database.write(
            Statement("UPDATE channels SET failures = failures + 1 WHERE id = ?", (channel,)),
        )

    async def reached(self, channel: str) -> None:
        await self._database.write(
            Statement("UPDATE channels SET failures = 0 WHERE id = ? AND failures > 0", (channel,))
        )

    # wishes

    async def wishes(self, person: str) -> bytes | None:
        rows = await self._database.read("SELECT body FROM notice_wishes WHERE person = ?", person)
        return rows[0][0] if rows else None

    async def set_wishes(self, person: str, body: bytes) -> None:
        await self._database.write(
            Statement(
                "INSERT INTO notice_wishes (person, body) VALUES (?, ?) "
                "ON CONFLICT (person) DO UPDATE SET body = excluded.body",
                (person, body),
            )
        )

    # notices

    async def plan(self, person: str, table: str, kind: str, seat: int, due: float) -> None:
        """Once: what is planned or told already stays as it is."""
        await self._database.write(
            Statement(
                "INSERT INTO notices (person, table_id, kind, seat, due, tries) VALUES (?, ?, ?, ?, ?, 0) "
                "ON CONFLICT (person, table_id, kind) DO NOTHING",
                (person, table, kind, seat, due),
            )
        )

    async def due(self, now: float, most: int) -> list[Row]:
        return await self._database.read(
            "SELECT person, table_id, kind, seat, due, tries FROM notices "
            "WHERE due IS NOT NULL AND due <= ? ORDER BY due LIMIT ?",
            now,
            most,
        )

    async def take(self, person: str, table: str, kind: str, due: float, until: float) -> bool:
        """Whether it is ours to send: only one who asks gets it, and if they die it is due again at `until`."""
        statement = Statement(
            "UPDATE notices SET due = ? WHERE person = ? AND table_id = ? AND kind = ? AND due = ?",
            (until, person, table, kind, due),
        )
        return await self._database.write(statement) == 1

    async def set_due(self, person: str, table: str, kind: str, due: float | None, tries: int) -> None:
        """Again then; or never, as it was told."""
        await self._database.write(
            Statement(
                "UPDATE notices SET due = ?, tries = ? WHERE person = ? AND table_id = ? AND kind = ?",
                (due, tries, person, table, kind),
            )
        )

    async def forget(self, person: str, table: str) -> None:
        """The person is there, or there is nobody to tell any more."""
        await self._database.write(Statement("DELETE FROM notices WHERE person = ? AND table_id = ?", (person, table)))

    async def not_asked(self, person: str, table: str, *, told_too: bool) -> None:
        """Nothing waits for them now; `told_too`: they want to be told again when something does."""
        sql = "DELETE FROM notices WHERE person = ? AND table_id = ? AND kind <> 'over'"
        await self._database.write(Statement(sql if told_too else f"{sql} AND due IS NOT NULL", (person, table)))
