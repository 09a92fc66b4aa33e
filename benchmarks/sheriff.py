"""Sheriff: random games on both builds, the cost of a copy, the size of a record, and how it grows with players."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table as RichTable

from benchmarks.builds import measure

SIZES = ((3, "first"), (4, "first"), (5, "first"), (4, "persian"), (4, "second"), (6, "second"))
GAMES = 400


def report() -> None:
    table = RichTable(title="Sheriff, random play, events recorded, one core (median of 3 turns, CPU time)")
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
        found = measure("benchmarks.random_play", "sheriff", str(players), edition, str(GAMES))
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
    Console().print(table)


if __name__ == "__main__":
    report()
