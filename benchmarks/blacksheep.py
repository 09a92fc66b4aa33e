"""Black Sheep: random games on both builds, the cost of a copy, the size of a record, and how it grows with players."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table as RichTable

from benchmarks.builds import measure

SIZES = ((2, "standard"), (3, "standard"), (4, "standard"), (4, "tasks"))
GAMES = 400
AIMED_AT = 10_000
"""Random four-player games a second, compiled."""


def report() -> None:
    table = RichTable(title="Black Sheep, random play, events recorded, one core (median of 3 turns, CPU time)")
    for heading in (
        "players",
        "edition",
        "build",
        "games/s",
        "moves/s",
        "moves/game",
        "us/game",
        "copy us",
        "record kB",
    ):
        table.add_column(heading, justify="right")
    for players, edition in SIZES:
        found = measure("benchmarks.random_play", "blacksheep", str(players), edition, str(GAMES))
        for build, numbers in found.items():
            table.add_row(
                str(players),
                edition,
                build,
                f"{numbers['games_per_second']:,.0f}",
                f"{numbers['moves_per_second']:,.0f}",
                f"{numbers['moves_per_game']:.0f}",
                f"{numbers['microseconds_per_game']:,.0f}",
                f"{numbers['copy_microseconds']:.2f}",
                f"{numbers['record_bytes'] / 1000:.0f}",
            )
        if len(found) == 2:
            ratio = found["compiled"]["games_per_second"] / found["pure"]["games_per_second"]
            table.add_row("", "", "ratio", f"{ratio:.2f} x", end_section=True)
    console = Console()
    console.print(table)
    console.print(
        f"Aimed at: {AIMED_AT:,} four-player games a second, compiled. A game has about 125 turns and 520 events, and "
        "each is made, folded into the state and kept: the rest of the way is fewer objects, not faster rules."
    )


if __name__ == "__main__":
    report()
