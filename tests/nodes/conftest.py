"""An inn of several nodes, on a real PostgreSQL and a real NATS from wheels."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "server" / "support"))

from engines import nats, postgres, postgres_address

__all__ = ["nats", "postgres", "postgres_address"]
