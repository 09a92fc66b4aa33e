"""What happens to offers: made, agreed to, closed; and what happens when a deal is struck (rules 5.8 to 5.12)."""

from __future__ import annotations

from blueboar.core.seats import NOBODY, Seat
from blueboar.games.sheriff.rules import gate, handling
from blueboar.games.sheriff.rules.deals import duties, offers
from blueboar.games.sheriff.rules.deals.parties import officers, purse_of, receivers
from blueboar.games.sheriff.state.deals import (
    BAG_GOODS,
    BROKEN,
    CONTRABAND_GOODS,
    FAVOUR,
    GOLD,
    KEPT,
    LET_THROUGH,
    STALL_GOODS,
    STILL_OPEN,
    Deal,
    Duty,
    OpenOffer,
    Promise,
    Term,
)
from blueboar.games.sheriff.state.deeds import Deeds
from blueboar.games.sheriff.state.naming import numbered_deal_id, numbered_terms
from blueboar.games.sheriff.state.state import State
from blueboar.games.sheriff.state.zones import CONTRABAND, STALL
from blueboar.games.sheriff.wire.moves import AcceptOffer, MakeOffer, RefuseOffer, WithdrawOffer


def _seen(state: State, deal: Deal) -> tuple[Seat, ...] | None:
    """Everyone hears an offer, unless offers are private (rules 1.9)."""
    return tuple(sorted(deal.parties)) if state.options.private_offers else None


def offer_is_seen(state: State, offer: OpenOffer, seat: Seat | None) -> bool:
    return not state.options.private_offers or seat in offer.deal.parties


def decide_offer(deeds: Deeds, seat: Seat, move: MakeOffer) -> None:
    terms = numbered_terms(deeds.state.goods, move.terms)
    make_offer(deeds, seat, move.partners, terms, numbered_deal_id(move.replaces))


def make_offer(deeds: Deeds, seat: Seat, partners: tuple[Seat, ...], terms: list[Term], replaces: int) -> None:
    deal = Deal(deeds.state.next_deal, seat, partners, terms, replaces)
    deeds.make_offer(deal, _seen(deeds.state, deal))


def decide_accept(deeds: Deeds, seat: Seat, move: AcceptOffer) -> None:
    accept(deeds, seat, move.deal)


def accept(deeds: Deeds, seat: Seat, number: int) -> None:
    """Whoever agrees last strikes the deal."""
    offer = deeds.state.offer(number)
    assert offer is not None
    if len(offer.agreed) + 1 < len(offer.deal.parties):
        deeds.agree(number, seat, _seen(deeds.state, offer.deal))
    else:
        strike(deeds, offer.deal)


def decide_refuse(deeds: Deeds, seat: Seat, move: RefuseOffer) -> None:
    refuse(deeds, seat, move.deal)


def refuse(deeds: Deeds, seat: Seat, number: int) -> None:
    _close(deeds, number, "refused", seat, None)


def decide_withdraw(deeds: Deeds, seat: Seat, move: WithdrawOffer) -> None:
    withdraw(deeds, seat, move.deal)


def withdraw(deeds: Deeds, seat: Seat, number: int) -> None:
    _close(deeds, number, "withdrawn", seat, None)


def _close(deeds: Deeds, number: int, why: str, by: Seat, duty: Duty | None) -> None:
    offer = deeds.state.offer(number)
    assert offer is not None
    deeds.close_offer(number, why, by, duty, _seen(deeds.state, offer.deal))


def lapse_offers(deeds: Deeds) -> None:
    for offer in deeds.state.offers[:]:
        _close(deeds, offer.deal.id, "lapsed", NOBODY, None)


def void_offers(deeds: Deeds) -> None:
    """Offers that nobody could strike any more are closed, and it is said why (rules 5.12)."""
    state = deeds.state
    for offer in state.offers[:]:
        deal = offer.deal
        refusal = offers.obstacle(state, deal.parties, deal.terms)
        if refusal is not None:
            duty = offers.contradicted(state, deal.terms) or duties.against_dealing(state, deal.parties)
            why = "decided" if refusal.code == "offer.bag-decided" else "duty" if duty is not None else "stances"
            _close(deeds, deal.id, why, NOBODY, duty)
            continue
        for seat in offer.agreed:
            if offers.means(state, seat, deal.terms) is not None:
                _close(deeds, deal.id, "unpayable", NOBODY, None)
                break


