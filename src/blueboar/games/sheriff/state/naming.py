"""Deals, duties and promises by name, as they travel and are kept; and back into numbers."""

from __future__ import annotations

from typing import Final

from blueboar.core.seats import NOBODY, Seat
from blueboar.games.sheriff.state.deals import (
    BAG_GOODS,
    FAVOUR,
    GOLD,
    LET_THROUGH,
    NO_DEAL,
    OPEN,
    PROMISES,
    REFUSE_DEALS,
    STALL_GOODS,
    STATUSES,
    Deal,
    Duty,
    Promise,
    Term,
)
from blueboar.games.sheriff.state.goods import NO_CARD, Goods
from blueboar.games.sheriff.wire import terms

_WHAT: Final[dict[str, int]] = {name: number for number, name in enumerate(PROMISES)}
_STATUS: Final[dict[str, int]] = {name: number for number, name in enumerate(STATUSES)}


def named_term(goods: Goods, term: Term) -> terms.Term:
    kind = term.kind
    if kind == GOLD:
        return terms.GiveGold(term.giver, term.count)
    if kind == LET_THROUGH:
        return terms.LetThroughTerm(term.merchant)
    if kind == OPEN:
        return terms.OpenBagTerm(term.merchant)
    if kind == REFUSE_DEALS:
        return terms.RefuseDealsTerm(term.merchant)
    if kind == STALL_GOODS:
        return terms.GiveStallGoods(term.giver, goods.names[term.good], term.count)
    if kind == BAG_GOODS:
        return terms.GiveBagGoods(term.giver, goods.names[term.good], term.count)
    assert kind == FAVOUR
    return terms.DoFavour(term.giver, term.text)


def numbered_term(goods: Goods, term: terms.Term) -> Term:
    if type(term) is terms.GiveGold:
        return Term(GOLD, giver=term.giver, count=term.amount)
    if type(term) is terms.LetThroughTerm:
        return Term(LET_THROUGH, merchant=term.merchant)
    if type(term) is terms.OpenBagTerm:
        return Term(OPEN, merchant=term.merchant)
    if type(term) is terms.RefuseDealsTerm:
        return Term(REFUSE_DEALS, merchant=term.merchant)
    if type(term) is terms.GiveStallGoods:
        return _goods_term(goods, STALL_GOODS, term.giver, term.good, term.count)
    if type(term) is terms.GiveBagGoods:
        return _goods_term(goods, BAG_GOODS, term.giver, term.good, term.count)
    assert type(term) is terms.DoFavour
    return Term(FAVOUR, giver=term.giver, text=term.text)


def _goods_term(goods: Goods, kind: int, giver: Seat, name: str, count: int) -> Term:
    """A name that no card has stays with the term, for the refusal."""
    good = goods.number(name)
    return Term(kind, giver=giver, good=good, count=count, text=name if good == NO_CARD else "")


def numbered_terms(goods: Goods, named: tuple[terms.Term, ...]) -> list[Term]:
    return [numbered_term(goods, term) for term in named]


def named_deal(goods: Goods, deal: Deal) -> terms.Deal:
    return terms.Deal(
        deal.id,
        deal.proposer,
        deal.partners,
        tuple([named_term(goods, term) for term in deal.terms]),
        None if deal.replaces == NO_DEAL else deal.replaces,
    )


def numbered_deal(goods: Goods, deal: terms.Deal) -> Deal:
    return Deal(
        deal.id, deal.proposer, deal.partners, numbered_terms(goods, deal.terms), numbered_deal_id(deal.replaces)
    )


def numbered_deal_id(named: int | None) -> int:
    """No deal has a number below 1, whatever a client says."""
    return NO_DEAL if named is None else named if named > NO_DEAL else -1


def named_duty(duty: Duty) -> terms.Duty:
    return terms.Duty(duty.deal, PROMISES[duty.act], duty.merchant, duty.bound)


def numbered_duty(duty: terms.Duty) -> Duty:
    return Duty(duty.deal, _WHAT[duty.act], duty.merchant, duty.bound)


def named_promise(line: Promise) -> terms.Promise:
    return terms.Promise(
        line.id,
        line.round,
        line.deal,
        line.giver,
        line.to,
        PROMISES[line.what],
        line.promised,
        line.delivered,
        STATUSES[line.status],
        None if line.about == NOBODY else line.about,
        line.text,
    )


def numbered_promise(line: terms.Promise) -> Promise:
    return Promise(
        line.id,
        line.round,
        line.deal,
        line.giver,
        line.to,
        _WHAT[line.what],
        line.promised,
        line.delivered,
        _STATUS[line.status],
        NOBODY if line.about is None else line.about,
        line.text,
    )


def numbered_status(name: str) -> int:
    return _STATUS[name]
