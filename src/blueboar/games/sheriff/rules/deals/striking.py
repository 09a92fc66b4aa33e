"""What happens to offers: made, agreed to, closed; and what happens when a deal is struck (rules 5.8 to 5.12)."""

from __future__ import annotations

from blueboar.core.chance import Chance
from blueboar.core.seats import Seat
from blueboar.games.sheriff.rules import gate, handling
from blueboar.games.sheriff.rules.deals import duties, offers
from blueboar.games.sheriff.rules.deals.parties import officers, parties_of, receivers
from blueboar.games.sheriff.state.pen import Pen
from blueboar.games.sheriff.state.state import OpenOffer, State
from blueboar.games.sheriff.wire.events import (
    CardsShown,
    DealStruck,
    DutyTaken,
    OfferAgreed,
    OfferClosed,
    OfferMade,
    Promised,
)
from blueboar.games.sheriff.wire.moves import AcceptOffer, MakeOffer, RefuseOffer, WithdrawOffer
from blueboar.games.sheriff.wire.terms import Deal, DoFavour, Duty, GiveBagGoods, GiveGold, GiveStallGoods, Promise
from blueboar.games.sheriff.wire.zones import CONTRABAND, PURSE, STALL


def _seen(state: State, parties: tuple[Seat, ...]) -> tuple[Seat, ...] | None:
    """Everyone hears an offer, unless offers are private (rules 1.9)."""
    return tuple(sorted(parties)) if state.options.private_offers else None


def offer_is_seen(state: State, offer: OpenOffer, seat: Seat | None) -> bool:
    return not state.options.private_offers or seat in parties_of(offer)


def decide_offer(state: State, seat: Seat, move: MakeOffer, chance: Chance, pen: Pen) -> None:
    deal = Deal(state.next_deal, seat, move.partners, move.terms, move.replaces)
    pen.write(OfferMade(deal, _seen(state, (seat, *move.partners))))


def decide_accept(state: State, seat: Seat, move: AcceptOffer, chance: Chance, pen: Pen) -> None:
    offer = state.offers[move.deal]
    parties = parties_of(offer)
    if len(offer.agreed) + 1 < len(parties):
        pen.write(OfferAgreed(move.deal, seat, _seen(state, parties)))
        return
    strike(state, offer.deal, pen)


def decide_refuse(state: State, seat: Seat, move: RefuseOffer, chance: Chance, pen: Pen) -> None:
    _close(state, state.offers[move.deal], "refused", seat, None, pen)


def decide_withdraw(state: State, seat: Seat, move: WithdrawOffer, chance: Chance, pen: Pen) -> None:
    _close(state, state.offers[move.deal], "withdrawn", seat, None, pen)


def _close(state: State, offer: OpenOffer, why: str, by: Seat | None, duty: Duty | None, pen: Pen) -> None:
    pen.write(OfferClosed(offer.deal.id, why, by, duty, _seen(state, parties_of(offer))))


def lapse_offers(state: State, pen: Pen) -> None:
    for offer in list(state.offers.values()):
        _close(state, offer, "lapsed", None, None, pen)


def void_offers(state: State, pen: Pen) -> None:
    """Offers that nobody could strike any more are closed, and it is said why (rules 5.12)."""
    for offer in list(state.offers.values()):
        parties = parties_of(offer)
        terms = offer.deal.terms
        refusal = offers.obstacle(state, parties, terms)
        if refusal is not None:
            duty = offers.contradicted(state, terms) or duties.against_dealing(state, parties)
            why = "decided" if refusal.code == "offer.bag-decided" else "duty" if duty is not None else "stances"
            _close(state, offer, why, None, duty, pen)
            continue
        for seat in offer.agreed:
            if offers.means(state, seat, terms) is not None:
                _close(state, offer, "unpayable", None, None, pen)
                break


