"""What a host can rely on: one server a store, files for the owner alone, honest health, consent at tables."""

import os
import sqlite3
import stat
import subprocess
import sys

import pytest
from guests import Refused, finish, open_house, seated_table

from blueboar.server.http.security_headers import SecurityHeaders
from blueboar.server.services import Services
from blueboar.server.store import ownership
from blueboar.server.store.database import StoreFailure


async def test_a_second_server_on_the_same_store_refuses_to_start_with_a_sentence(tmp_path, monkeypatch):
    monkeypatch.setattr(ownership, "_TRIES", 1)
    db = tmp_path / "inn.sqlite3"
    async with open_house(db) as house:
        with pytest.raises(StoreFailure, match="another server"):
            await Services(house.services.settings).start()
        second = subprocess.run(
            [sys.executable, "-m", "blueboar", "serve", "--port", "0", "--db", str(db)],
            capture_output=True,
            text=True,
            timeout=120,
        )
        assert second.returncode == 1
        assert "another server keeps its games there" in second.stderr
        assert "Traceback" not in second.stderr
    async with open_house(db):
        pass


@pytest.mark.skipif(os.name == "nt", reason="permissions of another kind")
async def test_the_files_of_the_store_are_for_the_owner_alone(tmp_path):
    before = os.umask(0)
    try:
        async with open_house(tmp_path / "deep" / "inn.sqlite3") as house:
            await house.guest("Ann")
            files = list((tmp_path / "deep").iterdir())
            assert len(files) >= 3
            assert [file.name for file in files if stat.S_IMODE(file.stat().st_mode) & 0o077] == []
            assert stat.S_IMODE((tmp_path / "deep").stat().st_mode) == 0o700
    finally:
        os.umask(before)


async def test_one_damaged_row_costs_one_line_of_the_lobby(tmp_path):
    db = tmp_path / "inn.sqlite3"
    async with open_house(db) as house:
        ann = await house.guest("Ann")
        tables = [(await ann.open_table(players=2))["id"] for _ in range(3)]
        with sqlite3.connect(db) as connection:
            connection.execute("UPDATE tables SET body = ? WHERE id = ?", (b'{"id": 7', tables[1]))
        connection.close()
        listed = [table["id"] for table in (await ann.get("/api/tables"))["tables"]]
        assert listed == [tables[2], tables[0]]


