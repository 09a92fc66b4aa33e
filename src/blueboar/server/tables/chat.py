"""What is said at a table: kept with it, and told to whoever comes later."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Awaitable, Callable

import msgspec

from blueboar.bots.bot import Saying
from blueboar.core.game import find_game
from blueboar.core.seats import Seat
from blueboar.protocol import messages
from blueboar.protocol.messages import Said, Say, encode
from blueboar.server.bots.game_in_play import Whisper
from blueboar.server.clean_text import clean
from blueboar.server.rate_limits import RateLimiters
from blueboar.server.refusals import RequestRefused
from blueboar.server.settings import Rate
from blueboar.server.store.rows import StoredSaid
from blueboar.server.tables.live_state import LiveState
from blueboar.server.tables.phrases import PHRASES
from blueboar.server.tables.table_connection import TableConnection
from blueboar.server.tables.write_lock import WriteLock
from blueboar.server.wall_time import wall_now

KEPT = 50
_MOST_REMEMBERED = 1000

_WATCHERS = 1_000_000_000
"""Where the numbers begin of what spectators say: apart from all that is kept."""

Save = Callable[[str, StoredSaid], Awaitable[None]]
NameOf = Callable[[str], Awaitable[str | None]]


class Chat:
    def __init__(
        self,
        state: LiveState,
        said: list[StoredSaid],
        rate: Rate,
        write_lock: WriteLock,
        save: Save,
        send: Callable[[bytes], None],
        name_of: NameOf | None = None,
    ) -> None:
        """`said`: the last that the store has. `save` and `send`: to the store, and then to everyone at the table.

        `name_of`: what a person is called who only watches; without it spectators are silent.
        """
        self._name_of = name_of
        self._watchers_next = _WATCHERS
        self._watchers_cids: dict[tuple[str, str], None] = {}
        self._state = state
        self._phrases = (*PHRASES, *find_game(state.row.game).words.phrases)
        self._write_lock = write_lock
        self._save = save
        self._send = send
        self._limit = RateLimiters(rate)
        self.on_phrase: Callable[[Seat, str, Seat | None], None] = lambda seat, phrase, to: None
        """Told of every quick phrase, and whom it is for."""
        self._next = said[-1].number + 1 if said else 0
        self._codes: Counter[tuple[Seat, str]] = Counter()
        """How often each seat has said each code."""
        for stored in said:
            earlier = msgspec.json.decode(stored.body, type=Said)
            if earlier.code is not None and stored.seat is not None:
                self._codes[stored.seat, earlier.code] = earlier.nth + 1
        self._cids = {(stored.seat, stored.cid): None for stored in said if stored.cid is not None}
        state.chat = [stored.body for stored in said]

    async def say(self, connection: TableConnection, message: Say) -> None:
        """Heard by all, or refused; said again with the same `cid` it is heard once."""
        async with self._write_lock.writing():
            seat = connection.seat
            if seat is None:
                await self._watcher_says(connection, message)
                return
            if (seat, message.cid) not in self._cids:
                if not self._limit.take(str(seat), time.monotonic()):
                    raise RequestRefused(429, "socket.too-fast")
                text = clean(message.text) if message.text is not None else ""
                if bool(text) == (message.phrase is not None):
                    raise RequestRefused(400, "say.nothing")
                if message.phrase is not None and message.phrase not in self._phrases:
                    raise RequestRefused(400, "say.unknown-phrase")
                if message.to is not None and message.to >= len(self._state.row.seats):
                    raise RequestRefused(400, "say.no-such-seat")
                await self._add(seat, message.cid, text or None, message.phrase, {}, message.to)
                if message.phrase is not None:
                    self.on_phrase(seat, message.phrase, message.to)
            connection.post(encode(messages.Ack(message.cid, self._state.seq)))

    async def _watcher_says(self, connection: TableConnection, message: Say) -> None:
        """Until the end for other spectators alone: who plays does not hear those who look on. It is not kept."""
        person = connection.person
        name = None if person is None or self._name_of is None else await self._name_of(person)
        if person is None or name is None or message.text is None:
            raise RequestRefused(403, "say.spectator")
        if (person, message.cid) not in self._watchers_cids:
            if not self._limit.take(person, time.monotonic()):
                raise RequestRefused(429, "socket.too-fast")
            text = clean(message.text)
            if not text:
                raise RequestRefused(400, "say.nothing")
            said = encode(Said(self._watchers_next, None, name, round(wall_now(), 3), text))
            self._watchers_next += 1
            self._watchers_cids[person, message.cid] = None
            if len(self._watchers_cids) > _MOST_REMEMBERED:
                self._watchers_cids.pop(next(iter(self._watchers_cids)))
            self._state.watchers_said.append(said)
            del self._state.watchers_said[:-KEPT]
            over = self._state.row.state == "finished"
            for listener in self._state.connections:
                if over or listener.seat is None:
                    listener.post(said)
        connection.post(encode(messages.Ack(message.cid, self._state.seq)))

    async def bot_says(self, seat: Seat, saying: Saying) -> None:
        async with self._write_lock.writing():
            await self._add(seat, None, None, saying.code, saying.params, saying.to)

    async def bot_announces(self, seat: Seat, saying: Saying, entry: int, whisper: Whisper | None = None) -> None:
        """What is said with a move, before anyone is told of its entry. Who calls holds the table's write lock.

        A whisper is heard by those for whom it is, and not kept: its number is no other's, and tells nothing.
        """
        if whisper is None:
            await self._add(seat, None, None, saying.code, saying.params, saying.to, entry - 1)
        else:
            name = self._state.row.seats[seat].name or ""
            seen = tuple(sorted(whisper.seats))
            # Counted apart: what everyone hears later must not tell that something was said in private.
            at, nth = round(wall_now(), 3), self._said_before(seat, f"whisper.{saying.code}")
            said = Said(
                -1 - whisper.entry,
                seat,
                name,
                at,
                None,
                saying.code,
                saying.params,
                saying.to,
                seen,
                entry - 1,
                nth,
                self._stands_in(seat),
            )
            for connection in self._state.connections:
                if connection.seat in whisper.seats:
                    connection.post(encode(said))

    def _said_before(self, seat: Seat, code: str | None) -> int:
        if code is None:
            return 0
        self._codes[seat, code] += 1
        return self._codes[seat, code] - 1

    def forget(self, seat: Seat) -> None:
        """What was said from this seat; it is no longer stored."""
        chat = self._state.chat
        self._state.chat = [said for said in chat if msgspec.json.decode(said, type=Said).seat != seat]

    def _stands_in(self, seat: Seat) -> bool:
        """Whether a bot that speaks from this seat speaks for a person."""
        return self._state.row.seats[seat].kind == "person"

    async def _add(
        self,
        seat: Seat,
        cid: str | None,
        text: str | None,
        code: str | None,
        params: dict[str, object],
        to: Seat | None,
        after: int | None = None,
    ) -> None:
        """`after`: the entry after which it is said, if that is not the last one."""
        name = self._state.row.seats[seat].name or ""
        at, nth = round(wall_now(), 3), self._said_before(seat, code)
        by_bot = cid is None and self._stands_in(seat)
        seq = self._state.seq if after is None else after
        said = encode(Said(self._next, seat, name, at, text, code, params, to, None, seq, nth, by_bot))
        await self._save(self._state.row.id, StoredSaid(self._next, seat, cid, said))
        self._next += 1
        if cid is not None:
            self._cids[seat, cid] = None
            if len(self._cids) > _MOST_REMEMBERED:
                self._cids.pop(next(iter(self._cids)))
        self._state.chat.append(said)
        del self._state.chat[:-KEPT]
        self._send(said)
