"""The wolf: plays the promising moves on in sampled worlds, on the engine, and takes the one that ends best."""

from __future__ import annotations

import time

from blueboar.bots.blacksheep.player import BlackSheepBot, Choice, Craft
from blueboar.bots.levels import BotSeat
from blueboar.games.blacksheep.foresight import play_on
from blueboar.games.blacksheep.imagine import imagine
from blueboar.games.blacksheep.moves import PlayCards
from blueboar.games.blacksheep.prompts import PlayPrompt
from blueboar.games.blacksheep.views import BlackSheepView

_MOVES = 6
_ROUNDS = 2
"""How far a move is played on before the table is looked at again."""
_TRUST = 0.6
"""How much of a first impression's lead is believed."""
_PRIOR = 30.0
"""So many playouts weigh as much as the first impression."""


class Arm:
    def __init__(self, choice: Choice) -> None:
        self.move = choice.move
        self.prior = choice.score
        self.total = 0.0
        self.tried = 0

    def mean(self) -> float:
        return (self.total + _PRIOR * self.prior) / (self.tried + _PRIOR)


class Wolf(BlackSheepBot):
    def __init__(self, place: BotSeat, craft: Craft) -> None:
        super().__init__(place, craft)
        self.game = place.game

    def choose(self, view: BlackSheepView, prompt: PlayPrompt) -> PlayCards:
        ends = time.perf_counter() + self.place.think_seconds * 0.9
        steps = self.place.think_steps
        choices = self.choices(view, prompt)
        if len(choices) == 1:
            return choices[0].move
        best = choices[0].score
        arms = [Arm(choice) for choice in choices[:_MOVES]]
        for arm in arms:
            arm.prior = (arm.prior - best) * _TRUST
        left = arms
        done = 0
        rounds = 0
        while True:
            # The same worlds for every move, less the luck of each world: only the moves differ.
            brought: list[float] = []
            for arm in left:
                if (steps is not None and done >= steps) or (steps is None and time.perf_counter() > ends):
                    return max(left, key=Arm.mean).move
                done += 1
                brought.append(self._playout(view, arm.move, rounds))
            luck = sum(brought) / len(brought)
            for arm, brings in zip(left, brought, strict=True):
                arm.total += brings - luck
                arm.tried += 1
            rounds += 1
            if rounds in (8, 24, 60) and len(left) > 2:
                left = sorted(left, key=Arm.mean, reverse=True)[: (len(left) + 1) // 2]

    def _playout(self, view: BlackSheepView, move: PlayCards, stream: int) -> float:
        chance = self.chance.at((self.seq + 1) * 10_000 + stream)
        world = imagine(self.place.config, view, chance)
        game, me = self.game, self.place.seat

        def emit(event: object) -> None:
            game.evolve(world, event)

        game.decide(world, me, move, chance, emit)
        return play_on(world, _ROUNDS * len(view.players) - 1, me, chance)
