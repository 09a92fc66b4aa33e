"""What is always true of a state: nothing is lost, nothing is made, nothing is negative."""

from __future__ import annotations

from typing import Final

from blueboar.games.sheriff.state.state import NO_BAG, OVER, SETUP, State

MOST_IN_BAG: Final = 5


def invariants(state: State) -> list[str]:
    if state.phase == SETUP:
        return []
    goods = state.goods
    broken: list[str] = []
    found = [0] * len(goods.names)
    for cards in state.zones:
        for card in cards:
            found[goods.printed[card]] += 1
    for card, copies in enumerate(goods.copies):
        if found[card] != copies:
            broken.append(f"cards: there should be {copies} {goods.names[card]}, not {found[card]}")
    if sum(state.gold) != state.players * state.options.starting_gold:
        broken.append("gold was lost or made")
    for purse, gold in enumerate(state.gold):
        if gold < 0:
            broken.append(f"purse {purse} is negative")
    lies_open = goods.lies_open
    for seat in range(state.players):
        if len(state.bag(seat)) > MOST_IN_BAG or (state.bags[seat] == NO_BAG and state.bag(seat)):
            broken.append(f"the bag of {seat} holds {len(state.bag(seat))} cards")
        if not all(lies_open[card] for card in state.stall(seat)):
            broken.append(f"contraband lies open on the stall of {seat}")
        if any(lies_open[card] for card in state.contraband(seat)):
            broken.append(f"legal goods lie face down on the stall of {seat}")
        if len(state.hand(seat)) > state.options.hand_size:
            broken.append(f"the hand of {seat} is too large")
    if state.phase == OVER and (state.chores or state.offers):
        broken.append("something is open although the game is over")
    return broken
