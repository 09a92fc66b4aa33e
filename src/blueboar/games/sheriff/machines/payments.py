"""Which cards pay a debt, when somebody who is no person pays it (rules 5.19)."""

from __future__ import annotations


def enough_of(cards: list[str], worth: dict[str, int], rest: int) -> tuple[str, ...]:
    """Cards in this order until the debt is paid, less those, the cheapest first, that it then does not need."""
    paid: list[str] = []
    given = 0
    for card in cards:
        if given >= rest:
            break
        paid.append(card)
        given += worth[card]
    for card in sorted(paid, key=worth.__getitem__):
        if given - worth[card] >= rest:
            paid.remove(card)
            given -= worth[card]
    return tuple(paid)


def cheapest_of(cards: tuple[str, ...], worth: tuple[int, ...], rest: int) -> tuple[str, ...]:
    """Cheap cards first; the order of `worth` is that of `cards`."""
    value = dict(zip(cards, worth, strict=True))
    return enough_of(sorted(cards, key=value.__getitem__), value, rest)
