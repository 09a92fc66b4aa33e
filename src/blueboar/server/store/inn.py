"""What the inn keeps about itself."""

from __future__ import annotations

from blueboar.server.store.database import Database, Statement


class InnStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def signing_secret(self, fresh: bytes) -> bytes:
        """The secret half of the inn's key: the one that is kept, or `fresh` if there was none, which is kept then.

        It lies where the seeds of all running games lie, and is guarded as they are.
        """
        await self._database.write(
            Statement("INSERT INTO inn (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING", ("key", fresh))
        )
        rows = await self._database.read("SELECT value FROM inn WHERE name = ?", "key")
        return bytes(rows[0][0])
