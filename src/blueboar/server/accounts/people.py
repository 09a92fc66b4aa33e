"""Who someone is: guests, accounts, and the opaque tokens that devices are known by."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Callable

import argon2
from argon2.exceptions import InvalidHashError, VerificationError
from msgspec.structs import replace

from blueboar.protocol.shapes import Person, Rating
from blueboar.server.accounts import rating
from blueboar.server.accounts.look_alikes import skeleton
from blueboar.server.accounts.passwords import must_be_good_password
from blueboar.server.accounts.tokens import hash_of, new_token
from blueboar.server.clean_text import clean
from blueboar.server.identifiers import new_id
from blueboar.server.refusals import RequestRefused
from blueboar.server.store.people import PeopleStore
from blueboar.server.store.rows import StoredDevice, StoredLink, StoredPerson
from blueboar.server.wall_time import wall_now
from blueboar.server.yielding_threads import yielding_threads

_log = logging.getLogger(__name__)
_MOST_REMEMBERED = 20_000
_LINK_SECONDS = 900.0
_DAY = 86_400.0
TOKEN_SECONDS = 400 * _DAY
"""A device has to log in again after this, whatever it did meanwhile."""
IDLE_TOKEN_SECONDS = 120 * _DAY
_ASK_AGAIN_SECONDS = 3600.0
_HASHED_AT_ONCE = 1
"""Argon2 is meant to cost memory and time; a flood of logins must not take what the tables need."""
_HASH_MEMORY_KIB = 32 * 1024
_HASH_ROUNDS = 3


class People:
    def __init__(self, store: PeopleStore) -> None:
        self._store = store
        self._known: OrderedDict[str, tuple[StoredPerson, float]] = OrderedDict()
        self._forgotten = 0
        self._hasher = argon2.PasswordHasher(time_cost=_HASH_ROUNDS, memory_cost=_HASH_MEMORY_KIB, parallelism=1)
        self._hashing = yielding_threads(_HASHED_AT_ONCE, "passwords")
        self._decoy = self._hasher.hash(secrets.token_hex(16))
        self.on_changed: Callable[[str | None, str | None], None] = lambda person, token_hash: None
        """What is remembered about a person, or by a token, is not so any more: other nodes want to know."""

    async def by_token(self, token: str) -> StoredPerson | None:
        token_hash = hash_of(token)
        now = wall_now()
        known = self._known.get(token_hash)
        if known is not None and known[1] > now:
            self._known.move_to_end(token_hash)
            return known[0]
        forgotten = self._forgotten
        person = await self._store.by_token(token_hash, now - TOKEN_SECONDS, now - IDLE_TOKEN_SECONDS)
        if person is not None and forgotten == self._forgotten:
            # Otherwise someone was changed or sent away while the store was asked, perhaps this one.
            self._remember(token_hash, person, now + _ASK_AGAIN_SECONDS)
            await self._store.used(token_hash, now)
        return person

    async def end_other_sessions(self, person: str, token: str) -> None:
        """Every device but this one has to log in again; for a guest, that is for good."""
        await self._store.remove_other_tokens(person, hash_of(token))
        self._forget(person)

    async def devices(self, person: str) -> list[StoredDevice]:
        return await self._store.devices(person, wall_now())

    async def end_device(self, person: str, device: str) -> list[str]:
        ended = await self._store.end_device(person, device)
        self._forget(person)
        return ended

    async def by_id(self, person: str) -> StoredPerson:
        found = await self._store.by_id(person)
        if found is None:
            raise RequestRefused(404, "person.unknown", person=person)
        return found

    async def language_of(self, person: str) -> str:
        found = await self._store.by_id(person)
        return "en" if found is None else found.language

    async def new_guest(self, name: str, language: str) -> tuple[StoredPerson, str]:
        person = StoredPerson(new_id(), good_name(name), language)
        token = new_token()
        await self._store.add(person, hash_of(token), wall_now())
        return person, token

    async def change(self, person: StoredPerson, name: str | None, language: str | None) -> StoredPerson:
        changed = replace(
            person,
            name=person.name if name is None else good_name(name),
            language=language or person.language,
        )
        await self._store.rename(person.id, changed.name, changed.language)
        self._forget(person.id)
        return changed

    async def give_account(self, person: StoredPerson, name: str, password: str) -> StoredPerson:
        if person.account is not None:
            raise RequestRefused(409, "account.have-one")
        account = account_key(name)
        must_be_good_password(password, account)
        if skeleton(account) in {skeleton(other) for other in await self._store.accounts() if other != account}:
            raise RequestRefused(409, "account.name-alike")
        hashed = await self._hash(password)
        if not await self._store.give_account(person.id, account, hashed):
            raise RequestRefused(409, "account.name-taken")
        self._forget(person.id)
        return replace(person, account=account, password=hashed)

    async def login(self, name: str, password: str) -> tuple[StoredPerson, str]:
        """Takes as long for an unknown name as for a wrong password, and says the same."""
        person = await self._store.by_account(account_key(name))
        stored = self._decoy if person is None or person.password is None else person.password
        good = await self._verify(stored, password)
        if person is None or not good:
            _log.warning("a login was refused")
            raise RequestRefused(403, "login.wrong")
        if self._hasher.check_needs_rehash(stored):
            await self._store.change_password(person.id, await self._hash(password))
        return person, await self._new_device(person)

    async def must_know(self, person: StoredPerson, password: str) -> None:
        """Raises RequestRefused unless this is their password."""
        if person.password is None:
            raise RequestRefused(409, "account.none")
        if not await self._verify(person.password, password):
            _log.warning("a password was refused", extra={"person": person.id})
            raise RequestRefused(403, "login.wrong")

    async def change_password(self, person: StoredPerson, old: str, new: str, token: str) -> None:
        """Every device but the one with `token` has to log in again, and no link is good any more."""
        await self.must_know(person, old)
        must_be_good_password(new, person.account or "")
        await self._store.replace_password(person.id, await self._hash(new), hash_of(token))
        self._forget(person.id)

    async def delete(self, person: StoredPerson) -> None:
        await self._store.remove(person.id)
        self._forget(person.id)

    async def logout(self, token: str) -> None:
        token_hash = hash_of(token)
        await self._store.remove_token(token_hash)
        self.ask_again(None, token_hash)
        self.on_changed(None, token_hash)

    async def new_link(self, person: str, table: str, seat: int) -> tuple[str, float]:
        token = new_token()
        expires = wall_now() + _LINK_SECONDS
        await self._store.add_link(hash_of(token), StoredLink(person, table, seat, expires, used=False))
        return token, expires

    async def link(self, token: str) -> StoredLink:
        link = await self._store.link(hash_of(token))
        if link is None or link.used or link.expires < wall_now():
            raise RequestRefused(404, "link.unknown")
        return link

    async def claim_link(self, token: str) -> tuple[StoredPerson, str]:
        link = await self.link(token)
        if not await self._store.use_link(hash_of(token), wall_now()):
            raise RequestRefused(404, "link.unknown")
        person = await self.by_id(link.person)
        return replace(person, only_table=link.table), await self._new_device(person, link.table)

    async def told(self, person: StoredPerson, token: str | None = None) -> Person:
        """A person as told to that person; to a device that has a seat of theirs alone, only who it is."""
        if person.only_table is not None:
            return Person(person.id, person.name, person.language, True, only_table=person.only_table)
        ratings = tuple(
            Rating(stored.game, rating.cautious(stored), stored.mu, stored.sigma, stored.games)
            for stored in await self._store.ratings((person.id,))
        )
        guest = person.account is None
        return Person(person.id, person.name, person.language, guest, person.account, ratings, token)

    async def _new_device(self, person: StoredPerson, table: str | None = None) -> str:
        token = new_token()
        await self._store.add_token(hash_of(token), person.id, wall_now(), table)
        return token

    async def _hash(self, password: str) -> str:
        return await asyncio.get_running_loop().run_in_executor(self._hashing, self._hasher.hash, password)

    async def _verify(self, stored: str, password: str) -> bool:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._hashing, self._hasher.verify, stored, password)
        except (VerificationError, InvalidHashError):
            return False

    def _remember(self, token_hash: str, person: StoredPerson, until: float) -> None:
        self._known[token_hash] = (person, until)
        if len(self._known) > _MOST_REMEMBERED:
            self._known.popitem(last=False)

    def _forget(self, person: str) -> None:
        self.ask_again(person, None)
        self.on_changed(person, None)

    def ask_again(self, person: str | None, token_hash: str | None) -> None:
        """The store knows better about this person, or about who has this token."""
        self._forgotten += 1
        for known in [key for key, found in self._known.items() if found[0].id == person or key == token_hash]:
            del self._known[known]


def good_name(name: str) -> str:
    cleaned = clean(name)
    if not cleaned:
        raise RequestRefused(400, "person.no-name")
    return cleaned


def account_key(name: str) -> str:
    """The same account, however its name is typed."""
    key = clean(name).casefold()
    if len(key) < 3:
        raise RequestRefused(400, "account.bad-name")
    return key
