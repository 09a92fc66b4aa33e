"""Records from files."""

from __future__ import annotations

from pathlib import Path

from blueboar.core import record
from blueboar.core.errors import RecordError
from blueboar.core.faults import file_fault


def read_record(path: str) -> record.Record:
    try:
        data = Path(path).read_bytes()
    except OSError as error:
        raise RecordError("record.no-file", file=path, fault=file_fault(error)) from None
    return record.load(data)
