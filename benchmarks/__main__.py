"""All benchmarks of the engine, one after another: `make bench`."""

from __future__ import annotations

import importlib
import pkgutil
import sys

import benchmarks

PEERS_LAST = "peers"


def main() -> int:
    """Every module here with a function `report()`; those named on the command line, or all."""
    names = [module.name for module in pkgutil.iter_modules(benchmarks.__path__) if not module.name.startswith("_")]
    chosen = [name for name in sys.argv[1:] if name in names] or sorted(names, key=lambda name: name == PEERS_LAST)
    for name in chosen:
        module = importlib.import_module(f"benchmarks.{name}")
        if hasattr(module, "report"):
            module.report()
    return 0


if __name__ == "__main__":
    sys.exit(main())
