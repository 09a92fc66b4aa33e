"""The row of small decisions that makes a given move. What means the same is spelt in the same way: in a deal of two
nobody is named as a receiver, and a counter-offer names its partners as the offer did."""

from __future__ import annotations

from typing import Any, Final

from blueboar.core.seats import Seat
from blueboar.games.sheriff.machines.decisions.at_the_table import answerable, takeable
from blueboar.games.sheriff.machines.decisions.draft import Number
from blueboar.games.sheriff.machines.decisions.meeting import may_meet
from blueboar.games.sheriff.machines.decisions.offer_terms import ACTS, GIVEN, NOBODY_NAMED, OfferTerms, Whom
from blueboar.games.sheriff.machines.decisions.picks import pickable
from blueboar.games.sheriff.machines.decisions.space import (
    ACCEPT,
    BOTH,
    BROKEN,
    CONDITION,
    COUNTER,
    DONE,
    EQUALLY,
    FAVOURS,
    KEPT,
    MOST_SLOTS,
    NOBODY_SAID,
    OFFER,
    PASS,
    REFUSE,
    SELL,
    TIME_UP,
    WITHDRAW,
    SheriffSpace,
)
from blueboar.games.sheriff.rules import loot_tile, promo_cards
from blueboar.games.sheriff.rules.deals.means import unnamed
from blueboar.games.sheriff.rules.deals.offers import MOST_OFFERS
from blueboar.games.sheriff.rules.deals.terms import MOST_TERMS
from blueboar.games.sheriff.rules.loading import MOST_IN_BAG
from blueboar.games.sheriff.rules.market import MOST_SET_ASIDE
from blueboar.games.sheriff.state.deals import BAG_GOODS, FAVOUR, FOR_NOTHING, OPEN, STALL_GOODS, STANCES, Term
from blueboar.games.sheriff.state.naming import numbered_terms
from blueboar.games.sheriff.state.state import State
from blueboar.games.sheriff.wire import moves

Row = list[int] | None
"""None if there is no such row."""
NO_ROW: Final = None


def spelt(state: State, space: SheriffSpace, seat: Seat, move: Any, marks: list[int]) -> Row:
    if isinstance(move, moves.GoToMarket):
        return _market(state, space, seat, move)
    if isinstance(move, moves.LoadBag):
        full = len(move.cards) == min(MOST_IN_BAG, len(state.hand(seat)))
        return _cards(space, move.cards) + ([] if full else [DONE])
    if isinstance(move, moves.Declare):
        return _cards(space, (move.good,))
    if isinstance(move, moves.ChooseFirstMerchant):
        return [space.seats + _steps(state, seat, move.merchant)]
    if isinstance(move, moves.MarkFavour):
        return _slot(space, KEPT if move.kept else BROKEN, move.promise, marks[:MOST_SLOTS])
    if isinstance(move, moves.TimeUp):
        return [TIME_UP]
    return _talk(state, space, seat, move) if not state.chores else _chore(state, space, seat, move)


def _talk(state: State, space: SheriffSpace, seat: Seat, move: Any) -> Row:
    if isinstance(move, moves.LetThrough):
        return _let_through(state, space, seat, move)
    if isinstance(move, moves.OpenBag):
        return [space.open + _steps(state, seat, move.merchant)]
    if isinstance(move, moves.TakeStance):
        stance = STANCES.index(move.stance)
        first = space.wants_open if stance == OPEN else space.wants_through
        if stance == FOR_NOTHING:
            first = space.wants_nothing
        return [first + _steps(state, seat, move.merchant)]
    if isinstance(move, moves.MakeOffer):
        return _offer(state, space, seat, move)
    if isinstance(move, moves.AcceptOffer):
        return _accept(state, space, seat, move)
    if isinstance(move, moves.RefuseOffer):
        return _slot(space, REFUSE, move.deal, answerable(state, seat, REFUSE, MOST_OFFERS))
    if isinstance(move, moves.WithdrawOffer):
        return _slot(space, WITHDRAW, move.deal, answerable(state, seat, WITHDRAW, MOST_OFFERS))
    if isinstance(move, moves.GoToBlackMarket) and move.good is not None:
        return [SELL, *_cards(space, (move.good,))]
    return NO_ROW


