"""Frames and requests that should not be: each is answered as documented, and nobody else notices."""

import asyncio
import socket
import time
from typing import Any

import pytest
from guests import UNHURRIED, Refused, open_house, seated_table, soon
from msgspec.structs import replace
from websockets.exceptions import InvalidStatus

from blueboar.server.settings import Rate


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "{",
        "null",
        "[]",
        '"act"',
        '{"type": "nonsense"}',
        '{"type": "act"}',
        '{"type": "act", "cid": "", "move": {}}',
        '{"type": "act", "cid": 7, "move": {}}',
        '{"type": "act", "cid": "x", "move": {}, "seat": 1}',
        '{"type": "resume", "from": -1}',
        '{"type": "resume", "from": "all"}',
        '{"type": "resume", "from": 1000000000000000000000000000000}',
        '{"type": "act", "cid": "a\\u0000b", "move": {}}',
        '{"type": "act", "cid": "a b", "move": {}}',
        '{"type": "act", "cid": "deep", "move": ' + "[" * 15_000 + "]" * 15_000 + "}",
        '{"type": "say", "cid": "x", "text": "' + "a" * 500 + '"}',
        b"\x00\xff\xfe",
        "[" * 2000,
    ],
)
async def test_a_malformed_frame_is_refused_and_the_socket_lives(tmp_path, frame):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        _table, _guests, wires = await seated_table(house, 2)
        await wires[1].fence()
        await wires[0].socket.send(frame)
        refused = await wires[0].until("refused")
        assert refused["cid"] is None
        assert refused["code"] == "message.malformed"
        assert await wires[1].fence() == []
        assert (await wires[0].seal())["type"] == "ack"


@pytest.mark.parametrize(
    "move",
    ["{}", "7", '{"move": "fly"}', '{"move": "seal"}', '{"move": "seal", "pebble": "1"}', '{"move":"grab","x":1}'],
)
async def test_a_malformed_move_is_refused_with_its_cid(tmp_path, move):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        _table, _guests, wires = await seated_table(house, 2)
        await wires[0].socket.send('{"type": "act", "cid": "x", "move": ' + move + "}")
        refused = await wires[0].until("refused")
        assert refused["cid"] == "x"
        assert refused["code"] == "move.malformed"


