"""A dare: a merchant with a true bag pays a little to have it opened, and takes the fine.

Officers who know people let such a bag pass. Whether those of this table do is found out once, and remembered. Where
nobody has taken one, a liar dares now and then, too: else a dare would say what is in the bag.
"""

from __future__ import annotations

from blueboar.bots.bot import Answer, Saying
from blueboar.bots.sheriff.bargainer import Bargainer
from blueboar.core.seats import Seat
from blueboar.games.sheriff.wire.moves import MakeOffer
from blueboar.games.sheriff.wire.terms import GiveGold, OpenBagTerm

_FEWEST_CARDS = 4
_FIRST = 0.4
"""How often the first good bag of a game is used to find out."""
_AFTER_A_REFUSAL = 0.1
_ONCE_TAKEN = 0.95
_MOST_A_BAG = 2
_LIARS = 0.15
"""How often a liar dares."""


class Dares(Bargainer):
    def _will_dare(self, lies: bool) -> bool:
        memory = self.memory
        if lies:
            return not memory.dares_taken and self.dice.likely("dare-to-open", _LIARS)
        if memory.dares_taken:
            chance = _ONCE_TAKEN if memory.dares_refused < 4 * memory.dares_taken else _AFTER_A_REFUSAL
        else:
            chance = _AFTER_A_REFUSAL if memory.dares_refused else _FIRST
        return self.dice.likely("dare-to-open", chance)

    def dare(self, circles: tuple[tuple[Seat, ...], ...]) -> Answer | None:
        """A little more each time, as long as the fine is worth it."""
        situation, memory = self.situation, self.memory
        bag, office = memory.bags[situation.me], situation.office
        stake = self.pricing.stake()
        if "dare" not in self.skill.terms or len(office) > 1 or office not in circles:
            return None
        lies = stake >= 0.0
        if bag.deal or bag.bound or bag.count < _FEWEST_CARDS or not self._will_dare(lies):
            return None
        tried = memory.own_words.sideline_offers
        gold = 2 + 2 * tried
        known = memory.dares_taken > 0
        too_dear = gold > situation.own.gold or (not lies and gold * 2.0 > -stake)
        if tried >= (_MOST_A_BAG if known else 1) or too_dear:
            return None
        offer = MakeOffer(office, (GiveGold(situation.me, gold), OpenBagTerm(situation.me)))
        return Answer(offer, Saying("then-open-it")) if self.is_new(offer) else None
