"""Insiders' ways to pay: what those in office would take is reckoned as they reckon it, from what everybody saw."""

from __future__ import annotations

from benchmarks.tricksters.gate import Gate
from benchmarks.tricksters.script import Trickster
from blueboar.bots.bot import Answer
from blueboar.bots.sheriff import loading
from blueboar.bots.sheriff.loading import Load
from blueboar.bots.sheriff.situation import Situation
from blueboar.bots.sheriff.suspicion import Suspicion, suspect
from blueboar.games.sheriff.wire.terms import Condition, GiveGold, LetThroughTerm, OpenBagTerm
from blueboar.games.sheriff.wire.views import SheriffView


class Actuary(Trickster):
    """Loads what brings most after the price that the sheriff's own reckoning asks for it, and offers that price."""

    craft = "outlaw"
    shame = 3.0
    """In points: what a lie has to bring more, as it makes later ones dearer."""
    margin = 1.0
    most_more = 3
    most_cards = 5

    def seen(self, situation: Situation, good: str, count: int) -> Suspicion:
        """What others would think of such a bag of mine."""
        bag = self.player.memory.bags[situation.me]
        before = (bag.good, bag.count)
        bag.good, bag.count = good, count
        found = suspect(situation, self.player.memory, situation.me, self.player.skill)
        bag.good, bag.count = before
        return found

    def least(self, situation: Situation, good: str, count: int) -> float:
        """What whoever decides would take at least."""
        opening = self.seen(situation, good, count).worth_of_opening(situation.rel)
        return max(0.0, opening) / (1.0 + situation.rel) + 0.3

    def _score(self, situation: Situation, load: Load) -> float:
        worth = situation.worth_of(load.cards) + loading.stays_in_hand(situation, self.player.skill, load)
        if not load.wrong:
            return worth + 0.15 * situation.fines(load.cards)
        price = self.least(situation, load.good, len(load.cards)) + self.margin
        if price > situation.own.gold:
            return -1.0
        return worth - price * (1.0 + situation.rel) - self.shame

    def load(self, view: SheriffView) -> Load | None:
        situation = self.situation(view)
        found = [
            load
            for load in loading.candidates(situation)
            if len(load.cards) <= self.most_cards or not load.wrong
            if all(situation.is_smuggled(card) for card in load.wrong)
        ]
        return max(found, key=lambda load: self._score(situation, load), default=None)

    def as_merchant(self, gate: Gate) -> Answer | None:
        if not gate.bag_is_closed:
            return None
        bag, situation = gate.own.bag, self.situation(gate.view)
        false = any(card != bag.declared for card in bag.cards or ())
        price = round(self.least(situation, bag.declared or "", bag.count or 1) + self.margin)
        most = gate.my_gold(price + self.most_more) if false else 0
        for deal in gate.from_others():
            if gate.has_act(deal, gate.me):
                cost = -self.player.pricing(situation).gifts(deal)
                return (gate.accept(deal) if cost <= most else None) or gate.refuse(deal)
        if not false or gate.mine() or self.tries >= 3:
            return Answer()
        gold = gate.my_gold(price + self.tries)
        return gate.offer(gate.say(gate.me), GiveGold(gate.me, gold), LetThroughTerm(gate.me)) if gold else None


class CarefulActuary(Actuary):
    """The same, with bags of four cards at most, and dearer lies."""

    shame = 6.0
    most_cards = 4


class BoldActuary(Actuary):
    """The same with a shameless load, and more gold on the table."""

    shame = 0.0
    margin = 2.0
    most_more = 6


class SavedDare(Trickster):
    """Pays a coin to have its bag opened once in a game: when all of it is contraband, and two rounds are left."""

    craft = "outlaw"
    last = 1

    def load(self, view: SheriffView) -> Load | None:
        return self.lying_load(view, least=2) if view.rounds - view.round <= self.last else None

    def as_merchant(self, gate: Gate) -> Answer | None:
        if not gate.bag_is_closed or gate.view.rounds - gate.view.round > self.last or len(gate.office) > 1:
            return None
        if not self.count("dared"):
            return gate.offer(gate.office, GiveGold(gate.me, 1), OpenBagTerm(gate.me))
        return self.refuse_all_about_me(gate) or Answer()


class SavedDareActuary(Actuary):
    """The one and the other: reckons prices, and dares with its last lies."""

    def as_merchant(self, gate: Gate) -> Answer | None:
        late = gate.bag_is_closed and gate.view.rounds - gate.view.round <= 1 and len(gate.office) == 1
        if late and not self.count("dared"):
            return gate.offer(gate.office, GiveGold(gate.me, 1), OpenBagTerm(gate.me))
        if late:
            return self.refuse_all_about_me(gate) or Answer()
        return super().as_merchant(gate)

    def load(self, view: SheriffView) -> Load | None:
        if view.rounds - view.round <= 1:
            return self.lying_load(view, least=2) or super().load(view)
        return super().load(view)


class PaysIfItPasses(Trickster):
    """Pays for its lies with gold that goes over only when the bag is let through, by nobody's promise."""

    craft = "outlaw"

    def as_merchant(self, gate: Gate) -> Answer | None:
        bag = gate.own.bag
        false = any(card != bag.declared for card in bag.cards or ())
        if not gate.bag_is_closed or not false or gate.mine() or self.tries >= 2:
            return None
        if any(duty.merchant == gate.me for duty in gate.view.duties):
            return None
        gold = gate.my_gold(5 + 3 * self.tries)
        when = Condition(gate.me, "let-through")
        return gate.offer(gate.say(gate.me), GiveGold(gate.me, gold, when=when)) if gold else None


class MeanActuary(Actuary):
    """The same with bags of four cards at most, and not a coin more than what should be enough."""

    shame = 6.0
    margin = 0.0
    most_more = 1
    most_cards = 4


class ThoughtfulActuary(CarefulActuary):
    """Loads by the craft of the top level; only what it pays is reckoned."""

    def load(self, view: SheriffView) -> Load | None:
        return None


class SilentActuary(CarefulActuary):
    """Loads as the careful one does, and then says nothing and pays nobody."""

    def as_merchant(self, gate: Gate) -> Answer | None:
        if not gate.bag_is_closed:
            return None
        return self.refuse_all_about_me(gate) or Answer()


class PaysWhereItIsFeared(CarefulActuary):
    """The careful one, but it pays only those who have opened more of the bags that would not pay than let through."""

    def as_merchant(self, gate: Gate) -> Answer | None:
        usual = self.player.memory.threats.stands_by(gate.office)
        if not gate.bag_is_closed:
            return None
        if usual < 0.7:
            return self.refuse_all_about_me(gate) or Answer()
        return super().as_merchant(gate)


class CarefulActuaryPlain(CarefulActuary):
    """The careful one on the craft of a quick level: no thought, no rehearsals."""

    craft = "smuggler"
