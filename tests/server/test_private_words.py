"""What a bot says about a private offer is heard by those for whom the offer is."""

from __future__ import annotations

from typing import Any

import pytest
from guests import open_house, seated_table

from blueboar.bots.bot import Answer, Saying
from blueboar.core.chance import Chance
from blueboar.core.game import find_game
from blueboar.games.sheriff.wire.moves import MakeOffer
from blueboar.games.sheriff.wire.terms import GiveGold
from blueboar.server.bots.bot_turns import _Thought
from blueboar.server.bots.game_in_play import Whisper


@pytest.mark.parametrize("private", [True, False])
async def test_the_sum_of_a_private_offer_is_not_said_aloud(tmp_path, private):
    async with open_house(tmp_path / "inn.sqlite3", modules=("pebbles", "blueboar.games", "blueboar.bots")) as house:
        people = await house.guests("Ann", "Bob", "Eve")
        table = await people[0].post(
            "/api/tables", {"game": "sheriff", "players": 3, "options": {"private_offers": private, "first_sheriff": 0}}
        )
        for person in people[1:]:
            await person.sit(table["id"])
        await people[0].post(f"/api/tables/{table['id']}/start")
        live: Any = await house.services.live_tables.wake(table["id"])
        game, chance = find_game("sheriff"), Chance("words")
        while live.state.core.view(None).phase != "inspection":
            assert await live.act_for(*game.sample(live.state.core.state, chance)) is None
        wires = [await person.connect(table["id"]) for person in people]
        stranger = await house.stranger().connect(table["id"])
        # seat 1 is played by a bot for now, and offers the sheriff seven gold
        live.state.substituted.add(1)
        move = MakeOffer((0,), (GiveGold(1, 7),))
        saying = Saying("offer-gold", {"gold": 7})
        live.bot_turns._thoughts[1] = _Thought(Answer(move, saying), (), False, live.state.seq)
        await live.bot_turns._make_move(1)
        heard = []
        for wire in (*wires, stranger):
            told = [message for message in await wire.fence() if message["type"] in ("said", "events")]
            heard.append([message["params"] for message in told if message["type"] == "said"])
            order = [message["type"] for message in told]
            assert order in (["events"], ["said", "events"]), "a bot speaks, and then does it"
            assert all(message["seq"] == live.state.seq - 1 for message in told if message["type"] == "said")
        said = [{"gold": 7}]
        assert heard == ([said, said, [], []] if private else [said] * 4)
        # nor is it told to whoever comes later, or to who counts what was said
        late = await people[2].connect(table["id"])
        assert [one["number"] for one in await late.fence() if one["type"] == "said"] == ([] if private else [0])


async def test_what_everyone_hears_later_does_not_tell_that_something_was_whispered(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        table, _guests, wires = await seated_table(house, 2)
        live: Any = await house.services.live_tables.wake(table)
        heard = []
        for whispers in ([], [Whisper(live.state.seq, frozenset({0}))]):
            for whisper in (*whispers, None):
                words = Saying("offer-gold", {"gold": 7})
                await live.chat.bot_announces(0 if whispers else 1, words, live.state.seq, whisper)
            said = [message for message in await wires[1].fence() if message["type"] == "said"]
            heard.append([(message["nth"], message["seq"]) for message in said])
        assert heard[0] == heard[1], "it is the first time that this is said, as far as everyone knows"
