"""A table that is awake: the one writer of its game, and those who are connected to it.

Everything that changes the table happens under its write lock. Its parts share its state and are handed what else they
use; here they are put together, and here is what a connection can do.
"""
# compiled: every move

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, NamedTuple

import msgspec

from blueboar.core.record import Entry
from blueboar.core.seats import Refusal, Seat
from blueboar.core.signature import SigningKey
from blueboar.protocol import messages
from blueboar.protocol.messages import encode
from blueboar.server.bots.bot_patience import BotPatience
from blueboar.server.bots.bot_turns import BotPauses, BotTurns
from blueboar.server.bots.game_in_play import Announce
from blueboar.server.bots.questions import Ask, BotQuestions
from blueboar.server.bots.substitutes import Substitutes
from blueboar.server.metrics import Metrics
from blueboar.server.notices.notices import Notices
from blueboar.server.refusals import RequestRefused
from blueboar.server.settings import Settings
from blueboar.server.store.rows import StoredEntry, StoredSaid, StoredTable
from blueboar.server.store.store import Store
from blueboar.server.tables import seating
from blueboar.server.tables.automatic_moves import AutomaticMoves
from blueboar.server.tables.away_notices import AwayNotices
from blueboar.server.tables.broadcast import Broadcast
from blueboar.server.tables.chat import Chat
from blueboar.server.tables.clock import Clock
from blueboar.server.tables.deal_entropy import DealEntropy
from blueboar.server.tables.delayed_spectators import DelayedSpectators
from blueboar.server.tables.heads import Heads
from blueboar.server.tables.leaving import Leaving
from blueboar.server.tables.live_state import LiveState
from blueboar.server.tables.moves import Moves
from blueboar.server.tables.rematch import Rematch
from blueboar.server.tables.restoring import restored
from blueboar.server.tables.table_connection import TableConnection
from blueboar.server.tables.taking_back import TakingBack
from blueboar.server.tables.waiting_room import WaitingRoom
from blueboar.server.tables.waking_clock import bring_up_to_date
from blueboar.server.tables.write_lock import WriteLock
from blueboar.server.wall_time import wall_now


class TableServices(NamedTuple):
    """What live tables use of the server."""

    settings: Settings
    store: Store
    metrics: Metrics
    notices: Notices
    rating_lock: asyncio.Lock
    ask_bot: Ask
    new_seed: Callable[[], str]
    open_table: Callable[[StoredTable], Awaitable[object]]
    on_table: Callable[[LiveState], None]
    """Seats, presence or state of a table have changed."""
    on_lost: Callable[[LiveTable], None]
    key: Callable[[], SigningKey]
    """The inn's, to sign finished games with."""


