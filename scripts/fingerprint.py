"""One hash of files and folders, to see whether something has changed: python scripts/fingerprint.py PATH..."""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path


def main(paths: list[str]) -> None:
    digest = hashlib.sha256()
    for name in paths:
        root = Path(name)
        files = sorted(path for path in root.rglob("*") if path.is_file()) if root.is_dir() else [root]
        for path in files:
            if path.is_file() and "__pycache__" not in path.parts:
                digest.update(str(path).encode() + b"\0" + path.read_bytes() + b"\0")
    print(digest.hexdigest())


if __name__ == "__main__":
    main(sys.argv[1:])
