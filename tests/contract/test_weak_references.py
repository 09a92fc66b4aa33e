"""What is handed out may be held weakly: the garbage collector must not stumble over it, on either build."""

import subprocess
import sys

from tests.contract.tables import every_game

HOLD_WEAKLY = """
import gc, sys, weakref
import blueboar.games
from blueboar.core.game import find_game
from blueboar.core.table import Table

game = find_game(sys.argv[1])
edition = game.editions[0]
for number in range(200):
    table = Table.opened(game, game.configure(game.players(edition)[-1], edition), f"weak {number}")
    moves = table.legal_moves(min(table.pending()))
    held = [weakref.ref(table), weakref.ref(moves)]
    table.entries.append(table)
    del table, moves
    gc.collect()
    assert [each() for each in held] == [None, None]
"""


@every_game
def test_a_table_and_its_legal_moves_can_be_held_weakly(name: str) -> None:
    done = subprocess.run([sys.executable, "-c", HOLD_WEAKLY, name], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
