"""The chance that a bag is a lie: from what was declared, drawn, thrown away and offered, and from history."""

from __future__ import annotations

from math import comb

from blueboar.bots.sheriff.memory import Memory
from blueboar.bots.sheriff.situation import Situation
from blueboar.bots.sheriff.skill import Skill
from blueboar.core.seats import Seat

_LIAR_COUNTS = (0.0, 0.03, 0.08, 0.24, 0.33, 0.32)
"""How many cards a lying bag holds."""
_WEIGHT_OF_PRIOR = 4.0
_WRONG_SHARE = 0.66
_FINE = 3.7
_VALUE = 6.6
_TRUE_FINE = 2.0
_LEAST, _MOST = 0.03, 0.97


class Suspicion:
    """What may be in one bag, as far as anyone but its merchant can say."""

    def __init__(self, lie: float, count: int, wrong: float) -> None:
        self.lie = lie
        self.count = count
        self.wrong = wrong
        """How many cards would be wrong in it, if it were a lie."""

    @property
    def fine(self) -> float:
        return self.wrong * _FINE

    @property
    def true_fine(self) -> float:
        return self.count * _TRUE_FINE

    @property
    def smuggled_value(self) -> float:
        return self.wrong * _VALUE

    def gold_by_opening(self) -> float:
        return self.lie * self.fine - (1.0 - self.lie) * self.true_fine

    def worth_of_opening(self, rel: float) -> float:
        """In gold from this merchant: fines, and that a rival's smuggled goods are lost."""
        return self.gold_by_opening() + self.lie * self.smuggled_value * rel / (1.0 + rel)

    def stake(self) -> float:
        """What a lying merchant has to lose."""
        return self.fine + self.smuggled_value


def suspect(situation: Situation, memory: Memory, merchant: Seat, skill: Skill) -> Suspicion:
    """Also of oneself: as the others would suspect, from what they can see."""
    bag = memory.bags[merchant]
    count = bag.count or 1
    history = memory.histories[merchant]
    usual = skill.usual_lies
    prior, share = usual, _WRONG_SHARE
    if skill.memory:
        prior = (history.lies + _WEIGHT_OF_PRIOR * usual) / (history.known_bags + _WEIGHT_OF_PRIOR)
        if history.lie_cards:
            share = (history.wrong_cards + 4 * _WRONG_SHARE) / (history.lie_cards + 4)
    odds = prior / (1.0 - prior)
    if skill.reads:
        odds *= _evidence(situation, memory, merchant, bag.good, count) ** skill.reads
    if bag.offered:
        odds *= _bribe_evidence(memory, merchant, skill, bag.offered)
    lie = min(_MOST, max(_LEAST, odds / (1.0 + odds)))
    return Suspicion(lie, count, max(1.0, share * count))


def _evidence(situation: Situation, memory: Memory, merchant: Seat, good: str, count: int) -> float:
    """How much likelier this declaration is from a liar than from an honest merchant."""
    honest = honest_chance(situation, memory, merchant, good, count)
    liar = _LIAR_COUNTS[min(count, 5)] / max(1, len(situation.goods.legal))
    return min(12.0, max(0.08, liar / max(honest, 0.002)))


def honest_chance(situation: Situation, memory: Memory, merchant: Seat, good: str, count: int) -> float:
    """That an honest merchant has just so many of a good, and declares it."""
    known = memory.in_hand[merchant]
    sure = known[good]
    hand = situation.view.players[merchant].hand_count + count
    free = max(0, hand - sum(number for number in known.values() if number > 0))
    looks = 1.0 + memory.exchanged[merchant] / max(1, hand)
    share = situation.share(good) if merchant != situation.me else _usual_share(situation, good)
    each = 1.0 - (1.0 - share) ** looks
    thrown = memory.thrown[merchant][good]
    if thrown and not sure:
        each *= 0.35
    each = min(0.9, each * 1.25)
    wanted = count - sure
    if wanted < 0:
        return 0.04
    if count >= 5:
        chance = sum(_binomial(free, number, each) for number in range(wanted, free + 1))
    else:
        chance = _binomial(free, wanted, each)
    return chance * _best_group(count)


def _best_group(count: int) -> float:
    """An honest merchant declares the largest group: a single card is seldom that."""
    return (0.0, 0.05, 0.25, 0.6, 0.9, 1.0)[min(count, 5)]


def _usual_share(situation: Situation, good: str) -> float:
    return situation.goods.copies[good] / max(1, situation.goods.cards)


def _binomial(trials: int, hits: int, chance: float) -> float:
    if hits < 0 or hits > trials:
        return 0.0
    return float(comb(trials, hits) * chance**hits * (1.0 - chance) ** (trials - hits))


def _bribe_evidence(memory: Memory, merchant: Seat, skill: Skill, gold: int) -> float:
    """Liars pay more often than the honest, and the more, the likelier."""
    usual = 1.6 if gold <= 3 else 2.5
    if not skill.memory:
        return usual
    history = memory.histories[merchant]
    lying = (history.bribed_lying + 1.5) / (history.lies + 2.0)
    honest = (history.bribed_true + 0.6) / (history.truths + 2.0)
    return min(6.0, max(0.5, (lying / honest + usual) / 2))
