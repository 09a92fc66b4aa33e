"""The outlaw in office reads a bag: what the hands that its merchant may have had say about it."""
# compiled: it is a pricing, and those are compiled

from __future__ import annotations

from blueboar.bots.bot import Personality
from blueboar.bots.budget import Budget
from blueboar.bots.levels import BotSetup
from blueboar.bots.sheriff.gate.table import gate_table, logit
from blueboar.bots.sheriff.memory import Memory
from blueboar.bots.sheriff.pricing import Pricing
from blueboar.bots.sheriff.sampled_bags import SampledBags
from blueboar.bots.sheriff.situation import Situation
from blueboar.bots.sheriff.skill import Skill
from blueboar.bots.sheriff.suspicion import Suspicion, suspect
from blueboar.core.seats import Seat

_HANDS = 40
_MOST_BENT = 1.8
_WEIGHT = 2.5
"""Of bags that were not dealt: few hands say little."""


class BagReading:
    """Of one round: the hands are dealt once for each bag, and weighed anew as the talk goes on."""

    def __init__(self, setup: BotSetup, sampled: SampledBags, memory: Memory, skill: Skill) -> None:
        self.setup = setup
        self.sampled = sampled
        self.memory = memory
        self.skill = skill
        self._read: dict[Seat, tuple[float, float]] = {}

    def suspicion(self, situation: Situation, merchant: Seat) -> Suspicion:
        read = self._read.get(merchant)
        if read is None:
            read = self._read[merchant] = self._deal(situation, merchant)
        cards, wrong = read
        found = suspect(situation, self.memory, merchant, self.skill, cards)
        if wrong:
            found.wrong = min(float(found.count), 0.5 * (found.wrong + wrong))
        return found

    def _deal(self, situation: Situation, merchant: Seat) -> tuple[float, float]:
        """What the declared good says beyond the number, in odds, and how many would be wrong in a lie."""
        steps = self.setup.think_steps
        hands = _HANDS if steps is None else max(8, min(_HANDS, steps // 2))
        budget = Budget(self.setup, 0.8 / max(1, len(situation.undecided())))
        found = self.sampled.bags_of(situation, merchant, hands, budget)
        bag = self.memory.bags[merchant]
        lies = truths = wrong = all_lies = everything = 0.0
        for load, weight in found:
            everything += weight
            all_lies += weight if load.wrong else 0.0
            if load.good == bag.good:
                lies += weight if load.wrong else 0.0
                truths += 0.0 if load.wrong else weight
                wrong += weight * len(load.wrong)
        usual = gate_table(not situation.rounds_left).lie(bag.count or 1)
        base = (all_lies + _WEIGHT * usual) / (everything + _WEIGHT)
        share = (lies + _WEIGHT * base) / (lies + truths + _WEIGHT)
        odds = logit(min(0.97, max(0.03, share))) - logit(min(0.97, max(0.03, base)))
        return max(-_MOST_BENT, min(_MOST_BENT, odds)), wrong / lies if lies > 0.3 else 0.0


class KnowingPricing(Pricing):
    """What a bag may be comes from the outlaw's reading of it."""

    def __init__(
        self, reading: BagReading, situation: Situation, memory: Memory, skill: Skill, personality: Personality
    ) -> None:
        super().__init__(situation, memory, skill, personality)
        self.reading = reading

    def suspicion(self, merchant: Seat) -> Suspicion:
        situation = self.situation
        if merchant == situation.me or situation.view.players[merchant].bag.status != "closed":
            return super().suspicion(merchant)
        known = self._suspicions.get(merchant)
        if known is None:
            known = self._suspicions[merchant] = self.reading.suspicion(situation, merchant)
        return known
