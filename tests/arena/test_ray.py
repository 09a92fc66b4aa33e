"""The same jobs on a real local Ray cluster, one worker killed while it runs: no game lost or counted twice."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("ray", reason="the extra `ray` is not installed")


def test_no_game_is_lost_when_a_worker_dies():
    done = subprocess.run(
        [sys.executable, str(Path(__file__).with_name("ray_tournament.py"))],
        capture_output=True,
        text=True,
        timeout=300,
        env={**os.environ, "RAY_USAGE_STATS_ENABLED": "0", "RAY_raylet_start_wait_time_s": "120"},
    )
    assert done.returncode == 0, done.stderr[-3000:]
    assert "games 240 killed 1" in done.stdout
