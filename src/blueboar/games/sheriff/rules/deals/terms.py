"""What a deal may say, term by term (rules 5.3 to 5.7, 5.13, 5.14)."""

from __future__ import annotations

from typing import Final

from blueboar.core.seats import Refusal, Seat, refuse
from blueboar.games.sheriff.rules.deals import duties
from blueboar.games.sheriff.rules.deals.parties import officers
from blueboar.games.sheriff.state.state import CLOSED, State
from blueboar.games.sheriff.wire.terms import DoFavour, GiveBagGoods, GiveGold, GiveStallGoods, Term

MOST_TERMS: Final = 12
MOST_FAVOUR_LETTERS: Final = 200
MOST_GOLD: Final = 100_000
MOST_CARDS: Final = 500
JOINERS: Final = "\u200c\u200d"
"""Not printed themselves, but Persian cannot be written without them."""


def check_terms(state: State, parties: tuple[Seat, ...], terms: tuple[Term, ...]) -> Refusal | None:
    if not 1 <= len(terms) <= MOST_TERMS:
        return refuse("offer.number-of-terms", "5.14", count=len(terms), least=1, most=MOST_TERMS)
    said: list[tuple[str, int, str]] = []
    for term in terms:
        refusal = _check_term(state, parties, term)
        if refusal is not None:
            return refusal
        key = _key(term)
        if key in said:
            return refuse("offer.said-twice", "5.3", term=key[0])
        said.append(key)
    return None


def _key(term: Term) -> tuple[str, int, str]:
    """What a deal may say only once."""
    act = duties.act_of(term)
    if act is not None:
        verdict = "verdict" if act[0] != duties.REFUSE_DEALS else act[0]
        return verdict, act[1], ""
    if type(term) is GiveGold:
        return "gold", term.giver, ""
    if type(term) is GiveStallGoods:
        return "stall", term.giver, term.good
    if type(term) is GiveBagGoods:
        return "bag", term.giver, term.good
    assert type(term) is DoFavour
    return "favour", term.giver, term.text


def _check_term(state: State, parties: tuple[Seat, ...], term: Term) -> Refusal | None:
    act = duties.act_of(term)
    if act is not None:
        return _check_act(state, parties, act[0], act[1])
    if type(term) is GiveGold:
        if not 1 <= term.amount <= MOST_GOLD:
            return refuse("offer.amount", "5.4", amount=str(term.amount)[:20], least=1, most=MOST_GOLD)
        return _check_giver(parties, term.giver)
    if type(term) is GiveStallGoods:
        return _check_giver(parties, term.giver) or _check_goods(state, term.good, term.count)
    if type(term) is GiveBagGoods:
        return _check_bag_goods(state, parties, term)
    assert isinstance(term, DoFavour)
    return _check_giver(parties, term.giver) or _check_favour(term)


def _check_giver(parties: tuple[Seat, ...], giver: Seat) -> Refusal | None:
    if giver not in parties:
        return refuse("offer.giver", "5.3", giver=giver, allowed=list(parties))
    return None


def _check_goods(state: State, good: str, count: int) -> Refusal | None:
    if not 1 <= count <= MOST_CARDS:
        return refuse("offer.amount", "5.5", amount=str(count)[:20], least=1, most=MOST_CARDS)
    if not state.goods.has(good):
        return refuse("offer.no-such-good", "5.3", good=good[:40], allowed=state.goods.names)
    return None


def _check_bag_goods(state: State, parties: tuple[Seat, ...], term: GiveBagGoods) -> Refusal | None:
    refusal = _check_giver(parties, term.giver) or _check_goods(state, term.good, term.count)
    if refusal is None and not officers(state, parties):
        return refuse("offer.no-bag-goods", "5.13")
    if refusal is None and state.bags[term.giver] != CLOSED:
        return refuse("offer.no-closed-bag", "5.3", giver=term.giver)
    return refusal


def _check_act(state: State, parties: tuple[Seat, ...], act: str, merchant: Seat) -> Refusal | None:
    if not officers(state, parties):
        return refuse("offer.no-acts", "5.13")
    if not state.is_merchant(merchant):
        return refuse("offer.act-about", "5.6", merchant=merchant, allowed=state.merchants)
    if act != duties.REFUSE_DEALS and state.bags[merchant] != CLOSED:
        return refuse("offer.bag-decided", "5.6", merchant=merchant, allowed=state.undecided())
    return None


def _check_favour(term: DoFavour) -> Refusal | None:
    text = term.text
    if not 1 <= len(text) <= MOST_FAVOUR_LETTERS or not text.strip():
        return refuse("offer.favour-length", "5.14", count=len(text), least=1, most=MOST_FAVOUR_LETTERS)
    if not all(letter.isprintable() or letter in JOINERS for letter in text):
        return refuse("offer.favour-letters", "5.7")
    return None
