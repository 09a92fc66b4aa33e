#!/usr/bin/env python3
"""A bot over the network, as somebody would have written it against revision b4b3504.

    python bot.py http://127.0.0.1:8000 open sheriff first '{"sheriff_terms": 1}' novice
    python bot.py http://127.0.0.1:8000 join CODE

It needs Python, the package `websockets`, and `stdio_bot.py` beside it for its moves. Who opens a table sits there with
another person and a bot of the house, and prints the code to join with. Either way it plays to the end and prints the
outcome. After its first move it loses its connection, comes back and repeats itself, as the protocol allows.

Frozen: it is never brought up to date.
"""

import asyncio
import json
import random
import sys
import urllib.request

import websockets
from stdio_bot import answer


def request(address, path, token=None, body=None):
    headers = {"Content-Type": "application/json"}
    if token is not None:
        headers["Authorization"] = f"Bearer {token}"
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(address + path, data, headers)) as response:
        return json.load(response)


class Bot:
    def __init__(self, address, name):
        self.address = address
        self.token = request(address, "/api/guest", None, {"name": name, "bearer": True})["token"]
        self.chance = random.Random(name)
        self.entries = []
        self.acted = 0
        self.waiting = None
        """The move that is not answered yet, as it was sent."""
        self.answered = None
        self.view = None
        self.outcome = None

    def open(self, game, edition, options, level):
        wish = {"game": game, "edition": edition, "options": json.loads(options), "players": 3, "start": "full"}
        wish["seats"] = [{"type": "person"}, {"type": "person"}, {"type": "bot", "level": level}]
        table = request(self.address, "/api/tables", self.token, wish)
        print(table["code"], flush=True)
        return table["id"]

    def join(self, code):
        table = request(self.address, f"/api/join/{code}", self.token)
        return request(self.address, f"/api/tables/{table['id']}/sit", self.token, {})["id"]

    async def play(self, table):
        while self.outcome is None:
            place = f"{self.address.replace('http', 'ws', 1)}/ws/table/{table}?from={len(self.entries)}"
            async with websockets.connect(place, additional_headers={"Authorization": f"Bearer {self.token}"}) as wire:
                if self.acted == 0:
                    await wire.send(json.dumps({"type": "say", "cid": "hello", "text": "Good evening."}))
                    await wire.send(json.dumps({"type": "ready"}))
                elif self.acted == 1:
                    await wire.send(self.answered)
                await self.listen(wire)

    async def listen(self, wire):
        """Until the game is over, or the connection is to be lost on purpose."""
        while self.outcome is None:
            for message in json.loads(await wire.recv()):
                if await self.hear(wire, message) == "lost":
                    return

    async def hear(self, wire, message):
        kind = message["type"]
        if kind == "ack" and self.waiting is not None and message["cid"] == json.loads(self.waiting)["cid"]:
            self.answered, self.waiting = self.waiting, None
            self.acted += 1
            self.seq = message["seq"]
            if self.acted == 1:
                return "lost"
        elif kind == "ack" and message["cid"] == "bot-0" and message["seq"] != self.seq:
            raise SystemExit("a move that was sent again was made again")
        elif kind == "refused":
            if self.view["seq"] == self.acted_on:
                raise SystemExit(f"refused: {message}")
            self.waiting = None
            await self.act(wire)
        elif kind == "events":
            for entry in message["entries"]:
                if entry["seq"] == len(self.entries):
                    self.entries.append(entry)
            if message["to"] >= len(self.entries):
                raise SystemExit(f"a gap before entry {message['from']}")
        elif kind == "view":
            self.view = message
            await self.act(wire)
        elif kind in ("welcome", "table"):
            self.outcome = (message["table"] if kind == "welcome" else message["info"])["outcome"]
        return None

    async def act(self, wire):
        """While a move is not answered, everything else waits."""
        moves = [answer(self.view["view"], prompt, self.chance) for prompt in self.view["prompts"]]
        move = next((move for move in moves if move is not None), None)
        if move is not None and self.waiting is None:
            self.acted_on = self.view["seq"]
            self.waiting = json.dumps({"type": "act", "cid": f"bot-{self.acted}", "move": move})
            await wire.send(self.waiting)


def main(address, what, *arguments):
    bot = Bot(address, f"frozen {what}")
    table = bot.open(*arguments) if what == "open" else bot.join(*arguments)
    asyncio.run(bot.play(table))
    print(json.dumps(bot.outcome), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
