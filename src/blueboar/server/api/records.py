"""Finished games: their record, their replay, and the proof that they were fair. Running ones are nobody's to read."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar

import msgspec

from blueboar.core.chance import seed_hash
from blueboar.core.errors import GameError, IllegalMove
from blueboar.core.record import Entry, Record, save
from blueboar.core.table import Table
from blueboar.protocol.http import Replay, ReplayFrame, Verdict
from blueboar.server.calls import Call
from blueboar.server.refusals import Refused
from blueboar.server.restoring import record_of
from blueboar.server.store.rows import StoredTable

_MOST_FRAMES = 200
P = ParamSpec("P")
T = TypeVar("T")


async def record(call: Call) -> bytes:
    _, found = await _finished(call)
    return await _beside(call, save, found)


async def replay(call: Call) -> Replay:
    _, found = await _finished(call)
    first = call.query.get("from", 0)
    last = min(call.query.get("to", first + _MOST_FRAMES - 1), first + _MOST_FRAMES - 1, len(found.entries) - 1)
    eyes = call.query.get("eyes", "spectator")
    if eyes.isdigit() and int(eyes) >= len(found.header.names):
        raise Refused(400, "table.no-such-seat", seat=int(eyes))
    frames = await _beside(call, _frames, found, eyes, first, last)
    return Replay(found.header.game, found.header.names, len(found.entries), tuple(frames), found.header.config)


async def verify(call: Call) -> Verdict:
    row, found = await _finished(call)
    return await _beside(call, _verdict, row, found)


async def _finished(call: Call) -> tuple[StoredTable, Record]:
    if not call.inn.replays.take(call.address, time.monotonic()):
        raise Refused(429, "request.too-fast")
    row = await call.inn.store.tables.by_id(call.path["id"])
    if row is None:
        raise Refused(404, "table.unknown", table=call.path["id"])
    if row.state != "finished":
        raise Refused(409, "table.not-finished", state=row.state)
    entries = await call.inn.store.tables.entries(row.id)
    return row, await _beside(call, record_of, row, entries)


async def _beside(call: Call, function: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
    """In a thread, where the tables in play need not wait for it; and not many at once."""
    async with call.inn.reading:
        return await asyncio.to_thread(function, *arguments, **named)


def _frames(record: Record, eyes: str, first: int, last: int) -> list[ReplayFrame]:
    game = record.game
    state = game.blank(record.header.config)
    seat = int(eyes) if eyes.isdigit() else None
    frames = []
    for entry in record.entries[: last + 1]:
        for event in entry.events:
            game.evolve(state, event)
        if entry.seq < first:
            continue
        if eyes == "all":
            views = tuple(_plain(game.view(state, place)) for place in range(len(record.header.names)))
            frames.append(ReplayFrame(entry.seq, entry.seat, entry.move, entry.events, None, views))
        else:
            events = tuple(game.redact(event, seat) for event in entry.events)
            move = entry.move if entry.seat == seat else None
            frames.append(ReplayFrame(entry.seq, entry.seat, move, events, _plain(game.view(state, seat))))
    return frames


def _plain(view: Any) -> Any:
    """As JSON at once: a view may share what the next event changes."""
    return msgspec.Raw(msgspec.json.encode(view))


def _verdict(row: StoredTable, record: Record) -> Verdict:
    promised = record.header.seed_hash
    length = len(record.entries)
    if seed_hash(row.seed) != promised:
        return Verdict(False, promised, row.seed, length, "verify.wrong-seed", 0)
    game = record.game
    if game.rules_version != record.header.rules_version:
        return Verdict(False, promised, row.seed, length, "verify.other-rules", 0)
    again = Table.opened(game, record.header.config, row.seed, record.header.names)
    for entry in record.entries:
        problem = _differs(again, entry)
        if problem is not None:
            return Verdict(False, promised, row.seed, length, problem, entry.seq)
    return Verdict(True, promised, row.seed, length)


def _differs(again: Table, entry: Entry) -> str | None:
    if entry.seq > 0:
        if entry.move is None:
            return "verify.move-refused"
        try:
            again.play(entry.seat, entry.move)
        except IllegalMove:
            return "verify.move-refused"
        except GameError:
            return "verify.does-not-replay"
    return None if again.entries[entry.seq].events == entry.events else "verify.other-events"
