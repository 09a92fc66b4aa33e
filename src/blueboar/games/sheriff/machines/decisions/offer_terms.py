"""An offer while it is drawn up, term by term: what may be said next, so that it can always be finished legally.

Limits beside those of the rules: nobody is asked for more than everyone can see that they have, nor for more than 999
gold at once; a gift goes to nobody in particular (that is, the other side), to one player or to both deputies.

The rules judge a whole offer. Terms that are not legal by themselves may become so by a later one: who in office gives
anything takes no bribe (rules 5.22). So terms may stand here that only another one makes legal, if there is such a one.
"""

from __future__ import annotations

from typing import Final

from blueboar.core.seats import Seat
from blueboar.games.sheriff.machines.decisions import left_to_give
from blueboar.games.sheriff.machines.decisions.space import FAVOURS, SheriffSpace
from blueboar.games.sheriff.rules.deals import duties
from blueboar.games.sheriff.rules.deals.conditions import rules_out, written_out
from blueboar.games.sheriff.rules.deals.offers import obstacle
from blueboar.games.sheriff.rules.deals.parties import officers, other_side, receivers
from blueboar.games.sheriff.rules.deals.terms import check_said_once, check_terms
from blueboar.games.sheriff.state.deals import (
    BAG_GOODS,
    FACE_DOWN,
    FAVOUR,
    GOLD,
    HAPPENINGS,
    IF_OPENED,
    IF_PASSED,
    LET_THROUGH,
    OPEN,
    REFUSE_DEALS,
    STALL_GOODS,
    UNCONDITIONAL,
    Condition,
    Term,
)
from blueboar.games.sheriff.state.goods import NO_CARD
from blueboar.games.sheriff.state.state import CLOSED, State

ACTS: Final = [LET_THROUGH, OPEN, REFUSE_DEALS]
GIFTS: Final = [GOLD, STALL_GOODS, BAG_GOODS, FACE_DOWN]
GIVEN: Final = [GOLD, STALL_GOODS, BAG_GOODS, FAVOUR, FACE_DOWN]
"""In the order of their actions."""
Whom = tuple[Seat, ...]
NOBODY_NAMED: Final[Whom] = ()
SEVERAL: Final = -1
MOST_SEATS: Final = 8


