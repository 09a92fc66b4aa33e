"""A turn (rules 3): play one or two cards on a field, perhaps discard one, draw up to three."""

from __future__ import annotations

from typing import Final

from blueboar.core.chance import Chance
from blueboar.core.seats import Refusal, Seat, refuse
from blueboar.games.blacksheep.deeds import Deeds
from blueboar.games.blacksheep.moves import PlayCards
from blueboar.games.blacksheep.phases.drawing import draw_up
from blueboar.games.blacksheep.phases.driving_out import drive_out
from blueboar.games.blacksheep.phases.ending import end_game
from blueboar.games.blacksheep.prompts import FieldChoice, PlayPrompt
from blueboar.games.blacksheep.state import NOBODY, State
from blueboar.games.blacksheep.zones import FIELDS

COUNTS: Final[list[tuple[int, ...]]] = [(1, 2), (2,), (1,)]
"""How many cards are played, by how many lie there already (rules 3.3)."""


def pending(state: State) -> dict[Seat, tuple[PlayPrompt, ...]]:
    seat = state.turn
    if seat == NOBODY:
        return {}
    fields = [FieldChoice(field, COUNTS[len(state.side(field, seat))]) for field in state.fields_for(seat)]
    return {seat: (PlayPrompt(tuple(fields), tuple(state.hand(seat))),)}


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
    hand = state.hand(seat)
    left = hand[:]
    for card in cards:
        if card not in left:
            return refuse("play.not-in-hand", "3.2", allowed=hand[:])
        left.remove(card)
    if discard is None:
        return None
    if len(cards) != 1:
        return refuse("discard.after-two-cards", "3.5")
    if discard not in left:
        return refuse("discard.not-in-hand", "3.5", allowed=left)
    return None


def decide(deeds: Deeds, seat: Seat, move: PlayCards, chance: Chance) -> None:
    play_turn(deeds, seat, move.field, move.cards, move.discard, chance)


def play_turn(
    deeds: Deeds, seat: Seat, field: int, cards: tuple[str, ...], discard: str | None, chance: Chance
) -> None:
    """A legal turn, and all that comes of it."""
    state = deeds.state
    deeds.lay(seat, field, cards)
    if discard is not None:
        deeds.discard(seat, discard)
    draw_up(deeds, seat, chance)
    if not state.is_full(field):
        begin_turn(deeds, (seat + 1) % state.players)
        return
    winner = drive_out(deeds, field, chance)
    if all(state.turned_over):
        end_game(deeds)
    else:
        begin_turn(deeds, winner)


def begin_turn(deeds: Deeds, seat: Seat) -> None:
    """The next turn is this seat's, or the first one's after it who can play (rules 3.4)."""
    while not deeds.state.can_play(seat):
        deeds.pass_turn(seat)
        seat = (seat + 1) % deeds.state.players
    deeds.begin_turn(seat)
