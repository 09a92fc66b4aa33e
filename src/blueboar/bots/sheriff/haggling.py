"""The talk about one bag: what each side makes of the other's last word, in points, whatever the terms were.

An `Officer` and a `Merchant` are minds for one bag: what they believe, how greedy and bold they are, and their dice,
thrown once. The bots act on what they say, and the outlaw lets them talk with each other before it loads. Their first
prices, and how often a bag is opened, come from the solved gate; both sides move towards each other.
"""
# compiled: the outlaw rehearses thousands of talks

from __future__ import annotations

import math
from typing import Final

ACCEPT: Final = 0
REFUSE: Final = 1
ASK: Final = 2
"""To name a price: an offer of the merchant, or a demand of those in office."""
OPEN: Final = 3
PASS: Final = 4
SILENT: Final = 5

FINE: Final = 3.8
VALUE: Final = 6.8
"""Of a card that is not as declared, as long as nobody knows which it is."""
TRUE_FINE: Final = 2.0
SHARP: Final = 1.2
"""How much a point more or less bends the solved chance that a bag is opened."""
STANDS_BY: Final = 0.7
"""How much more often, in odds, a bag is opened whose merchant has refused to pay: else threats are wind."""
LEAST_STOOD_BY: Final = 0.12
"""So often at least."""
IN_EARNEST: Final = 0.97
BLUFFS: Final = 0.92
"""How much of its asking is done by an officer who means to open, and by one who does not."""
_FEIGNED: Final = 3.0
"""So far above a coin the honest go when they haggle on, to look like everyone else; so liars go no further.

Who has more to lose pays what is asked. To offer more than the honest ever do would say that the bag is a lie.
"""
_COMES_DOWN: Final = 0.8
"""What is left to be paid after each lower price: who comes down again and again comes down further, and opens less."""
_MODEST: Final = 0.75
"""Of the usual demand: a lower first price is paid so much more often that it brings more."""
_FEIGNS: Final = 0.25
"""How often an honest merchant would pay a little when asked, to look like everyone else."""
_COUNTERS: Final = 0.66
"""How often a demand for a bag of three is answered with a price."""
_STUBBORN: Final = 0.25
"""How much seldomer where the bag is true: whoever paid nothing for true bags had won 40 of 100 games."""
_SECRETIVE: Final = 0.25
"""How much less there is said about a bag for each card more: a large true one would rather be opened."""
_ASKS_MORE: Final = 1.45
"""How much more than opening is worth is asked first, and by the greedy still more."""
GUESSED: Final = 0.35
"""The same for what others may make of my bag: what they see in it is guessed."""


def value_of_opening(lie: float, wrong: float, count: int, rel: float) -> float:
    """In points: fines, and that a rival's goods are lost, or that a true bag has to be paid for."""
    return lie * wrong * (FINE * (1.0 + rel) + VALUE * rel) - (1.0 - lie) * count * TRUE_FINE * (1.0 + rel)


def usual_demand(count: int) -> float:
    """For a bag of so many cards: who names a higher price first is stern, who names a lower one mild."""
    return 1.6 + 1.1 * count


def bent(chance: float, by: float) -> float:
    """A chance, moved on the scale of odds."""
    return 1.0 / (1.0 + math.exp(-(math.log(chance / (1.0 - chance)) + by)))


class Talk:
    """What was said about one bag so far. Prices are points to the other side."""

    def __init__(self) -> None:
        self.offers: int = 0
        self.offered: float = 0.0
        """The merchant's last price."""
        self.demands: int = 0
        self.demanded: float = 0.0
        """The officer's last price."""
        self.refused: bool = False
        """The last demand was turned down without another price."""


