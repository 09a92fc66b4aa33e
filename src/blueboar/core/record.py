"""A game's record: a header and entries. Restored by folding events, never by deciding again."""
# interpreted: msgspec Structs

from __future__ import annotations

from typing import Any

import msgspec

from blueboar.core.errors import RecordError
from blueboar.core.game import Game, find_game
from blueboar.core.seats import Outcome, Seat

FORMAT = 1

DOES_NOT_FIT = (LookupError, ValueError, TypeError, ArithmeticError, AssertionError)
"""What comes up when an event or a set-up that nobody made by the rules meets a state."""


class Entry(msgspec.Struct, frozen=True, gc=False):
    """One accepted move and all that followed from it. Entry 0 is the house's deal and has no move."""

    seq: int
    seat: Seat
    move: Any
    events: tuple[Any, ...]


class Header(msgspec.Struct, frozen=True):
    format: int
    game: str
    rules_version: int
    names: tuple[str, ...]
    config: Any
    seed_hash: str


class Ending(msgspec.Struct, frozen=True):
    """What is published when the game is over."""

    outcome: Outcome
    seed: str


class Record(msgspec.Struct):
    header: Header
    entries: list[Entry]
    ending: Ending | None = None

    @property
    def game(self) -> Game:
        return find_game(self.header.game)


class _RawEntry(msgspec.Struct):
    seq: int
    seat: Seat
    move: msgspec.Raw
    events: msgspec.Raw


class _RawHeader(msgspec.Struct):
    format: int
    game: str
    rules_version: int
    names: tuple[str, ...]
    config: msgspec.Raw
    seed_hash: str


class _RawRecord(msgspec.Struct):
    header: _RawHeader
    entries: list[_RawEntry]
    ending: Ending | None = None


_move_decoders: dict[str, msgspec.json.Decoder[Any]] = {}
_events_decoders: dict[str, msgspec.json.Decoder[Any]] = {}


def move_decoder(game: Game) -> msgspec.json.Decoder[Any]:
    """Reads a move, or null. A decoder is kept for each game: making one takes longer than using it."""
    if game.name not in _move_decoders:
        _move_decoders[game.name] = msgspec.json.Decoder(game.move_type | None)
    return _move_decoders[game.name]


def events_decoder(game: Game) -> msgspec.json.Decoder[Any]:
    if game.name not in _events_decoders:
        _events_decoders[game.name] = msgspec.json.Decoder(tuple[game.event_type, ...])  # type: ignore[name-defined]
    return _events_decoders[game.name]


def save(record: Record) -> bytes:
    """One readable JSON file: an entry a line."""
    encode = msgspec.json.encode
    lines = [b'{"header": ' + encode(record.header) + b",", b'"entries": [']
    last = len(record.entries) - 1
    for place, entry in enumerate(record.entries):
        lines.append(encode(entry) + (b"," if place < last else b""))
    lines.append(b"]," if record.ending is not None else b"]")
    if record.ending is not None:
        lines.append(b'"ending": ' + encode(record.ending))
    lines.append(b"}\n")
    return b"\n".join(lines)


def load(data: bytes) -> Record:
    """The record in `data`; a RecordError says what is wrong with it, and where."""
    try:
        raw = msgspec.json.decode(data, type=_RawRecord)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise RecordError("record.unreadable", reason=str(error)) from None
    if raw.header.format != FORMAT:
        raise RecordError("record.unknown-format", format=raw.header.format, allowed=[FORMAT])
    game = find_game(raw.header.game)
    header = _decode_header(game, raw.header)
    entries = [_decode_entry(game, place, entry) for place, entry in enumerate(raw.entries)]
    return Record(header, entries, raw.ending)


def _decode_header(game: Game, raw: _RawHeader) -> Header:
    try:
        config = msgspec.json.decode(raw.config, type=game.config_type)
    except msgspec.DecodeError as error:
        raise RecordError("record.bad-config", reason=str(error)) from None
    return Header(raw.format, raw.game, raw.rules_version, raw.names, config, raw.seed_hash)


def _decode_entry(game: Game, place: int, raw: _RawEntry) -> Entry:
    if raw.seq != place:
        raise RecordError("record.gap", entry=place, found=raw.seq)
    try:
        move = move_decoder(game).decode(raw.move)
        events = events_decoder(game).decode(raw.events)
    except msgspec.DecodeError as error:
        raise RecordError("record.bad-entry", entry=place, reason=str(error)) from None
    return Entry(raw.seq, raw.seat, move, events)


def fold(record: Record, upto: int | None = None) -> Any:
    """The state after entry `upto` (the last one if not given)."""
    game = record.game
    place = 0
    try:
        state = game.blank(record.header.config)
        for entry in record.entries if upto is None else record.entries[: upto + 1]:
            place = entry.seq
            for event in entry.events:
                game.evolve(state, event)
    except DOES_NOT_FIT as error:
        raise RecordError("record.does-not-fold", entry=place, reason=str(error)) from None
    return state
