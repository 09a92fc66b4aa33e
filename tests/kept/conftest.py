"""A server of today on a copy of the database of then. See `b4b3504/README.md`."""

from __future__ import annotations

import gzip
import json
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.kept.b4b3504.client import Person, Server

KEPT = Path(__file__).parent / "b4b3504"


class Inn:
    """Its people and tables, as they were kept, and the way to them."""

    def __init__(self, address: str) -> None:
        kept = json.loads((KEPT / "inn.json").read_text("utf-8"))
        self.address = address
        self.people: dict[str, Any] = {person["name"]: person for person in kept["people"]}
        self.tables: dict[str, Any] = {table["name"]: table for table in kept["tables"]}
        self.closed: str = kept["closed"]

    def person(self, name: str) -> Person:
        return Person(self.address, self.people[name]["token"])

    def sitters(self, table: dict[str, Any]) -> dict[int, Person]:
        """The people of a table, by seat."""
        return {seat: self.person(name) for seat, name in enumerate(table["seats"]) if name in self.people}


def unpacked(folder: Path) -> Path:
    db = folder / "inn.sqlite3"
    db.write_bytes(gzip.decompress((KEPT / "inn.sqlite3.gz").read_bytes()))
    with closing(sqlite3.connect(db)) as connection, connection:
        # Today somebody looked in at the tables that wait: after days without anyone they are closed.
        connection.execute("UPDATE tables SET changed = ? WHERE state = 'open'", (time.time(),))
    return db


@pytest.fixture(scope="module")
def inn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inn]:
    """One for a whole file of tests: what one of them does must not matter to the others."""
    with Server(unpacked(tmp_path_factory.mktemp("kept"))) as server:
        yield Inn(server.address)
