"""An offer while it is drawn up: who deals with whom, the terms so far, and whether one more can stand beside them.

The rules judge a whole offer. Terms that are not legal by themselves may become so by a later one: who in office gives
anything takes no bribe (rules 5.22). So terms may stand here that only another one makes legal, if there is such a one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from blueboar.core.compiling import mypyc_attr
from blueboar.core.seats import Seat
from blueboar.games.sheriff.machines.decisions.left_to_give import MOST_SEATS, LeftToGive
from blueboar.games.sheriff.machines.decisions.space import FAVOURS, SheriffSpace
from blueboar.games.sheriff.rules.deals import duties
from blueboar.games.sheriff.rules.deals.conditions import excluding, rules_out, written_out
from blueboar.games.sheriff.rules.deals.offers import obstacle
from blueboar.games.sheriff.rules.deals.parties import officers, other_side, partners_of
from blueboar.games.sheriff.rules.deals.terms import check_said_once, check_terms
from blueboar.games.sheriff.state.deals import (
    BAG_GOODS,
    FACE_DOWN,
    FAVOUR,
    IF_OPENED,
    IF_PASSED,
    LET_THROUGH,
    OPEN,
    UNCONDITIONAL,
    Condition,
    Term,
)
from blueboar.games.sheriff.state.state import CLOSED, State

if TYPE_CHECKING:
    # Compiled, this is the machine's own number; in plain Python it is just int.
    from mypy_extensions import i64

SEVERAL: Final = -1
NOT_ASKED: Final = -2


@mypyc_attr(acyclic=True)
class OfferSoFar:
    """Who deals with whom, and the terms so far."""

    def __init__(
        self, state: State, space: SheriffSpace, seat: Seat, partners: tuple[Seat, ...], most_terms: int
    ) -> None:
        self.state = state
        self.space = space
        self.seat = seat
        self.most_terms = most_terms
        self.parties: tuple[Seat, ...] = (seat, *partners)
        self.givers: list[Seat] = _clockwise(self.parties, state.players)
        """The parties clockwise, from the one who proposes: the order of their actions."""
        self.officers: tuple[Seat, ...] = officers(state, self.parties)
        self.terms: list[Term] = []
        self.gets: list[int] = []
        """By term: who receives it; see `_receiver`."""
        self.sides: list[int] = [NOT_ASKED] * MOST_SEATS
        """By giver: who receives what names nobody, once that was asked for."""
        self.left = LeftToGive(state, self.parties, self.terms)
        self.when: Condition = UNCONDITIONAL
        """The condition of the gift that comes next."""
        self.no_bribes: bool = bool(self.officers) and bool(state.duties) and self._has_to_be_opened()
        """Whether a bribe would break a duty. Once somebody in office gives anything, there is none (rules 5.22)."""
        self.plain: bool = self._is_plain()
        self.hangs_on = 0
        """The bags on which a gift hangs, a bit each."""
        self.said: list[int] = [0] * ((FACE_DOWN + 1) * MOST_SEATS)
        """How many terms there are of each topic: see `_topic`. What is new is allowed without a second look."""

    def _has_to_be_opened(self) -> bool:
        """Whether somebody deals here whose bag the sheriff has promised to open: what they give is no bribe then."""
        return any(duty.act == OPEN and duty.merchant in self.parties for duty in self.state.duties)

    def _is_plain(self) -> bool:
        """Whether the next term can be judged without asking the rules: one sheriff, and no bribe that breaks a duty,
        or room for a favour of the sheriff's after it, by which it is none."""
        return len(self.state.office) == 1 and not (self.no_bribes and len(self.terms) + 1 >= self.most_terms)

    def may_finish(self) -> bool:
        if not self.terms or self.when is not UNCONDITIONAL:
            return False
        return (self.plain and not self.no_bribes) or self._is_legal(self.terms)

    def _is_legal(self, terms: list[Term]) -> bool:
        """But for what the givers have, which is counted as they are said."""
        state, parties = self.state, self.parties
        if check_terms(state, parties, terms) is not None:
            return False
        written = written_out(state, parties, terms)
        return check_said_once(state, parties, written) is None and obstacle(state, parties, written) is None

    def allows(self, term: Term) -> bool:
        """Whether the offer can be finished with this term in it."""
        if self.plain:
            return self.allows_plainly(term)
        terms = [*self.terms, term]
        if self._is_legal(terms):
            return True
        if len(terms) >= self.most_terms or check_terms(self.state, self.parties, terms) is not None:
            return False
        return any(self._is_legal([*terms, last]) for last in self._last_resorts(terms))

    def _last_resorts(self, terms: list[Term]) -> list[Term]:
        """What may make legal what is not: somebody in office gives something too, or one of them has a say alone."""
        found: list[Term] = []
        for officer in self.officers:
            for text in FAVOURS:
                favour = Term(FAVOUR, giver=officer, text=text)
                if not any(term.kind == FAVOUR and term.giver == officer and term.text == text for term in terms):
                    found.append(favour)
                    break
        if len(self.officers) == 2:
            for merchant in self.parties:
                if self.state.bags[merchant] == CLOSED:
                    for officer in self.officers:
                        found.append(Term(LET_THROUGH, merchant=merchant, whom=(officer,)))
                        found.append(Term(OPEN, merchant=merchant, whom=(officer,)))
        return found

    def allows_plainly(self, new: Term) -> bool:
        """If plain: no act against a condition or a duty, nothing about a bag or to somebody said twice.

        A condition that the same deal makes true is none (rules 5.24), so two gifts may become one by an act.
        """
        if new.is_act:
            for term in self.terms:
                if term.is_act and term.merchant == new.merchant and (term.is_verdict == new.is_verdict):
                    return False
                if new.is_verdict and term.is_conditional and rules_out(new.kind, new.merchant, term.when):
                    return False
            if not new.is_verdict:
                return True
            return not self._breaks_a_duty(new.kind, new.merchant) and not self._joins_gifts(new)
        return self.may_hang_on(new.when, new.kind, new.giver) and not self._is_said(new, self._receiver(new))

    def _breaks_a_duty(self, verdict: int, merchant: Seat) -> bool:
        state = self.state
        return bool(state.duties) and duties.against(state, verdict, merchant, self.officers) is not None

    def may_hang_on(self, when: Condition, kind: int, giver: Seat) -> bool:
        """Whether such a gift may have this condition, if plain: neither the deal nor a duty makes it impossible."""
        if when is UNCONDITIONAL:
            return True
        if kind == BAG_GOODS and when.bag == giver and when.happens != IF_PASSED:
            return False
        for term in self.terms:
            if term.is_verdict and rules_out(term.kind, term.merchant, when):
                return False
        return not self.state.duties or excluding(self.state, when) is None

    def _is_said(self, new: Term, gets: int) -> bool:
        """Whether this giver gives this to this receiver under this condition already."""
        when = self._counts_as_under(new, gets, None)
        for place, term in enumerate(self.terms):
            if term.kind == new.kind and term.giver == new.giver and term.good == new.good and term.text == new.text:
                if self.gets[place] == gets and when.is_like(self._counts_as_under(term, gets, None)):
                    return True
                if self.gets[place] == gets and new.when.is_like(term.when):
                    return True
        return False

    def _joins_gifts(self, act: Term) -> bool:
        """Whether two gifts would be the same after this act made a condition true."""
        if not any(term.is_conditional for term in self.terms):
            return False
        for place, term in enumerate(self.terms):
            when = self._counts_as_under(term, self.gets[place], act)
            for before in range(place):
                other = self.terms[before]
                if (
                    other.kind == term.kind
                    and not term.is_act
                    and other.giver == term.giver
                    and other.good == term.good
                    and other.text == term.text
                    and self.gets[before] == self.gets[place]
                    and when.is_like(self._counts_as_under(other, self.gets[before], act))
                ):
                    return True
        return False

    def _counts_as_under(self, gift: Term, gets: int, act: Term | None) -> Condition:
        """The condition that is left of a gift's (rules 5.22, 5.24), with one sheriff."""
        when = gift.when
        if when is UNCONDITIONAL:
            return when
        own = when.happens == IF_PASSED and when.bag == gift.giver
        if own and (gift.kind == BAG_GOODS or self.state.in_office(gets)):
            return UNCONDITIONAL
        if act is not None and _makes_true(act, when):
            return UNCONDITIONAL
        for term in self.terms:
            if term.is_verdict and _makes_true(term, when):
                return UNCONDITIONAL
        return when

    def _receiver(self, term: Term) -> int:
        """A seat, or SEVERAL."""
        return SEVERAL if term.is_act else self.receiver_named(term.giver, term.whom)

    def receiver_named(self, giver: Seat, whom: tuple[Seat, ...]) -> int:
        """Of a gift: whom it names; else the other side (rules 5.23)."""
        if whom:
            return _one_of(whom)
        side = self.sides[giver]
        if side == NOT_ASKED:
            side = _one_of(other_side(self.state, self.parties, giver) or partners_of(self.parties, giver))
            self.sides[giver] = side
        return side

    def add(self, term: Term) -> None:
        self.gets.append(self._receiver(term))
        self.terms.append(term)
        self.left.promise(term)
        self.said[_topic_of(term)] += 1
        if term.is_conditional:
            self.hangs_on |= 1 << term.when.bag
        self.when = UNCONDITIONAL
        if self.no_bribes:
            self.no_bribes = not term.is_act and not self.state.in_office(term.giver)
            self.plain = self._is_plain()

    def times_said(self, kind: int, seat: Seat) -> int:
        return self.said[_topic(kind, seat)]

    def gets_some(self, kind: int, giver: Seat, gets: int) -> bool:
        """Whether this receiver gets anything of this kind from this giver already."""
        for place, term in enumerate(self.terms):
            if term.kind == kind and term.giver == giver and self.gets[place] == gets:
                return True
        return False

    def is_new(self, kind: int, giver: Seat) -> bool:
        """Whether nothing like it was said of this giver, so that nothing can stand against it."""
        return self.plain and self.when is UNCONDITIONAL and self.said[_topic(kind, giver)] == 0

    def is_full(self) -> bool:
        return len(self.terms) >= self.most_terms


def _one_of(whom: tuple[Seat, ...]) -> int:
    count = len(whom)  # asked of the tuple itself, the compiler would unpack it
    return whom[0] if count == 1 else SEVERAL


def _clockwise(parties: tuple[Seat, ...], players: int) -> list[Seat]:
    """From the first one on."""
    present: i64 = 0
    one: i64 = 1
    for party in parties:
        present |= one << party
    seat = parties[0]
    found: list[Seat] = []
    for _ in range(players):
        if present >> seat & 1:
            found.append(seat)
        seat = seat + 1 if seat + 1 < players else 0
    return found


def _topic(kind: int, seat: Seat) -> int:
    """A number of its own for each kind of term of each seat. A verdict on a bag is one topic, whichever it is."""
    return kind * MOST_SEATS + seat


def _topic_of(term: Term) -> int:
    if term.is_verdict:
        return _topic(OPEN, term.merchant)
    return _topic(term.kind, term.merchant if term.is_act else term.giver)


def _makes_true(act: Term, when: Condition) -> bool:
    """With one sheriff, whose promise decides the bag."""
    return act.merchant == when.bag and when.happens == (IF_PASSED if act.kind == LET_THROUGH else IF_OPENED)
