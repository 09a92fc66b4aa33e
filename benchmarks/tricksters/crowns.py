"""Trade with the cards of the stalls, by what King and Queen make of them."""

from __future__ import annotations

from benchmarks.tricksters.gate import Gate
from benchmarks.tricksters.script import Trickster
from blueboar.bots.bot import Answer
from blueboar.games.sheriff.wire.terms import GiveGold, GiveStallGoods

_ABOVE = (4, 2, 1)
"""Gold above the printed value, dear at first."""


class SellsHopes(Trickster):
    """While everyone hopes for every crown: sells single cards to whoever hopes most, far above their value."""

    def as_merchant(self, gate: Gate) -> Answer | None:
        if gate.mine() or self.tried_enough() or 2 * gate.view.round > gate.view.rounds:
            return None
        situation = self.situation(gate.view)
        for above in _ABOVE:
            for circle in gate.circles:
                for good in [good for good in situation.goods.legal if good in gate.own.stall]:
                    buyer, price = circle[0], situation.goods.value[good] + above
                    loses = situation.worth_of_losing([good])
                    if len(circle) > 1 or price < loses or gate.view.players[buyer].gold < price:
                        continue
                    if self.count((above, buyer, good)) == 0:
                        return gate.offer(circle, GiveGold(buyer, price), GiveStallGoods(gate.me, good, 1))
        return None

    as_officer = as_merchant


class BuysCrowns(Trickster):
    """Towards the end: buys the cards that make it King or Queen from those who have no use for them."""

    def as_merchant(self, gate: Gate) -> Answer | None:
        if gate.mine() or self.tried_enough() or gate.view.rounds - gate.view.round > 2:
            return None
        situation = self.situation(gate.view)
        for above in reversed(_ABOVE):
            for circle in gate.circles:
                for good in situation.goods.legal:
                    seller, price = circle[0], situation.goods.value[good] + above
                    count = min(3, gate.view.players[seller].stall.count(good))
                    gain = situation.worth_of([good] * count) - price * count
                    if len(circle) > 1 or not count or gain < 3.0 or gate.own.gold < price * count:
                        continue
                    if self.count((above, seller, good)) == 0:
                        terms = (GiveGold(gate.me, price * count), GiveStallGoods(seller, good, count))
                        return gate.offer(circle, *terms)
        return None

    as_officer = as_merchant
