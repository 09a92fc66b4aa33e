"""Tables before and after the game: opening, seats, codes, links, rematch, lists."""

from typing import Any

import httpx
import pytest
from guests import Refused, finish, open_house, seated_table, settings

from blueboar.server.http.app import application
from blueboar.server.services import Services


async def test_a_table_starts_by_itself_when_it_is_full(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        ann, bob = await house.guests("Ann", "Bob")
        table = await ann.open_table(players=2, start="full", options={"rounds": 2})
        assert table["state"] == "open"
        assert table["seats"][0]["name"] == "Ann"
        assert table["options"] == {"rounds": 2, "timer": 0, "padding": 0}
        wire = await ann.connect(table["id"])
        await wire.until("welcome")
        assert (await bob.sit(table["id"]))["state"] == "running"
        await wire.until("view", seq=0)


async def test_a_private_table_is_found_by_its_code_alone(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        ann, bob = await house.guests("Ann", "Bob")
        table = await ann.open_table(players=2, public=False)
        assert (await bob.get("/api/tables"))["tables"] == []
        found = await bob.get(f"/api/join/{table['code'].upper()}")
        assert found["id"] == table["id"]
        assert found["code"] is None
        assert (await bob.sit(table["id"]))["code"] == table["code"]


async def test_seats_are_taken_left_swapped_and_given_to_bots(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        ann, bob, eve = await house.guests("Ann", "Bob", "Eve")
        table = (await ann.open_table(players=4))["id"]
        path = f"/api/tables/{table}"
        await bob.sit(table, 2)
        with pytest.raises(Refused) as refused:
            await eve.sit(table, 2)
        assert refused.value.code == "table.seat-taken"
        for host_only in (("kick", {"seat": 0}), ("bot", {"seat": 1, "level": "simple"}), ("start", {})):
            with pytest.raises(Refused) as refused:
                await bob.post(f"{path}/{host_only[0]}", host_only[1])
            assert refused.value.status == 403
        info = await ann.post(f"{path}/bot", {"seat": 1, "level": "simple", "personality": "greedy"})
        assert info["seats"][1]["kind"] == "bot"
        assert info["seats"][1]["traits"]["greed"] == 0.95
        info = await bob.post(f"{path}/swap", {"seat": 2, "with": 3})
        assert info["seats"][3]["name"] == "Bob"
        wire = await bob.connect(table)
        await wire.until("welcome", seat=3)
        info = await ann.post(f"{path}/kick", {"seat": 3})
        assert info["seats"][3]["kind"] == "open"
        assert (await wire.until("goodbye"))["why"] == "kicked"
        with pytest.raises(Refused) as refused:
            await ann.post(f"{path}/start")
        assert refused.value.code == "table.seats-free"
        await eve.sit(table)
        info = await ann.post(f"{path}/leave")
        assert info["host"] == eve.id
        assert (await eve.post(f"{path}/leave"))["state"] == "closed"


async def test_setups_that_cannot_be_are_refused_with_what_is_allowed(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        ann = await house.guest("Ann")
        wishes: list[tuple[dict[str, Any], str]] = [
            ({"game": "chess"}, "setup.unknown-game"),
            ({"edition": "gold"}, "setup.unknown-edition"),
            ({"players": 9}, "setup.players"),
            ({"options": {"hats": 1}}, "setup.unknown-option"),
            ({"players": 2, "seats": [{"type": "bot", "level": "god"}]}, "bots.unknown-level"),
            ({"players": 2, "seats": [{"type": "bot", "level": "simple"}] * 2}, "table.no-seat-for-people"),
            ({"clock": {"by_prompt": {"dance": 5}}}, "table.unknown-prompt"),
        ]
        for wish, code in wishes:
            with pytest.raises(Refused) as refused:
                await ann.open_table(**wish)
            assert (refused.value.status, refused.value.code) == (400, code)


async def test_the_lobby_is_live_filtered_and_paged(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        ann, bob = await house.guests("Ann", "Bob")
        watcher = await house.stranger().connect_to("/ws/lobby")
        tables = [(await ann.open_table(players=2))["id"] for _ in range(23)]
        told = await watcher.until("tables")
        assert {table["state"] for table in told["tables"]} == {"open"}
        first = await bob.get("/api/tables", state="open", game="pebbles")
        assert [table["id"] for table in first["tables"]] == tables[:-21:-1]
        assert first["more"]
        second = await bob.get("/api/tables", page=1)
        assert [table["id"] for table in second["tables"]] == tables[2::-1]
        assert not second["more"]
        assert (await bob.get("/api/tables", game="other"))["tables"] == []
        await bob.sit(tables[0])
        await ann.post(f"/api/tables/{tables[0]}/start")
        while True:
            told = await watcher.until("tables")
            if any(table["state"] == "running" for table in told["tables"]):
                break
        assert [table["id"] for table in (await bob.get("/api/tables", state="running"))["tables"]] == [tables[0]]
        assert (await bob.get("/api/me/history"))["tables"][0]["id"] == tables[0]


async def test_an_account_follows_its_owner_to_another_device(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        ann = await house.guest("Ann")
        me = await ann.post("/api/account", {"name": "Ann Smith", "password": "correct horse"})
        assert me["guest"] is False
        other = house.stranger()
        with pytest.raises(Refused) as refused:
            await other.post("/api/login", {"name": "ann smith", "password": "wrong horse"})
        assert (refused.value.status, refused.value.code) == (403, "login.wrong")
        assert (await other.post("/api/login", {"name": "ANN  smith", "password": "correct horse"}))["id"] == ann.id
        with pytest.raises(Refused) as refused:
            await (await house.guest("Bob")).post("/api/account", {"name": "ann smith", "password": "battery staple"})
        assert refused.value.code == "account.name-taken"
        assert (await other.patch("/api/me", {"name": "Annie", "language": "fa"}))["language"] == "fa"
        assert (await ann.get("/api/me"))["name"] == "Annie"
        await other.post("/api/logout")
        with pytest.raises(Refused) as refused:
            await other.get("/api/me")
        assert refused.value.status == 401
        assert (await ann.get("/api/me"))["name"] == "Annie"


async def test_a_seat_moves_to_another_device_by_its_link_once(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        table, guests, _wires = await seated_table(house, 2)
        link = await guests[1].post(f"/api/tables/{table}/link")
        phone = house.stranger()
        assert await phone.get(f"/api/seat-link/{link['token']}") == {"table": table, "seat": 1, "name": "guest 1"}
        assert (await phone.post(f"/api/seat-link/{link['token']}"))["id"] == guests[1].id
        wire = await phone.connect(table)
        assert (await wire.until("welcome"))["seat"] == 1
        with pytest.raises(Refused) as refused:
            await house.stranger().post(f"/api/seat-link/{link['token']}")
        assert refused.value.status == 404


async def test_a_program_gets_a_bearer_token(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        program = house.stranger()
        person = await program.post("/api/guest", {"name": "bot", "bearer": True})
        assert not program.cookie
        program.http.headers["Authorization"] = f"Bearer {person['token']}"
        assert (await program.get("/api/me"))["id"] == person["id"]
        assert (await program.get("/api/me"))["token"] is None


async def test_after_the_end_record_replay_statistics_and_rematch(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        table, guests, wires = await seated_table(house, 3)
        await wires[0].act({"move": "grab"})
        for wire in wires[1:]:
            await wire.until_seq(1)
        await finish(wires)
        record = await guests[0].get(f"/api/tables/{table}/record")
        assert record["ending"]["seed"]
        assert len(record["entries"]) == wires[0].seq + 1
        mine = await guests[1].get(f"/api/tables/{table}/replay", eyes="1")
        assert mine["length"] == len(mine["frames"]) == wires[0].seq + 1
        assert mine["frames"][0]["view"]["hand"]
        assert mine["frames"][0]["events"][0]["pebbles"] is None
        everything = await guests[1].get(f"/api/tables/{table}/replay", eyes="all", **{"from": 2, "to": 3})
        assert [frame["seq"] for frame in everything["frames"]] == [2, 3]
        assert len(everything["frames"][0]["views"]) == 3
        watched = await guests[1].get(f"/api/tables/{table}/replay")
        assert all(frame["view"]["hand"] is None for frame in watched["frames"])

        statistics = await guests[2].get(f"/api/people/{guests[0].id}/statistics")
        assert statistics["games"][0]["games"] == 1
        assert statistics["games"][0]["counts"] == {"grabs": 1, "seals": 3}
        assert (await guests[0].get("/api/me"))["ratings"][0]["games"] == 1

        again = await guests[1].post(f"/api/tables/{table}/rematch")
        assert (await guests[2].post(f"/api/tables/{table}/rematch"))["id"] == again["id"]
        assert again["host"] == guests[1].id
        assert [seat["person"] for seat in again["seats"]] == [None, guests[1].id, None]
        await wires[0].until("table")
        assert (await guests[0].get(f"/api/tables/{table}"))["rematch"] == again["id"]


async def test_games_say_what_can_be_set_up(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        games = await house.stranger().get("/api/games")
        pebbles = next(game for game in games["games"] if game["name"] == "pebbles")
        assert [level["name"] for level in pebbles["levels"]] == ["simple", "broken", "cheat"]
        assert pebbles["editions"][0] == {"name": "plain", "players": [2, 3, 4, 5]}
        assert pebbles["prompts"] == ["seal", "grab", "time-up"]
        assert "phrase.hello" in games["phrases"]
        own = {game["name"]: game["phrases"] for game in games["games"]}
        assert own["pebbles"] == ["phrase.my-pebble"]
        assert not {phrase for phrases in own.values() for phrase in phrases} & set(games["phrases"])


async def test_health_readiness_and_metrics(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        _table, guests, wires = await seated_table(house, 2)
        await wires[0].seal()
        http = guests[0].http
        assert (await http.get("/healthz")).status_code == (await http.get("/readyz")).status_code == 200
        text = (await http.get("/metrics")).text
        assert 'blueboar_moves_total{game="pebbles"} 1.0' in text
        assert "blueboar_sockets 2.0" in text


async def test_metrics_are_for_this_machine_and_for_whom_its_host_names(tmp_path):
    services = Services(settings(str(tmp_path / "inn.sqlite3"), metrics_for=("10.0.0.7",)))
    app = application(services)
    for address, status in (("127.0.0.1", 200), ("::1", 200), ("10.0.0.7", 200), ("10.0.0.8", 404), ("", 404)):
        transport = httpx.ASGITransport(app, client=(address, 5000))
        async with httpx.AsyncClient(transport=transport, base_url="http://inn") as http:
            assert (await http.get("/metrics")).status_code == status
