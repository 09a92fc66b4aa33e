"""The lobby, and everything about seats."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial

from blueboar.bots.levels import levels
from blueboar.core.game import Game, all_games
from blueboar.protocol.http import (
    EditionInfo,
    GameInfo,
    Games,
    LevelInfo,
    NewTable,
    OptionInfo,
    PersonalityInfo,
    QuickGame,
    SeatOnly,
    SetBot,
    Sit,
    Swap,
    TablePage,
)
from blueboar.protocol.shapes import TableInfo
from blueboar.server import opening, sitting
from blueboar.server.bots.personalities import named_traits
from blueboar.server.calls import Call
from blueboar.server.clock_tags import prompt_tags
from blueboar.server.info import NOBODY, table_info
from blueboar.server.phrases import PHRASES
from blueboar.server.refusals import Refused
from blueboar.server.store.rows import StoredTable

PAGE_SIZE = 20


async def games(call: Call) -> Games:
    return Games(tuple(_game_info(game) for game in all_games()), PHRASES)


def _game_info(game: Game) -> GameInfo:
    return GameInfo(
        name=game.name,
        rules_version=game.rules_version,
        editions=tuple(EditionInfo(edition, game.players(edition)) for edition in game.editions),
        options=tuple(
            OptionInfo(
                option.name,
                option.kind,
                option.defaults,
                option.choices,
                option.least,
                option.most,
                option.clause,
            )
            for option in game.options
        ),
        levels=tuple(LevelInfo(level.name, level.quick) for level in levels(game.name)),
        personalities=tuple(PersonalityInfo(name, traits) for name, traits in named_traits().items()),
        prompts=prompt_tags(game),
    )


async def new_table(call: Call) -> TableInfo:
    body: NewTable = call.body
    _slow_down(call)
    table = await call.services.hub.add(opening.opened(body, call.person, time.time(), call.services.hub.seeds.next()))
    await table.gathering.change(lambda row: row)
    return table.info(call.person.id)


async def quick(call: Call) -> TableInfo:
    body: QuickGame = call.body
    _slow_down(call)
    table = await call.services.hub.add(opening.quick(body, call.person, time.time(), call.services.hub.seeds.next()))
    await table.gathering.begin(call.person.id)
    return table.info(call.person.id)


async def tables(call: Call) -> TablePage:
    page = call.query.get("page", 0)
    state = call.query.get("state", "open")
    found = await call.services.store.tables.public(state, call.query.get("game"), page, PAGE_SIZE)
    return page_of(call, found, page, PAGE_SIZE)


async def table(call: Call) -> TableInfo:
    return _told(call, await _stored(call, call.path["id"]))


async def join(call: Call) -> TableInfo:
    row = await call.services.store.tables.by_code(call.path["code"].strip().lower())
    if row is None:
        raise Refused(404, "table.unknown-code")
    return _told(call, row)


async def sit(call: Call) -> TableInfo:
    body: Sit = call.body
    return await _change(call, lambda row: sitting.sit(row, call.person, body.seat))


async def leave(call: Call) -> TableInfo:
    live = await call.services.hub.table(call.path["id"])
    await live.gathering.leave(call.person.id)
    return live.info(call.person.id)


async def swap(call: Call) -> TableInfo:
    body: Swap = call.body
    return await _change(call, lambda row: sitting.swap(row, call.person.id, body.seat, body.with_))


async def kick(call: Call) -> TableInfo:
    body: SeatOnly = call.body
    live = await call.services.hub.table(call.path["id"])
    await live.gathering.kick(call.person.id, body.seat)
    return live.info(call.person.id)


async def set_bot(call: Call) -> TableInfo:
    body: SetBot = call.body
    return await _change(call, lambda row: sitting.set_bot(row, call.person.id, body))


async def start(call: Call) -> TableInfo:
    live = await call.services.hub.table(call.path["id"])
    await live.gathering.begin(call.person.id)
    return live.info(call.person.id)


async def rematch(call: Call) -> TableInfo:
    """The first who asks opens it, the others are led there."""
    live = await call.services.hub.table(call.path["id"])
    if live.row.seat_of(call.person.id) is None:
        raise Refused(403, "table.not-seated")
    if live.row.state != "finished":
        raise Refused(409, "table.not-finished")
    if live.row.rematch is None:
        _slow_down(call)
    other = await call.services.hub.table(await live.gathering.rematch(call.person.id))
    return other.info(call.person.id)


async def _change(call: Call, changed: Callable[[StoredTable], StoredTable]) -> TableInfo:
    live = await call.services.hub.table(call.path["id"])
    await live.gathering.change(changed)
    return live.info(call.person.id)


async def _stored(call: Call, table_id: str) -> StoredTable:
    live = call.services.hub.awake(table_id)
    row = live.row if live is not None else await call.services.store.tables.by_id(table_id)
    if row is None:
        raise Refused(404, "table.unknown", table=table_id)
    return row


def _told(call: Call, row: StoredTable) -> TableInfo:
    """With who is there now, if it is awake; a sleeping table is not woken by being looked at."""
    live = call.services.hub.awake(row.id)
    person = None if call.someone is None else call.someone.id
    if live is not None:
        return live.info(person)
    return table_info(row, NOBODY, with_code=person is not None and row.seat_of(person) is not None)


def page_of(call: Call, found: list[StoredTable], page: int, size: int) -> TablePage:
    told = partial(_told, call)
    return TablePage(tuple(map(told, found[:size])), page, len(found) > size)


def _slow_down(call: Call) -> None:
    if not call.services.new_table_limit.take(call.person.id, time.monotonic()):
        raise Refused(429, "table.too-many")
