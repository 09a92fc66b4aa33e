"""A script with sixteen dials, for a search to turn; and the settings that a search has found."""

from __future__ import annotations

import msgspec

from benchmarks.tricksters.gate import Gate
from benchmarks.tricksters.script import Trickster
from blueboar.bots.bot import Answer
from blueboar.bots.sheriff.loading import MOST, Load
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
    opens_full: float = 0.4
    demand_full: float = 0.4
    comes_down: float = 0.5
    late_lies: float = 0.5


_LARGE = 4
_LATE = 3
"""The last rounds of a game, in which one may lie more often, or less."""


class Dialled(Trickster):
    """Plays as its dials say; the market, the other deals and the chores are the craft's."""

    dials = Dials()

    def load(self, view: SheriffView) -> Load | None:
        """Lies so often; not with a true bag of so many cards; with at most so many wrong cards."""
        chance, dials = self.player.chance, self.dials
        honest = self.honest_load(view)
        large = honest is not None and len(honest.cards) >= 3 + round(2 * dials.large_honest)
        lies = dials.late_lies if view.rounds - view.round < _LATE else dials.lies
        if honest is not None and (large or not chance.likely(lies)):
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
        """Takes what is enough, asks so often for so much, comes down once, opens bags so often by their size."""
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
            if not self._asked(gate, bag.merchant) and chance.likely(dials.demands):
                answer = self._demand(gate, bag.merchant, self._price(gate, bag.merchant))
                if answer is not None:
                    return answer
        for bag in gate.bags:
            price = self._price(gate, bag.merchant)
            less = round(price * dials.comes_down)
            if less < price and gate.may_ask(bag.merchant) and not self.count(("asked-again", bag.merchant)):
                answer = self._demand(gate, bag.merchant, less)
                if answer is not None:
                    return answer
        for bag in gate.bags:
            decided = gate.verdict(bag, self._opens(gate, bag.merchant, self._share(gate, bag.merchant)))
            if decided is not None:
                return decided
        return None

    def _price(self, gate: Gate, merchant: Seat) -> int:
        full = _cards(gate, merchant) >= MOST
        return 1 + round(12 * (self.dials.demand_full if full else self.dials.demand))

    def _share(self, gate: Gate, merchant: Seat) -> float:
        """Of the bags of this size that are opened."""
        cards, dials = _cards(gate, merchant), self.dials
        return dials.opens_full if cards >= MOST else dials.opens_large if cards >= _LARGE else dials.opens

    def _demand(self, gate: Gate, merchant: Seat, price: int) -> Answer | None:
        gold = min(price, gate.view.players[merchant].gold)
        if not gold:
            return None
        return gate.offer(gate.circle(merchant), GiveGold(merchant, gold), LetThroughTerm(merchant))

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


def _cards(gate: Gate, merchant: Seat) -> int:
    return gate.view.players[merchant].bag.count or 0


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
        opens_full=0.33,
        demand_full=0.58,
        comes_down=1.0,
        late_lies=0.75,
    )


class SmallLiar(Dialled):
    """What a longer search with more dials has found: small lies in small bags, true large ones, and a mild sheriff."""

    dials = Dials(
        lies=0.76,
        wrong_cards=0.25,
        large_honest=0.66,
        speaks=0.18,
        first_price=0.19,
        pays=0.3,
        pays_when_true=0.01,
        demands=0.79,
        demand=0.26,
        takes=0.12,
        opens=0.14,
        opens_large=0.27,
        opens_full=0.29,
        demand_full=0.57,
        comes_down=0.87,
        late_lies=0.69,
    )
