"""What happens to offers: made, agreed to, closed (rules 5.2, 5.12)."""

from __future__ import annotations

from blueboar.core.seats import NOBODY, Seat
from blueboar.games.sheriff.rules.deals import duties, offers
from blueboar.games.sheriff.rules.deals.conditions import excluding, written_out
from blueboar.games.sheriff.rules.deals.means import has_gone, open_means, picked
from blueboar.games.sheriff.rules.deals.striking import strike
from blueboar.games.sheriff.state.deals import Deal, Duty, OpenOffer, Term
from blueboar.games.sheriff.state.deeds import Deeds
from blueboar.games.sheriff.state.naming import numbered_deal_id, numbered_terms
from blueboar.games.sheriff.state.state import State
from blueboar.games.sheriff.wire.events import ClosedWhy
from blueboar.games.sheriff.wire.moves import AcceptOffer, MakeOffer, RefuseOffer, WithdrawOffer


def _seen(state: State, deal: Deal) -> tuple[Seat, ...] | None:
    """Everyone hears an offer, unless offers are private (rules 1.9)."""
    return tuple(sorted(deal.parties)) if state.options.private_offers else None


def offer_is_seen(state: State, offer: OpenOffer, seat: Seat | None) -> bool:
    return not state.options.private_offers or seat in offer.deal.parties


def decide_offer(deeds: Deeds, seat: Seat, move: MakeOffer) -> None:
    goods = deeds.state.goods
    terms = numbered_terms(goods, move.terms)
    make_offer(deeds, (seat, *move.partners), terms, numbered_deal_id(move.replaces), goods.numbered(move.picks))


def make_offer(deeds: Deeds, parties: tuple[Seat, ...], terms: list[Term], replaces: int, picks: list[int]) -> None:
    """The first of the parties makes it. The offer shows what the deal carries by itself (rules 5.22)."""
    state = deeds.state
    written = written_out(state, parties, terms)
    deal = Deal(state.next_deal, parties, written, replaces)
    deeds.make_offer(deal, picked(state, parties[0], written, picks), _seen(state, deal))
    deeds.only_talk = True


def decide_accept(deeds: Deeds, seat: Seat, move: AcceptOffer) -> None:
    accept(deeds, seat, move.deal, deeds.state.goods.numbered(move.picks))


def accept(deeds: Deeds, seat: Seat, number: int, picks: list[int]) -> None:
    """Whoever agrees last strikes the deal."""
    offer = deeds.state.offer(number)
    assert offer is not None
    chosen = picked(deeds.state, seat, offer.deal.terms, picks)
    if len(offer.agreed) + 1 < len(offer.deal.parties):
        deeds.agree(number, seat, chosen, _seen(deeds.state, offer.deal))
    else:
        strike(deeds, offer.deal, {**offer.picks(), seat: chosen})


def decide_refuse(deeds: Deeds, seat: Seat, move: RefuseOffer) -> None:
    refuse(deeds, seat, move.deal)


def refuse(deeds: Deeds, seat: Seat, number: int) -> None:
    _close(deeds, number, "refused", seat, None)
    deeds.only_talk = True


def decide_withdraw(deeds: Deeds, seat: Seat, move: WithdrawOffer) -> None:
    withdraw(deeds, seat, move.deal)


def withdraw(deeds: Deeds, seat: Seat, number: int) -> None:
    _close(deeds, number, "withdrawn", seat, None)
    deeds.only_talk = True


def _close(deeds: Deeds, number: int, why: ClosedWhy, by: Seat, duty: Duty | None) -> None:
    offer = deeds.state.offer(number)
    assert offer is not None
    deeds.close_offer(number, why, by, duty, _seen(deeds.state, offer.deal))


def lapse_offers(deeds: Deeds) -> None:
    for offer in deeds.state.offers:
        _close(deeds, offer.deal.id, "lapsed", NOBODY, None)


def lapse_offers_about(deeds: Deeds, bag: Seat) -> None:
    """Those that would decide this bag, take from it, or hang on it."""
    for offer in deeds.state.offers:
        if any(bag in (offers.bag_of(term), term.when.bag) for term in offer.deal.terms):
            _close(deeds, offer.deal.id, "lapsed", NOBODY, None)


def void_offers(deeds: Deeds) -> None:
    """Offers that nobody could strike any more are closed, and it is said why (rules 5.12)."""
    state = deeds.state
    for offer in state.offers:
        deal = offer.deal
        refusal = offers.obstacle(state, deal.parties, deal.terms)
        if refusal is not None:
            duty = _duty_in_the_way(state, deal)
            decided = refusal.code in ("offer.bag-decided", "offer.condition-bag")
            why: ClosedWhy = "decided" if decided else "duty" if duty is not None else "stances"
            _close(deeds, deal.id, why, NOBODY, duty)
            continue
        for agreed in offer.agreements:
            if open_means(state, agreed.seat, deal.terms) is not None or has_gone(state, offer, agreed):
                _close(deeds, deal.id, "unpayable", NOBODY, None)
                break


def _duty_in_the_way(state: State, deal: Deal) -> Duty | None:
    duty = offers.contradicted(state, deal.parties, deal.terms) or duties.against_dealing(state, deal.parties)
    for term in deal.terms:
        if duty is None and term.is_conditional:
            duty = excluding(state, term.when)
    return duty
