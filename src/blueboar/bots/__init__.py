"""Players made of code: what a bot is, its levels, and how bots play a game. Importing this registers every level."""

from importlib import import_module
from pkgutil import iter_modules

import blueboar.games  # noqa: F401  (registers the games that the levels are for)

for _folder in sorted(module.name for module in iter_modules(__path__) if module.ispkg):
    import_module(f"{__name__}.{_folder}.levels").register()
