"""`blueboar reports`: what people have told the host of the inn about others."""

from __future__ import annotations

import argparse
import asyncio
import time

import msgspec

from blueboar.server.settings import default_db
from blueboar.server.store.rows import StoredReport
from blueboar.server.store.store import store_at

_MOST = 100


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--db", default=None, help="the inn's store: a file of SQLite, or postgresql://...")


def run(arguments: argparse.Namespace) -> int:
    found = asyncio.run(_reports(arguments.db or default_db()))
    for at, table, body in found:
        report = msgspec.json.decode(body, type=StoredReport)
        when = time.strftime("%Y-%m-%d %H:%M", time.gmtime(at))
        print(f"{when} UTC, table {table}: {report.by} about {report.about}: {report.text}")
        for name, words in report.said:
            print(f"    {name}: {words}")
    if not found:
        print("Nobody has told anything.")
    return 0


async def _reports(db: str) -> list[tuple[float, str, bytes]]:
    store = store_at(db)
    await store.open()
    try:
        return await store.company.reports(_MOST)
    finally:
        await store.close()
