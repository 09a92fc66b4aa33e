"""One game's random play as a table: both builds, the cost of a copy, the size of a record, by players and edition.

*Recorded*: at a table, every move checked and every event kept. *Played out*: by the same rules, told to nobody, as
`simulate` and whoever thinks ahead plays them.
"""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console
from rich.table import Table as RichTable

from benchmarks.builds import measure

GAMES = 400
_WIDTH = 110
"""In a file or a pipe, so that no number is cut off."""

_COLUMNS: dict[str, Callable[[dict[str, float]], str]] = {
    "recorded/s": lambda found: f"{found['games_per_second']:,.0f}",
    "played out/s": lambda found: f"{found['played_out_per_second']:,.0f}",
    "moves/game": lambda found: f"{found['moves_per_game']:.0f}",
    "us/game": lambda found: f"{found['microseconds_per_game']:,.0f}",
    "copy us": lambda found: f"{found['copy_microseconds']:.2f}",
    "record kB": lambda found: f"{found['record_bytes'] / 1000:.0f}",
}


def report_play(game: str, title: str, sizes: tuple[tuple[int, str], ...], remark: str = "") -> None:
    """Measures `game` at each (players, edition) of `sizes` and prints what was found, with `remark` below it."""
    table = RichTable(title=f"{title}, random games a second on one core (median of 3 turns, CPU time)")
    for heading in ("players", "edition", "build", *_COLUMNS):
        table.add_column(heading, justify="right")
    for players, edition in sizes:
        found = measure("benchmarks.random_play", game, str(players), edition, str(GAMES))
        for build, numbers in found.items():
            table.add_row(str(players), edition, build, *(shown(numbers) for shown in _COLUMNS.values()))
        if len(found) == 2:
            ratios = [
                f"{found['compiled'][key] / found['pure'][key]:.2f} x"
                for key in ("games_per_second", "played_out_per_second")
            ]
            table.add_row("", "", "ratio", *ratios, end_section=True)
    console = Console() if Console().is_terminal else Console(width=_WIDTH)
    console.print(table)
    if remark:
        console.print(remark)
