"""A turn (rules 3): play one or two cards on a field, perhaps discard one, draw up to three."""

from __future__ import annotations

from typing import Final

from blueboar.core.chance import Chance
from blueboar.core.seats import NOBODY, Refusal, Seat, refuse
from blueboar.games.blacksheep.rules.drawing import draw_up
from blueboar.games.blacksheep.rules.driving_out import drive_out
from blueboar.games.blacksheep.rules.ending import end_game
from blueboar.games.blacksheep.state.deeds import Deeds
from blueboar.games.blacksheep.state.state import NO_CARD, State
from blueboar.games.blacksheep.wire.moves import PlayCards
from blueboar.games.blacksheep.wire.zones import FIELDS

Turn = tuple[int, int, int, int]
"""A move in numbers: the field, a card, perhaps a second one, perhaps one to discard; else NO_CARD."""

COUNTS: Final[list[tuple[int, ...]]] = [(1, 2), (2,), (1,)]
"""How many cards are played, by how many lie there already (rules 3.3)."""


def check(state: State, seat: Seat, move: PlayCards) -> Refusal | None:
    if state.turn == NOBODY:
        return refuse("move.game-over", "5.2")
    if seat != state.turn:
        return refuse("play.not-your-turn", "3.1", turn=state.turn)
    field, cards = move.field, move.cards
    refusal = check_field(state, seat, field)
    if refusal is not None:
        return refusal
    counts = COUNTS[len(state.side(field, seat))]
    if len(cards) not in counts:
        return refuse("play.wrong-number", "3.3", field=field, allowed=counts)
    return check_hand(state, seat, cards, move.discard)


def check_field(state: State, seat: Seat, field: int) -> Refusal | None:
    if not 0 <= field < FIELDS:
        return refuse("play.no-such-field", "3.2", allowed=state.fields_for(seat))
    if state.turned_over[field]:
        return refuse("play.field-turned-over", "3.2", field=field, allowed=state.fields_for(seat))
    if not state.may_play_on(field, seat):
        return refuse("play.side-full", "3.2", field=field, allowed=state.fields_for(seat))
    return None


def check_hand(state: State, seat: Seat, cards: tuple[str, ...], discard: str | None) -> Refusal | None:
    names = state.herd.names
    left = [names[card] for card in state.hands[seat]]
    for name in cards:
        if name not in left:
            return refuse("play.not-in-hand", "3.2", allowed=[names[card] for card in state.hands[seat]])
        left.remove(name)
    if discard is None:
        return None
    if len(cards) != 1:
        return refuse("discard.after-two-cards", "3.5")
    if discard not in left:
        return refuse("discard.not-in-hand", "3.5", allowed=left)
    return None


def named(state: State, turn: Turn) -> PlayCards:
    """A turn as the move that a player sends."""
    names = state.herd.names
    field, card, second, discard = turn
    cards = (names[card],) if second == NO_CARD else (names[card], names[second])
    return PlayCards(field, cards, None if discard == NO_CARD else names[discard])


def decide(deeds: Deeds, seat: Seat, move: PlayCards, chance: Chance) -> None:
    animals = deeds.state.herd.animals
    cards = move.cards
    second = animals[cards[1]] if len(cards) == 2 else NO_CARD
    discard = NO_CARD if move.discard is None else animals[move.discard]
    play_turn(deeds, seat, (move.field, animals[cards[0]], second, discard), chance)


def play_turn(deeds: Deeds, seat: Seat, turn: Turn, chance: Chance) -> None:
    """A legal turn, and all that comes of it."""
    state = deeds.state
    field, card, second, discard = turn
    deeds.lay(seat, field, card, second)
    taken = 1
    if second != NO_CARD:
        taken += 1
    if discard != NO_CARD:
        taken += 1
        deeds.discard(seat, discard)
    draw_up(deeds, seat, taken, chance)
    if not state.is_full(field):
        begin_turn(deeds, (seat + 1) % state.players)
        return
    winner = drive_out(deeds, field, chance)
    if state.is_over():
        end_game(deeds)
    else:
        begin_turn(deeds, winner)


def begin_turn(deeds: Deeds, seat: Seat) -> None:
    """The next turn is this seat's, or the first one's after it who can play (rules 3.4)."""
    while not deeds.state.can_play(seat):
        deeds.pass_turn(seat)
        seat = (seat + 1) % deeds.state.players
    deeds.begin_turn(seat)
