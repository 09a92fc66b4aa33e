"""Which cards keep a promise of a good: the good itself, and what is that good as well (rules 2.4, 2.5)."""

from __future__ import annotations

from blueboar.games.sheriff.state.goods import NO_CARD, Goods


def take(goods: Goods, there: list[int], good: int, count: int, out_of_bag: bool) -> list[int]:
    """As many as there are, up to `count`, out of `there`; a stand-in only where no plain card is left."""
    taken = [good] * min(count, there.count(good))
    for card in taken:
        there.remove(card)
    if len(taken) < count and goods.has_promo:
        for card in [card for card in there if stands_in(goods, card, good, out_of_bag)][: count - len(taken)]:
            there.remove(card)
            taken.append(card)
    return taken


def stands_in(goods: Goods, card: int, good: int, out_of_bag: bool) -> bool:
    """Dragon pepper is pepper, a fixed plate is its good; in a bag a plate is any legal good."""
    if goods.also[card] == good:
        return True
    if goods.is_plate[card]:
        return out_of_bag and good in goods.legal
    return goods.printed[card] != card and goods.counts_as[card] == good != NO_CARD
