"""The row of small decisions that makes a given move."""

from __future__ import annotations

from typing import Any

from blueboar.core.seats import Seat
from blueboar.games.sheriff.machines.decisions.at_the_table import answerable
from blueboar.games.sheriff.machines.decisions.bargain import open_circles
from blueboar.games.sheriff.machines.decisions.draft import Number
from blueboar.games.sheriff.machines.decisions.offer_draft import OfferDraft
from blueboar.games.sheriff.machines.decisions.space import (
    ACCEPT,
    BAG_TERM,
    BROKEN,
    COUNTER,
    DONE,
    EQUALLY,
    FAVOUR_TERM,
    FAVOURS,
    GOLD_TERM,
    KEPT,
    LET_TERM,
    MOST_SLOTS,
    OFFER,
    OPEN_TERM,
    PASS,
    PROPOSE,
    REFUSE,
    REFUSE_TERM,
    SELL,
    STALL_TERM,
    TIME_UP,
    WITHDRAW,
    SheriffSpace,
)
from blueboar.games.sheriff.rules import loot, promo_cards
from blueboar.games.sheriff.rules.deals.offers import MOST_OFFERS
from blueboar.games.sheriff.rules.loading import MOST_IN_BAG
from blueboar.games.sheriff.rules.market import MOST_SET_ASIDE
from blueboar.games.sheriff.state.deals import OPEN, PROMISES
from blueboar.games.sheriff.state.state import State
from blueboar.games.sheriff.wire import moves, terms


def spelt(state: State, space: SheriffSpace, seat: Seat, move: Any, marks: list[int]) -> list[int] | None:
    """None if there is no such row."""
    if isinstance(move, moves.GoToMarket):
        return _market(state, space, seat, move)
    if isinstance(move, moves.LoadBag):
        full = len(move.cards) == min(MOST_IN_BAG, len(state.hand(seat)))
        return _cards(space, move.cards) + ([] if full else [DONE])
    if isinstance(move, moves.Declare):
        return _cards(space, (move.good,))
    if isinstance(move, moves.ChooseFirstMerchant):
        return [space.seats + _steps(state, seat, move.merchant)]
    if isinstance(move, moves.LetThrough):
        return [space.let_through + _steps(state, seat, move.merchant)]
    if isinstance(move, moves.OpenBag):
        return [space.open + _steps(state, seat, move.merchant)]
    if isinstance(move, moves.TakeStance):
        first = space.wants_open if move.stance == PROMISES[OPEN] else space.wants_through
        return [first + _steps(state, seat, move.merchant)]
    if isinstance(move, moves.MakeOffer):
        return _offer(state, space, seat, move)
    if isinstance(move, moves.AcceptOffer):
        return _slot(space, ACCEPT, move.deal, answerable(state, seat, ACCEPT, MOST_OFFERS))
    if isinstance(move, moves.RefuseOffer):
        return _slot(space, REFUSE, move.deal, answerable(state, seat, REFUSE, MOST_OFFERS))
    if isinstance(move, moves.WithdrawOffer):
        return _slot(space, WITHDRAW, move.deal, answerable(state, seat, WITHDRAW, MOST_OFFERS))
    if isinstance(move, moves.MarkFavour):
        return _slot(space, KEPT if move.kept else BROKEN, move.promise, marks[:MOST_SLOTS])
    return _chore(state, space, seat, move)


def _chore(state: State, space: SheriffSpace, seat: Seat, move: Any) -> list[int] | None:
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
        if move.good is None:
            return [PASS]
        return _cards(space, (move.good,)) if state.chores else [SELL, *_cards(space, (move.good,))]
    if isinstance(move, moves.ProposeSplit):
        gold = [space.digit + digit for digit in Number(0, loot.gold(state)).spelt(move.gold)]
        whole = len(move.cards) == len(loot.cards(state)) and len(move.cards) > 0
        return [PROPOSE, *gold, *_cards(space, move.cards), *([] if whole else [DONE])]
    if isinstance(move, moves.AnswerSplit):
        return [ACCEPT if move.accept else REFUSE]
    if isinstance(move, moves.SplitEqually):
        return [EQUALLY]
    if isinstance(move, moves.TimeUp):
        return [TIME_UP]
    return None


def _steps(state: State, seat: Seat, other: Seat) -> int:
    return (other - seat) % state.players


def _cards(space: SheriffSpace, cards: tuple[str, ...]) -> list[int]:
    return [space.card + space.numbers[card] for card in cards]


def _slot(space: SheriffSpace, verb: int, number: int, ids: list[int]) -> list[int] | None:
    return [verb, space.slot + ids.index(number)] if number in ids else None


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


def _offer(state: State, space: SheriffSpace, seat: Seat, move: moves.MakeOffer) -> list[int] | None:
    if move.replaces is not None:
        ids = answerable(state, seat, COUNTER, MOST_OFFERS)
        begun = _slot(space, COUNTER, move.replaces, ids)
        if begun is None:
            return None
        row = begun
    else:
        row = [OFFER] + [space.seats + _steps(state, seat, partner) for partner in move.partners]
        wider = [circle for circle in open_circles(state, seat) if _holds_more(circle, move.partners)]
        if wider:
            row.append(DONE)
    draft = OfferDraft(state, space, seat, move.partners, move.replaces or 0)
    for term in move.terms:
        said = _term(state, space, seat, draft, term)
        if said is None:
            return None
        row += said
    return [*row, DONE]


def _holds_more(circle: tuple[Seat, ...], partners: tuple[Seat, ...]) -> bool:
    return len(circle) > len(partners) and all(partner in circle for partner in partners)


def _term(state: State, space: SheriffSpace, seat: Seat, draft: OfferDraft, term: terms.Term) -> list[int] | None:
    if isinstance(term, terms.LetThroughTerm):
        return _said(state, space, seat, draft, LET_TERM, term.merchant, 0, 0)
    if isinstance(term, terms.OpenBagTerm):
        return _said(state, space, seat, draft, OPEN_TERM, term.merchant, 0, 0)
    if isinstance(term, terms.RefuseDealsTerm):
        return _said(state, space, seat, draft, REFUSE_TERM, term.merchant, 0, 0)
    if isinstance(term, terms.GiveGold):
        return _said(state, space, seat, draft, GOLD_TERM, term.giver, term.amount, 0)
    if isinstance(term, terms.GiveStallGoods):
        return _said(state, space, seat, draft, STALL_TERM, term.giver, term.count, space.numbers[term.good])
    if isinstance(term, terms.GiveBagGoods):
        return _said(state, space, seat, draft, BAG_TERM, term.giver, term.count, space.numbers[term.good])
    if term.text not in FAVOURS:
        return None
    return _said(state, space, seat, draft, FAVOUR_TERM, term.giver, 0, FAVOURS.index(term.text))


def _said(
    state: State, space: SheriffSpace, seat: Seat, draft: OfferDraft, head: int, who: Seat, count: int, good: int
) -> list[int] | None:
    """One term; none if the draft does not allow it there."""
    if not draft.may_name(head, who):
        return None
    row = [head, space.seats + _steps(state, seat, who)]
    if head == FAVOUR_TERM:
        row.append(space.favour + good)
    elif head >= GOLD_TERM:
        if head != GOLD_TERM:
            if good not in draft.goods(head, who):
                return None
            row.append(space.card + good)
        most = draft.most(head, who, good)
        if not 1 <= count <= most:
            return None
        row += [space.digit + digit for digit in Number(1, most).spelt(count)]
    draft.add(head, who, count, good)
    return row
