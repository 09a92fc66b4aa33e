"""Guests, accounts, history and statistics."""

from __future__ import annotations

from blueboar.protocol.http import (
    ChangeMe,
    ChangePassword,
    DeleteMe,
    Empty,
    GameStatistics,
    Login,
    NewAccount,
    NewGuest,
    SeatDevice,
    SeatDevices,
    SeatLink,
    SeatLinkInfo,
    Statistics,
    TablePage,
)
from blueboar.protocol.shapes import Person
from blueboar.server.accounts import rating
from blueboar.server.accounts.people import account_key
from blueboar.server.http.api.tables import page_of
from blueboar.server.http.api_request import ApiRequest
from blueboar.server.refusals import RequestRefused
from blueboar.server.store.rows import StoredPerson


async def new_guest(request: ApiRequest) -> Person:
    body: NewGuest = request.body
    if not await request.services.newcomer_limit.take(request.address):
        raise RequestRefused(429, "request.too-fast")
    person, token = await request.services.people.new_guest(body.name, body.language)
    if not body.bearer:
        request.cookie = token
    return await request.services.people.told(person, token if body.bearer else None)


async def me(request: ApiRequest) -> Person:
    return await request.services.people.told(request.person)


async def change_me(request: ApiRequest) -> Person:
    body: ChangeMe = request.body
    return await request.services.people.told(
        await request.services.people.change(request.person, body.name, body.language)
    )


async def new_account(request: ApiRequest) -> Person:
    body: NewAccount = request.body
    await _slow_down(request, body.name)
    return await request.services.people.told(
        await request.services.people.give_account(request.person, body.name, body.password)
    )


async def change_password(request: ApiRequest) -> Person:
    body: ChangePassword = request.body
    await _slow_down(request, _account_of(request.person))
    await request.services.people.change_password(request.person, body.old, body.new, request.token or "")
    request.services.sign_out(request.person.id, but=request.token)
    return await request.services.people.told(request.person)


async def delete_me(request: ApiRequest) -> Empty:
    body: DeleteMe = request.body
    person = request.person
    if person.account is not None:
        await _slow_down(request, person.account)
        await request.services.people.must_know(person, body.password or "")
    await request.services.live_tables.forget(person.id)
    await request.services.people.delete(person)
    request.services.sign_out(person.id)
    request.cookie = ""
    return Empty()


async def login(request: ApiRequest) -> Person:
    body: Login = request.body
    await _slow_down(request, body.name)
    person, token = await request.services.people.login(body.name, body.password)
    if not body.bearer:
        request.cookie = token
    return await request.services.people.told(person, token if body.bearer else None)


async def logout(request: ApiRequest) -> Empty:
    if request.token:
        await request.services.people.logout(request.token)
        if request.someone is not None:
            request.services.sign_out(request.someone.id, only=request.token)
    request.cookie = ""
    return Empty()


async def history(request: ApiRequest) -> TablePage:
    page = request.query.get("page", 0)
    size = 20
    tables = await request.services.store.tables.of_person(request.person.id, page, size)
    return await page_of(request, tables, page, size)


async def statistics(request: ApiRequest) -> Statistics:
    person = await request.services.people.by_id(request.path["id"])
    ratings = {
        stored.game: rating.cautious(stored) for stored in await request.services.store.people.ratings((person.id,))
    }
    games = tuple(
        GameStatistics(
            game=totals.game,
            games=totals.games,
            wins=totals.wins,
            mean_place=round(totals.places / totals.games, 2),
            mean_score=round(totals.score / totals.games, 2),
            counts=totals.counts,
            rating=ratings.get(totals.game),
        )
        for totals in await request.services.store.tables.totals(person.id)
    )
    return Statistics(person.id, person.name, games)


async def link(request: ApiRequest) -> SeatLink:
    table = await request.services.live_tables.wake(request.path["id"])
    seat = table.state.row.seat_of(request.person.id)
    if seat is None:
        raise RequestRefused(403, "table.not-seated")
    token, expires = await request.services.people.new_link(request.person.id, table.state.row.id, seat)
    return SeatLink(token, f"/seat/{token}", expires)


async def devices(request: ApiRequest) -> SeatDevices:
    found = await request.services.people.devices(request.person.id)
    return SeatDevices(tuple(SeatDevice(each.id, each.table, each.at, each.claimed) for each in found))


async def end_device(request: ApiRequest) -> Empty:
    for session in await request.services.people.end_device(request.person.id, request.path["id"]):
        request.services.sign_out_session(session)
    return Empty()


async def end_sessions(request: ApiRequest) -> Empty:
    token = request.token or ""
    await request.services.people.end_other_sessions(request.person.id, token)
    request.services.sign_out(request.person.id, but=token)
    return Empty()


async def link_info(request: ApiRequest) -> SeatLinkInfo:
    stored = await request.services.people.link(request.path["token"])
    person = await request.services.people.by_id(stored.person)
    return SeatLinkInfo(stored.table, stored.seat, person.name)


async def claim_link(request: ApiRequest) -> Person:
    person, token = await request.services.people.claim_link(request.path["token"])
    request.cookie = token
    return await request.services.people.told(person)


def _account_of(person: StoredPerson) -> str:
    if person.account is None:
        raise RequestRefused(409, "account.none")
    return person.account


async def _slow_down(request: ApiRequest, name: str) -> None:
    if not await request.services.may_try_password(request.address, account_key(name)):
        raise RequestRefused(429, "login.too-fast")
