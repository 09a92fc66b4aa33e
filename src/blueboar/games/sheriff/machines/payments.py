"""Which cards pay a debt, when somebody who is no person pays it (rules 5.19)."""

from __future__ import annotations


def enough_of(worth: list[int], rest: int) -> list[int]:
    """Cards in this order until the debt is paid, less those, the cheapest first, that it then does not need.

    Cards come as what they are worth, and go as their places.
    """
    paid: list[int] = []
    given = 0
    for place, value in enumerate(worth):
        if given >= rest:
            break
        paid.append(place)
        given += value
    for place in sorted(paid, key=worth.__getitem__):
        if given - worth[place] >= rest:
            paid.remove(place)
            given -= worth[place]
    return paid


def cheapest_of(cards: tuple[str, ...], worth: tuple[int, ...], rest: int) -> tuple[str, ...]:
    """Cheap cards first; the order of `worth` is that of `cards`."""
    cheapest = sorted(range(len(cards)), key=worth.__getitem__)
    paid = enough_of([worth[place] for place in cheapest], rest)
    return tuple([cards[cheapest[place]] for place in paid])
