"""The games of the house: every folder here is one, and importing this package registers them all."""

from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules

from blueboar.core.dataset import register_dataset
from blueboar.core.decisions import register_decisions
from blueboar.core.game import register

for _folder in sorted(module.name for module in iter_modules(__path__) if module.ispkg):
    _game = import_module(f"{__name__}.{_folder}.game").GAME
    register(_game)
    if find_spec(f"{__name__}.{_folder}.decisions"):
        register_decisions(_game.name, import_module(f"{__name__}.{_folder}.decisions").by_decisions)
    if find_spec(f"{__name__}.{_folder}.dataset"):
        register_dataset(_game.name, import_module(f"{__name__}.{_folder}.dataset").rows)
