"""What kind of numbers an observation is made of: small whole ones, or the `float32` that networks want."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

LARGEST: Final = 127
"""No number of an observation is larger: see `Decisions.observe`."""
KINDS: Final = ("int8", "float32")


class Numbers:
    """`scaled`, which only `float32` can be: from 0 to 1 instead of 0 to 127."""

    def __init__(self, dtype: Any = "int8", scaled: bool = False) -> None:
        self.dtype = _known(dtype)
        if scaled and self.dtype.kind != "f":
            raise ValueError("scaled: numbers from 0 to 1 want dtype='float32'")
        self.scaled = bool(scaled)

    def of(self, row: bytes | bytearray) -> Any:
        """These cells as an array."""
        cells = np.frombuffer(row, np.int8)
        if self.dtype == cells.dtype:
            return cells
        return np.divide(cells, LARGEST, dtype=self.dtype) if self.scaled else cells.astype(self.dtype)

    @property
    def highest(self) -> int:
        return 1 if self.scaled else LARGEST


def _known(dtype: Any) -> np.dtype[Any]:
    """By name, or as NumPy has it."""
    try:
        known = np.dtype(dtype)
    except TypeError:
        known = np.dtype(object)
    if dtype is None or known.name not in KINDS:
        raise ValueError(f"dtype {dtype!r}: one of {', '.join(KINDS)} is wanted")
    return known
