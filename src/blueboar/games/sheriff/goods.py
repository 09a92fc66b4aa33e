"""The goods: rows of a data file (rules 2), read and checked. A group's own file is read the same way."""
# interpreted: msgspec Structs

from __future__ import annotations

import tomllib
from importlib import resources
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from blueboar.core.errors import DataError

FEAST_PLATE: Final = "feast-plate"
ROYAL_SUMMONS: Final = "royal-summons"
BRIMSTONE_OIL: Final = "brimstone-oil"
ARCANE_SCROLLS: Final = "arcane-scrolls"
TABLETOP_TROPHY: Final = "tabletop-trophy"

MOST_COPIES: Final = 500
MOST_POINTS: Final = 1000


class Good(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, rename={"also": "is"}):
    """One row of a goods file. `copies`: with three players, and with four or more."""

    name: str
    kind: Literal["legal", "contraband", "royal"]
    copies: tuple[int, int]
    value: int
    fine: int
    king: int = 0
    queen: int = 0
    counts_as: str | None = None
    """The legal good for which a royal good counts at the end, `counts_for` times."""
    counts_for: int = 0
    also: str | None = None
    """The good that a promo card also is, and what each other card of it gains (rules 2.4)."""
    others_gain: int = 0
    effect: Literal["feast-plate", "royal-summons", "brimstone-oil", "arcane-scrolls", "tabletop-trophy", None] = None


def standard_goods() -> tuple[Good, ...]:
    return _packaged("goods.toml")


def promo_goods() -> tuple[Good, ...]:
    return _packaged("promo.toml")


def _packaged(name: str) -> tuple[Good, ...]:
    return parse_goods(resources.files(__package__).joinpath(name).read_text("utf-8"), name)[1]


class GoodsFile(msgspec.Struct, frozen=True):
    """A group's own goods: beside the standard ones, or instead of them (`keep_standard = false`)."""

    goods: tuple[Good, ...]
    keep_standard: bool


def load_goods(path: str) -> GoodsFile:
    name = Path(path).name
    try:
        text = Path(path).read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not UTF-8 text"
        raise DataError("data.unreadable", file=name, reason=reason) from None
    keep_standard, goods = parse_goods(text, name)
    taken = {good.name for good in standard_goods() + promo_goods()} if keep_standard else set()
    lines = _row_lines(text)
    known = {good.name for good in goods} | taken
    for row, good in enumerate(goods):
        if good.name in taken:
            raise _bad_row(name, lines, row, f"the name {good.name!r} is taken")
        for other in (good.counts_as, good.also):
            if other is not None and other not in known:
                raise _bad_row(name, lines, row, f"there is no good {other!r}")
    return GoodsFile(goods, keep_standard)


def parse_goods(text: str, name: str) -> tuple[bool, tuple[Good, ...]]:
    """Whether the standard goods stay, and the rows. A DataError names file, line and reason."""
    try:
        document = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise DataError("data.not-toml", file=name, reason=str(error)) from None
    unknown = sorted(set(document) - {"goods", "keep_standard"})
    if unknown:
        raise DataError("data.bad-row", file=name, line=1, row=0, reason=f"unknown key {unknown[0]!r}")
    rows = document.get("goods", [])
    keep_standard = document.get("keep_standard", True)
    if not isinstance(rows, list) or not rows or not isinstance(keep_standard, bool):
        reason = "wanted: [[goods]] rows, and keep_standard = true or false"
        raise DataError("data.bad-row", file=name, line=1, row=0, reason=reason)
    lines = _row_lines(text)
    goods: list[Good] = []
    for row, raw in enumerate(rows):
        good = _parse_row(raw, name, lines, row)
        if any(good.name == other.name for other in goods):
            raise _bad_row(name, lines, row, f"the name {good.name!r} is taken")
        goods.append(good)
    return keep_standard, tuple(goods)


def _parse_row(raw: Any, name: str, lines: list[int], row: int) -> Good:
    try:
        good = msgspec.convert(raw, Good)
    except msgspec.ValidationError as error:
        raise _bad_row(name, lines, row, str(error)) from None
    reason = _row_fault(good)
    if reason:
        raise _bad_row(name, lines, row, reason)
    return good


def _row_fault(good: Good) -> str | None:
    if not good.name or not all(part.isalnum() and part.islower() for part in good.name.split("-")):
        return "a name is lower-case words joined by hyphens"
    numbers = (good.value, good.fine, good.king, good.queen, good.counts_for, good.others_gain)
    if any(number < 0 or number > MOST_POINTS for number in numbers):
        return f"numbers are from 0 to {MOST_POINTS}"
    if any(number < 0 or number > MOST_COPIES for number in good.copies):
        return f"copies are from 0 to {MOST_COPIES}"
    if (good.kind == "royal") != (good.counts_as is not None and good.counts_for > 0):
        return "a royal good, and only a royal good, has counts_as and counts_for"
    if good.kind != "legal" and (good.king or good.queen):
        return "only legal goods have a king and a queen"
    if good.kind == "legal" and (good.effect or good.also):
        return "legal goods have no effects"
    return None


def _row_lines(text: str) -> list[int]:
    return [number for number, line in enumerate(text.splitlines(), 1) if line.strip() == "[[goods]]"]


def _bad_row(name: str, lines: list[int], row: int, reason: str) -> DataError:
    line = lines[row] if row < len(lines) else 1
    return DataError("data.bad-row", file=name, line=line, row=row + 1, reason=reason)
