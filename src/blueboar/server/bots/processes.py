"""The bots' processes. Bots think there, so that a table of the deepest thinkers slows nobody else's.

A table's bots always go to the same process, where they remember what they have seen. A process is asked one question
at a time and the others wait in line: so when many tables think at once each of them is slower, but none has lost its
time before it was even asked, and a bot that hangs spoils nobody's answer but its own.
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
from blueboar.server.bots import worker
from blueboar.server.bots.worker import Question
from blueboar.server.settings import Settings

T = TypeVar("T")
_log = logging.getLogger(__name__)
_PATIENCE = 20.0
"""Seconds beyond its own thinking time until a bot is given up."""
_STARTING = 120.0


class BotFailed(Exception):
    """It raised, was too slow, or its process died; someone must make the safe move."""


class BotProcesses:
    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._processes: list[ProcessPoolExecutor | None] = [None] * settings.bot_processes
        self._lines = [asyncio.Lock() for _ in self._processes]
        self._closed = False

    async def ask(self, question: Question) -> Answer | None:
        """None: it has to be asked with all entries. Raises BotFailed."""
        place = zlib.crc32(question.key.partition("/")[0].encode()) % len(self._processes)
        async with self._lines[place]:
            if self._closed:
                raise BotFailed("closed")
            return await self._ask(place, question)

    async def _ask(self, place: int, question: Question) -> Answer | None:
        process = self._process(place)
        try:
            # Starting a process takes its time, which is not the bot's.
            await _result(process.submit(worker.is_there), _STARTING)
            return await _result(process.submit(worker.answer, question), question.think_seconds + _PATIENCE)
        except (BrokenProcessPool, TimeoutError):
            pass
        except Exception as error:
            _log.exception("a bot failed", extra={"game": question.game, "level": question.level})
            raise BotFailed(type(error).__name__) from error
        # A process that hangs or died takes its bots with it; they are made anew from the entries.
        _log.warning("a process of bots hangs or is gone", extra={"game": question.game, "level": question.level})
        self._discard(place, process)
        raise BotFailed("no answer")

    def _process(self, place: int) -> ProcessPoolExecutor:
        process = self._processes[place]
        if process is None:
            process = self._processes[place] = ProcessPoolExecutor(
                1,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=worker.begin,
                initargs=(self._settings.modules,),
            )
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
