"""A group's own cards: opened over HTTP, told to every guest with what is printed on them, or refused with the row."""

import pytest
from guests import Refused, open_house

OWN = """
keep_standard = false

[[goods]]
name = "smoked-ham"
kind = "legal"
copies = [60, 60]
value = 5
fine = 3
king = 12
queen = 6

[[goods]]
name = "opals"
kind = "contraband"
copies = [30, 30]
value = 11
fine = 7
"""
GAMES = ("blueboar.games", "blueboar.bots")


def wish(text: str) -> dict[str, object]:
    bots = [{"type": "person"}, {"type": "bot", "level": "novice"}, {"type": "bot", "level": "novice"}]
    return {"game": "sheriff", "seats": bots, "cards": {"name": "feast.toml", "text": text}}


async def test_guests_are_told_what_is_printed_on_the_cards_of_their_table(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3", modules=GAMES) as house:
        ann = await house.guest("Ann")
        table = (await ann.open_table(**wish(OWN)))["id"]
        for guest in (ann, house.stranger()):
            welcome = await (await guest.connect(table)).until("welcome")
            goods = {good["name"]: good for good in welcome["config"]["goods"]}
            assert set(goods) == {"smoked-ham", "opals"}
            assert (goods["opals"]["value"], goods["opals"]["fine"]) == (11, 7)
            assert (goods["smoked-ham"]["king"], goods["smoked-ham"]["queen"]) == (12, 6)


async def test_a_game_with_own_cards_is_dealt_from_them_and_played_by_bots(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3", modules=GAMES) as house:
        ann = await house.guest("Ann")
        table = (await ann.open_table(**wish(OWN), options={"sheriff_terms": 1}))["id"]
        wire = await ann.connect(table)
        await ann.post(f"/api/tables/{table}/start")
        view = (await wire.until("view"))["view"]
        assert set(view["players"][0]["hand"]) <= {"smoked-ham", "opals"}
        assert view["legal_goods"] == ["smoked-ham"]
        await ann.post(f"/api/tables/{table}/leave")
        await wire.close()
        watching = await house.stranger().connect(table)
        while (watching.info or {}).get("state") != "finished":
            await watching.next(60)
        again = await ann.get(f"/api/tables/{table}/replay")
        assert {good["name"] for good in again["config"]["goods"]} == {"smoked-ham", "opals"}


async def test_a_wrong_row_is_refused_with_file_line_and_reason(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3", modules=GAMES) as house:
        ann = await house.guest("Ann")
        for text, code in [(OWN + "fine = 7\n", "data.not-toml"), (OWN + "king = 3\n", "data.bad-row")]:
            with pytest.raises(Refused) as refused:
                await ann.open_table(**wish(text))
            assert (refused.value.status, refused.value.code) == (400, code)
            assert refused.value.problem["params"]["file"] == "feast.toml"
        assert refused.value.problem["params"]["row"] == 2
        assert refused.value.problem["params"]["line"] == 13
        assert refused.value.problem["params"]["fault"] == {"code": "crowns-are-legal", "params": {}}


@pytest.mark.parametrize(
    "text", ["a = " + "[" * 20_000, "a = " + "{b = " * 9_000, "a = " + "9" * 9_000, "a" * 40_000, "\0", '"""']
)
async def test_no_file_does_harm(tmp_path, text):
    async with open_house(tmp_path / "inn.sqlite3", modules=GAMES) as house:
        ann = await house.guest("Ann")
        for game in ("sheriff", "blacksheep"):
            with pytest.raises(Refused) as refused:
                await ann.open_table(game=game, players=3, cards={"name": "x.toml", "text": text})
            assert (refused.value.status, refused.value.code) == (400, "data.not-toml")


async def test_animals_may_be_a_groups_own_too(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3", modules=GAMES) as house:
        ann = await house.guest("Ann")
        cards = {"name": "farm.toml", "text": "[bonuses]\nmajority = 3\nset = 9\n"}
        table = await ann.open_table(game="blacksheep", players=2, cards=cards)
        welcome = await (await ann.connect(table["id"])).until("welcome")
        assert (welcome["config"]["majority_bonus"], welcome["config"]["set_bonus"]) == (3, 9)
