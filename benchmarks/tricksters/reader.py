"""In office by statistics: what games of the bots say of bags that look and talk like this one."""

from __future__ import annotations

from math import exp

from benchmarks.tricksters.gate import Gate
from benchmarks.tricksters.script import Trickster
from blueboar.bots.bot import Answer
from blueboar.core.seats import Seat
from blueboar.games.sheriff.wire.moves import LetThrough, OpenBag
from blueboar.games.sheriff.wire.terms import GiveGold, LetThroughTerm

_FIRST_PRICE = 9
FEATURES = (
    "one",
    "count",
    "full",
    "pair",
    "apples",
    "chickens",
    "late",
    "offers",
    "offered",
    "over-four",
    "refused",
    "gold",
    "exchanged",
    "thrown",
    "taken",
    "stall",
    "lied",
    "lied-full",
    "spoke-first",
)


class Reader(Trickster):
    """Asks for nine gold, then opens or takes what is offered, whichever a fitted model thinks is worth more."""

    by_piles = (
        (
            1.06,
            0.98,
            0.98,
            -0.71,
            -0.27,
            -0.28,
            -1.65,
            -1.15,
            0.36,
            -0.04,
            -1.08,
            0.79,
            -0.08,
            1.02,
            0,
            1.15,
            -1.94,
            0.11,
            1.08,
        ),
        (
            -0.31,
            0.93,
            0.37,
            -0.8,
            -0.73,
            0.55,
            0.05,
            -0.44,
            0.13,
            -0.91,
            0.04,
            1.33,
            -0.23,
            -0.09,
            -1.19,
            0.26,
            -0.89,
            0.01,
            0.85,
        ),
    )
    """Fitted to the bags that three smugglers brought it, where there is one pile and where there are two."""
    asks = _FIRST_PRICE

    def features(self, gate: Gate, merchant: Seat) -> tuple[float, ...]:
        player, memory = gate.view.players[merchant], self.player.memory
        bag, history = memory.bags[merchant], memory.histories[merchant]
        good, count = bag.good, bag.count
        known = history.lies + history.truths
        full = history.bags_by_size[-1]
        return (
            1.0,
            count / 5.0,
            float(count >= 5),
            float(count == 2),
            float(good == "apples"),
            float(good == "chickens"),
            gate.view.round / gate.view.rounds,
            float(bag.offers),
            bag.offered / 5.0,
            float(bag.offered > 4.0),
            float(bag.turned_down),
            player.gold / 50.0,
            memory.cards.exchanged[merchant] / 5.0,
            float(memory.cards.thrown[merchant][good] > 0),
            float(memory.cards.in_hand[merchant][good] > 0),
            player.stall.count(good) / 5.0,
            (history.lies + 1.0) / (known + 2.0),
            (history.lies_by_size[-1] + 1.0) / (full + 2.0),
            float(self.stage.get(("spoke", merchant), 0)),
        )

    def chance_of_a_lie(self, gate: Gate, merchant: Seat) -> float:
        weights = self.by_piles[len(gate.view.piles) > 1]
        odds = sum(weight * value for weight, value in zip(weights, self.features(gate, merchant), strict=True))
        return 1.0 / (1.0 + exp(-odds))

    def worth_of_opening(self, gate: Gate, merchant: Seat) -> float:
        lie, count = self.chance_of_a_lie(gate, merchant), self.player.memory.bags[merchant].count
        wrong = 1.0 if count == 1 else 0.5 * count
        return lie * wrong * (3.8 * 1.33 + 6.8 * 0.33) - (1.0 - lie) * count * 2.0 * 1.33

    def as_officer(self, gate: Gate) -> Answer | None:
        if len(gate.office) > 1:
            return None
        for bag in gate.bags:
            spoke = self.player.memory.bags[bag.merchant].offers > 0
            if not self.stage.get(("asked", bag.merchant)) and spoke:
                self.stage["spoke", bag.merchant] = 1
        for deal in gate.from_others():
            about = next((bag.merchant for bag in gate.bags if gate.has_act(deal, bag.merchant)), None)
            if about is None:
                return None
            asked = self._ask(gate, about, deal.id if deal.proposer == about and len(deal.partners) == 1 else None)
            if asked is not None:
                return asked
            offered = self.player.pricing(self.situation(gate.view)).gifts(deal)
            enough = offered * 1.33 > self.worth_of_opening(gate, about)
            return (gate.accept(deal) if enough else None) or gate.refuse(deal)
        for bag in gate.bags:
            asked = self._ask(gate, bag.merchant, None)
            if asked is not None:
                return asked
        for bag in gate.bags:
            opens = self.worth_of_opening(gate, bag.merchant) > 0.0
            if bag.open and (opens or not bag.let_through):
                return Answer(OpenBag(bag.merchant))
            if bag.let_through:
                return Answer(LetThrough(bag.merchant))
        return None

    def _ask(self, gate: Gate, merchant: Seat, replaces: int | None) -> Answer | None:
        gold = min(self.asks, gate.view.players[merchant].gold)
        if self.stage.get(("asked", merchant)) or not gold:
            return None
        self.count(("asked", merchant))
        return gate.offer((merchant,), GiveGold(merchant, gold), LetThroughTerm(merchant), replaces=replaces)
