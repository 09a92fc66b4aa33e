"""People, the tokens that they are known by, and how strong they are."""

from __future__ import annotations

from blueboar.server.store.database import Database, Statement, StoreConflict
from blueboar.server.store.rows import StoredLink, StoredPerson, StoredRating


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

    async def add_token(self, token_hash: str, person: str, now: float) -> None:
        await self._database.write(_new_token(token_hash, person, now))

    async def remove_token(self, token_hash: str) -> None:
        await self._database.write(Statement("DELETE FROM tokens WHERE hash = ?", (token_hash,)))

    async def by_token(self, token_hash: str) -> StoredPerson | None:
        return await self._one(
            f"SELECT {_COLUMNS} FROM people WHERE id = (SELECT person FROM tokens WHERE hash = ?)", token_hash
        )

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


_COLUMNS = "id, name, language, account, password"


def _new_token(token_hash: str, person: str, now: float) -> Statement:
    return Statement("INSERT INTO tokens (hash, person, created) VALUES (?, ?, ?)", (token_hash, person, now))
