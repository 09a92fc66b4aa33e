"""The wire between the nodes of an inn: NATS. What is lost on it is noticed and asked for again by those who use it.

Subjects, behind a prefix that only those know who can read the store:
    node.<node>.<kind>     a request to one node, answered within its deadline
    guest.<node>.<guest>   what a guest of that node is told; nobody else's
    all.<kind>             told to all nodes
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any

import nats
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import Error, NoRespondersError
from nats.errors import TimeoutError as AnswerTimeout

from blueboar.server.nodes.envelopes import NodeSilent, NotThere

_log = logging.getLogger(__name__)
_CONNECT_SECONDS = 2
_OPEN_SECONDS = 5.0
_TELL_AGAIN_SECONDS = 0.2
"""It would go on trying for ever."""
_TRY_AGAIN_SECONDS = 0.2
_PING_SECONDS = 1
_PINGS_UNANSWERED = 2
_MOST_WAITING_BYTES = 64 * 2**20

Answer = Callable[[bytes], Awaitable[bytes]]
Hear = Callable[[str, bytes], None]


class Bus:
    def __init__(self, address: str, credentials: Path | None, node: str) -> None:
        self._address = address
        self._credentials = credentials
        self._node = node
        self._prefix = ""
        self._client: Any = None
        self._answers: dict[str, Answer] = {}
        self._heard: dict[str, Callable[[bytes], None]] = {}
        self._guest: Hear = lambda guest, data: None
        self._waiting: deque[tuple[str, bytes]] = deque()
        self._waiting_bytes = 0
        self._something_waits = asyncio.Event()
        self._sender: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._lost_at: float | None = None
        self._closing = False
        self._opened = False
        self._trouble = ""
        self.on_interrupted: Callable[[], None] = lambda: None
        """Something may have been lost: messages for this node, or of it."""
        self.on_nobody: Callable[[str], None] = lambda node: None
        """The bus knows of no such node: it has died, or is not connected to it now."""

    # what is answered and heard: to be said before it is opened

    def answer(self, kind: str, answer: Answer) -> None:
        self._answers[kind] = answer

    def hear(self, kind: str, hear: Callable[[bytes], None]) -> None:
        """What is told to all, by others or by this node itself."""
        self._heard[kind] = hear

    def hear_for_guests(self, hear: Hear) -> None:
        self._guest = hear

    # opening and closing

    async def open(self, prefix: str) -> None:
        """Raises NotThere if it cannot be reached."""
        self._prefix = f"blueboar.{prefix}"
        options: dict[str, Any] = {} if self._credentials is None else {"user_credentials": str(self._credentials)}
        try:
            self._client = await _in_time(
                nats.connect(
                    self._address.split(","),
                    name=f"blueboar {self._node}",
                    connect_timeout=_CONNECT_SECONDS,
                    allow_reconnect=True,
                    max_reconnect_attempts=-1,
                    reconnect_time_wait=_TRY_AGAIN_SECONDS,
                    ping_interval=_PING_SECONDS,
                    max_outstanding_pings=_PINGS_UNANSWERED,
                    error_cb=self._failed,
                    disconnected_cb=self._disconnected,
                    reconnected_cb=self._reconnected,
                    **options,
                ),
                _OPEN_SECONDS,
            )
        except (Error, OSError, TimeoutError, ValueError) as error:
            raise NotThere(self._trouble or str(error) or "it does not answer") from error
        self._opened = True
        await self._client.subscribe(f"{self._prefix}.node.{self._node}.*", cb=self._asked)
        await self._client.subscribe(f"{self._prefix}.guest.{self._node}.*", cb=self._told_for_guest)
        await self._client.subscribe(f"{self._prefix}.all.*", cb=self._told_to_all)
        await self._client.flush()
        self._sender = asyncio.create_task(self._send_all(), name="bus-sender")

    async def close(self) -> None:
        self._closing = True
        if self._sender is not None:
            self._sender.cancel()
            await asyncio.gather(self._sender, return_exceptions=True)
        if self._client is not None:
            while self._waiting and self._client.is_connected:
                await self._client.publish(*self._waiting.popleft())
            for task in self._tasks:
                task.cancel()
            await self._client.close()

    @property
    def is_connected(self) -> bool:
        return self._client is not None and self._client.is_connected

    @property
    def lost_seconds(self) -> float:
        """For how long it has been out of reach."""
        if self.is_connected:
            return 0.0
        return 0.0 if self._lost_at is None else time.monotonic() - self._lost_at

    # what is sent

    async def request(self, node: str, kind: str, data: bytes, seconds: float) -> bytes:
        """Raises NotThere if nobody is there to be asked, and NodeSilent after `seconds`."""
        if not self.is_connected:
            raise NotThere
        try:
            answer = await self._client.request(f"{self._prefix}.node.{node}.{kind}", data, timeout=seconds)
        except NoRespondersError:
            self.on_nobody(node)
            raise NotThere from None
        except AnswerTimeout:
            raise NodeSilent from None
        except Error as error:
            raise NotThere(str(error)) from error
        return bytes(answer.data)

    def tell_guest(self, node: str, guest: str, data: bytes) -> None:
        self._send_soon(f"{self._prefix}.guest.{node}.{guest}", data)

    def tell_node(self, node: str, kind: str, data: bytes) -> None:
        """Without an answer."""
        self._send_soon(f"{self._prefix}.node.{node}.{kind}", data)

    def tell_all(self, kind: str, data: bytes) -> None:
        self._send_soon(f"{self._prefix}.all.{kind}", data)

    def _send_soon(self, subject: str, data: bytes) -> None:
        """In order. What cannot be sent now is lost, and both sides are told that something was."""
        if not self.is_connected or self._waiting_bytes > _MOST_WAITING_BYTES:
            return
        self._waiting.append((subject, data))
        self._waiting_bytes += len(data)
        self._something_waits.set()

    async def _send_all(self) -> None:
        while True:
            await self._something_waits.wait()
            self._something_waits.clear()
            while self._waiting:
                subject, data = self._waiting.popleft()
                self._waiting_bytes -= len(data)
                try:
                    await self._client.publish(subject, data)
                except Error:
                    _log.warning("the bus did not take a message of %d bytes", len(data), exc_info=True)

    # what comes in

    async def _asked(self, message: Msg) -> None:
        """Each by itself: one that has to wait for the disk holds up nobody."""
        task = asyncio.create_task(self._answer(message))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _answer(self, message: Msg) -> None:
        kind = message.subject.rpartition(".")[2]
        answer = self._answers.get(kind)
        if answer is None:
            return
        try:
            data = await answer(message.data)
            if message.reply:
                self._send_soon(message.reply, data)
        except Exception:
            _log.exception("a request of another node failed", extra={"kind": kind})

    async def _told_for_guest(self, message: Msg) -> None:
        self._guest(message.subject.rpartition(".")[2], message.data)

    async def _told_to_all(self, message: Msg) -> None:
        hear = self._heard.get(message.subject.rpartition(".")[2])
        if hear is not None:
            try:
                hear(message.data)
            except Exception:
                _log.exception("what another node told could not be done")

    async def _failed(self, error: Exception) -> None:
        self._trouble = str(error) or type(error).__name__
        if self._opened:
            _log.warning("the bus: %s", self._trouble)
        if isinstance(error, nats.errors.SlowConsumerError):
            self.on_interrupted()

    async def _disconnected(self) -> None:
        if self._lost_at is None and not self._closing:
            self._lost_at = time.monotonic()
            _log.warning("the bus is out of reach")

    async def _reconnected(self) -> None:
        self._lost_at = None
        self._waiting.clear()
        self._waiting_bytes = 0
        _log.warning("the bus is back")
        self.on_interrupted()


async def _in_time(opening: Coroutine[Any, Any, Client], seconds: float) -> Client:
    """Raises TimeoutError. The library loses a cancellation now and then, and would try for ever: it is told again."""
    task = asyncio.create_task(opening)
    try:
        await asyncio.wait({task}, timeout=seconds)
        if not task.done():
            raise TimeoutError
        return task.result()
    finally:
        while not task.done():
            task.cancel()
            await asyncio.wait({task}, timeout=_TELL_AGAIN_SECONDS)
        if not task.cancelled():
            task.exception()  # seen: it was not opened in time
