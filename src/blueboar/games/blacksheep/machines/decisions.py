"""A turn as small decisions: a field, a card, and then perhaps a second card, or one to discard, or nothing more."""

from __future__ import annotations

from typing import Any, Final

from blueboar.core.chance import Chance
from blueboar.core.decisions import Decisions, Space
from blueboar.core.errors import Unspeakable
from blueboar.core.seats import NOBODY, Outcome, Seat
from blueboar.games.blacksheep.data.editions import Config
from blueboar.games.blacksheep.machines.observation import MORE, WHAT, WHERE, Observation, layout
from blueboar.games.blacksheep.rules import setup
from blueboar.games.blacksheep.rules.turn import Turn, named, play_turn
from blueboar.games.blacksheep.state.deeds import Deeds
from blueboar.games.blacksheep.state.state import NO_CARD, State
from blueboar.games.blacksheep.wire.moves import PlayCards
from blueboar.games.blacksheep.wire.zones import FIELDS

DONE: Final = 0
FIELD: Final = 1
CARD: Final = FIELD + FIELDS
"""From here on, one for each animal; then again as many to discard."""


class BlackSheepDecisions(Decisions):
    state: State
    animals: int
    discards: int
    stage: int
    field: int
    card: int
    seen: Observation

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
            self.seen = Observation(config, source.layout.size)
            house = source.house
            self.house = None if house is None else Chance(house.seed)
            return
        space = Space()
        names = [row.name for row in config.animals]
        space.add("done", [""])
        space.add("field", [str(field) for field in range(FIELDS)])
        space.add("card", names)
        self.discards = space.add("discard", names)
        super().__init__(space, layout(config), config.players)
        self.animals = len(names)
        self.state = State(config)
        self.stage = WHERE
        self.field = 0
        self.card = NO_CARD
        self.seen = Observation(config, self.layout.size)

    def begin(self, chance: Chance) -> None:
        self.house = chance
        setup.begin(Deeds(self.state, self.told), chance.at(0))
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
        play_turn(Deeds(self.state, self.told), self.seat, turn, house.at(self.entries))
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

    def write_observation(self, seat: Seat, cells: bytearray, first: int) -> None:
        cells[first : first + self.layout.size] = self.seen.board(self.state, self.entries, seat)
        if seat == self.seat:
            self.seen.write_draft(self.stage, self.field, self.card, cells, first)
