"""`kill -9` in the middle of busy tables: what was acknowledged is there, once, and everyone goes on without help.

In CI a short form; the long one:

    BLUEBOAR_KILLS=20 BLUEBOAR_KILL_TABLES=200 pytest -s tests/server/test_kill.py
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
from pathlib import Path

from guests import PATIENCE, soon
from separate import SeparateInn
from tireless import ENTRIES, Player, check, seat_everyone

KILLS = int(os.environ.get("BLUEBOAR_KILLS", "3"))
TABLES = int(os.environ.get("BLUEBOAR_KILL_TABLES", "20"))
ROUNDS = min(500, 20 * (KILLS + 1))
MOVES = 4 * TABLES
"""So many are acknowledged between two kills."""


async def test_nothing_acknowledged_is_lost_and_nothing_is_done_twice(tmp_path):
    db = tmp_path / "inn.sqlite3"
    server = SeparateInn(db)
    server.start()
    players = await seat_everyone([server.address], TABLES, ROUNDS)
    stop = asyncio.Event()
    playing = [asyncio.create_task(player.play(stop)) for player in players]
    try:
        for _ in range(KILLS):
            await busy(players, playing)
            server.kill()
            check_store(db, players)
            server.start()
        await busy(players, playing)
        await soon(lambda: all(player.resumed or player.over for player in players) or failed(playing))
    finally:
        stop.set()
        for task in playing:
            task.cancel()
        ended = await asyncio.gather(*playing, return_exceptions=True)
        server.close()
    failures = [error for error in ended if isinstance(error, Exception)]
    assert not failures, failures[0]
    check_store(db, players)
    moves = sum(len(player.acknowledged) for player in players)
    print(f"{KILLS} kills, {TABLES} tables: {moves} acknowledged moves, all there and none twice")
    assert all(player.resumed or player.over for player in players), "everyone came back without help"


async def busy(players: list[Player], playing: list[asyncio.Task[None]]) -> None:
    """Until enough moves were made that a kill now comes in the middle of something."""
    before = sum(len(player.acknowledged) for player in players)
    async with asyncio.timeout(PATIENCE * KILLS):
        while not failed(playing) and not all(player.over for player in players):
            if sum(len(player.acknowledged) for player in players) >= before + MOVES:
                return
            await asyncio.sleep(0.01)


def failed(playing: list[asyncio.Task[None]]) -> bool:
    return any(task.done() and not task.cancelled() and task.exception() is not None for task in playing)


def check_store(db: Path, players: list[Player]) -> None:
    with contextlib.closing(sqlite3.connect(db)) as connection:
        check(connection.execute(ENTRIES).fetchall(), players)
