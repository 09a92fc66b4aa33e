"""What HTTP and sockets both speak of: people, seats, tables, clocks."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from blueboar.core.seats import Reason

Text = Annotated[str, Meta(max_length=400)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Language = Annotated[str, Meta(pattern="^[a-z]{2,3}$")]
"""A code such as `en`, `uk`, `pl`, `ru`, `fa`; the server keeps it and never translates anything."""
Cid = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[!-~]+$")]
"""A client's own name for a request, unique within its seat (a random prefix and a counter will do). Visible ASCII."""
EntryNumber = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Face = Annotated[int, Meta(ge=0, le=63)]
Seconds = Annotated[int, Meta(ge=1, le=2_592_000)]
Code = Annotated[str, Meta(pattern="^[a-z0-9][a-z0-9.-]*$", max_length=60)]
"""What is meant, for the reader's own language to phrase."""

TableState = Literal["open", "running", "finished", "closed"]
"""`closed` is a table that never started, or whose people all gave it up."""
StartRule = Literal["full", "host"]
SeatKind = Literal["open", "person", "bot"]
Pace = Literal["slow", "normal", "fast", "click"]
"""`click`: the client shows one step after another when its person says so, and is `reading` until then."""
AbsenceRule = Literal["bot", "wait", "vote"]
"""What happens when somebody is away for long: a bot plays on, everyone waits, or the others vote for a bot."""
EntropyState = Literal["none", "promised", "shown", "withheld"]
"""Whether a seat's client adds to the chance of the deal; `withheld` is one that promised to and then did not."""


class Problem(msgspec.Struct, frozen=True):
    """Why a request or a move was refused: a code with parameters, never prose."""

    code: str
    clause: str | None = None
    params: dict[str, Any] = {}


class Rating(msgspec.Struct, frozen=True):
    """Strength from results (Weng-Lin): `value` is the cautious estimate to show."""

    game: str
    value: float
    mu: float
    sigma: float
    games: int


class Person(msgspec.Struct, frozen=True):
    id: str
    name: str
    language: str
    guest: bool
    """No account yet: known by this device's cookie alone."""
    account: str | None = None
    """The name to log in with; shown to the person alone."""
    ratings: tuple[Rating, ...] = ()
    token: str | None = None
    """Given once, and only to a program that asked for a bearer token instead of a cookie."""
    only_table: str | None = None
    """This device came in by a link to a seat: it has that table, and nothing else of the person."""


class Traits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a bot plays at its level; 0.5 is the level's own way."""

    boldness: Annotated[float, Meta(ge=0, le=1)] = 0.5
    honesty: Annotated[float, Meta(ge=0, le=1)] = 0.5
    greed: Annotated[float, Meta(ge=0, le=1)] = 0.5
    grudge: Annotated[float, Meta(ge=0, le=1)] = 0.5


class ClockSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How time runs at a table. Without `move_seconds` and `by_prompt` nobody is hurried: play over days.

    When a time is over, the game's safe move is made for that seat. A game's own timer is an option of the
    game and runs beside this.
    """

    move_seconds: Seconds | None = None
    """For every answer that the game waits for."""
    by_prompt: dict[str, Seconds] = {}
    """Another time for some prompts, by their tag; `/api/games` lists a game's tags."""
    extra_seconds: Seconds = 60
    """What one `need-time` adds."""
    extras: Annotated[int, Meta(ge=0, le=100)] = 3
    """How often a seat may ask for it in a game."""
    absent_seconds: Seconds | None = 180
    """After this long without them a bot plays for an absent person, or the others may vote for it, while others are
    there and until they return; never sooner than a move may take. None: everyone waits."""
    absent: AbsenceRule = "bot"


class SpectatorSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    allowed: bool = True
    delay_seconds: Annotated[int, Meta(ge=0, le=3600)] = 0


class Absence(msgspec.Struct, frozen=True):
    """The table waits for somebody who is away."""

    left: int
    """Milliseconds when this was sent: until a bot plays for them, or until the others may vote for one."""
    votes: tuple[int, ...] = ()
    """The seats that want a bot to play on."""
    needed: int = 0
    """How many have to want it; 0 where nobody votes."""


class SeatInfo(msgspec.Struct, frozen=True):
    seat: int
    kind: SeatKind
    name: str | None = None
    person: str | None = None
    level: str | None = None
    personality: str | None = None
    traits: Traits | None = None
    present: bool = False
    """A person with a socket open here; bots are always present."""
    ready: bool = False
    """Before the start: wants to begin. In a game: has nothing to add, the bots need not wait for them."""
    substituted: bool = False
    """A bot plays for this person until they return."""
    extras_left: int = 0
    entropy: EntropyState = "none"
    face: int | None = None
    """The portrait that this person has chosen; who has chosen none is given one by the client."""
    absence: Absence | None = None
    used: int = 0
    """Seconds that the game has waited for this person, over all days; of a table with two people or more."""
    kept_for: str | None = None
    """The name of whom a free seat waits for."""
    device: str | None = None
    """Of someone who plays at somebody else's device: that one's id. A socket with `?as=SEAT` is theirs."""


class TableOutcome(msgspec.Struct, frozen=True):
    scores: tuple[int, ...]
    places: tuple[int, ...]
    reason: Reason


class Waiting(msgspec.Struct, frozen=True):
    """Somebody who waits for a free seat."""

    person: str
    name: str


class UndoAsked(msgspec.Struct, frozen=True):
    """Somebody asks to take their last move back. It is done when nobody is left who has not agreed."""

    seq: int
    """The entry; the next one ends the question."""
    seat: int
    """Whose move it was, and who asks."""
    agreed: tuple[int, ...] = ()
    waits_for: tuple[int, ...] = ()
    """People who have not answered yet. Bots agree, and so does who shares the asker's device."""
    refused: int | None = None
    """Who said no. Then it is over, and for this entry it cannot be asked again."""


class TableInfo(msgspec.Struct, frozen=True):
    id: str
    game: str
    edition: str
    rules_version: int
    options: dict[str, Any]
    """Every option of the game with its value at this table."""
    players: int
    seats: tuple[SeatInfo, ...]
    host: str | None
    """The id of the person who opened the table."""
    public: bool
    start: StartRule
    clock: ClockSettings
    spectators: SpectatorSettings
    watching: int
    """How many spectators are there now."""
    state: TableState
    created: float
    started: float | None = None
    finished: float | None = None
    code: str | None = None
    """To join with; given to those who sit here, and to all at a public table."""
    seed_hash: str | None = None
    """Published when the game starts; the seed itself when it is over."""
    seed: str | None = None
    outcome: TableOutcome | None = None
    rematch: str | None = None
    """The id of the table where the same people play again."""
    seed_promise: str | None = None
    """What `seed_hash` will be: the server's promise, made when the table is opened and before anyone else's."""
    dealing: bool = False
    """The game is about to begin: the server waits a moment for those who add to the chance of the deal."""
    came: tuple[int, ...] = ()
    """Of a finished table: the seats of those who sit at its rematch by now."""
    queue: tuple[Waiting, ...] = ()
    """Who waits for a free seat, the first one first."""
    undo: UndoAsked | None = None
