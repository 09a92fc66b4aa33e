"""Everything that a single node does, with `--db postgresql://...`."""

import subprocess
import sys

import pytest
from guests import Refused, finish, open_house, seated_table, soon

from blueboar.server.services import Services
from blueboar.server.store import ownership
from blueboar.server.store.database import StoreFailure


async def test_a_game_is_played_stopped_and_finished_on_postgresql(postgres_address):
    async with open_house(postgres_address) as house:
        table, guests, wires = await seated_table(house, 3)
        await wires[0].act({"move": "grab"}, cid="g")
        cookies = [guest.http.cookies for guest in guests]
    async with open_house(postgres_address) as house:
        wires = []
        for cookie in cookies:
            guest = house.stranger()
            guest.http.cookies = cookie
            wires.append(await guest.connect(table))
        for wire in wires:
            await wire.until("view", seq=1)
        assert (await wires[0].act({"move": "grab"}, cid="g"))["seq"] == 1
        await finish(wires)
        assert (await guest.get(f"/api/tables/{table}/verify"))["fair"]
        assert (await guest.get("/api/me"))["ratings"][0]["games"] == 1
        assert (await guest.get("/api/tables", state="finished"))["tables"][0]["id"] == table


async def test_people_come_go_and_are_forgotten_on_postgresql(postgres_address):
    async with open_house(postgres_address) as house:
        table, (ann, bob), wires = await seated_table(house, 2, clock={"move_seconds": 3600}, options={"rounds": 30})
        await ann.post("/api/account", {"name": "ann", "password": "correct horse"})
        await ann.post("/api/account/password", {"old": "correct horse", "new": "battery staple"})
        phone = house.stranger()
        assert (await phone.post("/api/login", {"name": "ANN", "password": "battery staple"}))["id"] == ann.id
        for _ in range(2):
            await wires[0].send(type="say", cid="s", text="once")
            await wires[0].until("ack", cid="s")
            await wires[0].send(type="need-time", cid="t")
            await wires[0].until("ack", cid="t")
        await wires[1].until("said", number=0)
        assert (await bob.post(f"/api/tables/{table}/leave"))["seats"][1]["substituted"]
        await soon(lambda: house.services.live_tables.awake(table).state.seq >= 1)
        await phone.post("/api/me/delete", {"password": "battery staple"})
        with pytest.raises(Refused) as refused:
            await ann.get("/api/me")
        assert refused.value.status == 401
        assert [seat["name"] for seat in (await bob.get(f"/api/tables/{table}"))["seats"]] == [None, "guest 1"]
        # what cannot be a table's name is none
        for path in ("/api/tables/%00", "/api/join/%00", "/api/people/%00/statistics", "/api/tables/%00/record"):
            with pytest.raises(Refused) as refused:
                await bob.get(path)
            assert refused.value.status == 404


async def test_a_second_server_on_the_same_database_refuses_to_start_with_a_sentence(postgres_address, monkeypatch):
    async with open_house(postgres_address) as house:
        monkeypatch.setattr(ownership, "_TRIES", 1)
        with pytest.raises(StoreFailure, match="another server"):
            await Services(house.services.settings).start()
        monkeypatch.undo()
        second = subprocess.run(
            [sys.executable, "-m", "blueboar", "serve", "--port", "0", "--db", postgres_address],
            capture_output=True,
            text=True,
            timeout=120,
        )
        assert second.returncode == 1
        assert "another server keeps its games there" in second.stderr
        assert "Traceback" not in second.stderr
        # And the first one has noticed nothing.
        await seated_table(house, 2)
    async with open_house(postgres_address):
        pass
