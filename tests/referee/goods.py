"""The goods of the ruling (section 2), for the referee: values, fines, and what a card counts as."""

from __future__ import annotations

from collections import Counter
from itertools import product

LEGAL = {"apples": (2, 2), "cheese": (3, 2), "bread": (3, 2), "chickens": (4, 2)}
"""value, fine"""
CONTRABAND = {"pepper": (6, 4), "mead": (7, 4), "silk": (8, 4), "crossbows": (9, 4)}
ROYAL = {
    # value, fine, counts as
    "green-apples": (4, 3, 2, "apples"),
    "golden-apples": (6, 4, 3, "apples"),
    "gouda": (6, 4, 2, "cheese"),
    "bleu-cheese": (9, 5, 3, "cheese"),
    "rye-bread": (6, 4, 2, "bread"),
    "pumpernickel": (9, 5, 3, "bread"),
    "royal-rooster": (8, 4, 2, "chickens"),
}
PROMO = {
    "dragon-pepper": (8, 6),
    "strawberry-mead": (8, 6),
    "golden-silk": (9, 6),
    "heavy-crossbow": (10, 7),
    "royal-summons": (0, 0),
    "brimstone-oil": (5, 4),
    "olive-oil": (10, 5),
    "arcane-scrolls": (12, 4),
    "prince-johns-sword": (12, 6),
    "tabletop-trophy": (11, 5),
}
PLATE, PLATE_FINE = "feast-plate", 2
RAISES = {
    "dragon-pepper": ("pepper", 1),
    "strawberry-mead": ("mead", 1),
    "golden-silk": ("silk", 1),
    "heavy-crossbow": ("crossbows", 2),
}
KING = {"apples": 20, "cheese": 15, "bread": 15, "chickens": 10}
QUEEN = {"apples": 10, "cheese": 10, "bread": 10, "chickens": 5}


def plate_good(card: str) -> str | None:
    """The good that a fixed plate stands for."""
    return card[len(PLATE) + 1 :] if card.startswith(PLATE + "-") else None


def is_legal(card: str) -> bool:
    return card in LEGAL or card == PLATE or plate_good(card) is not None


def value(card: str) -> int:
    good = plate_good(card)
    if good is not None:
        return LEGAL[good][0]
    if card == PLATE:
        return 0  # until its owner has said what it is
    for table in (LEGAL, CONTRABAND, ROYAL, PROMO):
        if card in table:
            return int(table[card][0])
    raise AssertionError(card)


def fine(card: str) -> int:
    if card.startswith(PLATE):
        return PLATE_FINE
    for table in (LEGAL, CONTRABAND, ROYAL, PROMO):
        if card in table:
            return int(table[card][1])
    raise AssertionError(card)


def worth(cards: list[str]) -> int:
    return sum(value(card) for card in cards)


def payments(goods: list[str], rest: int) -> set[tuple[str, ...]]:
    """Every choice of goods worth at least the rest in which no card is one that the debt does not need."""
    found = set()
    there = Counter(goods)  # cards of one good are alike
    for counts in product(*(range(count + 1) for count in there.values())):
        chosen = [card for card, count in zip(there, counts, strict=True) for _ in range(count)]
        total = worth(chosen)
        if total >= rest and all(total - value(card) < rest for card in chosen):
            found.add(tuple(chosen))
    return found


def cheapest_first(cards: list[str]) -> list[str]:
    """Of equal value by name."""
    return sorted(cards, key=lambda card: (value(card), card))
