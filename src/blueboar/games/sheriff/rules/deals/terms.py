"""What a deal may say, term by term (rules 5.3 to 5.7, 5.13, 5.14)."""

from __future__ import annotations

from typing import Final

from blueboar.core.seats import Refusal, Seat, refuse
from blueboar.games.sheriff.rules.deals.parties import officers
from blueboar.games.sheriff.state.deals import BAG_GOODS, FAVOUR, GOLD, REFUSE_DEALS, STALL_GOODS, Term
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
    for place, term in enumerate(terms):
        refusal = _check_term(state, parties, term)
        if refusal is not None:
            return refusal
        for before in range(place):
            if _say_the_same(terms[before], term):
                return refuse("offer.said-twice", "5.3", term=_said(term))
    return None


def _say_the_same(one: Term, other: Term) -> bool:
    """A deal may say only once what each gives, and what becomes of each bag."""
    if one.is_verdict and other.is_verdict:
        return one.merchant == other.merchant
    if one.kind != other.kind:
        return False
    return (
        one.giver == other.giver
        and one.merchant == other.merchant
        and one.good == other.good
        and one.text == other.text
    )


def _said(term: Term) -> str:
    if term.is_verdict:
        return "verdict"
    if term.kind == REFUSE_DEALS:
        return "refuse-deals"
    if term.kind == GOLD:
        return "gold"
    if term.kind == STALL_GOODS:
        return "stall"
    return "bag" if term.kind == BAG_GOODS else "favour"


def _check_term(state: State, parties: tuple[Seat, ...], term: Term) -> Refusal | None:
    if term.is_act:
        return _check_act(state, parties, term)
    if term.kind == GOLD:
        if not 1 <= term.count <= MOST_GOLD:
            return refuse("offer.amount", "5.4", amount=str(term.count)[:20], least=1, most=MOST_GOLD)
        return _check_giver(parties, term)
    if term.kind == STALL_GOODS:
        return _check_giver(parties, term) or _check_goods(state, term)
    if term.kind == BAG_GOODS:
        return _check_giver(parties, term) or _check_goods(state, term) or _check_bag(state, parties, term)
    assert term.kind == FAVOUR
    return _check_giver(parties, term) or _check_favour(term)


def _check_giver(parties: tuple[Seat, ...], term: Term) -> Refusal | None:
    if term.giver not in parties:
        return refuse("offer.giver", "5.3", giver=term.giver, allowed=list(parties))
    return None


def _check_goods(state: State, term: Term) -> Refusal | None:
    if not 1 <= term.count <= MOST_CARDS:
        return refuse("offer.amount", "5.5", amount=str(term.count)[:20], least=1, most=MOST_CARDS)
    if term.good == NO_CARD:
        return refuse("offer.no-such-good", "5.3", good=term.text[:40], allowed=state.goods.printed_names)
    return None


def _check_bag(state: State, parties: tuple[Seat, ...], term: Term) -> Refusal | None:
    if not officers(state, parties):
        return refuse("offer.no-bag-goods", "5.13")
    if state.bags[term.giver] != CLOSED:
        return refuse("offer.no-closed-bag", "5.3", giver=term.giver)
    return None


def _check_act(state: State, parties: tuple[Seat, ...], term: Term) -> Refusal | None:
    merchant = term.merchant
    if not officers(state, parties):
        return refuse("offer.no-acts", "5.13")
    if not state.is_merchant(merchant):
        return refuse("offer.act-about", "5.6", merchant=merchant, allowed=state.merchants)
    if term.is_verdict and state.bags[merchant] != CLOSED:
        return refuse("offer.bag-decided", "5.6", merchant=merchant, allowed=state.undecided())
    return None


def _check_favour(term: Term) -> Refusal | None:
    text = term.text
    if not 1 <= len(text) <= MOST_FAVOUR_LETTERS or not text.strip():
        return refuse("offer.favour-length", "5.14", count=len(text), least=1, most=MOST_FAVOUR_LETTERS)
    for joiner in JOINERS:
        text = text.replace(joiner, "")
    if not text.isprintable():
        return refuse("offer.favour-letters", "5.7")
    return None
