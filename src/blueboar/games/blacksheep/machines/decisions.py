"""A turn as small decisions: a field, a card, and then perhaps a second card, or one to discard, or nothing more."""

from __future__ import annotations

from typing import Any, Final

from blueboar.core.chance import Chance
from blueboar.core.decisions import Decisions, Layout, Space
from blueboar.core.errors import Unspeakable
from blueboar.core.seats import NOBODY, Outcome, Seat
from blueboar.games.blacksheep.data.editions import Config
from blueboar.games.blacksheep.rules import setup
from blueboar.games.blacksheep.rules.turn import Turn, named, play_turn
from blueboar.games.blacksheep.state.deeds import Deeds
from blueboar.games.blacksheep.state.state import HAND_SIZE, NO_CARD, SIDE_SIZE, State
from blueboar.games.blacksheep.wire.moves import PlayCards
from blueboar.games.blacksheep.wire.zones import FIELDS

DONE: Final = 0
FIELD: Final = 1
CARD: Final = FIELD + FIELDS
"""From here on, one for each animal; then again as many to discard."""

WHERE: Final = 0
WHAT: Final = 1
MORE: Final = 2

LARGEST: Final = 127


class BlackSheepDecisions(Decisions):
    state: State
    animals: int
    discards: int
    stage: int
    field: int
    card: int
    figures: int
    tasks: list[str]

    def __init__(self, config: Config, source: BlackSheepDecisions | None = None) -> None:
        if source is not None:
            super().__init__(source.space, source.layout, source.players)
            self.state = source.state.copy()
            self.animals = source.animals
            self.discards = source.discards
            self.seat = source.seat
            self.options = source.options
            self.entries = source.entries
            self.stage = source.stage
            self.field = source.field
            self.card = source.card
            self.figures = source.figures
            self.tasks = source.tasks
            house = source.house
            self.house = None if house is None else Chance(house.seed)
            return
        space = Space()
        names = [row.name for row in config.animals]
        space.add("done", [""])
        space.add("field", [str(field) for field in range(FIELDS)])
        space.add("card", names)
        self.discards = space.add("discard", names)
        super().__init__(space, _layout(config), config.players)
        self.animals = len(names)
        self.state = State(config)
        self.stage = WHERE
        self.field = 0
        self.card = NO_CARD
        self.figures = max([len(row.points) for row in config.animals])
        self.tasks = [task.name for task in config.tasks]

    def begin(self, chance: Chance) -> None:
        self.house = chance
        setup.begin(Deeds(self.state, self.tell), chance.at(0))
        self.entries = 1
        self._ask()

    def copy(self) -> BlackSheepDecisions:
        return BlackSheepDecisions(self.state.config, self)

    def in_world(self, state: Any) -> BlackSheepDecisions:
        assert isinstance(state, State)
        twin = self.copy()
        twin.state = state
        return twin

    def card_names(self) -> list[str]:
        return self.state.herd.names

    def real_state(self) -> State:
        return self.state

    def ask(self, seat: Seat) -> None:
        if seat != self.state.turn:
            raise ValueError(f"it is the turn of seat {self.state.turn}")
        self._ask()

    def _ask(self) -> None:
        state = self.state
        seat = state.turn
        self.seat = seat
        self.stage = WHERE
        self.card = NO_CARD
        if seat == NOBODY:
            self.options = []
            return
        self.options = [FIELD + field for field in range(FIELDS) if state.may_play_on(field, seat)]

    def _kinds(self, without: int, first: int) -> list[int]:
        """Which animals are in the hand, one card of which is already named; as actions from `first` on."""
        hand = self.state.hands[self.seat]
        found: list[int] = []
        for animal in range(self.animals):
            count = 0
            for card in hand:
                if card == animal:
                    count += 1
            if animal == without:
                count -= 1
            if count > 0:
                found.append(first + animal)
        return found

    def choose(self, action: int) -> None:
        stage = self.stage
        if stage == WHERE:
            self.field = action - FIELD
            self.stage = WHAT
            self.options = self._kinds(NO_CARD, CARD)
            return
        if stage == WHAT:
            self.card = action - CARD
            self.stage = MORE
            laid = len(self.state.sides[self.field][self.seat])
            options: list[int] = [] if laid == 1 else [DONE]
            if laid < 2:
                options += self._kinds(self.card, CARD)
            if laid != 1:
                options += self._kinds(self.card, self.discards)
            self.options = options
            return
        second = NO_CARD
        discard = NO_CARD
        if action >= self.discards:
            discard = action - self.discards
        elif action != DONE:
            second = action - CARD
        self._take((self.field, self.card, second, discard))

    def _take(self, turn: Turn) -> None:
        if self.listener is not None:
            self.listener(self.seat, named(self.state, turn))
        house = self.house
        assert house is not None
        play_turn(Deeds(self.state, self.tell), self.seat, turn, house.at(self.entries))
        self.entries += 1
        self._ask()

    def play(self, seat: Seat, move: Any) -> None:
        assert isinstance(move, PlayCards)
        self._ask()
        animals = self.state.herd.animals
        cards = [animals[name] for name in move.cards]
        discard = NO_CARD if move.discard is None else animals[move.discard]
        self._take((move.field, cards[0], cards[1] if len(cards) > 1 else NO_CARD, discard))

    def spell(self, seat: Seat, move: Any) -> list[int]:
        if not isinstance(move, PlayCards):
            raise Unspeakable(f"no move of this game: {move!r:.80}")
        animals = self.state.herd.animals
        row = [FIELD + move.field] + [CARD + animals[name] for name in move.cards]
        if move.discard is not None:
            row.append(self.discards + animals[move.discard])
        elif len(move.cards) == 1:
            row.append(DONE)
        return row

    def outcome(self) -> Outcome | None:
        state = self.state
        if state.scores is None or state.places is None or state.reason is None:
            return None
        return Outcome(tuple([score.total for score in state.scores]), state.places, state.reason)

    def observe(self, seat: Seat) -> list[int]:
        """The seats are counted from the one who looks: 0 is that one, 1 the next clockwise."""
        state = self.state
        players, animals = self.players, self.animals
        turn = state.turn
        row = [1 if turn != NOBODY and (seat + step) % players == turn else 0 for step in range(players)]
        mine = seat == self.seat
        row += [1 if mine and stage == self.stage else 0 for stage in range(3)]
        row += [1 if mine and self.stage != WHERE and field == self.field else 0 for field in range(FIELDS)]
        _count([self.card] if mine and self.card != NO_CARD else [], animals, row)
        _count(state.hand(seat), animals, row)
        for field in range(FIELDS):
            row.append(1 if state.turned_over[field] else 0)
            standing = [0] * animals
            for figure in state.figures[field]:
                standing[state.herd.animal_of[figure]] += 1
            row += standing
            for step in range(players):
                _count(state.sides[field][(seat + step) % players], animals, row)
        for step in range(players):
            self._corral((seat + step) % players, seat, row)
        row += [min(LARGEST, left) for left in state.supply]
        _count(state.discard, animals, row)
        row.append(min(LARGEST, len(state.deck)))
        row.append(1 if state.endgame else 0)
        if self.tasks:
            own, in_sight = state.own_tasks(seat), state.open_tasks
            row += [1 if name in own else 0 for name in self.tasks]
            row += [1 if name in in_sight else 0 for name in self.tasks]
        return row

    def _corral(self, owner: Seat, seat: Seat, row: list[int]) -> None:
        """Animals, and the points below them if they are the own ones or the game is over."""
        state = self.state
        standing = [0] * self.animals
        points = 0
        shown = owner == seat or state.scores is not None
        for figure in state.corral(owner):
            animal = state.herd.animal_of[figure]
            standing[animal] += 1
            if shown:
                points += state.points[figure] * state.herd.signs[animal]
        row += standing
        row.append(max(0, min(LARGEST, points)))
        row.append(max(0, min(LARGEST, -points)))
        row.append(len(state.own_tasks(owner)))


