"""How late the loop comes to what is due: whatever it does for one guest, all others wait for it as long."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

_EVERY_SECONDS = 0.1


async def watch_lateness(note: Callable[[float], None]) -> None:
    """Until it is cancelled; `note` is told seconds."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + _EVERY_SECONDS
        await asyncio.sleep(_EVERY_SECONDS)
        note(max(0.0, loop.time() - due))
