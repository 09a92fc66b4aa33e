"""The loot tile: what lies on it, and how it is taken off (rules 8.5, 8.7)."""

from __future__ import annotations

from blueboar.core.seats import Seat
from blueboar.games.sheriff.rules import handling
from blueboar.games.sheriff.state.deeds import Deeds
from blueboar.games.sheriff.state.state import State
from blueboar.games.sheriff.state.zones import LOOT, LOOT_HIDDEN, LOOT_PURSE


def gold(state: State) -> int:
    return state.gold[LOOT_PURSE]


def cards(state: State) -> list[int]:
    return state.zones[LOOT] + state.zones[LOOT_HIDDEN]


def pay(deeds: Deeds, purse: int, amount: int) -> None:
    if amount > 0:
        deeds.pay(LOOT_PURSE, purse, amount, "loot")


def give(deeds: Deeds, deputy: Seat, given: list[int]) -> None:
    up, down = handling.face_up_and_down(deeds.state.goods, given)
    handling.bring_to_stall(deeds, LOOT, deputy, up, ())
    handling.bring_to_stall(deeds, LOOT_HIDDEN, deputy, down, deeds.state.office)


def dearest_first(state: State) -> list[int]:
    goods = state.goods
    return [card for _, _, card in sorted([(-goods.value[card], goods.names[card], card) for card in cards(state)])]