class LiveTable:
    def __init__(
        self,
        services: TableServices,
        row: StoredTable,
        entries: list[StoredEntry] | None = None,
        clock: Clock | None = None,
        said: list[StoredSaid] | None = None,
    ) -> None:
        entries, tables, metrics = entries or [], services.store.tables, services.metrics
        self.used = time.monotonic()
        self.state = state = LiveState(row, restored(row, entries) if entries else None, clock)
        state.heads = Heads(row, entries)
        if state.core is not None:
            bring_up_to_date(state.clock, row, state.core, entries, wall_now())
        self.write_lock = WriteLock(
            state, partial(services.on_lost, self), lambda: metrics.faults.labels("store").inc()
        )
        self._store = services.store
        self._metrics = metrics
        self._moves = Moves(state, entries, services.store, services.rating_lock, metrics, services.key)
        self.delayed_spectators = DelayedSpectators(state, [entry.at for entry in entries])
        limits = services.settings.limits
        self.bot_patience = BotPatience(state, services.settings.patience)
        on_table = partial(services.on_table, state)
        self.broadcast = Broadcast(state, self.delayed_spectators, self.bot_patience, on_table, limits.presence)
        says = limits.says
        self.chat = Chat(state, said or [], says, self.write_lock, tables.add_said, self.broadcast.send, self._name_of)
        self.substitutes = Substitutes(state, self.broadcast.send_table)
        state.absences = self.substitutes.absences
        self.bot_turns = self._bot_turns(services)
        self.automatic_moves = AutomaticMoves(
            state,
            self.write_lock.lock,
            self.act_for,
            self.bot_turns,
            self.substitutes,
            tables.wake_at,
            # The label's name is older than the class's: whoever draws it knows it.
            lambda: metrics.faults.labels("automatic-moves").inc(),
            self._take_back_if_agreed,
        )
        self.chat.on_phrase = self._phrase_said
        settings = services.settings
        self.deal_entropy = DealEntropy(
            state,
            settings.show_seconds,
            lambda: services.key().public,
            self.broadcast.send,
            self.broadcast.send_presence,
            wanted=settings.seed is None,
        )
        self.waiting_room = WaitingRoom(
            state,
            tables,
            self.write_lock,
            self.broadcast,
            self.automatic_moves,
            self.deal_entropy,
            settings.connect_seconds,
            lambda: services.key().public,
            self.bot_patience,
        )
        self.leaving = Leaving(
            state,
            tables,
            self.write_lock,
            self.waiting_room,
            self.substitutes,
            self.chat.forget,
            self.broadcast.send_table,
            self.automatic_moves.look,
        )
        self.rematch = Rematch(
            state, tables, self.write_lock, services.new_seed, services.open_table, self.broadcast.send_table
        )
        self._away_notices = AwayNotices(state, services.notices)
        self.taking_back = TakingBack(state, tables)
        self._wake()

    def _bot_turns(self, services: TableServices) -> BotTurns:
        settings = services.settings
        return BotTurns(
            self.state,
            self.write_lock.lock,
            BotPauses(settings.bot_pause, settings.arriving),
            BotQuestions(self.state, services.ask_bot, settings.think_seconds, services.metrics),
            self.bot_patience,
            self.act_for,
            self.chat.bot_says,
            self.chat.bot_announces,
            services.metrics.bot_failures.inc,
        )

    async def _name_of(self, person: str) -> str | None:
        found = await self._store.people.by_id(person)
        return None if found is None else found.name

    def _wake(self) -> None:
        """A game that was under way goes on."""
        state = self.state
        if state.core is not None and state.row.state == "running":
            self.automatic_moves.game_began()
            state.pending = state.core.pending()
            state.tell_clock(None, wall_now())
            self.taking_back.wake()
            # Whoever comes back to it has as much time to speak up as at the beginning.
            self.bot_patience.entry_made()
            self.automatic_moves.entry_made()
            self._away_notices.woke()

    @property
    def idle(self) -> bool:
        return not self.state.connections and not self.write_lock.lock.locked() and not self.automatic_moves.busy

    # connections

    async def attach(self, connection: TableConnection, first: int | None = None) -> None:
        """A client connects: it is told all that it needs to go on; with `first` all that it missed, too."""
        state = self.state
        try:
            async with self.write_lock.writing():
                connection.seat = None if connection.person is None else state.row.seat_of(connection.person)
                if connection.seat is None and self._not_welcome_any_more(connection):
                    connection.close("kicked")
                    return
                before = state.present()
                state.connections.add(connection)
                came = state.present() - before
                for seat in sorted(came if connection.seat is None else came | {connection.seat}):
                    await self.leaving.returned(seat)
                here = self._who_came(connection)
                if here is not None:
                    self._away_notices.came(here)
                self.broadcast.welcome(connection, first)
                self.broadcast.send_presence()
        except RequestRefused:
            connection.close("restart")
            return
        self.automatic_moves.look()
        self.waiting_room.look()

    def _not_welcome_any_more(self, connection: TableConnection) -> bool:
        """They were welcome at the door; before it was their turn the host sent them away, or the game began."""
        try:
            seating.may_look_on(self.state.row, connection.person, connection.device)
        except RequestRefused:
            return True
        return False

    def _who_came(self, connection: TableConnection) -> str | None:
        """Also who holds a device that several share, while it is covered between two of them."""
        device = connection.device
        covered = device is not None and bool(self.state.row.at_device_of(device))
        return device if connection.person is None and covered else connection.person

    def detach(self, connection: TableConnection) -> None:
        before = self.state.present()
        self.state.connections.discard(connection)
        self.bot_patience.client_left(connection)
        self.used = time.monotonic()
        gone = before - self.state.present()
        for seat in gone:
            self.substitutes.went_away(seat)
            self.state.promises.pop(seat, None)
        if gone:
            self.deal_entropy.someone_left()
        self.broadcast.send_presence()
        self._away_notices.look()
        self.automatic_moves.look()

    async def resume(self, connection: TableConnection, first: int) -> None:
        async with self.write_lock.writing():
            self.broadcast.resume(connection, first)

    # moves

    async def act(self, connection: TableConnection, cid: str, move: msgspec.Raw) -> None:
        """A person's move: answered with `ack` or `refused`, to its sender alone."""
        begun = time.perf_counter()
        refusal: Refusal | None
        async with self.write_lock.writing():
            # Whose move it is, is known only now: seats may have changed while it waited for its turn.
            seat = connection.seat
            made = None if seat is None else self._moves.made(seat, cid)
            if made is not None:
                self._metrics.repeats.inc()
                connection.post(encode(messages.Ack(cid, made)))
                return
            if seat is None:
                refusal = Refusal("act.spectator")
            else:
                if self.state.is_gone(seat) and await self.leaving.returned(seat):
                    # They had got up, and thought better of it.
                    self.broadcast.send_table()
                read = self._moves.read(move)
                if isinstance(read, Refusal):
                    refusal = read
                else:
                    refusal = self._told(await self._moves.make(seat, read, cid), connection, cid)
        if refusal is not None:
            self._metrics.refusals.labels(refusal.code).inc()
            connection.post(encode(messages.Refused(cid, refusal.code, refusal.clause, refusal.params)))
        else:
            self._metrics.move_seconds.observe(time.perf_counter() - begun)
            self.automatic_moves.look()

    async def act_for(
        self, seat: Seat, move: Any, if_so: Callable[[], bool] | None = None, announce: Announce | None = None, /
    ) -> Refusal | None:
        """A move of a bot, of the clock or of the house; only `if_so` when its turn has come."""
        try:
            async with self.write_lock.writing():
                if if_so is not None and not if_so():
                    return Refusal("act.late")
                made = await self._moves.make(seat, move)
                if announce is not None and isinstance(made, Entry):
                    await announce(made)
                return self._told(made)
        except RequestRefused as refused:
            return Refusal(refused.problem.code)

    def _told(
        self, made: Entry | Refusal, sender: TableConnection | None = None, cid: str | None = None
    ) -> Refusal | None:
        """An entry that is stored is told to everyone; a refusal goes back to who asked."""
        if isinstance(made, Refusal):
            return made
        self.used = time.monotonic()
        told = self.bot_patience.entry_made(made)
        self.bot_turns.entry_made(made.seat)
        self.broadcast.send_entry(made, sender, cid)
        if self.substitutes.anything_new() or told:
            self.broadcast.send_table()
        self.broadcast.send_floor()
        self._away_notices.look()
        return None

    # a move is taken back

    async def undo(self, connection: TableConnection, wish: messages.Undo) -> None:
        async with self.write_lock.writing():
            if self.taking_back.is_done(wish.seq):
                connection.post(encode(messages.Ack(wish.cid, wish.seq + 1)))
            elif await self.taking_back.ask(connection.seat, wish.seq):
                await self._take_back(connection, wish.cid)
            else:
                self._undo_changed(connection, wish.cid)
        self.automatic_moves.look()

    async def agree_undo(self, connection: TableConnection, answer: messages.AgreeUndo) -> None:
        async with self.write_lock.writing():
            if self.taking_back.is_done(answer.seq):
                connection.post(encode(messages.Ack(answer.cid, answer.seq + 1)))
            elif await self.taking_back.answer(connection.seat, answer.seq, answer.yes):
                await self._take_back(connection, answer.cid)
            else:
                self._undo_changed(connection, answer.cid)
        self.automatic_moves.look()

    def _undo_changed(self, connection: TableConnection, cid: str) -> None:
        connection.post(encode(messages.Ack(cid, self.state.seq)))
        self.broadcast.send_table()
        self._away_notices.look()

    async def _take_back(self, sender: TableConnection | None = None, cid: str | None = None) -> None:
        made = await self._moves.take_back()
        self.taking_back.over()
        self.bot_turns.move_taken_back()
        self._told(made, sender, cid)
        self.broadcast.send_table()

    async def _take_back_if_agreed(self) -> None:
        """Whoever had still to agree has got up, say."""
        async with self.write_lock.writing():
            if self.taking_back.is_agreed():
                await self._take_back()

    # time and readiness

    async def need_time(self, connection: TableConnection, cid: str) -> None:
        state = self.state
        async with self.write_lock.writing():
            seat = connection.seat
            if seat is None:
                raise RequestRefused(409, "clock.no-more-time")
            if state.clock.has_extended(seat, cid):
                # Asked again, given once: nobody else needs to hear of it.
                connection.post(encode(messages.Ack(cid, state.seq)))
                self.broadcast.resume(connection, state.seq + 1)
                return
            if not state.clock.extend(state.row.clock, seat, cid):
                raise RequestRefused(409, "clock.no-more-time")
            await self._store_clock()
            connection.post(encode(messages.Ack(cid, state.seq)))
            self.broadcast.send_views()
            self.broadcast.send_table()
        self.automatic_moves.look()

    async def _store_clock(self) -> None:
        """Nothing else says what has changed of it."""
        await self._store.tables.set_clock(self.state.row.id, *self.state.clock_to_store())

    async def vote_for_bot(self, connection: TableConnection, vote: messages.VoteForBot) -> None:
        """A bot shall play for somebody who is away, or shall not."""
        state = self.state
        async with self.write_lock.writing():
            seat = connection.seat
            if seat is None or not self.substitutes.vote(seat, vote.seat, vote.yes):
                raise RequestRefused(409, "vote.not-now", seat=vote.seat)
            await self._store_clock()
            connection.post(encode(messages.Ack(vote.cid, state.seq)))
            self.broadcast.send_table()
        self.automatic_moves.look()

    def set_ready(self, connection: TableConnection, ready: bool) -> None:
        seat = connection.seat
        if self.write_lock.lost or seat is None:
            return
        self._floor_changed(self.bot_patience.set_ready(seat, ready))

    def set_busy(self, connection: TableConnection, busy: messages.Busy) -> None:
        """What a person is doing at the table, for the bots to wait."""
        if self.write_lock.lost or connection.seat is None:
            return
        self._floor_changed(self.bot_patience.set_busy(connection, connection.seat, busy))

    def _phrase_said(self, seat: Seat, phrase: str, to: Seat | None) -> None:
        self.bot_turns.heard(seat, phrase, to)
        self.automatic_moves.look()

    def set_face(self, connection: TableConnection, face: int) -> None:
        """Which portrait a person wants to be seen with."""
        seat = connection.seat
        if self.write_lock.lost or seat is None or self.state.faces.get(seat) == face:
            return
        self.state.faces[seat] = face
        self.broadcast.send_presence()

    def _floor_changed(self, for_everyone: bool) -> None:
        if for_everyone:
            self.broadcast.send_presence()
        self.broadcast.send_floor()
        self.automatic_moves.look()

    # the end

    def close(self) -> None:
        """It leaves the memory. What is stored stays, and wakes when someone comes."""
        self.write_lock.lost = True
        self.automatic_moves.stop()
        self.waiting_room.stop()
        self.broadcast.stop()
        self.delayed_spectators.stop()
        self._away_notices.stop()
        for connection in self.state.connections:
            connection.close("restart")
