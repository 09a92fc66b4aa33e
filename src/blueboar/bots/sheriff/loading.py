"""The bag: honest and dishonest loads, each with its price, in a mix that cannot be read off."""

from __future__ import annotations

import math

from blueboar.bots.bot import Personality
from blueboar.bots.sheriff.memory import Memory
from blueboar.bots.sheriff.pricing import Pricing
from blueboar.bots.sheriff.reading import Reading
from blueboar.bots.sheriff.skill import Skill
from blueboar.core.chance import Chance

MOST = 5
_SUMMONS_GOLD = 8


class Load:
    """Cards for the bag, and what will be said of them."""

    def __init__(self, cards: tuple[str, ...], good: str, wrong: list[str]) -> None:
        self.cards = cards
        self.good = good
        self.wrong = wrong
        self.score = 0.0


def loads(reading: Reading, memory: Memory, skill: Skill, personality: Personality) -> list[Load]:
    """Every load that may make sense, valued."""
    found = candidates(reading)
    if skill.lies <= 0.0:
        honest = [load for load in found if not load.wrong]
        found = honest or found
    elif skill.lies >= 1.0:
        false = [load for load in found if load.wrong]
        found = false or found
    for load in found:
        load.score = value(reading, memory, skill, personality, load)
    return found


def candidates(reading: Reading) -> list[Load]:
    hand = list(reading.own.hand or ())
    plates = [card for card in hand if reading.is_plate(card)]
    summons = [card for card in hand if reading.is_summons(card)]
    smuggled = sorted((card for card in hand if reading.is_smuggled(card)), key=reading.worth, reverse=True)
    found: dict[tuple[tuple[str, ...], str], Load] = {}

    def add(cards: list[str], good: str) -> None:
        cards = cards[:MOST]
        if cards:
            key = (tuple(sorted(cards)), good)
            found.setdefault(key, Load(key[0], good, reading.wrong(key[0], good)))

    for good in reading.goods.legal:
        true = [good] * hand.count(good)
        if true or plates:
            add(true + plates + summons, good)
            add(true, good)
        others = sorted(
            (card for card in hand if reading.goods.open[card] and card != good and card not in plates),
            key=reading.worth,
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
        add(hand[:1], reading.goods.legal[0])
    return list(found.values())


def value(reading: Reading, memory: Memory, skill: Skill, personality: Personality, load: Load) -> float:
    """Points to be expected from this load: what gets through, fines, and the gold that it will cost."""
    opens = chance_to_be_opened(reading, memory, skill, load)
    everything = reading.worth_of(load.cards)
    leaves = _leaves_hand(reading, skill, load)
    if not load.wrong:
        summons = sum(_SUMMONS_GOLD for card in load.cards if reading.is_summons(card))
        return everything + opens * (reading.fines(load.cards) + summons) * (1 + reading.rel) + leaves
    lost = reading.worth_of(load.wrong) + reading.fines(load.wrong) * (1 + reading.rel)
    cost = opens * lost
    if skill.haggles and reading.own.gold > 3:
        price = min(lost, 2.0 + 1.6 * len(load.wrong))
        cost = min(cost, opens * (0.7 * price * (1 + reading.rel) + 0.3 * lost))
    bold = skill.lie_cost * (1.4 - 0.8 * personality.boldness)
    shame = 6.0 * (personality.honesty - 0.5) + skill.lie_shame
    return everything - cost * bold - shame + leaves


def _leaves_hand(reading: Reading, skill: Skill, load: Load) -> float:
    """A card that is not loaded now can be loaded later, if there is a later."""
    if not reading.rounds_left:
        return 0.0
    return -skill.keeps_later * sum(reading.worth(card) for card in load.wrong)


def chance_to_be_opened(reading: Reading, memory: Memory, skill: Skill, load: Load) -> float:
    """As the others will see it: a declaration and a number."""
    bag = memory.bags[reading.me]
    before = (bag.good, bag.count)
    bag.good, bag.count = load.good, len(load.cards)
    try:
        return Pricing(reading, memory, skill, _EVEN).will_open()
    finally:
        bag.good, bag.count = before


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


def declare(reading: Reading, cards: tuple[str, ...], goods: tuple[str, ...], wanted: str) -> str:
    """What was planned when the bag was loaded, or else the truest good."""
    if wanted in goods:
        return wanted
    return max(goods, key=lambda good: (cards.count(good), reading.goods.copies[good]))
