"""How long a person waits for bots, in seconds of a scripted clock: `python -m benchmarks.floor`.

The machine has no part in it: bots think and pause on a clock that passes only when everyone waits.
"""

from __future__ import annotations

import statistics
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "server" / "support"))

from bargaining import silent_inspections, waits_between_turns
from scripted_table import on_scripted_clock

import blueboar.bots
import blueboar.games
from blueboar.bots.levels import levels
from blueboar.protocol.shapes import Pace

assert blueboar.bots
assert blueboar.games
SEEDS = [f"floor {number}" for number in range(6)]
PACES: tuple[Pace, ...] = ("slow", "normal", "fast")


def main() -> None:
    print("Sheriff: from the last declaration to the next market when I say nothing; asked: when I was offered a deal")
    for players in (3, 4, 5, 6):
        for level in levels("sheriff"):
            for pace in PACES:
                edition = "second" if players == 6 else None
                found = [
                    each
                    for seed in SEEDS
                    for each in on_scripted_clock(silent_inspections(players, level.name, seed, pace, edition))
                ]
                quiet, asked = [[each.seconds for each in found if each.asked == was] for was in (False, True)]
                print(f"  {players} players  {level.name:9} {pace:7} {_figures(quiet)}   asked {_figures(asked)}")
    print("Black Sheep: from my move to my next turn")
    for players in (2, 3, 4):
        for level in levels("blacksheep"):
            for pace in PACES:
                waits = [
                    wait
                    for seed in SEEDS[:2]
                    for wait in on_scripted_clock(waits_between_turns(players, level.name, seed, pace))
                ]
                print(f"  {players} players  {level.name:9} {pace:7} {_figures(waits)}")


def _figures(seconds: list[float]) -> str:
    if not seconds:
        return "never"
    return f"median {statistics.median(seconds):5.1f} s  most {max(seconds):5.1f} s  of {len(seconds):3}"


if __name__ == "__main__":
    main()
