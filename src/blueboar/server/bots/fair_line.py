"""The line in which tables wait for their bots to think: not who came first, but who has had least is next.

Bots of people who are there come before those of tables that are only looked at, and tables that nobody looks at come
last. Among equals every address has the same share of the time, and so has every person of an address.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import time
from collections import OrderedDict
from collections.abc import AsyncIterator
from typing import Final, Protocol

import msgspec

PLAYED: Final = 0
WATCHED: Final = 1
ALONE: Final = 2
_MOST_KEPT = 5000


class Guest(Protocol):
    @property
    def seat(self) -> int | None: ...

    @property
    def person(self) -> str | None: ...

    @property
    def address(self) -> str: ...


class Asker(msgspec.Struct, frozen=True):
    """For whom a table's bots think."""

    rank: int = ALONE
    address: str = ""
    person: str = ""


def asker(guests: list[Guest], host: str | None) -> Asker:
    """The host stands for the table if they are there, otherwise whoever else plays, or looks on."""
    if not guests:
        return Asker(ALONE, "", host or "")
    playing = [guest for guest in guests if guest.seat is not None]
    first = min(playing or guests, key=lambda guest: (guest.person != host, guest.seat or 0, guest.address))
    return Asker(PLAYED if playing else WATCHED, first.address, first.person or "")


class _Shares:
    """How much time each has had. Who comes anew starts with what those who are served now have had."""

    def __init__(self) -> None:
        self._had: OrderedDict[str, float] = OrderedDict()
        self._now = 0.0

    def had(self, key: str) -> float:
        return max(self._had.get(key, 0.0), self._now)

    def served(self, key: str) -> None:
        self._now = max(self._now, self.had(key))

    def charge(self, key: str, seconds: float) -> None:
        self._had[key] = self.had(key) + seconds
        self._had.move_to_end(key)
        if len(self._had) > _MOST_KEPT:
            self._had.popitem(last=False)


class FairLine:
    """One at a time."""

    def __init__(self) -> None:
        self._busy = False
        self._waiting: dict[int, tuple[Asker, asyncio.Future[None]]] = {}
        self._numbers = itertools.count()
        self._addresses = _Shares()
        self._people = _Shares()

    def __len__(self) -> int:
        """How many wait."""
        return len(self._waiting)

    def locked(self) -> bool:
        return self._busy

    @contextlib.asynccontextmanager
    async def turn(self, who: Asker) -> AsyncIterator[None]:
        if self._busy:
            await self._wait(who)
        self._busy = True
        begun = time.monotonic()
        try:
            yield
        finally:
            seconds = time.monotonic() - begun
            self._addresses.charge(who.address, seconds)
            self._people.charge(_key(who), seconds)
            self._let_next()

    async def _wait(self, who: Asker) -> None:
        number = next(self._numbers)
        called = asyncio.get_running_loop().create_future()
        self._waiting[number] = (who, called)
        try:
            await called
        except BaseException:
            self._waiting.pop(number, None)
            if called.done() and not called.cancelled():
                # It was called, and cannot come any more.
                self._let_next()
            raise

    def _let_next(self) -> None:
        self._busy = False
        while self._waiting and not self._busy:
            who, called = self._waiting.pop(min(self._waiting, key=self._order))
            if called.done():
                continue
            self._busy = True
            self._addresses.served(who.address)
            self._people.served(_key(who))
            called.set_result(None)

    def _order(self, number: int) -> tuple[int, float, float, int]:
        who = self._waiting[number][0]
        return who.rank, self._addresses.had(who.address), self._people.had(_key(who)), number


def _key(who: Asker) -> str:
    return f"{who.address} {who.person}"
