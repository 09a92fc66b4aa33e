"""Black Sheep at the quick levels: what a field is worth, how likely it is won, and which cards help most."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import msgspec

from blueboar.bots.blacksheep.estimates import (
    chance_of_majority,
    chance_to_win_field,
    expected_groups,
    expected_sets,
    strengths_of,
)
from blueboar.bots.bot import Answer
from blueboar.bots.levels import BotSetup
from blueboar.core.chance import Chance
from blueboar.core.record import Entry
from blueboar.games.blacksheep.data.ranking import FIVE
from blueboar.games.blacksheep.data.tasks import Groups, Majority, aim_of
from blueboar.games.blacksheep.wire.moves import PlayCards
from blueboar.games.blacksheep.wire.prompts import PlayPrompt
from blueboar.games.blacksheep.wire.views import BlackSheepView, FieldView


class Craft(msgspec.Struct, frozen=True):
    values: float
    """How much it minds what the figures are worth, majorities, sets and tasks."""
    rivals: float
    """How much it minds the other sides of a field."""
    noise: float
    discards: bool


class Choice:
    def __init__(self, move: PlayCards, score: float) -> None:
        self.move = move
        self.score = score


class BlackSheepBot:
    def __init__(self, setup: BotSetup, craft: Craft) -> None:
        self.setup = setup
        self.craft = craft
        self.seq = -1
        self.chance = Chance(setup.seed)
        self.names = [animal.name for animal in setup.config.animals]
        self.number = {name: place for place, name in enumerate(self.names)}
        self.aims = {task.name: aim_of(task, self.number) for task in setup.config.tasks}
        self.strengths = strengths_of(len(self.names))
        self.weight_of = dict(zip(self.names, self.strengths.ranking.weights, strict=True))

    def watch(self, entry: Entry) -> None:
        self.seq = entry.seq

    def answer(self, view: BlackSheepView, prompts: tuple[Any, ...]) -> Answer:
        self.chance.at(self.seq)
        for prompt in prompts:
            if isinstance(prompt, PlayPrompt):
                return Answer(self.choose(view, prompt))
        return Answer()

    def choose(self, view: BlackSheepView, prompt: PlayPrompt) -> PlayCards:
        return self.choices(view, prompt)[0].move

    def choices(self, view: BlackSheepView, prompt: PlayPrompt) -> list[Choice]:
        """Every sensible move, the best first."""
        worth = Worth(self, view)
        found: dict[tuple[int, tuple[str, ...]], Choice] = {}
        for field in prompt.fields:
            for count in field.counts:
                for cards in combinations(prompt.cards, count):
                    key = (field.field, tuple(sorted(cards)))
                    if key in found:
                        continue
                    rest = list(prompt.cards)
                    for card in cards:
                        rest.remove(card)
                    score = worth.after(field.field, cards, rest)
                    score += self.craft.noise * (self.chance.random() - 0.5)
                    discard = worth.useless(field.field, cards, rest) if count == 1 and self.craft.discards else None
                    found[key] = Choice(PlayCards(field.field, cards, discard), score)
        return sorted(found.values(), key=lambda choice: -choice.score)


class Worth:
    """One look at the table."""

    def __init__(self, bot: BlackSheepBot, view: BlackSheepView) -> None:
        assert view.seat is not None
        self.bot = bot
        self.view = view
        self.me = view.seat
        self.players = len(view.players)
        self.counts = [[0] * len(bot.names) for _ in view.players]
        for player in view.players:
            for figure in player.corral:
                self.counts[player.seat][bot.number[figure.animal]] += 1
        self.left = sum(animal.left for animal in view.animals) + sum(len(field.figures) for field in view.fields)
        self._values: dict[tuple[int, int], float] = {}

    # what figures are worth

    def value(self, field: int, seat: int) -> float:
        """Of the figures on a field, to a seat."""
        known = self._values.get((field, seat))
        if known is None:
            animals = [self.bot.number[figure.animal] for figure in self.view.fields[field].figures]
            before = self._total(self.counts[seat], seat)
            after = self.counts[seat][:]
            points = 0.0
            for animal in animals:
                after[animal] += 1
                row = self.view.animals[animal]
                mean = sum(row.points) / max(1, len(row.points))
                points += -mean if row.subtracts else mean
            known = self._values[field, seat] = points + self._total(after, seat) - before
        return known

    def _total(self, mine: list[int], seat: int) -> float:
        """Hopes for majorities, sets and tasks with these figures."""
        total = 0.0
        for animal in range(len(mine)):
            if self.view.majority_bonus:
                total += self.view.majority_bonus * self._majority(mine, seat, animal, 0.5)
        if self.view.set_bonus:
            total += self.view.set_bonus * expected_sets(mine)
        for task in self.view.open_tasks + (self.view.players[seat].tasks or ()):
            aim = self.bot.aims[task.name]
            if isinstance(aim, Majority):
                total += aim.points * self._majority(mine, seat, aim.animal, -0.5)
            elif isinstance(aim, Groups):
                total += aim.points * expected_groups(mine, aim)
        return total

    def _majority(self, mine: list[int], seat: int, animal: int, lead_needed: float) -> float:
        rivals = max(self.counts[other][animal] for other in range(self.players) if other != seat)
        return chance_of_majority(mine[animal] - rivals - lead_needed, self.view.animals[animal].left)

    # what a move is worth

    def after(self, field: int, cards: tuple[str, ...], rest: list[str]) -> float:
        """The hope over all fields, when these cards have been played on this one."""
        total = 0.0
        for row in self.view.fields:
            if row.turned_over or not row.figures:
                continue
            mine = row.sides[self.me] + (cards if row.field == field else ())
            total += self._hope(row, mine, rest)
        return total

    def _hope(self, row: FieldView, mine: tuple[str, ...], rest: list[str]) -> float:
        craft = self.bot.craft
        own = self._hoped(row, mine, rest)
        wins = 1.0
        for seat in range(self.players):
            if seat == self.me or not craft.rivals:
                continue
            lead = own - self._hoped(row, row.sides[seat], [])
            if len(mine) == 3 and len(row.sides[seat]) == 3:
                wins *= 1.0 if lead > 0 else 0.0
            else:
                wins *= chance_to_win_field(craft.rivals * lead)
        if not craft.rivals:
            wins = own
        value = 1.0
        if craft.values:
            others = sum(self.value(row.field, seat) for seat in range(self.players) if seat != self.me)
            stake = self.value(row.field, self.me) + others / (self.players - 1) / max(2, self.players - 1)
            value = craft.values * stake + (1.0 - craft.values) * 2.0
        return value * wins

    def _hoped(self, row: FieldView, side: tuple[str, ...], rest: list[str]) -> float:
        strengths, weight_of = self.bot.strengths, self.bot.weight_of
        there = [figure.animal for figure in row.figures] + list(side)
        weight = sum(weight_of[animal] for animal in there)
        hoped = strengths.expected(weight, len(there))
        if rest and len(there) < FIVE:
            # A card in hand that fits is better than a chance of one.
            best = max(strengths.expected(weight + weight_of[card], len(there) + 1) for card in rest)
            hoped = 0.5 * hoped + 0.5 * max(hoped, best)
        return hoped

    def useless(self, field: int, cards: tuple[str, ...], rest: list[str]) -> str | None:
        """The card left in hand that helps nowhere, if there is one."""
        poorest: tuple[float, str] | None = None
        for card in rest:
            best = 0.0
            for row in self.view.fields:
                side = row.sides[self.me] + (cards if row.field == field else ())
                if row.turned_over or len(side) >= 3 or not row.figures:
                    continue
                fits = [figure.animal for figure in row.figures].count(card) + side.count(card)
                best = max(best, float(fits))
            if poorest is None or best < poorest[0]:
                poorest = (best, card)
        return poorest[1] if poorest is not None and poorest[0] == 0 else None
