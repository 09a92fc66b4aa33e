"""Who sits where before a game begins. Each function answers with the changed table, or raises RequestRefused."""

from __future__ import annotations

from msgspec.structs import replace

from blueboar.protocol.http import SetBot, Start
from blueboar.protocol.shapes import Waiting
from blueboar.server.bots.personalities import traits_of
from blueboar.server.refusals import RequestRefused
from blueboar.server.store.rows import StoredPerson, StoredSeat, StoredTable
from blueboar.server.tables.new_tables import bot_seat, with_seats

OPEN = StoredSeat("open")
MOST_WAITING = 20


def sit(table: StoredTable, person: StoredPerson, seat: int | None) -> StoredTable:
    """Take this seat, or the first free one; who sits already moves over."""
    _must_be_open(table)
    if person.id in table.kicked:
        raise RequestRefused(403, "table.kicked")
    before = table.seat_of(person.id)
    if seat is None:
        if before is not None:
            return table
        free = [place for place, sitter in enumerate(table.seats) if _is_free_for(sitter, person.id)]
        if not free:
            raise RequestRefused(409, "table.full")
        mine = [place for place in free if table.seats[place].reserved == person.id]
        seat = (mine or free)[0]
    _must_exist(table, seat)
    if seat == before:
        return table
    if not _is_free_for(table.seats[seat], person.id):
        raise RequestRefused(409, "table.seat-taken", seat=seat)
    seats = list(table.seats)
    seats[seat] = StoredSeat("person", person=person.id, name=person.name)
    if before is not None:
        seats[before] = OPEN
    queue = tuple(waiting for waiting in table.queue if waiting.person != person.id)
    return replace(table, seats=tuple(seats), host=table.host or person.id, queue=queue)


def may_bring(table: StoredTable, holder: str, seat: int | None) -> None:
    """Whether somebody may sit down beside this person, at the same device."""
    _must_be_open(table)
    _seat_of(table, holder)
    if table.seats[_seat_of(table, holder)].device is not None:
        raise RequestRefused(403, "table.not-seated")
    if seat is not None:
        _must_exist(table, seat)
        if not _is_free_for(table.seats[seat], holder):
            raise RequestRefused(409, "table.seat-taken", seat=seat)
    elif not any(sitter.kind == "open" and sitter.reserved is None for sitter in table.seats):
        raise RequestRefused(409, "table.full")


def sit_beside(table: StoredTable, holder: str, guest: StoredPerson, seat: int | None) -> StoredTable:
    """Somebody plays at the holder's device."""
    may_bring(table, holder, seat)
    changed = sit(table, guest, seat)
    place = _seat_of(changed, guest.id)
    at_device = replace(changed.seats[place], device=holder)
    return replace(changed, seats=(*changed.seats[:place], at_device, *changed.seats[place + 1 :]))


def sit_again(table: StoredTable, old: StoredTable, person: StoredPerson) -> StoredTable:
    """At a rematch: the seat that waits for them, and those for the people at their device."""
    changed = sit(table, person, None)
    beside = {sitter.person for sitter in old.seats if sitter.device == person.id}
    seats = tuple(
        StoredSeat("person", person=sitter.reserved, name=sitter.reserved_name, device=person.id)
        if sitter.kind == "open" and sitter.reserved is not None and sitter.reserved in beside
        else sitter
        for sitter in changed.seats
    )
    return changed if seats == changed.seats else replace(changed, seats=seats)


def may_look_on(table: StoredTable, person: str | None, device: str | None) -> None:
    """Whoever has no seat: raises RequestRefused if the table is not for them."""
    if person in table.kicked:
        raise RequestRefused(403, "table.kicked")
    holds_seats = device is not None and bool(table.at_device_of(device))
    if table.state == "running" and not table.spectators.allowed and not holds_seats:
        raise RequestRefused(403, "table.no-spectators")


def wait_for_seat(table: StoredTable, person: StoredPerson, on: bool) -> StoredTable:
    """In the queue for a seat, or no longer."""
    if table.state not in ("open", "running") and on:
        raise RequestRefused(409, "table.not-open", state=table.state)
    if on and table.seat_of(person.id) is not None:
        raise RequestRefused(409, "table.seated")
    if on and person.id in table.kicked:
        raise RequestRefused(403, "table.kicked")
    others = tuple(waiting for waiting in table.queue if waiting.person != person.id)
    if on and len(others) >= MOST_WAITING:
        raise RequestRefused(409, "table.full")
    if on and len(others) < len(table.queue):
        return table
    return replace(table, queue=(*others, Waiting(person.id, person.name)) if on else others)


