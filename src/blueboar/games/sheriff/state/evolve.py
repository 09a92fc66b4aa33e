"""The only code that writes state. It knows no rules: it does what the event says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from blueboar.games.sheriff.state.state import (
    CLOSED,
    LOADING,
    MARKET,
    NO_BAG,
    NOBODY,
    OPEN_BAG,
    OPENED,
    OVER,
    THROUGH,
    OpenOffer,
    State,
)
from blueboar.games.sheriff.wire import events
from blueboar.games.sheriff.wire.views import BlackMarketCard, ShownView
from blueboar.games.sheriff.wire.zones import BAG, CONTRABAND, DECK, PILE, PURSE, STACKED, STALL


def evolve(state: State, event: Any) -> None:
    _EVOLVERS[type(event)](state, event)


def _cards_moved(state: State, event: events.CardsMoved) -> None:
    cards = event.cards
    if cards is None:
        raise ValueError("a redacted event cannot be folded")
    from_zone, to_zone = event.source, event.target
    source = state.zones[from_zone]
    if from_zone in STACKED:
        for card in cards:
            if source.pop() != card:
                raise ValueError(f"{card} is not the top card of {from_zone}")
    else:
        for card in cards:
            source.remove(card)
    if to_zone in STACKED and state.goods.printed:
        cards = tuple([state.goods.printed.get(card, card) for card in cards])
    state.zones[to_zone].extend(cards)
    if from_zone.startswith("bag:") and to_zone.startswith("contraband:"):
        owner = BAG.index(from_zone)
        if to_zone == CONTRABAND[owner]:
            state.smuggled[owner] = list(cards)


def _gold_moved(state: State, event: events.GoldMoved) -> None:
    gold = state.gold
    gold[event.source] -= event.amount
    gold[event.target] += event.amount


def _gold_dealt(state: State, event: events.GoldDealt) -> None:
    for seat in range(state.players):
        state.gold[PURSE[seat]] = event.amount


def _deck_shuffled(state: State, event: events.DeckShuffled) -> None:
    state.zones[DECK] = list(event.cards or ())


def _deck_renewed(state: State, event: events.DeckRenewed) -> None:
    state.zones[DECK] = list(event.cards or ())
    for index, cards in enumerate(event.piles):
        state.zones[PILE[index]] = list(cards)


def _deputies_shuffled(state: State, event: events.DeputiesShuffled) -> None:
    state.deputy_cards = list(event.order or ())


def _round_began(state: State, event: events.RoundBegan) -> None:
    players = state.players
    state.round = event.number
    state.office = event.office
    around = [(event.office[0] + step) % players for step in range(1, players)]
    state.merchants = [seat for seat in around if seat not in event.office]
    for seat in event.office:
        state.terms[seat] += 1
        if seat in state.deputy_cards:
            state.deputy_cards.remove(seat)
    state.bags = [NO_BAG] * players
    state.declared = [""] * players
    state.smuggled = [[] for _ in range(players)]
    state.onto = [0] * players
    state.struck = []
    state.duties = []
    state.unsettled = []
    state.offers_made = [0] * players
    state.stances = {}
    state.split = None
    state.splits_made = [0, 0]
    state.black_market_done = [False] * players


def _phase_began(state: State, event: events.PhaseBegan) -> None:
    state.phase = event.phase
    state.turn = NOBODY
    if event.phase == MARKET:
        state.opener = NOBODY
    elif event.phase == LOADING:
        for seat in state.merchants:
            if state.hand(seat):
                state.bags[seat] = OPEN_BAG


def _turn_passed(state: State, event: events.TurnPassed) -> None:
    state.turn = event.seat
    if state.opener == NOBODY:
        state.opener = event.seat


def _pile_chosen(state: State, event: events.PileChosen) -> None:
    state.onto[event.merchant] = event.pile


def _bag_closed(state: State, event: events.BagClosed) -> None:
    state.bags[event.merchant] = CLOSED


def _declared(state: State, event: events.Declared) -> None:
    state.declared[event.merchant] = event.good


def _offer_made(state: State, event: events.OfferMade) -> None:
    deal = event.deal
    if deal.replaces is not None:
        del state.offers[deal.replaces]
    state.offers[deal.id] = OpenOffer(deal, (deal.proposer,))
    state.offers_made[deal.proposer] += 1
    state.next_deal = deal.id + 1


def _offer_agreed(state: State, event: events.OfferAgreed) -> None:
    offer = state.offers[event.deal]
    state.offers[event.deal] = OpenOffer(offer.deal, (*offer.agreed, event.seat))


def _offer_closed(state: State, event: events.OfferClosed) -> None:
    del state.offers[event.deal]


def _deal_struck(state: State, event: events.DealStruck) -> None:
    del state.offers[event.deal.id]
    state.struck.append(event.deal)


def _duty_taken(state: State, event: events.DutyTaken) -> None:
    state.duties.append(event.duty)


def _promised(state: State, event: events.Promised) -> None:
    promise = event.promise
    state.ledger.append(promise)
    if promise.status == "open" and promise.what != "favour":
        state.unsettled.append(promise.id)


def _promise_settled(state: State, event: events.PromiseSettled) -> None:
    promise = state.ledger[event.promise]
    settled = msgspec.structs.replace(promise, status=event.status, delivered=event.delivered)
    state.ledger[event.promise] = settled
    if event.promise in state.unsettled:
        state.unsettled.remove(event.promise)


def _cards_shown(state: State, event: events.CardsShown) -> None:
    state.shown.append((event.seen, ShownView(state.round, event.owner, event.zone, event.cards or ())))


def _stance_taken(state: State, event: events.StanceTaken) -> None:
    state.stances[state.stance_key(event.deputy, event.merchant)] = event.stance


def _bag_let_through(state: State, event: events.BagLetThrough) -> None:
    state.bags[event.merchant] = THROUGH


def _bag_opened(state: State, event: events.BagOpened) -> None:
    state.bags[event.merchant] = OPENED


def _time_ran_out(state: State, event: events.TimeRanOut) -> None:
    state.duties = []


def _asked(state: State, event: events.Asked) -> None:
    state.chores.append(event.chore)


def _answered(state: State, event: events.Answered) -> None:
    del state.chores[0]


def _plate_fixed(state: State, event: events.PlateFixed) -> None:
    stall = state.zones[STALL[event.merchant]]
    stall.remove(event.plate)
    stall.append(f"{event.plate}-{event.good}")


def _split_proposed(state: State, event: events.SplitProposed) -> None:
    state.split = event
    state.splits_made[0 if event.deputy == state.office[0] else 1] += 1


def _split_refused(state: State, event: events.SplitRefused) -> None:
    state.split = None


def _black_market_sold(state: State, event: events.BlackMarketSold) -> None:
    state.black_market[event.good].pop()
    state.black_market_cards[event.merchant].append(BlackMarketCard(event.good, event.points))
    state.black_market_done[event.merchant] = True


def _black_market_passed(state: State, event: events.BlackMarketPassed) -> None:
    state.black_market_done[event.merchant] = True


def _game_ended(state: State, event: events.GameEnded) -> None:
    state.phase = OVER
    state.turn = NOBODY
    state.scores = event.scores
    state.places = event.places


def _nothing_written(state: State, event: Any) -> None:
    """An event that only tells something."""


_EVOLVERS: Final[dict[Any, Callable[[State, Any], None]]] = {
    events.CardsMoved: _cards_moved,
    events.GoldMoved: _gold_moved,
    events.Hidden: _nothing_written,
    events.GoldDealt: _gold_dealt,
    events.DeckShuffled: _deck_shuffled,
    events.DeckRenewed: _deck_renewed,
    events.DeputiesShuffled: _deputies_shuffled,
    events.RoundBegan: _round_began,
    events.PhaseBegan: _phase_began,
    events.TurnPassed: _turn_passed,
    events.PileChosen: _pile_chosen,
    events.BagClosed: _bag_closed,
    events.BagsHandedOver: _nothing_written,
    events.Declared: _declared,
    events.OfferMade: _offer_made,
    events.OfferAgreed: _offer_agreed,
    events.OfferClosed: _offer_closed,
    events.DealStruck: _deal_struck,
    events.DutyTaken: _duty_taken,
    events.Promised: _promised,
    events.PromiseSettled: _promise_settled,
    events.CardsShown: _cards_shown,
    events.StanceTaken: _stance_taken,
    events.BagLetThrough: _bag_let_through,
    events.BagOpened: _bag_opened,
    events.TimeRanOut: _time_ran_out,
    events.DebtForgiven: _nothing_written,
    events.Asked: _asked,
    events.Answered: _answered,
    events.PlateFixed: _plate_fixed,
    events.SplitProposed: _split_proposed,
    events.SplitRefused: _split_refused,
    events.BlackMarketSold: _black_market_sold,
    events.BlackMarketPassed: _black_market_passed,
    events.ContrabandRevealed: _nothing_written,
    events.GameEnded: _game_ended,
}
