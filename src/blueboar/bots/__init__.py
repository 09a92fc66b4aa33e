"""Players made of code: what a bot is, its levels, and how bots play a game. Importing this registers every level."""

import blueboar.games  # noqa: F401  (registers the games that the levels are for)
from blueboar.bots.blacksheep import levels as _blacksheep
from blueboar.bots.sheriff import levels as _sheriff

_sheriff.register()
_blacksheep.register()
