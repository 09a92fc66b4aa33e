"""Courtesies for sale: small promises for a little gold, to whoever pays for such things.

A bot that is refused does not ask that player again. Nothing is promised that would cost more than it brings.
"""

from __future__ import annotations

from blueboar.bots.bot import Answer, Saying
from blueboar.bots.sheriff.bargainer import Bargainer
from blueboar.bots.sheriff.sayings import COURTESIES
from blueboar.bots.sheriff.words_for_gold import sale_of
from blueboar.core.seats import Seat
from blueboar.games.sheriff.wire.moves import MakeOffer
from blueboar.games.sheriff.wire.terms import DoFavour, GiveGold

_TRIES = 0.4
"""How often in a round a player is asked who has not been asked yet; only one of them by each seller."""
_FIRST_ROUND = 2
"""People come to trade: nobody begins an evening with such a thing."""
_MOST_AN_INSPECTION = 2
"""Sales to one player: a table is no fair."""


class Courtesies(Bargainer):
    def sell_courtesy(self, circles: tuple[tuple[Seat, ...], ...]) -> Answer | None:
        situation, memory = self.situation, self.memory
        if "courtesy" not in self.skill.terms or not situation.rounds_left or memory.round < _FIRST_ROUND:
            return None
        for circle in circles:
            if len(circle) != 1 or memory.own_words.sales[circle[0]] >= _MOST_AN_INSPECTION:
                continue
            made = self._sale_to(circle[0])
            if made is not None:
                return made
        return None

    def _sale_to(self, buyer: Seat) -> Answer | None:
        shown = self.memory.histories[buyer].words_for_gold
        waits = [sale_of(deal) for deal in self.memory.open_deals.values()]
        if any(sale is not None and sale.buyer == buyer for sale in waits):
            return None
        asked_somebody = bool(self.memory.own_words.sales)
        if not shown.bought and (asked_somebody or not self.dice.likely(f"courtesy-{buyer}", _TRIES)):
            return None
        wanted = shown.next_sale(len(COURTESIES), self.situation.view.players[buyer].gold)
        if wanted is None:
            return None
        promises, gold = wanted
        me = self.situation.me
        for turned in range(len(COURTESIES)):
            first = (self.memory.own_words.sales[buyer] + turned + self.memory.round + 2 * me) % len(COURTESIES)
            codes = [COURTESIES[(first + number) % len(COURTESIES)] for number in range(promises)]
            offer = MakeOffer((buyer,), (GiveGold(buyer, gold), *(DoFavour(me, code) for code in codes)))
            if self.is_new(offer):
                return Answer(offer, Saying("sell-favour", {"gold": gold}, buyer))
        return None
