"""Worlds that a seat could not tell from the real one: everything hidden from it is drawn anew."""

from __future__ import annotations

from blueboar.core.chance import Chance
from blueboar.core.seats import Seat
from blueboar.games.sheriff.data.goods import ROYAL_SUMMONS
from blueboar.games.sheriff.state.state import OPENED, OVER, State
from blueboar.games.sheriff.wire.zones import ASIDE, BAG, BOX, CONTRABAND, DECK, HAND, LOOT_HIDDEN


def resample(state: State, seat: Seat | None, chance: Chance) -> State:
    """A copy in which the hidden cards lie elsewhere. Face-down cards of a stall stay contraband."""
    world = state.copy()
    if state.phase == OVER:
        return world
    face_down, anywhere = hidden_zones(state, seat)
    pool: list[str] = []
    for zone in face_down + anywhere:
        pool += world.zones[zone]
    chance.shuffle(pool)
    lies_open, effect = state.goods.open, state.goods.effect
    smuggled = [card for card in pool if not lies_open[card] and effect.get(card) != ROYAL_SUMMONS]
    for zone in face_down:
        count = len(world.zones[zone])
        world.zones[zone] = smuggled[:count]
        for card in smuggled[:count]:
            pool.remove(card)
        del smuggled[:count]
    for zone in anywhere:
        count = len(world.zones[zone])
        world.zones[zone] = pool[:count]
        del pool[:count]
    for other in range(state.players):
        if other != seat:
            world.smuggled[other] = world.zones[CONTRABAND[other]][: len(state.smuggled[other])]
    order = [str(card) for card in world.deputy_cards]
    chance.shuffle(order)
    world.deputy_cards = [int(card) for card in order]
    return world


def hidden_zones(state: State, seat: Seat | None) -> tuple[list[str], list[str]]:
    """The zones whose cards this seat does not know: face-down contraband, and where anything may lie."""
    face_down: list[str] = []
    anywhere: list[str] = [DECK, BOX]
    for other in range(state.players):
        if other == seat:
            continue
        face_down.append(CONTRABAND[other])
        anywhere.append(HAND[other])
        if state.bags[other] != OPENED:
            anywhere.append(BAG[other])
        if state.options.set_aside == "face-down":
            anywhere.append(ASIDE[other])
    if seat is None or not state.in_office(seat):
        face_down.append(LOOT_HIDDEN)
    return face_down, anywhere
