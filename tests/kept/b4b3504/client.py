"""A server in a process of its own, and people who talk to it as clients of revision b4b3504 did.

It knows `blueboar` only by its command, its HTTP API and its sockets. The maker of the fixtures uses it, and so do the
tests that read them. Frozen: it is never brought up to date.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

PATIENCE = 120.0
"""Seconds until something that should come is given up: far longer than it takes on a busy machine."""
QUICKLY = ("--bot-pause", "0", "--patience", "0", "--bot-processes", "1", "--think", "0.01", "--log-level", "error")


class Server:
    """`blueboar serve` on this file, while it is entered."""

    def __init__(self, db: Path, *options: str) -> None:
        self._command = (sys.executable, "-m", "blueboar", "serve", "--port", "0", "--db", str(db), *QUICKLY, *options)
        self.address = ""

    def __enter__(self) -> Server:
        self._process = subprocess.Popen(self._command, stdout=subprocess.PIPE)
        assert self._process.stdout is not None
        for line in self._process.stdout:
            port = re.search(rb"http://localhost:(\d+)", line)
            if port is not None:
                self.address = f"127.0.0.1:{int(port[1])}"
                return self
        self.__exit__()
        raise AssertionError("the server did not start")

    def __exit__(self, *_: object) -> None:
        self._process.terminate()
        self._process.communicate(timeout=PATIENCE)


class Person:
    """Somebody with a bearer token, or a stranger. Who asks too fast waits a little and asks again."""

    def __init__(self, address: str, token: str | None = None) -> None:
        self._address = address
        self._headers = {} if token is None else {"Authorization": f"Bearer {token}"}

    async def get(self, path: str, **query: Any) -> Any:
        return json.loads(await self.read(path, **query))

    async def read(self, path: str, **query: Any) -> bytes:
        return await self._ask("GET", path, params=query)

    async def post(self, path: str, body: Any = None) -> Any:
        return json.loads(await self._ask("POST", path, json=body or {}))

    async def _ask(self, method: str, path: str, **what: Any) -> bytes:
        async with httpx.AsyncClient(base_url=f"http://{self._address}", timeout=PATIENCE, trust_env=False) as http:
            response = await http.request(method, path, headers=self._headers, **what)
            while response.status_code == 429:
                await asyncio.sleep(0.3)
                response = await http.request(method, path, headers=self._headers, **what)
        assert response.status_code < 300, (method, path, response.status_code, response.text)
        return response.content

    async def connect(self, table: str, query: str = "") -> Wire:
        place = f"ws://{self._address}/ws/table/{table}{query}"
        wire = Wire(
            await connect(place, additional_headers=self._headers, proxy=None, max_size=None, open_timeout=PATIENCE)
        )
        await wire.until(lambda: wire.info is not None)
        return wire


class Wire:
    """A seat's socket. It is read all the time, and remembers how the table stands."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._news = asyncio.Event()
        self._cids = (f"{id(self):x}-{number}" for number in itertools.count())
        self._answers: dict[str, dict[str, Any]] = {}
        self._too_fast = False
        self.info: dict[str, Any] | None = None
        self.first_view: dict[str, Any] | None = None
        self.view: dict[str, Any] | None = None
        self.entries: dict[int, dict[str, Any]] = {}
        self.said: list[dict[str, Any]] = []
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        try:
            while True:
                for message in json.loads(await self._socket.recv()):
                    self._hear(message)
                self._news.set()
        except ConnectionClosed:
            self._news.set()

    def _hear(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "welcome":
                self.info = message["table"]
            case "table":
                self.info = message["info"]
            case "view":
                self.view = message
                self.first_view = self.first_view or message
            case "events":
                self.entries |= {entry["seq"]: entry for entry in message["entries"]}
            case "said":
                self.said.append(message)
            case "refused" if message["cid"] is None:
                assert message["code"] == "socket.too-fast", message
                self._too_fast = True
            case "ack" | "refused":
                self._answers[message["cid"]] = message

    async def until(self, is_so: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not is_so():
                assert not self._reading.done(), "the server has closed the connection"
                self._news.clear()
                await self._news.wait()

    @property
    def over(self) -> bool:
        return self.info is not None and self.info["state"] == "finished"

    @property
    def seq(self) -> int:
        return -1 if self.view is None else int(self.view["seq"])

    async def act(self, move: dict[str, Any], cid: str | None = None) -> dict[str, Any]:
        """The `ack` or `refused` of this move."""
        return await self.ask({"type": "act", "cid": cid or next(self._cids), "move": move})

    async def say(self, cid: str, **words: Any) -> dict[str, Any]:
        return await self.ask({"type": "say", "cid": cid, **words})

    async def ask(self, message: dict[str, Any]) -> dict[str, Any]:
        """Who talks too fast waits a little and says it again."""
        cid = message["cid"]
        self._answers.pop(cid, None)
        while True:
            self._too_fast = False
            await self._socket.send(json.dumps(message))
            await self.until(lambda: self._too_fast or cid in self._answers)
            answer = self._answers.get(cid)
            if answer is not None and answer.get("code") != "socket.too-fast":
                return answer
            self._answers.pop(cid, None)
            await asyncio.sleep(0.3)

    async def play(self, choose: Callable[[dict[str, Any]], dict[str, Any] | None], enough: int | None = None) -> None:
        """Makes the moves that `choose` finds in each view, to the end of the game or until entry `enough`."""
        seen = -1
        while not self.over and (enough is None or self.seq < enough):
            await self.until(lambda seen=seen: self.over or self.seq > seen)
            if self.over or self.view is None:
                return
            seen = self.seq
            move = choose(self.view)
            if move is None:
                continue
            answer = await self.act(move)
            if answer["type"] == "ack":
                seen = answer["seq"] - 1
            else:
                assert self.seq > seen, f"a move that was promised is refused: {answer} {move}"

    async def close(self) -> None:
        await self._socket.close()
        await self._reading
