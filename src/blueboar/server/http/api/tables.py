"""The lobby, and everything about seats."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from functools import partial

from msgspec.structs import replace

from blueboar import __version__
from blueboar.bots.levels import levels
from blueboar.core.game import Game, all_games
from blueboar.protocol.http import (
    Companion,
    EditionInfo,
    GameInfo,
    Games,
    InnInfo,
    LevelInfo,
    MyGames,
    NewTable,
    OptionInfo,
    PersonalityInfo,
    Queue,
    QuickGame,
    SeatOnly,
    SetBot,
    Sit,
    Swap,
    TablePage,
)
from blueboar.protocol.shapes import TableInfo
from blueboar.server.bots.personalities import named_traits
from blueboar.server.http.api_request import ApiRequest
from blueboar.server.refusals import RequestRefused
from blueboar.server.store.rows import StoredTable
from blueboar.server.tables import new_tables, seating
from blueboar.server.tables.my_games import OwnGames
from blueboar.server.tables.owners import OwnedElsewhere
from blueboar.server.tables.phrases import PHRASES
from blueboar.server.tables.prompt_tags import prompt_tags
from blueboar.server.tables.table_info import NOBODY, table_info
from blueboar.server.wall_time import wall_now

PAGE_SIZE = 20
_FINISHED = 5


async def inn(request: ApiRequest) -> InnInfo:
    return InnInfo(__version__, request.services.settings.lan_site, request.services.live_tables.key.public)


async def games(request: ApiRequest) -> Games:
    programs = tuple(program.name for program in request.services.settings.programs)
    return Games(tuple(_game_info(game, programs) for game in all_games()), PHRASES)


def _game_info(game: Game, programs: tuple[str, ...]) -> GameInfo:
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
        phrases=game.words.phrases,
        programs=programs,
    )


async def my_games(request: ApiRequest) -> MyGames:
    services = request.services
    if not services.replay_limit.take(request.address, time.monotonic()):
        raise RequestRefused(429, "request.too-fast")
    told = partial(_told, request)
    live = services.live_tables.awake_state
    games = await OwnGames(services.store.tables, live, told, services.reading).of(request.person.id)
    elsewhere = await _infos_elsewhere(request, [game.table.id for game in games])
    games = tuple(replace(game, table=elsewhere.get(game.table.id, game.table)) for game in games)
    finished = await services.store.tables.finished_of_person(request.person.id, _FINISHED)
    return MyGames(games, tuple(map(told, finished)))


async def new_table(request: ApiRequest) -> TableInfo:
    body: NewTable = request.body
    await _slow_down(request)
    live_tables, seed = request.services.live_tables, request.services.live_tables.seeds.next()
    wished = partial(new_tables.new_table, body, request.person, wall_now(), seed)
    table = await live_tables.add(wished() if body.cards is None else await _checked(request, wished))
    await table.waiting_room.change(lambda row: row, request.person.id if body.entropy else None)
    return table.state.info(request.person.id)


async def _checked(request: ApiRequest, wished: Callable[[], StoredTable]) -> StoredTable:
    """A file of somebody's own is read beside the tables in play, one at a time."""
    if not request.services.own_cards_limit.take(request.address, time.monotonic()):
        raise RequestRefused(429, "request.too-fast")
    async with request.services.checking_cards:
        return await asyncio.to_thread(wished)


async def quick(request: ApiRequest) -> TableInfo:
    body: QuickGame = request.body
    await _slow_down(request)
    table = await request.services.live_tables.add(
        new_tables.quick_table(body, request.person, wall_now(), request.services.live_tables.seeds.next())
    )
    if body.entropy:
        await table.waiting_room.change(lambda row: row, request.person.id)
    else:
        await table.waiting_room.begin(request.person.id)
    return table.state.info(request.person.id)


async def tables(request: ApiRequest) -> TablePage:
    page = request.query.get("page", 0)
    state = request.query.get("state", "open")
    found = await request.services.store.tables.public(state, request.query.get("game"), page, PAGE_SIZE)
    return await page_of(request, found, page, PAGE_SIZE)


async def table(request: ApiRequest) -> TableInfo:
    row = await _stored(request, request.path["id"])
    await _ask_its_node(request, row)
    return _told(request, row)


async def join(request: ApiRequest) -> TableInfo:
    row = await request.services.store.tables.by_code(request.path["code"].strip().lower())
    if row is None:
        raise RequestRefused(404, "table.unknown-code")
    await _ask_its_node(request, row)
    return _told(request, row)


async def sit(request: ApiRequest) -> TableInfo:
    body: Sit = request.body
    expected = request.person.id if body.entropy else None
    await refuse_blocked(request)
    return await _change(request, lambda row: seating.sit(row, request.person, body.seat), expected)


async def refuse_blocked(request: ApiRequest) -> None:
    """Who does not want to sit with somebody at this table, or whom somebody there does not want, stays away."""
    row = await _stored(request, request.path["id"])
    others = {sitter.person for sitter in row.seats if sitter.person is not None} - {request.person.id}
    if others and await request.services.store.company.is_between(request.person.id, others):
        raise RequestRefused(403, "table.blocked")


