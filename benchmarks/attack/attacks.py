"""What attackers do: `attacks.py PORT SECONDS NICE NAME...`, each from eight addresses of the loopback, for a while.

Prints one JSON line: how often each thing was done, and how often the door was shut.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Final

import uvloop

from benchmarks.attack.frames import BINARY, PING, TEXT, frame
from benchmarks.attack.http import Answered, From, head

SOURCES: Final = tuple(f"127.0.0.{number}" for number in range(11, 19))
BYTES_A_SECOND: Final = 1_250_000
"""By address, as the floods that were found."""
_CHUNK: Final = 16_384
_PAUSE_SECONDS: Final = 0.02
"""After a door was shut."""
_SHUT = (
    OSError,
    RuntimeError,
    TimeoutError,
    Answered,
    asyncio.IncompleteReadError,
    asyncio.LimitOverrunError,
    ValueError,
)


class Attack:
    """One attacker at one address, until its time is over."""

    def __init__(self, source: From, until: float, counts: Counter[str]) -> None:
        self.source = source
        self.until = until
        self.counts = counts

    @property
    def goes_on(self) -> bool:
        return time.monotonic() < self.until

    async def again(self, act: Callable[[], Awaitable[None]]) -> None:
        """Does it until the time is over, however often the door is shut."""
        while self.goes_on:
            try:
                async with asyncio.timeout(max(0.05, self.until - time.monotonic())):
                    await act()
            except _SHUT:
                self.counts["shut"] += 1
                await asyncio.sleep(_PAUSE_SECONDS)

    async def pour(self, streams: tuple[asyncio.StreamReader, asyncio.StreamWriter], chunk: bytes) -> None:
        """The same again and again, as fast as is allowed, until the line is cut."""
        reader, writer = streams
        drain = asyncio.create_task(self._discard(reader))
        begun, sent = time.monotonic(), 0
        try:
            while self.goes_on and not drain.done():
                writer.write(chunk)
                await writer.drain()
                sent += len(chunk)
                self.counts["bytes"] += len(chunk)
                await asyncio.sleep(max(0.0, begun + sent / BYTES_A_SECOND - time.monotonic()))
        finally:
            drain.cancel()
            writer.transport.abort()
        raise ConnectionResetError

    async def _discard(self, reader: asyncio.StreamReader) -> None:
        while data := await reader.read(65_536):
            self.counts["bytes back"] += len(data)


def _many(one: bytes) -> bytes:
    return one * (_CHUNK // len(one))


def _flood(chunk: bytes, first: bytes = b"") -> Callable[[Attack], Awaitable[None]]:
    async def flood(attack: Attack) -> None:
        async def once() -> None:
            streams = await attack.source.socket("/ws/lobby")
            attack.counts["sockets"] += 1
            streams[1].write(first)
            await attack.pour(streams, chunk)

        await attack.again(once)

    return flood


def _requests(chunk: bytes) -> Callable[[Attack], Awaitable[None]]:
    async def requests(attack: Attack) -> None:
        async def once() -> None:
            streams = await attack.source.open()
            attack.counts["connections"] += 1
            await attack.pour(streams, chunk)

        await attack.again(once)

    return requests


async def unread_pipeline(attack: Attack) -> None:
    """Requests one after another, and nobody reads the answers."""
    chunk = _many(head("GET", "/api/games", None, None, "keep-alive"))

    async def once() -> None:
        reader, writer = await attack.source.open()
        attack.counts["connections"] += 1
        reader._limit = 1  # type: ignore[attr-defined]
        begun, sent = time.monotonic(), 0
        try:
            while attack.goes_on and not writer.transport.is_closing():
                writer.write(chunk)
                await writer.drain()
                sent += len(chunk)
                await asyncio.sleep(max(0.0, begun + sent / BYTES_A_SECOND - time.monotonic()))
        finally:
            writer.transport.abort()

    await attack.again(once)


async def endless_head(attack: Attack) -> None:
    """A header that never ends, and headers without end."""

    async def once() -> None:
        streams = await attack.source.open()
        attack.counts["connections"] += 1
        streams[1].write(b"GET / HTTP/1.1\r\nHost: x\r\n")
        if attack.counts["connections"] % 2:
            streams[1].write(b"X-Endless: ")
            await attack.pour(streams, b"a" * _CHUNK)
        await attack.pour(streams, _many(b"X-Again: 1\r\n"))

    await attack.again(once)


async def own_tables(attack: Attack) -> None:
    """Twenty guests open all tables that they may, of bots alone, and look on."""
    watching: list[asyncio.Task[None]] = []
    seats = [{"type": "person"}, *[{"type": "bot", "level": "outlaw"}] * 3]
    source = attack.source

    async def guest() -> None:
        token = await source.guest("many")
        attack.counts["guests"] += 1
        for _ in range(12):
            wish = {"game": "sheriff", "seats": seats, "start": "full"}
            table = (await source.ask_again("POST", "/api/tables", wish, token))["id"]
            await source.ask_again("POST", f"/api/tables/{table}/leave", {}, token)
            streams = await source.socket(f"/ws/table/{table}")
            attack.counts["tables"] += 1
            watching.append(asyncio.create_task(attack._discard(streams[0])))
            if not attack.goes_on:
                return

    await asyncio.gather(*[attack.again(guest) for _ in range(3)])
    for task in watching:
        task.cancel()


async def own_cards(attack: Attack) -> None:
    """A file with as many cards as fifty kilobytes can ask for."""
    rows = [
        f'[[goods]]\nname = "g{number}"\nkind = "{"legal" if number < 4 else "contraband"}"\n'
        "copies = [500, 500]\nvalue = 1\nfine = 1\n"
        for number in range(600)
    ]
    text = "keep_standard = false\n"
    for row in rows:
        if len(text) + len(row) > 49_000:
            break
        text += row
    source = attack.source

    async def once() -> None:
        token = await source.guest("cards")
        wish = {
            "game": "sheriff",
            "seats": [{"type": "person"}, *[{"type": "bot", "level": "novice"}] * 2],
            "start": "full",
            "cards": {"name": "x.toml", "text": text},
        }
        for _ in range(12):
            attack.counts["files"] += 1
            await source.ask_again("POST", "/api/tables", wish, token)

    await attack.again(once)


async def silence(attack: Attack) -> None:
    """Connections that say nothing, or one letter of a request in two seconds."""
    held: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []

    async def once() -> None:
        reader, writer = await attack.source.open()
        attack.counts["connections"] += 1
        held.append((reader, writer))
        if len(held) % 2:
            writer.write(b"GET / HTTP/1.1\r\nX: ")
        if len(held) >= 200:
            await asyncio.sleep(0.5)
            for streams in list(held):
                if streams[0].at_eof() or streams[1].transport.is_closing():
                    held.remove(streams)
                    attack.counts["shut"] += 1
                elif attack.counts["connections"] % 4 == 0:
                    streams[1].write(b"a")

    await attack.again(once)
    for _, writer in held:
        writer.transport.abort()


async def ready(attack: Attack) -> None:
    """Everybody at a table of one's own is ready, and not ready, on all sockets that they may have."""
    source = attack.source
    token, other = await source.guest("ready"), await source.guest("unready")
    table = (await source.ask_again("POST", "/api/tables", {"game": "sheriff", "players": 3}, token))["id"]
    await source.ask_again("POST", f"/api/tables/{table}/sit", {}, other)
    pair = frame(TEXT, b'{"type":"ready","ready":true}') + frame(TEXT, b'{"type":"ready","ready":false}')

    async def socket(who: str) -> None:
        async def once() -> None:
            streams = await source.socket(f"/ws/table/{table}", who)
            attack.counts["sockets"] += 1
            drain = asyncio.create_task(attack._discard(streams[0]))
            try:
                while attack.goes_on and not drain.done():
                    streams[1].write(pair)
                    await streams[1].drain()
                    attack.counts["ready"] += 2
                    await asyncio.sleep(0.05)
            finally:
                drain.cancel()
                streams[1].transport.abort()

        await attack.again(once)

    await asyncio.gather(*[socket(token if number % 2 else other) for number in range(16)])


