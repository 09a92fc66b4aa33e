"""Nim at the inn: two people play it to the end over their sockets."""

from guests import open_house


async def test_two_people_play_it_to_the_end(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        robin, marian = await house.guests("Robin", "Marian")
        table = await robin.open_table(game="nim", players=2, options={"first_player": 0})
        await robin.sit(table["id"])
        await marian.sit(table["id"])
        await robin.post(f"/api/tables/{table['id']}/start")
        wires = [await robin.connect(table["id"]), await marian.connect(table["id"])]
        await wires[0].send(type="say", cid="hm", phrase="phrase.heavy-stones")
        assert (await wires[1].until("said"))["code"] == "phrase.heavy-stones"
        assert (await wires[1].act({"move": "take", "heap": 0, "count": 1}))["code"] == "move.not-your-turn"
        for turn, (heap, count) in enumerate([(0, 3), (1, 3), (1, 1), (2, 3), (2, 2)]):
            reply = await wires[turn % 2].act({"move": "take", "heap": heap, "count": count})
            assert reply["type"] == "ack", reply
            await wires[(turn + 1) % 2].until_seq(turn + 1)
        info = await robin.get(f"/api/tables/{table['id']}")
        assert info["state"] == "finished"
        assert info["outcome"]["places"] == [1, 2]
