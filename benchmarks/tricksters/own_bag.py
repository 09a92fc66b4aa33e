"""What is said about the own bag: to be opened, to look guilty, or to pass for little."""

from __future__ import annotations

from benchmarks.tricksters.gate import Gate
from benchmarks.tricksters.script import Trickster
from blueboar.bots.bot import Answer
from blueboar.bots.sheriff.loading import Load
from blueboar.games.sheriff.wire.terms import GiveGold, LetThroughTerm, OpenBagTerm
from blueboar.games.sheriff.wire.views import SheriffView


class OpenMe(Trickster):
    """An honest bag, and a little gold for having it opened."""

    def load(self, view: SheriffView) -> Load | None:
        return self.honest_load(view)

    def as_merchant(self, gate: Gate) -> Answer | None:
        bag = gate.own.bag
        if not gate.bag_is_closed or any(card != bag.declared for card in bag.cards or ()):
            return None
        if gate.mine() or self.tries >= 4:
            return self.refuse_all_about_me(gate)
        gold = gate.my_gold(self.tries + 1)
        return gate.offer(gate.office, GiveGold(gate.me, gold), OpenBagTerm(gate.me)) if gold else None


class FalseDare(Trickster):
    """A lie, and a coin for having it opened: who would pay for being caught?"""

    def load(self, view: SheriffView) -> Load | None:
        return self.lying_load(view) or self.honest_load(view)

    def as_merchant(self, gate: Gate) -> Answer | None:
        if not gate.bag_is_closed:
            return None
        withdrawn = gate.withdraw_one()
        if withdrawn is not None:
            return withdrawn
        if self.tries:
            return self.refuse_all_about_me(gate)
        return gate.offer(gate.office, GiveGold(gate.me, 1), OpenBagTerm(gate.me)) if gate.own.gold else None


class BaitAndWithdraw(Trickster):
    """Offers much for an honest bag, and takes the offer back before it is answered."""

    def load(self, view: SheriffView) -> Load | None:
        return self.honest_load(view)

    def as_merchant(self, gate: Gate) -> Answer | None:
        if not gate.bag_is_closed:
            return None
        withdrawn = gate.withdraw_one()
        if withdrawn is not None:
            return withdrawn
        if self.tries >= 2:
            return self.refuse_all_about_me(gate)
        gold = gate.my_gold(9 + 4 * self.tries)
        return gate.offer(gate.office, GiveGold(gate.me, gold), LetThroughTerm(gate.me)) if gold else None


class LowballLadder(Trickster):
    """Lies whenever it can, and offers 1, 2, 3, ... until it is taken."""

    most = 6

    def load(self, view: SheriffView) -> Load | None:
        return self.lying_load(view) or self.honest_load(view)

    def as_merchant(self, gate: Gate) -> Answer | None:
        if not gate.bag_is_closed:
            return None
        refused = self.refuse_all_about_me(gate)
        if refused is not None:
            return refused
        if gate.mine() or self.tries >= self.most:
            return Answer()
        gold = gate.my_gold(self.tries + 1)
        return gate.offer(gate.office, GiveGold(gate.me, gold), LetThroughTerm(gate.me)) if gold else None


class SteepLadder(LowballLadder):
    """The same with contraband alone, and up to eleven gold."""

    most = 11


class GuiltyLooks(Trickster):
    """An honest bag and a liar's talk: offers, haggles, then refuses, to be opened."""

    def load(self, view: SheriffView) -> Load | None:
        return self.honest_load(view)

    def as_merchant(self, gate: Gate) -> Answer | None:
        if not gate.bag_is_closed:
            return None
        refused = self.refuse_all_about_me(gate)
        if refused is not None:
            return refused
        if gate.mine() or self.tries >= 2:
            return Answer()
        gold = gate.my_gold(2 + self.tries)
        return gate.offer(gate.office, GiveGold(gate.me, gold), LetThroughTerm(gate.me)) if gold else None


class PaysToPass(Trickster):
    """Wants to be paid for being let through: the fine of its bag is the threat."""

    def load(self, view: SheriffView) -> Load | None:
        return self.honest_load(view)

    def as_merchant(self, gate: Gate) -> Answer | None:
        if not gate.bag_is_closed or gate.mine() or self.tries >= 4:
            return self.refuse_all_about_me(gate)
        gold = 4 - self.tries
        return gate.offer(gate.office, GiveGold(gate.office[0], gold), LetThroughTerm(gate.me))


class Miser(Trickster):
    """One coin for every bag, true or false, and nothing more."""

    def as_merchant(self, gate: Gate) -> Answer | None:
        if not gate.bag_is_closed:
            return None
        refused = self.refuse_all_about_me(gate)
        if refused is not None:
            return refused
        if gate.mine() or self.tries or not gate.own.gold:
            return Answer()
        return gate.offer(gate.office, GiveGold(gate.me, 1), LetThroughTerm(gate.me))
