"""The goods: rows of a data file (rules 2), read and checked. A group's own file is read the same way."""
# interpreted: msgspec Structs

from __future__ import annotations

from functools import cache
from importlib import resources
from pathlib import Path
from typing import Final, Literal

import msgspec

from blueboar.core.datafile import DataFile, name_fault, read_text
from blueboar.core.faults import Fault, fault
from blueboar.core.rows import range_fault, switch_fault

FEAST_PLATE: Final = "feast-plate"
ROYAL_SUMMONS: Final = "royal-summons"
BRIMSTONE_OIL: Final = "brimstone-oil"
ARCANE_SCROLLS: Final = "arcane-scrolls"
TABLETOP_TROPHY: Final = "tabletop-trophy"

MOST_COPIES: Final = 500
MOST_GOODS: Final = 60
MOST_CARDS: Final = 1000
"""Of a group's own; the box has 216. Every card of a deck has to be shuffled, kept and told."""
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


@cache
def _packaged(name: str) -> tuple[Good, ...]:
    """Read once: every new table asks for them."""
    return parse_goods(DataFile(name, resources.files(__package__).joinpath(name).read_text("utf-8")), [])


class GoodsFile(msgspec.Struct, frozen=True):
    """A group's own goods: beside the standard ones, or instead of them (`keep_standard = false`)."""

    goods: tuple[Good, ...]
    keep_standard: bool


def load_goods(path: str) -> GoodsFile:
    return read_goods(Path(path).name, read_text(path))


def read_goods(name: str, text: str) -> GoodsFile:
    return _own_goods(DataFile(name, text))


def _own_goods(file: DataFile) -> GoodsFile:
    too_many = file.error("goods", MOST_GOODS + 1, fault("number-of-goods", most=MOST_GOODS))
    if len(file.heads("goods")) > MOST_GOODS:
        raise too_many
    keep_standard = file.document.get("keep_standard", True)
    wrong = switch_fault("keep_standard", keep_standard)
    if wrong:
        raise file.error("keep_standard", 0, wrong)
    taken = [good.name for good in standard_goods() + promo_goods()] if keep_standard else []
    if len(file.rows("goods")) > MOST_GOODS:
        raise too_many
    goods = parse_goods(file, taken)
    cards = 0
    for row, good in enumerate(goods, 1):
        cards += max(good.copies)
        if cards > MOST_CARDS:
            raise file.error("goods", row, fault("number-of-cards", most=MOST_CARDS))
    everything = goods + (standard_goods() + promo_goods() if keep_standard else ())
    for row, good in enumerate(goods, 1):
        wrong = _kin_fault(good, everything)
        if wrong:
            raise file.error("goods", row, wrong)
    return GoodsFile(goods, keep_standard)


def _kin_fault(good: Good, everything: tuple[Good, ...]) -> Fault | None:
    """What is wrong with a row because of the others."""
    names = {other.name for other in everything}
    legal = {other.name for other in everything if other.kind == "legal"}
    if good.counts_as is not None and good.counts_as not in legal:
        return fault("no-such-legal-good", name=good.counts_as)
    if good.also is not None and good.also not in names:
        return fault("no-such-good", name=good.also)
    if any(good.name.startswith(f"{plate.name}-") for plate in everything if plate.effect == FEAST_PLATE):
        return fault("name-of-a-plate", name=good.name)
    return None


def parse_goods(file: DataFile, taken: list[str]) -> tuple[Good, ...]:
    file.only("goods", "keep_standard")
    goods: list[Good] = []
    for row, raw in enumerate(file.rows("goods"), 1):
        good: Good = file.converted("goods", row, raw, Good)
        wrong = name_fault(good.name, taken + [other.name for other in goods]) or _row_fault(good)
        if wrong:
            raise file.error("goods", row, wrong)
        goods.append(good)
    return tuple(goods)


def _row_fault(good: Good) -> Fault | None:
    for field in ("value", "fine", "king", "queen", "counts_for", "others_gain"):
        wrong = range_fault(field, [getattr(good, field)], 0, MOST_POINTS)
        if wrong:
            return wrong
    if (good.kind == "royal") != (good.counts_as is not None and good.counts_for > 0):
        return fault("royal-counts")
    if good.kind != "legal" and (good.king or good.queen):
        return fault("crowns-are-legal")
    if good.kind == "legal" and (good.effect or good.also):
        return fault("legal-has-no-effect")
    return range_fault("copies", good.copies, 0, MOST_COPIES)
