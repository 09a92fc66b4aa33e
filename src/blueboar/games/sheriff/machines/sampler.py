"""Random legal moves that reach every rule: lies and truth, deals of all kinds, debts, timers, promo cards."""

from __future__ import annotations

from typing import Final

from blueboar.core.chance import Chance
from blueboar.core.seats import HOUSE, Seat
from blueboar.games.sheriff.machines.payments import enough_of
from blueboar.games.sheriff.machines.sampled_offers import sample_offer
from blueboar.games.sheriff.rules import black_market, confiscated, debts, inspection, loot, promo_cards
from blueboar.games.sheriff.rules.deals import duties, offers
from blueboar.games.sheriff.rules.deals.parties import circles, parties_of
from blueboar.games.sheriff.rules.loading import MOST_IN_BAG, loaders
from blueboar.games.sheriff.rules.market import MOST_SET_ASIDE
from blueboar.games.sheriff.state.state import DECLARATION, LOADING, MARKET, NOBODY, State
from blueboar.games.sheriff.wire import moves
from blueboar.games.sheriff.wire.chores import (
    BlackMarketChore,
    BrimstoneChore,
    ConfiscatedChore,
    DebtChore,
    LootChore,
    PlateChore,
    TrophyChore,
)

TALKS: Final = 0.3
TALKS_ON: Final = 0.7
"""While there is an offer to answer."""
ANSWERS: Final = 0.9
MARKS_FAVOUR: Final = 0.02
TIME_RUNS_OUT: Final = 0.03
HONEST: Final = 0.4
SELLS: Final = 0.5


def sample(state: State, chance: Chance) -> tuple[Seat, moves.Move]:
    if state.chores:
        return _sample_chore(state, chance)
    if state.ledger and chance.random() < MARKS_FAVOUR:
        marked = _sample_favour(state, chance)
        if marked is not None:
            return marked
    phase = state.phase
    if phase == MARKET:
        return _sample_market(state, chance)
    if phase == LOADING:
        waiting = loaders(state)
        seat = waiting[chance.below(len(waiting))]
        return seat, _sample_bag(state, seat, chance)
    if phase == DECLARATION:
        return state.turn, _sample_declaration(state, state.turn, chance)
    return _sample_inspection(state, chance)


def _sample_favour(state: State, chance: Chance) -> tuple[Seat, moves.Move] | None:
    for line in state.ledger:
        if line.what == "favour" and line.status == "open":
            return line.to[chance.below(len(line.to))], moves.MarkFavour(line.id, chance.likely(0.5))
    return None


def _sample_market(state: State, chance: Chance) -> tuple[Seat, moves.Move]:
    if state.turn == NOBODY:
        merchants = state.merchants
        return state.office[0], moves.ChooseFirstMerchant(merchants[chance.below(len(merchants))])
    seat = state.turn
    hand = state.hand(seat)
    count = chance.below(min(MOST_SET_ASIDE, len(hand)) + 1)
    aside = tuple(chance.sample(hand, count))
    wanted: list[int] = []
    if state.options.market_draws == "piles-then-deck":
        left = chance.below(count + 1)
        for index in range(state.piles):
            taken = min(chance.below(left + 1), len(state.pile(index)))
            wanted.append(taken)
            left -= taken
    return seat, moves.GoToMarket(aside, tuple(wanted), chance.below(state.piles))


def _sample_bag(state: State, seat: Seat, chance: Chance) -> moves.LoadBag:
    hand = state.hand(seat)
    if chance.random() < HONEST:
        card = hand[chance.below(len(hand))]
        alike = hand.count(card)
        return moves.LoadBag((card,) * (1 + chance.below(min(MOST_IN_BAG, alike))))
    return moves.LoadBag(tuple(chance.sample(hand, 1 + chance.below(min(MOST_IN_BAG, len(hand))))))


def _sample_declaration(state: State, seat: Seat, chance: Chance) -> moves.Declare:
    bag = state.bag(seat)
    good = bag[chance.below(len(bag))]
    if good not in state.goods.legal:
        good = state.goods.legal[chance.below(len(state.goods.legal))]
    return moves.Declare(good, len(bag))


def _sample_inspection(state: State, chance: Chance) -> tuple[Seat, moves.Move]:
    roll = chance.random()
    talks = TALKS_ON if state.offers else TALKS
    if roll < talks:
        talk = _sample_talk(state, chance)
        if talk is not None:
            return talk
    elif state.options.inspection_timer and roll < talks + TIME_RUNS_OUT:
        return HOUSE, moves.TimeUp()
    elif state.black_market:
        for seat in state.merchants:
            if black_market.may_visit(state, seat) and black_market.sellable(state, seat) and chance.likely(SELLS):
                return seat, moves.GoToBlackMarket(black_market.sellable(state, seat)[0])
    return _sample_verdict(state, chance)


