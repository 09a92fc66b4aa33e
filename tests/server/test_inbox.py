"""What comes in on a socket waits for its one reader, in its order."""

from __future__ import annotations

import asyncio

from blueboar.server.connections.inbox import Inbox


async def test_what_came_first_is_read_first():
    inbox = Inbox[str]()
    inbox.put_nowait("one")
    inbox.put_nowait("two")
    assert inbox.qsize() == 2
    assert [inbox.get_nowait(), inbox.get_nowait()] == ["one", "two"]
    assert inbox.empty()


async def test_a_reader_is_woken_when_something_comes():
    inbox = Inbox[str]()
    waiting = inbox.filled()
    await asyncio.sleep(0)
    assert not waiting.done()
    inbox.put_nowait("one")
    inbox.put_nowait("two")
    await waiting
    assert inbox.qsize() == 2


async def test_a_reader_who_has_gone_is_not_woken():
    inbox = Inbox[str]()
    inbox.filled().cancel()
    inbox.put_nowait("one")
    assert inbox.get_nowait() == "one"
