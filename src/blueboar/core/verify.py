"""Whether a record is honest: what it shows by itself, and what it shows to somebody who holds something to compare.

A record can show that its moves follow from its seed and the rules. That it is *the* game that was played it can only
show to who has kept something of that game: a head, the record's hash, or the inn's key. What a check did not prove,
its verdict says as plainly as what it did.
"""
# interpreted: msgspec Structs

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from blueboar.core import chain
from blueboar.core.chance import seed_hash
from blueboar.core.entropy import promise_is_kept
from blueboar.core.errors import IllegalMove, RecordError
from blueboar.core.record import DOES_NOT_FIT, Entry, Pinned, Record, chance_seed
from blueboar.core.seats import Seat
from blueboar.core.table import Table

Finding = Literal[
    "honest",
    "unfinished",
    "other-rules",
    "seed-does-not-match",
    "promise-broken",
    "name-differs",
    "chain-broken",
    "wrong-signature",
    "head-differs",
    "hash-differs",
    "key-differs",
    "no-chain",
    "refused",
    "differs",
    "outcome-differs",
]
Proof = Literal["seed", "rules", "entropy", "chain", "names", "signature", "head", "hash", "key"]
"""What a check can prove."""
Doubt = Literal["no-chain", "no-head", "no-key", "no-entropy", "withheld", "names-removed", "rules", "reading-along"]
"""What it could not, and why."""


class Held(msgspec.Struct, frozen=True):
    """What somebody kept of a game, to compare its record with."""

    head: str | None = None
    hash: str | None = None
    key: str | None = None

    @property
    def anything(self) -> bool:
        return self != Held()


class Verdict(msgspec.Struct, frozen=True):
    """What a check of a record found. `entry` is the first that differs, or the one whose head was held."""

    code: Finding
    entries: int
    entry: int | None = None
    proved: tuple[Proof, ...] = ()
    unproved: tuple[Doubt, ...] = ()
    added: tuple[Seat, ...] = ()
    """Whose clients added to the chance of the deal."""
    withheld: tuple[Seat, ...] = ()
    """Whose clients promised something and did not show it."""
    head: str | None = None
    hash: str | None = None
    key: str | None = None

    @property
    def honest(self) -> bool:
        return self.code == "honest"


def verify(record: Record, held: Held | None = None) -> Verdict:
    """All that can be checked. A record of older rules can be replayed, but its moves cannot be judged."""
    held = held or Held()
    verdict = _pins(record, held)
    if verdict.code != "honest":
        return verdict
    if record.header.rules_version != record.game.rules_version:
        return replace(verdict, code="other-rules", unproved=(*verdict.unproved, "rules"))
    found, entry = _decided_again(record)
    if found != "honest":
        return replace(verdict, code=found, entry=entry)
    return replace(verdict, proved=(*verdict.proved, "rules"))


# what pins the game


def _pins(record: Record, held: Held) -> Verdict:
    count, ending, pinned = len(record.entries), record.ending, record.pinned
    if ending is None or (pinned is not None and pinned.ending_line is None):
        return Verdict("unfinished", count)
    if seed_hash(ending.seed) != record.header.seed_hash:
        return Verdict("seed-does-not-match", count)
    if pinned is None:
        if held.anything:
            return Verdict("no-chain", count, unproved=("no-chain",))
        return Verdict("honest", count, None, ("seed",), ("no-chain", "reading-along"))
    if not record.entries:
        return Verdict("differs", count, 0)
    return _chain(pinned, ending.seed, held)


def _chain(pinned: Pinned, seed: str, held: Held) -> Verdict:
    assert pinned.ending_line is not None
    header, count = pinned.header, len(pinned.entry_lines)
    heads = chain.heads_of(pinned.header_line, seed, pinned.entry_lines)
    hash_ = chain.record_hash(heads[-1], pinned.ending_line)
    verdict = Verdict(
        "honest",
        count,
        proved=("seed", "chain"),
        added=tuple(seat for seat, one in enumerate(header.entropy) if one is not None and one.shown is not None),
        withheld=tuple(seat for seat, one in enumerate(header.entropy) if one is not None and one.shown is None),
        head=heads[-1],
        hash=hash_,
        key=header.key,
    )
    for seat, one in enumerate(header.entropy):
        if one is not None and not promise_is_kept(header.seed_hash, seat, one):
            return replace(verdict, code="promise-broken", entry=seat, proved=("seed",))
    for seat, opening in enumerate(pinned.people):
        if opening is not None and chain.name_hash(opening.salt, opening.name) != header.name_hashes[seat]:
            return replace(verdict, code="name-differs", entry=seat, proved=("seed",))
    if pinned.seal is None or pinned.seal.head != heads[-1]:
        return replace(verdict, code="chain-broken", proved=("seed",))
    # Only who has a signature to check needs the library for it.
    from blueboar.core.signature import is_signed

    if not is_signed(header.key, hash_, pinned.seal.signature):
        return replace(verdict, code="wrong-signature")
    return _compared(_with_doubts(verdict, pinned, held), heads, held)


