"""What is always true of a state: nothing is lost, nothing is made, nothing is negative."""

from __future__ import annotations

from typing import Final

from blueboar.games.sheriff.state.state import NO_BAG, OVER, SETUP, State

MOST_IN_BAG: Final = 5


def invariants(state: State) -> list[str]:
    if state.phase == SETUP:
        return []
    broken: list[str] = []
    found: dict[str, int] = {}
    printed = state.goods.printed
    for cards in state.zones.values():
        for card in cards:
            name = printed.get(card, card)
            found[name] = found.get(name, 0) + 1
    for name, copies in state.goods.copies.items():
        if found.pop(name, 0) != copies:
            broken.append(f"cards: there should be {copies} {name}")
    if found:
        broken.append(f"cards from nowhere: {sorted(found)}")
    if sum(state.gold.values()) != state.players * state.options.starting_gold:
        broken.append("gold was lost or made")
    for purse, gold in state.gold.items():
        if gold < 0:
            broken.append(f"{purse} is negative")
    lies_open = state.goods.open
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