class Officer:
    def __init__(
        self,
        count: int,
        rel: float,
        opening: float,
        open_rate: float,
        greed: float,
        asks: int,
        purse: float,
        rolls: list[float],
    ) -> None:
        self.count: int = count
        self.rel: float = rel
        self.opening: float = opening
        """What opening the bag is worth, all in all."""
        self.open_rate: float = open_rate
        """How often to open it, if nothing comes of the talk."""
        self.greed: float = greed
        self.asks: int = asks
        self.purse: float = purse
        """What the merchant can pay at most."""
        self.rolls: list[float] = rolls

    def fair(self) -> float:
        """The price with which the talk begins."""
        return _MODEST * usual_demand(self.count) * (0.7 + 0.6 * self.greed) * (0.8 + 0.6 * self.rolls[0])

    def least(self) -> float:
        """Below this it is better to open, or not worth the words."""
        return max(0.0, self.opening) / (1.0 + self.rel) + 0.3

    def first_price(self, talk: Talk) -> float:
        """Who is surely a liar has twice as much to lose as opening is worth in office: some of that is asked for."""
        least = self.least()
        price = max(self.fair(), talk.offered + 1.0, least * (_ASKS_MORE + 0.5 * self.greed) + 0.7)
        return min(price, max(self.purse, least + 0.7))

    def next_price(self, talk: Talk) -> float:
        """Down towards the merchant: the greedier, the smaller the step."""
        floor = max(talk.offered + 0.9, self.least())
        step = (talk.demanded - talk.offered) * (0.62 - 0.34 * self.greed)
        return max(floor, talk.demanded - max(1.0, step))

    def price(self, talk: Talk) -> float:
        return self.first_price(talk) if talk.demands == 0 else self.next_price(talk)

    def may_ask(self, talk: Talk, price: float) -> bool:
        if talk.demands >= self.asks or price > self.purse or price <= talk.offered:
            return False
        return talk.demands == 0 or price < talk.demanded - 0.45

    def answer(self, talk: Talk, offered: float) -> tuple[int, float]:
        """To an offer that is worth so much."""
        good = offered >= self.least()
        price = self.price(talk)
        wants_more = offered < self.fair() * (0.75 + 0.3 * self.greed) and self.rolls[1] < 0.6 + 0.4 * self.greed
        if self.may_ask(talk, price) and (not good or (wants_more and talk.demands < 2)):
            return ASK, price
        return (ACCEPT, offered) if good else (REFUSE, 0.0)

    def silence(self, talk: Talk, demands: float) -> tuple[int, float]:
        """Nobody has a price on the table: ask, come down, at last to what was offered before, or decide."""
        if talk.demands == 0:
            if self.rolls[2] < (IN_EARNEST if demands > 0.0 and self.opens(False) else BLUFFS * demands):
                price = self.first_price(talk)
                if self.may_ask(talk, price):
                    return ASK, price
        elif talk.refused:
            price = self.next_price(talk)
            if self.rolls[3] < 0.8 - 0.3 * self.greed and self.may_ask(talk, price):
                return ASK, price
            if self.least() <= talk.offered < talk.demanded:
                return ASK, talk.offered
        return (OPEN, 0.0) if self.opens(talk.refused) else (PASS, 0.0)

    def opens(self, refused: bool) -> bool:
        """If nothing more is said; `refused`: a demand was turned down."""
        rate = self.open_rate
        if refused and 0.0 < rate < 1.0:
            rate = max(bent(rate, STANDS_BY), LEAST_STOOD_BY)
        return self.rolls[4] < rate


