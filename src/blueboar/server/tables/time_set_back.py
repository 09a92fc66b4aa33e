"""A clock on the wall that was set back while the inn was shut: tables that sleep have as much time left as they had.

Deadlines are stored as times of day. After such a night they would all be over too late, by as much as the clock was
set back; so the inn notes now and then what time it is, and moves them when it opens and the time is an earlier one.
"""

from __future__ import annotations

import logging

import msgspec

from blueboar.protocol.messages import encode
from blueboar.server.store.store import Store
from blueboar.server.tables.clock import Clock, Running

NOTED_EVERY_SECONDS = 60.0
_NEAR_SECONDS = 1.0
_log = logging.getLogger(__name__)
_decode_clock = msgspec.json.Decoder(Clock).decode


async def note_time(store: Store, now: float) -> None:
    await store.inn.touch(now)


async def make_up_for_it(store: Store, now: float) -> float:
    """When the inn opens: by how many seconds the clock was set back meanwhile."""
    last = await store.inn.touched()
    by = 0.0 if last is None else last - now
    if by < _NEAR_SECONDS:
        return 0.0
    clocks = []
    for table, stored in await store.tables.clocks():
        try:
            clocks.append((table, encode(earlier(_decode_clock(stored), by))))
        except (msgspec.DecodeError, ValueError):
            _log.exception("a stored clock cannot be read", extra={"table": table})
    await store.tables.wake_earlier(by, clocks)
    await store.inn.touch(now)
    _log.warning("the clock was set back while the inn was shut", extra={"seconds": round(by), "tables": len(clocks)})
    return by


def earlier(clock: Clock, by: float) -> Clock:
    """Everything in it by so many seconds."""
    return msgspec.structs.replace(
        clock,
        running={seat: Running(runs.asked, runs.at - by, runs.left) for seat, runs in clock.running.items()},
        waited={seat: since - by for seat, since in clock.waited.items()},
    )
