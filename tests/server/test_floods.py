"""Floods at the door, with the limits that a server has by default: each is cut off, and others play on."""

import asyncio
import json
import logging
import os
import sys
import threading
import time
import tomllib
from pathlib import Path
from typing import Any

import pytest
from guests import UNHURRIED, Refused, open_house, seated_table, soon
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed

from blueboar.core.errors import DataError
from blueboar.games.sheriff.data.goods import MOST_GOODS, read_goods
from blueboar.server.bots.fair_line import ALONE, PLAYED, WATCHED, Asker, FairLine
from blueboar.server.connections.addresses import limited_as
from blueboar.server.connections.places import Places
from blueboar.server.refusals import RequestRefused
from blueboar.server.settings import Limits, Rate
from blueboar.server.tables import new_tables
from blueboar.server.yielding_threads import yielding_threads

sys.path.insert(0, str(Path(__file__).parents[2]))
from benchmarks.attack.frames import BINARY, PING, TEXT, frame
from benchmarks.attack.http import From, head

DEFAULTS = Limits()


def source(house, address="127.0.0.7"):
    host, port = house.address.split(":")
    return From(address, host, int(port))


async def ended(reader):
    """Everything that came until the server closed."""
    try:
        return await asyncio.wait_for(reader.read(), 60)
    except ConnectionError:
        return b""


FLOODS = {
    "pings": frame(PING) * 3000,
    "empty texts": frame(TEXT) * 3000,
    "fragments": frame(BINARY, b"a", fin=False) + frame(0, fin=False) * 3000,
    "pongs": frame(10) * 3000,
    "much": frame(TEXT, b"a" * 30_000) * 12,
}


@pytest.mark.parametrize("name", FLOODS)
async def test_a_socket_that_floods_is_cut_off_wherever_it_is_and_others_play_on(tmp_path, name):
    async with open_house(tmp_path / "inn.sqlite3", limits=DEFAULTS) as house:
        _table, _guests, wires = await seated_table(house, 2)
        reader, writer = await source(house).socket("/ws/lobby")
        writer.write(FLOODS[name])
        last = await ended(reader)
        assert not last or b"flood" in last[-40:]
        assert (await wires[0].seal())["type"] == "ack"
        assert house.services.metrics.floods._value.get() >= 1
        writer.close()


async def test_messages_that_come_one_by_one_are_counted_too(tmp_path):
    """Each of them is read past the parser, which counts all others."""
    async with open_house(tmp_path / "inn.sqlite3", limits=replace(UNHURRIED, frames=Rate(0.001, 20))) as house:
        _table, _guests, wires = await seated_table(house, 2)

        async def pings() -> None:
            for _ in range(40):
                await wires[0].send(type="ping")
                await wires[0].until("pong")

        with pytest.raises(ConnectionClosed):
            await pings()
        assert house.services.metrics.floods._value.get() == 1