class OfferTerms:
    """Who deals with whom, and the terms so far."""

    def __init__(
        self, state: State, space: SheriffSpace, seat: Seat, partners: tuple[Seat, ...], most_terms: int
    ) -> None:
        self.state = state
        self.space = space
        self.seat = seat
        self.most_terms = most_terms
        self.parties: tuple[Seat, ...] = (seat, *partners)
        self.officers: tuple[Seat, ...] = officers(state, self.parties)
        self.terms: list[Term] = []
        self.gets: list[int] = []
        """By term: who receives it; see `_receiver`."""
        self.when: Condition = UNCONDITIONAL
        """The condition of the gift that comes next."""
        self.plain: bool = not state.duties and len(state.office) == 1
        """Whether it can be judged without asking the rules: one sheriff and no duties."""
        self.has_conditions = False
        self.spoken: list[int] = []
        """Of what something is said already: see `_topic`. What is new is allowed without a second look, if plain."""

    def copy(self, state: State) -> OfferTerms:
        twin = OfferTerms(state, self.space, self.seat, self.parties[1:], self.most_terms)
        twin.terms = self.terms[:]
        twin.gets = self.gets[:]
        twin.when = self.when
        twin.has_conditions = self.has_conditions
        twin.spoken = self.spoken[:]
        return twin

    # Whole offers

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
            return self._allows_plainly(term)
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

    def _allows_plainly(self, new: Term) -> bool:
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
        self.spoken.append(_topic_of(term))
        if term.is_conditional:
            self.has_conditions = True
        self.when = UNCONDITIONAL

    def _is_new(self, kind: int, giver: Seat) -> bool:
        """Whether nothing like it was said of this giver, so that nothing can stand against it."""
        return self.plain and self.when is UNCONDITIONAL and _topic(kind, giver) not in self.spoken

    def is_full(self) -> bool:
        return len(self.terms) >= self.most_terms

    # Acts

    def merchants_for(self, act: int) -> list[Seat]:
        """About whom this act may be said."""
        if not self.officers or self.when is not UNCONDITIONAL or self.is_full():
            return []
        state = self.state
        about = state.merchants if act == REFUSE_DEALS else state.undecided()
        if self.plain:
            if not self.terms:
                return about
            topic = REFUSE_DEALS if act == REFUSE_DEALS else OPEN
            new = [seat for seat in about if _topic(topic, seat) not in self.spoken]
            if not self.has_conditions:
                return new
            return [seat for seat in new if self._allows_plainly(Term(act, merchant=seat))]
        possible = self._possible_performers()
        return [seat for seat in about if any(self.allows(Term(act, merchant=seat, whom=whom)) for whom in possible)]

    def performers_for(self, act: int, merchant: Seat) -> list[Whom]:
        possible = self._possible_performers()
        return [whom for whom in possible if self.allows(Term(act, merchant=merchant, whom=whom))]

    def _possible_performers(self) -> list[Whom]:
        """Who may be named to perform an act; nobody named are all in office who are partners."""
        possible: list[Whom] = [NOBODY_NAMED]
        if len(self.state.office) == 2:
            possible += [(officer,) for officer in self.officers]
        return possible

    # Conditions

    def conditions(self) -> list[Condition]:
        """Those under which something may be given."""
        if self.is_full():
            return []
        return [
            Condition(bag, happens)
            for happens in range(len(HAPPENINGS))
            for bag in self.state.undecided()
            if self.may_give_if(Condition(bag, happens))
        ]

    def has_condition(self) -> bool:
        if self.is_full():
            return False
        if self.plain and self.state.has_bag(CLOSED):
            for kind in (GOLD, FACE_DOWN):
                for giver in self.parties:
                    if _topic(kind, giver) not in self.spoken and self._has_some(kind, giver):
                        return True
        for bag in self.state.undecided():
            for happens in range(len(HAPPENINGS)):
                if self.may_give_if(Condition(bag, happens)):
                    return True
        return False

    def may_give_if(self, when: Condition) -> bool:
        before = self.when
        self.when = when
        found = False
        for kind in GIFTS:
            for giver in self.parties:
                if self.has_receiver(kind, giver):
                    found = True
                    break
            if found:
                break
        self.when = before
        return found

    # Gifts and favours

    def givers_of(self, kind: int) -> list[Seat]:
        if self.is_full() or (kind == FAVOUR and self.when is not UNCONDITIONAL):
            return []
        return [seat for seat in self.parties if self.has_receiver(kind, seat)]

    def has_receiver(self, kind: int, giver: Seat) -> bool:
        if not self._has_some(kind, giver):
            return False
        if self._is_new(kind, giver) and (kind != STALL_GOODS or _topic(FACE_DOWN, giver) not in self.spoken):
            return True
        if len(self.parties) == 2:
            return self._may_receive(kind, giver, NOBODY_NAMED)
        return any(self._may_receive(kind, giver, whom) for whom in self._possible_receivers(kind, giver))

    def receivers_of(self, kind: int, giver: Seat) -> list[Whom]:
        if not self._has_some(kind, giver):
            return []
        return [whom for whom in self._possible_receivers(kind, giver) if self._may_receive(kind, giver, whom)]

    def _has_some(self, kind: int, giver: Seat) -> bool:
        state, terms = self.state, self.terms
        if kind == GOLD:
            return left_to_give.gold(state, terms, giver) > 0
        if kind == FACE_DOWN:
            return left_to_give.face_down(state, terms, giver) > 0
        if kind == BAG_GOODS:
            return state.bags[giver] == CLOSED and left_to_give.in_bag(state, terms, giver) > 0
        return kind == FAVOUR or bool(state.stall(giver)) or bool(state.contraband(giver))

    def _possible_receivers(self, kind: int, giver: Seat) -> list[Whom]:
        """Nobody named: the other side. In a deal of two nobody need be named."""
        if len(self.parties) == 2:
            return [NOBODY_NAMED]
        state = self.state
        others = [seat for seat in self.parties if seat != giver]
        found: list[Whom] = [(seat,) for seat in others]
        side = other_side(state, self.parties, giver)
        if kind == FAVOUR or len(side) == 1 or side == state.office:
            found.insert(0, NOBODY_NAMED)
        if len(state.office) == 2 and state.office[0] in others and state.office[1] in others:
            found.append(state.office)
        return found

    def _may_receive(self, kind: int, giver: Seat, whom: Whom) -> bool:
        """Of a giver who has some of it."""
        if kind == FAVOUR:
            if self._is_new(FAVOUR, giver):
                return True
            return any(self.allows(Term(FAVOUR, giver=giver, text=text, whom=whom)) for text in FAVOURS)
        if kind in (GOLD, FACE_DOWN):
            if self._is_new(kind, giver):
                return True
            return self.allows(self.gift(kind, giver, whom, NO_CARD, 1))
        return len(self.goods(kind, giver, whom)) > 0

    def gift(self, kind: int, giver: Seat, whom: Whom, good: int, count: int) -> Term:
        return Term(kind, giver=giver, good=good, count=count, whom=whom, when=self.when)

    def favours(self, giver: Seat, whom: Whom) -> list[int]:
        if self._is_new(FAVOUR, giver):
            return list(range(len(FAVOURS)))
        return [
            number
            for number, text in enumerate(FAVOURS)
            if self.allows(Term(FAVOUR, giver=giver, text=text, whom=whom))
        ]

    def goods(self, kind: int, giver: Seat, whom: Whom) -> list[int]:
        """Which cards may be named. Those of which nothing was said are allowed together, or none of them is."""
        state = self.state
        if kind == BAG_GOODS:
            possible = self.space.promisable
        else:
            possible = left_to_give.on_stall(state, self.terms, self.seat, giver, self.space.hidden)
        if self._is_new(kind, giver):
            return possible
        said = [term.good for term in self.terms if term.kind == kind and term.giver == giver]
        new = possible if not said else [card for card in possible if card not in said]
        found = new if new and self.allows(self.gift(kind, giver, whom, new[0], 1)) else []
        if not said:
            return found
        again = [card for card in possible if card in said]
        return found + [card for card in again if self.allows(self.gift(kind, giver, whom, card, 1))]

    def most(self, kind: int, giver: Seat, good: int) -> int:
        return left_to_give.most(self.state, self.terms, self.seat, kind, giver, good)


