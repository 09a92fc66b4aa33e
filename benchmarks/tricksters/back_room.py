"""Trade beside the gate: cards out of bags, face-down cards, and bribes in what the sheriff hopes for."""

from __future__ import annotations

import math

from benchmarks.tricksters.crown_ledger import CrownBroker
from benchmarks.tricksters.gate import Gate
from benchmarks.tricksters.script import Trickster
from blueboar.bots.bot import Answer
from blueboar.bots.sheriff.loading import Load
from blueboar.games.sheriff.wire.terms import GiveBagGoods, GiveFaceDown, GiveGold, GiveStallGoods, LetThroughTerm
from blueboar.games.sheriff.wire.views import SheriffView


class BuysFaceDown(Trickster):
    """Seven gold, or eight, for any face-down card of anyone's stall; three of a kind sell at the black market."""

    def as_merchant(self, gate: Gate) -> Answer | None:
        if gate.mine() or self.tries >= 8:
            return None
        for price in (7, 8):
            for circle in gate.circles:
                if len(circle) > 1 or gate.own.gold < price + 6 or not gate.view.players[circle[0]].contraband_count:
                    continue
                if self.stage.get((price, circle), 0) < 3:
                    self.count((price, circle))
                    return gate.offer(circle, GiveGold(gate.me, price), GiveFaceDown(circle[0], 1))
        return None

    as_officer = as_merchant


class BuysFromBags(Trickster):
    """Late: cards of the declared good out of the neighbours' bags, where they help to a crown."""

    def as_merchant(self, gate: Gate) -> Answer | None:
        if gate.mine() or self.tried_enough() or gate.view.rounds - gate.view.round > 2:
            return None
        situation = self.situation(gate.view)
        for above in (1, 2, 4):
            for circle in gate.circles:
                player = gate.view.players[circle[0]]
                good = player.bag.declared
                if len(circle) > 1 or player.bag.status != "closed" or good is None or not player.bag.count:
                    continue
                for count in (3, 2, 1):
                    price = count * situation.goods.value[good] + above
                    gain = situation.worth_of([good] * count) - price
                    fresh = not self.stage.get((above, circle, count))
                    if fresh and count <= player.bag.count and gain > 2.0 and gate.own.gold >= price:
                        self.count((above, circle, count))
                        return gate.offer(circle, GiveGold(gate.me, price), GiveBagGoods(circle[0], good, count))
        return None

    as_officer = as_merchant


class CrownBribes(Trickster):
    """Lies, and pays with the card of its stall that the sheriff hopes for most and it needs least."""

    def load(self, view: SheriffView) -> Load | None:
        return self.lying_load(view, most=3)

    def as_merchant(self, gate: Gate) -> Answer | None:
        if not gate.bag_is_closed or gate.mine() or self.tries >= 2 or len(gate.office) > 1:
            return None
        situation, officer = self.situation(gate.view), gate.office[0]
        goods = [good for good in situation.goods.legal if good in gate.own.stall]
        if not goods:
            return None

        def spread(good: str) -> float:
            return situation.gain(good, 1, officer) + situation.gain(good, -1)

        best = max(goods, key=spread)
        count = min(1 + self.tries, gate.own.stall.count(best))
        return gate.offer(gate.office, GiveStallGoods(gate.me, best, count), LetThroughTerm(gate.me))


class OpenPileCover(Trickster):
    """Declares what it was seen to take from the piles, and hides contraband behind it."""

    def load(self, view: SheriffView) -> Load | None:
        seat = view.seat or 0
        hand = list(view.players[seat].hand or ())
        known = self.player.memory.cards.in_hand[seat]
        seen = [good for good in view.legal_goods if known[good] > 0 and good in hand]
        goods = self.player.goods
        smuggled = sorted((card for card in hand if not goods.open[card]), key=lambda card: -goods.value[card])
        if not seen or not smuggled:
            return None
        good = max(seen, key=lambda each: known[each])
        true = [good] * min(hand.count(good), 3)
        wrong = smuggled[: min(2, 5 - len(true))]
        return Load(tuple(sorted(true + wrong)), good, wrong)


class Spendthrift(CrownBroker):
    """An empty purse: buys any card at its owner's price, so that nobody can ask for gold."""

    last_rounds = 99

    def as_merchant(self, gate: Gate) -> Answer | None:
        if gate.mine() or self.tries >= 10 or gate.own.gold < 4:
            return None
        situation = self.situation(gate.view)
        for circle in gate.circles:
            if len(circle) > 1:
                continue
            for good in situation.goods.legal:
                there = gate.view.players[circle[0]].stall.count(good)
                price = math.ceil(situation.goods.value[good] - situation.gain(good, -1, circle[0]) + 1.5)
                if there and price <= gate.own.gold and not self.stage.get((circle, good)):
                    self.count((circle, good))
                    return gate.offer(circle, GiveGold(gate.me, price), GiveStallGoods(circle[0], good, 1))
        return None
