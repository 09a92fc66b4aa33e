"""Deals, duties and promises by name, as they travel and are kept; and back into numbers."""

from __future__ import annotations

from typing import Any, Final

from blueboar.core.seats import NOBODY
from blueboar.games.sheriff.state.deals import (
    ACTS,
    BAG_GOODS,
    FACE_DOWN,
    FAVOUR,
    GOLD,
    HAPPENINGS,
    LET_THROUGH,
    NO_DEAL,
    OPEN,
    PROMISES,
    REFUSE_DEALS,
    STALL_GOODS,
    STATUSES,
    UNCONDITIONAL,
    UNKNOWN,
    WHYS,
    Condition,
    Deal,
    Duty,
    Promise,
    Term,
)
from blueboar.games.sheriff.state.goods import NO_CARD, Goods
from blueboar.games.sheriff.wire import terms
from blueboar.games.sheriff.wire.terms import Condition as NamedCondition
from blueboar.games.sheriff.wire.terms import Deal as NamedDeal
from blueboar.games.sheriff.wire.terms import (
    DoFavour,
    GiveBagGoods,
    GiveFaceDown,
    GiveGold,
    GiveStallGoods,
    LetThroughTerm,
    OpenBagTerm,
    RefuseDealsTerm,
)
from blueboar.games.sheriff.wire.terms import Duty as NamedDuty
from blueboar.games.sheriff.wire.terms import Promise as NamedPromise

_KIND: Final[dict[type, int]] = {
    LetThroughTerm: LET_THROUGH,
    OpenBagTerm: OPEN,
    RefuseDealsTerm: REFUSE_DEALS,
    GiveGold: GOLD,
    GiveStallGoods: STALL_GOODS,
    GiveBagGoods: BAG_GOODS,
    GiveFaceDown: FACE_DOWN,
    DoFavour: FAVOUR,
}
_GIVE_GOLD: Final = GiveGold
_LET_THROUGH: Final = LetThroughTerm
_DEAL: Final = NamedDeal
_PROMISE: Final = NamedPromise
"""What is named most often; see the events in `deeds`."""
_WHAT: Final[dict[str, int]] = {name: number for number, name in enumerate(PROMISES)}
_STATUS: Final[dict[str, int]] = {name: number for number, name in enumerate(STATUSES)}
_HAPPENING: Final[dict[str, int]] = {name: number for number, name in enumerate(HAPPENINGS)}


def named_term(goods: Goods, term: Term) -> terms.Term:
    kind = term.kind
    when = named_condition(term.when)
    if kind == GOLD:
        return _GIVE_GOLD(term.giver, term.count, term.whom, when)
    if kind == LET_THROUGH:
        return _LET_THROUGH(term.merchant, term.whom, term.implied)
    if kind == OPEN:
        return OpenBagTerm(term.merchant, term.whom)
    if kind == REFUSE_DEALS:
        return RefuseDealsTerm(term.merchant, term.whom)
    if kind == STALL_GOODS:
        return GiveStallGoods(term.giver, goods.names[term.good], term.count, term.whom, when)
    if kind == BAG_GOODS:
        return GiveBagGoods(term.giver, goods.names[term.good], term.count, term.whom, when)
    if kind == FACE_DOWN:
        return GiveFaceDown(term.giver, term.count, term.whom, when)
    assert kind == FAVOUR
    return DoFavour(term.giver, term.text, term.whom)


def numbered_term(goods: Goods, named: terms.Term) -> Term:
    kind = _KIND[type(named)]
    term: Any = named
    if kind == LET_THROUGH:
        return Term(kind, merchant=term.merchant, whom=term.by, implied=term.implied)
    if kind <= REFUSE_DEALS:
        return Term(kind, merchant=term.merchant, whom=term.by)
    if kind == GOLD:
        return Term(kind, giver=term.giver, count=term.amount, whom=term.to, when=numbered_condition(term.when))
    if kind == FACE_DOWN:
        return Term(kind, giver=term.giver, count=term.count, whom=term.to, when=numbered_condition(term.when))
    if kind == FAVOUR:
        return Term(kind, giver=term.giver, text=term.text, whom=term.to)
    return _goods_term(goods, kind, term)


def _goods_term(goods: Goods, kind: int, term: Any) -> Term:
    """A name that no card has stays with the term, for the refusal."""
    good = goods.number(term.good)
    return Term(
        kind,
        giver=term.giver,
        good=good,
        count=term.count,
        text=term.good if good == NO_CARD else "",
        whom=term.to,
        when=numbered_condition(term.when),
    )


def named_condition(when: Condition) -> terms.Condition | None:
    return None if when is UNCONDITIONAL else NamedCondition(when.bag, HAPPENINGS[when.happens])


def numbered_condition(when: terms.Condition | None) -> Condition:
    """What cannot happen stays unknown, for the refusal."""
    if when is None:
        return UNCONDITIONAL
    return Condition(when.bag, _HAPPENING.get(when.happens, UNKNOWN))


def numbered_terms(goods: Goods, named: tuple[terms.Term, ...]) -> list[Term]:
    return [numbered_term(goods, term) for term in named]


def named_deal(goods: Goods, deal: Deal) -> terms.Deal:
    return _DEAL(
        deal.id,
        deal.proposer,
        deal.partners,
        tuple([named_term(goods, term) for term in deal.terms]),
        None if deal.replaces == NO_DEAL else deal.replaces,
    )


def numbered_deal(goods: Goods, deal: terms.Deal) -> Deal:
    parties = (deal.proposer, *deal.partners)
    return Deal(deal.id, parties, numbered_terms(goods, deal.terms), numbered_deal_id(deal.replaces))


def numbered_deal_id(named: int | None) -> int:
    """No deal has a number below 1, whatever a client says."""
    return NO_DEAL if named is None else named if named > NO_DEAL else -1


def named_duty(duty: Duty) -> terms.Duty:
    return NamedDuty(duty.deal, ACTS[duty.act], duty.merchant, duty.bound)


def numbered_duty(duty: terms.Duty) -> Duty:
    return Duty(duty.deal, _WHAT[duty.act], duty.merchant, duty.bound)


def named_promise(goods: Goods, line: Promise) -> terms.Promise:
    return _PROMISE(
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
        tuple([(goods.names[good], count) for good, count in line.goods]),
        named_condition(line.when),
        line.by,
        WHYS[line.why],
    )


def numbered_promise(goods: Goods, line: terms.Promise) -> Promise:
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
        about=NOBODY if line.about is None else line.about,
        text=line.text,
        goods=tuple([(goods.numbers[name], count) for name, count in line.goods]),
        when=numbered_condition(line.when),
        by=line.by,
        why=numbered_why(line.why),
    )


def numbered_status(name: str) -> int:
    return _STATUS[name]


def numbered_why(name: terms.PromiseWhy) -> int:
    return WHYS.index(name)
