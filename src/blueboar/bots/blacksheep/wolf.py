"""The wolf: plays the promising moves on in sampled worlds, on the engine, and takes the one that ends best."""

from __future__ import annotations

from typing import Any

from blueboar.bots.blacksheep.player import BlackSheepBot, Choice, Craft
from blueboar.bots.blacksheep.playout import play_on
from blueboar.bots.budget import Budget
from blueboar.bots.levels import BotSetup
from blueboar.games.blacksheep.machines.imagine import imagine
from blueboar.games.blacksheep.wire.moves import PlayCards
from blueboar.games.blacksheep.wire.prompts import PlayPrompt
from blueboar.games.blacksheep.wire.views import BlackSheepView

_MOVES = 6
_DISCARDS_OF = 2
_ROUNDS = 3
"""How far a move is played on before the table is looked at again."""
_TRUST = 0.5
"""How much of a first impression's lead is believed."""
_PRIOR = 10.0
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
    def __init__(self, setup: BotSetup, craft: Craft) -> None:
        super().__init__(setup, craft)
        self.game = setup.game

    def choose(self, view: BlackSheepView, prompt: PlayPrompt) -> PlayCards:
        budget = Budget(self.setup)
        choices = self.choices(view, prompt)
        if len(choices) == 1:
            return choices[0].move
        best = choices[0].score
        arms = [Arm(choice) for choice in _with_discards(choices[:_MOVES], prompt)]
        for arm in arms:
            arm.prior = (arm.prior - best) * _TRUST
        left = arms
        rounds = 0
        while True:
            # The same worlds for every move, less the luck of each world: only the moves differ.
            brought: list[float] = []
            stream = (self.seq + 1) * 100_000 + 2 * rounds
            world = imagine(self.setup.config, view, self.chance.at(stream))
            for arm in left:
                if not budget.spend():
                    return max(left, key=Arm.mean).move
                brought.append(self._playout(self.game.copy(world), arm.move, stream + 1))
            luck = sum(brought) / len(brought)
            for arm, brings in zip(left, brought, strict=True):
                arm.total += brings - luck
                arm.tried += 1
            rounds += 1
            if rounds in (16, 48, 110) and len(left) > 2:
                left = sorted(left, key=Arm.mean, reverse=True)[: (len(left) + 1) // 2]

    def _playout(self, world: Any, move: PlayCards, stream: int) -> float:
        chance = self.chance.at(stream)
        me = self.setup.seat
        self.game.decide(world, me, move, chance, None)
        return play_on(world, _ROUNDS * self.setup.config.players - 1, me, chance)


def _with_discards(choices: list[Choice], prompt: PlayPrompt) -> list[Choice]:
    """The best single-card moves with every discard that is possible, and with none."""
    found = list(choices)
    for choice in choices[:_DISCARDS_OF]:
        move = choice.move
        if len(move.cards) != 1:
            continue
        left = list(prompt.cards)
        left.remove(move.cards[0])
        others = [None, *sorted(set(left))]
        found += [
            Choice(PlayCards(move.field, move.cards, discard), choice.score)
            for discard in others
            if discard != move.discard
        ]
    return found
