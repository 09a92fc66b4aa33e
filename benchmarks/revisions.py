"""An older revision beside this one: checked out by git into `build/bench`, and compiled there by its own script."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
KEPT_IN = ROOT / "build" / "bench"


def short_name(revision: str) -> str:
    return _git("rev-parse", "--short", f"{revision}^{{commit}}")


def checked_out(revision: str) -> Path:
    """The folder with this revision, compiled if it can be; made once and kept."""
    name = short_name(revision)
    folder = KEPT_IN / name
    if not folder.is_dir():
        _git("worktree", "prune")
        _git("worktree", "add", "--detach", str(folder), name)
    if not (folder / "build" / "compiled").is_dir():
        subprocess.run([sys.executable, "hatch_build.py", "--into", "build/compiled"], cwd=folder, check=True)
    return folder


def _git(*arguments: str) -> str:
    found = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    if found.returncode:
        raise SystemExit(f"git {' '.join(arguments)}: {found.stderr.strip()}")
    return found.stdout.strip()
