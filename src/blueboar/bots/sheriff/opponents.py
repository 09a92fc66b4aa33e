"""How the other players may play: the outlaw takes each for one of the quick levels, by what it has seen of them."""

from __future__ import annotations

from blueboar.bots.sheriff.memory import Memory
from blueboar.bots.sheriff.skill import Skill
from blueboar.core.chance import Chance
from blueboar.core.seats import Seat

_LEVELS = ("novice", "merchant", "smuggler")


class Opponents:
    def __init__(self, memory: Memory, skills: dict[str, Skill], chance: Chance) -> None:
        self.memory = memory
        self.skills = skills
        self.chance = chance

    def skill_of(self, seat: Seat) -> Skill:
        """Drawn anew each time: the likelier, the more often."""
        history = self.memory.histories[seat]
        decided = history.opened + history.passed + len(history.prices)
        weights = [0.3, 0.3, 0.4]
        if decided >= 2:
            weights = [0.85, 0.1, 0.05] if history.demands == 0 else [0.0, 0.4, 0.6]
        roll = self.chance.random() * sum(weights)
        for name, weight in zip(_LEVELS, weights, strict=True):
            roll -= weight
            if roll <= 0:
                return self.skills[name]
        return self.skills["smuggler"]