async def test_nobody_makes_the_houses_move(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        _table, _guests, wires = await seated_table(house, 2, options={"timer": 600})
        assert (await wires[0].act({"move": "time-up"}))["code"] == "pebbles.house-only"


async def test_an_oversized_frame_closes_only_its_own_socket(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        table, guests, wires = await seated_table(house, 2)
        await wires[0].socket.send('{"type": "say", "cid": "x", "text": "' + "a" * 40_000 + '"}')
        assert await wires[0].closed() == 1009
        assert (await wires[1].seal())["type"] == "ack"
        back = await guests[0].connect(table)
        await back.until("view", seq=1)


async def test_late_and_reordered_moves_are_judged_against_now(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        _table, _guests, wires = await seated_table(house, 2, options={"rounds": 1})
        lowest = wires[0].pebbles()[0]
        await wires[0].seal()
        late = await wires[0].act({"move": "seal", "pebble": lowest})
        assert late["code"] == "pebbles.sealed-already"
        await wires[1].until_seq(1)
        await wires[1].seal()
        await wires[0].until_seq(2)
        assert (await wires[0].act({"move": "grab"}))["code"] in ("pebbles.over", "table.not-running")


async def test_a_foreign_origin_gets_no_socket_and_no_say(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3", origins=("https://boar.example",)) as house:
        table, guests, _wires = await seated_table(house, 2)
        with pytest.raises(InvalidStatus) as denied:
            await guests[0].connect(table, Origin="https://evil.example")
        assert denied.value.response.status_code == 403
        for nonsense in ("null", "http://[", "http://", "file://"):
            with pytest.raises(InvalidStatus) as denied:
                await guests[0].connect(table, Origin=nonsense)
            assert denied.value.response.status_code == 403
        await (await guests[0].connect(table, Origin=f"http://{house.address}")).until("view")
        await (await guests[0].connect(table, Origin="https://boar.example")).until("view")
        answer = await guests[0].http.post("/api/quick", json={"game": "pebbles"}, headers={"Origin": "http://evil"})
        assert answer.status_code == 403
        assert answer.json()["code"] == "request.foreign-origin"


async def test_a_socket_that_is_refused_is_no_fault_of_the_server(tmp_path, caplog):
    caplog.set_level("ERROR")
    async with open_house(tmp_path / "inn.sqlite3") as house:
        table, guests, _wires = await seated_table(house, 2)
        with pytest.raises(InvalidStatus):
            await guests[0].connect(table, Origin="https://evil.example")
    assert [record.getMessage() for record in caplog.records] == []


async def test_a_wrong_or_foreign_token_is_nobody(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        table, _guests, _wires = await seated_table(house, 2)
        stranger = house.stranger()
        wire = await stranger.connect(table, Cookie="boar=" + "x" * 43)
        assert (await wire.until("welcome"))["seat"] is None
        wire = await stranger.connect(table, Authorization="Bearer nonsense")
        assert (await wire.until("welcome"))["seat"] is None
        with pytest.raises(Refused) as refused:
            await stranger.post(f"/api/tables/{table}/sit")
        assert refused.value.status == 401


async def test_an_unknown_table_is_denied_at_the_door(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        wire = await house.stranger().connect("nowhere")
        goodbye = await wire.until("goodbye")
        assert (goodbye["why"], goodbye["code"]) == ("refused", "table.unknown")


async def test_a_flood_is_slowed_then_cut_off_and_others_play_on(tmp_path):
    limits = replace(UNHURRIED, messages=Rate(0.001, 20), flood=50)
    async with open_house(tmp_path / "inn.sqlite3", limits=limits) as house:
        _table, _guests, wires = await seated_table(house, 2)
        for number in range(100):
            await wires[0].send(type="act", cid=str(number), move={"move": "seal", "pebble": 99})
        codes = []
        while True:
            message = await wires[0].next()
            codes.append(message.get("code"))
            if message["type"] == "goodbye":
                break
        assert message["why"] == "flood"
        assert codes.count("pebbles.not-yours") >= 10
        assert codes.count("socket.too-fast") >= 50
        assert await wires[0].closed() == 1008
        assert (await wires[1].seal())["type"] == "ack"


async def test_who_does_not_read_is_let_go_and_delays_nobody(tmp_path):
    limits = replace(UNHURRIED, mailbox=100)
    async with open_house(tmp_path / "inn.sqlite3", limits=limits, send_buffer=8192) as house:
        table, _guests, wires = await seated_table(house, 2, options={"rounds": 40})
        await wires[1].close()
        narrow = socket.socket()
        narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        host, port = house.address.split(":")
        narrow.connect((host, int(port)))
        reader, writer = await asyncio.open_connection(sock=narrow, limit=1024)
        lines = [
            f"GET /ws/table/{table} HTTP/1.1",
            f"Host: {house.address}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
            "Sec-WebSocket-Version: 13",
        ]
        writer.write("\r\n".join([*lines, "", ""]).encode())
        await reader.readline()
        stuck: Any = writer.transport
        stuck.pause_reading()
        slow = house.services.metrics.slow._value
        for batch in range(100):
            for number in range(50):
                await wires[0].send(type="say", cid=f"{batch}-{number}", text="\N{BOAR}" * 400)
            for number in range(50):
                await wires[0].until("ack", cid=f"{batch}-{number}")
            wires[0].frames.clear()
            if slow.get() >= 1:
                break
        assert slow.get() >= 1
        assert (await wires[0].seal())["type"] == "ack"
        stuck.abort()


async def test_too_many_resumes_words_sockets_and_replays_are_slowed_down(tmp_path):
    slow = Rate(0.0001, 2)
    limits = replace(UNHURRIED, resumes=slow, says=slow, replays=slow, requests=Rate(0.0001, 100))
    async with open_house(tmp_path / "inn.sqlite3", limits=limits) as house:
        table, guests, wires = await seated_table(house, 2)
        for _ in range(3):
            await wires[0].resume(0)
        refused = await wires[0].until("refused")
        assert (refused["code"], refused["cid"]) == ("socket.too-fast", None)
        tab = await guests[0].connect(table)
        for number, wire in enumerate((wires[0], tab, tab)):
            await wire.send(type="say", cid=str(number), phrase="phrase.hello")
        assert (await tab.until("refused"))["code"] == "socket.too-fast", "two tabs are one mouth"
        for code in ("table.not-finished", "table.not-finished", "request.too-fast"):
            with pytest.raises(Refused) as raised:
                await guests[0].get(f"/api/tables/{table}/replay")
            assert raised.value.code == code
        assert house.services.request_limit.take("127.0.0.1", time.monotonic()), "until now there was one more"
        while house.services.request_limit.take("127.0.0.1", time.monotonic()):
            pass
        with pytest.raises(InvalidStatus) as denied:
            await guests[0].connect(table)
        assert denied.value.response.status_code == 429
        assert (await wires[1].seal())["type"] == "ack"


async def test_sockets_that_come_at_the_same_instant_are_counted_too(tmp_path):
    limits = replace(UNHURRIED, sockets_a_person=3)
    async with open_house(tmp_path / "inn.sqlite3", limits=limits) as house:
        ann = await house.guest("Ann")
        table = (await ann.open_table(players=2))["id"]
        house.services.live_tables._let_sleep = lambda: None
        house.services.live_tables.drop(house.services.live_tables.awake(table))
        came = await asyncio.gather(*[ann.connect(table) for _ in range(8)], return_exceptions=True)
        denied = [error.response.status_code for error in came if isinstance(error, InvalidStatus)]
        assert denied == [429] * 5
        for wire in came:
            if not isinstance(wire, InvalidStatus):
                await wire.close()
        await soon(lambda: house.services.metrics.sockets._value.get() == 0)
        await (await ann.connect(table)).until("welcome")


async def test_nobody_stays_to_watch_where_nobody_may_watch(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        ann, bob, eve = await house.guests("Ann", "Bob", "Eve")
        table = (await ann.open_table(players=2, spectators={"allowed": False}))["id"]
        await eve.sit(table)
        wires = [await guest.connect(table) for guest in (ann, bob, eve)]
        for wire in wires:
            await wire.until("welcome")
        # Eve gets up and looks on, Bob takes her seat
        await eve.post(f"/api/tables/{table}/leave")
        await bob.sit(table)
        await ann.post(f"/api/tables/{table}/start")
        assert (await wires[2].until("goodbye"))["why"] == "kicked"
        assert wires[2].view is None
        await wires[1].until("view", seq=0)


async def test_too_many_requests_newcomers_logins_and_tables(tmp_path):
    limits = replace(UNHURRIED, newcomers=Rate(0.01, 3), logins=Rate(0.01, 2), tables=Rate(0.01, 1))
    async with open_house(tmp_path / "inn.sqlite3", limits=limits) as house:
        guest = await house.guest("a")
        await guest.open_table(players=2)
        with pytest.raises(Refused) as refused:
            await guest.open_table(players=2)
        assert (refused.value.status, refused.value.code) == (429, "table.too-many")
        for _ in range(2):
            with pytest.raises(Refused) as refused:
                await guest.post("/api/login", {"name": "nobody", "password": "12345678"})
            assert refused.value.code == "login.wrong"
        with pytest.raises(Refused) as refused:
            await guest.post("/api/login", {"name": "nobody", "password": "12345678"})
        assert refused.value.code == "login.too-fast"
        await house.guest("b")
        await house.guest("c")
        with pytest.raises(Refused) as refused:
            await house.guest("d")
        assert refused.value.status == 429


async def test_bodies_too_large_not_json_or_malformed(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        guest = await house.guest("a")
        large = await guest.http.post("/api/quick", json={"game": "x" * 70_000})
        assert (large.status_code, large.json()["code"]) == (413, "request.too-large")
        form = await guest.http.post("/api/quick", data={"game": "pebbles"})
        assert (form.status_code, form.json()["code"]) == (415, "request.not-json")
        json = {"content-type": "application/json"}
        deep = b'{"game": "pebbles", "options": {"rounds": ' + b"[" * 30_000 + b"]" * 30_000 + b"}}"
        long = b'{"game": "pebbles", "options": {"rounds": ' + b"9" * 5_000 + b"}}"
        for content in (b"{\xff", deep, long):
            bad = await guest.http.post("/api/quick", content=content, headers=json)
            assert (bad.status_code, bad.json()["code"]) == (400, "request.malformed")


async def test_every_answer_carries_the_guards_headers_and_the_cookie_is_closed_to_scripts(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        answer = await house.stranger().http.post("/api/guest", json={"name": "a"})
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=strict" in cookie
        assert answer.headers["content-security-policy"].startswith("default-src 'self'")
        assert answer.headers["x-content-type-options"] == "nosniff"
        page = await house.stranger().http.get("/")
        assert page.status_code == 200
        assert "not been built" in page.text
        lost = await house.stranger().http.get("/api/nowhere")
        assert (lost.status_code, lost.json()["code"]) == (404, "request.unknown-path")


async def test_the_record_of_a_running_game_is_nobodys_to_read(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        table, guests, _wires = await seated_table(house, 2)
        for path in ("record", "replay", "verify"):
            with pytest.raises(Refused) as refused:
                await guests[0].get(f"/api/tables/{table}/{path}")
            assert (refused.value.status, refused.value.code) == (409, "table.not-finished")
        info = await guests[0].get(f"/api/tables/{table}")
        assert info["seed"] is None
        assert len(info["seed_hash"]) == 64
