"""What a seat is told of the floor: whether the bots wait for it, why, and for how long."""

from __future__ import annotations

import msgspec

from blueboar.core.seats import Seat
from blueboar.protocol.messages import Floor
from blueboar.server.bots.bot_patience import BotPatience, Hold
from blueboar.server.table_time import now


class FloorStatus(msgspec.Struct, frozen=True):
    """The same as long as nothing new has to be told: time that runs is no news."""

    hold: Hold | None
    ready: bool

    def message(self) -> Floor:
        if self.hold is None:
            return Floor(None, 0, self.ready)
        return Floor(self.hold.why, max(0, round((self.hold.until - now()) * 1000)), self.ready)


def floor_status(patience: BotPatience, seat: Seat) -> FloorStatus:
    return FloorStatus(patience.hold(seat), patience.is_done(seat))
