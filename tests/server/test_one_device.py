"""Several people at one device: it is handed on between them, and each sees what their own seat may see."""

import pytest
from guests import Refused, open_house, soon
from websockets.exceptions import InvalidStatus

from blueboar.core.chance import Chance

SOON = {"absent": "bot", "absent_seconds": 1}


async def table_of_three(house, **wish):
    """Ann holds the device, Ben sits beside her, Eve is elsewhere; the game has begun."""
    ann, eve = await house.guests("Ann", "Eve")
    table = (await ann.open_table(players=3, **wish))["id"]
    info = await ann.post(f"/api/tables/{table}/companion", {"name": "Ben"})
    await eve.sit(table)
    await ann.post(f"/api/tables/{table}/start")
    return ann, eve, table, info


async def test_who_sits_beside_somebody_has_a_seat_of_their_own_at_that_device(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        ann, _, table, info = await table_of_three(house)
        assert [(seat["name"], seat["device"]) for seat in info["seats"][:2]] == [("Ann", None), ("Ben", ann.id)]
        ben = await ann.connect_to(f"/ws/table/{table}?as=1")
        assert (await ben.until("welcome"))["seat"] == 1
        await ben.until("view")
        assert (await ben.seal())["type"] == "ack"
        own = await ann.connect(table)
        await own.until("view")
        assert own.pebbles() != ben.pebbles()


async def test_nobody_else_takes_that_seat_and_a_device_takes_no_other(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        ann, eve, table, _ = await table_of_three(house)
        for guest, seat in ((eve, 1), (house.stranger(), 1), (ann, 2), (ann, 0), (ann, 9)):
            goodbye = await (await guest.connect_to(f"/ws/table/{table}?as={seat}")).until("goodbye")
            assert (goodbye["why"], goodbye["code"]) == ("refused", "table.not-seated")
        for nonsense in ("x", "-1", "1" * 20):
            with pytest.raises(InvalidStatus) as refused:
                await ann.connect_to(f"/ws/table/{table}?as={nonsense}")
            assert refused.value.response.status_code == 400


async def test_all_of_a_device_are_there_as_long_as_it_is_whoever_holds_it(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        ann, eve, table, _ = await table_of_three(house, clock=SOON)
        live = await house.services.live_tables.wake(table)
        other = await eve.connect(table)
        await other.until("view")
        await other.seal()
        covered = await ann.connect_to(f"/ws/table/{table}?watch=1")
        welcome = await covered.until("welcome")
        assert welcome["seat"] is None
        assert [seat["present"] for seat in welcome["table"]["seats"]] == [True, True, True]
        assert live.state.present() == {0, 1, 2}
        assert live.state.absences() == {}
        await covered.close()
        await soon(lambda: live.state.present() == {2})
        await soon(lambda: live.state.substituted == {0, 1})
        # The device comes back, and with it everyone who plays there.
        await ann.connect_to(f"/ws/table/{table}?watch=1")
        await soon(lambda: live.state.substituted == set())


async def test_a_screen_makes_nobody_present_who_shares_it_with_nobody(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        ann, eve = await house.guests("Ann", "Eve")
        table = (await ann.open_table(players=2))["id"]
        await eve.sit(table)
        await ann.post(f"/api/tables/{table}/start")
        screen = await ann.connect_to(f"/ws/table/{table}?watch=1")
        welcome = await screen.until("welcome")
        assert [seat["present"] for seat in welcome["table"]["seats"]] == [False, False]


async def test_where_nobody_may_watch_the_device_may_still_be_covered(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        ann, eve, table, _ = await table_of_three(house, spectators={"allowed": False})
        covered = await ann.connect_to(f"/ws/table/{table}?watch=1")
        assert (await covered.until("welcome"))["seat"] is None
        goodbye = await (await eve.connect_to(f"/ws/table/{table}?watch=1")).until("goodbye")
        assert (goodbye["why"], goodbye["code"]) == ("refused", "table.no-spectators")


async def test_only_who_sits_brings_somebody_and_only_where_there_is_room(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        ann, eve = await house.guests("Ann", "Eve")
        table = (await ann.open_table(players=2))["id"]
        for guest, wish, code in (
            (eve, {"name": "Ben"}, "table.not-seated"),
            (ann, {"name": "Ben", "seat": 0}, "table.seat-taken"),
            (ann, {"name": "Ben", "seat": 7}, "table.no-such-seat"),
            (ann, {"name": " "}, "person.no-name"),
        ):
            with pytest.raises(Refused) as refused:
                await guest.post(f"/api/tables/{table}/companion", wish)
            assert refused.value.code == code
        await ann.post(f"/api/tables/{table}/companion", {"name": "Ben"})
        with pytest.raises(Refused, match=r"table\.full"):
            await ann.post(f"/api/tables/{table}/companion", {"name": "Cid"})


async def test_who_gets_up_takes_those_at_their_device_along(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        ann, eve = await house.guests("Ann", "Eve")
        table = (await ann.open_table(players=3))["id"]
        await eve.sit(table, 2)
        await ann.post(f"/api/tables/{table}/companion", {"name": "Ben"})
        info = await ann.post(f"/api/tables/{table}/leave")
        assert [seat["kind"] for seat in info["seats"]] == ["open", "open", "person"]
        assert info["host"] == eve.id


async def test_they_play_again_together_and_are_forgotten_together(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        ann, eve, table, info = await table_of_three(house)
        ben = info["seats"][1]["person"]
        live = await house.services.live_tables.wake(table)
        game, core = live.state.core.game, live.state.core
        chance = Chance("again", 1)
        while live.state.row.state == "running":
            assert await live.act_for(*game.sample(core.state, chance)) is None
        again = await ann.post(f"/api/tables/{table}/rematch")
        assert [(seat["kind"], seat["device"]) for seat in again["seats"]] == [
            ("person", None),
            ("person", ann.id),
            ("open", None),
        ]
        assert again["seats"][1]["person"] == ben
        await ann.post("/api/me/delete")
        old = await eve.get(f"/api/tables/{table}")
        assert [seat["name"] for seat in old["seats"]] == [None, None, "Eve"]
        with pytest.raises(Refused, match=r"person\.unknown"):
            await eve.get(f"/api/people/{ben}/statistics")