def strike(state: State, deal: Deal, pen: Pen) -> None:
    """Gold and open goods move at once, acts become duties; a partner's own bag is let through last."""
    pen.write(DealStruck(deal))
    parties = (deal.proposer, *deal.partners)
    # What one receives in this deal is not what he promised in it: stock is taken before anything moves.
    stock = [state.contraband(giver)[:] for giver in parties]
    for giver, face_down in zip(parties, stock, strict=True):
        _hand_over(state, deal, giver, receivers(state, giver, parties), face_down, pen)
    through: Seat | None = None
    bound = officers(state, parties)
    for term in deal.terms:
        act = duties.act_of(term)
        if act is not None:
            kind, merchant = act
            at_once = kind == duties.LET_THROUGH and merchant in parties
            if at_once:
                through = merchant
            else:
                pen.write(DutyTaken(Duty(deal.id, kind, merchant, bound)))
            to = tuple([seat for seat in parties if seat not in bound])
            _promise(state, deal, bound[0], to, kind, 1, 1 if at_once else 0, pen, merchant, "")
        elif type(term) is DoFavour:
            to = receivers(state, term.giver, parties)
            _promise(state, deal, term.giver, to, "favour", 1, 0, pen, None, term.text)
    if through is not None:
        gate.let_through(state, through, bound, pen)


def _hand_over(state: State, deal: Deal, giver: Seat, to: tuple[Seat, ...], face_down: list[str], pen: Pen) -> None:
    """What one giver gives: gold, open goods, face-down goods as far as they are there, and his word on the bag."""
    receiver = to[0] if len(to) == 1 else None
    goods = 0
    hidden: list[GiveStallGoods] = []
    from_bag = 0
    for term in deal.terms:
        if type(term) is GiveGold:
            if term.giver == giver:
                handling.pay(state, pen, PURSE[giver], handling.purse_of(receiver), term.amount, "deal")
                _promise(state, deal, giver, to, "gold", term.amount, term.amount, pen, None, "")
        elif type(term) is GiveStallGoods:
            if term.giver != giver:
                continue
            if state.goods.open[term.good]:
                _bring(state, pen, STALL[giver], receiver, [term.good] * term.count, to)
                goods += term.count
            else:
                hidden.append(term)
        elif type(term) is GiveBagGoods and term.giver == giver:
            from_bag += term.count
    if goods:
        _promise(state, deal, giver, to, "goods", goods, goods, pen, None, "")
    if hidden:
        _hand_over_contraband(state, deal, giver, to, face_down, hidden, pen)
    if from_bag:
        _promise(state, deal, giver, to, "bag", from_bag, 0, pen, None, "")


def _hand_over_contraband(
    state: State,
    deal: Deal,
    giver: Seat,
    to: tuple[Seat, ...],
    there: list[str],
    promised: list[GiveStallGoods],
    pen: Pen,
) -> None:
    """What is missing is not owed, but whoever was promised it is shown the face-down cards (rules 5.9)."""
    cards: list[str] = []
    wanted = 0
    for term in promised:
        wanted += term.count
        cards += [term.good] * min(term.count, there.count(term.good))
    if len(cards) < wanted:
        pen.write(CardsShown(giver, "stall", len(there), to, tuple(sorted(there))))
    receiver = to[0] if len(to) == 1 else None
    _bring(state, pen, CONTRABAND[giver], receiver, cards, (giver, *to))
    _promise(state, deal, giver, to, "contraband", wanted, len(cards), pen, None, "")


def _bring(
    state: State, pen: Pen, source: str, receiver: Seat | None, cards: list[str], seen: tuple[Seat, ...]
) -> None:
    if receiver is None:
        handling.bring_to_loot(state, pen, source, cards, seen)
    else:
        handling.bring_to_stall(state, pen, source, receiver, cards, seen)


def _promise(
    state: State,
    deal: Deal,
    giver: Seat,
    to: tuple[Seat, ...],
    what: str,
    promised: int,
    delivered: int,
    pen: Pen,
    about: Seat | None,
    text: str,
) -> None:
    """A line of the ledger. Face-down cards are settled at once; a bag and a duty stay open for now."""
    if what == "contraband":
        status = "kept" if delivered == promised else "broken"
    else:
        status = "kept" if delivered else "open"
    line = Promise(len(state.ledger), state.round, deal.id, giver, to, what, promised, delivered, status, about, text)
    pen.write(Promised(line))
