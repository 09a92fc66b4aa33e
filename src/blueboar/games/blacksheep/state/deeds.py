"""Everything that can happen to a state. Nothing else writes it, and here no rule is known; see `core/deeds.py`."""

from __future__ import annotations

from typing import Final

from blueboar.core import deeds
from blueboar.core.compiling import mypyc_attr
from blueboar.core.seats import NOBODY, Seat
from blueboar.games.blacksheep.data.editions import MOST_PLAYERS
from blueboar.games.blacksheep.state.state import HAND_SIZE, NO_CARD, State
from blueboar.games.blacksheep.wire.events import (
    CardsMoved,
    DeckRenewed,
    DeckShuffled,
    EndgameBegan,
    Event,
    FieldDrivenOut,
    FieldTurnedOver,
    FiguresMixed,
    FiguresMoved,
    GameEnded,
    Passed,
    Revealed,
    TasksMoved,
    TurnBegan,
    WhyTurnedOver,
)
from blueboar.games.blacksheep.wire.score import Decision, Score
from blueboar.games.blacksheep.wire.zones import (
    CORRAL,
    DECK,
    DISCARD,
    DRAWN,
    FIELD,
    HAND,
    ONLY,
    OPEN_TASKS,
    SIDE,
    SIDES,
    SUPPLY,
    TASKS,
)

_CARDS_MOVED: Final = CardsMoved
_FIELD_DRIVEN_OUT: Final = FieldDrivenOut
_FIGURES_MOVED: Final = FiguresMoved
"""The events that are told most often. Compiled, a constant is at hand; what is imported from plain Python is else
looked up in a dict each time."""

_TURN_BEGAN: Final = [TurnBegan(seat) for seat in range(MOST_PLAYERS)]
"""Made once: by seat."""


