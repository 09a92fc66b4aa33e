"""Whether a move can be taken back, asked after every one of them. What becomes of it then: `taken_back`."""

from __future__ import annotations

from blueboar.core.game import Game
from blueboar.core.kinds import Config, Event, Move, Prompt, State, View
from blueboar.core.record import Entry
from blueboar.core.seats import HOUSE, Refusal, refuse


def check_undo(
    game: Game[Config, State, Move, Event, View, Prompt], config: Config, state: State, last: Entry[Move, Event]
) -> Refusal | None:
    """Why the last move cannot be taken back, as far as its entry says; None if it can."""
    if game.outcome(state) is not None:
        return refuse("undo.game-over")
    if last.move is None:
        return refuse("undo.nothing", entry=last.seq)
    if last.seat == HOUSE:
        return refuse("undo.by-the-house", entry=last.seq)
    for event in last.events:
        if game.discloses(config, event):
            return refuse("undo.seen", entry=last.seq)
    return None
