"""Payment in goods: false ones, poor ones, and the best of others for a penny."""

from __future__ import annotations

from benchmarks.tricksters.gate import Gate
from benchmarks.tricksters.office_ways import demand_and
from benchmarks.tricksters.script import Trickster
from blueboar.bots.bot import Answer
from blueboar.bots.sheriff.loading import Load
from blueboar.games.sheriff.wire.terms import GiveBagGoods, GiveGold, GiveStallGoods, LetThroughTerm
from blueboar.games.sheriff.wire.views import SheriffView


class FalseGoods(Trickster):
    """Pays with goods that are not in the bag; in office demands 6 and never opens."""

    def load(self, view: SheriffView) -> Load | None:
        return self.lying_load(view) or self.honest_load(view)

    def as_merchant(self, gate: Gate) -> Answer | None:
        if not gate.bag_is_closed:
            return None
        if gate.mine() or self.tries >= 3:
            return self.refuse_all_about_me(gate)
        count = min(self.tries + 1, gate.own.bag.count or 1)
        return gate.offer(gate.office, GiveBagGoods(gate.me, "crossbows", count), LetThroughTerm(gate.me))

    def as_officer(self, gate: Gate) -> Answer | None:
        return demand_and(self, gate, 6, opens=False)


class SellsScrap(Trickster):
    """Pays with apples and other cards that it does not need, at the price of gold."""

    def as_merchant(self, gate: Gate) -> Answer | None:
        if not gate.bag_is_closed or gate.mine() or self.tries >= 3:
            return None
        situation = self.situation(gate.view)
        stall = sorted(set(gate.own.stall), key=situation.worth)
        if not stall:
            return None
        count = min(gate.own.stall.count(stall[0]), 1 + self.tries)
        return gate.offer(gate.office, GiveStallGoods(gate.me, stall[0], count), LetThroughTerm(gate.me))


class FaceDownLies(Trickster):
    """Pays with contraband of the stall that is not what it is called."""

    def load(self, view: SheriffView) -> Load | None:
        return self.lying_load(view) or self.honest_load(view)

    def as_merchant(self, gate: Gate) -> Answer | None:
        held = gate.own.contraband or ()
        if not gate.bag_is_closed or gate.mine() or self.tries >= 2 or not held:
            return None
        false = next((card for card in ("crossbows", "silk", "mead") if card not in held), None)
        if false is None:
            return None
        return gate.offer(gate.office, GiveStallGoods(gate.me, false, 1), LetThroughTerm(gate.me))


class BuysForAPenny(Trickster):
    """One gold for the best card of any stall, from anyone who may sell."""

    def as_merchant(self, gate: Gate) -> Answer | None:
        if self.tried_enough() or gate.mine() or not gate.own.gold:
            return None
        for circle in gate.circles:
            if len(circle) > 1:
                continue
            goods = self.player.goods
            for good in sorted(set(gate.view.players[circle[0]].stall), key=lambda card: -goods.value[card]):
                tried = self.stage.get((circle, good), 0)
                if tried < 3:
                    self.count((circle, good))
                    price = gate.my_gold(tried + 1)
                    return gate.offer(circle, GiveGold(gate.me, price), GiveStallGoods(circle[0], good, 1))
        return None

    as_officer = as_merchant
