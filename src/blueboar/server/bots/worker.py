"""What runs in a process of bots: they live here, see only what is sent, and answer."""

from __future__ import annotations

import importlib
import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from multiprocessing.process import BaseProcess
from typing import Any

import msgspec

from blueboar.bots.bot import Answer, Bot, Heard, Personality
from blueboar.bots.levels import BotSetup, SafeBot, find_level, levels
from blueboar.bots.process import ProcessBot
from blueboar.bots.programs import BotProgram, register_programs
from blueboar.core.game import find_game
from blueboar.core.record import Entry

_MOST_KEPT = 2000
_MOST_RUNNING = 8
"""Programs, one for each seat that they play; one that is asked again after its end is told everything anew."""
_YIELDS = 5


class Question(msgspec.Struct):
    """All that a bot is told: itself, the entries since it was last asked, its view and its prompts."""

    key: str
    game: str
    level: str | None
    config: Any
    seat: int
    seed: str
    personality: Personality
    think_seconds: float
    first: int
    """The number of the first of `entries`; a bot that does not know the ones before asks for all of them."""
    entries: tuple[Entry, ...]
    view: Any
    prompts: tuple[Any, ...]
    heard: tuple[Heard, ...] = ()
    """What people have said since."""


_bots: OrderedDict[str, tuple[Bot, int]] = OrderedDict()


def begin(modules: tuple[str, ...], programs: tuple[BotProgram, ...] = ()) -> None:
    """Called once in a new process."""
    # The server decides when to stop; and if it is killed, its bots must not stay behind.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Moves of people are answered first, however much bots have to think about.
    if hasattr(os, "nice"):
        os.nice(_YIELDS)
    server = multiprocessing.parent_process()
    if server is not None:
        threading.Thread(target=_end_with, args=(server,), daemon=True).start()
    for module in modules:
        importlib.import_module(module)
    register_programs(programs)


def _end_with(server: BaseProcess) -> None:
    server.join()
    os._exit(0)


def is_there() -> bool:
    """Once this is answered the process has started."""
    return True


def answer(question: Question) -> Answer | None:
    """None when entries are missing: ask again with all of them."""
    known = _bots.pop(question.key, None)
    if known is not None and known[1] == question.first:
        bot, watched = known
    elif question.first == 0:
        if known is not None:
            _dismiss(known[0])
        bot, watched = _new(question), 0
    else:
        return None
    for entry in question.entries:
        bot.watch(entry)
    _bots[question.key] = (bot, watched + len(question.entries))
    if len(_bots) > (_MOST_RUNNING if isinstance(bot, ProcessBot) else _MOST_KEPT):
        _dismiss(_bots.popitem(last=False)[1][0])
    hear = getattr(bot, "hear", None)
    if hear is not None:
        for heard in question.heard:
            hear(heard)
    return bot.answer(question.view, question.prompts)


def _dismiss(bot: Bot) -> None:
    if isinstance(bot, ProcessBot):
        bot.close()


def _new(question: Question) -> Bot:
    place = BotSetup(
        find_game(question.game),
        question.config,
        question.seat,
        question.seed,
        question.personality,
        question.think_seconds,
    )
    if question.level is not None:
        return find_level(question.game, question.level).make(place)
    # For the absent: the best that answers at once.
    quick = [level for level in levels(question.game) if level.quick]
    return quick[-1].make(place) if quick else SafeBot(place)
