"""How cards change places by the rules: which lie face up, who may see them, and what comes when the deck runs out."""

from __future__ import annotations

from typing import Final

from blueboar.core.chance import Chance
from blueboar.core.seats import Seat
from blueboar.games.sheriff.state.deeds import Deeds
from blueboar.games.sheriff.state.goods import NO_CARD, Goods
from blueboar.games.sheriff.state.state import State
from blueboar.games.sheriff.state.zones import (
    ALONE,
    BAG,
    CONTRABAND,
    DECK,
    HAND,
    LOOT,
    LOOT_HIDDEN,
    LOOT_PURSE,
    PILE,
    STALL,
    place_of,
)
from blueboar.games.sheriff.wire.chores import PlateChore

TOP_FIVE: Final = 5


def discard(deeds: Deeds, source: int, pile: int, cards: list[int]) -> None:
    """Onto a discard pile, face up, the last card on top."""
    if cards:
        deeds.move(source, PILE[pile], cards, None)


def discard_all(deeds: Deeds, source: int, pile: int) -> None:
    if deeds.state.zones[source]:
        deeds.move_all(source, PILE[pile], None)


def bring(deeds: Deeds, source: int, purse: int, cards: list[int], seen: tuple[Seat, ...]) -> int:
    """To a player's stall, or to the loot tile where the purse is the tile's; the number of face-down cards."""
    if purse == LOOT_PURSE:
        return bring_to_loot(deeds, source, cards, seen)
    return bring_to_stall(deeds, source, purse, cards, seen)


def bring_to_stall(deeds: Deeds, source: int, owner: Seat, cards: list[int], seen: tuple[Seat, ...]) -> int:
    """Legal goods face up, contraband face down (rules 5.11, 5.16); the number of face-down cards.

    `seen`: who sees the contraband. A feast plate lies open, and its new owner says what it is (rules 2.5).
    """
    up, down = face_up_and_down(deeds.state.goods, cards)
    if up:
        deeds.move(source, STALL[owner], up, None)
    if down:
        if source in BAG:
            deeds.smuggle(source, owner, down, seen)
        else:
            deeds.move(source, CONTRABAND[owner], down, seen)
    goods = deeds.state.goods
    if goods.has_promo:
        for card in up:
            if goods.is_plate[card]:
                deeds.ask(PlateChore(owner, goods.names[card]))
    return len(down)


def bring_to_loot(deeds: Deeds, source: int, cards: list[int], seen: tuple[Seat, ...]) -> int:
    """Onto the loot tile (rules 8.5); the number of face-down cards. `seen`: the deputies, and the giver."""
    up, down = face_up_and_down(deeds.state.goods, cards)
    if up:
        deeds.move(source, LOOT, up, None)
    if down:
        deeds.move(source, LOOT_HIDDEN, down, seen)
    return len(down)


def face_up_and_down(goods: Goods, cards: list[int]) -> tuple[list[int], list[int]]:
    lies_open = goods.lies_open
    up: list[int] = []
    down: list[int] = []
    for card in cards:
        if lies_open[card]:
            up.append(card)
        else:
            down.append(card)
    return up, down


def draw(deeds: Deeds, seat: Seat, count: int, chance: Chance) -> None:
    """From the deck, which is renewed when it runs out (rules 1.12, 1.13). Short of cards: what there is."""
    while count > 0:
        if not deeds.state.deck():
            renew_deck(deeds, chance)
        number = min(count, len(deeds.state.deck()))
        if number == 0:
            return
        deeds.draw(DECK, HAND[seat], number, ALONE[seat])
        count -= number


def renew_deck(deeds: Deeds, chance: Chance) -> None:
    state = deeds.state
    how = state.options.reshuffle
    taken: list[int] = []
    left: list[list[int]] = []
    for index in range(state.piles):
        pile = state.pile(index)
        cut = 0 if how == "whole" else max(0, len(pile) - TOP_FIVE)
        below, top = pile[:cut], pile[cut:]
        if how == "all-but-top-five":
            taken += below
            left.append(top)
        else:
            taken += top
            left.append(below)
    if not taken:
        left = []
        for index in range(state.piles):
            taken += state.pile(index)
            left.append([])
    if taken:
        chance.shuffle(taken)
        deeds.renew_deck(taken, left)


def missing(state: State, wanted: tuple[str, ...], there: list[int]) -> str | None:
    """The first card that is wanted more often than it is there."""
    left = there[:]
    for name in wanted:
        card = state.goods.number(name)
        place = place_of(left, card)
        if card == NO_CARD or place == len(left):
            return name
        left[place] = NO_CARD
    return None
