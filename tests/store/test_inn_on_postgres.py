"""Everything that a single node does, with `--db postgresql://...`."""

from guests import finish, open_house, seated_table


async def test_a_game_is_played_stopped_and_finished_on_postgresql(postgres_address):
    async with open_house(postgres_address) as house:
        table, guests, wires = await seated_table(house, 3)
        await wires[0].act({"move": "grab"}, cid="g")
        cookies = [guest.http.cookies for guest in guests]
    async with open_house(postgres_address) as house:
        wires = []
        for cookie in cookies:
            guest = house.stranger()
            guest.http.cookies = cookie
            wires.append(await guest.connect(table))
        for wire in wires:
            await wire.until("view", seq=1)
        assert (await wires[0].act({"move": "grab"}, cid="g"))["seq"] == 1
        await finish(wires)
        assert (await guest.get(f"/api/tables/{table}/verify"))["fair"]
        assert (await guest.get("/api/me"))["ratings"][0]["games"] == 1
        assert (await guest.get("/api/tables", state="finished"))["tables"][0]["id"] == table
