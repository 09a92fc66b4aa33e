"""The loading phase: honest and dishonest loads, each with its price, in a mix that cannot be read off."""
# compiled: the outlaw values every load of every hand that it imagines

from __future__ import annotations

import math

from blueboar.bots.bot import Personality
from blueboar.bots.sheriff.gate.table import gate_table, logit
from blueboar.bots.sheriff.haggling import bent
from blueboar.bots.sheriff.memory import Memory
from blueboar.bots.sheriff.pricing import Pricing
from blueboar.bots.sheriff.situation import Situation
from blueboar.bots.sheriff.skill import Skill
from blueboar.core.chance import Chance

MOST = 5
_SUMMONS_GOLD = 8
_IN_A_FULL_BAG = 2.5
"""In points: what a lie of five cards has to bring more; those are looked into most, and teach the others most."""
_PAID, _PAID_A_CARD = 0.5, 0.4
"""What the talk about a lie costs on the way, as played games have it."""
_BY_LOOKS, _MOST_BY_LOOKS = 0.2, 0.5
"""How much the declared good says of a lie, and at most in odds: those in office know which goods liars choose."""


class Load:
    """Cards for the bag, and what will be said of them."""

    def __init__(self, cards: tuple[str, ...], good: str, wrong: list[str]) -> None:
        self.cards = cards
        self.good = good
        self.wrong = wrong
        self.score = 0.0


def loads(situation: Situation, memory: Memory, skill: Skill, personality: Personality) -> list[Load]:
    """Every load that may make sense, valued."""
    found = candidates(situation)
    if skill.lies <= 0.0:
        honest = [load for load in found if not load.wrong]
        found = honest or found
    elif skill.lies >= 1.0:
        false = [load for load in found if load.wrong]
        found = false or found
    for load in found:
        load.score = value(situation, memory, skill, personality, load)
    return found


def candidates(situation: Situation) -> list[Load]:
    hand = list(situation.own.hand or ())
    plates = [card for card in hand if situation.is_plate(card)]
    summons = [card for card in hand if situation.is_summons(card)]
    smuggled = sorted((card for card in hand if situation.is_smuggled(card)), key=situation.worth, reverse=True)
    found: dict[tuple[tuple[str, ...], str], Load] = {}

    def add(cards: list[str], good: str) -> None:
        cards = cards[:MOST]
        if cards:
            key = (tuple(sorted(cards)), good)
            found.setdefault(key, Load(key[0], good, situation.wrong(key[0], good)))

    for good in situation.goods.legal:
        true = [good] * hand.count(good)
        if true or plates:
            add(true + plates + summons, good)
            add(true, good)
        others = sorted(
            (card for card in hand if situation.goods.open[card] and card != good and card not in plates),
            key=situation.worth,
            reverse=True,
        )
        for number in range(1, min(MOST, len(smuggled)) + 1):
            add(smuggled[:number] + true + plates, good)
            add(smuggled[:number] + true[: max(0, 3 - number)], good)
            if not true:
                add(smuggled[:number], good)
        if others:
            add(true + others[: MOST - len(true)], good)
    if not found:
        add(hand[:1], situation.goods.legal[0])
    return list(found.values())


def value(situation: Situation, memory: Memory, skill: Skill, personality: Personality, load: Load) -> float:
    """Points to be expected from this load: what gets through, fines, and the gold that it will cost."""
    opens, paid = at_the_gate(situation, memory, skill, load)
    everything = situation.worth_of(load.cards)
    leaves = stays_in_hand(situation, skill, load)
    if not load.wrong:
        summons = sum(_SUMMONS_GOLD for card in load.cards if situation.is_summons(card))
        return everything + opens * (situation.fines(load.cards) + summons) * (1 + situation.rel) + leaves
    lost = situation.worth_of(load.wrong) + situation.fines(load.wrong) * (1 + situation.rel)
    bold = 1.4 - 0.8 * personality.boldness
    ashamed = shame(situation, skill, personality, len(load.cards))
    return everything - (opens * lost + paid * (1 + situation.rel)) * bold - ashamed + leaves


