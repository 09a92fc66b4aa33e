"""The bots' processes. Bots think there, so that a table of the deepest thinkers slows nobody else's.

A table's bots always go to the same process, where they remember what they have seen. A process is asked one question
at a time and the others wait in a fair line: so when many tables think at once each of them is slower, but none has
lost its time before it was even asked, and a bot that hangs spoils nobody's answer but its own. A program that sits at
tables as a bot (`bots/programs.py`) has a process for itself: it may think for long, and only its own tables wait.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import zlib
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from blueboar.bots.bot import Answer
from blueboar.bots.process import PATIENCE as PIPE_PATIENCE
from blueboar.server.bots import worker
from blueboar.server.bots.fair_line import Asker, FairLine
from blueboar.server.bots.worker import Question
from blueboar.server.settings import Settings

T = TypeVar("T")
_log = logging.getLogger(__name__)
_GIVEN_UP = 8.0
"""Seconds until a bot that does not answer is given up: until then nobody else's bots can think in its process."""
_PATIENCE = 2.0
"""But so many beyond its own thinking time, if that is long."""
_STARTING = 120.0
_NOBODYS = Asker()


class BotDidNotAnswer(Exception):
    """It raised, was too slow, or its process died; someone must make the safe move."""


class BotProcesses:
    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._programs = {program.name: program for program in settings.programs}
        shared_and_own = settings.bot_processes + len(self._programs)
        self._processes: list[ProcessPoolExecutor | None] = [None] * shared_and_own
        self._lines = [FairLine() for _ in self._processes]
        self._closed = False

    async def ask(self, question: Question, whose: Asker = _NOBODYS) -> Answer | None:
        """None: it has to be asked with all entries. Raises BotDidNotAnswer."""
        place = self._place(question)
        async with self._lines[place].turn(whose):
            if self._closed:
                raise BotDidNotAnswer("closed")
            return await self._ask(place, question)

    def _place(self, question: Question) -> int:
        shared = self._settings.bot_processes
        if question.level in self._programs:
            return shared + list(self._programs).index(question.level)
        return zlib.crc32(question.key.partition("/")[0].encode()) % shared

    def _patience(self, question: Question) -> float:
        program = self._programs.get(question.level or "")
        if program is not None:
            return program.seconds + PIPE_PATIENCE + _PATIENCE
        return max(_GIVEN_UP, question.think_seconds + _PATIENCE)

    async def _ask(self, place: int, question: Question) -> Answer | None:
        process = await self._process(place)
        if self._closed:
            self._discard(place, process)
            raise BotDidNotAnswer("closed")
        try:
            # Starting a process takes its time, which is not the bot's.
            await _result(process.submit(worker.is_there), _STARTING)
            return await _result(process.submit(worker.answer, question), self._patience(question))
        except Exception as error:
            if self._closed:
                raise BotDidNotAnswer("closed") from error
            if not isinstance(error, BrokenProcessPool | TimeoutError):
                _log.exception("a bot failed", extra={"game": question.game, "bot": question.level})
                raise BotDidNotAnswer(type(error).__name__) from error
        # A process that hangs or died takes its bots with it; they are made anew from the entries.
        _log.warning("a process of bots hangs or is gone", extra={"game": question.game, "bot": question.level})
        self._discard(place, process)
        raise BotDidNotAnswer("no answer")

    async def _process(self, place: int) -> ProcessPoolExecutor:
        process = self._processes[place]
        # Everybody would wait while the system makes a process.
        return await asyncio.to_thread(self._started, place) if process is None else process

    def _started(self, place: int) -> ProcessPoolExecutor:
        process = self._processes[place] = ProcessPoolExecutor(
            1,
            mp_context=multiprocessing.get_context("spawn"),
            initializer=worker.begin,
            initargs=(self._settings.modules, self._settings.programs),
        )
        process.submit(worker.is_there)
        return process

    def _discard(self, place: int, process: ProcessPoolExecutor) -> None:
        if self._processes[place] is process:
            self._processes[place] = None
        children = list((process._processes or {}).values())
        process.shutdown(wait=False, cancel_futures=True)
        for child in children:
            child.kill()
            child.join()

    def close(self) -> None:
        """At once: what a bot was thinking is lost, and thought again after the next start."""
        self._closed = True
        for place, process in enumerate(self._processes):
            if process is not None:
                self._discard(place, process)


async def _result(asked: Future[T], seconds: float) -> T:
    """Raises TimeoutError if there is none by then, or if it was called off."""
    waiting = asyncio.wrap_future(asked)
    waiting.add_done_callback(_take_note)
    await asyncio.wait({waiting}, timeout=seconds)
    if not waiting.done() or waiting.cancelled():
        raise TimeoutError
    return waiting.result()


def _take_note(asked: asyncio.Future[T]) -> None:
    """What became of an answer that nobody waits for any more is no news."""
    if not asked.cancelled():
        asked.exception()
