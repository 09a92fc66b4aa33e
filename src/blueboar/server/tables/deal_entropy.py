"""What the seats' clients add to the chance of the deal: promised while the seats fill, shown when the game begins.

Nobody can hold up the start: who is asked to show and does not in time is named, and the game begins without it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from blueboar.core.chance import seed_hash
from blueboar.core.entropy import Entropies, Entropy, promise_of
from blueboar.core.seats import Seat
from blueboar.protocol.messages import Sealed, encode
from blueboar.server.refusals import RequestRefused
from blueboar.server.tables.live_state import LiveState
from blueboar.server.tables.table_connection import TableConnection


class DealEntropy:
    def __init__(
        self,
        state: LiveState,
        show_seconds: float,
        key: Callable[[], str],
        send: Callable[[bytes], None],
        send_table: Callable[[], None],
        *,
        wanted: bool = True,
    ) -> None:
        """`key`: the inn's, told with the promises. `send`, `send_table`: to everyone at the table.

        Not `wanted` where every start of the server is to deal the same cards: then nobody adds anything.
        """
        self._state = state
        self._show_seconds = show_seconds
        self._key = key
        self._send = send
        self._send_table = send_table
        self._wanted = wanted
        self._promises: dict[Seat, str] | None = None
        """Those that can no longer be changed, while they are being shown."""
        self._shown: dict[Seat, str] = {}
        self._changed: asyncio.Event | None = None
        """Only while somebody waits for it: a table that is in play needs none."""

    def promise(self, connection: TableConnection, promise: str) -> None:
        """Another one of the same seat takes its place: a person may have changed the device."""
        state, seat = self._state, connection.seat
        if seat is None or state.row.state != "open" or self._promises is not None:
            raise RequestRefused(409, "entropy.not-now")
        if self._wanted and state.promises.get(seat) != promise:
            was_there = seat in state.promises
            state.promises[seat] = promise
            if not was_there:
                self._send_table()
        self._something_changed()

    def show(self, connection: TableConnection, shown: str) -> None:
        seat = connection.seat
        if self._promises is None or seat is None or seat not in self._promises:
            raise RequestRefused(409, "entropy.not-now")
        if promise_of(seed_hash(self._state.row.seed), seat, shown) != self._promises[seat]:
            raise RequestRefused(409, "entropy.broken")
        self._shown[seat] = shown
        self._something_changed()

    def someone_left(self) -> None:
        self._something_changed()

    def _something_changed(self) -> None:
        if self._changed is not None:
            self._changed.set()

    def forget_absent(self) -> None:
        """Seats have changed, or somebody has gone: what can no longer be shown is no longer promised."""
        present = self._state.present()
        for seat in [seat for seat in self._state.promises if seat not in present]:
            del self._state.promises[seat]

    async def promised_by(self, person: str, seconds: float) -> None:
        """Until this person's client has promised something; not longer than so many seconds."""

        def has_promised() -> bool:
            seat = self._state.row.seat_of(person)
            return not self._wanted or seat is None or seat in self._state.promises

        await self._until(has_promised, seconds)

    async def gathered(self) -> Entropies:
        """From now on no promise changes; everyone is told all of them, and only then they are shown."""
        state = self._state
        self.forget_absent()
        if not state.promises:
            return (None,) * len(state.row.seats)
        self._promises, self._shown = dict(state.promises), {}
        try:
            promises = tuple(self._promises.get(seat) for seat in range(len(state.row.seats)))
            self._send(encode(Sealed(seed_hash(state.row.seed), promises, self._key())))
            await self._until(self._all_shown, self._show_seconds)
            return tuple(
                None if promise is None else Entropy(promise, self._shown.get(seat))
                for seat, promise in enumerate(promises)
            )
        finally:
            self._promises = None
            state.promises.clear()

    def _all_shown(self) -> bool:
        assert self._promises is not None
        present = self._state.present()
        return all(seat in self._shown or seat not in present for seat in self._promises)

    async def _until(self, condition: Callable[[], bool], seconds: float) -> None:
        if condition():
            return
        changed = self._changed = self._changed or asyncio.Event()
        try:
            async with asyncio.timeout(seconds):
                while not condition():
                    changed.clear()
                    await changed.wait()
        except TimeoutError:
            pass
