"""Trust, bought cheaply and sold dear: goods that nobody can see, and the words of others."""

from __future__ import annotations

from benchmarks.tricksters.gate import Gate
from benchmarks.tricksters.script import Trickster
from blueboar.bots.bot import Answer
from blueboar.bots.sheriff.loading import Load
from blueboar.bots.sheriff.sayings import LET_NEXT_BAG_THROUGH
from blueboar.core.seats import Seat
from blueboar.games.sheriff.wire.terms import DoFavour, GiveBagGoods, GiveGold, LetThroughTerm, OpenBagTerm
from blueboar.games.sheriff.wire.views import SheriffView

_PRICES = (12, 6, 3, 1)


class Counterfeiter(Trickster):
    """Sells crossbows out of a bag that has none, for gold at once, to everyone who may buy."""

    good = "crossbows"

    def sell(self, gate: Gate) -> Answer | None:
        if not gate.bag_is_closed or gate.mine() or self.tried_enough():
            return None
        for circle in gate.circles:
            if len(circle) > 1:
                continue
            tried = self.stage.get(circle, 0)
            gold = min(_PRICES[tried % len(_PRICES)], gate.view.players[circle[0]].gold)
            if tried >= len(_PRICES) or not gold:
                continue
            self.count(circle)
            goods = GiveBagGoods(gate.me, "crossbows", gate.own.bag.count or 1)
            return gate.offer(circle, GiveGold(circle[0], gold), goods)
        return None

    def as_merchant(self, gate: Gate) -> Answer | None:
        return self.sell(gate)


class SoldAndOpened(Counterfeiter):
    """The same with an honest bag, which is opened then: what was sold out of it is not owed."""

    def load(self, view: SheriffView) -> Load | None:
        return self.honest_load(view)

    def as_merchant(self, gate: Gate) -> Answer | None:
        sold = self.sell(gate)
        if sold is not None or not gate.bag_is_closed or gate.mine():
            return sold
        gold = gate.my_gold(2 + 2 * self.count("dare"))
        return gate.offer(gate.office, GiveGold(gate.me, gold), OpenBagTerm(gate.me)) if 0 < gold < 12 else None


class FalseHoard(Trickster):
    """A full lie, let through for a bag full of crossbows that are not there."""

    def load(self, view: SheriffView) -> Load | None:
        return self.lying_load(view) or self.honest_load(view)

    def as_merchant(self, gate: Gate) -> Answer | None:
        if not gate.bag_is_closed or gate.mine() or self.tries:
            return None
        goods = GiveBagGoods(gate.me, "crossbows", gate.own.bag.count or 1)
        return gate.offer(gate.office, goods, LetThroughTerm(gate.me))


class ConfidenceMan(Trickster):
    """Keeps small words for half the game, one apple at a time; then sells what is not there."""

    def load(self, view: SheriffView) -> Load | None:
        return self.honest_load(view) if 2 * view.round <= view.rounds else self.lying_load(view)

    def as_merchant(self, gate: Gate) -> Answer | None:
        if not gate.bag_is_closed or gate.mine() or self.tried_enough():
            return None
        bag, early = gate.own.bag, 2 * gate.view.round <= gate.view.rounds
        if early:
            if self.tries >= (bag.count or 1) or any(card != bag.declared for card in bag.cards or ()):
                return None
            for circle in gate.circles:
                if len(circle) == 1 and self.count(circle) == 0:
                    return gate.offer(circle, GiveBagGoods(gate.me, bag.declared or "", 1), GiveGold(circle[0], 1))
            return None
        goods = GiveBagGoods(gate.me, "crossbows", bag.count or 1)
        for circle in gate.circles:
            gold = min(25, gate.view.players[circle[0]].gold)
            if len(circle) == 1 and gold and self.count(circle) == 0:
                return gate.offer(circle, GiveGold(circle[0], gold), goods)
        return gate.offer(gate.office, goods, LetThroughTerm(gate.me)) if not self.count("pass") else None


class BuysWords(Trickster):
    """A coin or two for everyone's word to let the next bag through; then lies for nothing, as long as it holds."""

    def load(self, view: SheriffView) -> Load | None:
        owed = all(self._owes(view, seat) for seat in view.office)
        return (self.lying_load(view, most=2) or self.honest_load(view)) if owed else None

    @staticmethod
    def _owes(view: SheriffView, seat: Seat) -> bool:
        return any(
            line.giver == seat and view.seat in line.to and line.text == LET_NEXT_BAG_THROUGH and line.status == "open"
            for line in view.ledger
        )

    def _buy(self, gate: Gate) -> Answer | None:
        if gate.mine() or self.tried_enough() or gate.view.round == gate.view.rounds:
            return None
        for circle in gate.circles:
            if len(circle) > 1 or self._owes(gate.view, circle[0]):
                continue
            gold = gate.my_gold(1 + self.stage.get(circle, 0))
            if gold and self.count(circle) < 6:
                return gate.offer(circle, GiveGold(gate.me, gold), DoFavour(circle[0], LET_NEXT_BAG_THROUGH))
        return None

    def as_merchant(self, gate: Gate) -> Answer | None:
        answer = self._buy(gate)
        if answer is not None or not gate.bag_is_closed:
            return answer
        if all(self._owes(gate.view, seat) for seat in gate.office):
            return self.refuse_all_about_me(gate) or Answer()
        return None

    def as_officer(self, gate: Gate) -> Answer | None:
        return self._buy(gate)
