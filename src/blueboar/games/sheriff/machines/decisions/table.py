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
from blueboar.games.sheriff.machines.choices import Named, Played
from blueboar.games.sheriff.machines.decisions import spelling
from blueboar.games.sheriff.machines.decisions.at_the_table import THE_RULES, Limits, SlotDraft, TableDraft
from blueboar.games.sheriff.machines.decisions.bargain import may_offer
from blueboar.games.sheriff.machines.decisions.draft import Draft
from blueboar.games.sheriff.machines.decisions.layout import SheriffLayout, layout_of
from blueboar.games.sheriff.machines.decisions.observation import Observation
from blueboar.games.sheriff.machines.decisions.questions import IdleDraft, question
from blueboar.games.sheriff.machines.decisions.space import BROKEN, KEPT, MOST_SLOTS, PASS, SheriffSpace, space_of
from blueboar.games.sheriff.rules import black_market, loot, round
from blueboar.games.sheriff.rules.deals.parties import takes_part
from blueboar.games.sheriff.rules.loading import loaders
from blueboar.games.sheriff.state.deals import FAVOUR, STILL_OPEN
from blueboar.games.sheriff.state.deeds import Deeds
from blueboar.games.sheriff.state.state import DECLARATION, INSPECTION, LOADING, MARKET, OVER, State
from blueboar.games.sheriff.wire import moves
from blueboar.games.sheriff.wire.chores import OddChore

MARKS: Final = [KEPT, BROKEN]


class Rules:
    """What is needed of the game itself, which knows this module and not the other way round."""

    def __init__(
        self,
        begin: Callable[[State, Chance, Any], None],
        decide: Callable[[State, Seat, Any, Chance, Any], None],
    ) -> None:
        self.begin = begin
        self.decide = decide


