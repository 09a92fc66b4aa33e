"""The chance that a bag is a lie: what the solved gate expects of such a bag, bent by what was seen and remembered."""
# compiled: asked for every declaration that a load may be given

from __future__ import annotations

from math import comb, exp, log

from blueboar.bots.sheriff.gate.table import gate_table, logit
from blueboar.bots.sheriff.haggling import FINE, TRUE_FINE, VALUE, value_of_opening
from blueboar.bots.sheriff.history import SIZES, Shares, size_of
from blueboar.bots.sheriff.memory import Memory
from blueboar.bots.sheriff.situation import Situation
from blueboar.bots.sheriff.skill import Skill
from blueboar.core.seats import Seat

_USUAL = (0.4, 0.52, 0.68)
"""How many of the small bags are lies, of those of four cards, and of the full ones, as games have it."""
_UNKNOWN = (-0.6, -0.1, 0.4)
"""The same in odds, of bags about which it is still open what becomes of them: some of the liars have paid."""
_UNKNOWN_WHERE_IT_SELLS = (0.2, 0.8, 1.2)
"""And where contraband sells at the black market."""
_UNPAID_WHERE_IT_SELLS = 0.5
"""In odds: liars have so much to lose there that who pays nothing is seldomer one of them."""
_OTHER_SIZE = 0.4
"""What one size of bags says of the other."""
_WEIGHT_OF_USUAL = 2.0
_HABIT = 0.8
"""Who is thought a liar lies less, and who is trusted more: what somebody was says less than the cards do."""
_MOST_BENT = 2.6
"""By habits, on the scale of odds: whoever plays with what others think of them gains only so much."""
_MOST_TRUSTED, _MOST_TRUSTED_LATE = 1.6, 0.6
_LATE = 2
"""A good name is won to be spent: it counts for less than a bad one, and least in the last rounds."""
_MOST_BY_CARDS = 1.4
_MOST_BY_OFFERS = 2.0
_BY_WORDS = 1.6
"""How much it counts who offers and refuses: whoever offers only for lies is found out within a few bags."""
_WEIGHT_OF_WRONG = 3.0
_FEWEST_WRONG = 1.4
"""In a stranger's lie: who lies takes two cards as often as one."""
_LEAST, _MOST = 0.03, 0.97
_ASKS_TO_BE_OPENED = 1.5
"""In odds: few pay for being caught; one who saves it for the best lie of the game does."""


class Suspicion:
    """What may be in one bag, as far as anyone but its merchant can say."""

    def __init__(self, lie: float, count: int, wrong: float) -> None:
        self.lie = lie
        self.count = count
        self.wrong = wrong
        """How many cards would be wrong in it, if it were a lie."""

    @property
    def fine(self) -> float:
        return self.wrong * FINE

    @property
    def true_fine(self) -> float:
        return self.count * TRUE_FINE

    @property
    def smuggled_value(self) -> float:
        return self.wrong * VALUE

    def worth_of_opening(self, rel: float) -> float:
        """In points: fines, that a rival's smuggled goods are lost, and what a true bag costs."""
        return value_of_opening(self.lie, self.wrong, self.count, rel)

    def stake(self) -> float:
        """What a lying merchant has to lose."""
        return self.fine + self.smuggled_value


def suspect(
    situation: Situation, memory: Memory, merchant: Seat, skill: Skill, cards: float | None = None
) -> Suspicion:
    """Also of oneself: as the others would suspect, from what they can see. `cards`: what they say, in odds."""
    bag = memory.bags[merchant]
    count = bag.count or 1
    table = gate_table(not situation.rounds_left)
    size = size_of(count)
    odds = _UNKNOWN_WHERE_IT_SELLS[size] if situation.sells else _UNKNOWN[size]
    wrong = max(_FEWEST_WRONG, table.wrong(count))
    if skill.memory:
        history, shares = memory.histories[merchant], memory.shares(merchant)
        trusted = _MOST_TRUSTED if situation.rounds_left > _LATE else _MOST_TRUSTED_LATE
        odds += max(-trusted, min(_MOST_BENT, _HABIT * by_habit(shares, size)))
        if history.lies:
            wrong = (history.wrong_cards + _WEIGHT_OF_WRONG * wrong) / (history.lies + _WEIGHT_OF_WRONG)
    if cards is not None:
        odds += cards
    elif skill.reads:
        odds += skill.reads * by_cards(situation, memory, merchant, bag.good, count)
    if bag.offered > 0.0:
        odds += _BY_WORDS * by_offer(memory, merchant, skill, table.lie(count), table.lie(count, bag.offered))
        wrong = max(wrong, table.wrong(count, bag.offered))
    if bag.resisted and skill.memory:
        odds += _BY_WORDS * by_refusal(memory, merchant) - (_UNPAID_WHERE_IT_SELLS if situation.sells else 0.0)
    if bag.dares and not memory.histories[merchant].false_dares:
        odds -= _ASKS_TO_BE_OPENED
    lie = 1.0 / (1.0 + exp(-odds))
    return Suspicion(min(_MOST, max(_LEAST, lie)), count, min(float(count), max(1.0, wrong)))


