"""A script with a dozen dials, for a search to turn; and the settings that a search has found."""

from __future__ import annotations

import msgspec

from benchmarks.tricksters.gate import Gate
from benchmarks.tricksters.script import Trickster
from blueboar.bots.bot import Answer
from blueboar.bots.sheriff.loading import Load
from blueboar.core.seats import Seat
from blueboar.games.sheriff.wire.terms import GiveGold, LetThroughTerm
from blueboar.games.sheriff.wire.views import SheriffView


class Dials(msgspec.Struct, frozen=True):
    """Each between 0 and 1; what they mean is said where they are read."""

    lies: float = 0.5
    wrong_cards: float = 0.4
    large_honest: float = 0.5
    speaks: float = 0.3
    first_price: float = 0.2
    pays: float = 0.3
    pays_when_true: float = 0.1
    demands: float = 0.8
    demand: float = 0.3
    takes: float = 0.2
    opens: float = 0.2
    opens_large: float = 0.4


class Dialled(Trickster):
    """Plays as its dials say; the market, the other deals and the chores are the craft's."""

    dials = Dials()

    def load(self, view: SheriffView) -> Load | None:
        """Lies so often; not with a true bag of so many cards; with at most so many wrong cards."""
        chance, dials = self.player.chance, self.dials
        honest = self.honest_load(view)
        large = honest is not None and len(honest.cards) >= 3 + round(2 * dials.large_honest)
        if honest is not None and (large or not chance.likely(dials.lies)):
            return honest
        return self.lying_load(view, most=1 + round(3 * dials.wrong_cards)) or honest

    def as_merchant(self, gate: Gate) -> Answer | None:
        if not gate.bag_is_closed:
            return None
        dials, bag = self.dials, gate.own.bag
        false = any(card != bag.declared for card in bag.cards or ())
        most = 12 * (dials.pays if false else dials.pays_when_true)
        for deal in gate.from_others():
            if gate.has_act(deal, gate.me):
                enough = gate.given(deal, gate.me) <= most
                return (gate.accept(deal) if enough else None) or gate.refuse(deal)
        if self.count("first") == 0 and not gate.mine() and self.player.chance.likely(dials.speaks):
            gold = gate.my_gold(1 + round(8 * dials.first_price))
            return gate.offer(gate.office, GiveGold(gate.me, gold), LetThroughTerm(gate.me)) if gold else None
        return Answer()

    def as_officer(self, gate: Gate) -> Answer | None:
        """Takes what is enough, asks so often for so much, opens small bags and large ones so often."""
        spoken = gate.wants_a_say()
        if spoken is not None:
            return spoken
        dials, chance = self.dials, self.player.chance
        for deal in gate.from_others():
            for bag in gate.bags:
                if gate.has_act(deal, bag.merchant):
                    enough = gate.given(deal, bag.merchant) >= 1 + 8 * dials.takes and not gate.given(deal, gate.me)
                    return (gate.accept(deal) if enough else None) or gate.refuse(deal)
        for bag in gate.bags:
            gold = min(1 + round(12 * dials.demand), gate.view.players[bag.merchant].gold)
            if not self._asked(gate, bag.merchant) and gold and chance.likely(dials.demands):
                terms = (GiveGold(bag.merchant, gold), LetThroughTerm(bag.merchant))
                answer = gate.offer(gate.circle(bag.merchant), *terms)
                if answer is not None:
                    return answer
        for bag in gate.bags:
            large = (gate.view.players[bag.merchant].bag.count or 0) >= 4
            decided = gate.verdict(bag, self._opens(gate, bag.merchant, dials.opens_large if large else dials.opens))
            if decided is not None:
                return decided
        return None

    def _asked(self, gate: Gate, merchant: Seat) -> bool:
        """Or cannot be asked yet."""
        return gate.awaits_a_stance(merchant) or bool(self.count(("asked", merchant)))

    def _opens(self, gate: Gate, merchant: Seat, share: float) -> bool:
        """One of two deputies is asked more than once for the same bag, and stays with what they said."""
        if len(gate.office) == 1:
            return self.player.chance.likely(share)
        if ("opens", merchant) not in self.stage:
            self.stage["opens", merchant] = int(self.player.chance.likely(share))
        return bool(self.stage["opens", merchant])


class HabitualLiar(Dialled):
    """The best that a search has found against three outlaws: lies most of the time, pays little, mild in office."""

    dials = Dials(
        lies=0.75,
        wrong_cards=0.33,
        large_honest=0.5,
        speaks=0.1,
        first_price=0.2,
        pays=0.42,
        pays_when_true=0.0,
        demands=0.8,
        demand=0.58,
        takes=0.12,
        opens=0.125,
        opens_large=0.33,
    )
