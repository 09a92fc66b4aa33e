"""The seed of each table's cards: unguessable, unless whoever starts the server asks for repeatable tables."""

from __future__ import annotations

import hashlib
import itertools
import secrets


class Seeds:
    """With a `fixed` text the tables have the same seeds at every start, in the order in which they are opened."""

    def __init__(self, fixed: str | None = None) -> None:
        self._fixed = fixed
        self._tables = itertools.count(1)

    def next(self) -> str:
        if self._fixed is None:
            return secrets.token_hex(32)
        return hashlib.sha256(f"{self._fixed}/{next(self._tables)}".encode()).hexdigest()
