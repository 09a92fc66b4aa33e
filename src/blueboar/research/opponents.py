"""Who sits at the other seats: bots of the ladder, or `random`, which chooses among the small decisions."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Final

import blueboar.bots  # noqa: F401  (registers the levels)
from blueboar.bots.bot import Bot
from blueboar.bots.guard import Guard
from blueboar.bots.levels import THINK_STEPS, BotSetup, find_level
from blueboar.core.seats import NOBODY, Seat
from blueboar.research.tables import ResearchTable, SetUp

RANDOM: Final = "random"


def checked_opponents(set_up: SetUp, opponents: str | Sequence[str]) -> tuple[str, ...]:
    """One name for all other seats, or one for each. SetupError names the levels that there are."""
    others = set_up.players - 1
    names = (opponents,) * others if isinstance(opponents, str) else tuple(opponents)
    if len(names) != others:
        raise ValueError(f"{len(names)} opponents for {others} seats: one name for each, or one for all, is wanted")
    for name in names:
        if name != RANDOM:
            find_level(set_up.game.name, name)
    return names


class OtherSeats:
    """They act until the learner's seat is asked, or the game is over."""

    def __init__(self, table: ResearchTable, seat: Seat, names: Sequence[str]) -> None:
        self.table = table
        self.seat = seat
        self.source = random.Random(f"{table.seed}/opponents")
        self.bots: dict[Seat, Guard] = {}
        self._watched = [0] * table.set_up.players
        others = [other for other in range(table.set_up.players) if other != seat]
        for other, name in zip(others, names, strict=True):
            if name != RANDOM:
                self.bots[other] = Guard(self._bot(other, name), table.set_up.game, other)

    def _bot(self, seat: Seat, name: str) -> Bot:
        set_up = self.table.set_up
        told = BotSetup(set_up.game, set_up.config, seat, f"{self.table.seed}/{seat}", think_steps=THINK_STEPS)
        return find_level(set_up.game.name, name).make(told)

    def act(self) -> None:
        table = self.table
        while table.seat not in (self.seat, NOBODY):
            guard = self.bots.get(table.seat)
            if guard is None:
                table.step(self.source.choice(table.play.options))
            else:
                self._ask(table.seat, guard)

    def _ask(self, seat: Seat, guard: Guard) -> None:
        table, game = self.table, self.table.set_up.game
        state: Any = table.play.real_state()
        for entry in table.entries[self._watched[seat] :]:
            events = tuple(game.redact(event, seat) for event in entry.events)
            guard.watch(type(entry)(entry.seq, entry.seat, entry.move if entry.seat == seat else None, events))
        self._watched[seat] = len(table.entries)
        view, prompts = game.view(state, seat), game.pending(state).get(seat, ())
        move = guard.answer(view, prompts).move
        if move is None and table.play.decline():
            return
        if move is None or game.check(state, seat, move) is not None:
            move = game.safe_move(view, prompts)
        assert move is not None, "whoever is waited for has a safe move"
        table.move(seat, move)
