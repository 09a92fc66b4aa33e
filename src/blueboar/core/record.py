"""A game's record: a header and entries. Restored by folding events, never by deciding again."""
# interpreted: msgspec Structs

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from typing import Annotated, Any, Generic, cast

import msgspec

from blueboar.core import chain
from blueboar.core.entropy import Digest, Entropies, deal_seed
from blueboar.core.errors import GameError, IllegalMove, RecordError
from blueboar.core.game import Game, find_game
from blueboar.core.kinds import Config, Event, Move, Prompt, SomeConfig, State, View
from blueboar.core.seats import Outcome, Seat
from blueboar.core.taken_back import is_well_formed, standing

FORMAT = 1
"""A game that somebody played on their own machine, or one of an inn before there were chains."""
PINNED_FORMAT = 2
"""A game of an inn: header and entries form a chain, and the ending is sealed."""
MOST_BYTES = 16 * 1024 * 1024
"""The longest game that we have seen has a thirtieth of it."""

DOES_NOT_FIT = (LookupError, ValueError, TypeError, ArithmeticError, AssertionError)
"""What comes up when an event or a set-up that nobody made by the rules meets a state."""


class Entry(msgspec.Struct, Generic[Move, Event], frozen=True, gc=False, omit_defaults=True):
    """One accepted move and all that followed from it. Entry 0 is the house's deal and has no move."""

    seq: int
    seat: Seat
    move: Move | None
    events: tuple[Event, ...]
    undoes: int | None = None
    """The house's word that the entry before it was taken back: its number. See `core.taken_back`."""


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


class PinnedHeader(msgspec.Struct, frozen=True):
    """The header of a game in a chain: all that was known when the cards were dealt."""

    format: int
    game: str
    rules_version: int
    table: str
    name_hashes: tuple[Digest, ...]
    """`chain.name_hash` of each seat's name."""
    config: msgspec.Raw
    seed_hash: Digest
    entropy: Entropies
    key: Digest
    """Of the inn, to check its signature with."""


class NameOpening(msgspec.Struct, frozen=True):
    """A name, and what it takes to compare it with the hash in the header."""

    name: str
    salt: str


class Seal(msgspec.Struct, frozen=True):
    """What an inn puts under a finished game: the head of its last entry, and its signature under the whole."""

    head: Digest
    signature: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{128}$")]


class Pinned(msgspec.Struct, frozen=True):
    """The lines of a record in a chain, byte for byte as they were hashed, and what belongs to them."""

    header: PinnedHeader
    header_line: bytes
    people: tuple[NameOpening | None, ...]
    """None for somebody who wanted to be forgotten."""
    entry_lines: list[bytes]
    ending_line: bytes | None = None
    seal: Seal | None = None


class Record(msgspec.Struct, Generic[Config, Move, Event]):
    """A game from its set-up to its last entry, or so far. Its short form names the game, not every entry."""

    header: Header[Config]
    entries: list[Entry[Move, Event]]
    ending: Ending | None = None
    pinned: Pinned | None = None

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
    seat: Annotated[int, msgspec.Meta(ge=-1, le=15)]
    move: msgspec.Raw
    events: msgspec.Raw
    undoes: int | None = None


class _AnyHeader(msgspec.Struct):
    format: int


class _RawHeader(msgspec.Struct):
    format: int
    game: str
    rules_version: int
    names: tuple[str, ...]
    config: msgspec.Raw
    seed_hash: str


class _RawRecord(msgspec.Struct):
    header: msgspec.Raw
    entries: list[msgspec.Raw]
    ending: msgspec.Raw = msgspec.Raw(b"null")
    people: tuple[NameOpening | None, ...] = ()
    seal: Seal | None = None


class Decoders:
    """What reads the words of one game. It is kept: making one takes longer than using it."""

    def __init__(self, game: Game[Config, State, Move, Event, View, Prompt]) -> None:
        self.move: msgspec.json.Decoder[Any] = msgspec.json.Decoder(cast(Any, game.move_type) | None)
        self.events: msgspec.json.Decoder[Any] = msgspec.json.Decoder(tuple[game.event_type, ...])  # type: ignore[name-defined]
        self.config: msgspec.json.Decoder[Any] = msgspec.json.Decoder(cast(Any, game.config_type))


