"""A turn: take stones from one heap (rules 2). The last stone decides (rules 3)."""

from __future__ import annotations

from blueboar.games.nim.state import Deeds, State
from blueboar.games.nim.wire import TakeStones

from blueboar.core.chance import Chance
from blueboar.core.seats import Refusal, Seat, refuse


def begin(deeds: Deeds, chance: Chance) -> None:
    config = deeds.state.config
    deeds.begin_turn(chance.below(config.players) if config.first_player == "random" else config.first_player)


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


def decide(deeds: Deeds, seat: Seat, move: TakeStones) -> None:
    state = deeds.state
    deeds.take(seat, move.heap, move.count)
    following = (seat + 1) % state.config.players
    if any(state.heaps):
        deeds.begin_turn(following)
    else:
        deeds.end(seat if state.config.edition == "normal" else following)
