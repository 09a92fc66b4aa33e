"""How cards and gold change places: every move of a card is emitted here, with those who may see it."""

from __future__ import annotations

from typing import Final

from blueboar.core.chance import Chance
from blueboar.core.seats import Seat
from blueboar.games.sheriff.data.goods import FEAST_PLATE
from blueboar.games.sheriff.state.pen import Pen
from blueboar.games.sheriff.state.state import State
from blueboar.games.sheriff.wire.chores import PlateChore
from blueboar.games.sheriff.wire.events import Asked, CardsMoved, DeckRenewed, GoldMoved, Reason
from blueboar.games.sheriff.wire.zones import ALONE, BAG, CONTRABAND, DECK, HAND, LOOT, LOOT_HIDDEN, PILE, PURSE, STALL

TOP_FIVE: Final = 5


def move_openly(pen: Pen, source: str, target: str, cards: tuple[str, ...]) -> None:
    if cards:
        pen.write(CardsMoved(source, target, len(cards), cards))


def move_secretly(pen: Pen, source: str, target: str, cards: tuple[str, ...], seen: tuple[Seat, ...]) -> None:
    if cards:
        pen.write(CardsMoved(source, target, len(cards), cards, seen))


def pay(state: State, pen: Pen, source: str, target: str, amount: int, why: Reason) -> None:
    if amount > 0:
        pen.write(GoldMoved(source, target, amount, why))


def discard(state: State, pen: Pen, source: str, pile: int, cards: tuple[str, ...]) -> None:
    """Onto a discard pile, face up, the last card on top."""
    move_openly(pen, source, PILE[pile], cards)


def bring_to_stall(state: State, pen: Pen, source: str, owner: Seat, cards: list[str], seen: tuple[Seat, ...]) -> int:
    """Legal goods face up, contraband face down (rules 5.11, 5.16); the number of face-down cards.

    `seen`: who sees the contraband. A feast plate lies open, and its new owner says what it is (rules 2.5).
    """
    lies_open = state.goods.open
    up: list[str] = []
    down: list[str] = []
    for card in cards:
        if lies_open[card]:
            up.append(card)
        else:
            down.append(card)
    move_openly(pen, source, STALL[owner], tuple(up))
    move_secretly(pen, source, CONTRABAND[owner], tuple(down), seen)
    effect = state.goods.effect
    for card in up:
        if effect and effect.get(card) == FEAST_PLATE:
            pen.write(Asked(PlateChore(owner, card)))
    return len(down)


def bring_to_loot(state: State, pen: Pen, source: str, cards: list[str], seen: tuple[Seat, ...]) -> int:
    """Onto the loot tile (rules 8.5); the number of face-down cards. `seen`: the deputies, and the giver."""
    lies_open = state.goods.open
    up = tuple([card for card in cards if lies_open[card]])
    down = tuple([card for card in cards if not lies_open[card]])
    move_openly(pen, source, LOOT, up)
    move_secretly(pen, source, LOOT_HIDDEN, down, seen)
    return len(down)


def draw(state: State, seat: Seat, count: int, chance: Chance, pen: Pen) -> None:
    """From the deck, which is renewed when it runs out (rules 1.12, 1.13). Short of cards: what there is."""
    while count > 0:
        deck = state.deck()
        if not deck:
            renew_deck(state, chance, pen)
            deck = state.deck()
            if not deck:
                return
        number = min(count, len(deck))
        taken = deck[len(deck) - number :]
        taken.reverse()
        pen.write(CardsMoved(DECK, HAND[seat], number, tuple(taken), ALONE[seat]))
        count -= number


def renew_deck(state: State, chance: Chance, pen: Pen) -> None:
    how: str = state.options.reshuffle
    taken: list[str] = []
    left: list[tuple[str, ...]] = []
    for index in range(state.piles):
        pile = state.pile(index)
        cut = 0 if how == "whole" else max(0, len(pile) - TOP_FIVE)
        below, top = pile[:cut], pile[cut:]
        if how == "all-but-top-five":
            taken += below
            left.append(tuple(top))
        else:
            taken += top
            left.append(tuple(below))
    if not taken:
        left = []
        for index in range(state.piles):
            taken += state.pile(index)
            left.append(())
    if taken:
        chance.shuffle(taken)
        pen.write(DeckRenewed(len(taken), tuple(left), tuple(taken)))


def take_from_pile(state: State, seat: Seat, index: int, count: int, pen: Pen) -> None:
    """The top cards of a discard pile, seen by everyone (rules 3.3, 3.4)."""
    if count:
        pile = state.pile(index)
        taken = pile[len(pile) - count :]
        taken.reverse()
        pen.write(CardsMoved(PILE[index], HAND[seat], count, tuple(taken)))


def hand_to_bag(pen: Pen, seat: Seat, cards: tuple[str, ...]) -> None:
    pen.write(CardsMoved(HAND[seat], BAG[seat], len(cards), cards, ALONE[seat]))


def purse_of(receiver: Seat | None) -> str:
    """A player's purse, or the loot tile."""
    return LOOT if receiver is None else PURSE[receiver]


def missing(wanted: tuple[str, ...], there: list[str]) -> str | None:
    """The first card that is wanted more often than it is there."""
    left = there[:]
    for card in wanted:
        if card not in left:
            return card
        left.remove(card)
    return None
