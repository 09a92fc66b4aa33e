"""`blueboar backup FILE`: everything that the inn keeps, in one file, while it goes on."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from blueboar.server.backups.copies import BackupFailed, back_up
from blueboar.server.settings import default_db


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="the file to write; it must not exist yet")
    parser.add_argument("--db", default=None, help="what to copy: a file of SQLite, or postgresql://...")


def run(arguments: argparse.Namespace) -> int:
    try:
        rows = back_up(arguments.db or default_db(), arguments.file)
    except BackupFailed as failed:
        print(f"blueboar: {failed}", file=sys.stderr)
        return 1
    print(f"{arguments.file}: {rows} rows. It holds people's secrets: keep it as safe as the inn itself.")
    return 0