async def test_readiness_is_honest_when_nothing_can_be_written(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        stranger = house.stranger()
        assert (await stranger.http.get("/readyz")).status_code == 200

        async def full(*_):
            raise StoreFailure("database or disk is full")

        house.services.readiness._checked = 0.0
        house.services.store.inn.touch = full
        reply = await stranger.http.get("/readyz")
        assert (reply.status_code, "takes nothing" in reply.text) == (503, True)


async def test_who_was_sent_away_stays_away(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        ann, bob, cid = await house.guests("Ann", "Bob", "Cid")
        table = (await ann.open_table(players=2))["id"]
        await bob.sit(table)
        await ann.post(f"/api/tables/{table}/kick", {"seat": 1})
        for seat in (None, 1):
            with pytest.raises(Refused) as refused:
                await bob.sit(table, seat)
            assert refused.value.code == "table.kicked"
        await cid.sit(table)


async def test_nobody_is_seated_for_a_rematch_without_consent(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        table, guests, wires = await seated_table(house, 2, options={"rounds": 1})
        await finish(wires)
        again = await guests[0].post(f"/api/tables/{table}/rematch")
        assert [seat["kind"] for seat in again["seats"]] == ["person", "open"]
        with pytest.raises(Refused) as refused:
            await guests[0].post(f"/api/tables/{again['id']}/start")
        assert refused.value.code == "table.seats-free"
        eve = await house.guest("Eve")
        with pytest.raises(Refused) as refused:
            await eve.sit(again["id"])
        assert refused.value.code == "table.full", "the seat waits for whom it was"
        with pytest.raises(Refused) as refused:
            await eve.sit(again["id"], 1)
        assert refused.value.code == "table.seat-taken"
        agreed = await guests[1].post(f"/api/tables/{table}/rematch")
        assert (agreed["id"], agreed["seats"][1]["person"]) == (again["id"], guests[1].id)


async def test_nobody_is_rated_for_a_game_that_they_did_not_sit_down_for(tmp_path):
    """Every game is rated: to sit down is to agree to it, and nobody can do that for somebody else."""
    async with open_house(tmp_path / "inn.sqlite3") as house:
        ann, bob, cid = [await house.guest(name) for name in ("Ann", "Bob", "Cid")]
        table = (await ann.open_table(players=3, options={"rounds": 1}))["id"]
        for wish in ({"seat": 1, "person": bob.id}, {"person": bob.id}, {"seat": 1, "name": "Bob"}):
            with pytest.raises(Refused):
                await ann.post(f"/api/tables/{table}/sit", wish)
        await cid.post(f"/api/tables/{table}/queue", {"on": True})
        info = await ann.post(f"/api/tables/{table}/companion", {"name": "Bob"})
        beside = next(seat["person"] for seat in info["seats"] if seat["name"] == "Bob")
        assert beside != bob.id, "a guest of their own, whatever they are called"
        with pytest.raises(Refused) as refused:
            await ann.post(f"/api/tables/{table}/start")
        assert refused.value.code == "table.seats-free", "who waits for a seat does not sit on it"
        await cid.sit(table)
        wires = [await ann.connect(table), await ann.connect_to(f"/ws/table/{table}?as=2"), await cid.connect(table)]
        if (await ann.get(f"/api/tables/{table}"))["state"] == "open":
            await ann.post(f"/api/tables/{table}/start")
        for wire in wires:
            await wire.until("view")
        await finish(wires)
        people = house.services.store.people
        rated = await people.ratings((ann.id, bob.id, cid.id, beside), "pebbles")
        assert {known.subject for known in rated} == {ann.id, cid.id, beside}


async def test_the_host_may_give_a_waiting_seat_to_others(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        table, guests, wires = await seated_table(house, 2, options={"rounds": 1})
        await finish(wires)
        again = (await guests[0].post(f"/api/tables/{table}/rematch"))["id"]
        await guests[0].post(f"/api/tables/{again}/kick", {"seat": 1})
        await (await house.guest("Eve")).sit(again)


async def test_browsers_are_told_to_come_by_https_where_it_is_on(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3", secure_cookies=True) as house:
        assert "max-age" in (await house.stranger().http.get("/healthz")).headers["strict-transport-security"]
    async with open_house(tmp_path / "inn.sqlite3") as house:
        assert "strict-transport-security" not in (await house.stranger().http.get("/healthz")).headers
    assert SecurityHeaders


# behind a proxy


async def test_a_proxy_that_was_not_named_opens_no_metrics_and_shares_no_limit(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        stranger = house.stranger()
        assert (await stranger.http.get("/metrics")).status_code == 200
        handed = {"X-Forwarded-For": "203.0.113.9"}
        assert (await stranger.http.get("/metrics", headers=handed)).status_code == 404
        await stranger.http.get("/api/games", headers=handed)
        assert set(house.services.request_limit._limiters) == {"203.0.113.9"}
        spoofed = {"X-Forwarded-For": "127.0.0.1, 203.0.113.10"}
        await stranger.http.get("/api/games", headers=spoofed)
        assert "203.0.113.10" in house.services.request_limit._limiters
        assert house.services.proxies("127.0.0.1"), "its connections are those of many"


async def test_a_proxy_that_was_not_named_is_told_to_the_host_once(tmp_path, caplog):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        for _ in range(3):
            await house.stranger().http.get("/healthz", headers={"X-Forwarded-For": "203.0.113.9"})
    told = [record.getMessage() for record in caplog.records if "--proxy 127.0.0.1" in record.getMessage()]
    assert len(told) == 1


async def test_a_named_proxy_is_believed_and_nobody_else(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3", proxies=("127.0.0.1/32",)) as house:
        stranger = house.stranger()
        headers = {"X-Forwarded-For": "127.0.0.1, 203.0.113.7", "X-Forwarded-Proto": "https"}
        await stranger.http.get("/api/games", headers=headers)
        assert set(house.services.request_limit._limiters) == {"203.0.113.7"}
        assert (await stranger.http.get("/metrics", headers=headers)).status_code == 404
    async with open_house(tmp_path / "inn.sqlite3", proxies=("10.0.0.0/8",)) as house:
        assert not house.services.proxies("127.0.0.1")
        assert house.services.proxies("10.1.2.3")


def test_a_proxy_that_is_none_is_refused_by_the_command():
    answer = subprocess.run(
        [sys.executable, "-m", "blueboar", "serve", "--proxy", "nonsense"], capture_output=True, text=True, timeout=120
    )
    assert answer.returncode == 2
    assert "neither an address nor a network" in answer.stderr


# a link gives the seat, not the person


async def with_a_link(house):
    """Ann with an account at a table, and a device that came in by a link to her seat."""
    table, guests, wires = await seated_table(house, 2)
    ann, device = guests[0], house.stranger("device")
    await ann.post("/api/account", {"name": "ann of ely", "password": "seven grey geese"})
    link = await ann.post(f"/api/tables/{table}/link")
    told = await device.post(f"/api/seat-link/{link['token']}")
    return table, ann, wires, device, told


async def test_a_link_gives_the_seat_and_nothing_else_of_the_person(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        table, ann, _wires, device, told = await with_a_link(house)
        assert (told["id"], told["account"], told["ratings"], told["only_table"]) == (ann.id, None, [], table)
        assert (await device.get("/api/me"))["account"] is None
        wire = await device.connect(table)
        assert (await wire.until("welcome"))["seat"] == 0
        await wire.until("view")
        assert (await wire.seal())["type"] == "ack"
        refused = [
            device.post("/api/account", {"name": "mine now", "password": "eight grey geese"}),
            device.post("/api/account/password", {"old": "seven grey geese", "new": "eight grey geese"}),
            device.post("/api/me/delete", {"password": "seven grey geese"}),
            device.post("/api/me/sessions/end"),
            device.patch("/api/me", {"name": "Eve"}),
            device.get("/api/me/history"),
            device.get("/api/me/links"),
            device.post(f"/api/tables/{table}/leave"),
            device.post(f"/api/tables/{table}/link"),
            device.open_table(players=2),
        ]
        for asked in refused:
            with pytest.raises(Refused) as answer:
                await asked
            assert answer.value.code == "person.seat-only"
        other = (await ann.open_table(players=2))["id"]
        assert (await (await device.connect(other)).until("welcome"))["seat"] is None


async def test_links_and_their_devices_can_be_seen_and_ended(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        table, ann, _wires, device, _told = await with_a_link(house)
        wire = await device.connect(table)
        await wire.until("welcome")
        await ann.post(f"/api/tables/{table}/link")
        devices = (await ann.get("/api/me/links"))["devices"]
        assert sorted(each["claimed"] for each in devices) == [False, True]
        for each in devices:
            await ann.post(f"/api/me/links/{each['id']}/end")
        assert await wire.closed() == 1008
        assert (await ann.get("/api/me/links"))["devices"] == []
        with pytest.raises(Refused) as answer:
            await device.get("/api/me")
        assert answer.value.status == 401


async def test_all_other_devices_can_be_ended_at_once(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        _table, ann, _wires, device, _told = await with_a_link(house)
        phone = house.stranger("phone")
        await phone.post("/api/login", {"name": "ann of ely", "password": "seven grey geese"})
        await ann.post("/api/me/sessions/end")
        for ended in (device, phone):
            with pytest.raises(Refused) as answer:
                await ended.get("/api/me")
            assert answer.value.status == 401
        assert (await ann.get("/api/me"))["account"] == "ann of ely"


async def test_a_token_ends_when_it_is_old_and_when_it_is_not_used(tmp_path):
    db = tmp_path / "inn.sqlite3"
    day = 86_400
    async with open_house(db) as house:
        guests = await house.guests("Ann", "Bob", "Cid")
        with sqlite3.connect(db) as connection:
            for guest, made, used in ((guests[0], 401, 1), (guests[1], 130, 125), (guests[2], 390, 1)):
                connection.execute(
                    "UPDATE tokens SET created = created - ?, used = created - ? WHERE person = ?",
                    (made * day, used * day, guest.id),
                )
        connection.close()
        for guest in guests[:2]:
            with pytest.raises(Refused) as answer:
                await guest.get("/api/me")
            assert answer.value.status == 401
        assert (await guests[2].get("/api/me"))["id"] == guests[2].id


@pytest.mark.parametrize("password", ["password123", "aaaaaaaaaa", "Blueboar1", "ann of ely1", "ЙЦУКЕНГШ"])
async def test_passwords_that_everybody_tries_first_are_refused(tmp_path, password):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        with pytest.raises(Refused) as answer:
            await (await house.guest("Ann")).post("/api/account", {"name": "ann of ely", "password": password})
        assert answer.value.code == "account.common-password"


@pytest.mark.parametrize("name", ["\u0430nna", "ann\u00e0", "AN NA", "anna."])
async def test_names_that_look_alike_are_one_name(tmp_path, name):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        ann, eve = await house.guests("Ann", "Eve")
        await ann.post("/api/account", {"name": "anna", "password": "seven grey geese"})
        with pytest.raises(Refused) as answer:
            await eve.post("/api/account", {"name": name, "password": "eight grey geese"})
        assert answer.value.code == "account.name-alike"
        await eve.post("/api/account", {"name": "hanna", "password": "eight grey geese"})