def with_seats_for_the_queue(table: StoredTable) -> StoredTable:
    """A seat that became free is kept for whoever has waited longest."""
    seats, queue = list(table.seats), list(table.queue)
    for place, sitter in enumerate(seats):
        if queue and table.state == "open" and sitter.kind == "open" and sitter.reserved is None:
            first = queue.pop(0)
            seats[place] = StoredSeat("open", reserved=first.person, reserved_name=first.name)
    return table if len(queue) == len(table.queue) else replace(table, seats=tuple(seats), queue=tuple(queue))


def filled(table: StoredTable, person: str, wish: Start) -> StoredTable:
    """The free seats go to bots, or are taken away, as the host wants it before the game begins."""
    _must_be_open(table)
    _must_be_host(table, person)
    if wish.bots is not None:
        bot = bot_seat(table.game, wish.bots, None)
        return replace(table, seats=tuple(bot if sitter.kind == "open" else sitter for sitter in table.seats))
    if wish.without_free:
        return with_seats(table, tuple(sitter for sitter in table.seats if sitter.kind != "open"))
    return table


def _is_free_for(sitter: StoredSeat, person: str) -> bool:
    return sitter.kind == "open" and sitter.reserved in (None, person)


def leave(table: StoredTable, person: str) -> StoredTable:
    """Get up. Being the host goes to the next person; a table without people is closed."""
    _must_be_open(table)
    seat = _seat_of(table, person)
    for beside in sorted(table.at_device_of(person) - {seat}):
        table = _emptied(table, beside)
    return _emptied(table, seat)


def forgotten(table: StoredTable, seat: int) -> StoredTable:
    """A game that was begun, with nobody in particular on this seat; where it goes on, a bot plays."""
    sitter = table.seats[seat]
    nobody = replace(sitter, person=None, name=None, name_salt=None, left=True, device=None)
    host = None if table.host == sitter.person else table.host
    return replace(table, seats=(*table.seats[:seat], nobody, *table.seats[seat + 1 :]), host=host)


def swap(table: StoredTable, person: str, one: int, other: int) -> StoredTable:
    """The host changes any two; anyone else only their own with a free one."""
    _must_be_open(table)
    _must_exist(table, one)
    _must_exist(table, other)
    if table.host != person:
        own = _seat_of(table, person)
        if own not in (one, other) or table.seats[one if own == other else other].kind != "open":
            raise RequestRefused(403, "table.host-only")
    seats = list(table.seats)
    seats[one], seats[other] = seats[other], seats[one]
    return replace(table, seats=tuple(seats))


def kick(table: StoredTable, person: str, seat: int) -> StoredTable:
    _must_be_open(table)
    _must_be_host(table, person)
    _must_exist(table, seat)
    if table.seats[seat].person == person:
        raise RequestRefused(409, "table.not-yourself")
    gone = table.seats[seat].person
    kicked = table.kicked if gone is None else (*table.kicked, gone)
    return replace(table, seats=(*table.seats[:seat], OPEN, *table.seats[seat + 1 :]), kicked=kicked)


def set_bot(table: StoredTable, person: str, wish: SetBot) -> StoredTable:
    _must_be_open(table)
    _must_be_host(table, person)
    _must_exist(table, wish.seat)
    if table.seats[wish.seat].kind == "person":
        raise RequestRefused(409, "table.seat-taken", seat=wish.seat)
    new = OPEN
    if wish.level is not None:
        new = bot_seat(table.game, wish.level, wish.personality)
        new = replace(new, traits=traits_of(wish.personality, wish.traits))
    return replace(table, seats=(*table.seats[: wish.seat], new, *table.seats[wish.seat + 1 :]))


def may_start(table: StoredTable, person: str) -> None:
    _must_be_open(table)
    _must_be_host(table, person)
    free = [seat for seat, sitter in enumerate(table.seats) if sitter.kind == "open"]
    if free:
        raise RequestRefused(409, "table.seats-free", seats=free)


def is_full(table: StoredTable) -> bool:
    return all(sitter.kind != "open" for sitter in table.seats)


def _emptied(table: StoredTable, seat: int) -> StoredTable:
    gone = table.seats[seat].person
    seats = (*table.seats[:seat], OPEN, *table.seats[seat + 1 :])
    people = [sitter.person for sitter in seats if sitter.person is not None]
    if not people:
        return replace(table, seats=seats, host=None, state="closed")
    return replace(table, seats=seats, host=people[0] if table.host == gone else table.host)


def _must_be_open(table: StoredTable) -> None:
    if table.state != "open":
        raise RequestRefused(409, "table.not-open", state=table.state)


def _must_be_host(table: StoredTable, person: str) -> None:
    if table.host != person:
        raise RequestRefused(403, "table.host-only")


def _must_exist(table: StoredTable, seat: int) -> None:
    if not 0 <= seat < len(table.seats):
        raise RequestRefused(400, "table.no-such-seat", seat=seat, seats=len(table.seats))


def _seat_of(table: StoredTable, person: str) -> int:
    seat = table.seat_of(person)
    if seat is None:
        raise RequestRefused(403, "table.not-seated")
    return seat
