"""The outlaw: a smuggler that thinks before it loads, and reads a bag from the hands that its merchant may have had."""

from __future__ import annotations

from typing import Any

from blueboar.bots.bot import Answer
from blueboar.bots.budget import Budget
from blueboar.bots.levels import BotSetup
from blueboar.bots.sheriff import loading
from blueboar.bots.sheriff.bag_reading import BagReading, KnowingPricing
from blueboar.bots.sheriff.loading import Load
from blueboar.bots.sheriff.opponents import Opponents
from blueboar.bots.sheriff.player import SheriffBot
from blueboar.bots.sheriff.pricing import Pricing
from blueboar.bots.sheriff.rehearsal import Rehearsal
from blueboar.bots.sheriff.sampled_bags import SampledBags
from blueboar.bots.sheriff.situation import Situation
from blueboar.bots.sheriff.skill import Skill

_LOADS = 6
"""How many loads are thought through."""
_TALKS_A_STEP = 8


class Outlaw(SheriffBot):
    def __init__(self, setup: BotSetup, skills: dict[str, Skill]) -> None:
        super().__init__(setup, skills["outlaw"])
        opponents = Opponents(self.memory, skills, self.chance)
        self.rehearsal = Rehearsal(self.memory, opponents, self.skill, self.chance)
        self.sampled_bags = SampledBags(self.memory, opponents, self.chance)
        self.reading = self._unread()
        self._round = 0

    def answer(self, view: Any, prompts: tuple[Any, ...]) -> Answer:
        if self.memory.round != self._round:
            self._round = self.memory.round
            self.reading = self._unread()
        return super().answer(view, prompts)

    def _unread(self) -> BagReading:
        return BagReading(self.setup, self.sampled_bags, self.memory, self.skill)

    def pricing(self, situation: Situation) -> Pricing:
        if not situation.in_office:
            return super().pricing(situation)
        return KnowingPricing(self.reading, situation, self.memory, self.skill, self.personality)

    def load(self, situation: Situation) -> Load:
        """The best loads are talked through, the better ones more often; near ties are left to chance."""
        budget = Budget(self.setup)
        found = loading.loads(situation, self.memory, self.skill, self.personality)
        found.sort(key=lambda load: -load.score)
        prospects = [self.rehearsal.prospect(situation, load) for load in _varied(found)]
        left = prospects
        spent = False
        while not spent:
            for prospect in left:
                if not budget.spend():
                    spent = True
                    break
                for _ in range(_TALKS_A_STEP):
                    self.rehearsal.rehearse(situation, prospect, self.personality)
            if len(left) > 2 and left[0].tried % (4 * _TALKS_A_STEP) == 0:
                left = sorted(left, key=lambda prospect: -prospect.mean)[: (len(left) + 1) // 2]
        tried = [prospect for prospect in prospects if prospect.tried]
        if not tried:
            return loading.choose(found, self.skill.noise, self.chance)
        for prospect in tried:
            cards = len(prospect.load.cards)
            shame = loading.shame(situation, self.skill, self.personality, cards) if prospect.load.wrong else 0.0
            prospect.load.score = prospect.mean - shame
        return loading.choose([prospect.load for prospect in tried], self.skill.noise, self.chance)


def _varied(found: list[Load]) -> list[Load]:
    """The best honest load, and the best lies that differ in number or good."""
    chosen: list[Load] = []
    honest = [load for load in found if not load.wrong]
    if honest:
        chosen.append(honest[0])
    shapes: set[tuple[str, int, int]] = set()
    for load in found:
        shape = (load.good, len(load.cards), len(load.wrong))
        if load in chosen or shape in shapes:
            continue
        shapes.add(shape)
        chosen.append(load)
        if len(chosen) >= _LOADS:
            break
    return chosen