def _chore(state: State, space: SheriffSpace, seat: Seat, move: Any) -> Row:
    if isinstance(move, moves.PayDebt):
        return _cards(space, move.cards) or [DONE]
    if isinstance(move, moves.LayConfiscated):
        onto = [space.pile + move.onto] if state.piles > 1 or not move.cards else []
        return _cards(space, move.cards) + onto
    if isinstance(move, moves.FixPlate):
        return _cards(space, (move.good,))
    if isinstance(move, moves.AnswerBrimstone):
        if move.opponent is None:
            return [PASS]
        row = [space.seats + _steps(state, seat, move.opponent), *_cards(space, move.cards)]
        return row if len(move.cards) == promo_cards.MOST_DESTROYED else [*row, DONE]
    if isinstance(move, moves.DiscardForTrophy):
        row = [DONE] if move.card is None else _cards(space, (move.card,))
        return [*row, space.pile + move.onto] if state.piles > 1 else row
    if isinstance(move, moves.GoToBlackMarket):
        return [PASS] if move.good is None else _cards(space, (move.good,))
    if isinstance(move, moves.SplitEqually):
        return [EQUALLY]
    if isinstance(move, moves.PickLoot):
        return _cards(space, (move.card,))
    if isinstance(move, moves.NameForOdd):
        row = [_deputy(state, space, seat, move.coin)] if loot_tile.gold(state) else []
        return [*row, _deputy(state, space, seat, move.card)] if loot_tile.cards(state) else row
    return NO_ROW


def _deputy(state: State, space: SheriffSpace, seat: Seat, named: Seat | None) -> int:
    return NOBODY_SAID if named is None else space.seats + _steps(state, seat, named)


def _steps(state: State, seat: Seat, other: Seat) -> int:
    return (other - seat) % state.players


def _cards(space: SheriffSpace, cards: tuple[str, ...]) -> list[int]:
    return [space.card + space.numbers[card] for card in cards]


def _slot(space: SheriffSpace, verb: int, number: int, ids: list[int]) -> Row:
    return [verb, space.slot + ids.index(number)] if number in ids else NO_ROW


def _market(state: State, space: SheriffSpace, seat: Seat, move: moves.GoToMarket) -> list[int]:
    aside = move.set_aside
    row = _cards(space, aside)
    if len(aside) < min(MOST_SET_ASIDE, len(state.hand(seat))):
        row.append(DONE)
    left = len(aside)
    for pile, count in enumerate(move.from_piles):
        most = min(left, len(state.pile(pile)))
        if most > 0:
            row += [space.digit + digit for digit in Number(0, most).spelt(count)]
        left -= count
    if state.piles > 1:
        row.append(space.pile + move.onto)
    return row


def _let_through(state: State, space: SheriffSpace, seat: Seat, move: moves.LetThrough) -> Row:
    steps = _steps(state, seat, move.merchant)
    if move.takes is None:
        return [space.let_through + steps]
    if isinstance(move.takes, str):
        return [space.for_nothing + steps]
    return _slot(space, space.takes + steps, move.takes, takeable(state, seat, move.merchant))


def _accept(state: State, space: SheriffSpace, seat: Seat, move: moves.AcceptOffer) -> Row:
    row = _slot(space, ACCEPT, move.deal, answerable(state, seat, ACCEPT, MOST_OFFERS))
    offer = state.offer(move.deal)
    if row is None or offer is None:
        return NO_ROW
    picks = _picks(state, space, seat, offer.deal.terms, move.picks)
    return NO_ROW if picks is None else row + picks


def _picks(state: State, space: SheriffSpace, seat: Seat, terms: list[Term], picks: tuple[str, ...]) -> Row:
    if unnamed(seat, terms) == 0:
        return []
    if not picks:
        return [DONE]
    picked: list[int] = []
    for card in state.goods.numbered(picks):
        if card not in pickable(state, seat, terms, picked):
            return NO_ROW
        picked.append(card)
    return _cards(space, picks)


