"""The bodies and replies of the HTTP API; its list of endpoints is in `endpoints.py`.

Every refusal is a `Problem` with status 400 (not understood), 401 (nobody is logged in), 403 (not yours to do),
404, 409 (not now), 413, 415 or 429. Writing requests need `Content-Type: application/json`.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from blueboar.core.options import OptionKind
from blueboar.protocol.shapes import (
    ClockSettings,
    Language,
    Name,
    SeatNumber,
    SpectatorSettings,
    StartRule,
    TableInfo,
    Text,
    Traits,
    UndoAsked,
)


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What all request bodies have in common."""


Password = Annotated[str, Meta(min_length=8, max_length=200)]
AccountName = Annotated[str, Meta(min_length=3, max_length=40)]
OptionValues = dict[str, Any]
PlayerNumber = Annotated[int, Meta(ge=1, le=16)]


class InnInfo(msgspec.Struct, frozen=True):
    """What anyone may know of this inn."""

    version: str
    lan: str | None = None
    """Where others of the host's own network reach it; None when only its own machine can, or when it is elsewhere."""
    key: str | None = None
    """Ed25519, in hexadecimal: what finished games of this inn are signed with."""


class NewGuest(Body, frozen=True):
    name: Name
    language: Language = "en"
    bearer: bool = False
    """For programs: the token comes in the reply instead of in a cookie."""


class ChangeMe(Body, frozen=True):
    name: Name | None = None
    language: Language | None = None


class NewAccount(Body, frozen=True):
    """Gives the guest of this device an account: their history and rating then follow them everywhere."""

    name: AccountName
    password: Password


class Login(Body, frozen=True):
    name: AccountName
    password: Password
    bearer: bool = False


class ChangePassword(Body, frozen=True):
    """Whoever knows the old one may choose a new one; every other device has to log in again."""

    old: Password
    new: Password


class DeleteMe(Body, frozen=True):
    """`password` where there is an account. A guest is known by this device alone."""

    password: Password | None = None


class PersonSeat(Body, frozen=True, tag_field="type", tag="person"):
    """A seat for whoever comes; the host gets the first one."""


class BotSeat(Body, frozen=True, tag_field="type", tag="bot"):
    level: str
    personality: str | None = None
    """A name from `/api/games`, or `traits` of one's own."""
    traits: Traits | None = None


class OwnCards(Body, frozen=True):
    """A group's own data file, as the game reads it. What is wrong with it is said with line, row and fault."""

    name: Annotated[str, Meta(min_length=1, max_length=100)]
    text: Annotated[str, Meta(max_length=50_000)]


class NewTable(Body, frozen=True):
    game: str
    edition: str | None = None
    options: OptionValues = {}
    players: PlayerNumber | None = None
    """As many as `seats` when those are given."""
    seats: tuple[PersonSeat | BotSeat, ...] = ()
    """Seats that are not named are for people."""
    public: bool = True
    start: StartRule = "host"
    clock: ClockSettings = ClockSettings()
    spectators: SpectatorSettings = SpectatorSettings()
    cards: OwnCards | None = None
    """Beside the game's own cards or instead of them, as the file says."""
    entropy: bool = False
    """As in `QuickGame`, where bots fill the table."""


class QuickGame(Body, frozen=True):
    """Sit down with bots at once; what is not given is the game's first choice."""

    game: str
    edition: str | None = None
    players: PlayerNumber | None = None
    level: str | None = None
    options: OptionValues = {}
    entropy: bool = False
    """I connect at once and add to the chance of the deal: the game waits for it, but not for long."""


class Sit(Body, frozen=True):
    seat: SeatNumber | None = None
    entropy: bool = False
    """The same, where the game begins as soon as all sit."""


class Start(Body, frozen=True):
    """With free seats: bots of a level take them, or the game begins without them if so few can play it."""

    bots: str | None = None
    without_free: bool = False


class Companion(Body, frozen=True):
    """Somebody beside me, who plays at my device: it is handed on between us."""

    name: str
    seat: int | None = None
    """The first free one, if none is named."""


class Queue(Body, frozen=True):
    """Wait for a free seat, or no longer."""

    on: bool = True


class Block(Body, frozen=True):
    """Whoever is blocked does not sit down where I sit, nor I where they do."""

    on: bool = True


class Report(Body, frozen=True):
    """Somebody misbehaves: for the host of the inn to read."""

    seat: SeatNumber
    text: Text


class BlockedPerson(msgspec.Struct, frozen=True):
    id: str
    name: str


class Blocks(msgspec.Struct, frozen=True):
    people: tuple[BlockedPerson, ...]


class SeatOnly(Body, frozen=True):
    seat: SeatNumber


class Swap(Body, frozen=True):
    seat: SeatNumber
    with_: SeatNumber = msgspec.field(name="with")