async def told_again(attack: Attack) -> None:
    """The whole past of a table, again and again, on new sockets; the answers are not read."""
    source = attack.source
    token = await source.guest("again")
    wish = {"game": "sheriff", "players": 3, "level": "novice"}
    table = (await source.ask_again("POST", "/api/quick", wish, token))["id"]

    async def once() -> None:
        _, writer = await source.socket(f"/ws/table/{table}?from=0", token)
        attack.counts["sockets"] += 1
        for _ in range(20):
            writer.write(frame(TEXT, b'{"type":"resume","from":0}'))
            await writer.drain()
            await asyncio.sleep(0.05)
        writer.transport.abort()

    await asyncio.gather(*[attack.again(once) for _ in range(4)])


async def guesses(attack: Attack) -> None:
    """Passwords for one name."""

    async def once() -> None:
        attack.counts["guesses"] += 1
        await attack.source.ask_again("POST", "/api/login", {"name": "somebody", "password": "password1"})

    await asyncio.gather(*[attack.again(once) for _ in range(3)])


async def malformed(attack: Attack) -> None:
    """Bad frames and then one too large; requests and then a reset."""

    async def once() -> None:
        _, writer = await attack.source.socket("/ws/lobby")
        writer.write(frame(TEXT, b"\xff") + frame(3) + frame(TEXT, b"a" * 200_000))
        await writer.drain()
        writer.transport.abort()
        _, writer = await attack.source.open()
        writer.write(head("GET", "/api/games", None, None, "keep-alive") * 5)
        await writer.drain()
        writer.transport.abort()
        attack.counts["times"] += 1

    await attack.again(once)


