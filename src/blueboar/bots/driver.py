"""Who speaks next, and a whole game between bots: one rule for the server, the arena and the benchmarks.

After every entry all who may act are asked anew. Those for whom nobody waits come first, so that
whoever decides does so when the others have had their say. A bot that has nothing to do now answers with no move and
is asked again after the next entry. If everyone for whom the game waits has declined, the safe move is made for the
first of them.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

import msgspec

from blueboar.bots.bot import Bot, Saying
from blueboar.bots.guard import BotFault, Guard
from blueboar.core.errors import IllegalMove
from blueboar.core.seats import HOUSE, Outcome, Seat
from blueboar.core.table import Table


def is_waited_for(prompts: tuple[Any, ...]) -> bool:
    return any(prompt.waited for prompt in prompts)


def who_speaks_next(
    pending: Mapping[Seat, tuple[Any, ...]], automatic: Collection[Seat], declined: Collection[Seat]
) -> Seat | None:
    """The seat to ask now: one that may speak before one that must; None when all have declined."""
    asked = [seat for seat in pending if seat != HOUSE and seat in automatic and seat not in declined]
    asked.sort(key=lambda seat: is_waited_for(pending[seat]))
    return asked[0] if asked else None


class Thinking(msgspec.Struct):
    """How long one seat has thought, in seconds, over how many answers."""

    answers: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def add(self, seconds: float) -> None:
        self.answers += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)


class Stalled(Exception):
    """The game did not end within the number of entries that any game should need."""


class BotFailed(Exception):
    """A bot crashed, broke the rules or held up the game, where that is not forgiven."""

    def __init__(self, fault: BotFault) -> None:
        super().__init__(f"seat {fault.seat} {fault.kind}: {fault.detail}")
        self.fault = fault


class Match:
    """One game between bots at a table of their own."""

    def __init__(
        self,
        table: Table,
        bots: Sequence[Bot],
        most_entries: int = 20_000,
        late_seconds: float | None = None,
        heard: Callable[[Seat, Saying], None] | None = None,
    ):
        """`heard` is told of everything that a bot says."""
        self.table = table
        self.guards = [Guard(bot, table.game, seat, late_seconds) for seat, bot in enumerate(bots)]
        self.thinking = [Thinking() for _ in bots]
        self._most_entries = most_entries
        self._heard = heard
        self._watched = [0] * len(bots)

    @property
    def faults(self) -> list[BotFault]:
        return [fault for guard in self.guards for fault in guard.faults]

    def play(self, stop_at_fault: bool = False) -> Outcome:
        """To the end. A bot that stumbles is forgiven, or stops the game with BotFailed."""
        table = self.table
        while True:
            outcome = table.outcome()
            if outcome is not None:
                return outcome
            if len(table.entries) > self._most_entries:
                raise Stalled(f"no end after {len(table.entries)} entries")
            self.next_entry()
            if stop_at_fault:
                self._stop_at_fault()

    def _stop_at_fault(self) -> None:
        for guard in self.guards:
            if guard.faults:
                raise BotFailed(guard.faults[0]) from guard.error

    def next_entry(self) -> None:
        table = self.table
        pending = table.pending()
        seats = range(len(self.guards))
        declined: set[Seat] = set()
        while True:
            seat = who_speaks_next(pending, seats, declined)
            if seat is None:
                break
            if self._ask(seat, pending[seat]):
                return
            declined.add(seat)
        for seat, prompts in pending.items():
            if seat != HOUSE and is_waited_for(prompts):
                move = table.game.safe_move(table.view(seat), prompts)
                if move is not None and table.check(seat, move) is None:
                    table.play(seat, move)
                    self.guards[seat].report("stalled", "everyone declined")
                    return
        raise Stalled("nobody can move")

    def _ask(self, seat: Seat, prompts: tuple[Any, ...]) -> bool:
        """Whether this seat has made a move."""
        table, guard = self.table, self.guards[seat]
        entries = table.entries
        for number in range(self._watched[seat], len(entries)):
            guard.watch(table.redacted(entries[number], seat))
        self._watched[seat] = len(entries)
        view = table.view(seat)
        began = time.perf_counter()
        answer = guard.answer(view, prompts)
        self.thinking[seat].add(time.perf_counter() - began)
        if answer.say is not None and self._heard is not None:
            self._heard(seat, answer.say)
        if answer.move is None:
            return False
        try:
            table.play(seat, answer.move)
        except IllegalMove as error:
            guard.report("illegal", f"{error.code} {answer.move!r}")
        else:
            return True
        safe = table.game.safe_move(view, prompts)
        if safe is None or table.check(seat, safe) is not None:
            return False
        table.play(seat, safe)
        return True
