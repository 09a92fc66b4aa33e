"""My games: whose turn it is, what happened last, and what has ended; as my seat may know it."""

from __future__ import annotations

from pathlib import Path

from guests import finish, open_house, seated_table


async def test_a_game_that_waits_for_me_comes_first_and_says_for_whom_it_waits(tmp_path: Path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        first, guests, wires = await seated_table(house)
        await wires[0].seal()
        opened = {guest.name: (await guest.open_table(players=2))["id"] for guest in guests[:2]}
        mine = (await guests[0].get("/api/me/games"))["games"]
        assert [game["table"]["id"] for game in mine] == [opened["guest 0"], first], "newest first"
        assert mine[1]["waiting_for"] == [1, 2]
        theirs = (await guests[1].get("/api/me/games"))["games"]
        assert [game["table"]["id"] for game in theirs] == [first, opened["guest 1"]], "what waits comes first"


async def test_what_happened_last_is_told_as_my_seat_sees_it(tmp_path: Path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        _, guests, wires = await seated_table(house)
        await wires[0].seal()
        for guest, wire in zip(guests, wires, strict=True):
            await wire.fence()
            game = (await guest.get("/api/me/games"))["games"][0]
            assert game["last"][-1]["seq"] == game["seq"] == 1
            assert game["view"] == wire.view
            assert (game["last"][-1]["events"][0]["pebble"] is None) == (guest is not guests[0])


async def test_a_sleeping_table_is_listed_and_sleeps_on(tmp_path: Path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        table, guests, wires = await seated_table(house)
        await wires[0].seal()
        cookie = guests[1].cookie
    async with open_house(tmp_path / "inn.sqlite3") as house:
        guest = house.stranger()
        guest.http.headers["Cookie"] = cookie
        games = (await guest.get("/api/me/games"))["games"]
        assert games[0]["waiting_for"] == [1, 2]
        assert house.services.live_tables.awake(table) is None


async def test_what_has_ended_is_listed_apart(tmp_path: Path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        table, guests, wires = await seated_table(house)
        await finish(wires)
        found = await guests[2].get("/api/me/games")
        assert found["games"] == []
        assert [each["id"] for each in found["finished"]] == [table]


async def test_who_has_no_games_has_none(tmp_path: Path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        await seated_table(house)
        assert await (await house.guest("newcomer")).get("/api/me/games") == {"games": [], "finished": []}
