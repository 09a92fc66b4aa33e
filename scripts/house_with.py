"""A copy of this house with one more game in it: `python scripts/house_with.py examples/nim FOLDER`.

A game is only ever added. If one of its files is in the house already, nothing is copied and the file is named.
"""

from __future__ import annotations

import argparse
import shutil
import sys
from pathlib import Path

HOUSE = Path(__file__).resolve().parents[1]
LEFT_OUT = shutil.ignore_patterns(
    "__pycache__", "node_modules", "dist", "build", ".*", "pictures", "kept", "golden", "e2e", "test"
)


def house_with(game: Path, into: Path) -> None:
    files = [path.relative_to(game) for path in game.rglob("*") if path.is_file() and path.parent != game]
    taken = [str(path) for path in files if (HOUSE / path).exists()]
    if taken:
        raise SystemExit(f"house_with: a game may not change what is there: {', '.join(sorted(taken))}")
    shutil.copytree(HOUSE, into, ignore=LEFT_OUT, dirs_exist_ok=True)
    for path in files:
        if "__pycache__" not in path.parts:
            (into / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(game / path, into / path)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", type=Path, help="the folder of the game, with the tree of the house in it")
    parser.add_argument("into", type=Path, help="where the copy goes")
    asked = parser.parse_args()
    if not asked.game.is_dir():
        sys.exit(f"house_with: there is no folder {asked.game}")
    house_with(asked.game, asked.into)
