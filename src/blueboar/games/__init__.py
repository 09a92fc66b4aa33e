"""The games of the house: every folder here is one, and importing this package registers them all."""

from importlib import import_module
from pkgutil import iter_modules

from blueboar.core.game import register

for _folder in sorted(module.name for module in iter_modules(__path__) if module.ispkg):
    register(import_module(f"{__name__}.{_folder}.game").GAME)
