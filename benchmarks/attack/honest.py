"""The honest guests: `honest.py PORT SOURCE SECONDS`. Two tables of people, one person with bots, and newcomers.

Prints a JSON line when everybody sits, then one each time a line is read: what has been measured since the last.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import sys
import time
from collections.abc import Iterator
from typing import Any

import msgspec
import uvloop

import blueboar.games
from benchmarks.attack.http import Answered, From
from benchmarks.server.wire import Wire
from blueboar.core.game import find_game

assert blueboar.games
GAME = find_game("sheriff")
SEATS = 3
MOVES_A_SECOND = 8
_GIVEN_UP = 30.0
_decode_view = msgspec.json.Decoder(GAME.view_type).decode
_decode_prompts = msgspec.json.Decoder(tuple[GAME.prompt_type, ...]).decode  # type: ignore[name-defined]


class Message(msgspec.Struct):
    type: str
    seq: int = -1
    cid: str | None = None
    view: msgspec.Raw = msgspec.Raw(b"null")
    prompts: msgspec.Raw = msgspec.Raw(b"[]")
    waiting_for: tuple[int, ...] = ()


_decode_frame = msgspec.json.Decoder(list[Message]).decode


class Measured:
    def __init__(self) -> None:
        self._numbers = itertools.count()
        self.moves: list[float] = []
        self.bots: list[float] = []
        self.newcomers: list[float] = []
        self.lost = 0
        """Moves, bots or newcomers that were given up."""
        self.waiting: dict[int, tuple[list[float], float]] = {}
        """What is not answered yet, and since when: that counts too."""

    @contextlib.contextmanager
    def timed(self, times: list[float]) -> Iterator[None]:
        """However it ends, it took that long."""
        key, begun = next(self._numbers), time.perf_counter()
        self.waiting[key] = (times, begun)
        try:
            yield
        finally:
            del self.waiting[key]
            times.append(time.perf_counter() - begun)

    def told(self) -> dict[str, Any]:
        now = time.perf_counter()
        for times, begun in self.waiting.values():
            times.append(now - begun)
        told = {"moves": self.moves, "bots": self.bots, "newcomers": self.newcomers, "lost": self.lost}
        told = json.loads(json.dumps(told))
        for times in (self.moves, self.bots, self.newcomers):
            times.clear()
        self.lost = 0
        return told


class Seat:
    """One person's socket at a table, and how the table stands for them."""

    def __init__(self, source: From, token: str, table: str) -> None:
        self.last: Message | None = None
        self.news = asyncio.Event()
        self.entry_at = time.perf_counter()
        self._answers: dict[str, asyncio.Future[str]] = {}
        self._source = source
        self._wire = Wire(f"{source.host}:{source.port}", f"/ws/table/{table}", token, self._heard)

    async def connect(self) -> None:
        source = self._source
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: self._wire, source.host, source.port, local_addr=(source.source, 0))
        await asyncio.wait_for(self._wire.ready, _GIVEN_UP)
        await self.after(-1)

    def _heard(self, _: Wire, frame: bytes) -> None:
        for message in _decode_frame(frame):
            if message.type == "view":
                if self.last is None or self.last.seq != message.seq:
                    self.entry_at = time.perf_counter()
                self.last = message
                self.news.set()
            elif message.type in ("ack", "refused") and message.cid in self._answers:
                self._answers.pop(message.cid).set_result(message.type)
            elif message.type == "goodbye":
                self.close()

    async def after(self, seq: int) -> None:
        """Until there is news after entry `seq`."""
        async with asyncio.timeout(_GIVEN_UP):
            while self.last is None or self.last.seq <= seq:
                self.news.clear()
                await self.news.wait()

    async def move(self, cid: str) -> bool:
        """Whether the safe move was acknowledged, and not refused."""
        assert self.last is not None
        move = GAME.safe_move(_decode_view(self.last.view), _decode_prompts(self.last.prompts))
        answer = self._answers[cid] = asyncio.get_running_loop().create_future()
        self._wire.send(b'{"type":"act","cid":"%b","move":%b}' % (cid.encode(), msgspec.json.encode(move)))
        return await asyncio.wait_for(answer, _GIVEN_UP) == "ack"

    def close(self) -> None:
        if not self._wire.transport.is_closing():
            self._wire.transport.close()


