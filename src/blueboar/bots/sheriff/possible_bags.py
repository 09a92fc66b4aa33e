"""The outlaw in office weighs the bags that a merchant may have: what opening each brings, what its owner would pay."""

from __future__ import annotations

from msgspec.structs import replace

from blueboar.bots.bot import Personality
from blueboar.bots.budget import Budget
from blueboar.bots.levels import BotSetup
from blueboar.bots.sheriff.memory import Memory
from blueboar.bots.sheriff.merchant_side import MARGIN
from blueboar.bots.sheriff.pricing import Pricing
from blueboar.bots.sheriff.sampled_bags import SampledBags
from blueboar.bots.sheriff.situation import Situation
from blueboar.bots.sheriff.skill import Skill
from blueboar.bots.sheriff.suspicion import Suspicion
from blueboar.core.seats import Seat
from blueboar.games.sheriff.wire.views import BagView

_DEMANDS = (3, 4, 5, 6, 8, 10, 12, 15, 18, 22)
_HANDS = 40
_WOULD_HAVE_PAID = 0.25
"""What is left of the suspicion against one who was asked for less than a liar would pay, and did not pay."""
_EVEN = Personality()


class PossibleBag:
    """A bag that a merchant may have, how likely, what opening it brings, and what they would pay."""

    def __init__(self, weight: float, lie: bool, opening: float, limit: float) -> None:
        self.weight = weight
        self.lie = lie
        self.opening = opening
        self.limit = limit


class PossibleBags:
    """Of one round: a bag is imagined once, and weighed anew as the talk goes on."""

    def __init__(self, setup: BotSetup, sampled: SampledBags, memory: Memory, skill: Skill) -> None:
        self.setup = setup
        self.sampled = sampled
        self.memory = memory
        self.skill = skill
        self.personality = setup.personality
        self._bags: dict[Seat, list[PossibleBag]] = {}

    def about(self, situation: Situation, merchant: Seat, offered: int = 0) -> list[PossibleBag]:
        """What may be in this bag, from hands that its merchant may have had; after a bribe, lies weigh more."""
        known = self._bags.get(merchant)
        if known is None:
            known = self._bags[merchant] = self._imagine_bags(situation, merchant)
        offered = max(offered, self.memory.bags[merchant].offered)
        factor = (1.6 if offered <= 3 else 2.4) if offered else 1.0
        story = self.memory.bags[merchant]
        asked = story.demanded if story.demands else 0
        weighed: list[PossibleBag] = []
        for bag in known:
            weight = bag.weight * (factor if bag.lie else 1.0)
            if asked and bag.limit > asked:
                weight *= _WOULD_HAVE_PAID
            weighed.append(PossibleBag(weight, bag.lie, bag.opening, bag.limit))
        return weighed

    def _imagine_bags(self, situation: Situation, merchant: Seat) -> list[PossibleBag]:
        steps = self.setup.think_steps
        hands = _HANDS if steps is None else max(8, min(_HANDS, steps // 2))
        budget = Budget(self.setup, 0.8 / max(1, len(situation.undecided())))
        found = self.sampled.bags_of(situation, merchant, hands, budget)
        total = sum(weight for _, weight in found)
        plain = Pricing(situation, self.memory, self.skill, self.personality).suspicion(merchant)
        supposed = [self._weigh(situation, merchant, cards, weight / total) for cards, weight in found] if found else []
        # Hands are few: what the declaration alone says counts beside them.
        trust = min(0.75, total * 1.5)
        for each in supposed:
            each.weight *= trust
        supposed += self._plain_bags(situation, merchant, plain, 1.0 - trust)
        return supposed

    def _weigh(self, situation: Situation, merchant: Seat, cards: tuple[str, ...], weight: float) -> PossibleBag:
        bag = self.memory.bags[merchant]
        wrong = situation.wrong(cards, bag.good)
        rel = situation.rel
        if wrong:
            lost = sum(situation.goods.value[card] for card in wrong)
            opening = situation.fines(wrong) * (1 + rel) + lost * rel
        else:
            opening = -situation.fines(cards) * (1 + rel)
        return PossibleBag(weight, bool(wrong), opening, self._limit(situation, merchant, cards) if wrong else 0.0)

    def _limit(self, situation: Situation, merchant: Seat, cards: tuple[str, ...]) -> float:
        player = situation.view.players[merchant]
        bag = self.memory.bags[merchant]
        theirs = replace(player, hand=(), bag=BagView("closed", len(cards), bag.good, cards))
        players = tuple(theirs if each.seat == merchant else each for each in situation.view.players)
        seen = Situation(situation.goods, replace(situation.view, seat=merchant, players=players), 1.0)
        pricing = Pricing(seen, self.memory, self.skill, _EVEN)
        return accept_limit(pricing, seen, cards)

    def _plain_bags(self, situation: Situation, merchant: Seat, plain: Suspicion, weight: float) -> list[PossibleBag]:
        rel = situation.rel
        lie = plain.fine * (1 + rel) + plain.smuggled_value * rel
        limit = min(float(situation.view.players[merchant].gold), 0.6 * plain.stake())
        return [
            PossibleBag(weight * plain.lie * 0.5, True, lie, limit),
            PossibleBag(weight * plain.lie * 0.5, True, lie, limit * 0.6),
            PossibleBag(weight * (1 - plain.lie), False, -plain.true_fine * (1 + rel), 0.0),
        ]

    def opening(self, supposed: list[PossibleBag]) -> float:
        total = sum(each.weight for each in supposed)
        bias = self.skill.open_bias + 4.0 * (self.personality.boldness - 0.5)
        return sum(each.weight * each.opening for each in supposed) / total + bias if total else 0.0

    def best_demand(
        self, situation: Situation, supposed: list[PossibleBag], merchant: Seat, least: int = 1
    ) -> tuple[int, float]:
        """The gold to ask for, and what asking is worth: those who do not pay are opened, or not, as is better."""
        total = sum(each.weight for each in supposed)
        best = (0, -1e9)
        purse = situation.view.players[merchant].gold
        greed = 1.0 + 0.6 * (self.personality.greed - 0.5)
        for price in _DEMANDS:
            gold = int(price * greed)
            if gold > purse or gold < least or not total:
                continue
            paid = sum(each.weight for each in supposed if gold < each.limit) / total
            rest = sum(each.weight * each.opening for each in supposed if gold >= each.limit) / total
            hope = paid * gold * (1 + situation.rel) + max(0.0, rest)
            if hope > best[1]:
                best = (gold, hope)
        return best


def accept_limit(pricing: Pricing, situation: Situation, cards: tuple[str, ...]) -> float:
    """The most that a merchant with these cards would pay when asked, as the quick levels reckon."""
    wrong = situation.wrong(cards, pricing.memory.bags[situation.me].good)
    if not wrong:
        return 0.0
    stake = situation.worth_of(wrong) + min(situation.fines(wrong), situation.own.gold + 20)
    return min(float(situation.own.gold), pricing.will_open(pressed=True) * stake - MARGIN)