ATTACKS: Final[dict[str, Callable[[Attack], Awaitable[None]]]] = {
    "pings": _flood(_many(frame(PING))),
    "empty texts": _flood(_many(frame(TEXT))),
    "empty fragments": _flood(_many(frame(0, fin=False)), frame(BINARY, b"a", fin=False)),
    "refused messages": _flood(_many(frame(TEXT, b"{}"))),
    "pipeline, read": _requests(_many(head("GET", "/api/games", None, None, "keep-alive"))),
    "pipeline, unread": unread_pipeline,
    "endless head": endless_head,
    "own tables": own_tables,
    "own cards": own_cards,
    "silence": silence,
    "ready": ready,
    "told again": told_again,
    "guesses": guesses,
    "pages": _requests(_many(head("GET", "/", None, None, "keep-alive"))),
    "malformed": malformed,
}


NICE: Final = 19
"""A flood comes from other machines: here it must not take the processor that the server runs on."""


async def main() -> None:
    port, seconds, nice, names = int(sys.argv[1]), float(sys.argv[2]), int(sys.argv[3]), sys.argv[4:]
    os.nice(nice)
    until = time.monotonic() + seconds
    counts: dict[str, Counter[str]] = {name: Counter() for name in names}

    async def attacked(name: str, source: str) -> None:
        attack = Attack(From(source, "127.0.0.1", port), until, counts[name])
        try:
            async with asyncio.timeout(seconds + 5):
                await ATTACKS[name](attack)
        except _SHUT as error:
            counts[name][f"gave up: {type(error).__name__} {error}"[:60]] += 1

    await asyncio.gather(*[attacked(name, source) for name in names for source in SOURCES])
    print(json.dumps(counts), flush=True)


if __name__ == "__main__":
    uvloop.run(main())
