"""Accounts: the password is changed by who knows it, other sessions end, and whoever wants to be forgotten is."""

import sqlite3

import pytest
from guests import UNHURRIED, Refused, finish, open_house, seated_table, soon
from msgspec.structs import replace

from blueboar.server.settings import Rate

OLD, NEW = "correct horse", "battery staple"


async def refused(request):
    with pytest.raises(Refused) as problem:
        await request
    return problem.value.status, problem.value.code


async def devices(house, *names):
    """One person with an account, on several devices."""
    first = await house.guest("Ann")
    await first.post("/api/account", {"name": "ann", "password": OLD})
    others = [house.stranger(name) for name in names]
    for other in others:
        await other.post("/api/login", {"name": "ann", "password": OLD})
    return first, *others


async def test_a_password_is_changed_by_who_knows_the_old_one(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        (ann,) = await devices(house)
        wrong = ann.post("/api/account/password", {"old": NEW, "new": NEW})
        assert await refused(wrong) == (403, "login.wrong")
        assert (await ann.post("/api/account/password", {"old": OLD, "new": NEW}))["account"] == "ann"
        other = house.stranger()
        assert await refused(other.post("/api/login", {"name": "ann", "password": OLD})) == (403, "login.wrong")
        assert (await other.post("/api/login", {"name": "ann", "password": NEW}))["id"] == ann.id
        guest, nobody = await house.guest("Bob"), house.stranger()
        assert await refused(guest.post("/api/account/password", {"old": OLD, "new": NEW})) == (409, "account.none")
        assert await refused(nobody.post("/api/account/password", {"old": OLD, "new": NEW})) == (401, "person.nobody")


async def test_a_new_password_ends_every_other_session_its_sockets_and_its_links(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        ann, phone = await devices(house, "phone")
        bob = await house.guest("Bob")
        table = (await ann.open_table(players=2))["id"]
        await bob.sit(table)
        await ann.post(f"/api/tables/{table}/start")
        wires = [await guest.connect(table) for guest in (ann, phone, bob)]
        for wire in wires:
            await wire.until("view")
        lobby = await phone.connect_to("/ws/lobby")
        link = await phone.post(f"/api/tables/{table}/link")
        await ann.post("/api/account/password", {"old": OLD, "new": NEW})
        assert (await wires[1].until("goodbye"))["why"] == "logged-out"
        assert (await lobby.until("goodbye"))["why"] == "logged-out"
        assert await refused(phone.get("/api/me")) == (401, "person.nobody")
        assert await refused(house.stranger().post(f"/api/seat-link/{link['token']}")) == (404, "link.unknown")
        again = await phone.connect(table)
        assert (await again.until("welcome"))["seat"] is None
        # the one who changed it, and others, play on
        assert (await ann.get("/api/me"))["account"] == "ann"
        assert (await wires[0].seal())["type"] == (await wires[2].seal())["type"] == "ack"


async def test_logging_out_ends_the_sockets_of_that_device_alone(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        ann, phone = await devices(house, "phone")
        table = (await ann.open_table(players=2))["id"]
        wires = [await guest.connect(table) for guest in (ann, phone)]
        for wire in wires:
            await wire.until("welcome", seat=0)
        await phone.post("/api/logout")
        assert (await wires[1].until("goodbye"))["why"] == "logged-out"
        await wires[0].fence()


async def test_passwords_are_guessed_slowly_however_the_name_is_typed(tmp_path):
    limits = replace(UNHURRIED, logins=Rate(0.0001, 4))
    async with open_house(tmp_path / "inn.sqlite3", limits=limits) as house:
        (ann,) = await devices(house)
        # the account itself was the first of four
        house.services.login_limit.take = by_name_alone(house.services.login_limit.take)
        spellings = ["ann", "ANN", " ann ", "A\u200bnn"]
        answers = [
            await refused(house.stranger().post("/api/login", {"name": name, "password": NEW})) for name in spellings
        ]
        assert answers == [(403, "login.wrong")] * 3 + [(429, "login.too-fast")]
        change = ann.post("/api/account/password", {"old": NEW, "new": OLD})
        assert await refused(change) == (429, "login.too-fast")


def by_name_alone(take):
    """As if each request came from another address."""

    async def alone(key):
        return key.startswith("address") or await take(key)

    return alone


async def test_whoever_wants_to_be_forgotten_is(tmp_path):
    db = tmp_path / "inn.sqlite3"
    async with open_house(db) as house:
        played, (ann, bob), wires = await seated_table(house, 2, options={"rounds": 1})
        await ann.post("/api/account", {"name": "ann", "password": OLD})
        await wires[0].send(type="say", cid="s", text="remember me")
        await wires[1].until("said")
        await finish(wires)
        running = (await ann.open_table(players=2, options={"rounds": 30}))["id"]
        await bob.sit(running)
        await ann.post(f"/api/tables/{running}/start")
        opened = (await ann.open_table(players=3))["id"]
        await bob.sit(opened)
        wire = await ann.connect(running)
        await wire.until("view")

        assert await refused(ann.post("/api/me/delete", {})) == (403, "login.wrong")
        assert await refused(ann.post("/api/me/delete", {"password": NEW})) == (403, "login.wrong")
        await ann.post("/api/me/delete", {"password": OLD})

        assert (await wire.until("welcome"))["seat"] is None
        assert (await wire.until("goodbye"))["why"] == "logged-out"
        assert not ann.cookie
        assert await refused(ann.get("/api/me")) == (401, "person.nobody")
        assert await refused(bob.get(f"/api/people/{ann.id}/statistics")) == (404, "person.unknown")
        assert await refused(ann.post("/api/login", {"name": "ann", "password": OLD})) == (403, "login.wrong")
        # others keep their games
        info = await bob.get(f"/api/tables/{played}")
        assert [seat["name"] for seat in info["seats"]] == [None, bob.name]
        assert (await bob.get(f"/api/tables/{played}/verify"))["fair"]
        assert (await bob.get(f"/api/tables/{played}/record"))["people"][0] is None
        assert (await bob.get("/api/me"))["ratings"][0]["games"] == 1
        info = await bob.get(f"/api/tables/{opened}")
        assert info["host"] == bob.id
        assert info["seats"][0]["kind"] == "open"
        assert (await bob.get(f"/api/tables/{running}"))["seats"][0]["substituted"]
        again = await bob.post(f"/api/tables/{played}/rematch")
        assert [seat["kind"] for seat in again["seats"]] == ["open", "person"]
        assert await house.services.store.tables.said(played, 50) == []
    assert person_in_rows(db, bob.id)
    assert not person_in_rows(db, ann.id)
    async with open_house(db) as house:
        # Only while somebody looks on: a game that everyone has left waits.
        await house.stranger().connect(running)
        live = await house.services.live_tables.wake(running)
        await soon(lambda: live.state.seq >= 1)
        assert live.state.core.entries[1].seat == 0, "a bot plays on for the seat that is nobody's"


def person_in_rows(db, person):
    """Whether any row of any table still speaks of them."""
    connection = sqlite3.connect(db)
    names = [row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    rows = [row for name in names for row in connection.execute(f"SELECT * FROM {name}")]
    connection.close()
    cells = (cell if isinstance(cell, bytes) else str(cell).encode() for row in rows for cell in row)
    return any(person.encode() in cell for cell in cells)


async def test_a_guest_is_forgotten_without_a_password(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        ann = await house.guest("Ann")
        table = (await ann.open_table(players=2))["id"]
        await ann.post("/api/me/delete", {})
        assert (await house.stranger().get(f"/api/tables/{table}"))["state"] == "closed"
        assert await refused(ann.get("/api/me")) == (401, "person.nobody")
