"""What a seat, or a spectator, sees of a state (rules 10): built by listing what is shown, never by deletion."""

from __future__ import annotations

from collections.abc import Sequence

from blueboar.core.game import Game, Views
from blueboar.core.seats import NOBODY, Seat
from blueboar.games.sheriff.rules.deals.talk import offer_is_seen
from blueboar.games.sheriff.shown.pending import waiting_for
from blueboar.games.sheriff.shown.rows import ShownRows, player_row
from blueboar.games.sheriff.state.deals import STANCES, OpenOffer, Pledge, Proof, Split
from blueboar.games.sheriff.state.naming import named_condition, named_deal, named_duty, named_promise
from blueboar.games.sheriff.state.state import NO_STANCE, PHASES, State
from blueboar.games.sheriff.state.zones import LOOT, LOOT_HIDDEN, LOOT_PURSE
from blueboar.games.sheriff.wire.views import (
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


class SheriffViews(Views[State, SheriffView]):
    """What everyone sees alike is listed once for all of them, and rows that are as they were are not made again."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._rows: list[ShownRows] = []
        self._last: _Shared | None = None

    def of(self, state: State, seats: Sequence[Seat | None]) -> list[SheriffView]:
        self._rows = [self._latest(state, owner) for owner in range(state.players)]
        shared = _Shared(state)
        if self._last is not None:
            shared.keep(self._last)
        self._last = shared
        return [shared.view(state, seat, self._players(state, seat)) for seat in seats]

    def _latest(self, state: State, owner: Seat) -> ShownRows:
        if self._rows:
            last = self._rows[owner]
            if last.are_true_of(state):
                return last
        return ShownRows(state, owner)

    def _players(self, state: State, seat: Seat | None) -> tuple[PlayerView, ...]:
        """The rows as everyone sees them, but for one's own."""
        players = [shown.row for shown in self._rows]
        if seat is not None:
            players[seat] = self._rows[seat].own(state)
        return tuple(players)


def view(state: State, seat: Seat | None) -> SheriffView:
    rows = tuple([player_row(state, owner, owner == seat) for owner in range(state.players)])
    return _Shared(state).view(state, seat, rows)


class _Shared:
    """What everyone sees alike."""

    def __init__(self, state: State) -> None:
        goods = state.goods
        self.waiting = waiting_for(state)
        self.piles = tuple([goods.named(state.pile(index)) for index in range(state.piles)])
        self.struck = tuple([named_deal(goods, deal) for deal in state.struck])
        self.duties = tuple([named_duty(duty) for duty in state.duties])
        self.ledger = tuple([named_promise(goods, line) for line in state.ledger])
        self.stances = _stances(state)
        self.black_market = _black_market(state)
        self.legal_goods = tuple(goods.legal_names)

    def keep(self, last: _Shared) -> None:
        """What is as it was: the objects of the last time, which nobody has to compare again."""
        self.waiting = last.waiting if last.waiting == self.waiting else self.waiting
        self.piles = last.piles if last.piles == self.piles else self.piles
        self.struck = last.struck if last.struck == self.struck else self.struck
        self.duties = last.duties if last.duties == self.duties else self.duties
        self.ledger = last.ledger if last.ledger == self.ledger else self.ledger
        self.stances = last.stances if last.stances == self.stances else self.stances
        self.black_market = last.black_market if last.black_market == self.black_market else self.black_market
        self.legal_goods = last.legal_goods

    def view(self, state: State, seat: Seat | None, players: tuple[PlayerView, ...]) -> SheriffView:
        return SheriffView(
            seat=seat,
            edition=state.config.edition,
            round=state.round,
            rounds=state.rounds,
            phase=PHASES[state.phase],
            office=state.office,
            turn=None if state.turn == NOBODY else state.turn,
            waiting_for=self.waiting,
            chore=state.chores[0] if state.chores else None,
            players=players,
            deck_count=len(state.deck()),
            piles=self.piles,
            offers=_offers(state, seat),
            struck=self.struck,
            duties=self.duties,
            ledger=self.ledger,
            shown=tuple([_proof(state, proof) for proof in state.shown if seat in proof.seen]),
            stances=self.stances,
            loot=_loot(state, seat) if len(state.office) == 2 else None,
            black_market=self.black_market,
            legal_goods=self.legal_goods,
            scores=state.scores,
            places=state.places,
            pledges=tuple([_pledge(state, pledge, seat) for pledge in state.pledges]),
        )


def _offers(state: State, seat: Seat | None) -> tuple[OfferView, ...]:
    return tuple(
        [
            OfferView(named_deal(state.goods, offer.deal), offer.agreed, _picked(state, offer, seat))
            for offer in state.offers
            if offer_is_seen(state, offer, seat)
        ]
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
