"""What a part of a live table needs to be tested alone: a table's state, listeners, and a store that only notes."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Any

import pebbles
from msgspec.structs import replace

from blueboar.core.seats import Seat
from blueboar.protocol.http import NewTable
from blueboar.server.bots.bot_patience import BotPatience
from blueboar.server.store.rows import StoredPerson, StoredSeat, StoredTable
from blueboar.server.tables.broadcast import Broadcast
from blueboar.server.tables.delayed_spectators import DelayedSpectators
from blueboar.server.tables.live_state import LiveState
from blueboar.server.tables.new_tables import new_table
from blueboar.server.tables.restoring import dealt
from blueboar.server.tables.write_lock import WriteLock

assert pebbles.GAME
PEOPLE = [StoredPerson(name.lower(), name, "en") for name in ("Ann", "Bob", "Cid", "Dot")]


def stored_table(players: int = 2, seated: int = 1, **wish: Any) -> StoredTable:
    """Ann is the host; so many of Ann, Bob, Cid and Dot sit."""
    row = new_table(NewTable("pebbles", players=players, **wish), PEOPLE[0], 1000.0, "a seed")
    people = [StoredSeat("person", person=person.id, name=person.name) for person in PEOPLE[:seated]]
    return replace(row, seats=(*people, *row.seats[seated:]))


def state_in_play(players: int = 2, **wish: Any) -> LiveState:
    """A game that has just been dealt."""
    row = replace(stored_table(players, players, **wish), state="running", started=1000.0)
    state = LiveState(row, dealt(row))
    assert state.core is not None
    state.pending = state.core.pending()
    return state


class Listener:
    """A connection that keeps what it is told, a list of messages for each time."""

    def __init__(
        self, state: LiveState, person: str | None = None, seat: Seat | None = None, *, changes: bool = False
    ) -> None:
        self.person = person
        self.changes = changes
        self.session = None
        self.address = ""
        self.seat = seat
        self.gone = asyncio.Event()
        self.posts: list[list[dict[str, Any]]] = []
        self.closed: str | None = None
        state.connections.add(self)

    def post(self, *messages: bytes) -> None:
        self.posts.append([json.loads(message) for message in messages])

    def close(self, why: str) -> None:
        self.closed = why

    @property
    def heard(self) -> list[str]:
        return [message["type"] for post in self.posts for message in post]


class Notes:
    """Notes every call that is made on it, and fails the next ones with `error` if it has one."""

    def __init__(self) -> None:
        self.calls: list[str] = []
        self.error: Exception | None = None

    def __getattr__(self, name: str) -> Any:
        async def noted(*_: Any) -> None:
            if self.error is not None:
                raise self.error
            self.calls.append(name)

        return noted


class Called:
    """A callback that counts."""

    def __init__(self) -> None:
        self.times = 0

    def __call__(self, *_: Any) -> None:
        self.times += 1


def write_lock(state: LiveState, on_lost: Called | None = None, on_fault: Called | None = None) -> WriteLock:
    return WriteLock(state, on_lost or Called(), on_fault or Called())


def broadcast_of(state: LiveState, on_table: Called | None = None) -> tuple[Broadcast, DelayedSpectators]:
    delayed = DelayedSpectators(state, [time.time()] * (state.seq + 1))
    return Broadcast(state, delayed, BotPatience(state, 0.0), on_table or Called()), delayed


def first_pebble(state: Any) -> int:
    pebble: int = state.core.state.hands[0][0]
    return pebble
