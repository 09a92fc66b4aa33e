"""The bots' processes. Bots think there, so that a table of the deepest thinkers slows nobody else's.

A table's bots always go to the same process, where they remember what they have seen.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import zlib
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from blueboar.bots.bot import Answer
from blueboar.server import bot_worker
from blueboar.server.bot_worker import Question
from blueboar.server.settings import Settings

_log = logging.getLogger(__name__)
_PATIENCE = 20.0
"""Seconds beyond its own thinking time until a bot is given up."""


class BotFailed(Exception):
    """It raised, was too slow, or its process died; someone must make the safe move."""


class Bots:
    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._processes: list[ProcessPoolExecutor | None] = [None] * settings.bot_processes

    async def ask(self, question: Question) -> Answer | None:
        """None: it has to be asked with all entries. Raises BotFailed."""
        place = zlib.crc32(question.key.partition("/")[0].encode()) % len(self._processes)
        process = self._process(place)
        loop = asyncio.get_running_loop()
        try:
            asked = loop.run_in_executor(process, bot_worker.answer, question)
            return await asyncio.wait_for(asked, question.think_seconds + _PATIENCE)
        except (BrokenProcessPool, TimeoutError) as error:
            # A process that hangs or died takes its bots with it; they are made anew from the entries.
            self._discard(place, process)
            raise BotFailed(type(error).__name__) from error
        except Exception as error:
            _log.exception("a bot failed", extra={"game": question.game, "level": question.level})
            raise BotFailed(type(error).__name__) from error

    def _process(self, place: int) -> ProcessPoolExecutor:
        process = self._processes[place]
        if process is None:
            process = self._processes[place] = ProcessPoolExecutor(
                1,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=bot_worker.begin,
                initargs=(self._settings.modules,),
            )
        return process

    def _discard(self, place: int, process: ProcessPoolExecutor) -> None:
        if self._processes[place] is process:
            self._processes[place] = None
        workers = list((process._processes or {}).values())
        process.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.kill()
            worker.join()

    def close(self) -> None:
        """At once: what a bot was thinking is lost, and thought again after the next start."""
        for place, process in enumerate(self._processes):
            if process is not None:
                self._discard(place, process)
