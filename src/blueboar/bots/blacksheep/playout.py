"""Plays an imagined state on, with sensible moves for everyone, and values the table that comes of it.

The states come from `imagine.py`, made from a view alone: this is the one bot module that may know state and rules.
"""
# compiled: the wolf plays hundreds of games on for one move

from __future__ import annotations

from blueboar.bots.blacksheep.estimates import (
    chance_of_majority,
    chance_to_win_field,
    expected_groups,
    expected_sets,
    strengths_of,
)
from blueboar.core.chance import Chance
from blueboar.core.seats import NOBODY, Seat
from blueboar.games.blacksheep.data.tasks import Groups, Majority
from blueboar.games.blacksheep.rules.scoring import aims_in_game, count_figures, scores_of
from blueboar.games.blacksheep.rules.turn import Turn, play_turn
from blueboar.games.blacksheep.state.deeds import Deeds
from blueboar.games.blacksheep.state.state import NO_CARD, SIDE_SIZE, State
from blueboar.games.blacksheep.wire.zones import FIELDS


class Outlook:
    """What the figures on the fields are worth to everyone, as the corrals stand; good until a field is driven out."""

    def __init__(self, world: State) -> None:
        self.world = world
        self.strengths = strengths_of(len(world.supply))
        self.counts = [count_figures(world, seat) for seat in range(world.players)]
        self.aims = aims_in_game(world)
        self.stakes: list[list[float]] = []
        """By field and seat: what winning is worth, to that seat and against the others."""
        for field in range(FIELDS):
            values = [self.value(field, seat) for seat in range(world.players)]
            total = 0.0
            for value in values:
                total += value
            rivals = world.players - 1
            self.stakes.append([value + (total - value) / rivals / max(2, rivals) for value in values])

    def value(self, field: int, seat: Seat) -> float:
        world = self.world
        figures = world.field(field)
        if not figures:
            return 0.0
        after = self.counts[seat][:]
        points = 0.0
        for figure in figures:
            animal = world.herd.animal_of[figure]
            row = world.config.animals[animal]
            after[animal] += 1
            mean = 0.0
            for each in row.points:
                mean += each
            mean = mean / len(row.points) if row.points else 0.0
            points += -mean if row.subtracts else mean
        return points + self.total(after, seat) - self.total(self.counts[seat], seat)

    def total(self, mine: list[int], seat: Seat) -> float:
        """Hopes for majorities, sets and tasks with these figures."""
        world = self.world
        config = world.config
        hoped = 0.0
        if config.tasks:
            for aim in self.aims:
                if isinstance(aim, Majority):
                    hoped += aim.points * self._majority(mine, seat, aim.animal, -0.5)
                elif isinstance(aim, Groups):
                    hoped += aim.points * expected_groups(mine, aim)
            return hoped
        if config.majority_bonus:
            for animal in range(len(mine)):
                hoped += config.majority_bonus * self._majority(mine, seat, animal, 0.5)
        if config.set_bonus:
            hoped += config.set_bonus * expected_sets(mine)
        return hoped

    def _majority(self, mine: list[int], seat: Seat, animal: int, lead_needed: float) -> float:
        rivals = 0
        for other in range(self.world.players):
            if other != seat:
                rivals = max(rivals, self.counts[other][animal])
        return chance_of_majority(mine[animal] - rivals - lead_needed, self.world.supply[animal])

    def hoped(self, field: int, side: list[int]) -> float:
        herd = self.world.herd
        weights = herd.ranking.weights
        total = 0
        for figure in self.world.field(field):
            total += weights[herd.animal_of[figure]]
        for card in side:
            total += weights[card]
        return self.strengths.expected(total, 2 + len(side))

    def wins(self, field: int, seat: Seat, side: list[int]) -> float:
        """The chance to win a field with this side."""
        own = self.hoped(field, side)
        full = len(side) == SIDE_SIZE
        chance = 1.0
        for other in range(self.world.players):
            if other == seat:
                continue
            theirs = self.world.side(field, other)
            lead = own - self.hoped(field, theirs)
            if full and len(theirs) == SIDE_SIZE:
                if lead < 0 or (lead == 0 and self.world.side(field, seat) != side):
                    return 0.0
            else:
                chance *= chance_to_win_field(lead)
        return chance


def good_turn(outlook: Outlook, seat: Seat, chance: Chance, noise: float) -> Turn:
    """The cards that add most to what the fields promise."""
    world = outlook.world
    hand = world.hands[seat]
    best = -1e9
    chosen: Turn | None = None
    for field in range(FIELDS):
        if not world.may_play_on(field, seat):
            continue
        laid = world.side(field, seat)
        stake = outlook.stakes[field][seat]
        before = stake * outlook.wins(field, seat, laid)
        if len(laid) != 1:
            for place in range(3):
                gain = stake * outlook.wins(field, seat, [*laid, hand[place]]) - before + noise * chance.random()
                if gain > best:
                    best, chosen = gain, (field, hand[place], NO_CARD, NO_CARD)
        if len(laid) != 2:
            for kept in range(3):
                one, two = hand[kept - 1], hand[kept - 2]
                gain = stake * outlook.wins(field, seat, [*laid, one, two]) - before + noise * chance.random()
                if gain > best:
                    best, chosen = gain, (field, one, two, NO_CARD)
    assert chosen is not None
    field, card, second, _ = chosen
    return chosen if second != NO_CARD else (field, card, second, _useless(world, seat, card))


def _useless(world: State, seat: Seat, played: int) -> int:
    """A card left in hand that is like nothing on the fields where it could still be played."""
    left = world.hand(seat)
    left.remove(played)
    animal_of = world.herd.animal_of
    for card in left:
        fits = card == played
        for field in range(FIELDS):
            if not world.may_play_on(field, seat):
                continue
            for figure in world.field(field):
                fits = fits or animal_of[figure] == card
            for other in world.side(field, seat):
                fits = fits or other == card
        if not fits:
            return card
    return NO_CARD


def play_on(world: State, turns: int, seat: Seat, chance: Chance, noise: float = 0.3) -> float:
    """Play up to so many turns; then how far this seat is ahead, in points and in hopes."""
    deeds = Deeds(world, None)
    outlook: Outlook | None = None
    figures = -1
    for _ in range(turns):
        if world.turn == NOBODY:
            break
        there = 0
        for corral in range(world.players):
            there += len(world.corral(corral))
        if outlook is None or there != figures:
            outlook = Outlook(world)
            figures = there
        play_turn(deeds, world.turn, good_turn(outlook, world.turn, chance, noise), chance)
    return standing(world, seat)


def standing(world: State, seat: Seat) -> float:
    """Points and hopes of this seat, less those of the others: half of the best and half of their mean."""
    worths: list[float] = []
    if world.scores is not None:
        worths = [float(score.total) for score in world.scores]
    else:
        outlook = Outlook(world)
        for other, score in enumerate(scores_of(world)):
            worth = float(score.points) + outlook.total(outlook.counts[other], other)
            for field in range(FIELDS):
                if not world.turned_over[field] and world.field(field):
                    worth += outlook.value(field, other) * outlook.wins(field, other, world.side(field, other))
            worths.append(worth)
    best = -1e9
    total = 0.0
    for other, worth in enumerate(worths):
        if other != seat:
            best = max(best, worth)
            total += worth
    lead = worths[seat] - 0.5 * best - 0.5 * total / (world.players - 1)
    if world.places is not None and world.places[seat] == 1:
        lead += 4.0
    return lead
