"""A whole state made from a view alone: what the seat sees is true in it, everything else is drawn at random.

For players who think ahead: nothing of the real state goes in, so nothing of it can come out.
"""

from __future__ import annotations

from blueboar.core.chance import Chance
from blueboar.games.sheriff.data.catalogue import Catalogue
from blueboar.games.sheriff.data.editions import Config
from blueboar.games.sheriff.data.goods import ROYAL_SUMMONS
from blueboar.games.sheriff.state.state import CLOSED, LOADING, MARKET, NOBODY, OPEN_BAG, OpenOffer, State
from blueboar.games.sheriff.wire.views import PlayerView, SheriffView
from blueboar.games.sheriff.wire.zones import (
    ASIDE,
    BAG,
    BOX,
    CONTRABAND,
    DECK,
    HAND,
    LOOT,
    LOOT_HIDDEN,
    PILE,
    PURSE,
    STALL,
)


def hidden_pool(goods: Catalogue, view: SheriffView) -> dict[str, int]:
    """How many of each card lie where this seat cannot see them."""
    left = goods.copies.copy()
    for pile in view.piles:
        _take_seen(goods, left, pile)
    for player in view.players:
        _take_seen(goods, left, player.stall)
        for seen in (player.hand, player.aside, player.contraband, player.bag.cards):
            if seen is not None:
                _take_seen(goods, left, seen)
    if view.loot is not None:
        _take_seen(goods, left, view.loot.legal)
        if view.loot.contraband is not None:
            _take_seen(goods, left, view.loot.contraband)
    return left


def _take_seen(goods: Catalogue, left: dict[str, int], cards: tuple[str, ...]) -> None:
    for card in cards:
        printed = goods.printed.get(card, card)
        left[printed] = left.get(printed, 0) - 1


def imagine(config: Config, view: SheriffView, chance: Chance) -> State:
    """Cards sold at the black market are not in any view: they are taken for hidden ones and go to the box."""
    world = State(config)
    _set_open(world, view)
    pool = _Pool(world.goods, hidden_pool(world.goods, view), chance)
    zones = world.zones
    for player in view.players:
        seat = player.seat
        if seat == view.seat:
            zones[HAND[seat]] = list(player.hand or ())
            zones[BAG[seat]] = list(player.bag.cards or ())
            zones[CONTRABAND[seat]] = list(player.contraband or ())
        else:
            _fill(world, player, pool)
    if view.loot is not None:
        zones[LOOT] = list(view.loot.legal)
        if view.loot.contraband is not None:
            zones[LOOT_HIDDEN] = list(view.loot.contraband)
        else:
            zones[LOOT_HIDDEN] = pool.smuggled(view.loot.contraband_count)
        world.gold[LOOT] = view.loot.gold
    zones[DECK] = pool.any(view.deck_count)
    zones[BOX] = pool.rest()
    return world


def _set_open(world: State, view: SheriffView) -> None:
    world.round = view.round
    world.phase = view.phase
    world.office = view.office
    around = [(view.office[0] + step) % world.players for step in range(1, world.players)]
    world.merchants = [seat for seat in around if seat not in view.office]
    world.turn = NOBODY if view.turn is None else view.turn
    if view.phase != MARKET or view.turn is not None:
        world.opener = world.merchants[0]  # who went first is in no view, and matters only while the market lasts
    for index in range(world.piles):
        world.zones[PILE[index]] = list(view.piles[index])
    for player in view.players:
        seat = player.seat
        world.gold[PURSE[seat]] = player.gold
        world.terms[seat] = player.terms
        world.bags[seat] = player.bag.status
        world.declared[seat] = player.bag.declared or ""
        world.zones[STALL[seat]] = list(player.stall)
        world.black_market_cards[seat] = list(player.black_market)
        if player.aside is not None:
            world.zones[ASIDE[seat]] = list(player.aside)
    for offer in view.offers:
        world.offers[offer.deal.id] = OpenOffer(offer.deal, offer.agreed)
        world.next_deal = max(world.next_deal, offer.deal.id + 1)
    for deal in view.struck:
        world.next_deal = max(world.next_deal, deal.id + 1)
    world.struck = list(view.struck)
    world.duties = list(view.duties)
    world.ledger = list(view.ledger)
    world.unsettled = [line.id for line in view.ledger if line.status == "open" and line.what != "favour"]
    for said in view.stances:
        world.stances[world.stance_key(said.deputy, said.merchant)] = said.stance
    for pile in view.black_market:
        world.black_market[pile.good] = list(pile.points[::-1])
    if view.chore is not None:
        world.chores = [view.chore]


def _fill(world: State, player: PlayerView, pool: _Pool) -> None:
    seat = player.seat
    zones = world.zones
    zones[CONTRABAND[seat]] = pool.smuggled(player.contraband_count)
    if player.bag.cards is not None:
        zones[BAG[seat]] = list(player.bag.cards)
    elif player.bag.status == CLOSED:
        if world.phase == LOADING:
            world.bags[seat] = OPEN_BAG  # how many cards are in it is not known yet: let them choose anew
        else:
            zones[BAG[seat]] = pool.any(player.bag.count or 0)
    zones[HAND[seat]] = pool.any(player.hand_count)


class _Pool:
    """The hidden cards, in random order."""

    def __init__(self, goods: Catalogue, left: dict[str, int], chance: Chance) -> None:
        self.goods = goods
        self.cards: list[str] = []
        for card, number in left.items():
            self.cards += [card] * number
        chance.shuffle(self.cards)

    def any(self, count: int) -> list[str]:
        if count <= 0:
            return []
        taken = self.cards[:count]
        del self.cards[:count]
        return taken

    def smuggled(self, count: int) -> list[str]:
        """Cards that lie face down on a stall."""
        if count <= 0:
            return []
        lies_open, effect = self.goods.open, self.goods.effect
        taken = [card for card in self.cards if not lies_open[card] and effect.get(card) != ROYAL_SUMMONS][:count]
        for card in taken:
            self.cards.remove(card)
        return taken

    def rest(self) -> list[str]:
        return self.cards
