"""The levels of Nim, weakest first."""

from __future__ import annotations

from functools import reduce
from operator import xor

from blueboar.games.nim.machines import legal_moves
from blueboar.games.nim.wire import NimView, TakePrompt, TakeStones

from blueboar.bots.bot import Answer, Bot, Saying
from blueboar.bots.levels import BotSetup, Level, register_level
from blueboar.core.chance import Chance


class Child(Bot[NimView, TakePrompt]):
    def __init__(self, setup: BotSetup) -> None:
        self.chance = Chance(setup.seed)

    def answer(self, view: NimView, prompts: tuple[TakePrompt, ...]) -> Answer:
        moves = list(legal_moves(prompts))
        return Answer(self.choose(prompts[0], moves), Saying("heap-left", {"heaps": sum(map(bool, view.heaps))}))

    def choose(self, prompt: TakePrompt, moves: list[TakeStones]) -> TakeStones:
        return moves[self.chance.below(len(moves))]


class Miller(Child):
    """Leaves heaps whose remainders cancel out, where there is such a move."""

    def choose(self, prompt: TakePrompt, moves: list[TakeStones]) -> TakeStones:
        def left(move: TakeStones) -> int:
            heaps = [stones - move.count * (heap == move.heap) for heap, stones in enumerate(prompt.heaps)]
            return reduce(xor, (stones % (prompt.at_most + 1) for stones in heaps))

        return min(moves, key=left)


def register() -> None:
    register_level("nim", Level("child", Child))
    register_level("nim", Level("miller", Miller))
