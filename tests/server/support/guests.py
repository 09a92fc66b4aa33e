"""An inn for a test, and its guests: they talk to it as browsers do, over sockets of this machine."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import httpx
import pebbles
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from blueboar.server.command import GracefulServer, listen, server_config
from blueboar.server.services import Services
from blueboar.server.settings import Limits, Rate, Settings

assert pebbles.GAME
PATIENCE = 120.0
"""Seconds until something that should come is given up: far longer than it takes on a busy machine."""
FREELY = Rate(100_000, 100_000)
UNHURRIED = Limits(
    connections=FREELY,
    connections_an_address=10_000,
    hits=FREELY,
    requests=FREELY,
    frames=FREELY,
    frames_an_address=FREELY,
    socket_bytes=Rate(1e9, 1_000_000_000),
    newcomers=FREELY,
    logins=FREELY,
    logins_an_address=FREELY,
    tables=FREELY,
    tables_an_address=FREELY,
    own_cards=FREELY,
    messages=FREELY,
    presence=FREELY,
    retold=FREELY,
    resumes=FREELY,
    says=FREELY,
    replays=FREELY,
    sockets_an_address=10_000,
)


def settings(db: str, **changes: Any) -> Settings:
    """For tests: nobody is slowed down, bots do not dawdle."""
    given: dict[str, Any] = {
        "db": db,
        "modules": ("pebbles",),
        "limits": UNHURRIED,
        "bot_processes": 1,
        "bot_pause": 0.0,
        "patience": 0.0,
        "arriving": 0.0,
        "wake_seconds": 0.1,
        "client": Path("/nowhere"),
    }
    return Settings(**(given | changes))


class House:
    """A running inn."""

    def __init__(self, services: Services, address: str) -> None:
        self.services = services
        self.address = address
        self._guests: list[Guest] = []

    async def close(self) -> None:
        for guest in self._guests:
            await guest.close()

    async def guest(self, name: str) -> Guest:
        guest = self.stranger(name)
        reply = await guest.post("/api/guest", {"name": name, "language": "en"})
        guest.id = reply["id"]
        return guest

    async def guests(self, *names: str) -> list[Guest]:
        return [await self.guest(name) for name in names]

    def stranger(self, name: str = "stranger") -> Guest:
        """Someone without a cookie."""
        guest = Guest(self.address, name)
        self._guests.append(guest)
        return guest


@contextlib.asynccontextmanager
async def open_house(db: Path | str, send_buffer: int | None = None, **changes: Any) -> AsyncIterator[House]:
    services = Services(settings(str(db), **changes))
    listening = listen("127.0.0.1", 0)
    assert listening is not None
    if send_buffer is not None:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
    server = GracefulServer(server_config(services), services)
    running = asyncio.create_task(server._serve([listening]))
    while not server.started:
        await asyncio.sleep(0.01)
        assert not running.done()
    house = House(services, f"127.0.0.1:{listening.getsockname()[1]}")
    try:
        yield house
    finally:
        server.should_exit = True
        await running
        await house.close()


class Refused(Exception):
    def __init__(self, status: int, problem: dict[str, Any]) -> None:
        super().__init__(f"{status} {problem}")
        self.status = status
        self.code = problem["code"]
        self.problem = problem


class Guest:
    def __init__(self, address: str, name: str) -> None:
        self.address = address
        self.name = name
        self.id = ""
        self._wires: list[Wire] = []
        self.http = httpx.AsyncClient(base_url=f"http://{address}", timeout=PATIENCE, trust_env=False)

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def get(self, path: str, **query: Any) -> Any:
        return _checked(await self.http.get(path, params=query))

    async def post(self, path: str, body: Any = None) -> Any:
        return _checked(await self.http.post(path, json=body or {}))

    async def patch(self, path: str, body: Any) -> Any:
        return _checked(await self.http.patch(path, json=body))

    async def open_table(self, **wish: Any) -> dict[str, Any]:
        table: dict[str, Any] = await self.post("/api/tables", {"game": "pebbles", **wish})
        return table

    async def sit(self, table: str, seat: int | None = None) -> dict[str, Any]:
        reply: dict[str, Any] = await self.post(f"/api/tables/{table}/sit", {} if seat is None else {"seat": seat})
        return reply

    async def connect(self, table: str, **headers: str) -> Wire:
        return await self.connect_to(f"/ws/table/{table}", **headers)

    async def connect_to(self, path: str, **headers: str) -> Wire:
        if self.cookie:
            headers.setdefault("Cookie", self.cookie)
        connected = await connect(
            f"ws://{self.address}{path}",
            additional_headers=headers,
            proxy=None,
            max_size=None,
            compression=None,
            open_timeout=PATIENCE,
        )
        wire = Wire(connected)
        self._wires.append(wire)
        return wire

    async def close(self) -> None:
        for wire in self._wires:
            await wire.close()
        await self.http.aclose()


def _checked(response: httpx.Response) -> Any:
    if response.status_code >= 400:
        raise Refused(response.status_code, response.json())
    return response.json()


class Wire:
    """One socket: reads messages one by one, and remembers how its table stands."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.waiting: list[dict[str, Any]] = []
        self.frames: list[str] = []
        self.seq = -1
        self.view: dict[str, Any] | None = None
        self.prompts: list[dict[str, Any]] = []
        self.info: dict[str, Any] | None = None
        self.entries: list[dict[str, Any]] = []
        self._cid = 0

    async def next(self, seconds: float = PATIENCE) -> dict[str, Any]:
        while not self.waiting:
            frame = await asyncio.wait_for(self.socket.recv(), seconds)
            assert isinstance(frame, str)
            self.frames.append(frame)
            self.waiting = json.loads(frame)
        message = self.waiting.pop(0)
        self._note(message)
        return message

    async def until(self, kind: str, seconds: float = PATIENCE, **fields: Any) -> dict[str, Any]:
        """The next message of this kind in which these fields are so."""
        while True:
            message = await self.next(seconds)
            if message["type"] == kind and all(message.get(name) == value for name, value in fields.items()):
                return message

    async def until_seq(self, seq: int, seconds: float = PATIENCE) -> dict[str, Any]:
        while True:
            message = await self.until("view", seconds)
            if message["seq"] >= seq:
                return message

    async def fence(self) -> list[dict[str, Any]]:
        """Everything that the server has told this socket so far: what comes before the answer to a question."""
        cid = self._new_cid()
        await self.send(type="act", cid=cid, move={})
        heard = []
        while True:
            message = await self.next()
            if message["type"] == "refused" and message["cid"] == cid:
                return heard
            heard.append(message)

    def _new_cid(self) -> str:
        self._cid += 1
        return f"{id(self):x}-{self._cid}"

    def _note(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "welcome":
                self.info = message["table"]
            case "table":
                self.info = message["info"]
            case "events":
                first, last = message["from"], message["to"]
                assert [entry["seq"] for entry in message["entries"]] == list(range(first, last + 1))
                self.entries = [entry for entry in self.entries if entry["seq"] < first] + message["entries"]
            case "view":
                self.seq, self.view, self.prompts = message["seq"], message["view"], message["prompts"]

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def act(self, move: dict[str, Any], cid: str | None = None) -> dict[str, Any]:
        """Make a move; its `ack` or `refused`."""
        if cid is None:
            cid = self._new_cid()
        await self.send(type="act", cid=cid, move=move)
        while True:
            message = await self.next()
            if message["type"] in ("ack", "refused") and message["cid"] == cid:
                while self.waiting:
                    await self.next()
                return message

    async def resume(self, first: int) -> None:
        await self.send(**{"type": "resume", "from": first})

    def pebbles(self) -> list[int]:
        assert self.view is not None
        hand: list[int] = self.view["hand"]
        return hand

    async def seal(self) -> dict[str, Any]:
        """Seals the lowest pebble."""
        return await self.act({"move": "seal", "pebble": self.pebbles()[0]})

    async def close(self) -> None:
        await self.socket.close()

    async def closed(self, seconds: float = PATIENCE) -> int:
        """The code with which the server closes."""
        try:
            while True:
                await self.next(seconds)
        except ConnectionClosed as error:
            return error.rcvd.code if error.rcvd else 1006


async def soon(is_so: Callable[[], bool]) -> None:
    """Waits until something is so."""
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.01)


async def seated_table(house: House, players: int = 3, **wish: Any) -> tuple[str, list[Guest], list[Wire]]:
    """A table that has begun, with everyone connected and looking at the same entry."""
    guests = await house.guests(*[f"guest {number}" for number in range(players)])
    table = await guests[0].open_table(players=players, **wish)
    for guest in guests[1:]:
        await guest.sit(table["id"])
    await guests[0].post(f"/api/tables/{table['id']}/start")
    wires = [await guest.connect(table["id"]) for guest in guests]
    for wire in wires:
        await wire.until("view")
    return table["id"], guests, wires


async def finish(wires: list[Wire]) -> None:
    """Everyone seals until the game is over."""
    while not (wires[0].view or {})["over"]:
        for wire in wires:
            if wire.view is not None and wire.view["mine"] is None and not wire.view["over"]:
                answer = await wire.seal()
                assert answer["type"] == "ack", answer
                for other in wires:
                    if other.seq < answer["seq"]:
                        await other.until_seq(answer["seq"])
                if wire.seq < answer["seq"]:
                    await wire.until_seq(answer["seq"])