def _offer(state: State, space: SheriffSpace, seat: Seat, move: moves.MakeOffer) -> Row:
    partners = move.partners
    if move.replaces is not None:
        begun = _slot(space, COUNTER, move.replaces, answerable(state, seat, COUNTER, MOST_OFFERS))
        countered = state.offer(move.replaces)
        if begun is None or countered is None:
            return NO_ROW
        row = begun
        partners = tuple([party for party in countered.deal.parties if party != seat])
    else:
        if not may_meet(state, (seat, *partners)):
            return NO_ROW
        row = [OFFER] + [space.seats + _steps(state, seat, partner) for partner in partners]
        if len(partners) < state.players - 1:
            row.append(DONE)
    drawn = OfferTerms(state, space, seat, partners, MOST_TERMS)
    for term in numbered_terms(state.goods, move.terms):
        said = _term(state, space, drawn, term)
        if said is None:
            return NO_ROW
        row += said
    picks = _picks(state, space, seat, drawn.terms, move.picks)
    return [*row, DONE, *picks] if picks is not None and drawn.may_finish() else NO_ROW


def _term(state: State, space: SheriffSpace, drawn: OfferTerms, term: Term) -> Row:
    """One term; none if the offer does not allow it there."""
    if term.is_act:
        return _act(state, space, drawn, term)
    kind, giver = term.kind, term.giver
    row: list[int] = []
    if term.is_conditional:
        place = term.when.happens * state.players + _steps(state, drawn.seat, term.when.bag)
        row = [CONDITION, space.conditions + place]
        if not drawn.may_give_if(term.when):
            return NO_ROW
        drawn.when = term.when
    row.append(_head(state, space, drawn.seat, len(ACTS) + GIVEN.index(kind), giver))
    whom = _usual_receivers(state, drawn, term)
    if whom not in drawn.receivers_of(kind, giver):
        return NO_ROW
    if len(drawn.parties) > 2:
        row.append(_whom(state, space, drawn.seat, whom))
    if kind == FAVOUR:
        if term.text not in FAVOURS or FAVOURS.index(term.text) not in drawn.favours(giver, whom):
            return NO_ROW
        drawn.add(Term(FAVOUR, giver=giver, text=term.text, whom=whom))
        return [*row, space.favour + FAVOURS.index(term.text)]
    if kind in (STALL_GOODS, BAG_GOODS):
        if term.good not in drawn.goods(kind, giver, whom):
            return NO_ROW
        row.append(space.card + space.of[term.good])
    most = drawn.most(kind, giver, term.good)
    if not 1 <= term.count <= most:
        return NO_ROW
    drawn.add(drawn.gift(kind, giver, whom, term.good, term.count))
    return row + [space.digit + digit for digit in Number(1, most).spelt(term.count)]


def _head(state: State, space: SheriffSpace, seat: Seat, group: int, who: Seat) -> int:
    return space.let_term + group * state.players + _steps(state, seat, who)


def _usual_receivers(state: State, drawn: OfferTerms, term: Term) -> Whom:
    if len(drawn.parties) == 2:
        return NOBODY_NAMED
    return state.office if len(term.whom) == 2 else term.whom


def _whom(state: State, space: SheriffSpace, seat: Seat, whom: Whom) -> int:
    if not whom:
        return NOBODY_SAID
    return BOTH if len(whom) == 2 else space.seats + _steps(state, seat, whom[0])


def _act(state: State, space: SheriffSpace, drawn: OfferTerms, term: Term) -> Row:
    whom = term.whom
    if len(state.office) == 1 or len(whom) == 2:
        whom = NOBODY_NAMED  # all who could be named
    if drawn.is_full() or not drawn.may_act(term.kind, term.merchant):
        return NO_ROW
    if whom not in drawn.performers_for(term.kind, term.merchant):
        return NO_ROW
    row = [_head(state, space, drawn.seat, ACTS.index(term.kind), term.merchant)]
    if len(state.office) == 2:
        row.append(_whom(state, space, drawn.seat, whom))
    drawn.add(Term(term.kind, merchant=term.merchant, whom=whom))
    return row
