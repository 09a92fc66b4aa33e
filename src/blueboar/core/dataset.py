"""Tables of a finished game that only its own rules can fill: for data sets. A game may have a module `dataset`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from blueboar.core.record import Entry

Rows = dict[str, list[dict[str, Any]]]
"""By table: rows, with the same columns in each."""
_makers: Final[dict[str, Callable[[Any, Iterable[Entry]], Rows]]] = {}


def register_dataset(game: str, maker: Callable[[Any, Iterable[Entry]], Rows]) -> None:
    _makers[game] = maker


def own_rows(game: str, config: Any, entries: Iterable[Entry]) -> Rows:
    maker = _makers.get(game)
    return {} if maker is None else maker(config, entries)
