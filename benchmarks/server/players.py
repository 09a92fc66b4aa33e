"""The load: tables of five who play real rules by themselves. Prints one JSON line.

    python -m benchmarks.server.players ADDRESS[,ADDRESS...] TABLES MOVES_A_TABLE RATE [whole]

With several addresses, of the nodes of one inn: the guests of a table are at one after the other.

RATE 0: as fast as the server answers (every table has one move under way); otherwise moves a second over all tables.
`whole`: whole views, as clients of before take them; otherwise what has changed, as the browser does.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import sys
import time
from typing import Any

import msgspec
import uvloop

import blueboar.games
from benchmarks.server.wire import Wire
from blueboar.core.game import find_game

assert blueboar.games
GAME = find_game("sheriff")
PLAYERS = 5


class Standing(msgspec.Struct):
    """What a client knows: the view as JSON has it, and whom the game waits for."""

    seq: int = -1
    view: dict[str, Any] = {}
    prompts: list[Any] = []
    waiting_for: list[int] = []

    def hear(self, frame: bytes) -> None:
        for message in msgspec.json.decode(frame):
            if message["type"] == "view":
                self.view = message["view"]
            elif message["type"] == "changes":
                self.view |= message.get("view", {})
                for field, rows in message.get("rows", {}).items():
                    for place, row in rows.items():
                        self.view[field][int(place)] |= row
            else:
                continue
            self.seq = message["seq"]
            self.prompts = message.get("prompts", self.prompts)
            self.waiting_for = message.get("waiting_for", self.waiting_for)

    def safe_move(self) -> Any:
        view = msgspec.convert(self.view, GAME.view_type)
        return GAME.safe_move(view, msgspec.convert(self.prompts, tuple[GAME.prompt_type, ...]))  # type: ignore[name-defined]


class Load:
    def __init__(self, moves: int, rate: float) -> None:
        self.moves = moves
        self.rate = rate
        self.latencies: list[float] = []
        self.frames = 0
        self.bytes = 0
        self.refused = 0
        self.begun = 0.0
        self._next = 0.0

    def when(self) -> float:
        """How long until the next move may be made."""
        if not self.rate:
            return 0.0
        now = time.perf_counter()
        self._next = max(self._next, now - 0.05) + 1 / self.rate
        return max(0.0, self._next - now)


class TableOfFive:
    def __init__(self, load: Load, number: int) -> None:
        self.load = load
        self.number = number
        self.wires: list[Wire] = []
        self.heard_of: list[list[bytes]] = [[] for _ in range(PLAYERS)]
        """Frames that are read when somebody has to know: what is measured is the server."""
        self.standing = [Standing() for _ in range(PLAYERS)]
        self.made = 0
        self.seq = -1
        self.sent = 0.0
        self.mover = -1
        self.started = False
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def heard(self, seat: int, frame: bytes) -> None:
        load = self.load
        load.frames += 1
        load.bytes += len(frame)
        if b'"type":"view"' not in frame and b'"type":"changes"' not in frame:
            if b'"type":"refused"' in frame:
                load.refused += 1
                self.stop()
            return
        self.heard_of[seat].append(frame)
        if seat == self.mover and b'"type":"ack"' in frame:
            load.latencies.append(time.perf_counter() - self.sent)
            self.mover = -1
            self.made += 1
            self.go_on(seat)

    def known_to(self, seat: int) -> Standing:
        frames, self.heard_of[seat] = self.heard_of[seat], []
        for frame in frames:
            self.standing[seat].hear(frame)
        return self.standing[seat]

    def go_on(self, seat: int) -> None:
        """Who moves next is known from any view; their own frame may be still to come."""
        view = self.known_to(seat)
        self.seq = view.seq
        if self.made >= self.load.moves or not view.waiting_for:
            self.stop()
            return
        asyncio.get_running_loop().call_later(self.load.when(), self.act, view.waiting_for[0], 0)

    def act(self, seat: int, tries: int) -> None:
        view = self.known_to(seat)
        if view.seq < self.seq:
            if tries > 2000:
                self.stop()
                return
            asyncio.get_running_loop().call_later(0.001, self.act, seat, tries + 1)
            return
        move = view.safe_move()
        self.mover = seat
        self.sent = time.perf_counter()
        act = b'{"type":"act","cid":"%d-%d","move":%b}'
        self.wires[seat].send(act % (self.number, self.made, msgspec.json.encode(move)))

    def stop(self) -> None:
        if not self.done.done():
            self.done.set_result(None)


def post(connection: http.client.HTTPConnection, path: str, token: str | None, body: Any) -> Any:
    headers = {"content-type": "application/json"}
    if token:
        headers["authorization"] = f"Bearer {token}"
    connection.request("POST", path, json.dumps(body), headers)
    response = connection.getresponse()
    data = json.loads(response.read())
    if response.status >= 300:
        raise RuntimeError(f"{path}: {data}")
    return data


async def main() -> None:
    address, tables, moves, rate = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), float(sys.argv[4])
    addresses = [tuple(each.split(":")) for each in address.split(",")]
    how = "" if "whole" in sys.argv[5:] else "?changes=1"
    load = Load(moves, rate)
    connections = [http.client.HTTPConnection(host, int(port)) for host, port in addresses]
    connection = connections[0]
    loop = asyncio.get_running_loop()
    tokens = [
        post(connection, "/api/guest", None, {"name": f"p{number}", "bearer": True})["token"]
        for number in range(tables * PLAYERS)
    ]
    ids = []
    for number in range(tables):
        mine = tokens[number * PLAYERS : (number + 1) * PLAYERS]
        connection = connections[number % len(connections)]
        wish = {"game": GAME.name, "players": PLAYERS, "start": "full", "public": False}
        wish["clock"] = {"absent_seconds": None}
        table = post(connection, "/api/tables", mine[0], wish)["id"]
        for token in mine[1:]:
            post(connection, f"/api/tables/{table}/sit", token, {})
        ids.append(table)
    print(json.dumps({"phase": "seated"}), flush=True)
    await loop.run_in_executor(None, sys.stdin.readline)

    groups = []
    for number, table in enumerate(ids):
        group = TableOfFive(load, number)
        for seat in range(PLAYERS):
            token = tokens[number * PLAYERS + seat]

            def heard(_: Wire, frame: bytes, group: TableOfFive = group, seat: int = seat) -> None:
                group.heard(seat, frame)

            host, port = addresses[(number + seat) % len(addresses)]
            wire = Wire(f"{host}:{port}", f"/ws/table/{table}{how}", token, heard)
            await loop.create_connection(lambda wire=wire: wire, host, int(port))  # type: ignore[misc]
            await wire.ready
            group.wires.append(wire)
        groups.append(group)
    await asyncio.sleep(1.0)
    print(json.dumps({"phase": "connected"}), flush=True)
    await loop.run_in_executor(None, sys.stdin.readline)

    load.begun = time.perf_counter()
    for group in groups:
        group.go_on(0)
    async with asyncio.timeout(120):
        await asyncio.gather(*[group.done for group in groups])
    seconds = time.perf_counter() - load.begun
    report(load, seconds)
    for group in groups:
        for wire in group.wires:
            wire.transport.close()


def report(load: Load, seconds: float) -> None:
    latencies = sorted(load.latencies)
    print(
        json.dumps(
            {
                "phase": "done",
                "moves": len(latencies),
                "seconds": seconds,
                "p50_ms": latencies[len(latencies) // 2] * 1000,
                "p99_ms": latencies[int(len(latencies) * 0.99)] * 1000,
                "frames": load.frames,
                "bytes": load.bytes,
                "refused": load.refused,
            }
        ),
        flush=True,
    )


if __name__ == "__main__":
    uvloop.run(main())
