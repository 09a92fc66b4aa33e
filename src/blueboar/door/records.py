"""Records in files."""

from __future__ import annotations

from pathlib import Path

import blueboar.games  # noqa: F401  (registers the games that records are of)
from blueboar.core import record
from blueboar.core.errors import RecordError
from blueboar.core.faults import file_fault
from blueboar.core.kinds import Config, Event, Move
from blueboar.core.record import Record


def save(record_: Record[Config, Move, Event], path: str | Path) -> None:
    """Write a record as one readable JSON file: an entry a line."""
    Path(path).write_bytes(record.save(record_))


def load(path: str | Path) -> Record:
    """The record in a file. RecordError says what is wrong with it, and where."""
    try:
        with Path(path).open("rb") as file:
            data = file.read(record.MOST_BYTES + 1)
    except OSError as error:
        raise RecordError("record.no-file", file=str(path), fault=file_fault(error)) from None
    return record.load(data)