async def queue(request: ApiRequest) -> TableInfo:
    body: Queue = request.body
    if body.on:
        await refuse_blocked(request)
    return await _change(request, lambda row: seating.wait_for_seat(row, request.person, body.on))


async def companion(request: ApiRequest) -> TableInfo:
    """A guest of their own sits down, who can only be played from the device of who asks."""
    body: Companion = request.body
    holder = request.person
    await _slow_down(request)
    seating.may_bring(await _stored(request, request.path["id"]), holder.id, body.seat)
    guest, _ = await request.services.people.new_guest(body.name, holder.language)
    return await _change(request, lambda row: seating.sit_beside(row, holder.id, guest, body.seat))


async def leave(request: ApiRequest) -> TableInfo:
    live = await request.services.live_tables.wake(request.path["id"])
    await live.leaving.leave(request.person.id)
    return live.state.info(request.person.id)


async def swap(request: ApiRequest) -> TableInfo:
    body: Swap = request.body
    return await _change(request, lambda row: seating.swap(row, request.person.id, body.seat, body.with_))


async def kick(request: ApiRequest) -> TableInfo:
    body: SeatOnly = request.body
    live = await request.services.live_tables.wake(request.path["id"])
    await live.waiting_room.kick(request.person.id, body.seat)
    return live.state.info(request.person.id)


async def set_bot(request: ApiRequest) -> TableInfo:
    body: SetBot = request.body
    return await _change(request, lambda row: seating.set_bot(row, request.person.id, body))


async def start(request: ApiRequest) -> TableInfo:
    live = await request.services.live_tables.wake(request.path["id"])
    await live.waiting_room.begin(request.person.id, request.body)
    return live.state.info(request.person.id)


async def rematch(request: ApiRequest) -> TableInfo:
    """The first who asks opens it, the others are led there."""
    live = await request.services.live_tables.wake(request.path["id"])
    if live.state.row.seat_of(request.person.id) is None:
        raise RequestRefused(403, "table.not-seated")
    if live.state.row.state != "finished":
        raise RequestRefused(409, "table.not-finished")
    if live.state.row.rematch is None:
        await _slow_down(request)
    again = await live.rematch.table_for(request.person.id)
    try:
        other = await request.services.live_tables.wake(again)
    except OwnedElsewhere as elsewhere:
        row = await _stored(request, again)
        endpoint, body = ("sit", Sit()) if row.state == "open" else ("table", None)
        raise OwnedElsewhere(elsewhere.node, (endpoint, {"id": again}, body)) from None
    if other.state.row.state == "open":
        # Whoever asks for it wants to play: their seat waits for them.
        old = live.state.row
        await other.waiting_room.change(lambda row: seating.sit_again(row, old, request.person))
    return other.state.info(request.person.id)


async def _change(
    request: ApiRequest, changed: Callable[[StoredTable], StoredTable], expected: str | None = None
) -> TableInfo:
    live = await request.services.live_tables.wake(request.path["id"])
    await live.waiting_room.change(changed, expected)
    return live.state.info(request.person.id)


async def _stored(request: ApiRequest, table_id: str) -> StoredTable:
    live = request.services.live_tables.awake(table_id)
    row = live.state.row if live is not None else await request.services.store.tables.by_id(table_id)
    if row is None:
        raise RequestRefused(404, "table.unknown", table=table_id)
    return row


def _told(request: ApiRequest, row: StoredTable) -> TableInfo:
    """With who is there now, if it is awake; a sleeping table is not woken by being looked at."""
    live = request.services.live_tables.awake(row.id)
    person = None if request.someone is None else request.someone.id
    if live is not None:
        return live.state.info(person)
    return table_info(row, NOBODY, with_code=person is not None and row.seat_of(person) is not None)


async def page_of(request: ApiRequest, found: list[StoredTable], page: int, size: int) -> TablePage:
    return TablePage(await _told_all(request, found[:size]), page, len(found) > size)


async def _told_all(request: ApiRequest, rows: list[StoredTable]) -> tuple[TableInfo, ...]:
    elsewhere = await _infos_elsewhere(request, [row.id for row in rows])
    return tuple(elsewhere.get(row.id) or _told(request, row) for row in rows)


async def _infos_elsewhere(request: ApiRequest, tables: list[str]) -> dict[str, TableInfo]:
    asleep = [table for table in tables if request.services.live_tables.awake(table) is None]
    person = None if request.someone is None else request.someone.id
    return await request.services.infos_elsewhere(asleep, person) if asleep else {}


async def _ask_its_node(request: ApiRequest, row: StoredTable) -> None:
    """Who is there now is known to the node that has the table."""
    services = request.services
    if services.node is None or request.no_node_to_ask or services.live_tables.awake(row.id) is not None:
        return
    owner = (await services.store.leases.owners([row.id])).get(row.id)
    if owner not in (None, services.node.name):
        raise OwnedElsewhere(owner)


async def _slow_down(request: ApiRequest) -> None:
    by_person, by_address = request.services.new_table_limit, request.services.address_table_limit
    if not await by_person.take(request.person.id) or not await by_address.take(request.address):
        raise RequestRefused(429, "table.too-many")
