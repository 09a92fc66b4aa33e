"""What has come in on one socket and was not read yet. It has one reader: a queue for many costs far more a message."""
# compiled: every frame that comes in

from __future__ import annotations

import asyncio
from typing import Generic, TypeVar

Item = TypeVar("Item")


class Inbox(Generic[Item]):
    __slots__ = ("_filled", "_items")

    def __init__(self) -> None:
        self._items: list[Item] = []
        self._filled: asyncio.Future[None] | None = None

    def put_nowait(self, item: Item) -> None:
        self._items.append(item)
        filled, self._filled = self._filled, None
        if filled is not None and not filled.done():
            filled.set_result(None)

    def filled(self) -> asyncio.Future[None]:
        """Done when something comes. For the one reader, while it is empty."""
        self._filled = asyncio.get_running_loop().create_future()
        return self._filled

    def get_nowait(self) -> Item:
        return self._items.pop(0)

    def qsize(self) -> int:
        return len(self._items)

    def empty(self) -> bool:
        return not self._items
