"""Tests against a real server on a real socket."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent / "support"))
