"""The first guests of an inn that has just opened: nobody else waits for what the server has to get ready for them."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

FIRST_GUESTS = Path(__file__).parent / "support" / "first_guests.py"


def test_the_loop_stops_for_no_import_once_the_inn_is_open(tmp_path):
    command = [sys.executable, str(FIRST_GUESTS), str(tmp_path)]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=300, check=True)
    assert json.loads(ended.stdout) == []
    assert "bots" not in ended.stderr, "bots that were asked when the inn closed are no news"
