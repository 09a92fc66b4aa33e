"""People, the tokens that they are known by, and how strong they are."""

from __future__ import annotations

from blueboar.server.store.database import Database, Statement, StoreConflict
from blueboar.server.store.rows import StoredDevice, StoredLink, StoredPerson, StoredRating


class PeopleStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, person: StoredPerson, token_hash: str, now: float) -> None:
        await self._database.write(
            Statement(
                "INSERT INTO people (id, name, language, account, password, created) VALUES (?, ?, ?, ?, ?, ?)",
                (person.id, person.name, person.language, person.account, person.password, now),
            ),
            _new_token(token_hash, person.id, now),
        )

    async def add_token(self, token_hash: str, person: str, now: float, table: str | None = None) -> None:
        """With `table`: for that table alone."""
        await self._database.write(
            Statement(
                "INSERT INTO tokens (hash, person, created, table_id) VALUES (?, ?, ?, ?)",
                (token_hash, person, now, table),
            )
        )

    async def remove_token(self, token_hash: str) -> None:
        await self._database.write(Statement("DELETE FROM tokens WHERE hash = ?", (token_hash,)))

    async def by_token(self, token_hash: str, made_after: float = 0.0, used_after: float = 0.0) -> StoredPerson | None:
        rows = await self._database.read(
            "SELECT people.id, name, language, account, password, tokens.table_id FROM people "
            "JOIN tokens ON tokens.person = people.id "
            "WHERE hash = ? AND tokens.created > ? AND COALESCE(used, tokens.created) > ?",
            token_hash,
            made_after,
            used_after,
        )
        return StoredPerson(*rows[0]) if rows else None

    async def used(self, token_hash: str, now: float) -> None:
        await self._database.write(Statement("UPDATE tokens SET used = ? WHERE hash = ?", (now, token_hash)))

    async def remove_tokens(self, made_before: float, used_before: float) -> None:
        await self._database.write(
            Statement("DELETE FROM tokens WHERE created < ? OR COALESCE(used, created) < ?", (made_before, used_before))
        )

    async def remove_other_tokens(self, person: str, token_hash: str) -> None:
        await self._database.write(
            Statement("DELETE FROM tokens WHERE person = ? AND hash <> ?", (person, token_hash)),
            Statement("DELETE FROM links WHERE person = ?", (person,)),
        )

    async def devices(self, person: str, now: float) -> list[StoredDevice]:
        """Links to seats that are still good, and the devices that have come in by one."""
        links = await self._database.read(
            "SELECT hash, table_id, expires FROM links WHERE person = ? AND used = 0 AND expires > ?", person, now
        )
        tokens = await self._database.read(
            "SELECT hash, table_id, created FROM tokens WHERE person = ? AND table_id IS NOT NULL", person
        )
        return [StoredDevice(key[:DEVICE_LETTERS], table, at, False) for key, table, at in links] + [
            StoredDevice(key[:DEVICE_LETTERS], table, at, True) for key, table, at in tokens
        ]

    async def end_device(self, person: str, device: str) -> list[str]:
        """The hashes of the tokens that are good no more."""
        rows = await self._database.read("SELECT hash FROM tokens WHERE person = ? AND table_id IS NOT NULL", person)
        ended = [row[0] for row in rows if row[0].startswith(device)]
        links = await self._database.read("SELECT hash FROM links WHERE person = ?", person)
        for row in links:
            if row[0].startswith(device):
                await self._database.write(Statement("DELETE FROM links WHERE hash = ?", (row[0],)))
        for token_hash in ended:
            await self.remove_token(token_hash)
        return ended

    async def accounts(self) -> list[str]:
        return [row[0] for row in await self._database.read("SELECT account FROM people WHERE account IS NOT NULL")]

    async def by_id(self, person: str) -> StoredPerson | None:
        return await self._one(f"SELECT {_COLUMNS} FROM people WHERE id = ?", person)

    async def by_account(self, account: str) -> StoredPerson | None:
        return await self._one(f"SELECT {_COLUMNS} FROM people WHERE account = ?", account)

    async def _one(self, sql: str, argument: str) -> StoredPerson | None:
        rows = await self._database.read(sql, argument)
        return StoredPerson(*rows[0]) if rows else None

    async def rename(self, person: str, name: str, language: str) -> None:
        await self._database.write(
            Statement("UPDATE people SET name = ?, language = ? WHERE id = ?", (name, language, person))
        )

    async def give_account(self, person: str, account: str, password: str) -> bool:
        """False when the name is taken, or when the person has an account already."""
        statement = Statement(
            "UPDATE people SET account = ?, password = ? WHERE id = ? AND account IS NULL",
            (account, password, person),
        )
        try:
            return await self._database.write(statement) == 1
        except StoreConflict:
            return False

    async def change_password(self, person: str, password: str) -> None:
        await self._database.write(Statement("UPDATE people SET password = ? WHERE id = ?", (password, person)))

    async def replace_password(self, person: str, password: str, token_hash: str) -> None:
        """And nobody but who has this token is known by the old one any more."""
        await self._database.write(
            Statement("DELETE FROM tokens WHERE person = ? AND hash <> ?", (person, token_hash)),
            Statement("DELETE FROM links WHERE person = ?", (person,)),
            Statement("UPDATE people SET password = ? WHERE id = ?", (password, person)),
        )

    async def remove(self, person: str) -> None:
        """Results stay, as those of nobody: others have played against them."""
        await self._database.write(
            Statement("DELETE FROM tokens WHERE person = ?", (person,)),
            Statement("DELETE FROM links WHERE person = ?", (person,)),
            Statement("DELETE FROM ratings WHERE subject = ?", (person,)),
            Statement("DELETE FROM channels WHERE person = ?", (person,)),
            Statement("DELETE FROM notice_wishes WHERE person = ?", (person,)),
            Statement("DELETE FROM notices WHERE person = ?", (person,)),
            Statement("DELETE FROM blocks WHERE person = ? OR blocked = ?", (person, person)),
            Statement("DELETE FROM reports WHERE person = ? OR about = ?", (person, person)),
            Statement("UPDATE results SET person = NULL WHERE person = ?", (person,)),
            Statement("DELETE FROM people WHERE id = ?", (person,)),
        )

    async def add_link(self, token_hash: str, link: StoredLink) -> None:
        await self._database.write(
            Statement(
                "INSERT INTO links (hash, person, table_id, seat, expires, used) VALUES (?, ?, ?, ?, ?, 0)",
                (token_hash, link.person, link.table, link.seat, link.expires),
            )
        )

    async def link(self, token_hash: str) -> StoredLink | None:
        rows = await self._database.read(
            "SELECT person, table_id, seat, expires, used FROM links WHERE hash = ?", token_hash
        )
        if not rows:
            return None
        person, table, seat, expires, used = rows[0]
        return StoredLink(person, table, seat, expires, bool(used))

    async def use_link(self, token_hash: str, now: float) -> bool:
        """Whether it was good, and now is not any more."""
        statement = Statement(
            "UPDATE links SET used = 1 WHERE hash = ? AND used = 0 AND expires > ?", (token_hash, now)
        )
        return await self._database.write(statement) == 1

    async def remove_links(self, expired_before: float) -> None:
        await self._database.write(Statement("DELETE FROM links WHERE expires < ?", (expired_before,)))

    async def ratings(self, subjects: tuple[str, ...], game: str | None = None) -> list[StoredRating]:
        if not subjects:
            return []
        marks = ", ".join("?" for _ in subjects)
        sql = f"SELECT subject, game, mu, sigma, games FROM ratings WHERE subject IN ({marks})"
        if game is None:
            rows = await self._database.read(f"{sql} ORDER BY game", *subjects)
        else:
            rows = await self._database.read(f"{sql} AND game = ?", *subjects, game)
        return [StoredRating(*row) for row in rows]


DEVICE_LETTERS = 16
_COLUMNS = "id, name, language, account, password"


def _new_token(token_hash: str, person: str, now: float) -> Statement:
    return Statement("INSERT INTO tokens (hash, person, created) VALUES (?, ?, ?)", (token_hash, person, now))