async def people(source: From, tokens: list[str], measured: Measured) -> None:
    """A table of people: one move after another, for ever; when a game is over, the next begins."""
    number = 0
    while True:
        seats: list[Seat] = []
        try:
            wish = {"game": GAME.name, "players": SEATS, "start": "full", "public": False}
            table = (await source.ask("POST", "/api/tables", wish, tokens[0]))["id"]
            for token in tokens[1:]:
                await source.ask("POST", f"/api/tables/{table}/sit", {}, token)
            for token in tokens:
                seat = Seat(source, token, table)
                await seat.connect()
                seats.append(seat)
            while True:
                number += 1
                assert seats[0].last is not None
                if not seats[0].last.waiting_for:
                    break
                mover = seats[seats[0].last.waiting_for[0]]
                seq = seats[0].last.seq
                await mover.after(seq - 1)
                with measured.timed(measured.moves):
                    if not await mover.move(f"m{number}"):
                        break
                await seats[0].after(seq)
                await asyncio.sleep(1 / MOVES_A_SECOND)
        except (OSError, TimeoutError, Answered, asyncio.IncompleteReadError):
            measured.lost += 1
            await asyncio.sleep(0.5)
        finally:
            for seat in seats:
                seat.close()


async def with_bots(source: From, token: str, measured: Measured) -> None:
    """One person and bots: how long after a move a bot has made the next."""
    number = 0
    while True:
        seat: Seat | None = None
        try:
            table = (await source.ask("POST", "/api/quick", {"game": GAME.name, "players": 3}, token))["id"]
            seat = Seat(source, token, table)
            await seat.connect()
            while seat.last is not None and seat.last.waiting_for:
                seq = seat.last.seq
                if 0 in seat.last.waiting_for:
                    number += 1
                    await seat.move(f"b{number}")
                else:
                    seat._wire.send(b'{"type":"ready","ready":true}')
                    with measured.timed(measured.bots):
                        await seat.after(seq)
                    continue
                await seat.after(seq)
        except (OSError, TimeoutError, Answered, asyncio.IncompleteReadError):
            measured.lost += 1
            await asyncio.sleep(0.5)
        finally:
            if seat is not None:
                seat.close()


async def newcomers(source: From, measured: Measured) -> None:
    """Somebody new knocks twice a second."""
    while True:
        try:
            with measured.timed(measured.newcomers):
                async with asyncio.timeout(_GIVEN_UP):
                    await source.ask("GET", "/api/tables")
        except (OSError, TimeoutError, Answered):
            measured.lost += 1
        await asyncio.sleep(0.5)


async def main() -> None:
    port, source, seconds = int(sys.argv[1]), sys.argv[2], float(sys.argv[3])
    here = From(source, "127.0.0.1", port)
    tokens = [await here.guest(f"honest {number}") for number in range(2 * SEATS + 1)]
    measured = Measured()
    tasks = [
        asyncio.create_task(people(here, tokens[:SEATS], measured)),
        asyncio.create_task(people(here, tokens[SEATS:-1], measured)),
        asyncio.create_task(with_bots(here, tokens[-1], measured)),
        asyncio.create_task(newcomers(here, measured)),
    ]
    await asyncio.sleep(2)
    measured.told()
    print(json.dumps({"seated": True}), flush=True)
    loop = asyncio.get_running_loop()
    async with asyncio.timeout(seconds):
        while await loop.run_in_executor(None, sys.stdin.readline):
            print(json.dumps(measured.told()), flush=True)
    for task in tasks:
        task.cancel()


if __name__ == "__main__":
    uvloop.run(main())
