"""The talk at the gate, rehearsed before a bag is loaded: what each load brings in imagined worlds.

A world is an officer as one may sit there: one of the levels (the own one too), with what everyone remembers of them
and what they may think of me. The talk is held by the same minds that hold it at the table (`haggling.py`).
"""
# compiled: the outlaw rehearses thousands of talks

from __future__ import annotations

from blueboar.bots.bot import Personality
from blueboar.bots.sheriff import loading
from blueboar.bots.sheriff.gate.table import gate_table
from blueboar.bots.sheriff.haggling import GUESSED, Merchant, Officer, Talk, bent, hold, value_of_opening
from blueboar.bots.sheriff.loading import Load
from blueboar.bots.sheriff.memory import Memory
from blueboar.bots.sheriff.opponents import Opponents
from blueboar.bots.sheriff.situation import Situation
from blueboar.bots.sheriff.skill import Skill
from blueboar.bots.sheriff.suspicion import suspect
from blueboar.core.chance import Chance

_DOUBT = 1.4
"""How far another's suspicion may be from what I reckon, in odds."""
_REHEARSED = 0.35
"""How much a rehearsal counts beside what became of lies at this table."""


class Prospect:
    """A load, and what came of its rehearsals."""

    def __init__(self, situation: Situation, skill: Skill, load: Load) -> None:
        self.load = load
        self.everything = situation.worth_of(load.cards)
        self.lost = situation.worth_of(load.wrong)
        fines = situation.fines(load.wrong) if load.wrong else situation.fines(load.cards)
        self.fines = fines * (1.0 + situation.rel)
        self.later = loading.stays_in_hand(situation, skill, load)
        self.dearer = 1.0 + situation.rel
        """What a coin that goes to a rival costs."""
        self.paid = 0.0
        self.opened = 0
        self.tried = 0
        self.shown = 0.0
        """How often such a lie is opened, by what came of the lies at this table and by how this one looks."""

    @property
    def loss(self) -> float:
        """If it is opened; below zero for a true bag."""
        return self.lost + self.fines if self.load.wrong else -self.fines

    @property
    def open_rate(self) -> float:
        rehearsed = self.opened / self.tried
        return _REHEARSED * rehearsed + (1.0 - _REHEARSED) * self.shown if self.load.wrong else rehearsed

    @property
    def mean(self) -> float:
        """Points to be expected; what was rehearsed of a lie is held against what became of lies here."""
        if not self.tried:
            return -1e9
        paid = self.paid / self.tried * self.dearer
        return self.everything + self.later - paid - self.open_rate * self.loss


class Rehearsal:
    """Holds talks about loads with imagined officers."""

    def __init__(self, memory: Memory, opponents: Opponents, skill: Skill, chance: Chance) -> None:
        self.memory = memory
        self.opponents = opponents
        self.skill = skill
        self.chance = chance
        self.held = 0
        """How many talks were rehearsed so far."""

    def prospect(self, situation: Situation, load: Load) -> Prospect:
        made = Prospect(situation, self.skill, load)
        if load.wrong:
            made.shown = loading.lie_is_caught(situation, self.memory, self.skill, load)
        return made

    def rehearse(self, situation: Situation, prospect: Prospect, personality: Personality) -> None:
        """One talk about this load in one imagined world."""
        officer, demands = self.officer(situation, prospect.load)
        merchant = self.merchant(situation, prospect, personality)
        _, price = merchant.first()
        opened, paid = hold(officer, merchant, Talk(), demands, price)
        prospect.paid += paid
        prospect.opened += opened
        prospect.tried += 1
        self.held += 1

    def merchant(self, situation: Situation, prospect: Prospect, personality: Personality) -> Merchant:
        load = prospect.load
        rate = loading.chance_to_be_opened(situation, self.memory, self.skill, load.good, len(load.cards))
        purse = float(situation.own.gold) + min(6.0, 2.0 * len(situation.own.stall))
        rolls = [self.chance.random() for _ in range(7)]
        speaks = self.skill.speaks + 0.2 * (0.5 - personality.boldness)
        return Merchant(
            len(load.cards),
            situation.rel,
            prospect.loss,
            rate,
            personality.greed,
            speaks,
            self.skill.haggles,
            purse,
            rolls,
            self.memory.threats.stands_by(situation.office),
        )

    def officer(self, situation: Situation, load: Load) -> tuple[Officer, float]:
        """One who may be in office, and how often they ask."""
        good, count = load.good, len(load.cards)
        chance, memory, me = self.chance, self.memory, situation.me
        seat = situation.office[0]
        skill = self.opponents.skill_of(seat)
        bag = memory.bags[me]
        before = (bag.good, bag.count)
        bag.good, bag.count = good, count
        known = situation.suspected.get((good, count))
        if known is None:
            seen = suspect(situation, memory, me, self.skill)
            known = situation.suspected[good, count] = (seen.lie, seen.wrong)
        bag.good, bag.count = before
        lie = bent(known[0], _DOUBT * (chance.random() + chance.random() - 1.0))
        opening = value_of_opening(lie, known[1], count, situation.rel)
        table = gate_table(not situation.rounds_left)
        usual = value_of_opening(table.lie(count), table.wrong(count), count, situation.rel)
        rate = bent(table.open_rate(count, 0.0), max(-3.0, min(3.0, GUESSED * (opening - usual))))
        if not skill.reads:
            rate = skill.opens
        read = max(-0.3, min(1.3, memory.reading()))
        rate = bent(min(0.97, max(0.02, rate)), memory.opens_more(situation.office) + (read if load.wrong else -read))
        gold = situation.own.gold + min(6.0, 2.0 * len(situation.own.stall))
        rolls = [chance.random() for _ in range(5)]
        greed = 0.25 + 0.5 * chance.random()
        return Officer(count, situation.rel, opening, rate, greed, skill.haggles, gold, rolls), skill.demands
