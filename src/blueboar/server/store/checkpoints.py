"""What SQLite has logged is put into its file beside the writer: else a move now and then would wait for all of it.

SQLite does that by itself at the end of a commit, once its log is long: a thousand pages and two more syncs of the
disk, for which everybody waits whose move is in that commit. Here a thread of its own does it every so many commits,
and holds up neither readers nor the writer.
"""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor

_log = logging.getLogger(__name__)
COMMITS = 100
"""Between two checkpoints: a few hundred pages."""
MOST_PAGES = 8000
"""The writer does it itself when the log is that long after all: somebody has written without a break."""


class Checkpoints:
    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self._connect = connect
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store-checkpoints")
        self._connection: sqlite3.Connection | None = None
        self._running: Future[None] | None = None
        self._commits = 0

    def committed(self) -> None:
        """For the writer's thread, and no other."""
        self._commits += 1
        if self._commits >= COMMITS and (self._running is None or self._running.done()):
            self._commits = 0
            self._running = self._thread.submit(self._run)

    def _run(self) -> None:
        try:
            if self._connection is None:
                self._connection = self._connect()
            self._connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
        except sqlite3.Error as error:
            # What was committed is in the log and safe there; a disk that is full is told by whoever writes.
            _log.warning("the log could not be put into the file: %s", error)

    def close(self) -> None:
        """When the writer has ended."""
        self._thread.shutdown()
        if self._connection is not None:
            self._connection.close()
            self._connection = None
