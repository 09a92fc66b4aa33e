"""One hash of files, to see whether something has changed: python scripts/fingerprint.py PATH...

A path is a file, a folder with everything in it, or a pattern such as 'games/**/*.toml'.
"""

from __future__ import annotations

import glob
import hashlib
import sys
from pathlib import Path


def files(paths: list[str]) -> list[Path]:
    """What the paths stand for. One that stands for nothing is a slip of whoever wrote it."""
    found: list[Path] = []
    for name in paths:
        here = sorted(_files_of(name))
        if not here:
            raise SystemExit(f"fingerprint: there is no {name}")
        found += here
    return found


def _files_of(name: str) -> list[Path]:
    every = [Path(path) for path in glob.glob(name, recursive=True)]
    for folder in [path for path in every if path.is_dir()]:
        every += folder.rglob("*")
    return [path for path in every if path.is_file() and "__pycache__" not in path.parts]


def fingerprint(paths: list[str]) -> str:
    digest = hashlib.sha256()
    for path in files(paths):
        digest.update(str(path).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


if __name__ == "__main__":
    print(fingerprint(sys.argv[1:]))