def _sample_verdict(state: State, chance: Chance) -> tuple[Seat, moves.Move]:
    waiting = state.undecided()
    merchant = waiting[chance.below(len(waiting))]
    officer = state.office[chance.below(len(state.office))]
    verdict = duties.OPEN if chance.random() < 0.5 else duties.LET_THROUGH
    other = duties.LET_THROUGH if verdict == duties.OPEN else duties.OPEN
    deputies = len(state.office) == 2
    if deputies and (not state.stance(officer, merchant) or chance.likely(0.1)):
        return officer, _stance(state, merchant, verdict, other)
    for seat in state.office:
        for choice in (verdict, other):
            if inspection.check_verdict(state, seat, merchant, choice) is None:
                if choice == duties.OPEN:
                    return seat, moves.OpenBag(merchant)
                return seat, moves.LetThrough(merchant)
    lacking = state.office[0] if not state.stance(state.office[0], merchant) else state.office[1]
    return lacking, _stance(state, merchant, verdict, other)


def _stance(state: State, merchant: Seat, wanted: str, other: str) -> moves.TakeStance:
    free = duties.against(state, wanted, merchant) is None
    return moves.TakeStance(merchant, wanted if free else other)


def _sample_talk(state: State, chance: Chance) -> tuple[Seat, moves.Move] | None:
    if state.offers and chance.random() < ANSWERS:
        return _sample_answer(state, chance)
    seat = chance.below(state.players)
    possible = circles(state, seat)
    offer = sample_offer(state, seat, possible[chance.below(len(possible))], None, chance)
    if offers.check_offer(state, seat, offer) is not None:
        return None
    return seat, offer


def _sample_answer(state: State, chance: Chance) -> tuple[Seat, moves.Move] | None:
    open_offers = list(state.offers.values())
    offer = open_offers[chance.below(len(open_offers))]
    deal = offer.deal
    roll = chance.random()
    if roll < 0.1:
        return deal.proposer, moves.WithdrawOffer(deal.id)
    seat = deal.partners[chance.below(len(deal.partners))]
    if roll < 0.2:
        return seat, moves.RefuseOffer(deal.id)
    if roll < 0.35:
        others = tuple([party for party in parties_of(offer) if party != seat])
        counter = sample_offer(state, seat, others, deal.id, chance)
        if offers.check_offer(state, seat, counter) is None:
            return seat, counter
    if offers.check_accept(state, seat, deal.id) is None:
        return seat, moves.AcceptOffer(deal.id)
    return seat, moves.RefuseOffer(deal.id)


def _sample_chore(state: State, chance: Chance) -> tuple[Seat, moves.Move]:
    chore = state.chores[0]
    seat = chore.seat
    if type(chore) is DebtChore:
        return seat, _sample_payment(state, chore, chance)
    if type(chore) is ConfiscatedChore:
        cards = list(confiscated.prompt(state, chore).cards)
        return seat, moves.LayConfiscated(tuple(chance.sample(cards, len(cards))), chance.below(state.piles))
    if type(chore) is PlateChore:
        return seat, moves.FixPlate(state.goods.legal[chance.below(len(state.goods.legal))])
    if type(chore) is BrimstoneChore:
        return seat, _sample_brimstone(state, seat, chance)
    if type(chore) is TrophyChore:
        hand = state.hand(seat)
        card = hand[chance.below(len(hand))] if hand else None
        return seat, moves.DiscardForTrophy(card, chance.below(state.piles))
    if type(chore) is BlackMarketChore:
        goods = black_market.sellable(state, seat)
        sells = goods and chance.likely(SELLS)
        return seat, moves.GoToBlackMarket(goods[chance.below(len(goods))] if sells else None)
    assert isinstance(chore, LootChore)
    return _sample_split(state, chore, chance)


def _sample_payment(state: State, chore: DebtChore, chance: Chance) -> moves.PayDebt:
    asked = debts.prompt(state, chore)
    cards = chance.sample(list(asked.choose), len(asked.choose))
    return moves.PayDebt(enough_of(cards, state.goods.value, asked.rest))


def _sample_brimstone(state: State, seat: Seat, chance: Chance) -> moves.AnswerBrimstone:
    prompt = promo_cards.brimstone_prompt(state, seat)
    if not prompt.usable or not prompt.opponents or chance.likely(0.2):
        return moves.AnswerBrimstone()
    opponent = prompt.opponents[chance.below(len(prompt.opponents))]
    stall = promo_cards.destroyable(state, opponent)
    card = stall[chance.below(len(stall))]
    counts = state.goods.counts
    alike = [each for each in stall if counts[each][0] == counts[card][0]]
    return moves.AnswerBrimstone(opponent, tuple(alike[: 1 + chance.below(promo_cards.MOST_DESTROYED)]))


def _sample_split(state: State, chore: LootChore, chance: Chance) -> tuple[Seat, moves.Move]:
    proposal = state.split
    if proposal is not None and chance.likely(0.7):
        answering = chore.other if proposal.deputy == chore.seat else chore.seat
        return answering, moves.AnswerSplit(chance.likely(0.5))
    seat = chore.seat if chance.likely(0.5) else chore.other
    prompt = loot.prompt(state, seat)
    if prompt.proposals_left == 0 or chance.likely(0.3):
        return seat, moves.SplitEqually()
    cards = list(prompt.cards)
    given = chance.sample(cards, chance.below(len(cards) + 1))
    return seat, moves.ProposeSplit(chance.below(prompt.gold + 1), tuple(given))
