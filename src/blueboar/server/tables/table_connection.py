"""A connection as a table sees it: someone who is told things, and may be sent away."""
# compiled: asked for everyone who is told of a move

from __future__ import annotations

import asyncio
from typing import Protocol

from blueboar.core.seats import Seat
from blueboar.protocol.messages import CloseReason


class TableConnection(Protocol):
    seat: Seat | None
    """None: a spectator."""
    person: str | None

    @property
    def as_seat(self) -> Seat | None:
        """The seat of somebody at this device, for whom it is held now."""

    @property
    def device(self) -> str | None:
        """Whose device it is, whatever it sees there."""

    @property
    def address(self) -> str:
        """Whose limits it counts against."""

    @property
    def session(self) -> str | None:
        """The hash of the token that it came in with."""

    @property
    def gone(self) -> asyncio.Event: ...

    def post(self, *messages: bytes) -> None: ...

    def close(self, why: CloseReason) -> None: ...


def wants_changes(connection: TableConnection) -> bool:
    """It takes what has changed in place of whole views."""
    return getattr(connection, "changes", False)