def _with_doubts(verdict: Verdict, pinned: Pinned, held: Held) -> Verdict:
    proved, unproved = list(verdict.proved), list(verdict.unproved)
    proved.append("signature")
    if verdict.added:
        proved.append("entropy")
    else:
        unproved.append("no-entropy")
    if verdict.withheld:
        unproved.append("withheld")
    if None in pinned.people:
        unproved.append("names-removed")
    else:
        proved.append("names")
    if held.head is None and held.hash is None:
        unproved.append("no-head")
    if held.key is None:
        unproved.append("no-key")
    unproved.append("reading-along")
    return replace(verdict, proved=tuple(proved), unproved=tuple(unproved))


def _compared(verdict: Verdict, heads: list[str], held: Held) -> Verdict:
    """With what somebody kept; `entry` is the one whose head they hold."""
    proved = list(verdict.proved)
    if held.head is not None:
        if held.head not in heads:
            return replace(verdict, code="head-differs")
        proved.append("head")
        verdict = replace(verdict, entry=heads.index(held.head))
    if held.hash is not None:
        if held.hash != verdict.hash:
            return replace(verdict, code="hash-differs")
        proved.append("hash")
    if held.key is not None:
        if held.key != verdict.key:
            return replace(verdict, code="key-differs")
        proved.append("key")
    return replace(verdict, proved=tuple(proved))


# the rules


def _decided_again(record: Record) -> tuple[Finding, int | None]:
    """Every move once more, from the seed: what differs first."""
    header, ending = record.header, record.ending
    assert ending is not None
    if not record.entries:
        return "differs", 0
    try:
        table = Table.opened(record.game, header.config, chance_seed(record, ending.seed), header.names)
    except DOES_NOT_FIT as error:
        raise RecordError("record.bad-config", reason=str(error)) from None
    if not _is_the_same(record.entries[0], table.entries[0]):
        return "differs", 0
    taken = {entry.undoes for entry in record.entries}
    before: object = None
    for entry in record.entries[1:]:
        if entry.undoes is not None:
            accepted = _is_taken_back(table, before)
        else:
            before = table.game.copy(table.state) if entry.seq in taken else None
            accepted = _is_accepted(table, entry)
        if not accepted:
            return "refused", entry.seq
        if not _is_the_same(entry, table.entries[-1]):
            return "differs", entry.seq
    return ("honest", None) if table.outcome() == ending.outcome else ("outcome-differs", None)


def _is_accepted(table: Table, entry: Entry) -> bool:
    if entry.move is None:
        return False
    try:
        table.play(entry.seat, entry.move)
    except (IllegalMove, *DOES_NOT_FIT):
        return False
    return True


def _is_taken_back(table: Table, before: object) -> bool:
    """By the same conditions as at the table: it drew nothing, and showed nobody anything."""
    try:
        table.take_back(before)
    except IllegalMove:
        return False
    return True


def _is_the_same(kept: Entry, decided: Entry) -> bool:
    if kept == decided:
        return True
    alike = (kept.seq, kept.seat, kept.move, kept.undoes) == (decided.seq, decided.seat, decided.move, decided.undoes)
    return alike and len(kept.events) == len(decided.events) and all(map(_tells_the_same, kept.events, decided.events))


def _tells_the_same(kept: Any, decided: Any) -> bool:
    """What an event has `gained` since this record was kept is not in it: there it is None."""
    if type(kept) is not type(decided):
        return False
    unknown = {field: None for field in getattr(kept, "gained", ()) if getattr(kept, field) is None}
    return bool(kept == msgspec.structs.replace(decided, **unknown))
