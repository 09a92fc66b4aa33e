"""Bags without a coin: which of them pay for being let through, and which would have passed for nothing."""

from __future__ import annotations

from benchmarks.tricksters.gate import Gate
from benchmarks.tricksters.script import Trickster
from blueboar.bots.bot import Answer
from blueboar.bots.sheriff import loading
from blueboar.bots.sheriff.loading import Load
from blueboar.games.sheriff.wire.views import SheriffView


class SilentWhenTrue(Trickster):
    """A true bag says nothing and pays nothing; false ones, and all the rest, as the top level does."""

    craft = "outlaw"
    silent_if = True

    def as_merchant(self, gate: Gate) -> Answer | None:
        bag = gate.own.bag
        true = all(card == bag.declared for card in bag.cards or ())
        if not gate.bag_is_closed or true != self.silent_if:
            return None
        return self.refuse_all_about_me(gate) or Answer()


class SilentWhenFalse(SilentWhenTrue):
    """A false bag says nothing and pays nothing; true ones, and all the rest, as the top level does."""

    silent_if = False


class RareGreatLies(Trickster):
    """True, but for bags of four cards with contraband worth fifteen or more; says nothing, pays nothing."""

    craft = "outlaw"
    least = 15
    sizes: tuple[int, ...] = (4,)

    def load(self, view: SheriffView) -> Load | None:
        situation, value = self.situation(view), self.player.goods.value
        great = [
            load
            for load in loading.candidates(situation)
            if len(load.cards) in self.sizes
            and all(situation.is_smuggled(card) for card in load.wrong)
            and sum(value[card] for card in load.wrong) >= self.least
        ]
        best = max(great, key=lambda load: situation.worth_of(load.cards), default=None)
        return best or self.honest_load(view)

    def as_merchant(self, gate: Gate) -> Answer | None:
        if not gate.bag_is_closed:
            return None
        return self.refuse_all_about_me(gate) or Answer()


class RareGreatLiesPlain(RareGreatLies):
    """The same on the craft of a quick level."""

    craft = "smuggler"


class RareLiesInSmallBags(RareGreatLies):
    """The same for bags of three cards or four, and contraband worth twelve."""

    least = 12
    sizes = (3, 4)


class RareGreatLiesOfThree(RareGreatLies):
    """The same for bags of three cards alone: nobody opens so few."""

    least = 12
    sizes = (3,)


class SilentWhenTruePlain(SilentWhenTrue):
    """The same on the craft of a quick level."""

    craft = "smuggler"


class TrueBagsNeverBegin(SilentWhenTrue):
    """A true bag never speaks first; whatever is asked of it is answered as the top level does."""

    def as_merchant(self, gate: Gate) -> Answer | None:
        bag = gate.own.bag
        true = all(card == bag.declared for card in bag.cards or ())
        asked = any(gate.has_act(deal, gate.me) for deal in gate.from_others())
        return Answer() if gate.bag_is_closed and true and not asked else None


class TrueBagsNeverPay(SilentWhenTrue):
    """A true bag may speak first, as the top level does; whatever is asked of it is refused."""

    def as_merchant(self, gate: Gate) -> Answer | None:
        bag = gate.own.bag
        true = all(card == bag.declared for card in bag.cards or ())
        return self.refuse_all_about_me(gate) if gate.bag_is_closed and true else None


class SilentWhenLarge(SilentWhenTrue):
    """A true bag of four cards or five says nothing and pays nothing; all the rest as the top level does."""

    def as_merchant(self, gate: Gate) -> Answer | None:
        return super().as_merchant(gate) if (gate.own.bag.count or 0) >= 4 else None
