"""A turn: take stones from one heap (rules 2). The last stone decides (rules 3)."""

from __future__ import annotations

from blueboar.games.nim.state import State, evolve
from blueboar.games.nim.wire import Ended, Event, StonesTaken, TakeStones, TurnBegan

from blueboar.core.chance import Chance
from blueboar.core.game import Tell
from blueboar.core.seats import Refusal, Seat, refuse


def _happen(state: State, event: Event, tell: Tell[Event] | None) -> None:
    evolve(state, event)
    if tell is not None:
        tell(event)


def begin(state: State, chance: Chance, tell: Tell[Event] | None) -> None:
    first = state.config.first_player
    _happen(state, TurnBegan(chance.below(state.config.players) if first == "random" else first), tell)


def check(state: State, seat: Seat, move: object) -> Refusal | None:
    if not isinstance(move, TakeStones):
        return refuse("move.unknown", None, allowed=["take"])
    if state.winner is not None:
        return refuse("move.game-over", "3.1")
    if not 0 <= seat < state.config.players:
        return refuse("move.no-such-seat", None, seat=seat, players=state.config.players)
    if seat != state.turn:
        return refuse("move.not-your-turn", "2.1", turn=state.turn)
    if not 0 <= move.heap < len(state.heaps):
        return refuse("take.no-such-heap", "2.1", heaps=len(state.heaps))
    most = min(state.config.at_most, state.heaps[move.heap])
    if not 1 <= move.count <= most:
        return refuse("take.wrong-number", "2.1", least=1, most=most)
    return None


def decide(state: State, seat: Seat, move: TakeStones, tell: Tell[Event] | None) -> None:
    _happen(state, StonesTaken(seat, move.heap, move.count), tell)
    following = (seat + 1) % state.config.players
    if any(state.heaps):
        _happen(state, TurnBegan(following), tell)
    else:
        _happen(state, Ended(seat if state.config.edition == "normal" else following), tell)