class SetBot(Body, frozen=True):
    """`level` None makes it a seat for people again."""

    seat: SeatNumber
    level: str | None = None
    personality: str | None = None
    traits: Traits | None = None


class Empty(Body, frozen=True):
    """No parameters."""


# replies


class OptionInfo(msgspec.Struct, frozen=True):
    """One thing a group may set; as `core.options.Option`."""

    name: str
    kind: OptionKind
    defaults: dict[str, Any]
    """The preset's value, by edition."""
    choices: tuple[str, ...] = ()
    least: int | None = None
    most: int | None = None
    clause: str | None = None


class EditionInfo(msgspec.Struct, frozen=True):
    name: str
    players: tuple[int, ...]


class LevelInfo(msgspec.Struct, frozen=True):
    name: str
    quick: bool


class PersonalityInfo(msgspec.Struct, frozen=True):
    name: str
    traits: Traits


class GameInfo(msgspec.Struct, frozen=True):
    name: str
    rules_version: int
    editions: tuple[EditionInfo, ...]
    options: tuple[OptionInfo, ...]
    levels: tuple[LevelInfo, ...]
    """Weakest first."""
    personalities: tuple[PersonalityInfo, ...]
    prompts: tuple[str, ...]
    """The tags for `ClockSettings.by_prompt`."""
    phrases: tuple[str, ...] = ()
    """The codes of the quick phrases that only this game has."""
    programs: tuple[str, ...] = ()
    """Programs of whoever runs this inn, which can be seated as bots by these names, as levels are."""


class Games(msgspec.Struct, frozen=True):
    games: tuple[GameInfo, ...]
    phrases: tuple[str, ...]
    """The codes of the quick phrases of every table; a game's own are in its `GameInfo`."""


class MyGame(msgspec.Struct, frozen=True):
    """A game of mine that is not over, as my seat sees it."""

    table: TableInfo
    seat: int
    changed: float
    """When something happened there last."""
    waiting_for: tuple[int, ...] = ()
    seq: int = -1
    """The number of the last entry; -1 before the start."""
    last: tuple[Any, ...] = ()
    """The last entries, as my seat sees them."""
    config: Any = None
    undo: UndoAsked | None = None
    """Somebody asks to take their last move back."""
    view: Any = None
    """How it stands, for my seat; None before the start."""


class MyGames(msgspec.Struct, frozen=True):
    games: tuple[MyGame, ...]
    """Those that wait for me first."""
    finished: tuple[TableInfo, ...]
    """The newest of those that are over."""


class TablePage(msgspec.Struct, frozen=True):
    tables: tuple[TableInfo, ...]
    page: int
    more: bool


class SeatLink(msgspec.Struct, frozen=True):
    """For the same person on another device: good once, and for a short time."""

    token: str
    path: str
    """Where the client opens it: `/seat/{token}`."""
    expires: float


class SeatDevice(msgspec.Struct, frozen=True):
    """A link to a seat of mine, or the device that came in by one (`claimed`)."""

    id: str
    table: str
    at: float
    """Since when; of a link that nobody has used, until when it is good."""
    claimed: bool


class SeatDevices(msgspec.Struct, frozen=True):
    devices: tuple[SeatDevice, ...]


class SeatLinkInfo(msgspec.Struct, frozen=True):
    table: str
    seat: int
    name: str


class ReplayFrame(msgspec.Struct, frozen=True):
    """The table after entry `seq`. `view` for one pair of eyes; `views` (one a seat) with all cards open."""

    seq: int
    seat: int
    move: Any
    events: tuple[Any, ...]
    view: Any = None
    views: tuple[Any, ...] | None = None
    undoes: int | None = None
    """The entry before it, which was taken back: the table is again as it was before that one."""


class Replay(msgspec.Struct, frozen=True):
    game: str
    names: tuple[str, ...]
    length: int
    frames: tuple[ReplayFrame, ...]
    config: Any
    """As in `welcome`."""


class ServerVerdict(msgspec.Struct, frozen=True):
    """Whether the game was fair: its seed is the one promised, and every entry follows from seed and moves."""

    fair: bool
    seed_hash: str
    seed: str
    entries: int
    problem: str | None = None
    at: int | None = None
    head: str | None = None
    hash: str | None = None
    key: str | None = None
    proved: tuple[str, ...] = ()
    unproved: tuple[str, ...] = ()
    """As `blueboar verify` says it. This is the server's word about itself: `docs/fairness.md` says how to check it."""


class GameStatistics(msgspec.Struct, frozen=True):
    """`counts` are sums of what the game counts for a seat; `mean_place` is 1 for whoever always won."""

    game: str
    games: int
    wins: int
    mean_place: float
    mean_score: float
    counts: dict[str, int]
    rating: float | None = None


class Statistics(msgspec.Struct, frozen=True):
    person: str
    name: str
    games: tuple[GameStatistics, ...]
