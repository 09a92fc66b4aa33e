"""What a deal may say, term by term (rules 5.3 to 5.7, 5.13, 5.14, 5.20, 5.23)."""

from __future__ import annotations

from typing import Final

from blueboar.core.seats import Refusal, Seat, refuse
from blueboar.games.sheriff.rules.deals.conditions import check_condition
from blueboar.games.sheriff.rules.deals.parties import (
    check_performers,
    check_receivers,
    has_officer,
    receivers,
    takes_part,
)
from blueboar.games.sheriff.state.deals import BAG_GOODS, FACE_DOWN, FAVOUR, GOLD, REFUSE_DEALS, STALL_GOODS, Term
from blueboar.games.sheriff.state.goods import NO_CARD
from blueboar.games.sheriff.state.state import CLOSED, State

MOST_TERMS: Final = 12
MOST_FAVOUR_LETTERS: Final = 200
MOST_GOLD: Final = 100_000
MOST_CARDS: Final = 500
JOINERS: Final = "\u200c\u200d"
"""Not printed themselves, but Persian cannot be written without them."""


def check_terms(state: State, parties: tuple[Seat, ...], terms: list[Term]) -> Refusal | None:
    if not 1 <= len(terms) <= MOST_TERMS:
        return refuse("offer.number-of-terms", "5.14", count=len(terms), least=1, most=MOST_TERMS)
    for term in terms:
        refusal = _check_term(state, parties, term)
        if refusal is None and term.is_conditional:
            refusal = check_condition(state, parties, terms, term)
        if refusal is not None:
            return refusal
    return None


def check_said_once(state: State, parties: tuple[Seat, ...], terms: list[Term]) -> Refusal | None:
    for place, term in enumerate(terms):
        for before in range(place):
            if _say_the_same(state, parties, terms[before], term):
                return refuse("offer.said-twice", "5.3", term=_said(term))
    return None


def _say_the_same(state: State, parties: tuple[Seat, ...], one: Term, other: Term) -> bool:
    """A deal may say only once what each gives to whom under which condition, and what becomes of each bag."""
    if one.is_verdict and other.is_verdict:
        return one.merchant == other.merchant
    if one.kind != other.kind:
        return False
    same = (
        one.giver == other.giver
        and one.merchant == other.merchant
        and one.good == other.good
        and one.text == other.text
        and one.when.is_like(other.when)
    )
    if not same or one.is_act:
        return same
    return receivers(state, parties, one) == receivers(state, parties, other)


def _said(term: Term) -> str:
    if term.is_verdict:
        return "verdict"
    if term.kind == REFUSE_DEALS:
        return "refuse-deals"
    if term.kind == GOLD:
        return "gold"
    if term.kind == STALL_GOODS:
        return "stall"
    if term.kind == FACE_DOWN:
        return "face-down"
    return "bag" if term.kind == BAG_GOODS else "favour"


def _check_term(state: State, parties: tuple[Seat, ...], term: Term) -> Refusal | None:
    if term.is_act:
        return _check_act(state, parties, term)
    if term.kind == GOLD:
        if not 1 <= term.count <= MOST_GOLD:
            return refuse("offer.amount", "5.4", amount=str(term.count)[:20], least=1, most=MOST_GOLD)
        return _check_giver(state, parties, term)
    if term.kind == STALL_GOODS:
        return _check_giver(state, parties, term) or _check_goods(state, term)
    if term.kind == FACE_DOWN:
        return _check_giver(state, parties, term) or _check_count(term)
    if term.kind == BAG_GOODS:
        return _check_giver(state, parties, term) or _check_goods(state, term) or _check_bag(state, term)
    assert term.kind == FAVOUR
    return _check_giver(state, parties, term) or _check_favour(term)


def _check_giver(state: State, parties: tuple[Seat, ...], term: Term) -> Refusal | None:
    if not takes_part(term.giver, parties):
        return refuse("offer.giver", "5.3", giver=term.giver, allowed=list(parties))
    return check_receivers(state, parties, term)


def _check_count(term: Term) -> Refusal | None:
    if not 1 <= term.count <= MOST_CARDS:
        return refuse("offer.amount", "5.5", amount=str(term.count)[:20], least=1, most=MOST_CARDS)
    return None


def _check_goods(state: State, term: Term) -> Refusal | None:
    refusal = _check_count(term)
    if refusal is not None:
        return refusal
    if term.good == NO_CARD:
        return refuse("offer.no-such-good", "5.3", good=term.text[:40], allowed=state.goods.printed_names)
    if state.goods.is_summons[term.good]:
        return refuse("offer.cannot-be-promised", "2.6", good=state.goods.names[term.good])
    return None


def _check_bag(state: State, term: Term) -> Refusal | None:
    if state.bags[term.giver] != CLOSED:
        return refuse("offer.no-closed-bag", "5.3", giver=term.giver)
    return None


def _check_act(state: State, parties: tuple[Seat, ...], term: Term) -> Refusal | None:
    merchant = term.merchant
    if not has_officer(state, parties):
        return refuse("offer.no-acts", "5.13", allowed=list(state.office))
    if not state.is_merchant(merchant):
        return refuse("offer.act-about", "5.6", merchant=merchant, allowed=state.merchants)
    if term.is_verdict and state.bags[merchant] != CLOSED:
        return refuse("offer.bag-decided", "5.6", merchant=merchant, allowed=state.undecided())
    return check_performers(state, parties, term)


def _check_favour(term: Term) -> Refusal | None:
    text = term.text
    if not 1 <= len(text) <= MOST_FAVOUR_LETTERS or not text.strip():
        return refuse("offer.favour-length", "5.14", count=len(text), least=1, most=MOST_FAVOUR_LETTERS)
    for joiner in JOINERS:
        text = text.replace(joiner, "")
    if not text.isprintable():
        return refuse("offer.favour-letters", "5.7")
    return None
