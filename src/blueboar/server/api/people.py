"""Guests, accounts, history and statistics."""

from __future__ import annotations

import time

from blueboar.protocol.http import (
    ChangeMe,
    ChangePassword,
    DeleteMe,
    Empty,
    GameStatistics,
    Login,
    NewAccount,
    NewGuest,
    SeatLink,
    SeatLinkInfo,
    Statistics,
    TablePage,
)
from blueboar.protocol.shapes import Person
from blueboar.server.accounts import rating
from blueboar.server.accounts.people import account_key
from blueboar.server.api.tables import page_of
from blueboar.server.calls import Call
from blueboar.server.refusals import Refused
from blueboar.server.store.rows import StoredPerson


async def new_guest(call: Call) -> Person:
    body: NewGuest = call.body
    if not call.services.newcomer_limit.take(call.address, time.monotonic()):
        raise Refused(429, "request.too-fast")
    person, token = await call.services.people.new_guest(body.name, body.language)
    if not body.bearer:
        call.cookie = token
    return await call.services.people.told(person, token if body.bearer else None)


async def me(call: Call) -> Person:
    return await call.services.people.told(call.person)


async def change_me(call: Call) -> Person:
    body: ChangeMe = call.body
    return await call.services.people.told(await call.services.people.change(call.person, body.name, body.language))


async def new_account(call: Call) -> Person:
    body: NewAccount = call.body
    _slow_down(call, body.name)
    return await call.services.people.told(
        await call.services.people.give_account(call.person, body.name, body.password)
    )


async def change_password(call: Call) -> Person:
    body: ChangePassword = call.body
    _slow_down(call, _account_of(call.person))
    await call.services.people.change_password(call.person, body.old, body.new, call.token or "")
    call.services.hub.sign_out(call.person.id, but=call.token)
    return await call.services.people.told(call.person)


async def delete_me(call: Call) -> Empty:
    body: DeleteMe = call.body
    person = call.person
    if person.account is not None:
        _slow_down(call, person.account)
        await call.services.people.must_know(person, body.password or "")
    await call.services.hub.forget(person.id)
    await call.services.people.delete(person)
    call.services.hub.sign_out(person.id)
    call.cookie = ""
    return Empty()


async def login(call: Call) -> Person:
    body: Login = call.body
    _slow_down(call, body.name)
    person, token = await call.services.people.login(body.name, body.password)
    if not body.bearer:
        call.cookie = token
    return await call.services.people.told(person, token if body.bearer else None)


async def logout(call: Call) -> Empty:
    if call.token:
        await call.services.people.logout(call.token)
        if call.someone is not None:
            call.services.hub.sign_out(call.someone.id, only=call.token)
    call.cookie = ""
    return Empty()


async def history(call: Call) -> TablePage:
    page = call.query.get("page", 0)
    size = 20
    tables = await call.services.store.tables.of_person(call.person.id, page, size)
    return page_of(call, tables, page, size)


async def statistics(call: Call) -> Statistics:
    person = await call.services.people.by_id(call.path["id"])
    ratings = {
        stored.game: rating.cautious(stored) for stored in await call.services.store.people.ratings((person.id,))
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
        for totals in await call.services.store.tables.totals(person.id)
    )
    return Statistics(person.id, person.name, games)


async def link(call: Call) -> SeatLink:
    table = await call.services.hub.table(call.path["id"])
    seat = table.row.seat_of(call.person.id)
    if seat is None:
        raise Refused(403, "table.not-seated")
    token, expires = await call.services.people.new_link(call.person.id, table.row.id, seat)
    return SeatLink(token, f"/seat/{token}", expires)


async def link_info(call: Call) -> SeatLinkInfo:
    stored = await call.services.people.link(call.path["token"])
    person = await call.services.people.by_id(stored.person)
    return SeatLinkInfo(stored.table, stored.seat, person.name)


async def claim_link(call: Call) -> Person:
    person, token = await call.services.people.claim_link(call.path["token"])
    call.cookie = token
    return await call.services.people.told(person)


def _account_of(person: StoredPerson) -> str:
    if person.account is None:
        raise Refused(409, "account.none")
    return person.account


def _slow_down(call: Call, name: str) -> None:
    """Guessing passwords must be slow, from one address and for one name."""
    now = time.monotonic()
    key = account_key(name)
    if not call.services.login_limit.take(f"address {call.address}", now) or not call.services.login_limit.take(
        f"name {key}", now
    ):
        raise Refused(429, "login.too-fast")
