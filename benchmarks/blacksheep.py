"""Black Sheep: random games on all builds, the cost of a copy, the size of a record, and how it grows with players."""

from __future__ import annotations

from benchmarks.play_report import report_play

SIZES = ((2, "standard"), (3, "standard"), (4, "standard"), (4, "tasks"))
COUNTED = ((4, "standard"),)
AIMED_AT = 10_000
"""Random four-player games a second, compiled, played out."""
REMARK = (
    f"Aimed at: {AIMED_AT:,} four-player games a second, compiled, played out. A recorded game also makes and keeps "
    "some 520 events and 120 entries, which takes more than twice as long as playing it."
)


def report() -> None:
    report_play("blacksheep", "Black Sheep", SIZES, COUNTED, REMARK)


if __name__ == "__main__":
    report()
