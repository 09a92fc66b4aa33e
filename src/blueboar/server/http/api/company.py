"""Who does not want to sit with whom, and telling the host of the inn about somebody."""

from __future__ import annotations

import logging

import msgspec

from blueboar.protocol.http import Block, BlockedPerson, Blocks, Empty, Report
from blueboar.protocol.messages import Said
from blueboar.server.clean_text import clean
from blueboar.server.http.api_request import ApiRequest
from blueboar.server.identifiers import new_id
from blueboar.server.refusals import RequestRefused
from blueboar.server.store.rows import StoredReport
from blueboar.server.wall_time import wall_now

_log = logging.getLogger(__name__)
MOST_BLOCKED = 200
_LAST_WORDS = 20


async def blocks(request: ApiRequest) -> Blocks:
    found = await request.services.store.company.blocked_by(request.person.id)
    return Blocks(tuple(BlockedPerson(person, name) for person, name in found))


async def block(request: ApiRequest) -> Empty:
    body: Block = request.body
    company, me, other = request.services.store.company, request.person.id, request.path["id"]
    if not body.on:
        await company.unblock(me, other)
        return Empty()
    if other == me:
        raise RequestRefused(409, "table.not-yourself")
    await request.services.people.by_id(other)
    if len(await company.blocked_by(me)) >= MOST_BLOCKED:
        raise RequestRefused(409, "block.too-many")
    await company.block(me, other, wall_now())
    return Empty()


async def report(request: ApiRequest) -> Empty:
    """Kept for the host of the inn, with what was said last; `blueboar reports` shows it."""
    body: Report = request.body
    services = request.services
    live = await services.live_tables.wake(request.path["id"])
    row = live.state.row
    if row.seat_of(request.person.id) is None:
        raise RequestRefused(403, "table.not-seated")
    if body.seat >= len(row.seats):
        raise RequestRefused(400, "table.no-such-seat", seat=body.seat, seats=len(row.seats))
    text = clean(body.text)
    if not text:
        raise RequestRefused(400, "say.nothing")
    if not await services.notice_limit.take(request.person.id):
        raise RequestRefused(429, "request.too-fast")
    about = row.seats[body.seat]
    said = [msgspec.json.decode(one, type=Said) for one in live.state.chat[-_LAST_WORDS:]]
    words = tuple((one.name, one.text or one.code or "") for one in said)
    told = StoredReport(request.person.name, about.name or "", text, words)
    company = services.store.company
    await company.add_report(new_id(), wall_now(), row.id, request.person.id, about.person, msgspec.json.encode(told))
    _log.warning("somebody is reported; `blueboar reports` shows it", extra={"table": row.id, "seat": body.seat})
    return Empty()