class SheriffDecisions(Decisions):
    """`rules` begin a game and carry out moves that somebody else has made."""

    sheriff_space: SheriffSpace
    sheriff_layout: SheriffLayout

    def __init__(self, config: Config, rules: Rules, limits: Limits, source: SheriffDecisions | None = None) -> None:
        self.rules = rules
        if source is not None:
            super().__init__(source.space, source.layout, source.players)
            self.sheriff_space = source.sheriff_space
            self.sheriff_layout = source.sheriff_layout
            self.seen = Observation(self.sheriff_layout, self.sheriff_space)
            self._set_like(source)
            return
        self.sheriff_space = space_of(config)
        self.sheriff_layout = layout_of(config, self.sheriff_space)
        super().__init__(self.sheriff_space, self.sheriff_layout, config.players)
        self.seen = Observation(self.sheriff_layout, self.sheriff_space)
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

    def card_names(self) -> list[str]:
        return self.state.goods.names

    def begin(self, chance: Chance) -> None:
        self.house = chance
        self.rules.begin(self.state, chance.at(0), self.told)
        self.entries = 1
        self._ask_next()

    # Choosing

    def choose(self, action: int) -> None:
        fresh, draft = self.fresh, self.draft
        if fresh:
            if action == PASS and isinstance(draft, TableDraft):
                self.passed.append(self.seat)
                self._ask_next()
                return
            self.fresh = False
            if action in (KEPT, BROKEN):
                ids = self.marks[self.seat][:MOST_SLOTS]
                self.draft = SlotDraft(self.state, self.sheriff_space, self.seat, action, ids, NOBODY, 0)
                self.options = self.draft.options()
                return
        draft.choose(action)
        if draft.done:
            self._finish(draft)
            return
        following = draft.following
        if following is not None:
            draft = following
            self.draft = following
        self.options = draft.options()

    def _finish(self, draft: Draft) -> None:
        state, seat = self.state, self.seat
        if self.listener is not None:
            named = Named(state)
            draft.carry_out(named)
            self.listener(seat, named.move)
        if isinstance(draft, TableDraft) and draft.is_stance:
            self.stances[seat * self.players + draft.merchant] += 1
        elif isinstance(draft, SlotDraft):
            self.lines = 0
        house = self.house
        assert house is not None
        deeds = Deeds(state, self.told)
        house.at(self.entries)
        draft.carry_out(Played(deeds, house))
        round.go_on(deeds, house)
        self._go_on()

    def decline(self) -> bool:
        if self.fresh and isinstance(self.draft, TableDraft) and PASS in self.options:
            self.choose(PASS)
            return True
        return False

    def play(self, seat: Seat, move: Any) -> None:
        if self.listener is not None:
            self.listener(seat, move)
        house = self.house
        assert house is not None
        if isinstance(move, moves.TakeStance):
            self.stances[seat * self.players + move.merchant] += 1
        elif isinstance(move, moves.MarkFavour):
            self.lines = 0
        self.rules.decide(self.state, seat, move, house.at(self.entries), self.told)
        self._go_on()

    def _go_on(self) -> None:
        self.entries += 1
        self.passed = []
        if self.state.round != self.round:
            self.round = self.state.round
            self.stances = [0] * (self.players * self.players)
        self._ask_next()

    # Asking

    def ask(self, seat: Seat) -> None:
        """Within the rules alone: whoever plays at a table of another kind is not bound by the limits of this one."""
        if seat != HOUSE and not 0 <= seat < self.players:
            raise ValueError(f"seats are 0 to {self.players - 1}, not {seat}")
        self._ask(seat, True, THE_RULES)
        if not self.options:
            raise ValueError(f"seat {seat} is not asked anything now")

    def _ask_next(self) -> None:
        state = self.state
        if state.phase == OVER:
            self.seat = NOBODY
            self.options = []
            self.draft = IdleDraft(state, self.sheriff_space, 0)
        elif state.chores:
            chore = state.chores[0]
            waiting = loot.still_to_name(state)[0] if isinstance(chore, OddChore) else chore.seat
            self._ask(waiting, False, self.limits)
        elif state.phase == MARKET:
            self._ask(state.office[0] if state.turn == NOBODY else state.turn, False, self.limits)
        elif state.phase == LOADING:
            self._ask(loaders(state)[0], False, self.limits)
        elif state.phase == DECLARATION:
            self._ask(state.turn, False, self.limits)
        else:
            self._ask_table()

    def _ask_table(self) -> None:
        """Merchants who may speak, as far as everyone can see; then those in office, the last of whom has to act."""
        state, passed = self.state, self.passed
        for seat in state.merchants:
            if seat not in passed and self._may_speak(seat):
                self._ask(seat, True, self.limits)
                return
        office = state.office
        if len(office) == 1:
            self._ask(office[0], False, self.limits)
            return
        acting = [seat for seat in office if self._table_draft(seat, False, self.limits).options()]
        left = [seat for seat in acting if seat not in passed]
        self._ask(left[0], len(left) > 1, self.limits)

    def _table_draft(self, seat: Seat, may_pass: bool, limits: Limits) -> TableDraft:
        return TableDraft(self.state, self.sheriff_space, seat, may_pass, limits, self.stances)

    def _may_speak(self, seat: Seat) -> bool:
        state = self.state
        if may_offer(state, seat, self.limits.offers):
            return True
        for offer in state.offers:
            if takes_part(seat, offer.deal.parties):
                return True
        return black_market.may_visit(state, seat) or bool(self._marks_of(seat))

    def _ask(self, seat: Seat, may_pass: bool, limits: Limits) -> None:
        self.seat = seat
        self.fresh = True
        self.draft = self._question(seat, may_pass, limits)
        self.options = self.options_anew()

    def options_anew(self) -> list[int]:
        options = self.draft.options()
        if self.fresh and self.seat != HOUSE and self.state.ledger and self._marks_of(self.seat):
            for place, option in enumerate(options):
                if option > BROKEN:
                    return options[:place] + MARKS + options[place:]
            return options + MARKS
        return options

    def _question(self, seat: Seat, may_pass: bool, limits: Limits) -> Draft:
        state = self.state
        if state.phase == INSPECTION and not state.chores and seat != HOUSE:
            return self._table_draft(seat, may_pass, limits)
        return question(state, self.sheriff_space, seat)

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
        if not isinstance(move, moves.MoveBase):
            raise Unspeakable(f"no move of this game: {move!r:.80}")
        row = spelling.spelt(self.state, self.sheriff_space, seat, move, self._marks_of(seat) if seat >= 0 else [])
        if row is None:
            raise Unspeakable(f"beyond the limits of the small decisions: {move!r:.300}")
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

    def write_observation(self, seat: Seat, cells: bytearray, first: int) -> None:
        draft = self.draft if seat == self.seat else None
        self.seen.write(self.state, self.entries, seat, draft, cells, first)