@mypyc_attr(free_list_len=1)
class Deeds(deeds.Deeds[State, Event]):
    """The hand that moves cards and figures in one state."""

    # The set-up

    def mix_figures(self, points: tuple[int, ...]) -> None:
        """The points below all figures, animal by animal, number by number."""
        if len(points) != len(self.state.herd.figure_names):
            raise ValueError("every figure has its points")
        self.state.points = points
        if self.told is not None:
            self.told.append(FiguresMixed(len(points), points))

    def shuffle_deck(self, cards: list[int]) -> None:
        self.state.deck = cards
        if self.told is not None:
            self.told.append(DeckShuffled(len(cards), self.state.herd.name_cards(cards)))

    def deal_tasks(self, seat: Seat, tasks: tuple[str, ...]) -> None:
        """From the box to a seat; for NOBODY they lie open."""
        state = self.state
        box = list(state.box)
        for task in tasks:
            box.remove(task)
        state.tasks[0] = tuple(box)
        state.tasks[1 if seat == NOBODY else 2 + seat] += tasks
        if self.told is not None:
            hidden = seat != NOBODY
            target = TASKS[seat] if hidden else OPEN_TASKS
            self.told.append(TasksMoved(target, len(tasks), tasks, ONLY[seat] if hidden else None))

    # A turn

    def begin_turn(self, seat: Seat) -> None:
        self.state.turn = seat
        self.state.turns += 1
        if self.told is not None:
            self.told.append(_TURN_BEGAN[seat])

    def pass_turn(self, seat: Seat) -> None:
        if self.told is not None:
            self.told.append(Passed(seat))

    def lay(self, seat: Seat, field: int, card: int, second: int) -> None:
        """A card of the hand, or two, on the own side of a field."""
        state = self.state
        hand = state.hands[seat]
        side = state.sides[field][seat]
        take(hand, card)
        side.append(card)
        if second != NO_CARD:
            take(hand, second)
            side.append(second)
        state.laid_at[field][seat] = state.turns
        if self.told is not None:
            names = state.herd.names
            cards = (names[card],) if second == NO_CARD else (names[card], names[second])
            self.told.append(_CARDS_MOVED(HAND[seat], SIDE[field][seat], len(cards), cards))

    def discard(self, seat: Seat, card: int) -> None:
        take(self.state.hands[seat], card)
        self.state.discard.append(card)
        if self.told is not None:
            self.told.append(_CARDS_MOVED(HAND[seat], DISCARD, 1, (self.state.herd.names[card],)))

    # The deck

    def draw(self, seat: Seat, count: int) -> None:
        """So many cards from the deck, one by one, to the free places of a hand."""
        state = self.state
        deck, hand, drawn_from = state.deck, state.hands[seat], state.drawn_from[seat]
        if self.told is not None:
            # Told first: afterwards they are among others.
            cards = deck[-count:]
            cards.reverse()
            self.told.append(_CARDS_MOVED(DECK, HAND[seat], count, state.herd.name_cards(cards), ONLY[seat]))
        for place in range(HAND_SIZE):
            if count > 0 and hand[place] == NO_CARD:
                hand[place] = deck.pop()
                drawn_from[place] = state.deck_number
                count -= 1
        if count > 0:
            raise ValueError("no free place in this hand")

    def turn_up(self, count: int) -> None:
        """So many cards from the deck beside a field that is to be restocked."""
        state = self.state
        for _ in range(count):
            state.drawn.append(state.deck.pop())
        if self.told is not None:
            self.told.append(_CARDS_MOVED(DECK, DRAWN, count, state.herd.name_cards(state.drawn[-count:])))

    def discard_turned_up(self) -> None:
        state = self.state
        drawn = state.drawn
        state.discard.extend(drawn)
        if self.told is not None:
            self.told.append(_CARDS_MOVED(DRAWN, DISCARD, len(drawn), state.herd.name_cards(drawn)))
        drawn.clear()

    def renew_deck(self, cards: list[int]) -> None:
        """The discard pile becomes the deck, in this order."""
        state = self.state
        if state.deck or len(cards) != len(state.discard):
            raise ValueError("the new deck is not made of the discard pile")
        state.deck_number += 1
        state.deck = cards
        state.discard = []
        if self.told is not None:
            self.told.append(DeckRenewed(len(cards), state.herd.name_cards(cards)))

    # A field

    def place_figures(self, field: int, figures: list[int]) -> None:
        state = self.state
        for figure in figures:
            state.supply[state.herd.animal_of[figure]] -= 1
            state.field(field).append(figure)
        if self.told is not None:
            self.told.append(_FIGURES_MOVED(SUPPLY, FIELD[field], state.herd.name_figures(figures)))

    def return_figures(self, field: int) -> None:
        """All figures of a field back to the supply."""
        state = self.state
        figures = state.field(field)
        for figure in figures:
            state.supply[state.herd.animal_of[figure]] += 1
        if self.told is not None:
            self.told.append(_FIGURES_MOVED(FIELD[field], SUPPLY, state.herd.name_figures(figures)))
        figures.clear()

    def take_figures(self, field: int, winner: Seat) -> None:
        """All figures of a field into a corral; the winner sees the points below."""
        state = self.state
        figures = state.field(field)
        state.corral(winner).extend(figures)
        if self.told is not None:
            points = tuple([state.points[figure] for figure in figures])
            names = state.herd.name_figures(figures)
            self.told.append(_FIGURES_MOVED(FIELD[field], CORRAL[winner], names, points, ONLY[winner]))
        figures.clear()

    def drive_out(self, field: int, winner: Seat, strengths: list[int]) -> None:
        """Only says so: figures and cards move by deeds of their own."""
        if self.told is not None:
            names = self.state.herd.ranking.names
            combinations = tuple([names[strength] for strength in strengths])
            self.told.append(_FIELD_DRIVEN_OUT(field, winner, combinations, strengths.count(strengths[winner]) > 1))

    def clear_sides(self, field: int) -> None:
        """Everyone's cards of a field to the discard pile, seat by seat."""
        state = self.state
        before = len(state.discard)
        for side in state.sides[field]:
            state.discard.extend(side)
            side.clear()
        if self.told is not None:
            cards = state.herd.name_cards(state.discard[before:])
            self.told.append(_CARDS_MOVED(SIDES[field], DISCARD, len(cards), cards))

    def turn_over(self, field: int, why: WhyTurnedOver) -> None:
        self.state.turned_over[field] = True
        if self.told is not None:
            self.told.append(FieldTurnedOver(field, why))

    def begin_endgame(self) -> None:
        self.state.endgame = True
        if self.told is not None:
            self.told.append(EndgameBegan())

    # The end

    def reveal(self) -> None:
        """What each seat had hidden."""
        if self.told is None:
            return
        state = self.state
        seats = range(state.players)
        self.told.append(
            Revealed(
                hands=tuple([state.herd.name_cards(state.hand(seat)) for seat in seats]),
                points=tuple([tuple([state.points[figure] for figure in state.corral(seat)]) for seat in seats]),
                tasks=tuple([state.own_tasks(seat) for seat in seats]),
            )
        )

    def end(self, scores: tuple[Score, ...], places: tuple[int, ...], reason: Decision) -> None:
        state = self.state
        state.turn = NOBODY
        state.scores = scores
        state.places = places
        state.reason = reason
        if self.told is not None:
            self.told.append(GameEnded(scores, places, reason))


def take(hand: list[int], card: int) -> None:
    """The first such card leaves its place free."""
    for place in range(HAND_SIZE):
        if hand[place] == card:
            hand[place] = NO_CARD
            return
    raise ValueError("no such card in this hand")
