"""The levels of Black Sheep, weakest first."""

from __future__ import annotations

from blueboar.bots.blacksheep.player import BlackSheepBot, Craft
from blueboar.bots.blacksheep.wolf import Wolf
from blueboar.bots.levels import Level, register_level

GAME = "blacksheep"
LAMB = Craft(values=0.0, rivals=0.0, noise=0.5, discards=False)
SHEEPDOG = Craft(values=0.1, rivals=0.45, noise=0.9, discards=False)
FOX = Craft(values=0.75, rivals=0.9, noise=0.3, discards=False)
WOLF = Craft(values=1.0, rivals=1.0, noise=0.05, discards=True)


def register() -> None:
    register_level(GAME, Level("lamb", lambda setup: BlackSheepBot(setup, LAMB)))
    register_level(GAME, Level("sheepdog", lambda setup: BlackSheepBot(setup, SHEEPDOG)))
    register_level(GAME, Level("fox", lambda setup: BlackSheepBot(setup, FOX)))
    register_level(GAME, Level("wolf", lambda setup: Wolf(setup, WOLF), quick=False))