def _topic(kind: int, seat: Seat) -> int:
    """A verdict on a bag is one topic, whichever it is."""
    return kind * MOST_SEATS + seat


def _topic_of(term: Term) -> int:
    if term.is_verdict:
        return _topic(OPEN, term.merchant)
    return _topic(term.kind, term.merchant if term.is_act else term.giver)


def _makes_true(act: Term, when: Condition) -> bool:
    """With one sheriff, whose promise decides the bag."""
    return act.merchant == when.bag and when.happens == (IF_PASSED if act.kind == LET_THROUGH else IF_OPENED)


def may_meet(state: State, parties: tuple[Seat, ...]) -> bool:
    """Whether these may deal with each other (rules 5.8, 5.13)."""
    if len(parties) < 2 or (not state.options.merchant_deals and not officers(state, parties)):
        return False
    return not state.duties or duties.against_dealing(state, parties) is None


def may_be_joined(state: State, parties: tuple[Seat, ...]) -> bool:
    """Whether these may deal, or may with some others."""
    if state.duties and duties.against_dealing(state, parties) is not None:
        return False
    if state.options.merchant_deals or officers(state, parties):
        return len(parties) > 1 or any(
            may_meet(state, (*parties, other)) for other in range(state.players) if other not in parties
        )
    return any(may_meet(state, (*parties, officer)) for officer in state.office)
