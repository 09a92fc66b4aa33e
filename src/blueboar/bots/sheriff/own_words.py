"""What a bot itself has said in this inspection: nobody says the same twice, or offers without end."""

from __future__ import annotations

from collections import Counter

from blueboar.bots.sheriff.words_for_gold import sale_of
from blueboar.core.seats import Seat
from blueboar.games.sheriff.wire.terms import Deal, Term


class OwnWords:
    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.said: set[tuple[tuple[Seat, ...], tuple[Term, ...]]] = set()
        """Partners and terms of every offer."""
        self.offers: Counter[Seat] = Counter()
        """By the merchant whose own bag they were about."""
        self.sideline_offers = 0
        """About others' bags, and other things."""
        self.refusals = 0
        """Offers of others that were turned down."""
        self.sales: Counter[Seat] = Counter()
        """Courtesies that were offered, by buyer."""

    def note(self, deal: Deal, about: Seat | None) -> None:
        """An offer of mine, and the partner whose own bag it lets through."""
        self.said.add((deal.partners, deal.terms))
        if about is not None:
            self.offers[about] += 1
            return
        sale = sale_of(deal)
        if sale is not None and sale.seller == self.seat:
            self.sales[sale.buyer] += 1
        else:
            self.sideline_offers += 1
