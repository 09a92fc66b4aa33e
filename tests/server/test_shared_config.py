"""What tables of the same kind have alike is in memory once."""

from __future__ import annotations

from pathlib import Path

from guests import open_house, seated_table

from blueboar.games.sheriff.data.goods import promo_goods, standard_goods


async def test_tables_of_the_same_kind_share_their_configuration(tmp_path: Path):
    async with open_house(tmp_path / "inn.sqlite3") as house:
        alike = [(await seated_table(house, 2))[0] for _ in range(2)]
        other, _guests, _wires = await seated_table(house, 2, options={"rounds": 1})
        tables = house.services.live_tables
        configs = [tables.awake(table).state.core.config for table in (*alike, other)]
        assert configs[0] is configs[1]
        assert configs[2] is not configs[0]
        assert configs[2] != configs[0]


def test_the_goods_of_the_box_are_read_once():
    assert standard_goods() is standard_goods()
    assert promo_goods() is promo_goods()
