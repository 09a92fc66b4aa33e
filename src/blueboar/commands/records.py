"""Records from files."""

from __future__ import annotations

from pathlib import Path

from blueboar.core import record
from blueboar.core.errors import RecordError


def read_record(path: str) -> record.Record:
    try:
        data = Path(path).read_bytes()
    except OSError as error:
        raise RecordError("record.no-file", file=path, reason=error.strerror or str(error)) from None
    return record.load(data)
