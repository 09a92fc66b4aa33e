"""Who does not want to sit with whom, and what people tell the host of the inn about others."""

from __future__ import annotations

from collections.abc import Collection

from blueboar.server.store.database import Database, Statement


class CompanyStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def block(self, person: str, blocked: str, now: float) -> None:
        await self._database.write(
            Statement(
                "INSERT INTO blocks (person, blocked, created) VALUES (?, ?, ?) "
                "ON CONFLICT (person, blocked) DO NOTHING",
                (person, blocked, now),
            )
        )

    async def unblock(self, person: str, blocked: str) -> None:
        await self._database.write(Statement("DELETE FROM blocks WHERE person = ? AND blocked = ?", (person, blocked)))

    async def blocked_by(self, person: str) -> list[tuple[str, str]]:
        """The id and the name of each."""
        rows = await self._database.read(
            "SELECT people.id, people.name FROM blocks JOIN people ON people.id = blocks.blocked "
            "WHERE blocks.person = ? ORDER BY blocks.created",
            person,
        )
        return [(row[0], row[1]) for row in rows]

    async def is_between(self, person: str, others: Collection[str]) -> bool:
        """Whether this person and one of the others do not want to sit together, whoever said so."""
        rows = await self._database.read(
            "SELECT blocked FROM blocks WHERE person = ? UNION SELECT person FROM blocks WHERE blocked = ?",
            person,
            person,
        )
        return any(row[0] in others for row in rows)

    async def add_report(
        self, report: str, now: float, table: str, person: str, about: str | None, body: bytes
    ) -> None:
        await self._database.write(
            Statement(
                "INSERT INTO reports (id, at, table_id, person, about, body) VALUES (?, ?, ?, ?, ?, ?)",
                (report, now, table, person, about, body),
            )
        )

    async def reports(self, most: int) -> list[tuple[float, str, bytes]]:
        """The newest first: when, at which table, and what was told."""
        rows = await self._database.read("SELECT at, table_id, body FROM reports ORDER BY at DESC LIMIT ?", most)
        return [(row[0], row[1], row[2]) for row in rows]
