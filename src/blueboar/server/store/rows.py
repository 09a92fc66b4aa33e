"""What is stored, as the server handles it."""

from __future__ import annotations

from typing import Any

import msgspec

from blueboar.core.record import Seal
from blueboar.protocol.shapes import (
    ClockSettings,
    EntropyState,
    SeatKind,
    SpectatorSettings,
    StartRule,
    TableOutcome,
    TableState,
    Traits,
    Waiting,
)


class StoredPerson(msgspec.Struct, frozen=True):
    id: str
    name: str
    language: str
    account: str | None = None
    password: str | None = None
    only_table: str | None = None
    """Known by a link to a seat: this device has that table and nothing else of the person."""


class StoredSeat(msgspec.Struct, frozen=True):
    kind: SeatKind
    person: str | None = None
    name: str | None = None
    level: str | None = None
    personality: str | None = None
    traits: Traits | None = None
    reserved: str | None = None
    """A free seat that waits for this person, who has not said yes yet."""
    reserved_name: str | None = None
    left: bool = False
    """Got up in the middle of the game, and has not come back."""
    name_salt: str | None = None
    """From the start on: what the name is hashed with in the game's header."""
    entropy: EntropyState = "none"
    device: str | None = None
    """Who plays at somebody else's device: that one's id. It is handed on between them."""


class StoredTable(msgspec.Struct, frozen=True):
    """A table without its entries. A change makes a new one: what others hold stays as it was."""

    id: str
    code: str
    game: str
    edition: str
    rules_version: int
    options: dict[str, Any]
    config: msgspec.Raw
    seats: tuple[StoredSeat, ...]
    host: str | None
    public: bool
    start: StartRule
    clock: ClockSettings
    spectators: SpectatorSettings
    state: TableState
    created: float
    seed: str
    """Secret until the game is over."""
    started: float | None = None
    finished: float | None = None
    outcome: TableOutcome | None = None
    rematch: str | None = None
    kicked: tuple[str, ...] = ()
    """Who was sent away by the host does not come back to this table."""
    queue: tuple[Waiting, ...] = ()
    rematch_of: str | None = None
    """The table whose people play again here."""
    header: str | None = None
    """The first line of the game's chain, as it was when the cards were dealt. None before, and in older games."""
    ending: str | None = None
    seal: Seal | None = None
    """The last line, and the inn's signature under the whole."""
    used: tuple[int, ...] = ()
    """Of a finished game: for how many seconds it waited for each of its people; empty where nobody looked."""

    def at_device_of(self, person: str) -> set[int]:
        """The seats of several people who share this person's device, their own among them; else none."""
        companions = {seat for seat, sitter in enumerate(self.seats) if sitter.device == person}
        own = self.seat_of(person) if companions else None
        return companions if own is None else companions | {own}

    def people(self) -> frozenset[int]:
        return frozenset([seat for seat, sitter in enumerate(self.seats) if sitter.kind == "person"])

    def beside(self, seat: int) -> set[int]:
        """This seat, and all others at the same device."""
        holder = self.reader_of(seat)
        return {seat} if holder is None else {seat} | self.at_device_of(holder)

    def reader_of(self, seat: int) -> str | None:
        """Who is told what this seat is asked: of several people at one device, whose it is."""
        sitter = self.seats[seat]
        return sitter.device or sitter.person

    def seat_of(self, person: str) -> int | None:
        for seat, sitter in enumerate(self.seats):
            if sitter.person == person:
                return seat
        return None


class StoredEntry(msgspec.Struct, frozen=True):
    seq: int
    seat: int
    cid: str | None
    at: float
    move: bytes
    events: bytes

    @property
    def undoes(self) -> int | None:
        """After the deal, an entry without a move takes back the one before it: there is no other."""
        return self.seq - 1 if self.seq and self.move == b"null" else None


class StoredSaid(msgspec.Struct, frozen=True):
    number: int
    seat: int | None
    cid: str | None
    body: bytes


class StoredResult(msgspec.Struct, frozen=True):
    seat: int
    person: str | None
    place: int
    score: int
    counts: dict[str, int]


class StoredReport(msgspec.Struct, frozen=True):
    """What somebody told the host of the inn about somebody else, and what was said last."""

    by: str
    about: str
    text: str
    said: tuple[tuple[str, str], ...] = ()


class StoredRating(msgspec.Struct, frozen=True):
    subject: str
    game: str
    mu: float
    sigma: float
    games: int


class StoredDevice(msgspec.Struct, frozen=True):
    """A link to a seat, or the device that came in by one."""

    id: str
    table: str
    at: float
    """Since when it is known; of a link that nobody has used, until when it is good."""
    claimed: bool


class StoredLink(msgspec.Struct, frozen=True):
    person: str
    table: str
    seat: int
    expires: float
    used: bool


class Totals(msgspec.Struct):
    """A person's results at one game, added up."""

    game: str
    games: int = 0
    wins: int = 0
    places: int = 0
    score: int = 0
    counts: dict[str, int] = {}