def _within(number: float, most: float) -> float:
    return max(-most, min(most, number))


def by_habit(shares: Shares, size: int) -> float:
    """How much more of such bags than usual were lies, in odds; bags of the other sizes count in part."""
    lies = expected = bags = 0.0
    for each in range(SIZES):
        weight = 1.0 if each == size else _OTHER_SIZE
        lies += weight * shares.lies_by_size[each]
        bags += weight * shares.bags_by_size[each]
        expected += weight * shares.bags_by_size[each] * _USUAL[each]
    most = bags + _WEIGHT_OF_USUAL
    prior = _WEIGHT_OF_USUAL * _USUAL[size]
    return logit((lies + prior) / most) - logit((expected + prior) / most)


def by_cards(situation: Situation, memory: Memory, merchant: Seat, good: str, count: int) -> float:
    """How much less likely than usual an honest merchant has just so many of this good; in odds."""
    here = honest_chance(situation, memory, merchant, good, count)
    legal = situation.goods.legal
    usual = sum(situation.goods.copies[each] for each in legal) / max(1, len(legal) * situation.goods.cards)
    hand = situation.view.players[merchant].hand_count + count
    looks = 1.0 + memory.cards.exchanged[merchant] / max(1, hand)
    each = min(0.9, (1.0 - (1.0 - usual) ** looks) * 1.25)
    there = max(0.004, at_least(hand, count, each) if count >= 5 else binomial(hand, count, each))
    return _within(log(there / max(here, 0.002)), _MOST_BY_CARDS)


def by_offer(memory: Memory, merchant: Seat, skill: Skill, silent: float, offering: float) -> float:
    """Liars may offer more often: as the solved gate has it, and as this one has shown."""
    solved = logit(min(0.95, max(0.05, offering))) - logit(min(0.95, max(0.05, silent)))
    if not skill.memory:
        return _within(solved, _MOST_BY_OFFERS)
    shares = memory.shares(merchant)
    lying = (shares.bribed_lying + 1.1) / (shares.lies + 2.0)
    true = (shares.bribed_true + 1.0) / (shares.truths + 2.0)
    return _within(0.5 * solved + log(lying / true), _MOST_BY_OFFERS)


def by_refusal(memory: Memory, merchant: Seat) -> float:
    """Who has something to hide may rather pay: as they have shown; in odds, below zero if so."""
    shares = memory.shares(merchant)
    lying = (shares.refused_lying + 1.0) / (shares.asked_lying + 1.5)
    true = (shares.refused_true + 1.2) / (shares.asked_true + 1.5)
    return _within(log(lying / true), _MOST_BY_OFFERS)


def honest_chance(situation: Situation, memory: Memory, merchant: Seat, good: str, count: int) -> float:
    """That an honest merchant has just so many of a good."""
    known = memory.cards.in_hand[merchant]
    sure = known[good]
    hand = situation.view.players[merchant].hand_count + count
    free = max(0, hand - sum(number for number in known.values() if number > 0))
    looks = 1.0 + memory.cards.exchanged[merchant] / max(1, hand)
    share = situation.share(good) if merchant != situation.me else _usual_share(situation, good)
    each = 1.0 - (1.0 - share) ** looks
    thrown = memory.cards.thrown[merchant][good]
    if thrown and not sure:
        each *= 0.35
    each = min(0.9, each * 1.25)
    wanted = count - sure
    if wanted < 0:
        return 0.04
    return at_least(free, wanted, each) if count >= 5 else binomial(free, wanted, each)


def _usual_share(situation: Situation, good: str) -> float:
    return situation.goods.copies[good] / max(1, situation.goods.cards)


def at_least(trials: int, hits: int, chance: float) -> float:
    return sum(binomial(trials, number, chance) for number in range(hits, trials + 1))


def binomial(trials: int, hits: int, chance: float) -> float:
    if hits < 0 or hits > trials:
        return 0.0
    return float(comb(trials, hits) * chance**hits * (1.0 - chance) ** (trials - hits))