class Merchant:
    def __init__(
        self,
        count: int,
        rel: float,
        loss: float,
        open_rate: float,
        greed: float,
        speaks: float,
        haggles: int,
        purse: float,
        rolls: list[float],
        stands_by: float = STANDS_BY,
    ) -> None:
        self.count: int = count
        self.rel: float = rel
        self.loss: float = loss
        """What an open bag would cost, in points; below zero if it would pay."""
        self.open_rate: float = open_rate
        self.greed: float = greed
        self.speaks: float = speaks
        """How often to speak first."""
        self.haggles: int = haggles
        self.purse: float = purse
        self.rolls: list[float] = rolls
        self.stands_by: float = stands_by
        """How much more often, in odds, those in office open a bag that refuses to pay."""

    def limit(self) -> float:
        """The most to pay. The honest pay a little now and then, where being opened would not bring more."""
        if self.loss > 0.0:
            pressed = bent(self.open_rate, self.stands_by) if 0.0 < self.open_rate < 1.0 else self.open_rate
            worth = pressed * self.loss / (1.0 + self.rel)
            return min(self.purse, worth * (1.15 - 0.3 * self.greed))
        feigned = 0.6 + 2.2 * self.rolls[0] if self.rolls[5] < _FEIGNS else 0.0
        missed = self.open_rate * -self.loss / (1.0 + self.rel)
        return min(self.purse, max(0.0, feigned - missed))

    def talkative(self) -> float:
        """Times as often as about a bag of three cards: by what everybody sees, so that it tells nothing."""
        return 1.0 - _SECRETIVE * (self.count - 3)

    def usual_price(self, roll: float) -> float:
        """What anyone may say first: small change, more of it for a larger bag."""
        return 1.0 + roll * roll * (0.8 + 0.75 * self.count) * (1.2 - 0.4 * self.greed)

    def first(self) -> tuple[int, float]:
        """The first word: the same for a true bag and a false one, but that great lies are worth a little more."""
        chance = self.speaks * self.talkative()
        price = self.usual_price(self.rolls[1])
        if self.loss > 0.0:
            chance += 0.06
            if self.loss > 25.0 and self.rolls[6] < 0.1:
                price += 1.5
        if self.rolls[2] >= chance or price > self.purse:
            return SILENT, 0.0
        return ASK, price

    def answer(self, talk: Talk, demanded: float) -> tuple[int, float]:
        """To a demand: pay, name a price between, or refuse."""
        worn = self.limit() * float(_COMES_DOWN ** max(0, talk.demands - 1))
        limit = max(worn, talk.offered)  # who has offered so much pays so much
        pays = demanded <= limit and (talk.demands > 1 or self.rolls[3] < 0.85 or demanded < 0.6 * limit)
        step = 0.3 + 0.35 * (1.0 - self.greed)
        if talk.offers == 0:
            price = min(self.usual_price(self.rolls[1]), 0.75 * demanded)
        else:
            price = talk.offered + max(1.0, step * (demanded - talk.offered))
        if talk.offers:
            price = min(price, 1.0 + _FEIGNED * self.rolls[0])
        counters = _COUNTERS if self.loss > 0.0 else _COUNTERS * (1.0 - _STUBBORN)
        may = talk.offers < self.haggles and self.rolls[4] < counters * self.talkative()
        comes_nearer = may and talk.offered + 0.45 < price < demanded - 0.45 and price <= self.purse
        # Who means to pay haggles first as often as who does not: else a first counter would say that the bag is true.
        haggles = comes_nearer and talk.offers == 0 and talk.demands < 2
        if pays and not haggles:
            return ACCEPT, demanded
        if comes_nearer:
            return ASK, price
        return REFUSE, 0.0


def hold(officer: Officer, merchant: Merchant, talk: Talk, demands: float, first: float) -> tuple[bool, float]:
    """A whole talk from here: whether the bag is opened, and what was paid. `first` is the price to begin with."""
    if talk.offers == 0 and talk.demands == 0 and first > 0.0:
        talk.offers, talk.offered = 1, first
        turn = True
    else:
        turn = False
    for _ in range(8):
        if turn:
            word, price = officer.answer(talk, talk.offered)
            if word == ACCEPT:
                return False, talk.offered
            if word == REFUSE:
                turn = False
                continue
        else:
            word, price = officer.silence(talk, demands)
            if word != ASK:
                return word == OPEN, 0.0
        talk.demands += 1
        talk.demanded = price
        talk.refused = False
        word, price = merchant.answer(talk, talk.demanded)
        if word == ACCEPT:
            return False, talk.demanded
        turn = word == ASK
        if turn:
            talk.offers += 1
            talk.offered = price
        else:
            talk.refused = True
    return officer.opens(talk.refused), 0.0
