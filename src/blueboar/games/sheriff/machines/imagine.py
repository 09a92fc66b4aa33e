"""A whole state made from a view alone: what the seat sees is true in it, everything else is drawn at random.

For players who think ahead: nothing of the real state goes in, so nothing of it can come out.
"""

from __future__ import annotations

from blueboar.core.chance import Chance
from blueboar.core.seats import NOBODY
from blueboar.games.sheriff.data.catalogue import Catalogue
from blueboar.games.sheriff.data.editions import Config
from blueboar.games.sheriff.state.deals import FAVOUR, PROMISES, STILL_OPEN, OpenOffer
from blueboar.games.sheriff.state.goods import NO_CARD, Goods
from blueboar.games.sheriff.state.naming import numbered_deal, numbered_duty, numbered_promise
from blueboar.games.sheriff.state.state import BAGS, CLOSED, LOADING, MARKET, NO_STANCE, OPEN_BAG, PHASES, State
from blueboar.games.sheriff.state.zones import (
    ASIDE,
    BAG,
    BOX,
    CONTRABAND,
    DECK,
    HAND,
    LOOT,
    LOOT_HIDDEN,
    LOOT_PURSE,
    PILE,
    STALL,
)
from blueboar.games.sheriff.wire.views import PlayerView, SheriffView


def hidden_pool(goods: Catalogue, view: SheriffView) -> dict[str, int]:
    """How many of each card lie where this seat cannot see them."""
    left = goods.copies.copy()
    for cards in _seen(view):
        for card in cards:
            printed = goods.printed.get(card, card)
            left[printed] = left.get(printed, 0) - 1
    return left


def _seen(view: SheriffView) -> list[tuple[str, ...]]:
    """All cards that this seat sees, place by place."""
    found: list[tuple[str, ...]] = [*view.piles]
    for player in view.players:
        places = (player.stall, player.hand, player.aside, player.contraband, player.bag.cards)
        found += [cards for cards in places if cards is not None]
    if view.loot is not None:
        found += [cards for cards in (view.loot.legal, view.loot.contraband) if cards is not None]
    return found


def imagine(config: Config, view: SheriffView, chance: Chance) -> State:
    """Cards sold at the black market are not in any view: they are taken for hidden ones and go to the box."""
    world = State(config)
    _set_flow(world, view)
    _set_players(world, view)
    _set_deals(world, view)
    numbered = world.goods.numbered
    pool = _Pool(world.goods, view, chance)
    zones = world.zones
    for player in view.players:
        seat = player.seat
        if seat == view.seat:
            zones[HAND[seat]] = numbered(player.hand or ())
            zones[BAG[seat]] = numbered(player.bag.cards or ())
            zones[CONTRABAND[seat]] = numbered(player.contraband or ())
        else:
            _fill(world, player, pool)
    if view.loot is not None:
        zones[LOOT] = numbered(view.loot.legal)
        if view.loot.contraband is not None:
            zones[LOOT_HIDDEN] = numbered(view.loot.contraband)
        else:
            zones[LOOT_HIDDEN] = pool.smuggled(view.loot.contraband_count)
        world.gold[LOOT_PURSE] = view.loot.gold
    zones[DECK] = pool.any(view.deck_count)
    zones[BOX] = pool.rest()
    return world


def _set_flow(world: State, view: SheriffView) -> None:
    world.round = view.round
    world.phase = PHASES.index(view.phase)
    world.office = view.office
    around = [(view.office[0] + step) % world.players for step in range(1, world.players)]
    world.merchants = [seat for seat in around if seat not in view.office]
    world.turn = NOBODY if view.turn is None else view.turn
    if world.phase != MARKET or view.turn is not None:
        world.opener = world.merchants[0]  # who went first is in no view, and matters only while the market lasts
    for index in range(world.piles):
        world.zones[PILE[index]] = world.goods.numbered(view.piles[index])
    if len(view.office) == 2:
        world.stances = [NO_STANCE] * (2 * world.players)
        for said in view.stances:
            world.stances[world.stance_place(said.deputy, said.merchant)] = PROMISES.index(said.stance)
    world.black_market = [list(pile.points[::-1]) for pile in view.black_market]
    if view.chore is not None:
        world.chores = [view.chore]


def _set_players(world: State, view: SheriffView) -> None:
    goods = world.goods
    for player in view.players:
        seat = player.seat
        world.gold[seat] = player.gold
        world.terms[seat] = player.terms
        world.bags[seat] = BAGS.index(player.bag.status)
        world.declared[seat] = NO_CARD if player.bag.declared is None else goods.numbers[player.bag.declared]
        world.zones[STALL[seat]] = goods.numbered(player.stall)
        world.black_market_cards[seat] = [(goods.numbers[card.good], card.points) for card in player.black_market]
        if player.aside is not None:
            world.zones[ASIDE[seat]] = goods.numbered(player.aside)


def _set_deals(world: State, view: SheriffView) -> None:
    world.offers = [OpenOffer(numbered_deal(world.goods, offer.deal), offer.agreed) for offer in view.offers]
    world.struck = [numbered_deal(world.goods, deal) for deal in view.struck]
    for deal in [offer.deal for offer in world.offers] + world.struck:
        world.next_deal = max(world.next_deal, deal.id + 1)
    world.duties = [numbered_duty(duty) for duty in view.duties]
    world.ledger = [numbered_promise(line) for line in view.ledger]
    world.unsettled = [line.id for line in world.ledger if line.status == STILL_OPEN and line.what != FAVOUR]


def _fill(world: State, player: PlayerView, pool: _Pool) -> None:
    seat = player.seat
    zones = world.zones
    zones[CONTRABAND[seat]] = pool.smuggled(player.contraband_count)
    if player.bag.cards is not None:
        zones[BAG[seat]] = world.goods.numbered(player.bag.cards)
    elif world.bags[seat] == CLOSED:
        if world.phase == LOADING:
            world.bags[seat] = OPEN_BAG  # how many cards are in it is not known yet: let them choose anew
        else:
            zones[BAG[seat]] = pool.any(player.bag.count or 0)
    zones[HAND[seat]] = pool.any(player.hand_count)


class _Pool:
    """The hidden cards, in random order."""

    def __init__(self, goods: Goods, view: SheriffView, chance: Chance) -> None:
        self.goods = goods
        left = goods.copies[:]
        for cards in _seen(view):
            for card in goods.numbered(cards):
                left[goods.printed[card]] -= 1
        self.cards: list[int] = []
        for card, number in enumerate(left):
            self.cards += [card] * number
        chance.shuffle(self.cards)

    def any(self, count: int) -> list[int]:
        if count <= 0:
            return []
        taken = self.cards[:count]
        del self.cards[:count]
        return taken

    def smuggled(self, count: int) -> list[int]:
        """Cards that lie face down on a stall."""
        if count <= 0:
            return []
        lies_open, is_summons = self.goods.lies_open, self.goods.is_summons
        taken = [card for card in self.cards if not lies_open[card] and not is_summons[card]][:count]
        for card in taken:
            self.cards.remove(card)
        return taken

    def rest(self) -> list[int]:
        return self.cards
