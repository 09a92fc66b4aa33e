"""Whether a record is honest: every move decided again from the published seed."""
# interpreted: msgspec Structs

from __future__ import annotations

from typing import Any, Literal

import msgspec

from blueboar.core.chance import seed_hash
from blueboar.core.errors import IllegalMove, RecordError
from blueboar.core.record import DOES_NOT_FIT, Entry, Record
from blueboar.core.table import Table

Finding = Literal["honest", "unfinished", "other-rules", "seed-does-not-match", "refused", "differs", "outcome-differs"]


class Verdict(msgspec.Struct, frozen=True):
    """What a check of a record found. `entry` is the first that differs."""

    code: Finding
    entries: int
    entry: int | None = None

    @property
    def honest(self) -> bool:
        return self.code == "honest"


def verify(record: Record) -> Verdict:
    """Re-decides the whole game. A record of older rules can be replayed, but not judged."""
    header, ending = record.header, record.ending
    count = len(record.entries)
    if ending is None:
        return Verdict("unfinished", count)
    if header.rules_version != record.game.rules_version:
        return Verdict("other-rules", count)
    if seed_hash(ending.seed) != header.seed_hash:
        return Verdict("seed-does-not-match", count)
    if not record.entries:
        return Verdict("differs", count, 0)
    try:
        table = Table.opened(record.game, header.config, ending.seed, header.names)
    except DOES_NOT_FIT as error:
        raise RecordError("record.bad-config", reason=str(error)) from None
    if not _is_the_same(record.entries[0], table.entries[0]):
        return Verdict("differs", count, 0)
    for entry in record.entries[1:]:
        if not _is_accepted(table, entry):
            return Verdict("refused", count, entry.seq)
        if not _is_the_same(entry, table.entries[-1]):
            return Verdict("differs", count, entry.seq)
    if table.outcome() != ending.outcome:
        return Verdict("outcome-differs", count)
    return Verdict("honest", count)


def _is_accepted(table: Table, entry: Entry) -> bool:
    if entry.move is None:
        return False
    try:
        table.play(entry.seat, entry.move)
    except IllegalMove:
        return False
    return True


def _is_the_same(kept: Entry, decided: Entry) -> bool:
    if kept == decided:
        return True
    alike = (kept.seq, kept.seat, kept.move) == (decided.seq, decided.seat, decided.move)
    return alike and len(kept.events) == len(decided.events) and all(map(_tells_the_same, kept.events, decided.events))


def _tells_the_same(kept: Any, decided: Any) -> bool:
    """What an event has `gained` since this record was kept is not in it: there it is None."""
    if type(kept) is not type(decided):
        return False
    unknown = {field: None for field in getattr(kept, "gained", ()) if getattr(kept, field) is None}
    return bool(kept == msgspec.structs.replace(decided, **unknown))