def shame(situation: Situation, skill: Skill, personality: Personality, count: int) -> float:
    """What a lie of so many cards has to bring more than the truth; the black market makes it less, or more."""
    full = _IN_A_FULL_BAG if count >= MOST else 0.0
    return 6.0 * (personality.honesty - 0.5) + skill.lie_shame - (skill.shameless if situation.sells else 0.0) + full


def stays_in_hand(situation: Situation, skill: Skill, load: Load) -> float:
    """Contraband that is not loaded now can be loaded later, if there is a later; a legal card only bars a new one."""
    if not situation.rounds_left:
        return 0.0
    return -skill.keeps_later * sum(situation.worth(card) for card in load.cards if situation.is_smuggled(card))


def at_the_gate(situation: Situation, memory: Memory, skill: Skill, load: Load) -> tuple[float, float]:
    """How often such a bag is opened and what it costs on the way: solved, bent by what was seen at this table."""
    if skill.memory and load.wrong:
        return lie_is_caught(situation, memory, skill, load), _PAID + _PAID_A_CARD * len(load.wrong)
    count = len(load.cards)
    table = gate_table(not situation.rounds_left)
    opens, paid = table.outcome(count, len(load.wrong))
    more = _odds_of_being_opened(situation, memory, skill, load.good, count)
    more -= logit(table.open_rate(count, 0.0))
    if skill.memory:
        more -= max(-0.3, min(1.3, memory.reading()))
    return bent(min(0.95, max(0.02, opens)), more), paid


def lie_is_caught(situation: Situation, memory: Memory, skill: Skill, load: Load) -> float:
    """By what became of lies here, all in all; and less often where the declared good is likelier than others."""
    count, stern = len(load.cards), memory.sternness(situation.office)
    caught = memory.caught_lies.chance(situation.office, count, not situation.rounds_left, stern)
    by_looks = _BY_LOOKS * looks_worse(situation, memory, skill, load.good, count)
    return bent(caught, max(-_MOST_BY_LOOKS, min(_MOST_BY_LOOKS, by_looks)))


def looks_worse(situation: Situation, memory: Memory, skill: Skill, good: str, count: int) -> float:
    """How much sooner so many of this good would be opened than so many of another; in odds."""
    usual = situation.doubted.get(count)
    if usual is None:
        legal = situation.goods.legal
        odds = [_odds_of_being_opened(situation, memory, skill, each, count) for each in legal]
        usual = situation.doubted[count] = sum(odds) / len(odds)
    return _odds_of_being_opened(situation, memory, skill, good, count) - usual


def _odds_of_being_opened(situation: Situation, memory: Memory, skill: Skill, good: str, count: int) -> float:
    return logit(min(0.97, max(0.02, chance_to_be_opened(situation, memory, skill, good, count))))


def chance_to_be_opened(situation: Situation, memory: Memory, skill: Skill, good: str, count: int) -> float:
    """As the others will see it: a declaration and a number. Reckoned once for all loads that look alike."""
    known = situation.opened.get((good, count))
    if known is not None:
        return known
    bag = memory.bags[situation.me]
    before = (bag.good, bag.count)
    bag.good, bag.count = good, count
    try:
        known = situation.opened[good, count] = Pricing(situation, memory, skill, _EVEN).will_open()
    finally:
        bag.good, bag.count = before
    return known


_EVEN = Personality()


def likelihoods(found: list[Load], noise: float) -> list[float]:
    """The better, the likelier; near ties are anyone's guess."""
    best = max(load.score for load in found)
    weights = [math.exp((load.score - best) / max(0.05, noise)) for load in found]
    total = sum(weights)
    return [weight / total for weight in weights]


def choose(found: list[Load], noise: float, chance: Chance) -> Load:
    roll = chance.random()
    for load, weight in zip(found, likelihoods(found, noise), strict=True):
        roll -= weight
        if roll <= 0:
            return load
    return found[-1]


def declare(situation: Situation, cards: tuple[str, ...], goods: tuple[str, ...], wanted: str) -> str:
    """What was planned when the bag was loaded, or else the truest good."""
    if wanted in goods:
        return wanted
    return max(goods, key=lambda good: (cards.count(good), situation.goods.copies[good]))
