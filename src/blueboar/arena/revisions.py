"""The levels of any revision at a table of today: `git:b4b3504:smuggler`.

A worktree of that revision is made below `build/revisions` once, compiled where that is possible, and its level runs
there as a program of its own (`revision_host.py`) that speaks over standard input and output.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from blueboar.core.errors import SetupError

PREFIX = "git:"
_HOST = Path(__file__).with_name("revision_host.py")


def command_for(text: str) -> tuple[str, ...]:
    """The program that plays `git:REVISION:LEVEL`; raises SetupError where there is no such revision."""
    _, revision, level = [*text.split(":", 2), "", ""][:3]
    if not revision or not level:
        raise SetupError("bots.unknown-level", level=text, allowed=["git:REVISION:LEVEL"])
    tree = worktree(revision)
    sources = tree / "build" / "compiled" if (tree / "build" / "compiled" / ".source-hash").exists() else tree / "src"
    return ("env", f"PYTHONPATH={sources}", sys.executable, str(_HOST), level)


def worktree(revision: str) -> Path:
    """Made when it is asked for first."""
    root = _root()
    found = _git(root, "rev-parse", "--verify", "--quiet", f"{revision}^{{commit}}")
    if found is None:
        raise SetupError("bots.unknown-level", level=f"git:{revision}", allowed=["git:REVISION:LEVEL"])
    tree = root / "build" / "revisions" / found[:12]
    if not (tree / "src").is_dir():
        _git(root, "worktree", "prune")
        if _git(root, "worktree", "add", "--force", "--detach", str(tree), found) is None:
            raise SetupError("bots.unknown-level", level=f"git:{revision}", allowed=["git:REVISION:LEVEL"])
        _compile(tree)
    return tree


def _root() -> Path:
    """The checkout that this program runs from, or the one where it was started."""
    for start in (Path(__file__).resolve().parent, Path.cwd()):
        found = _git(start, "rev-parse", "--show-toplevel")
        if found is not None:
            return Path(found)
    raise SetupError("bots.unknown-level", level=PREFIX, allowed=["a checkout of this program's repository"])


def _git(where: Path, *words: str) -> str | None:
    """What git says, or None if it fails or is not there."""
    try:
        ran = subprocess.run(["git", "-C", str(where), *words], capture_output=True, text=True, check=False)
    except OSError:
        return None
    return ran.stdout.strip() if ran.returncode == 0 else None


def _compile(tree: Path) -> None:
    """As fast as it was; without a compiler it plays the same, slower."""
    if (tree / "hatch_build.py").exists() and not os.environ.get("BLUEBOAR_PLAIN_REVISIONS"):
        command = [sys.executable, "hatch_build.py", "--into", "build/compiled"]
        subprocess.run(command, cwd=tree, capture_output=True, check=False)
