"""People who play by themselves, whatever happens to their inn, and who note what was acknowledged."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import time
from collections import Counter
from collections.abc import Iterable
from copy import copy

import httpx
from guests import PATIENCE
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidHandshake, WebSocketException

_ARRIVING_SECONDS = 6.0
_SILENT_SECONDS = 2.0
_TRIES = 20
_GLANCE_SECONDS = 0.25
"""How soon somebody who thinks notices that they shall hurry."""


class Player:
    """Plays by itself: connects, resumes, acts, repeats what was not answered, and notes what was acknowledged."""

    def __init__(self, addresses: list[str], token: str, table: str, number: int) -> None:
        """`addresses`: of an inn; who was sent away at one of them tries another."""
        self.addresses = addresses
        self.headers = {"Authorization": f"Bearer {token}"}
        self.table = table
        self.random = random.Random(number)
        self.acknowledged: dict[str, int] = {}
        self.entries: dict[int, str] = {}
        self.unanswered: tuple[str, dict] | None = None
        self.sent = 0
        self.resumed = 0
        self.answered_at: list[float] = []
        """When each move was acknowledged."""
        self.refusals: Counter[str] = Counter()
        self.where = ""
        self.last: dict = {}
        self.view: dict = {}
        self.over = False
        self.thinks = 0.0
        """Seconds before each move, but for the first after they have come to the table."""
        self._acts_at: float | None = None
        self._just_came = True

    def so_far(self) -> Player:
        """What they have seen up to this moment, whatever comes while it is looked at."""
        seen = copy(self)
        seen.acknowledged, seen.entries = dict(self.acknowledged), dict(self.entries)
        return seen

    def state(self) -> str:
        """For who wonders why nothing happens."""
        last = self.last["type"] if self.last else None
        done = f"{len(self.entries)} entries, unanswered {self.unanswered}, refused {dict(self.refusals)}"
        asked = [prompt["prompt"] for prompt in self.view.get("prompts", ())]
        view = f"view of {self.view.get('seq')} of {max(self.entries, default=None)} asks {asked}"
        return f"{self.table} at {self.where}: heard {last}, {done}, {view}"

    async def play(self, stop: asyncio.Event) -> None:
        while not stop.is_set() and not self.over:
            try:
                missing = f"?from={max(self.entries) + 1}" if self.entries else ""
                self.where = self.random.choice(self.addresses)
                async with connect(
                    f"ws://{self.where}/ws/table/{self.table}{missing}",
                    additional_headers=self.headers,
                    proxy=None,
                    compression=None,
                    open_timeout=_ARRIVING_SECONDS,
                    close_timeout=1,
                ) as wire:
                    if self.entries:
                        self.resumed += 1
                    await self._converse(wire, stop)
            except (OSError, WebSocketException, InvalidHandshake, TimeoutError):
                await asyncio.sleep(0.1 + self.random.random() * 0.2)

    async def _converse(self, wire, stop: asyncio.Event) -> None:
        while not stop.is_set() and not self.over:
            frame = await self._next_frame(wire)
            for message in json.loads(frame):
                await self._hear(wire, message)

    async def _next_frame(self, wire) -> str | bytes:
        while self._acts_at is not None:
            left = self._acts_at - time.monotonic()
            if left <= 0:
                self._acts_at = None
                await self._act_now(wire, self.view)
                break
            with contextlib.suppress(TimeoutError):
                return await asyncio.wait_for(wire.recv(), min(left, _GLANCE_SECONDS))
        # As browsers do: who hears nothing asks, and who still hears nothing connects again.
        try:
            return await asyncio.wait_for(wire.recv(), _SILENT_SECONDS)
        except TimeoutError:
            await wire.send(json.dumps({"type": "ping"}))
            return await asyncio.wait_for(wire.recv(), _SILENT_SECONDS)

    def hurry(self) -> None:
        """Whatever they think about, they move now."""
        if self._acts_at is not None:
            self._acts_at = 0.0

    async def _hear(self, wire, message: dict) -> None:
        self.last = message
        match message["type"]:
            case "welcome":
                self._just_came, self._acts_at = True, None
                if self.unanswered is not None:
                    await self._send(wire, *self.unanswered)
            case "ack":
                # A second answer to what was sent a second time is the same as the first.
                assert self.acknowledged.setdefault(message["cid"], message["seq"]) == message["seq"]
                if self.unanswered is not None and message["cid"] == self.unanswered[0]:
                    self.unanswered = None
                    self.answered_at.append(time.monotonic())
                    if self.view and self.view["seq"] >= message["seq"]:
                        # Sent again and answered again: how things stand was told before.
                        await self._act(wire, self.view)
            case "refused":
                assert message["cid"] is not None, message
                self.refusals[message["code"]] += 1
                if message["code"] == "server.not-stored":
                    # Sent again when the table is back.
                    return
                self.unanswered = None
                if self.view:
                    # How things stand by now may have been told before this answer.
                    await self._act(wire, self.view)
            case "events":
                for entry in message["entries"]:
                    told = json.dumps(entry, sort_keys=True)
                    assert self.entries.setdefault(entry["seq"], told) == told, "an entry changed"
            case "view":
                if self.entries:
                    missing = set(range(min(self.entries), max(self.entries) + 1)) - set(self.entries)
                    assert not missing, f"gaps: {missing}"
                self.over, self.view = message["view"]["over"], message
                await self._act(wire, message)

    async def _act(self, wire, message: dict) -> None:
        if not self.thinks or self._just_came:
            self._just_came = False
            await self._act_now(wire, message)
        elif self._acts_at is None:
            self._acts_at = time.monotonic() + self.thinks * (0.5 + self.random.random())

    async def _act_now(self, wire, message: dict) -> None:
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


async def seat_everyone(addresses: list[str], tables: int, rounds: int) -> list[Player]:
    """Two at each table, which is opened at one address and joined at the next."""
    players = []
    async with httpx.AsyncClient(trust_env=False, timeout=PATIENCE) as http:

        async def post(path: str, token: str | None, body: dict) -> dict:
            headers = {"Authorization": f"Bearer {token}"} if token else {}
            for _ in range(_TRIES):
                addresses.append(addresses.pop(0))
                response = await http.post(f"http://{addresses[0]}{path}", json=body, headers=headers)
                if response.status_code != 503:
                    break
                # A machine that is too busy to renew a lease says "try again", to people as well.
                await asyncio.sleep(0.5)
            assert response.status_code < 300, response.text
            return response.json()

        tokens = [
            (await post("/api/guest", None, {"name": f"g{number}", "bearer": True}))["token"]
            for number in range(tables * 2)
        ]
        for number in range(tables):
            pair = tokens[2 * number : 2 * number + 2]
            wish = {"game": "pebbles", "players": 2, "start": "full", "options": {"rounds": rounds}}
            table = (await post("/api/tables", pair[0], wish))["id"]
            await post(f"/api/tables/{table}/sit", pair[1], {})
            players += [Player(list(addresses), token, table, 2 * number + place) for place, token in enumerate(pair)]
    return players


ENTRIES = "SELECT table_id, seq, seat, cid FROM entries ORDER BY table_id, seq"


def check(rows: Iterable[tuple[str, int, int, str | None]], players: list[Player]) -> None:
    """What the store holds, read by another program."""
    rows = list(rows)
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
