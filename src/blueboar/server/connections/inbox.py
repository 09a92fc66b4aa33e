"""What has come in on one socket and was not read yet. It has one reader: a queue for many costs far more a message."""
# compiled: every frame that comes in

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Generic, TypeVar

INBOX = "blueboar.inbox"
"""Where a socket's scope has its inbox: who reads it there needs no coroutine and no dict for each message."""
Item = TypeVar("Item")


class Inbox(Generic[Item]):
    __slots__ = ("_filled", "_items", "_when_empty")

    def __init__(self) -> None:
        self._items: list[Item] = []
        self._filled: asyncio.Future[None] | None = None
        self._when_empty: Callable[[], None] | None = None

    def put_nowait(self, item: Item) -> int:
        """How many wait by now."""
        self._items.append(item)
        filled, self._filled = self._filled, None
        if filled is not None and not filled.done():
            filled.set_result(None)
        return len(self._items)

    def filled(self) -> asyncio.Future[None]:
        """Done when something comes. For the one reader, while it is empty."""
        self._filled = asyncio.get_running_loop().create_future()
        return self._filled

    def get_nowait(self) -> Item:
        item = self._items.pop(0)
        if self._when_empty is not None and not self._items:
            when_empty, self._when_empty = self._when_empty, None
            when_empty()
        return item

    def when_empty(self, call: Callable[[], None]) -> None:
        """Once, when the last that waits is read."""
        self._when_empty = call

    def qsize(self) -> int:
        return len(self._items)

    def empty(self) -> bool:
        return not self._items
