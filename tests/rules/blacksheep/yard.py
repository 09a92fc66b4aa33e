"""A farmyard for the rules tests: a dealt game in which a test lays out what it is about."""

from __future__ import annotations

from typing import Any

from blueboar.core.chance import Chance
from blueboar.core.seats import Refusal
from blueboar.games.blacksheep.data.animals import Farm
from blueboar.games.blacksheep.data.ranking import ranking_of
from blueboar.games.blacksheep.game import BlackSheep
from blueboar.games.blacksheep.rules.driving_out import strengths_on, winner_of
from blueboar.games.blacksheep.rules.ending import end_game
from blueboar.games.blacksheep.state.deeds import Deeds
from blueboar.games.blacksheep.wire.moves import PlayCards
from blueboar.games.blacksheep.wire.score import Score
from tests.rules.blacksheep.named import Named

ANIMALS = ("horse", "cow", "pig", "sheep", "chicken", "black-sheep")


class Yard:
    """Players are seats; the first turn is seat 0's unless the options say otherwise."""

    def __init__(
        self, players: int = 2, edition: str = "standard", data: Farm | None = None, seed: str = "yard", **options: Any
    ) -> None:
        self.game = BlackSheep()
        self.config = self.game.configure(players, edition, {"first_player": 0, **options}, data)
        self.state = self.game.blank(self.config)
        self.chance = Chance(seed)
        self.events: list[Any] = []
        self.game.begin(self.state, self.chance, self.events)

    @property
    def named(self) -> Named:
        return Named(self.state)

    def numbers(self, *cards: str) -> list[int]:
        return self.state.herd.number_cards(cards)

    # What a test lays out

    def hand(self, seat: int, *cards: str) -> None:
        self.state.hands[seat][:] = self.numbers(*cards)

    def deck(self, *cards: str) -> None:
        """The first of these is on top."""
        self.state.deck[:] = reversed(self.numbers(*cards))

    def discard(self, *cards: str) -> None:
        self.state.discard[:] = self.numbers(*cards)

    def side(self, field: int, seat: int, *cards: str) -> None:
        """Cards that lie there already, each laid after those of earlier calls."""
        self.state.side(field, seat)[:] = self.numbers(*cards)
        self.state.laid_at[field][seat] = self.state.turns
        self.state.turns += 1

    def field(self, field: int, *animals: str) -> None:
        figures = tuple(f"{animal}-{place + 1}" for place, animal in enumerate(animals))
        self.state.field(field)[:] = self.state.herd.number_figures(figures)

    def supply(self, **left: int) -> None:
        """What is left of these animals; nothing of the others."""
        self.state.supply[:] = [left.get(animal.replace("-", "_"), 0) for animal in ANIMALS]

    def corral(self, seat: int, *animals: str, points: int = 2) -> None:
        """Figures of these animals, made for this: there may be more of them than in the box."""
        herd = self.state.herd
        self.state.corral(seat).clear()
        for animal in animals:
            self.state.corral(seat).append(len(herd.figure_names))
            herd.figure_names.append(f"{animal}-{len(herd.figure_names)}")
            herd.animal_of.append(herd.animals[animal])
            self.state.points += (points,)

    def endgame(self, *turned_over: int) -> None:
        self.state.endgame = True
        for field in turned_over:
            self.state.turned_over[field] = True
            self.state.field(field).clear()
            for seat in range(self.state.players):
                self.state.side(field, seat).clear()

    def tasks(self, *names: str) -> None:
        """These tasks are in the game, and all of them lie open."""
        self.state.tasks[0] = tuple(name for name in self.state.herd.tasks if name not in names)
        self.state.tasks[1] = names
        for seat in range(self.state.players):
            self.state.tasks[2 + seat] = ()

    # What a test does

    def play(self, seat: int, field: int, *cards: str, discard: str | None = None) -> list[Any]:
        """Make a legal move; the events that followed."""
        move = PlayCards(field, cards, discard)
        refusal = self.game.check(self.state, seat, move)
        assert refusal is None, refusal
        before = len(self.events)
        self.game.decide(self.state, seat, move, self.chance, self.events)
        return self.events[before:]

    def refusal(self, seat: int, field: int, *cards: str, discard: str | None = None) -> Refusal:
        """Make a move that has to be refused."""
        refusal = self.game.check(self.state, seat, PlayCards(field, cards, discard))
        assert refusal is not None
        return refusal

    def score(self) -> tuple[Score, ...]:
        """End the game as it stands."""
        end_game(Deeds(self.state, self.events))
        assert self.state.scores is not None
        return self.state.scores

    # What a test asks

    def animals_on(self, field: int) -> list[str]:
        return sorted(figure.rsplit("-", 1)[0] for figure in self.named.field(field))

    def happened(self, kind: type) -> list[Any]:
        return [event for event in self.events if type(event) is kind]


def full_house(players: int = 2) -> Yard:
    """Field 0 is one card of seat 0 short of being driven out; all decks and supplies are as dealt."""
    yard = Yard(players)
    for seat in range(1, players):
        yard.side(0, seat, "pig", "pig", "pig")
    yard.side(0, 0, "cow", "cow")
    yard.hand(0, "cow", "horse", "sheep")
    return yard


def judged(figures: tuple[str, str], *sides: tuple[str, str, str]) -> int:
    """Who wins a field with these figures and these full sides, the first side having been filled first."""
    yard = Yard(len(sides))
    yard.field(0, *figures)
    for seat, cards in enumerate(sides):
        yard.side(0, seat, *cards)
    return winner_of(yard.state, 0, strengths_on(yard.state, 0))


def strength(*five: str) -> int:
    return ranking_of(len(ANIMALS)).strength(tuple(ANIMALS.index(animal) for animal in five))
