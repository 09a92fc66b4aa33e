"""Worlds that a seat could not tell from the real one: everything hidden from it is drawn anew."""

from __future__ import annotations

from blueboar.core.chance import Chance
from blueboar.core.seats import Seat
from blueboar.games.sheriff.state.deals import Agreed, OpenOffer
from blueboar.games.sheriff.state.state import OPENED, OVER, State
from blueboar.games.sheriff.state.zones import ASIDE, BAG, BOX, CONTRABAND, DECK, HAND, LOOT_HIDDEN, PLEDGE_HIDDEN


def resample(state: State, seat: Seat | None, chance: Chance) -> State:
    """A copy in which the hidden cards lie elsewhere. Face-down cards of a stall stay contraband."""
    world = state.copy()
    if state.phase == OVER:
        return world
    face_down, anywhere = hidden_zones(state, seat)
    pool: list[int] = []
    for zone in face_down + anywhere:
        pool += world.zones[zone]
    chance.shuffle(pool)
    goods = state.goods
    smuggled = [card for card in pool if not goods.lies_open[card] and not goods.is_summons[card]]
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
    world.smuggled = state.smuggled[:]
    for other in range(state.players):
        if other != seat:
            world.smuggled[other] = world.contraband(other)[: len(state.smuggled[other])]
    world.offers = [_with_other_picks(world, offer, seat) for offer in world.offers]
    world.deputy_cards = state.deputy_cards[:]
    chance.shuffle(world.deputy_cards)
    return world


def _with_other_picks(world: State, offer: OpenOffer, seat: Seat | None) -> OpenOffer:
    """Somebody else's unnamed cards may be any of those that lie face down there."""
    agreements: list[Agreed] = []
    for agreed in offer.agreements:
        if agreed.picked and agreed.seat != seat:
            picked = world.contraband(agreed.seat)[: len(agreed.picked)]
            agreed = Agreed(agreed.seat, picked, agreed.departures)
        agreements.append(agreed)
    return OpenOffer(offer.deal, agreements)


def hidden_zones(state: State, seat: Seat | None) -> tuple[list[int], list[int]]:
    """The zones whose cards this seat does not know: face-down contraband, and where anything may lie."""
    face_down: list[int] = []
    anywhere: list[int] = [DECK, BOX]
    for other in range(state.players):
        if other == seat:
            continue
        face_down += [CONTRABAND[other], PLEDGE_HIDDEN[other]]
        anywhere.append(HAND[other])
        if state.bags[other] != OPENED:
            anywhere.append(BAG[other])
        if not state.options.face_up:
            anywhere.append(ASIDE[other])
    if seat is None or not state.in_office(seat):
        face_down.append(LOOT_HIDDEN)
    return face_down, anywhere
