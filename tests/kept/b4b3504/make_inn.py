"""Makes the database: finished games, running ones, tables that still wait, people, talk and ratings.

    python make_inn.py FOLDER, from a checkout of revision b4b3504; see README.md beside this file.

The real server of the checkout deals and stores; this is only its clients. The cards come from `--seed`, so the moves
of people can be looked for beforehand, at a table of this program's own, until something worth keeping is pending.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import itertools
import json
import random
import sqlite3
import sys
import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import msgspec
from client import Person, Server, Wire
from stdio_bot import answer
from tables import NAMES, PEOPLE, TABLES, Wanted

import blueboar.games  # noqa: F401  registers them
from blueboar.core.chance import Chance, seed_hash
from blueboar.core.game import find_game
from blueboar.core.seats import HOUSE
from blueboar.core.table import Table

SEED = "kept"
Moves = list[tuple[int, dict[str, Any]]]


def moves_of_people(wanted: Wanted, seed: str) -> Moves:
    """Random moves that lead to what is wanted with the cards of this seed."""
    game = find_game(wanted.game)
    data = None if wanted.cards is None else game.read_data("orchard.toml", Path(wanted.cards).read_text("utf-8"))
    config = game.configure(len(wanted.seats), wanted.edition, wanted.options, data)
    for number in itertools.count():
        table = Table.opened(game, config, seed)
        chance = Chance(f"moves {number}")
        moves: Moves = []
        while len(moves) < 150 and table.outcome() is None and not wanted.stop(table):
            seat, move = game.sample(table.state, chance)
            assert table.submit(seat, move) is None
            moves.append((seat, msgspec.to_builtins(move)))
        wished = wanted.finished if table.outcome() is not None else wanted.stop(table)
        if wished and HOUSE not in {seat for seat, _ in moves}:
            return moves
    raise AssertionError


def choosing(number: int) -> Callable[[dict[str, Any]], dict[str, Any] | None]:
    chance = random.Random(number)

    def choose(message: dict[str, Any]) -> dict[str, Any] | None:
        moves = (answer(message["view"], prompt, chance) for prompt in message["prompts"])
        return next((move for move in moves if move is not None), None)

    return choose


class Maker:
    def __init__(self, address: str) -> None:
        self.address = address
        self.people: dict[str, dict[str, Any]] = {}
        self.opened = itertools.count(1)

    def person(self, name: str) -> Person:
        return Person(self.address, self.people[name]["token"])

    async def come_in(self) -> None:
        for name, (language, password) in PEOPLE.items():
            guest = await Person(self.address).post("/api/guest", {"name": name, "language": language, "bearer": True})
            self.people[name] = {"id": guest["id"], "language": language, "token": guest["token"]}
            if password is not None:
                account = {"name": f"{name.lower()}-of-the-inn", "password": password}
                await self.person(name).post("/api/account", account)
                self.people[name] |= {"account": account["name"], "password": password}

    async def open(self, wanted: Wanted) -> tuple[str, str]:
        """The table, with everyone seated, and its seed."""
        seats = [{"type": "person"} if who in NAMES else {"type": "bot", "level": who} for who in wanted.seats]
        wish: dict[str, Any] = {"game": wanted.game, "edition": wanted.edition, "options": wanted.options}
        wish |= {"seats": seats, "start": wanted.start, "clock": wanted.clock, "public": wanted.public}
        if wanted.cards is not None:
            wish["cards"] = {"name": "orchard.toml", "text": Path(wanted.cards).read_text("utf-8")}
        people = [who for who in wanted.seats if who in NAMES]
        seed = hashlib.sha256(f"{SEED}/{next(self.opened)}".encode()).hexdigest()
        table = (await self.person(people[0]).post("/api/tables", wish))["id"]
        for name in people[1:]:
            if name != "Nobody":
                await self.person(name).post(f"/api/tables/{table}/sit", {"seat": wanted.seats.index(name)})
        return table, seed

    async def play(self, wanted: Wanted) -> dict[str, Any]:
        table, seed = await self.open(wanted)
        kept: dict[str, Any] = {"name": wanted.name, "id": table, "seats": list(wanted.seats)}
        names = [name for name in wanted.seats if name in self.people]
        wires = {wanted.seats.index(name): await self.person(name).connect(table) for name in names}
        if wanted.start == "full":
            first = wires[min(wires)]
            await first.until(lambda: first.view is not None)
            assert first.info is not None
            assert first.info["seed_hash"] == seed_hash(seed)
            await self._talk(wires)
            kept["last"] = await self._moves(wanted, wires, seed)
        kept["again"] = await self._talk_again(wires)
        for wire in wires.values():
            await wire.close()
        return kept

    async def _moves(self, wanted: Wanted, wires: dict[int, Wire], seed: str) -> dict[str, Any] | None:
        if len(wires) < len(wanted.seats):
            playing = [wire.play(choosing(seat), wanted.enough) for seat, wire in wires.items()]
            await asyncio.gather(*playing)
            return None
        last = None
        for number, (seat, move) in enumerate(moves_of_people(wanted, seed)):
            reply = await wires[seat].act(move, f"kept-{number}")
            assert reply["type"] == "ack", reply
            last = {"seat": seat, "cid": f"kept-{number}", "move": move, "seq": reply["seq"]}
        return last

    async def _talk(self, wires: dict[int, Wire]) -> None:
        for seat, wire in wires.items():
            assert (await wire.say(f"hello-{seat}", text="Good evening, all. 🐗"))["type"] == "ack"

    async def _talk_again(self, wires: dict[int, Wire]) -> dict[str, Any]:
        seat = max(wires)
        message = {"cid": "last-words", "phrase": "phrase.well-played", "to": min(wires)}
        assert (await wires[seat].say(**message))["type"] == "ack"
        return {"seat": seat, **message}


async def describe(maker: Maker, kept: dict[str, Any], records: Path) -> None:
    """How a table stands, as people find it again after a restart."""
    seats = [(seat, maker.person(name)) for seat, name in enumerate(kept["seats"]) if name in maker.people]
    kept["info"] = await seats[0][1].get(f"/api/tables/{kept['id']}")
    kept["views"] = {}
    if kept["info"]["state"] == "closed":
        return
    for seat, person in seats:
        wire = await person.connect(kept["id"], "?from=0")
        await wire.until(lambda wire=wire: wire.view is not None or wire.info["state"] == "open")
        if wire.view is not None:
            kept["views"][seat] = {name: wire.view[name] for name in ("seq", "view", "prompts", "waiting_for")}
        kept["said"] = wire.said
        await wire.close()
    if kept["info"]["state"] == "finished":
        record = await seats[0][1].read(f"/api/tables/{kept['id']}/record")
        (records / f"inn-{kept['name']}.json").write_bytes(record)
        kept["verdict"] = await seats[0][1].get(f"/api/tables/{kept['id']}/verify")


async def describe_people(maker: Maker) -> None:
    for name, person in maker.people.items():
        person["me"] = await maker.person(name).get("/api/me")
        person["history"] = [each["id"] for each in (await maker.person(name).get("/api/me/history"))["tables"]]
        person["statistics"] = await maker.person(name).get(f"/api/people/{person['id']}/statistics")


async def make(folder: Path, db: Path) -> None:
    tables = []
    with Server(db, "--seed", SEED) as server:
        maker = Maker(server.address)
        await maker.come_in()
        for wanted in TABLES:
            tables.append(await maker.play(wanted))
            print(wanted.name, flush=True)
        await maker.person("Ann").post(f"/api/tables/{tables[0]['id']}/rematch")
        closed = (await maker.person("Finn").post("/api/tables", {"game": "blacksheep", "players": 2}))["id"]
        await maker.person("Finn").post(f"/api/tables/{closed}/leave")
    with Server(db, "--seed", SEED) as server:
        maker.address = server.address
        for kept in tables:
            await describe(maker, kept, folder / "records")
        await describe_people(maker)
        left = next(kept for kept, wanted in zip(tables, TABLES, strict=True) if wanted.leaves)
        await maker.person("Dan").post(f"/api/tables/{left['id']}/leave")
    write(folder / "inn.json", {"people": maker.people, "tables": tables, "closed": closed})


def write(file: Path, inn: dict[str, Any]) -> None:
    """One readable JSON file: a person or a table a line."""

    def lines(each: Iterable[Any]) -> str:
        return ",\n".join(json.dumps(one, ensure_ascii=False, separators=(",", ":")) for one in each)

    people = lines({"name": name, **person} for name, person in inn["people"].items())
    text = f'{{"people": [\n{people}\n],\n"tables": [\n{lines(inn["tables"])}\n],\n"closed": "{inn["closed"]}"}}\n'
    file.write_text(text, "utf-8")


def pack(db: Path, file: Path) -> None:
    small = db.with_name("small.sqlite3")
    connection = sqlite3.connect(db)
    connection.execute("VACUUM INTO ?", (str(small),))
    connection.close()
    file.write_bytes(gzip.compress(small.read_bytes(), 9, mtime=0))


def main(folder: Path) -> None:
    (folder / "records").mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as here:
        db = Path(here) / "inn.sqlite3"
        asyncio.run(make(folder, db))
        pack(db, folder / "inn.sqlite3.gz")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
