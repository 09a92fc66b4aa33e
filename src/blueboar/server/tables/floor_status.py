"""What a seat is told of the floor: whether the bots wait for it, why, and for how long."""

from __future__ import annotations

import msgspec

from blueboar.core.seats import Seat
from blueboar.protocol.messages import Floor as FloorMessage
from blueboar.server.bots.floor import Floor, Hold
from blueboar.server.table_time import now


class FloorStatus(msgspec.Struct, frozen=True):
    """The same as long as nothing new has to be told: time that runs is no news."""

    hold: Hold | None
    ready: bool

    def message(self) -> FloorMessage:
        if self.hold is None:
            return FloorMessage(None, 0, self.ready)
        return FloorMessage(self.hold.why, max(0, round((self.hold.until - now()) * 1000)), self.ready)


def floor_status(floor: Floor, seat: Seat) -> FloorStatus:
    return FloorStatus(floor.hold(seat), floor.is_done(seat))
