"""`kill -9` in the middle of busy tables: what was acknowledged is there, once, and everyone goes on without help.

In CI a short form; the long one:

    BLUEBOAR_KILLS=20 BLUEBOAR_KILL_TABLES=200 pytest -s tests/server/test_kill.py
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import sqlite3
from collections import Counter
from pathlib import Path

import httpx
from guests import PATIENCE, soon
from separate import SeparateInn
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidHandshake, WebSocketException

KILLS = int(os.environ.get("BLUEBOAR_KILLS", "3"))
TABLES = int(os.environ.get("BLUEBOAR_KILL_TABLES", "20"))
ROUNDS = min(500, 20 * (KILLS + 1))
MOVES = 4 * TABLES
"""So many are acknowledged between two kills."""


class Player:
    """Plays by itself: connects, resumes, acts, repeats what was not answered, and notes what was acknowledged."""

    def __init__(self, address: str, token: str, table: str, number: int) -> None:
        self.url = f"ws://{address}/ws/table/{table}"
        self.headers = {"Authorization": f"Bearer {token}"}
        self.table = table
        self.random = random.Random(number)
        self.acknowledged: dict[str, int] = {}
        self.entries: dict[int, str] = {}
        self.unanswered: tuple[str, dict] | None = None
        self.sent = 0
        self.resumed = 0
        self.over = False

    async def play(self, stop: asyncio.Event) -> None:
        while not stop.is_set() and not self.over:
            try:
                missing = f"?from={max(self.entries) + 1}" if self.entries else ""
                async with connect(
                    self.url + missing,
                    additional_headers=self.headers,
                    proxy=None,
                    compression=None,
                    open_timeout=PATIENCE,
                ) as wire:
                    if self.entries:
                        self.resumed += 1
                    if self.unanswered is not None:
                        await self._send(wire, *self.unanswered)
                    await self._converse(wire, stop)
            except (OSError, WebSocketException, InvalidHandshake, TimeoutError):
                await asyncio.sleep(0.1 + self.random.random() * 0.2)

    async def _converse(self, wire, stop: asyncio.Event) -> None:
        while not stop.is_set() and not self.over:
            for message in json.loads(await wire.recv()):
                await self._hear(wire, message)

    async def _hear(self, wire, message: dict) -> None:
        match message["type"]:
            case "ack":
                assert self.unanswered is not None
                assert message["cid"] == self.unanswered[0]
                self.acknowledged[message["cid"]] = message["seq"]
                self.unanswered = None
            case "refused":
                assert message["cid"] is not None, message
                self.unanswered = None
            case "events":
                for entry in message["entries"]:
                    told = json.dumps(entry, sort_keys=True)
                    assert self.entries.setdefault(entry["seq"], told) == told, "an entry changed"
            case "view":
                if self.entries:
                    missing = set(range(min(self.entries), max(self.entries) + 1)) - set(self.entries)
                    assert not missing, f"gaps: {missing}"
                self.over = message["view"]["over"]
                await self._act(wire, message)

    async def _act(self, wire, message: dict) -> None:
        if self.unanswered is not None or self.over:
            return
        kinds = {prompt["prompt"]: prompt for prompt in message["prompts"]}
        if "grab" in kinds and self.random.random() < 0.3:
            await self._send(wire, self._cid(), {"move": "grab"})
        elif "seal" in kinds:
            await self._send(wire, self._cid(), {"move": "seal", "pebble": kinds["seal"]["pebbles"][0]})

    def _cid(self) -> str:
        self.sent += 1
        return f"{id(self):x}-{self.sent}"

    async def _send(self, wire, cid: str, move: dict) -> None:
        self.unanswered = (cid, move)
        await wire.send(json.dumps({"type": "act", "cid": cid, "move": move}))


async def test_nothing_acknowledged_is_lost_and_nothing_is_done_twice(tmp_path):
    db = tmp_path / "inn.sqlite3"
    server = SeparateInn(db)
    server.start()
    players = await seat_everyone(server.address)
    stop = asyncio.Event()
    playing = [asyncio.create_task(player.play(stop)) for player in players]
    try:
        for _ in range(KILLS):
            await busy(players, playing)
            server.kill()
            check(db, players)
            server.start()
        await busy(players, playing)
        await soon(lambda: all(player.resumed or player.over for player in players) or failed(playing))
    finally:
        stop.set()
        for task in playing:
            task.cancel()
        ended = await asyncio.gather(*playing, return_exceptions=True)
        server.close()
    failures = [error for error in ended if isinstance(error, Exception)]
    assert not failures, failures[0]
    check(db, players)
    moves = sum(len(player.acknowledged) for player in players)
    print(f"{KILLS} kills, {TABLES} tables: {moves} acknowledged moves, all there and none twice")
    assert all(player.resumed or player.over for player in players), "everyone came back without help"


async def busy(players: list[Player], playing: list[asyncio.Task[None]]) -> None:
    """Until enough moves were made that a kill now comes in the middle of something."""
    before = sum(len(player.acknowledged) for player in players)
    async with asyncio.timeout(PATIENCE * KILLS):
        while not failed(playing) and not all(player.over for player in players):
            if sum(len(player.acknowledged) for player in players) >= before + MOVES:
                return
            await asyncio.sleep(0.01)


def failed(playing: list[asyncio.Task[None]]) -> bool:
    return any(task.done() and not task.cancelled() and task.exception() is not None for task in playing)


async def seat_everyone(address: str) -> list[Player]:
    players = []
    async with httpx.AsyncClient(base_url=f"http://{address}", trust_env=False, timeout=PATIENCE) as http:

        async def post(path: str, token: str | None, body: dict) -> dict:
            headers = {"Authorization": f"Bearer {token}"} if token else {}
            response = await http.post(path, json=body, headers=headers)
            assert response.status_code < 300, response.text
            return response.json()

        tokens = [
            (await post("/api/guest", None, {"name": f"g{number}", "bearer": True}))["token"]
            for number in range(TABLES * 2)
        ]
        for number in range(TABLES):
            pair = tokens[2 * number : 2 * number + 2]
            wish = {"game": "pebbles", "players": 2, "start": "full", "options": {"rounds": ROUNDS}}
            table = (await post("/api/tables", pair[0], wish))["id"]
            await post(f"/api/tables/{table}/sit", pair[1], {})
            players += [Player(address, token, table, 2 * number + place) for place, token in enumerate(pair)]
    return players


def check(db: Path, players: list[Player]) -> None:
    """What the store holds after the kill, read by another program."""
    with sqlite3.connect(db) as connection:
        rows = connection.execute("SELECT table_id, seq, seat, cid FROM entries ORDER BY table_id, seq").fetchall()
    connection.close()
    by_table: dict[str, list[tuple[int, str | None]]] = {}
    for table, seq, _, cid in rows:
        by_table.setdefault(table, []).append((seq, cid))
    for entries in by_table.values():
        assert [seq for seq, _ in entries] == list(range(len(entries))), "numbers without gaps"
    twice = [cid for cid, count in Counter(cid for _, _, _, cid in rows if cid).items() if count > 1]
    assert not twice, f"made twice: {twice}"
    stored = {(table, cid): seq for table, seq, _, cid in rows if cid}
    for player in players:
        for cid, seq in player.acknowledged.items():
            assert stored.get((player.table, cid)) == seq, f"acknowledged, but not there: {cid}"
        if player.entries:
            assert max(player.entries) < len(by_table[player.table]), "seen, but not stored"
