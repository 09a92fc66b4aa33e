"""What time it is for the tables of this process, in seconds of no particular day."""

from __future__ import annotations

import asyncio


def now() -> float:
    """Of the running loop: a test that scripts its clock scripts the tables', too."""
    return asyncio.get_running_loop().time()
