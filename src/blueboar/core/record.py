"""A game's record: a header and entries. Restored by folding events, never by deciding again."""
# interpreted: msgspec Structs

from __future__ import annotations

from typing import Any, Generic, cast

import msgspec

from blueboar.core.errors import IllegalMove, RecordError
from blueboar.core.game import Game, find_game
from blueboar.core.kinds import Config, Event, Move, Prompt, SomeConfig, State, View
from blueboar.core.seats import Outcome, Seat

FORMAT = 1

DOES_NOT_FIT = (LookupError, ValueError, TypeError, ArithmeticError, AssertionError)
"""What comes up when an event or a set-up that nobody made by the rules meets a state."""


class Entry(msgspec.Struct, Generic[Move, Event], frozen=True, gc=False):
    """One accepted move and all that followed from it. Entry 0 is the house's deal and has no move."""

    seq: int
    seat: Seat
    move: Move | None
    events: tuple[Event, ...]


class Header(msgspec.Struct, Generic[Config], frozen=True):
    format: int
    game: str
    rules_version: int
    names: tuple[str, ...]
    config: Config
    seed_hash: str


class Ending(msgspec.Struct, frozen=True):
    """What is published when the game is over."""

    outcome: Outcome
    seed: str


class Record(msgspec.Struct, Generic[Config, Move, Event]):
    """A game from its set-up to its last entry, or so far. Its short form names the game, not every entry."""

    header: Header[Config]
    entries: list[Entry[Move, Event]]
    ending: Ending | None = None

    @property
    def game(self) -> Game:
        return find_game(self.header.game)

    def __repr__(self) -> str:
        header, ending = self.header, self.ending
        how = "unfinished" if ending is None else f"won by {_listed(ending.outcome.winners)}"
        return f"<Record of {header.game} ({header.config.edition}), {len(self.entries)} entries, {how}>"


def _listed(seats: tuple[Seat, ...]) -> str:
    return ("seat " if len(seats) == 1 else "seats ") + " and ".join(map(str, seats))


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


def _move_decoder(game: str, move_type: object) -> msgspec.json.Decoder[Any]:
    """Reads a move, or null. A decoder is kept for each game: making one takes longer than using it."""
    if game not in _move_decoders:
        _move_decoders[game] = msgspec.json.Decoder(cast(Any, move_type) | None)
    return _move_decoders[game]


def _events_decoder(game: str, event_type: object) -> msgspec.json.Decoder[Any]:
    if game not in _events_decoders:
        _events_decoders[game] = msgspec.json.Decoder(tuple[event_type, ...])  # type: ignore[valid-type]
    return _events_decoders[game]


def read_move(game: Game[Config, State, Move, Event, View, Prompt], data: bytes | msgspec.Raw) -> Move:
    """A move that came from outside as JSON; raises IllegalMove when it is none."""
    try:
        move: Move | None = _move_decoder(game.name, game.move_type).decode(data)
    except (ValueError, RecursionError) as error:
        raise IllegalMove.malformed(str(error)) from None
    if move is None:
        raise IllegalMove.malformed("a move is an object")
    return move


def read_entry(game: Game, seq: int, seat: Seat, move: bytes | msgspec.Raw, events: bytes | msgspec.Raw) -> Entry:
    """An entry that was kept as JSON; raises what msgspec raises."""
    made = _move_decoder(game.name, game.move_type).decode(move)
    return Entry(seq, seat, made, _events_decoder(game.name, game.event_type).decode(events))


def save(record: Record[Config, Move, Event]) -> bytes:
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
        config: SomeConfig = msgspec.json.decode(raw.config, type=cast(Any, game.config_type))
    except msgspec.DecodeError as error:
        raise RecordError("record.bad-config", reason=str(error)) from None
    return Header(raw.format, raw.game, raw.rules_version, raw.names, config, raw.seed_hash)


def _decode_entry(game: Game, place: int, raw: _RawEntry) -> Entry:
    if raw.seq != place:
        raise RecordError("record.gap", entry=place, found=raw.seq)
    try:
        return read_entry(game, raw.seq, raw.seat, raw.move, raw.events)
    except msgspec.DecodeError as error:
        raise RecordError("record.bad-entry", entry=place, reason=str(error)) from None


def fold(record: Record, upto: int | None = None) -> object:
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
