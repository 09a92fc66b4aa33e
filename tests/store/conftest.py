"""The same contract on SQLite and on a real PostgreSQL from a wheel."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[1] / "server" / "support"))

from engines import new_database, postgres, postgres_address

__all__ = ["postgres", "postgres_address"]


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new, empty database."""
    if request.param == "sqlite":
        return str(tmp_path / "inn.sqlite3")
    return new_database(request.getfixturevalue("postgres"))