def _count(cards: list[int], animals: int, row: list[int]) -> None:
    counts = [0] * animals
    for card in cards:
        counts[card] += 1
    row += counts


def _layout(config: Config) -> Layout:
    players, animals = config.players, len(config.animals)
    layout = Layout()
    layout.add("whose turn it is, by seat from the own one", players)
    layout.add("what is decided: field, card, more", 3)
    layout.add("the field chosen so far", FIELDS)
    layout.add("the card chosen so far, by animal", animals)
    layout.add(f"the own hand of {HAND_SIZE}, by animal", animals)
    for field in range(FIELDS):
        layout.add(f"field {field}: turned over", 1)
        layout.add(f"field {field}: figures, by animal", animals)
        for step in range(players):
            layout.add(f"field {field}: the side of {SIDE_SIZE} of seat +{step}, by animal", animals)
    for step in range(players):
        layout.add(f"corral of seat +{step}: figures, by animal", animals)
        layout.add(f"corral of seat +{step}: points above zero, points below zero, where they are known", 2)
        layout.add(f"tasks of seat +{step}: how many", 1)
    layout.add("figures left in the supply, by animal", animals)
    layout.add("the discard pile, by animal", animals)
    layout.add("cards in the deck", 1)
    layout.add("the last fields are played", 1)
    if config.tasks:
        layout.add("own tasks: " + ", ".join([task.name for task in config.tasks]), len(config.tasks))
        layout.add("open tasks, in the same order", len(config.tasks))
    return layout
