"""What the inn keeps about itself: its keys."""

from __future__ import annotations

from collections.abc import Callable

from blueboar.server.store.database import Database, Statement, StoreConflict


class InnStore:
    """The keys lie where the seeds of all running games lie, and are guarded as those are."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def touch(self, now: float) -> None:
        """Notes what time it is. Raises StoreFailure where nothing can be written any more."""
        await self._database.write(
            Statement(
                "INSERT INTO inn_keys (name, secret) VALUES (?, ?) "
                "ON CONFLICT (name) DO UPDATE SET secret = excluded.secret",
                ("touched", str(now).encode()),
            )
        )

    async def touched(self) -> float | None:
        """What time it was when that was noted last."""
        rows = await self._database.read("SELECT secret FROM inn_keys WHERE name = ?", "touched")
        return float(bytes(rows[0][0])) if rows else None

    async def key(self, name: str, new: Callable[[], bytes]) -> bytes:
        """The inn's key of this name; `new()` makes one if there is none yet."""
        for _ in range(2):
            rows = await self._database.read("SELECT secret FROM inn_keys WHERE name = ?", name)
            if rows:
                return bytes(rows[0][0])
            try:
                await self._database.write(
                    Statement("INSERT INTO inn_keys (name, secret) VALUES (?, ?)", (name, new()))
                )
            except StoreConflict:
                continue
        return await self.key(name, new)
