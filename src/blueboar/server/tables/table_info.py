"""A table as people are told of it."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from blueboar.core.chance import seed_hash
from blueboar.protocol.shapes import Absence, SeatInfo, TableInfo, UndoAsked
from blueboar.server.store.rows import StoredTable


class Presence:
    """Who is there now, and what they have said about it. Of a sleeping table: nobody."""

    __slots__ = (
        "absences",
        "came",
        "dealing",
        "extras",
        "faces",
        "promised",
        "ready",
        "seats",
        "substituted",
        "undo",
        "used",
        "watching",
    )

    def __init__(
        self,
        seats: Collection[int] = (),
        ready: Collection[int] = (),
        substituted: Collection[int] = (),
        extras: Mapping[int, int] | None = None,
        watching: int = 0,
        promised: Collection[int] = (),
        dealing: bool = False,
        faces: Mapping[int, int] | None = None,
        absences: Mapping[int, Absence] | None = None,
        used: Mapping[int, float] | None = None,
        came: tuple[int, ...] = (),
        undo: UndoAsked | None = None,
    ) -> None:
        self.seats = seats
        self.ready = ready
        self.substituted = substituted
        self.extras = extras or {}
        self.watching = watching
        self.promised = promised
        self.dealing = dealing
        self.faces = faces or {}
        self.absences = absences or {}
        self.used = used or {}
        self.came = came
        self.undo = undo


NOBODY = Presence()


def table_info(table: StoredTable, presence: Presence, *, with_code: bool) -> TableInfo:
    """`with_code` for those who sit at it: they may invite others."""
    begun = table.started is not None
    promise = seed_hash(table.seed)
    over = table.state == "finished"
    return TableInfo(
        id=table.id,
        game=table.game,
        edition=table.edition,
        rules_version=table.rules_version,
        options=table.options,
        players=len(table.seats),
        seats=tuple(_seat_info(table, seat, presence) for seat in range(len(table.seats))),
        host=table.host,
        public=table.public,
        start=table.start,
        clock=table.clock,
        spectators=table.spectators,
        watching=presence.watching,
        state=table.state,
        created=table.created,
        started=table.started,
        finished=table.finished,
        code=table.code if with_code or table.public else None,
        seed_hash=promise if begun else None,
        seed=table.seed if over else None,
        outcome=table.outcome,
        rematch=table.rematch,
        seed_promise=promise,
        dealing=presence.dealing,
        came=presence.came,
        queue=table.queue,
        undo=presence.undo,
    )


def _seat_info(table: StoredTable, seat: int, presence: Presence) -> SeatInfo:
    sitter = table.seats[seat]
    return SeatInfo(
        seat=seat,
        kind=sitter.kind,
        name=sitter.name,
        person=sitter.person,
        level=sitter.level,
        personality=sitter.personality,
        traits=sitter.traits,
        present=sitter.kind == "bot" or seat in presence.seats,
        ready=sitter.kind == "bot" or seat in presence.ready,
        substituted=seat in presence.substituted,
        extras_left=max(0, table.clock.extras - presence.extras.get(seat, 0)) if sitter.kind == "person" else 0,
        entropy="promised" if table.state == "open" and seat in presence.promised else sitter.entropy,
        face=presence.faces.get(seat) if sitter.kind == "person" else None,
        kept_for=sitter.reserved_name,
        device=sitter.device,
        absence=presence.absences.get(seat),
        used=table.used[seat] if table.used else round(presence.used.get(seat, 0.0)),
    )