def strike(deeds: Deeds, deal: Deal) -> None:
    """Gold and open goods move at once, acts become duties; a partner's own bag is let through last."""
    state = deeds.state
    parties = deal.parties
    deeds.strike(deal)
    # What one receives in this deal is not what he promised in it: stock is taken before anything moves.
    stock = [state.contraband(giver)[:] for giver in parties]
    for giver, face_down in zip(parties, stock, strict=True):
        _hand_over(deeds, deal, giver, face_down)
    through = NOBODY
    bound = officers(state, parties)
    for term in deal.terms:
        if term.is_act:
            at_once = term.kind == LET_THROUGH and term.merchant in parties
            if at_once:
                through = term.merchant
            else:
                deeds.take_duty(Duty(deal.id, term.kind, term.merchant, bound))
            to = tuple([seat for seat in parties if seat not in bound])
            status = KEPT if at_once else STILL_OPEN
            _promise(deeds, deal, bound[0], to, term.kind, 1, 1 if at_once else 0, status, term.merchant, "")
        elif term.kind == FAVOUR:
            to = receivers(state, term.giver, parties)
            _promise(deeds, deal, term.giver, to, FAVOUR, 1, 0, STILL_OPEN, NOBODY, term.text)
    if through != NOBODY:
        gate.let_through(deeds, through, bound)


def _hand_over(deeds: Deeds, deal: Deal, giver: Seat, face_down: list[int]) -> None:
    """What one giver gives: gold, open goods, face-down goods as far as they are there, and his word on the bag."""
    state = deeds.state
    to = receivers(state, giver, deal.parties)
    purse = purse_of(to)
    goods = 0
    hidden: list[Term] = []
    from_bag = 0
    for term in deal.terms:
        if term.giver != giver:
            continue
        if term.kind == GOLD:
            deeds.pay(giver, purse, term.count, "deal")
            _promise(deeds, deal, giver, to, GOLD, term.count, term.count, KEPT, NOBODY, "")
        elif term.kind == STALL_GOODS:
            if state.goods.lies_open[term.good]:
                handling.bring(deeds, STALL[giver], purse, [term.good] * term.count, to)
                goods += term.count
            else:
                hidden.append(term)
        elif term.kind == BAG_GOODS:
            from_bag += term.count
    if goods:
        _promise(deeds, deal, giver, to, STALL_GOODS, goods, goods, KEPT, NOBODY, "")
    if hidden:
        _hand_over_contraband(deeds, deal, giver, to, face_down, hidden)
    if from_bag:
        _promise(deeds, deal, giver, to, BAG_GOODS, from_bag, 0, STILL_OPEN, NOBODY, "")


def _hand_over_contraband(
    deeds: Deeds, deal: Deal, giver: Seat, to: tuple[Seat, ...], there: list[int], promised: list[Term]
) -> None:
    """What is missing is not owed, but whoever was promised it is shown the face-down cards (rules 5.9)."""
    cards: list[int] = []
    wanted = 0
    for term in promised:
        wanted += term.count
        cards += [term.good] * min(term.count, there.count(term.good))
    if len(cards) < wanted:
        deeds.show(giver, "stall", sorted(there), to)
    handling.bring(deeds, CONTRABAND[giver], purse_of(to), cards, (giver, *to))
    status = KEPT if len(cards) == wanted else BROKEN
    _promise(deeds, deal, giver, to, CONTRABAND_GOODS, wanted, len(cards), status, NOBODY, "")


def _promise(
    deeds: Deeds,
    deal: Deal,
    giver: Seat,
    to: tuple[Seat, ...],
    what: int,
    promised: int,
    delivered: int,
    status: int,
    about: Seat,
    text: str,
) -> None:
    """A line of the ledger. Face-down cards are settled at once; a bag and a duty stay open for now."""
    state = deeds.state
    number = len(state.ledger)
    deeds.promise(Promise(number, state.round, deal.id, giver, to, what, promised, delivered, status, about, text))
