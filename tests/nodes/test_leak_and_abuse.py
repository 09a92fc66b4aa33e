"""The wire leak test and the abuse tests of one server, against two: every guest is at a node without tables.

So each frame that these tests send or see has crossed the bus.
"""

from __future__ import annotations

import asyncio
import contextlib
import importlib.util
from pathlib import Path

import pytest
from engines import new_database
from guests import House, open_house

SERVER = Path(__file__).parents[1] / "server"


def module_of(name: str):
    specification = importlib.util.spec_from_file_location(f"{name}_at_two_nodes", SERVER / f"{name}.py")
    module = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(module)
    return module


ABUSE, LEAK = module_of("test_abuse"), module_of("test_leak_on_the_wire")


@pytest.fixture
def at_two_nodes(postgres, nats, monkeypatch):
    """Whoever opens a house opens two nodes: the tables are at the first, and the guests at the second."""

    @contextlib.asynccontextmanager
    async def open_pair(_: Path, **changes):
        db = await asyncio.to_thread(new_database, postgres)
        node = {"bus": nats, "lease_seconds": 60.0} | changes
        async with open_house(db, **node) as tables, open_house(db, **node | {"takes_tables": False}) as guests:
            while not guests.services.node.membership.others:
                await guests.services.node.membership._renew()
            pair = House(tables.services, guests.address)
            try:
                yield pair
            finally:
                await pair.close()

    for module in (ABUSE, LEAK):
        monkeypatch.setattr(module, "open_house", open_pair)


@pytest.mark.parametrize(
    "attack",
    [
        ABUSE.test_nobody_makes_the_houses_move,
        ABUSE.test_an_oversized_frame_closes_only_its_own_socket,
        ABUSE.test_late_and_reordered_moves_are_judged_against_now,
        ABUSE.test_a_foreign_origin_gets_no_socket_and_no_say,
        ABUSE.test_a_wrong_or_foreign_token_is_nobody,
        ABUSE.test_an_unknown_table_is_denied_at_the_door,
        ABUSE.test_a_flood_is_slowed_then_cut_off_and_others_play_on,
        ABUSE.test_nobody_stays_to_watch_where_nobody_may_watch,
        ABUSE.test_the_record_of_a_running_game_is_nobodys_to_read,
    ],
    ids=lambda test: test.__name__,
)
async def test_against_two_nodes(attack, at_two_nodes, tmp_path):
    await attack(tmp_path)


async def test_malformed_frames_and_moves(at_two_nodes, tmp_path):
    frames = ABUSE.test_a_malformed_frame_is_refused_and_the_socket_lives.pytestmark[0].args[1]
    for frame in frames[:4]:
        await ABUSE.test_a_malformed_frame_is_refused_and_the_socket_lives(tmp_path, frame)


async def test_frames_are_the_same_in_every_world_that_the_seat_could_be_in(at_two_nodes, tmp_path):
    await LEAK.test_the_same_play_with_other_hidden_pebbles_sends_the_same_frames(tmp_path)
    for name in LEAK.test_frames_are_the_same_in_every_world_that_the_seat_could_be_in.pytestmark[0].args[1]:
        await LEAK.test_frames_are_the_same_in_every_world_that_the_seat_could_be_in(tmp_path, name)
