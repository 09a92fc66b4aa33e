"""Sheriff: random games on all builds, the cost of a copy, the size of a record, and how it grows with players."""

from __future__ import annotations

from benchmarks.play_report import report_play

SIZES = ((3, "first"), (4, "first"), (5, "first"), (4, "persian"), (4, "second"), (6, "second"))
COUNTED = ((4, "first"), (6, "second"))


def report() -> None:
    report_play("sheriff", "Sheriff", SIZES, COUNTED)


if __name__ == "__main__":
    report()
