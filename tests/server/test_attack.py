"""The short form of `make attack`: everything at once from eight addresses for three seconds, counted and not timed."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from benchmarks.attack.__main__ import MOST_MB, attacked
from benchmarks.attack.attacks import ATTACKS

SECONDS = 3.0
MOST_BACK = 64 * 2**20
"""Bytes that all attackers together make the server send: the past again, refusals, tables that are ready or not."""
A_WHILE_MS = 20_000
"""On whatever machine: an attack must not stop the honest tables for as long as it lasts and longer."""


def test_honest_tables_go_on_while_everybody_else_attacks():
    # Not nice: on a busy machine the attackers are to come to it, too.
    result = attacked(list(ATTACKS), "all together", SECONDS, 1.0, None, nice=0)
    assert result.moves > 0
    assert result.lost == 0
    assert result.p99_ms < A_WHILE_MS
    assert result.peak_mb < MOST_MB
    assert sum(did.get("bytes back", 0) for did in result.did.values()) < MOST_BACK
    for flood in ("pings", "empty texts", "empty fragments"):
        assert result.did[flood].get("shut", 0) > 0, f"{flood}: the line is cut"