async def test_who_floods_comes_back_less_often(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3", limits=replace(DEFAULTS, connections=Rate(0.01, 40))) as house:
        mean = source(house)
        for _ in range(4):
            try:
                reader, writer = await mean.socket("/ws/lobby")
            except (ConnectionError, asyncio.IncompleteReadError):
                break
            writer.write(FLOODS["pings"])
            await ended(reader)
            writer.close()
        else:
            pytest.fail("four floods in a row")
        assert (await house.guest("Ann")).id, "another address is not meant"


async def test_a_head_without_end_is_cut_off(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3", limits=DEFAULTS) as house:
        for endless in (b"a" * 100_000, b"X-Again: 1\r\n" * 10_000):
            reader, writer = await source(house).open()
            writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nX: " + endless)
            assert await ended(reader) == b""
            writer.close()


async def test_requests_that_wait_on_one_connection_are_few(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3", limits=DEFAULTS) as house:
        one = head("GET", "/healthz", None, None, "keep-alive")
        reader, writer = await source(house).open()
        writer.write(one * 3 + head("GET", "/healthz", None, None, "close"))
        assert (await ended(reader)).count(b" 200 ") == 4, "a few may wait"
        writer.close()
        reader, writer = await source(house).open()
        writer.write(one * 500)
        assert (await ended(reader)).count(b" 200 ") <= 1
        writer.close()


async def test_a_body_without_end_is_cut_off(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3", limits=DEFAULTS) as house:
        reader, writer = await source(house).open()
        writer.write(b"POST /healthz HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n")
        writer.write(b"1\r\na\r\n" * 40_000)
        await ended(reader)
        writer.close()


async def test_who_says_nothing_or_too_slowly_is_let_go(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3", limits=replace(UNHURRIED, head_seconds=0.3)) as house:
        for first in (b"", b"GET / HT", head("GET", "/healthz", None, None, "keep-alive") + b"GET / HTTP/1.1\r\nX: "):
            reader, writer = await source(house).open()
            writer.write(first)
            assert (await ended(reader)).count(b" 200 ") == first.count(b"healthz")
            writer.close()


class Line:
    """A connection of nobody."""

    def __init__(self):
        self.cut = False

    def abort(self):
        self.cut = True


def test_when_all_places_are_taken_the_greediest_loses_the_oldest_that_nobody_needs():
    places = Places(replace(UNHURRIED, connections_an_address=50), most=30)
    seated: Any = places.take("10.0.0.1", Line())
    seated.kept = seated.asked = True
    lines = [Line() for _ in range(29)]
    for line in lines:
        assert places.take("10.0.0.2", line)
    assert places.take("10.0.0.3", Line()) is not None, "a newcomer finds a place"
    assert [line.cut for line in lines] == [True] + [False] * 28
    assert not seated.transport.cut
    assert len(places) == 30
    assert places.take("10.0.0.1", Line()) is not None
    assert sum(line.cut for line in lines) == 2


def test_one_address_has_so_many_places_and_what_is_silent_goes_first():
    places = Places(replace(UNHURRIED, connections_an_address=3), most=100)
    taken: list[Any] = [places.take("10.0.0.2", Line()) for _ in range(3)]
    first, *others = taken
    for place in others:
        place.asked = True
    assert places.take("10.0.0.2", Line()).asked is False
    assert first.transport.cut
    for place in list(places._by_address["10.0.0.2"]):
        place.asked = True
    assert places.take("10.0.0.2", Line()) is None
    assert places.take("10.0.0.9", Line()) is not None


def test_a_household_of_ipv6_is_one_address():
    assert limited_as("2001:db8:1:2::1") == limited_as("2001:db8:1:2:ffff::9")
    assert limited_as("2001:db8:1:2::1") != limited_as("2001:db8:1:3::1")
    assert limited_as("::ffff:10.0.0.1") == limited_as("10.0.0.1") == "10.0.0.1"
    assert limited_as("no address") == "no address"


async def test_ready_again_and_again_is_told_together(tmp_path):
    limits = replace(UNHURRIED, presence=Rate(4, 10))
    async with open_house(tmp_path / "inn.sqlite3", limits=limits) as house:
        _table, _guests, wires = await seated_table(house, 2)
        await wires[1].fence()
        for number in range(400):
            await wires[0].send(type="ready", ready=number % 2 == 0)
        await wires[0].send(type="ready", ready=True)
        await wires[0].fence()
        tables = [message for message in await wires[1].fence() if message["type"] == "table"]
        while not (wires[1].info or {})["seats"][0]["ready"]:
            tables.append(await wires[1].until("table"))
        assert len(tables) < 60, "the last word is heard, not every one"


async def test_many_sockets_of_one_person_are_one_pair_of_hands(tmp_path):
    limits = replace(UNHURRIED, messages=Rate(0.001, 10))
    async with open_house(tmp_path / "inn.sqlite3", limits=limits) as house:
        table, guests, wires = await seated_table(house, 2)
        tabs = [await guests[0].connect(table) for _ in range(4)]
        for tab in tabs:
            for number in range(5):
                await tab.send(type="act", cid=str(number), move={})
        codes = []
        for tab in tabs:
            codes += [(await tab.until("refused"))["code"] for _ in range(5)]
        assert codes.count("socket.too-fast") == 10
        assert (await wires[1].seal())["type"] == "ack"


async def test_the_past_is_told_again_only_so_often(tmp_path):
    limits = replace(UNHURRIED, retold=Rate(0.01, 50))
    async with open_house(tmp_path / "inn.sqlite3", limits=limits) as house:
        _table, _guests, wires = await seated_table(house, 2)
        for _ in range(4):
            await wires[0].resume(0)
        assert (await wires[0].until("refused"))["code"] == "socket.too-fast"


async def test_what_waits_for_a_slow_reader_is_counted_in_bytes(tmp_path):
    limits = replace(UNHURRIED, mailbox=100_000, mailbox_bytes=200_000)
    async with open_house(tmp_path / "inn.sqlite3", limits=limits, send_buffer=8192) as house:
        table, _guests, wires = await seated_table(house, 2)
        # Nobody reads what comes there either.
        await wires[1].close()
        reader, writer = await source(house).socket(f"/ws/table/{table}")
        writer.transport.pause_reading()
        slow = house.services.metrics.slow._value
        for number in range(4000):
            await wires[0].send(type="say", cid=str(number), text="\N{BOAR}" * 400)
            await wires[0].until("ack", cid=str(number))
            wires[0].frames.clear()
            if slow.get():
                break
        assert slow.get() == 1
        writer.transport.abort()
        del reader


async def test_pages_have_a_limit_too(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3", limits=replace(UNHURRIED, hits=Rate(0.01, 3))) as house:
        stranger = house.stranger()
        statuses = [(await stranger.http.get("/")).status_code for _ in range(5)]
        assert statuses == [200, 200, 200, 429, 429]
        assert (await source(house).ask("GET", "/healthz")) == b"ok\n"


async def test_whoever_guesses_at_a_name_does_not_lock_its_owner_out(tmp_path):
    limits = replace(UNHURRIED, logins=Rate(0.001, 3))
    async with open_house(tmp_path / "inn.sqlite3", limits=limits) as house:
        ann = await house.guest("Ann")
        await ann.post("/api/account", {"name": "ann of ely", "password": "seven grey geese"})
        for address in ("127.0.0.5", "127.0.0.6", "127.0.0.8"):
            for _ in range(6):
                with pytest.raises(Exception, match=r"403|429"):
                    await source(house, address).ask(
                        "POST", "/api/login", {"name": "ann of ely", "password": "guess guess"}
                    )
        elsewhere = house.stranger()
        assert (await elsewhere.post("/api/login", {"name": "ann of ely", "password": "seven grey geese"}))[
            "id"
        ] == ann.id


async def test_a_deck_without_end_is_refused_at_once(tmp_path):
    row = '[[goods]]\nname = "g{}"\nkind = "legal"\ncopies = [500, 500]\nvalue = 1\nfine = 1\n'
    bots = [{"type": "person"}, *[{"type": "bot", "level": "novice"}] * 2]
    async with open_house(tmp_path / "inn.sqlite3", modules=("blueboar.games", "blueboar.bots")) as house:
        ann = await house.guest("Ann")
        for rows, fault in ((600, "number-of-goods"), (3, "number-of-cards")):
            text = "keep_standard = false\n" + "".join(row.format(number) for number in range(rows))
            cards = {"name": "much.toml", "text": text}
            with pytest.raises(Refused) as refused:
                await ann.post("/api/tables", {"game": "sheriff", "seats": bots, "cards": cards})
            assert refused.value.problem["params"]["fault"]["code"] == fault


def test_a_file_with_too_many_goods_is_not_even_read(monkeypatch):
    def too_dear(text: str) -> None:
        raise AssertionError("read")

    monkeypatch.setattr(tomllib, "loads", too_dear)
    with pytest.raises(DataError) as refused:
        read_goods("much.toml", "[[goods]]\n" * (MOST_GOODS + 1))
    told: Any = refused.value.params
    assert told["fault"]["code"] == "number-of-goods"
    assert told["line"] == MOST_GOODS + 1


async def test_files_with_own_cards_are_read_one_at_a_time(tmp_path, monkeypatch):
    reading: list[int] = []
    most: list[int] = []

    def slowly(wish: Any, person: Any, now: float, seed: str) -> None:
        reading.append(1)
        most.append(len(reading))
        time.sleep(0.05)
        reading.pop()
        raise RequestRefused(400, "table.unknown-game")

    monkeypatch.setattr(new_tables, "new_table", slowly)
    async with open_house(tmp_path / "inn.sqlite3") as house:
        guests = [await house.guest(name) for name in ("Ann", "Bob", "Cid")]
        wish = {"game": "pebbles", "cards": {"name": "x.toml", "text": ""}}
        answers = await asyncio.gather(*[guest.post("/api/tables", wish) for guest in guests], return_exceptions=True)
    assert [type(answer) for answer in answers] == [Refused] * 3
    assert most == [1, 1, 1]


@pytest.mark.skipif(sys.platform != "linux", reason="threads have priorities of their own on Linux alone")
async def test_whoever_plays_comes_before_who_guesses_passwords():
    with yielding_threads(1, "passwords") as threads:
        thread = threads.submit(lambda: os.getpriority(os.PRIO_PROCESS, threading.get_native_id()))
        assert thread.result() > os.getpriority(os.PRIO_PROCESS, threading.get_native_id())


async def test_files_with_own_cards_are_few_whoever_of_an_address_sends_them(tmp_path):
    bots = [{"type": "person"}, *[{"type": "bot", "level": "novice"}] * 2]
    wish = {"game": "sheriff", "seats": bots, "cards": {"name": "x.toml", "text": "nothing = 1"}}
    limits = replace(UNHURRIED, own_cards=Rate(0.001, 2))
    modules = ("blueboar.games", "blueboar.bots")
    async with open_house(tmp_path / "inn.sqlite3", limits=limits, modules=modules) as house:
        statuses = []
        for name in ("Ann", "Bob", "Cid"):
            guest = await house.guest(name)
            with pytest.raises(Refused) as refused:
                await guest.post("/api/tables", wish)
            statuses.append(refused.value.status)
        assert statuses == [400, 400, 429]
        await guest.post("/api/tables", {"game": "sheriff", "seats": bots})


# bots


async def served(line: FairLine, waiting: list[tuple[str, Asker]]) -> list[str]:
    """The order in which they are served, each for as long as the others."""
    order: list[str] = []

    async def one(name: str, who: Asker) -> None:
        async with line.turn(who):
            order.append(name)
            await asyncio.sleep(0.002)

    async with line.turn(Asker(PLAYED, "somebody", "somebody")):
        tasks = [asyncio.create_task(one(name, who)) for name, who in waiting]
        await asyncio.sleep(0.001)
    await asyncio.gather(*tasks)
    return order


async def test_bots_think_for_everybody_in_turn_and_not_for_who_has_most_tables():
    many = [(f"mean {number}", Asker(PLAYED, "10.0.0.1", f"guest {number % 5}")) for number in range(20)]
    order = await served(FairLine(), [*many, ("Ann", Asker(PLAYED, "10.0.0.2", "ann"))])
    assert order.index("Ann") <= 1


async def test_people_of_one_address_share_it_alike():
    many = [(f"mean {number}", Asker(PLAYED, "10.0.0.1", "mean")) for number in range(20)]
    order = await served(FairLine(), [*many, ("Ann", Asker(PLAYED, "10.0.0.1", "ann"))])
    assert order.index("Ann") <= 1


async def test_tables_that_are_played_come_first_and_those_that_nobody_looks_at_last():
    waiting = [
        ("alone", Asker(ALONE, "", "x")),
        ("watched", Asker(WATCHED, "10.0.0.1", "")),
        ("played", Asker(PLAYED, "10.0.0.1", "y")),
    ]
    assert await served(FairLine(), waiting) == ["played", "watched", "alone"]


async def test_who_gives_up_in_line_holds_nobody_up():
    line = FairLine()
    async with line.turn(Asker()):
        gone = asyncio.create_task(served(line, []))
        await asyncio.sleep(0)
        gone.cancel()
    async with asyncio.timeout(5), line.turn(Asker()):
        assert line.locked()
    assert not line.locked()


# nothing that strangers send is a fault of ours


async def test_no_traceback_can_be_provoked_from_outside(tmp_path, caplog):
    caplog.set_level(logging.WARNING)
    async with open_house(tmp_path / "inn.sqlite3") as house:
        _table, _guests, wires = await seated_table(house, 2)
        mean = source(house)
        bad = [
            frame(TEXT, b"\xff"),
            frame(3),
            frame(TEXT, b"a" * 200_000),
            frame(8, b"\x00"),
            frame(8, b"\x03\xe8\xff"),
            b"\x81\x05hello",
        ]
        for first in bad:
            for second in bad:
                reader, writer = await mean.socket("/ws/lobby")
                writer.write(first + second)
                await writer.drain()
                writer.write(second)
                await asyncio.sleep(0)
                writer.transport.abort()
                del reader
        for path in ("/api/games", "/", "/healthz", "/api/tables"):
            for count in (2, 4, 9):
                _, writer = await mean.open()
                writer.write(head("GET", path, None, None, "keep-alive") * count)
                await writer.drain()
                writer.transport.abort()
        for nonsense in (b"\0\0\0\0\r\n\r\n", b"GET\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"\x16\x03\x01" + b"a" * 50):
            reader, writer = await mean.open()
            writer.write(nonsense)
            writer.write_eof()
            await ended(reader)
            writer.close()
        await asyncio.sleep(0.3)
        assert (await wires[0].seal())["type"] == "ack"
        await soon(lambda: house.services.metrics.sockets._value.get() <= 2)
    assert [
        record.getMessage() for record in caplog.records if record.exc_info or record.levelno >= logging.ERROR
    ] == []


def test_json_logs_keep_their_own_level():
    from blueboar.server.logs import JsonLines

    record = logging.makeLogRecord({"levelname": "WARNING", "msg": "a bot failed", "level": "novice", "event": "x"})
    told = json.loads(JsonLines().format(record))
    assert (told["level"], told["level_"], told["event"], told["event_"]) == ("warning", "novice", "a bot failed", "x")


async def test_a_limiter_does_not_mind_a_clock_that_stands_still():
    from blueboar.server.rate_limits import RateLimiter

    limiter = RateLimiter(Rate(1, 2), time.monotonic())
    assert limiter.take(0.0)
    assert limiter.take(0.0)
    assert not limiter.take(0.5)
    assert limiter.take(1.5)
