"""Finished games: their record, their replay, and the proof that they were fair. Running ones are nobody's to read."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any, Final, ParamSpec, TypeVar

import msgspec

from blueboar.core.errors import GameError
from blueboar.core.record import Record, save
from blueboar.core.verify import Finding
from blueboar.core.verify import verify as core_verify
from blueboar.protocol.http import Replay, ReplayFrame, ServerVerdict
from blueboar.server.http.api_request import ApiRequest
from blueboar.server.refusals import RequestRefused
from blueboar.server.store.rows import StoredTable
from blueboar.server.tables.restoring import record_of

_MOST_FRAMES = 200
P = ParamSpec("P")
T = TypeVar("T")


async def record(request: ApiRequest) -> bytes:
    _, found = await _finished(request)
    return await _beside(request, save, found)


async def replay(request: ApiRequest) -> Replay:
    _, found = await _finished(request)
    first = request.query.get("from", 0)
    last = min(request.query.get("to", first + _MOST_FRAMES - 1), first + _MOST_FRAMES - 1, len(found.entries) - 1)
    eyes = request.query.get("eyes", "spectator")
    if eyes.isdigit() and int(eyes) >= len(found.header.names):
        raise RequestRefused(400, "table.no-such-seat", seat=int(eyes))
    frames = await _beside(request, _frames, found, eyes, first, last)
    return Replay(found.header.game, found.header.names, len(found.entries), tuple(frames), found.header.config)


async def verify(request: ApiRequest) -> ServerVerdict:
    row, found = await _finished(request)
    return await _beside(request, _verdict, row, found)


async def _finished(request: ApiRequest) -> tuple[StoredTable, Record]:
    if not request.services.replay_limit.take(request.address, time.monotonic()):
        raise RequestRefused(429, "request.too-fast")
    row = await request.services.store.tables.by_id(request.path["id"])
    if row is None:
        raise RequestRefused(404, "table.unknown", table=request.path["id"])
    if row.state != "finished":
        raise RequestRefused(409, "table.not-finished", state=row.state)
    entries = await request.services.store.tables.entries(row.id)
    return row, await _beside(request, record_of, row, entries)


async def _beside(request: ApiRequest, function: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
    """In a thread, where the tables in play need not wait for it; and not many at once."""
    async with request.services.reading:
        return await asyncio.to_thread(function, *arguments, **named)


def _frames(record: Record, eyes: str, first: int, last: int) -> list[ReplayFrame]:
    game = record.game
    state = game.blank(record.header.config)
    seat = int(eyes) if eyes.isdigit() else None
    frames = []
    taken = {entry.undoes for entry in record.entries}
    before = state
    for entry in record.entries[: last + 1]:
        if entry.undoes is not None:
            state = before
        elif entry.seq in taken:
            before = game.copy(state)
        for event in entry.events:
            game.evolve(state, event)
        if entry.seq < first:
            continue
        if eyes == "all":
            views = tuple(_plain(game.view(state, place)) for place in range(len(record.header.names)))
            frames.append(ReplayFrame(entry.seq, entry.seat, entry.move, entry.events, None, views, entry.undoes))
        else:
            events = tuple(game.redact(event, seat) for event in entry.events)
            move = entry.move if entry.seat == seat else None
            view = _plain(game.view(state, seat))
            frames.append(ReplayFrame(entry.seq, entry.seat, move, events, view, undoes=entry.undoes))
    return frames


def _plain(view: Any) -> Any:
    """As JSON at once: a view may share what the next event changes."""
    return msgspec.Raw(msgspec.json.encode(view))


_PROBLEMS: Final[dict[Finding, str]] = {
    "other-rules": "verify.other-rules",
    "seed-does-not-match": "verify.wrong-seed",
    "refused": "verify.move-refused",
    "differs": "verify.other-events",
    "outcome-differs": "verify.other-events",
    "promise-broken": "verify.wrong-seed",
    "name-differs": "verify.changed",
    "chain-broken": "verify.changed",
    "wrong-signature": "verify.changed",
}


def _verdict(row: StoredTable, record: Record) -> ServerVerdict:
    """What `blueboar verify` says of the same record, in the words of the protocol."""
    promised, length = record.header.seed_hash, len(record.entries)
    try:
        found = core_verify(record)
    except GameError:
        return ServerVerdict(False, promised, row.seed, length, "verify.does-not-replay", 0)
    problem, at = None, None
    if not found.honest:
        problem, at = _PROBLEMS.get(found.code, "verify.does-not-replay"), found.entry or 0
    return ServerVerdict(
        found.honest,
        promised,
        row.seed,
        length,
        problem,
        at,
        found.head,
        found.hash,
        found.key,
        found.proved,
        found.unproved,
    )
