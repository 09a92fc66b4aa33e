"""Conditions of gifts, and what a deal carries that nobody wrote (rules 5.20, 5.22, 5.24)."""

from __future__ import annotations

from blueboar.core.seats import Refusal, Seat, refuse
from blueboar.games.sheriff.rules.deals.parties import has_officer, performers, receivers
from blueboar.games.sheriff.state.deals import (
    BAG_GOODS,
    HAPPENINGS,
    IF_OPENED,
    IF_PASSED,
    LET_THROUGH,
    OPEN,
    PROMISES,
    UNKNOWN,
    Condition,
    Duty,
    Term,
)
from blueboar.games.sheriff.state.state import CLOSED, State


def check_condition(state: State, parties: tuple[Seat, ...], terms: list[Term], term: Term) -> Refusal | None:
    """Of a term that has one."""
    if term.when.happens == UNKNOWN:
        return refuse("offer.condition-unknown", "5.20", allowed=list(HAPPENINGS))
    refusal = check_possible(state, term)
    if refusal is not None:
        return refusal
    if term.kind == BAG_GOODS and term.when.bag == term.giver and term.when.happens != IF_PASSED:
        return refuse("offer.condition-own-bag", "5.24", giver=term.giver)
    for act in terms:
        if act.is_verdict and rules_out(act.kind, act.merchant, term.when) and is_decisive(state, parties, act):
            return refuse("offer.condition-contradicts", "5.24", act=PROMISES[act.kind], merchant=act.merchant)
    return None


def check_possible(state: State, term: Term) -> Refusal | None:
    """Whether the bag is still there to be decided, and no duty stands in the way."""
    bag = term.when.bag
    if not state.is_merchant(bag) or state.bags[bag] != CLOSED:
        return refuse("offer.condition-bag", "5.24", merchant=bag, allowed=state.undecided())
    duty = excluding(state, term.when)
    if duty is not None:
        return refuse(
            "offer.condition-against-duty",
            "5.24",
            duty=PROMISES[duty.act],
            merchant=duty.merchant,
            deal=duty.deal,
        )
    return None


def rules_out(act: int, merchant: Seat, when: Condition) -> bool:
    return merchant == when.bag and (act == LET_THROUGH) == (when.happens != IF_PASSED)


def excluding(state: State, when: Condition) -> Duty | None:
    """The duty of all in office that makes this impossible."""
    for duty in state.duties:
        if duty.act <= OPEN and len(duty.bound) == len(state.office) and rules_out(duty.act, duty.merchant, when):
            return duty
    return None


def is_decisive(state: State, parties: tuple[Seat, ...], act: Term) -> bool:
    """Whether this act leaves nobody else a choice: all in office promise it, or it is done at once."""
    bound = performers(state, parties, act)
    return len(bound) == len(state.office) or happens_at_once(state, parties, act)


def happens_at_once(state: State, parties: tuple[Seat, ...], act: Term) -> bool:
    """A partner's own bag is let through when the deal is struck by everyone who has a say (rules 5.8)."""
    if act.kind != LET_THROUGH or act.merchant not in parties:
        return False
    bound = performers(state, parties, act)
    return all(seat in bound for seat in state.say(act.merchant))


def written_out(state: State, parties: tuple[Seat, ...], terms: list[Term]) -> list[Term]:
    """The deal as its offer shows it: without conditions that are none, with the passing that a bribe carries."""
    if not any(term.is_gift for term in terms):
        return terms
    written: list[Term] = []
    passing: list[Seat] = []
    for term in terms:
        if not term.is_conditional:
            written.append(term)
            continue
        own = term.when.happens == IF_PASSED and term.when.bag == term.giver
        if own and _is_for_office(state, parties, term):
            passing.append(term.giver)
        elif not (own and term.kind == BAG_GOODS) and not _is_made_true(state, parties, terms, term.when):
            written.append(term)
            continue
        written.append(term.without_condition())
    if not passing and has_officer(state, parties) and not _office_gives(state, written):
        passing = [merchant for merchant in state.merchants if _bribes(state, parties, written, merchant)]
    if not passing:
        return written
    for merchant in state.merchants:
        if merchant in passing and not any(term.is_verdict and term.merchant == merchant for term in written):
            written.append(Term(LET_THROUGH, merchant=merchant, implied=True))
    return written


def _is_made_true(state: State, parties: tuple[Seat, ...], terms: list[Term], when: Condition) -> bool:
    for act in terms:
        if act.is_verdict and act.merchant == when.bag and is_decisive(state, parties, act):
            return when.happens == (IF_PASSED if act.kind == LET_THROUGH else IF_OPENED)
    return False


def _is_for_office(state: State, parties: tuple[Seat, ...], term: Term) -> bool:
    return all(state.in_office(seat) for seat in receivers(state, parties, term))


def _office_gives(state: State, terms: list[Term]) -> bool:
    """Whether somebody in office does or gives anything."""
    return any(term.is_act or state.in_office(term.giver) for term in terms)


def _bribes(state: State, parties: tuple[Seat, ...], terms: list[Term], merchant: Seat) -> bool:
    """Whether this merchant, whose bag is undecided, gives those in office something without a condition."""
    if state.bags[merchant] != CLOSED or merchant not in parties:
        return False
    for term in terms:
        gives = term.giver == merchant and term.is_gift and not term.is_conditional
        if gives and _is_for_office(state, parties, term):
            return True
    return False
