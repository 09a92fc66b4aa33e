"""An offer while it is drawn up: who deals with whom, the terms so far, and whether one more can stand beside them.

The rules judge a whole offer. Terms that are not legal by themselves may become so by a later one: who in office gives
anything takes no bribe (rules 5.22). So terms may stand here that only another one makes legal, if there is such a one.
"""

from __future__ import annotations

from typing import Final

from blueboar.core.seats import Seat
from blueboar.games.sheriff.machines.decisions.space import FAVOURS, SheriffSpace
from blueboar.games.sheriff.rules.deals.conditions import rules_out, written_out
from blueboar.games.sheriff.rules.deals.offers import obstacle
from blueboar.games.sheriff.rules.deals.parties import officers, receivers
from blueboar.games.sheriff.rules.deals.terms import check_said_once, check_terms
from blueboar.games.sheriff.state.deals import (
    BAG_GOODS,
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

SEVERAL: Final = -1
MOST_SEATS: Final = 6


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
        players = state.players
        self.givers: list[Seat] = [
            (seat + step) % players for step in sorted([(each - seat) % players for each in self.parties])
        ]
        """The parties clockwise, from the one who proposes: the order of their actions."""
        self.officers: tuple[Seat, ...] = officers(state, self.parties)
        self.terms: list[Term] = []
        self.gets: list[int] = []
        """By term: who receives it; see `_receiver`."""
        self.when: Condition = UNCONDITIONAL
        """The condition of the gift that comes next."""
        self.plain: bool = not state.duties and len(state.office) == 1
        """Whether it can be judged without asking the rules: one sheriff and no duties."""
        self.has_conditions = False
        self.spoken = 0
        """Of what something is said already, a bit each: see `_topic`. What is new is allowed without a second look, if
        plain."""

    def may_finish(self) -> bool:
        if not self.terms or self.when is not UNCONDITIONAL:
            return False
        return self.plain or self._is_legal(self.terms)

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
        """With one sheriff and no duties: no act against a condition, nothing about a bag or to somebody said twice.

        A condition that the same deal makes true is none (rules 5.24), so two gifts may become one by an act.
        """
        if new.is_act:
            for term in self.terms:
                if term.is_act and term.merchant == new.merchant and (term.is_verdict == new.is_verdict):
                    return False
                if new.is_verdict and term.is_conditional and rules_out(new.kind, new.merchant, term.when):
                    return False
            return not new.is_verdict or not self._joins_gifts(new)
        when = new.when
        if new.is_conditional:
            if new.kind == BAG_GOODS and when.bag == new.giver and when.happens != IF_PASSED:
                return False
            for term in self.terms:
                if term.is_verdict and rules_out(term.kind, term.merchant, when):
                    return False
        return not self._is_said(new, self._receiver(new))

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
        if term.is_act:
            return SEVERAL
        whom = receivers(self.state, self.parties, term)
        return whom[0] if len(whom) == 1 else SEVERAL

    def add(self, term: Term) -> None:
        self.gets.append(self._receiver(term))
        self.terms.append(term)
        self.spoken |= _topic_of(term)
        if term.is_conditional:
            self.has_conditions = True
        self.when = UNCONDITIONAL

    def was_said(self, kind: int, seat: Seat) -> bool:
        return bool(self.spoken & _topic(kind, seat))

    def is_new(self, kind: int, giver: Seat) -> bool:
        """Whether nothing like it was said of this giver, so that nothing can stand against it."""
        return self.plain and self.when is UNCONDITIONAL and not self.was_said(kind, giver)

    def is_full(self) -> bool:
        return len(self.terms) >= self.most_terms


def _topic(kind: int, seat: Seat) -> int:
    """A bit of its own for each kind of term of each seat. A verdict on a bag is one topic, whichever it is."""
    return 1 << (kind * MOST_SEATS + seat)


def _topic_of(term: Term) -> int:
    if term.is_verdict:
        return _topic(OPEN, term.merchant)
    return _topic(term.kind, term.merchant if term.is_act else term.giver)


def _makes_true(act: Term, when: Condition) -> bool:
    """With one sheriff, whose promise decides the bag."""
    return act.merchant == when.bag and when.happens == (IF_PASSED if act.kind == LET_THROUGH else IF_OPENED)
