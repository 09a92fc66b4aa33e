"""What a seat may do and see, and how the game speaks."""
# interpreted: text for people

from __future__ import annotations

from typing import Final

from blueboar.games.nim.state import State
from blueboar.games.nim.wire import NimView, PlayerView, TakePrompt

from blueboar.core.seats import Seat
from blueboar.core.words import Chart, GameWords

WORDS: Final = GameWords(
    phrases=("phrase.heavy-stones",),
    charts=(Chart("Stones", "Stones taken, a game.", "stones"),),
    from_one=frozenset(("heap",)),
    styles={"taken": "green"},
)


def pending(state: State) -> dict[Seat, tuple[TakePrompt, ...]]:
    if state.winner is not None:
        return {}
    return {state.turn: (TakePrompt(tuple(state.heaps), state.config.at_most),)}


def view(state: State, seat: Seat | None) -> NimView:
    return NimView(
        seat=seat,
        edition=state.config.edition,
        waiting_for=tuple(pending(state)),
        heaps=tuple(state.heaps),
        players=tuple([PlayerView(each, taken) for each, taken in enumerate(state.taken)]),
        winner=state.winner,
    )


def board(view: NimView, names: tuple[str, ...]) -> str:
    heaps = "\n".join(f"heap {number}: {'o' * stones}" for number, stones in enumerate(view.heaps, 1))
    taken = "\n".join(f"{player.seat}: {names[player.seat]} took {player.taken}" for player in view.players)
    return f"Nim ({view.edition})\n{heaps}\n{taken}"
