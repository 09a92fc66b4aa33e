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
