"""Threads for long sums beside the loop: whoever plays has the processor first.

Only for work that lets other threads run meanwhile, as hashing does: one that holds the interpreter while it has to
wait for a processor would hold up the loop.
"""

from __future__ import annotations

import os
import sys
import threading
from concurrent.futures import ThreadPoolExecutor

_YIELDS = 10


def yielding_threads(count: int, name: str) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(count, thread_name_prefix=name, initializer=_yield_to_others)


def _yield_to_others() -> None:
    """On Linux every thread has a priority of its own; elsewhere this would be the whole server's."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), _YIELDS)
