"""A game of Sheriff by small decisions: who is asked, and the move that comes of what they say.

Who is asked: whoever the game waits for. In the inspection everyone who may speak is asked after every move, the
merchants first, clockwise from the sheriff's left, then those in office; whoever says *nothing for now* is asked again
after the next move. When all have said so, the last one who can decide a bag has to. Whether somebody is asked never
depends on what the others may not know. The inspection's clock does not run here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from blueboar.core.chance import Chance
from blueboar.core.decisions import Decisions
from blueboar.core.errors import Unspeakable
from blueboar.core.seats import HOUSE, NOBODY, Outcome, Reason, Seat
from blueboar.games.sheriff.data.editions import Config
from blueboar.games.sheriff.machines.decisions import spelling
from blueboar.games.sheriff.machines.decisions.at_the_table import Limits, SlotDraft, TableDraft
from blueboar.games.sheriff.machines.decisions.bargain import may_offer
from blueboar.games.sheriff.machines.decisions.chores import (
    ClockDraft,
    DebtDraft,
    LayDraft,
    OilDraft,
    PlateDraft,
    SellDraft,
    SplitDraft,
    TrophyDraft,
)
from blueboar.games.sheriff.machines.decisions.draft import NOTHING, Draft
from blueboar.games.sheriff.machines.decisions.observation import SheriffLayout, layout_of, observation
from blueboar.games.sheriff.machines.decisions.space import BROKEN, KEPT, MOST_SLOTS, PASS, SheriffSpace, space_of
from blueboar.games.sheriff.machines.decisions.turns import DeclareDraft, FirstDraft, LoadDraft, MarketDraft
from blueboar.games.sheriff.rules import black_market
from blueboar.games.sheriff.state.deals import FAVOUR, STILL_OPEN
from blueboar.games.sheriff.state.state import DECLARATION, LOADING, MARKET, OPEN_BAG, OVER, State
from blueboar.games.sheriff.wire import moves
from blueboar.games.sheriff.wire.chores import (
    BlackMarketChore,
    BrimstoneChore,
    ConfiscatedChore,
    DebtChore,
    LootChore,
    PlateChore,
    TrophyChore,
)

MOST_OFFERS: Final = 3
MOST_STANCES: Final = 3
"""Of a seat in one inspection, and of a deputy about one bag, if nothing else is said."""


class Rules:
    """What is needed of the game itself, which knows this module and not the other way round."""

    def __init__(
        self,
        begin: Callable[[State, Chance, Any], None],
        decide: Callable[[State, Seat, Any, Chance, Any], None],
    ) -> None:
        self.begin = begin
        self.decide = decide


class IdleDraft(Draft):
    """Nothing is asked; but a favour may be marked."""

    def __init__(self, state: State, space: SheriffSpace, seat: Seat) -> None:
        super().__init__(state, space, seat, NOTHING)

    def options(self) -> list[int]:
        return []

    def choose(self, action: int) -> None:
        raise AssertionError("there is nothing to choose")

    def copy(self, state: State) -> Draft:
        return IdleDraft(state, self.space, self.seat)


class SheriffDecisions(Decisions):
    """`rules` begin a game and carry out its moves."""

    sheriff_space: SheriffSpace
    sheriff_layout: SheriffLayout

    def __init__(self, config: Config, rules: Rules, limits: Limits, source: SheriffDecisions | None = None) -> None:
        self.rules = rules
        if source is not None:
            super().__init__(source.space, source.layout, source.players)
            self.sheriff_space = source.sheriff_space
            self.sheriff_layout = source.sheriff_layout
            self._set_like(source)
            return
        self.sheriff_space = space_of(config)
        self.sheriff_layout = layout_of(config, self.sheriff_space)
        super().__init__(self.sheriff_space, self.sheriff_layout, config.players)
        self.state = State(config)
        self.limits = limits
        self.draft: Draft = IdleDraft(self.state, self.sheriff_space, 0)
        self.fresh = True
        """Whether the one who is asked has not said anything yet."""
        self.passed: list[Seat] = []
        self.stances: list[int] = [0] * (config.players * config.players)
        self.round = 0
        self.marks: list[list[int]] = [[] for _ in range(config.players)]
        """By seat: the favours that they may mark."""
        self.lines = 0
        """So much of the ledger was read for that."""

    def _set_like(self, source: SheriffDecisions) -> None:
        self.state = source.state.copy()
        self.limits = source.limits
        self.draft = source.draft.copy(self.state)
        self.fresh = source.fresh
        self.passed = source.passed[:]
        self.stances = source.stances[:]
        self.round = source.round
        self.marks = [ids[:] for ids in source.marks]
        self.lines = source.lines
        self.seat = source.seat
        self.options = source.options
        self.entries = source.entries
        house = source.house
        self.house = None if house is None else Chance(house.seed)

    def copy(self) -> SheriffDecisions:
        return SheriffDecisions(self.state.config, self.rules, self.limits, self)

    def in_world(self, state: Any) -> SheriffDecisions:
        assert isinstance(state, State)
        twin = self.copy()
        twin.state = state
        twin.draft = self.draft.copy(state)
        twin.lines = 0
        return twin

    def real_state(self) -> State:
        return self.state

    def begin(self, chance: Chance) -> None:
        self.house = chance
        self.rules.begin(self.state, chance.at(0), self.tell)
        self.entries = 1
        self._ask_next()

    # Choosing

    def choose(self, action: int) -> None:
        fresh, draft = self.fresh, self.draft
        if fresh and action == PASS and self._is_a_pass(draft):
            self.passed.append(self.seat)
            self._ask_next()
            return
        self.fresh = False
        if fresh and (action in (KEPT, BROKEN)):
            self.draft = SlotDraft(
                self.state, self.sheriff_space, self.seat, action, self.marks[self.seat][:MOST_SLOTS]
            )
            self.options = self.draft.options()
            return
        draft.choose(action)
        move = draft.move
        if move is not None:
            self.play(self.seat, move)
            return
        following = draft.following
        if following is not None:
            self.draft = following
            self.options = following.options()
        else:
            self.options = draft.options()

    def _is_a_pass(self, draft: Draft) -> bool:
        """And no answer: to keep the oil, and not to sell, are moves."""
        return isinstance(draft, (TableDraft, SplitDraft))

    def decline(self) -> bool:
        if self.fresh and self._is_a_pass(self.draft) and PASS in self.options:
            self.choose(PASS)
            return True
        return False

    def play(self, seat: Seat, move: Any) -> None:
        if self.listener is not None:
            self.listener(seat, move)
        house = self.house
        assert house is not None
        state = self.state
        if isinstance(move, moves.TakeStance):
            self.stances[seat * self.players + move.merchant] += 1
        elif isinstance(move, moves.MarkFavour):
            self.lines = 0
        self.rules.decide(state, seat, move, house.at(self.entries), self.tell)
        self.entries += 1
        self.passed = []
        if state.round != self.round:
            self.round = state.round
            self.stances = [0] * (self.players * self.players)
        self._ask_next()

    # Asking

    def ask(self, seat: Seat) -> None:
        if seat != HOUSE and not 0 <= seat < self.players:
            raise ValueError(f"seats are 0 to {self.players - 1}, not {seat}")
        self._ask(seat, may_pass=True)
        if not self.options:
            raise ValueError(f"seat {seat} is not asked anything now")

    def _ask_next(self) -> None:
        state = self.state
        if state.phase == OVER:
            self.seat = NOBODY
            self.options = []
            self.draft = IdleDraft(state, self.sheriff_space, 0)
        elif state.chores:
            self._ask_chore()
        elif state.phase == MARKET:
            self._ask(state.office[0] if state.turn == NOBODY else state.turn, may_pass=False)
        elif state.phase == LOADING:
            for seat in state.merchants:
                if state.bags[seat] == OPEN_BAG:
                    self._ask(seat, may_pass=False)
                    return
        elif state.phase == DECLARATION:
            self._ask(state.turn, may_pass=False)
        else:
            self._ask_table()

    def _ask_chore(self) -> None:
        chore = self.state.chores[0]
        if not isinstance(chore, LootChore):
            self._ask(chore.seat, may_pass=False)
            return
        split = self.state.split
        first = chore.other if split is not None and split.deputy == chore.seat else chore.seat
        second = chore.seat if first == chore.other else chore.other
        if self.passed:
            self._ask(second if first in self.passed else first, may_pass=False)
        else:
            self._ask(first, may_pass=True)

    def _ask_table(self) -> None:
        """Merchants who may speak, as far as everyone can see; then those in office, the last of whom has to decide."""
        state = self.state
        for seat in state.merchants:
            if seat not in self.passed and self._may_speak(seat):
                self._ask(seat, may_pass=True)
                return
        deciding = [seat for seat in state.office if self._table_draft(seat, False).verdicts()]
        for seat in state.office:
            if seat not in self.passed and seat not in deciding and self._may_speak(seat):
                self._ask(seat, may_pass=True)
                return
        left = [seat for seat in deciding if seat not in self.passed]
        self._ask(left[0], may_pass=len(left) > 1)

    def _may_speak(self, seat: Seat) -> bool:
        state = self.state
        if may_offer(state, seat, self.limits.offers):
            return True
        for offer in state.offers:
            if seat == offer.deal.proposer or seat in offer.deal.partners:
                return True
        return black_market.may_visit(state, seat) or bool(self._marks_of(seat))

    def _table_draft(self, seat: Seat, may_pass: bool) -> TableDraft:
        return TableDraft(self.state, self.sheriff_space, seat, may_pass, self.limits, self.stances)

    def _ask(self, seat: Seat, may_pass: bool) -> None:
        self.seat = seat
        self.fresh = True
        draft = self._question(seat, may_pass)
        self.draft = draft
        options = draft.options()
        if seat != HOUSE and self.state.ledger:
            marks = self._marks_of(seat)
            if marks:
                options = sorted([KEPT, BROKEN, *options])
        self.options = options

    def _question(self, seat: Seat, may_pass: bool) -> Draft:
        """The first draft of whatever this seat may do now."""
        state, space = self.state, self.sheriff_space
        if seat == HOUSE:
            return ClockDraft(state, space, seat)
        if state.chores:
            return self._chore_question(seat, may_pass)
        phase = state.phase
        if phase == MARKET:
            if state.turn == NOBODY and seat == state.office[0]:
                return FirstDraft(state, space, seat)
            if seat == state.turn:
                return MarketDraft(state, space, seat)
        elif phase == LOADING:
            if state.bags[seat] == OPEN_BAG:
                return LoadDraft(state, space, seat)
        elif phase == DECLARATION:
            if seat == state.turn:
                return DeclareDraft(state, space, seat)
        elif phase != OVER:
            return self._table_draft(seat, may_pass)
        return IdleDraft(state, space, seat)

    def _chore_question(self, seat: Seat, may_pass: bool) -> Draft:
        state, space = self.state, self.sheriff_space
        chore = state.chores[0]
        if isinstance(chore, LootChore):
            if seat == chore.seat or seat == chore.other:
                return SplitDraft(state, space, seat, may_pass)
        elif seat != chore.seat:
            return IdleDraft(state, space, seat)
        if isinstance(chore, DebtChore):
            return DebtDraft(state, space, seat)
        if isinstance(chore, ConfiscatedChore):
            return LayDraft(state, space, seat)
        if isinstance(chore, PlateChore):
            return PlateDraft(state, space, seat)
        if isinstance(chore, BrimstoneChore):
            return OilDraft(state, space, seat)
        if isinstance(chore, TrophyChore):
            return TrophyDraft(state, space, seat)
        if isinstance(chore, BlackMarketChore):
            return SellDraft(state, space, seat)
        return IdleDraft(state, space, seat)

    def _marks_of(self, seat: Seat) -> list[int]:
        """The favours that this seat was promised and has not marked: read anew when the ledger has grown."""
        ledger = self.state.ledger
        if len(ledger) != self.lines:
            self.lines = len(ledger)
            self.marks = [[] for _ in range(self.players)]
            for line in ledger:
                if line.what == FAVOUR and line.status == STILL_OPEN:
                    for receiver in line.to:
                        self.marks[receiver].append(line.id)
        return self.marks[seat]

    # Reading and spelling

    def spell(self, seat: Seat, move: Any) -> list[int]:
        row = spelling.spelt(self.state, self.sheriff_space, seat, move, self._marks_of(seat) if seat >= 0 else [])
        if row is None:
            raise Unspeakable(f"beyond the limits of the small decisions: {move!r:.120}")
        return row

    def outcome(self) -> Outcome | None:
        scores, places = self.state.scores, self.state.places
        if scores is None or places is None:
            return None
        totals = tuple([score.total for score in scores])
        winners = len([place for place in places if place == 1])
        best = len([total for total in totals if total == max(totals)])
        reason: Reason = "shared" if winners > 1 else "tie-break" if best > 1 else "points"
        return Outcome(totals, places, reason)

    def observe(self, seat: Seat) -> list[int]:
        draft = self.draft if seat == self.seat else None
        return observation(self.state, self.sheriff_layout, self.sheriff_space, seat, draft)
