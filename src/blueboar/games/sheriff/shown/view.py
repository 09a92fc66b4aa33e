"""What a seat, or a spectator, sees of a state (rules 10): built by listing what is shown, never by deletion."""

from __future__ import annotations

from blueboar.core.seats import NOBODY, Seat
from blueboar.games.sheriff.rules.deals.talk import offer_is_seen
from blueboar.games.sheriff.shown.pending import waiting_for
from blueboar.games.sheriff.state.deals import STANCES, OpenOffer, Pledge, Proof, Split
from blueboar.games.sheriff.state.goods import NO_CARD
from blueboar.games.sheriff.state.naming import named_condition, named_deal, named_duty, named_promise
from blueboar.games.sheriff.state.state import BAGS, LOADING, NO_STANCE, OPENED, OVER, PHASES, State
from blueboar.games.sheriff.state.zones import LOOT, LOOT_HIDDEN, LOOT_PURSE
from blueboar.games.sheriff.wire.views import (
    BagView,
    BlackMarketCard,
    BlackMarketPile,
    LootView,
    OddView,
    OfferView,
    PlayerView,
    PledgeView,
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
                OfferView(named_deal(goods, offer.deal), offer.agreed, _picked(state, offer, seat))
                for offer in state.offers
                if offer_is_seen(state, offer, seat)
            ]
        ),
        struck=tuple([named_deal(goods, deal) for deal in state.struck]),
        duties=tuple([named_duty(duty) for duty in state.duties]),
        ledger=tuple([named_promise(goods, line) for line in state.ledger]),
        shown=tuple([_proof(state, proof) for proof in state.shown if seat in proof.seen]),
        stances=_stances(state),
        loot=_loot(state, seat) if len(state.office) == 2 else None,
        black_market=_black_market(state),
        legal_goods=tuple(goods.legal_names),
        scores=state.scores,
        places=state.places,
        pledges=tuple([_pledge(state, pledge, seat) for pledge in state.pledges]),
    )


def _picked(state: State, offer: OpenOffer, seat: Seat | None) -> tuple[str, ...]:
    """What this seat itself means by unnamed cards."""
    for agreed in offer.agreements:
        if agreed.seat == seat:
            return state.goods.named(agreed.picked)
    return ()


def _pledge(state: State, pledge: Pledge, seat: Seat | None) -> PledgeView:
    line = state.ledger[pledge.promise]
    when = named_condition(line.when)
    assert when is not None
    return PledgeView(
        promise=pledge.promise,
        giver=pledge.giver,
        to=line.to,
        when=when,
        gold=pledge.gold,
        legal=state.goods.sorted_names(state.pledged_up(pledge)),
        contraband_count=pledge.down,
        contraband=state.goods.sorted_names(state.pledged_down(pledge)) if seat == pledge.giver else None,
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
            StanceView(deputy, merchant, STANCES[state.stance(deputy, merchant)])
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
        odd=tuple([OddView(deputy, _named(coin), _named(card)) for deputy, coin, card in state.odd]),
    )


def _named(seat: Seat) -> Seat | None:
    return None if seat == NOBODY else seat


def _split(state: State, split: Split, knows: bool) -> SplitView:
    cards = state.goods.named(split.cards) if knows else None
    return SplitView(split.deputy, split.gold, len(split.cards), cards)
