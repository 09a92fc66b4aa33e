"""`blueboar restore FILE`: an inn as it was when its backup was made, at a place where there is none."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from blueboar.server.backups.copies import BackupFailed, restore
from blueboar.server.settings import default_db


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="what `blueboar backup` has written")
    parser.add_argument("--db", default=None, help="where to: a file of SQLite that is not there, or postgresql://...")


def run(arguments: argparse.Namespace) -> int:
    address = arguments.db or default_db()
    try:
        rows = restore(arguments.file, address)
    except BackupFailed as failed:
        print(f"blueboar: {failed}", file=sys.stderr)
        return 1
    print(f"Restored {rows} rows. Open the inn with: blueboar serve" + (" --db ..." if arguments.db else ""))
    return 0
