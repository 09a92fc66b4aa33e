"""One game's random play as a table: all builds, the cost of a copy, the size of a record, by players and edition.

*Recorded*: at a table, every move checked and every event kept. *Played out*: by the same rules, told to nobody, as
`simulate` and whoever thinks ahead plays them. `make bench BASE=<revision>` has that revision's builds beside ours, in
turn in the same run, and says how many times as many (as much, as long) ours are.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable

from rich.console import Console
from rich.table import Table as RichTable

from benchmarks.builds import COMPILED, PURE, base, can_count_instructions, instructions, measure, trees
from benchmarks.counted import COPIED, COPIES, PLAYED_OUT, RECORDED

GAMES = int(os.environ.get("GAMES", "100"))
"""In each of three turns, over and over for half a second; `GAMES=400 make bench` takes longer, and is more exact."""
PLAYERS = os.environ.get("PLAYERS", "").split()
"""Only so many at a table, where somebody asks for it: `PLAYERS=4 make bench`."""
_WIDTH = 200
"""In a file or a pipe, so that no number is cut off."""

_COLUMNS: dict[str, tuple[str, Callable[[float], str]]] = {
    "games_per_second": ("recorded/s", lambda found: f"{found:,.0f}"),
    "played_out_per_second": ("played out/s", lambda found: f"{found:,.0f}"),
    "moves_out_per_second": ("moves/s", lambda found: f"{found:,.0f}"),
    "moves_per_game": ("moves/game", lambda found: f"{found:.0f}"),
    RECORDED: ("instr recorded", lambda found: f"{found:,.0f}"),
    PLAYED_OUT: ("instr out", lambda found: f"{found:,.0f}"),
    COPIED: ("instr copy", lambda found: f"{found:,.0f}"),
    "copy_microseconds": ("copy us", lambda found: f"{found:.2f}"),
    "state_bytes": ("state B", lambda found: f"{found:,.0f}"),
    "record_bytes": ("record kB", lambda found: f"{found / 1000:.1f}"),
}

Found = dict[str, float]


def report_play(
    game: str, title: str, sizes: tuple[tuple[int, str], ...], counted: tuple[tuple[int, str], ...], remark: str = ""
) -> None:
    """Measures `game` at each (players, edition) of `sizes` and prints what was found, with `remark` below it.

    Instructions are counted for `counted` alone, and of the compiled builds: that takes a minute or two each.
    """
    table = RichTable(title=f"{title}, random games on one core (median of 3 turns, CPU time)")
    for heading in ("players", "edition", "build", *(heading for heading, _ in _COLUMNS.values())):
        table.add_column(heading, justify="right")
    for players, edition in sizes:
        if PLAYERS and str(players) not in PLAYERS:
            continue
        print(f"{title}: {players} players, {edition}", file=sys.stderr, flush=True)
        found = measure("benchmarks.random_play", game, str(players), edition, str(GAMES))
        if (players, edition) in counted and can_count_instructions():
            for build in trees():
                if build.startswith(COMPILED):
                    found[build] |= _counted(build, game, players, edition)
        for build, numbers in found.items():
            table.add_row(str(players), edition, build, *_shown(numbers))
        for one, other in _pairs(found):
            table.add_row("", "", f"{one} : {other}", *_ratios(found[one], found[other]))
        table.add_section()
    console = Console() if Console().is_terminal else Console(width=_WIDTH)
    console.print(table)
    if not can_count_instructions():
        console.print("Instructions are not counted: there is no valgrind here (Debian: apt install valgrind).")
    if remark:
        console.print(remark)


def _counted(build: str, game: str, players: int, edition: str) -> Found:
    """Instructions of a game recorded and played out, and of a copy."""
    hows = (RECORDED, PLAYED_OUT, COPIED)
    found = instructions("benchmarks.counted", hows, game, str(players), edition, build=build)
    found[COPIED] /= COPIES
    return found


def _shown(numbers: Found) -> list[str]:
    return [shown(numbers[key]) if key in numbers else "" for key, (_, shown) in _COLUMNS.items()]


def _ratios(ours: Found, theirs: Found) -> list[str]:
    return [f"{ours[key] / theirs[key]:.2f} x" if key in ours and key in theirs else "" for key in _COLUMNS]


def _pairs(found: dict[str, Found]) -> list[tuple[str, str]]:
    """What is worth a ratio: compiled to pure, and this revision to the other."""
    other = base()
    wanted = [(COMPILED, PURE)]
    if other is not None:
        wanted += [(build, f"{build} {other}") for build in (PURE, COMPILED)]
    return [(one, two) for one, two in wanted if one in found and two in found]
