"""Which build of the Blue Boar is running: compiled with mypyc, or plain Python."""

import platform
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

from blueboar import __version__


def compiled() -> bool:
    """Whether this interpreter loads the engine as compiled modules; games and bots are built together with `core`.

    Python prefers an extension module to the source beside it, so it is enough to look for one;
    a file built for another version of Python has another suffix and does not count.
    """
    core = Path(__file__).parent / "core"
    return any("." + path.name.partition(".")[2] in EXTENSION_SUFFIXES for path in core.glob("*"))


def version_line() -> str:
    """One line for people and for bug reports."""
    build = "compiled with mypyc" if compiled() else "pure Python"
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"blueboar {__version__} ({build}, {python})"
