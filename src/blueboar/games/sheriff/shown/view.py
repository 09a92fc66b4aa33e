"""What a seat, or a spectator, sees of a state (rules 10): built by listing what is shown, never by deletion."""

from __future__ import annotations

from blueboar.core.seats import NOBODY, Seat
from blueboar.games.sheriff.rules.deals.striking import offer_is_seen
from blueboar.games.sheriff.shown.pending import waiting_for
from blueboar.games.sheriff.state.deals import PROMISES, Proof, Split
from blueboar.games.sheriff.state.goods import NO_CARD
from blueboar.games.sheriff.state.naming import named_deal, named_duty, named_promise
from blueboar.games.sheriff.state.state import BAGS, LOADING, NO_STANCE, OPENED, OVER, PHASES, State
from blueboar.games.sheriff.state.zones import LOOT, LOOT_HIDDEN, LOOT_PURSE
from blueboar.games.sheriff.wire.views import (
    BagView,
    BlackMarketCard,
    BlackMarketPile,
    LootView,
    OfferView,
    PlayerView,
    SheriffView,
    ShownView,
    SplitView,
    StanceView,
)


def view(state: State, seat: Seat | None) -> SheriffView:
    goods = state.goods
    return SheriffView(
        seat=seat,
        edition=state.config.edition,
        round=state.round,
        rounds=state.rounds,
        phase=PHASES[state.phase],
        office=state.office,
        turn=None if state.turn == NOBODY else state.turn,
        waiting_for=waiting_for(state),
        chore=state.chores[0] if state.chores else None,
        players=tuple([_player(state, owner, seat) for owner in range(state.players)]),
        deck_count=len(state.deck()),
        piles=tuple([goods.named(state.pile(index)) for index in range(state.piles)]),
        offers=tuple(
            [
                OfferView(named_deal(goods, offer.deal), offer.agreed)
                for offer in state.offers
                if offer_is_seen(state, offer, seat)
            ]
        ),
        struck=tuple([named_deal(goods, deal) for deal in state.struck]),
        duties=tuple([named_duty(duty) for duty in state.duties]),
        ledger=tuple([named_promise(line) for line in state.ledger]),
        shown=tuple([_proof(state, proof) for proof in state.shown if seat in proof.seen]),
        stances=_stances(state),
        loot=_loot(state, seat) if len(state.office) == 2 else None,
        black_market=_black_market(state),
        legal_goods=tuple(goods.legal_names),
        scores=state.scores,
        places=state.places,
    )


def _player(state: State, owner: Seat, seat: Seat | None) -> PlayerView:
    goods = state.goods
    own = owner == seat
    sealed = state.phase == LOADING and not own
    hand, bag = state.hand(owner), state.bag(owner)
    contraband = state.contraband(owner)
    declared = state.declared[owner]
    return PlayerView(
        seat=owner,
        gold=state.gold[owner],
        hand_count=len(hand) + len(bag) if sealed else len(hand),
        hand=goods.sorted_names(hand) if own else None,
        aside=goods.named(state.aside(owner)) if state.options.face_up else None,
        bag=BagView(
            status=BAGS[state.bags[owner]],
            count=None if sealed else len(bag),
            declared=None if declared == NO_CARD else goods.names[declared],
            cards=goods.sorted_names(bag) if own or state.bags[owner] == OPENED else None,
        ),
        stall=goods.sorted_names(state.stall(owner)),
        contraband_count=len(contraband),
        contraband=goods.sorted_names(contraband) if own or state.phase == OVER else None,
        black_market=tuple(
            [BlackMarketCard(goods.names[good], points) for good, points in state.black_market_cards[owner]]
        ),
        terms=state.terms[owner],
    )


def _proof(state: State, proof: Proof) -> ShownView:
    return ShownView(proof.round, proof.owner, proof.zone, state.goods.named(proof.cards))


def _stances(state: State) -> tuple[StanceView, ...]:
    return tuple(
        [
            StanceView(deputy, merchant, PROMISES[state.stance(deputy, merchant)])
            for deputy in state.office
            for merchant in state.undecided()
            if state.stance(deputy, merchant) != NO_STANCE
        ]
    )


def _black_market(state: State) -> tuple[BlackMarketPile, ...]:
    on_sale = zip(state.goods.black_market, state.black_market, strict=True)
    return tuple([BlackMarketPile(state.goods.names[good], tuple(points[::-1])) for good, points in on_sale])


def _loot(state: State, seat: Seat | None) -> LootView:
    knows = seat is not None and state.in_office(seat)
    hidden = state.zones[LOOT_HIDDEN]
    return LootView(
        gold=state.gold[LOOT_PURSE],
        legal=state.goods.sorted_names(state.zones[LOOT]),
        contraband_count=len(hidden),
        contraband=state.goods.sorted_names(hidden) if knows else None,
        proposal=None if state.split is None else _split(state, state.split, knows),
    )


def _split(state: State, split: Split, knows: bool) -> SplitView:
    cards = state.goods.named(split.cards) if knows else None
    return SplitView(split.deputy, split.gold, len(split.cards), cards)
