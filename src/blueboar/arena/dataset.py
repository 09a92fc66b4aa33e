"""The games of a tournament as Parquet files, one a table.

The same seeds give the same bytes: nothing in them is timed, and rows are in the order of games. What every column
means is in `docs/research.md`.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from blueboar.arena.match import Result
from blueboar.core.errors import SetupError

LICENCE: Final = """\
These games were played by programs, with the Blue Boar. The data are dedicated to the public domain (CC0 1.0).
The games themselves belong to their designers and publishers.
"""


def check_library() -> None:
    """Before any game is played."""
    if find_spec("pyarrow") is None:
        raise SetupError(
            "setup.bad-value", option="dataset", value="pyarrow", allowed=["pip install blueboar[research]"]
        )


def write_dataset(results: Sequence[Result], folder: Path) -> None:
    import pyarrow
    import pyarrow.parquet

    folder.mkdir(parents=True, exist_ok=True)
    tables: dict[str, list[dict[str, Any]]] = {}
    for result in sorted(results, key=lambda result: result.number):
        for name, rows in result.data.items():
            tables.setdefault(name, []).extend({"game": result.number, **row} for row in rows)
    for name, rows in tables.items():
        table = pyarrow.Table.from_pylist(rows) if rows else pyarrow.table({"game": []})
        with (folder / f"{name}.parquet").open("wb") as file:
            pyarrow.parquet.write_table(table, file, compression="zstd")
    (folder / "LICENCE.txt").write_text(LICENCE, encoding="utf-8")
