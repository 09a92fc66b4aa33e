"""What a player has paid for promises that bind nobody: found out once, politely, and dearer as long as it is paid."""
# compiled: asked about every buyer at every answer

from __future__ import annotations

from blueboar.core.seats import Seat
from blueboar.games.sheriff.wire.terms import Deal, DoFavour, GiveGold

FIRST_SALE = (3, 1)
"""Promises and gold of the first try."""
_NOT_YET_REFUSED = 0.7
"""How likely a price is paid that is above all paid ones, and below all refused ones."""
_MOST_ABOVE = 1.7
"""So many times what was paid a promise is asked at most next."""
_COOLED = 2
"""After so many refusals of what was paid before, they have had enough."""


class Sale:
    """A deal in which one side gives gold, and the other nothing but promises."""

    def __init__(self, seller: Seat, buyer: Seat, promises: int, gold: int) -> None:
        self.seller = seller
        self.buyer = buyer
        self.promises = promises
        self.gold = gold


def sale_of(deal: Deal) -> Sale | None:
    parties = (deal.proposer, *deal.partners)
    payers = {term.giver for term in deal.terms if isinstance(term, GiveGold) and term.when is None}
    givers = {term.giver for term in deal.terms if isinstance(term, DoFavour)}
    plain = all(isinstance(term, (GiveGold, DoFavour)) for term in deal.terms)
    if not plain or len(parties) != 2 or len(payers) != 1 or len(givers) != 1 or payers == givers:
        return None
    gold = sum(term.amount for term in deal.terms if isinstance(term, GiveGold))
    return Sale(givers.pop(), payers.pop(), sum(isinstance(term, DoFavour) for term in deal.terms), gold)


class WordsForGold:
    """Of one buyer, whoever sold: everybody at the table sees what is bought."""

    def __init__(self) -> None:
        self.bought = 0
        self.refused = 0
        self.paid = 0.0
        """The most gold for one promise that was paid."""
        self.too_dear = 99.0
        """The least gold for one promise that was refused."""
        self.cooled = 0

    def note(self, sale: Sale, bought: bool) -> None:
        price = sale.gold / max(1, sale.promises)
        if bought:
            self.bought += 1
            self.paid = max(self.paid, price)
            self.too_dear = max(self.too_dear, price + 0.01)
        else:
            self.refused += 1
            if price <= self.paid + 1e-9:
                self.cooled += 1
            else:
                self.too_dear = min(self.too_dear, price)

    def next_sale(self, most_promises: int, purse: int) -> tuple[int, int] | None:
        """How many promises to offer for how much gold; None where words are not paid for."""
        if not self.bought:
            return FIRST_SALE if not self.refused and purse >= FIRST_SALE[1] else None
        if self.cooled >= _COOLED:
            return None
        best: tuple[float, int, int] | None = None
        for promises in range(1, most_promises + 1):
            for gold in range(1, purse + 1):
                price = gold / promises
                if price >= self.too_dear - 1e-9 or price > self.paid * _MOST_ABOVE:
                    break
                expected = gold * (1.0 if price <= self.paid + 1e-9 else _NOT_YET_REFUSED)
                if best is None or expected > best[0] + 1e-9:
                    best = (expected, promises, gold)
        return None if best is None else best[1:]
