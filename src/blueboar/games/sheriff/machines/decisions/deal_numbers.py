"""A deal as numbers: by seat what they give and do, and on which bags gifts hang. See `SheriffLayout`."""

from __future__ import annotations

from blueboar.core.seats import Seat
from blueboar.games.sheriff.machines.decisions.layout import (
    A_SEAT,
    AGREED,
    FIRST_ACT,
    GIVES_BAG,
    GIVES_FAVOUR,
    GIVES_GOLD,
    GIVES_STALL,
    GIVES_UNNAMED,
    GIVES_WORTH,
    PARTY,
    UNDER_CONDITION,
)
from blueboar.games.sheriff.machines.decisions.row import Row
from blueboar.games.sheriff.state.deals import FACE_DOWN, FAVOUR, GOLD, STALL_GOODS, Term
from blueboar.games.sheriff.state.state import State


def put_parties(state: State, seat: Seat, parties: tuple[Seat, ...], agreed: tuple[Seat, ...], row: Row) -> None:
    """Of a deal that begins at the row's place, which stays there."""
    for party in parties:
        row.cells[row.place + A_SEAT * ((party - seat) % state.players) + PARTY] = 1
    for party in agreed:
        row.cells[row.place + A_SEAT * ((party - seat) % state.players) + AGREED] = 1


def put_term(state: State, seat: Seat, term: Term, row: Row) -> None:
    """Of a deal that begins at the row's place, which stays there."""
    players, begin = state.players, row.place
    if term.is_act:
        row.cells[begin + A_SEAT * ((term.merchant - seat) % players) + FIRST_ACT + term.kind] = 1
        return
    first = begin + A_SEAT * ((term.giver - seat) % players)
    _gift(state, term, first, row)
    if term.is_conditional:
        row.add(first + UNDER_CONDITION, 1)
        row.add(begin + A_SEAT * players + term.when.happens * players + (term.when.bag - seat) % players, 1)


def _gift(state: State, term: Term, first: int, row: Row) -> None:
    kind = term.kind
    if kind == GOLD:
        row.add(first + GIVES_GOLD, term.count)
    elif kind == FACE_DOWN:
        row.add(first + GIVES_UNNAMED, term.count)
    elif kind == FAVOUR:
        row.add(first + GIVES_FAVOUR, 1)
    else:
        row.add(first + (GIVES_STALL if kind == STALL_GOODS else GIVES_BAG), term.count)
        row.add(first + GIVES_WORTH, term.count * state.goods.value[term.good])
