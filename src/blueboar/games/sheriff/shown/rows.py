"""What is seen of one player (rules 10). A row in which nothing has changed since it was last shown is that row."""

from __future__ import annotations

from blueboar.core.seats import Seat
from blueboar.games.sheriff.state.goods import NO_CARD
from blueboar.games.sheriff.state.state import BAGS, LOADING, OPENED, OVER, State
from blueboar.games.sheriff.wire.views import BagView, BlackMarketCard, PlayerView


class ShownRows:
    """One player's row for everyone else and for themselves, and what they were made from: deeds write into zones."""

    def __init__(self, state: State, owner: Seat) -> None:
        self.row = player_row(state, owner, False)
        self._own: PlayerView | None = None
        self._owner = owner
        self._hand = state.hand(owner)[:]
        self._aside = state.aside(owner)[:]
        self._bag = state.bag(owner)[:]
        self._stall = state.stall(owner)[:]
        self._contraband = state.contraband(owner)[:]
        self._gold = state.gold[owner]
        self._status = state.bags[owner]
        self._declared = state.declared[owner]
        self._terms = state.terms[owner]
        self._sold = len(state.black_market_cards[owner])
        self._loading = state.phase == LOADING
        self._over = state.phase == OVER

    def own(self, state: State) -> PlayerView:
        """For the player; of a state that these are true of."""
        if self._own is None:
            self._own = player_row(state, self._owner, True)
        return self._own

    def are_true_of(self, state: State) -> bool:
        """Still: of the same game, some entries later."""
        owner = self._owner
        return (
            self._hand == state.hand(owner)
            and self._bag == state.bag(owner)
            and self._stall == state.stall(owner)
            and self._contraband == state.contraband(owner)
            and self._aside == state.aside(owner)
            and self._gold == state.gold[owner]
            and self._status == state.bags[owner]
            and self._declared == state.declared[owner]
            and self._terms == state.terms[owner]
            and self._sold == len(state.black_market_cards[owner])
            and self._loading == (state.phase == LOADING)
            and self._over == (state.phase == OVER)
        )


def player_row(state: State, owner: Seat, own: bool) -> PlayerView:
    goods = state.goods
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
