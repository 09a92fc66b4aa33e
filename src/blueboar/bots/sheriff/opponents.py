"""How the others may play: the outlaw takes each for one of the levels, its own among them, by what it has seen."""

from __future__ import annotations

from blueboar.bots.sheriff.memory import Memory
from blueboar.bots.sheriff.skill import Skill
from blueboar.core.chance import Chance
from blueboar.core.seats import Seat

_LEVELS = ("novice", "merchant", "smuggler", "outlaw")


class Opponents:
    def __init__(self, memory: Memory, skills: dict[str, Skill], chance: Chance) -> None:
        self.memory = memory
        self.skills = skills
        self.chance = chance

    def skill_of(self, seat: Seat) -> Skill:
        """Drawn anew each time: the likelier, the more often."""
        history = self.memory.histories[seat]
        decided = history.opened + history.passed + len(history.prices)
        weights = [0.15, 0.2, 0.3, 0.35]
        if decided >= 3:
            asks = history.demands / decided
            weights = [0.6, 0.25, 0.1, 0.05] if asks < 0.4 else [0.05, 0.2, 0.35, 0.4]
        roll = self.chance.random() * sum(weights)
        for name, weight in zip(_LEVELS, weights, strict=True):
            roll -= weight
            if roll <= 0:
                return self.skills[name]
        return self.skills["outlaw"]
