"""Deals: what may be offered, by whom and to whom (rules 5.2 to 5.8, 5.13, 5.14, 8.5)."""

from __future__ import annotations

from typing import Final

from blueboar.core.seats import Refusal, Seat, refuse
from blueboar.games.sheriff import duties
from blueboar.games.sheriff.moves import MakeOffer
from blueboar.games.sheriff.refusals import not_now
from blueboar.games.sheriff.state import CLOSED, INSPECTION, OpenOffer, State
from blueboar.games.sheriff.terms import DoFavour, Duty, GiveBagGoods, GiveGold, GiveStallGoods, Term

MOST_OPEN_OFFERS: Final = 5
MOST_OFFERS: Final = 40
MOST_TERMS: Final = 12
MOST_FAVOUR_LETTERS: Final = 200
MOST_GOLD: Final = 100_000
MOST_CARDS: Final = 500
JOINERS: Final = "\u200c\u200d"
"""Not printed themselves, but Persian cannot be written without them."""


def parties_of(offer: OpenOffer) -> tuple[Seat, ...]:
    return (offer.deal.proposer, *offer.deal.partners)


def receivers(state: State, giver: Seat, parties: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The other side: two receivers mean the loot tile (rules 8.5)."""
    side = state.in_office(giver)
    others = tuple([seat for seat in parties if seat != giver])
    if len(parties) > 2:
        return tuple([seat for seat in others if state.in_office(seat) != side])
    return others


def officers(state: State, parties: tuple[Seat, ...]) -> tuple[Seat, ...]:
    return tuple([seat for seat in state.office if seat in parties])


def check_offer(state: State, seat: Seat, move: MakeOffer) -> Refusal | None:
    refusal = not_now(state, INSPECTION, "5.2")
    if refusal is not None:
        return refusal
    parties = (seat, *move.partners)
    refusal = _check_parties(state, parties)
    if refusal is None:
        refusal = _check_replaced(state, seat, move, parties)
    if refusal is None:
        refusal = _check_terms(state, parties, move.terms)
    if refusal is None:
        refusal = obstacle(state, parties, move.terms)
    if refusal is None:
        refusal = means(state, seat, move.terms)
    return refusal


def _check_parties(state: State, parties: tuple[Seat, ...]) -> Refusal | None:
    """One merchant and someone in office (both deputies, perhaps); or two merchants, where that is played."""
    for seat in parties:
        if not 0 <= seat < state.players or parties.count(seat) > 1:
            return _wrong_partners(state, parties)
    in_office = len(officers(state, parties))
    merchants = len(parties) - in_office
    if merchants == 1 and in_office >= 1:
        return None
    if merchants == 2 and in_office == 0 and state.options.merchant_deals:
        return None
    return _wrong_partners(state, parties)


def _wrong_partners(state: State, parties: tuple[Seat, ...]) -> Refusal:
    allowed = [list(circle) for circle in circles(state, parties[0])]
    return refuse("offer.partners", "5.2" if state.in_office(parties[0]) else "5.13", allowed=allowed)


def circles(state: State, seat: Seat) -> list[tuple[Seat, ...]]:
    """With whom this seat may deal: every set of others who would all have to agree."""
    office = state.office
    merchants = state.merchants
    if state.in_office(seat):
        found: list[tuple[Seat, ...]] = [(merchant,) for merchant in merchants]
        if len(office) == 2:
            other = office[0] if office[1] == seat else office[1]
            found += [(other, merchant) for merchant in merchants]
        return found
    found = [(officer,) for officer in office]
    if len(office) == 2:
        found.append(office)
    if state.options.merchant_deals:
        found += [(merchant,) for merchant in merchants if merchant != seat]
    return found


def _check_replaced(state: State, seat: Seat, move: MakeOffer, parties: tuple[Seat, ...]) -> Refusal | None:
    own = 0
    for offer in state.offers.values():
        if offer.deal.proposer == seat:
            own += 1
    if own >= MOST_OPEN_OFFERS:
        return refuse("offer.too-many-open", "5.14", most=MOST_OPEN_OFFERS)
    if state.offers_made[seat] >= MOST_OFFERS:
        return refuse("offer.too-many", "5.14", most=MOST_OFFERS)
    if move.replaces is None:
        return None
    replaced = state.offers.get(move.replaces)
    if replaced is None or seat not in parties_of(replaced):
        return refuse("offer.not-open", "5.2", deal=move.replaces)
    if replaced.deal.proposer == seat:
        return refuse("offer.withdraw-your-own", "5.2", deal=move.replaces)
    if sorted(parties_of(replaced)) != sorted(parties):
        return refuse("offer.other-partners", "5.2", allowed=sorted(parties_of(replaced)))
    return None


def _check_terms(state: State, parties: tuple[Seat, ...], terms: tuple[Term, ...]) -> Refusal | None:
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


def bags_named(terms: tuple[Term, ...]) -> list[Seat]:
    """The bags that a deal is about: those of its acts, and those from which goods are promised."""
    named: list[Seat] = []
    for term in terms:
        act = duties.act_of(term)
        if act is not None:
            if act[0] != duties.REFUSE_DEALS:
                named.append(act[1])
        elif type(term) is GiveBagGoods:
            named.append(term.giver)
    return named


def obstacle(state: State, parties: tuple[Seat, ...], terms: tuple[Term, ...]) -> Refusal | None:
    """What stands in the way of these parties striking this deal now, whatever they own."""
    in_office = officers(state, parties)
    if in_office:
        duty = duties.against_dealing(state, parties)
        if duty is not None:
            return duties.refusal("offer.refuses-to-deal", duty)
    wanted: list[Seat] = []
    for merchant in bags_named(terms):
        if state.bags[merchant] != CLOSED:
            return refuse("offer.bag-decided", "5.6", merchant=merchant, allowed=state.undecided())
        for seat in state.say(merchant):
            if seat not in wanted:
                wanted.append(seat)
    if wanted and sorted(wanted) != sorted(in_office):
        return refuse("offer.needs-deputies", "8.5", allowed=sorted(wanted))
    duty = contradicted(state, terms)
    if duty is not None:
        return duties.refusal("offer.against-duty", duty)
    return None


def contradicted(state: State, terms: tuple[Term, ...]) -> Duty | None:
    """The duty that one of these terms would break."""
    if not state.duties:
        return None
    for term in terms:
        act = duties.act_of(term)
        if act is not None and act[0] != duties.REFUSE_DEALS:
            duty = duties.against(state, act[0], act[1])
            if duty is not None:
                return duty
    return None


def means(state: State, giver: Seat, terms: tuple[Term, ...]) -> Refusal | None:
    """Whether the giver has what he gives, as far as everyone can see (rules 5.4, 5.5)."""
    face_down = 0
    from_bag = 0
    for term in terms:
        if type(term) is GiveGold:
            if term.giver == giver and term.amount > state.purse(giver):
                return refuse("offer.not-enough-gold", "5.4", giver=giver, most=state.purse(giver))
        elif type(term) is GiveStallGoods:
            if term.giver != giver:
                continue
            if not state.goods.open[term.good]:
                face_down += term.count
            elif term.count > state.stall(giver).count(term.good):
                there = state.stall(giver).count(term.good)
                return refuse("offer.not-on-stall", "5.4", giver=giver, good=term.good, most=there)
        elif type(term) is GiveBagGoods and term.giver == giver:
            from_bag += term.count
    if face_down > len(state.contraband(giver)):
        return refuse("offer.too-many-face-down", "5.5", giver=giver, most=len(state.contraband(giver)))
    if from_bag > len(state.bag(giver)):
        return refuse("offer.too-many-in-bag", "5.5", giver=giver, most=len(state.bag(giver)))
    return None


def check_answer(state: State, seat: Seat, deal: int) -> Refusal | None:
    """Whether this seat may say anything to this offer."""
    refusal = not_now(state, INSPECTION, "5.2")
    if refusal is not None:
        return refusal
    offer = state.offers.get(deal)
    if offer is None or seat not in parties_of(offer):
        return refuse("offer.not-open", "5.2", deal=deal, allowed=answerable(state, seat))
    return None


def answerable(state: State, seat: Seat) -> list[int]:
    return [key for key, offer in state.offers.items() if seat in parties_of(offer)]


def check_accept(state: State, seat: Seat, deal: int) -> Refusal | None:
    refusal = check_answer(state, seat, deal)
    if refusal is not None:
        return refusal
    offer = state.offers[deal]
    if seat in offer.agreed:
        return refuse("offer.already-agreed", "5.2", deal=deal)
    refusal = obstacle(state, parties_of(offer), offer.deal.terms)
    if refusal is None:
        refusal = means(state, seat, offer.deal.terms)
    return refusal


def check_refuse(state: State, seat: Seat, deal: int) -> Refusal | None:
    refusal = check_answer(state, seat, deal)
    if refusal is None and state.offers[deal].deal.proposer == seat:
        return refuse("offer.withdraw-your-own", "5.2", deal=deal)
    return refusal


def check_withdraw(state: State, seat: Seat, deal: int) -> Refusal | None:
    refusal = check_answer(state, seat, deal)
    if refusal is None and state.offers[deal].deal.proposer != seat:
        return refuse("offer.not-your-own", "5.2", deal=deal)
    return refusal
