"""What a seat, or a spectator, sees of a state (rules 10): built by listing what is shown, never by deletion."""

from __future__ import annotations

from blueboar.core.seats import Seat
from blueboar.games.sheriff.rules.deals.striking import offer_is_seen
from blueboar.games.sheriff.shown.pending import waiting_for
from blueboar.games.sheriff.state.state import LOADING, NOBODY, OPENED, OVER, State
from blueboar.games.sheriff.wire.views import (
    BagView,
    BlackMarketPile,
    LootView,
    OfferView,
    PlayerView,
    SheriffView,
    SplitView,
    StanceView,
)
from blueboar.games.sheriff.wire.zones import ASIDE, LOOT, LOOT_HIDDEN


def view(state: State, seat: Seat | None) -> SheriffView:
    return SheriffView(
        seat=seat,
        edition=state.config.edition,
        round=state.round,
        rounds=state.rounds,
        phase=state.phase,
        office=state.office,
        turn=None if state.turn == NOBODY else state.turn,
        waiting_for=waiting_for(state),
        chore=state.chores[0] if state.chores else None,
        players=tuple([_player(state, owner, seat) for owner in range(state.players)]),
        deck_count=len(state.deck()),
        piles=tuple([tuple(state.pile(index)) for index in range(state.piles)]),
        offers=tuple(
            [
                OfferView(offer.deal, offer.agreed)
                for offer in state.offers.values()
                if offer_is_seen(state, offer, seat)
            ]
        ),
        struck=tuple(state.struck),
        duties=tuple(state.duties),
        ledger=tuple(state.ledger),
        shown=tuple([shown for seen, shown in state.shown if seat in seen]),
        stances=_stances(state),
        loot=_loot(state, seat) if len(state.office) == 2 else None,
        black_market=tuple([BlackMarketPile(good, tuple(points[::-1])) for good, points in state.black_market.items()]),
        legal_goods=tuple(state.goods.legal),
        scores=state.scores,
        places=state.places,
    )


def _player(state: State, owner: Seat, seat: Seat | None) -> PlayerView:
    own = owner == seat
    sealed = state.phase == LOADING and not own
    hand, bag = state.hand(owner), state.bag(owner)
    contraband = state.contraband(owner)
    open_aside = state.options.set_aside == "face-up"
    return PlayerView(
        seat=owner,
        gold=state.purse(owner),
        hand_count=len(hand) + len(bag) if sealed else len(hand),
        hand=tuple(sorted(hand)) if own else None,
        aside=tuple(state.zones[ASIDE[owner]]) if open_aside else None,
        bag=BagView(
            status=state.bags[owner],
            count=None if sealed else len(bag),
            declared=state.declared[owner] or None,
            cards=tuple(sorted(bag)) if own or state.bags[owner] == OPENED else None,
        ),
        stall=tuple(sorted(state.stall(owner))),
        contraband_count=len(contraband),
        contraband=tuple(sorted(contraband)) if own or state.phase == OVER else None,
        black_market=tuple(state.black_market_cards[owner]),
        terms=state.terms[owner],
    )


def _stances(state: State) -> tuple[StanceView, ...]:
    return tuple(
        [
            StanceView(deputy, merchant, state.stance(deputy, merchant))
            for deputy in state.office
            for merchant in state.undecided()
            if state.stance(deputy, merchant)
        ]
    )


def _loot(state: State, seat: Seat | None) -> LootView:
    knows = seat is not None and state.in_office(seat)
    hidden = state.zones[LOOT_HIDDEN]
    split = state.split
    return LootView(
        gold=state.gold[LOOT],
        legal=tuple(sorted(state.zones[LOOT])),
        contraband_count=len(hidden),
        contraband=tuple(sorted(hidden)) if knows else None,
        proposal=None
        if split is None
        else SplitView(split.deputy, split.gold, split.count, split.cards if knows else None),
    )
