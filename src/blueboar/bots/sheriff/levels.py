"""The levels of Sheriff, weakest first: the names are those of the tale."""

from __future__ import annotations

from collections.abc import Callable

from blueboar.bots.bot import Bot
from blueboar.bots.levels import BotSetup, Level, register_level
from blueboar.bots.sheriff.outlaw import Outlaw
from blueboar.bots.sheriff.player import SheriffBot
from blueboar.bots.sheriff.skill import Skill, load_skills

GAME = "sheriff"


def _quick(skill: Skill) -> Callable[[BotSetup], Bot]:
    return lambda setup: SheriffBot(setup, skill)


def register() -> None:
    skills = load_skills()
    for name in ("novice", "merchant", "smuggler"):
        register_level(GAME, Level(name, _quick(skills[name])))
    register_level(GAME, Level("outlaw", lambda setup: Outlaw(setup, skills), quick=False))
    for name in ("always-honest", "always-lying"):
        register_level(GAME, Level(name, _quick(skills[name])), for_measuring=True)
