"""Bags that a merchant may have closed: hands drawn at random, exchanged and loaded as that merchant would."""
# compiled: hundreds of hands are dealt and loaded for one reading

from __future__ import annotations

from msgspec.structs import replace

from blueboar.bots.bot import Personality
from blueboar.bots.budget import Budget
from blueboar.bots.sheriff import loading, market
from blueboar.bots.sheriff.loading import Load
from blueboar.bots.sheriff.memory import Memory
from blueboar.bots.sheriff.opponents import Opponents
from blueboar.bots.sheriff.situation import Situation
from blueboar.bots.sheriff.skill import Skill
from blueboar.core.chance import Chance
from blueboar.core.seats import Seat
from blueboar.games.sheriff.machines.imagine import hidden_pool
from blueboar.games.sheriff.wire import prompts as ask
from blueboar.games.sheriff.wire.views import BagView

_EVEN = Personality()
_FEWEST_HANDS = 6


class SampledBags:
    """What is remembered of a hand (cards taken openly, cards thrown away) is in every hand that is dealt."""

    def __init__(self, memory: Memory, opponents: Opponents, chance: Chance) -> None:
        self.memory = memory
        self.opponents = opponents
        self.chance = chance

    def bags_of(self, situation: Situation, merchant: Seat, count: int, budget: Budget) -> list[tuple[Load, float]]:
        """Bags of this size that they may have closed, each with its weight: hands at random, loaded as they would."""
        view, goods = situation.view, situation.goods
        bag = self.memory.bags[merchant]
        pool = [card for card, number in hidden_pool(goods, view).items() for _ in range(max(0, number))]
        player = view.players[merchant]
        size = player.hand_count + bag.count
        sure = [card for card, number in self.memory.cards.in_hand[merchant].items() for _ in range(max(0, number))][
            :size
        ]
        for card in sure:
            if card in pool:
                pool.remove(card)
        found: list[tuple[Load, float]] = []
        for tried in range(count):
            if tried >= _FEWEST_HANDS and budget.is_late():
                break
            skill = self.opponents.skill_of(merchant)
            drawn = self.chance.sample(pool, min(len(pool), size - len(sure)))
            hand = self._after_market(situation, skill, merchant, sure, drawn, pool)
            seen = self._with_hand(situation, merchant, skill, hand)
            loads = loading.loads(seen, self.memory, skill, _EVEN)
            likely = loading.likelihoods(loads, skill.noise)
            for load, weight in zip(loads, likely, strict=True):
                if len(load.cards) == bag.count and weight > 1e-4:
                    found.append((load, weight))
        return found

    def _after_market(
        self, situation: Situation, skill: Skill, merchant: Seat, sure: list[str], drawn: list[str], pool: list[str]
    ) -> tuple[str, ...]:
        """Nobody loads the hand that they were dealt: they have changed as many cards as they were seen to change."""
        changed = min(5, self.memory.cards.exchanged[merchant] - len(sure), len(drawn))
        if changed <= 0:
            return tuple(sorted(sure + drawn))
        seen = self._with_hand(situation, merchant, skill, tuple(sorted(sure + drawn)))
        prompt = ask.MarketPrompt(changed, (), 1)
        aside = market.go_to_market(seen, skill, prompt, self.chance).set_aside
        hand = sure + drawn
        for card in aside:
            hand.remove(card)
        return tuple(sorted(hand + self.chance.sample(pool, min(len(pool), len(aside)))))

    def _with_hand(self, situation: Situation, merchant: Seat, skill: Skill, hand: tuple[str, ...]) -> Situation:
        """The table as this merchant may have seen it before closing the bag."""
        view = situation.view
        player = view.players[merchant]
        theirs = replace(player, hand=hand, hand_count=len(hand), bag=BagView("loading", 0, None, ()))
        players = tuple(theirs if each.seat == merchant else each for each in view.players)
        return Situation(situation.goods, replace(view, seat=merchant, players=players, phase="loading"), skill.crowns)
