"""A table of bots and one person whose clock is scripted: its seconds pass only when everyone waits for them.

No processes, no sockets, no store and no wall clock, so that what it measures is the same on every machine.
"""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from alone import Called, Listener
from msgspec.structs import replace

from blueboar.core.errors import IllegalMove
from blueboar.core.game import find_game
from blueboar.core.record import Entry
from blueboar.core.seats import Refusal, Seat
from blueboar.protocol.http import NewTable
from blueboar.protocol.messages import Busy
from blueboar.protocol.shapes import Pace
from blueboar.server.bots import worker
from blueboar.server.bots.bot_patience import BotPatience
from blueboar.server.bots.bot_turns import BotPauses, BotTurns
from blueboar.server.bots.game_in_play import Announce
from blueboar.server.bots.questions import BotQuestions
from blueboar.server.bots.substitutes import Substitutes
from blueboar.server.bots.worker import Question
from blueboar.server.metrics import Metrics
from blueboar.server.settings import Settings
from blueboar.server.store.rows import StoredPerson, StoredSeat
from blueboar.server.tables.automatic_moves import AutomaticMoves
from blueboar.server.tables.live_state import LiveState
from blueboar.server.tables.new_tables import new_table
from blueboar.server.tables.restoring import dealt

T = TypeVar("T")
ME: Seat = 0
_REAL_THINKING = 0.005
"""Seconds that a bot really thinks here; on the scripted clock it takes as long as at a real table."""


class _NoWaiting(selectors.SelectSelector):
    """Where a loop would wait, its clock is put forward."""

    passed = 0.0

    def select(self, timeout: float | None = None) -> Any:
        if timeout is None:
            raise RuntimeError("everyone waits for ever")
        self.passed += max(0.0, timeout)
        return super().select(0)


class ScriptedLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self._scripted = _NoWaiting()
        super().__init__(self._scripted)

    def time(self) -> float:
        return 1000.0 + self._scripted.passed


def on_scripted_clock(story: Coroutine[Any, Any, T]) -> T:
    with asyncio.Runner(loop_factory=ScriptedLoop) as runner:
        return runner.run(story)


def fault() -> None:
    """A fault ends the story at once: on a clock that never waits it would be tried again for ever."""
    raise SystemExit("an automatic move failed: see the log")


class ScriptedTable:
    def __init__(
        self,
        game: str,
        players: int,
        level: str,
        seed: str,
        pace: Pace = "normal",
        edition: str | None = None,
        **wish: Any,
    ) -> None:
        settings = Settings(db="")
        host = StoredPerson("me", "Me", "en")
        row = new_table(NewTable(game, players=players, edition=edition, **wish), host, 1000.0, seed)
        bots = [StoredSeat("bot", name=f"bot {seat}", level=level) for seat in range(1, players)]
        row = replace(row, seats=(StoredSeat("person", person="me", name="Me"), *bots), state="running", started=1000.0)
        self.state = LiveState(row, dealt(row))
        self.client = Listener(self.state, "me", ME)
        self.said: list[tuple[float, Seat, str]] = []
        self.told: list[tuple[float, Entry]] = []
        self.on_entry: Callable[[Entry], None] = lambda entry: None
        self.changed = asyncio.Event()
        self.bot_patience = BotPatience(self.state, settings.patience)
        self.turns = BotTurns(
            self.state,
            asyncio.Lock(),
            BotPauses(settings.bot_pause, settings.arriving),
            BotQuestions(self.state, self._ask, settings.think_seconds, Metrics()),
            self.bot_patience,
            self._submit,
            self._say,
            self._announce,
            Called(),
        )
        substitutes = Substitutes(self.state, Called())
        self.moves = AutomaticMoves(
            self.state, asyncio.Lock(), self._submit, self.turns, substitutes, self._wake_at, fault, self._take_back
        )
        self.busy = Busy(pace=pace)
        self.moves.game_began()
        self.state.pending = self.core.pending()
        self.do(self.busy)
        self._noted(None)

    @property
    def core(self) -> Any:
        assert self.state.core is not None
        return self.state.core

    @property
    def now(self) -> float:
        return asyncio.get_running_loop().time()

    def view(self) -> Any:
        return self.core.view(ME)

    def prompts(self) -> tuple[Any, ...]:
        return self.state.pending.get(ME, ())

    # what I do

    def do(self, busy: Busy) -> None:
        self.busy = busy
        self.bot_patience.set_busy(self.client, ME, busy)
        self.moves.look()

    def read(self, seconds: float) -> None:
        """Look at something that is shown for so long."""
        self.do(replace(self.busy, reading=True))
        asyncio.get_running_loop().call_later(seconds, lambda: self.do(replace(self.busy, reading=False)))

    def ready(self, ready: bool = True) -> None:
        self.bot_patience.set_ready(ME, ready)
        self.moves.look()

    async def act(self, move: Any) -> None:
        refusal = await self._submit(ME, move, lambda: True)
        assert refusal is None, refusal
        self.moves.look()

    async def until(self, is_so: Callable[[], bool]) -> None:
        """Something is so, or the game is over. Meanwhile I answer what the game waits for, harmlessly and at once."""
        while not is_so() and self.core.outcome() is None:
            self.changed.clear()
            harmless = find_game(self.state.row.game).safe_move(self.view(), self.prompts())
            if harmless is not None:
                await self.act(harmless)
            else:
                await self.changed.wait()

    # what a live table does

    async def _ask(self, question: Question, _standing: object = None) -> Any:
        return worker.answer(replace(question, think_seconds=_REAL_THINKING))

    async def _submit(
        self, seat: Seat, move: Any, if_so: Callable[[], bool], announce: Announce | None = None, /
    ) -> Refusal | None:
        if not if_so():
            return Refusal("act.late")
        try:
            entry = self.core.play(seat, move)
        except IllegalMove as error:
            return error.refusal
        self.state.pending = self.core.pending()
        if self.core.outcome() is not None:
            self.state.row = replace(self.state.row, state="finished")
        if announce is not None:
            await announce(entry)
        self._noted(entry)
        return None

    def _noted(self, entry: Entry | None) -> None:
        self.bot_patience.entry_made(entry)
        self.moves.entry_made(None if entry is None else entry.seat)
        if entry is not None:
            self.told.append((self.now, entry))
            self.on_entry(entry)
        self.changed.set()
        self.moves.look()

    async def _announce(self, seat: Seat, saying: Any, _entry: int, _whisper: object) -> None:
        await self._say(seat, saying)

    async def _say(self, seat: Seat, saying: Any) -> None:
        self.said.append((self.now, seat, saying.code))

    async def _take_back(self) -> None:
        raise AssertionError("nobody asks for it here")

    async def _wake_at(self, table: str, at: float) -> None:
        """Nobody sleeps here."""