# All are made in one go, and by one thread: a second one that meets a type which msgspec has only half looked through
# brings the process down. Those of the record itself are made here for the same reason.
_decoders: dict[str, Decoders] = {}
_making_decoders = threading.Lock()
_read_record = msgspec.json.Decoder(_RawRecord).decode
_read_any_header = msgspec.json.Decoder(_AnyHeader).decode
_read_header = msgspec.json.Decoder(_RawHeader).decode
_read_pinned_header = msgspec.json.Decoder(PinnedHeader).decode
_read_ending = msgspec.json.Decoder(Ending | None).decode
_read_entry = msgspec.json.Decoder(_RawEntry).decode


def decoders_of(game: Game[Config, State, Move, Event, View, Prompt]) -> Decoders:
    if game.name not in _decoders:
        with _making_decoders:
            if game.name not in _decoders:
                _decoders[game.name] = Decoders(game)
    return _decoders[game.name]


def read_move(game: Game[Config, State, Move, Event, View, Prompt], data: bytes | msgspec.Raw) -> Move:
    """A move that came from outside as JSON; raises IllegalMove when it is none."""
    try:
        move: Move | None = (_decoders.get(game.name) or decoders_of(game)).move.decode(data)
    except (ValueError, RecursionError) as error:
        raise IllegalMove.malformed(str(error)) from None
    if move is None:
        raise IllegalMove.malformed("a move is an object")
    return move


def read_entry(
    game: Game,
    seq: int,
    seat: Seat,
    move: bytes | msgspec.Raw,
    events: bytes | msgspec.Raw,
    undoes: int | None = None,
) -> Entry:
    """An entry that was kept as JSON; raises what msgspec raises."""
    made = decoders_of(game).move.decode(move)
    return Entry(seq, seat, made, decoders_of(game).events.decode(events), undoes)


def save(record: Record[Config, Move, Event]) -> bytes:
    """One readable JSON file: an entry a line. What is in a chain stays byte for byte as it was hashed."""
    encode = msgspec.json.encode
    pinned = record.pinned
    if pinned is not None:
        return _file(
            pinned.header_line, pinned.entry_lines, pinned.ending_line, encode(pinned.people), encode(pinned.seal)
        )
    ending = None if record.ending is None else encode(record.ending)
    return _file(encode(record.header), [encode(entry) for entry in record.entries], ending)


def _file(
    header: bytes, entries: list[bytes], ending: bytes | None, people: bytes | None = None, seal: bytes | None = None
) -> bytes:
    lines = [b'{"header": ' + header + b","]
    if people is not None:
        lines.append(b'"people": ' + people + b",")
    lines.append(b'"entries": [')
    lines += [line + b"," for line in entries[:-1]]
    lines += entries[-1:]
    lines.append(b"]," if ending is not None else b"]")
    if ending is not None:
        lines.append(b'"ending": ' + ending + (b"," if seal is not None else b""))
        if seal is not None:
            lines.append(b'"seal": ' + seal)
    lines.append(b"}\n")
    return b"\n".join(lines)


_UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""Not JSON, not of the right shape, or nested deeper than anything of ours."""


def load(data: bytes) -> Record:
    """The record in `data`; a RecordError says what is wrong with it, and where."""
    if len(data) > MOST_BYTES:
        raise RecordError("record.too-large", bytes=len(data), most=MOST_BYTES)
    try:
        raw = _read_record(data)
        format_ = _read_any_header(raw.header).format
        if format_ == PINNED_FORMAT:
            return _load_pinned(raw)
        if format_ != FORMAT:
            raise RecordError("record.unknown-format", format=format_, allowed=[FORMAT, PINNED_FORMAT])
        header = _read_header(raw.header)
        ending = _decode_ending(raw.ending)
    except _UNREADABLE as error:
        raise RecordError("record.unreadable", reason=str(error)) from None
    game = _game_of(header.game)
    config = decode_config(game, header.config)
    whole = Header(FORMAT, header.game, header.rules_version, header.names, config, header.seed_hash)
    return Record(whole, _decode_entries(game, raw.entries), ending)


def _load_pinned(raw: _RawRecord) -> Record:
    pinned = _read_pinned_header(raw.header)
    ending = _decode_ending(raw.ending)
    game = _game_of(pinned.game)
    config = decode_config(game, pinned.config)
    people = raw.people or (None,) * len(pinned.name_hashes)
    if not len(people) == len(pinned.name_hashes) == len(pinned.entropy) == config.players:
        raise RecordError("record.bad-config", reason="names, entropy and players are not of one number")
    names = tuple("" if opening is None else opening.name for opening in people)
    return Record(
        Header(PINNED_FORMAT, pinned.game, pinned.rules_version, names, config, pinned.seed_hash),
        _decode_entries(game, raw.entries),
        ending,
        Pinned(
            pinned,
            bytes(raw.header),
            people,
            [bytes(entry) for entry in raw.entries],
            None if ending is None else bytes(raw.ending),
            raw.seal,
        ),
    )


def _game_of(name: str) -> Game:
    try:
        return find_game(name)
    except GameError as error:
        raise RecordError(error.code, error.clause, error.fault, **error.params) from None


def _decode_ending(raw: msgspec.Raw) -> Ending | None:
    ending: Ending | None = _read_ending(raw)
    return ending


def decode_config(game: Game, raw: bytes | msgspec.Raw) -> SomeConfig:
    try:
        config: SomeConfig = decoders_of(game).config.decode(raw)
    except _UNREADABLE as error:
        raise RecordError("record.bad-config", reason=str(error)) from None
    return config


def _decode_entries(game: Game, raw: list[msgspec.Raw]) -> list[Entry]:
    entries = [_decode_entry(game, place, entry) for place, entry in enumerate(raw)]
    for place, entry in enumerate(entries):
        if entry.undoes is not None and not is_well_formed(entry, entries[place - 1] if place else None):
            raise RecordError("record.bad-entry", entry=place, reason="only the move before it can be taken back")
    return entries


def _decode_entry(game: Game, place: int, raw: msgspec.Raw) -> Entry:
    try:
        entry = _read_entry(raw)
        if entry.seq != place:
            raise RecordError("record.gap", entry=place, found=entry.seq)
        return read_entry(game, entry.seq, entry.seat, entry.move, entry.events, entry.undoes)
    except _UNREADABLE as error:
        raise RecordError("record.bad-entry", entry=place, reason=str(error)) from None


def pinned_record(
    header: bytes,
    people: tuple[NameOpening | None, ...],
    entries: list[bytes],
    ending: bytes | None = None,
    seal: Seal | None = None,
) -> Record:
    """A game of an inn from its lines."""
    encode = msgspec.json.encode
    return load(_file(header, entries, ending, encode(people), encode(seal)))


def sealed(head: str, ending: bytes, sign: Callable[[str], str]) -> Seal:
    """What is put under a finished game; `sign` puts the inn's signature under a hash."""
    return Seal(head, sign(chain.record_hash(head, ending)))


def chance_seed(record: Record, seed: str) -> str:
    """What the cards of this game come from: the seed, and in a chain also what the seats' clients added."""
    return seed if record.pinned is None else deal_seed(seed, record.pinned.header.entropy)


def fold(record: Record, upto: int | None = None) -> object:
    """The state after entry `upto` (the last one if not given)."""
    return folded(record.game, record.header.config, record.entries if upto is None else record.entries[: upto + 1])


def folded(
    game: Game[Config, State, Move, Event, View, Prompt], config: Config, entries: Sequence[Entry[Move, Event]]
) -> State:
    """The state after these entries; what was taken back among them is left out."""
    place = 0
    try:
        state = game.blank(config)
        for entry in standing(entries):
            place = entry.seq
            for event in entry.events:
                game.evolve(state, event)
    except DOES_NOT_FIT as error:
        raise RecordError("record.does-not-fold", entry=place, reason=str(error)) from None
    return state
