"""When the store or a bot fails, or thinks long: nothing wrong is told to anyone, and others do not notice."""

import asyncio
import statistics
import time

from guests import open_house, seated_table

from blueboar.server.store.database import StoreConflict, StoreFailure


async def test_a_move_that_cannot_be_stored_was_never_made(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        table, guests, wires = await seated_table(house, 2)
        await wires[1].fence()
        append = house.inn.store.tables.append

        async def full_disk(table, entry):
            raise StoreFailure("no space left on device")

        house.inn.store.tables.append = full_disk
        refused = await wires[0].act({"move": "grab"}, cid="g")
        assert refused["code"] == "server.not-stored"
        house.inn.store.tables.append = append
        heard = await wires[1].until("goodbye")
        assert heard["why"] == "restart"
        assert wires[1].seq == 0
        back = await guests[0].connect(table)
        await back.until("view", seq=0)
        assert back.view["prize"] is None
        assert (await back.act({"move": "grab"}, cid="g"))["seq"] == 1


async def test_if_another_server_wrote_the_entry_first_its_word_holds(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        table, guests, wires = await seated_table(house, 2)
        append = house.inn.store.tables.append

        async def race(table, entry):
            raise StoreConflict("entries.table_id, entries.seq")

        house.inn.store.tables.append = race
        assert (await wires[0].act({"move": "grab"}))["code"] == "server.not-stored"
        house.inn.store.tables.append = append
        back = await guests[1].connect(table)
        await back.until("view", seq=0)


async def test_a_thinking_bot_slows_nobody_elses_table(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3", bot_processes=1) as house:
        ann = await house.guest("Ann")
        await ann.post("/api/quick", {"game": "pebbles", "players": 5, "level": "thinker"})
        await asyncio.sleep(0.8)
        _, _, wires = await seated_table(house, 2, options={"rounds": 30})
        times = []
        for _ in range(20):
            for wire, other in (wires, wires[::-1]):
                begun = time.perf_counter()
                answer = await wire.seal()
                times.append(time.perf_counter() - begun)
                await other.until_seq(answer["seq"])
        # in the event loop each of the bot's thoughts would have taken 0.6 s
        assert statistics.median(times) < 0.1


async def test_a_bots_process_that_dies_is_replaced(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        ann = await house.guest("Ann")
        table = await ann.post("/api/quick", {"game": "pebbles", "players": 2, "level": "simple"})
        wire = await ann.connect(table["id"])
        await wire.until_seq(1)
        for worker in house.inn.hub.bots._processes[0]._processes.values():
            worker.kill()
        await wire.seal()
        await wire.until_seq(3, 30)
        assert wire.view["sealed"][1]
        await wire.seal()
        await wire.until_seq(5, 30)
