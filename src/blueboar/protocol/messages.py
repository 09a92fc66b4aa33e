"""What goes through a table's socket.

To the server: one message a frame. From the server: every frame is a JSON **array** of messages, to be handled in
order; one move is one frame for everyone (`ack` for its sender, then `events`, then `view`).

A client that connects gets `welcome`, the last `said`, and `view` once the game has begun. It needs nothing else to
go on. To see what it missed it connects with `?from=` and the first entry number that it lacks: then `events` come
before `view`. (`resume{from}` does the same later; what happens meanwhile may be told first.) Entry numbers have no
gaps, for anyone: what a seat may not see is a stub.

A client that connects with `?changes=1` may get `changes` in place of `view`, when it has had a whole view before.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from blueboar.core.entropy import Digest
from blueboar.protocol.shapes import Cid, Code, EntryNumber, Face, Pace, SeatNumber, TableInfo, Text


class Message(msgspec.Struct, frozen=True, tag_field="type"):
    """What all messages have in common."""


CloseReason = Literal["restart", "too-slow", "kicked", "flood", "logged-out", "refused"]
FloorReason = Literal["answer", "offer", "writing", "reading", "time"]


class ClientMessage(Message, frozen=True, forbid_unknown_fields=True):
    """From a client."""


# to the server


class Act(ClientMessage, frozen=True, tag="act"):
    """Make a move. Sent again with the same `cid` it is answered again and made once."""

    cid: Cid
    move: msgspec.Raw


class Resume(ClientMessage, frozen=True, tag="resume"):
    from_: EntryNumber = msgspec.field(name="from")


class Say(ClientMessage, frozen=True, tag="say"):
    """Free text, or a quick phrase: a code that each reader sees in their own language."""

    cid: Cid
    text: Text | None = None
    phrase: Code | None = None
    to: SeatNumber | None = None
    """Whom a phrase is about; everyone hears it."""


class NeedTime(ClientMessage, frozen=True, tag="need-time"):
    cid: Cid


class VoteForBot(ClientMessage, frozen=True, tag="vote-bot"):
    """Somebody has been away for long, and the table votes: a bot shall play for them until they return, or not."""

    cid: Cid
    seat: SeatNumber
    yes: bool = True


class Undo(ClientMessage, frozen=True, tag="undo"):
    """Let me take entry `seq` back: my own last move, after which nothing has happened. Everyone is asked."""

    cid: Cid
    seq: EntryNumber


class AgreeUndo(ClientMessage, frozen=True, tag="agree-undo"):
    """The answer to it; the asker's own no takes the question back. For all who share this device."""

    cid: Cid
    seq: EntryNumber
    yes: bool = True


class Ping(ClientMessage, frozen=True, tag="ping"):
    """Is anybody there? Answered by `pong`, so that a client knows of a dead line within seconds."""


class Ready(ClientMessage, frozen=True, tag="ready"):
    """Before the start: let us begin. In a game: I have nothing to add, until something new comes for me."""

    ready: bool = True


class Busy(ClientMessage, frozen=True, tag="busy"):
    """What this client's person is doing now, for the bots to wait; sent whenever it changes. It is told to nobody."""

    writing: bool = False
    """An offer is being drawn up: nothing is decided over their head meanwhile."""
    reading: bool = False
    """Something is still being shown or read: no bot goes on meanwhile."""
    pace: Pace = "normal"
    """How fast bots follow one another; at a table of several people the slowest wish counts."""


class Wear(ClientMessage, frozen=True, tag="wear"):
    """The portrait that this person wants to be seen with. It says nothing else, and everyone may choose any."""

    face: Face


class Promise(ClientMessage, frozen=True, tag="promise"):
    """Before the start: I add to the chance of the deal. `docs/fairness.md` says what is hashed."""

    promise: Digest


class Show(ClientMessage, frozen=True, tag="show"):
    """After `sealed`: what was promised."""

    entropy: Digest


ToServer = Act | Resume | Say | NeedTime | Ready | Promise | Show | Busy | VoteForBot | Ping | Wear | Undo | AgreeUndo


# from the server


class Welcome(Message, frozen=True, tag="welcome"):
    """The first message of every connection, and again when one's seat has changed. `seat` is None for a spectator."""

    seat: int | None
    table: TableInfo
    seq: int
    """The number of the last entry; -1 before the start."""
    config: Any
    """The whole set-up, as in a record's header: every option, and what is printed on every card of this table."""


class Deadline(msgspec.Struct, frozen=True):
    """Milliseconds left when this was sent; seat -1 is the game's own timer, which may stand still."""

    seat: int
    left: int
    stands_still: bool = False


class View(Message, frozen=True, tag="view"):
    """All that this seat sees after entry `seq`, and what it may do now. `view` and `prompts` are the game's own."""

    seq: int
    view: Any
    prompts: tuple[Any, ...]
    waiting_for: tuple[int, ...]
    """The seats without which the game does not go on."""
    deadlines: tuple[Deadline, ...] = ()
    undo: int | None = None
    """The entry that this seat may ask to take back: its own last move, if it drew nothing and showed nothing."""


class Changes(Message, frozen=True, tag="changes", omit_defaults=True):
    """What is different from the last `view` or `changes` of this connection, for clients that asked for it.

    It is made from the two views of that seat and from nothing else.
    """

    seq: int
    view: dict[str, Any] = {}
    """The fields of the view that are others now, each as a whole."""
    rows: dict[str, dict[int, dict[str, Any]]] = {}
    """Of fields that are lists as long as before: by place, the fields of those rows that are others now."""
    prompts: tuple[Any, ...] | None = None
    """None, or not there: the same as before. So with `waiting_for`."""
    waiting_for: tuple[int, ...] | None = None
    deadlines: tuple[Deadline, ...] = ()
    """All that run now; not there if none does."""
    undo: int | None = None
    """As in `view`; not there if there is none."""


class Events(Message, frozen=True, tag="events", omit_defaults=True):
    """Entries `from` .. `to`, as this seat sees them: `{seq, seat, move, events}`, the move for its maker alone.

    One with `undoes` has neither a move nor events: the entry before it was taken back, and all agreed.
    """

    from_: int = msgspec.field(name="from")
    to: int
    entries: tuple[Any, ...]
    head: str | None = None
    """Of entry `to`, in the game's chain: it pins everything up to there. A game of before has none."""
    automatic: tuple[int, ...] = ()
    """The entries of people's seats that no person made: a bot played for them, or their time was over."""


class Ack(Message, frozen=True, tag="ack"):
    """Done and durable. `seq` is the entry that the move became; for other requests the last entry."""

    cid: str
    seq: int


class Refused(Message, frozen=True, tag="refused"):
    """Only its sender hears of it, and nothing has changed. `cid` is None when the frame could not be read."""

    cid: str | None
    code: str
    clause: str | None = None
    params: dict[str, Any] = {}


class Said(Message, frozen=True, tag="said"):
    """`text` as a person typed it, or `code` with parameters (a quick phrase, or what a bot says)."""

    number: int
    seat: int | None
    name: str
    at: float
    text: str | None = None
    code: str | None = None
    params: dict[str, Any] = {}
    to: int | None = None
    seen: tuple[int, ...] | None = None
    """For these seats alone, about what the others may not know; such words are not kept, and `number` is negative."""
    seq: int = -1
    """The entry after which it was said; -1 before the game, and in what was kept before this was told."""
    nth: int = 0
    """How often this seat has said this code before: so that a bot need not say it in the same words."""
    by_bot: bool = False
    """A bot said it that plays for the person of this seat."""


class Floor(Message, frozen=True, tag="floor"):
    """For whom the bots wait, as far as it is this seat: told to it alone, when it changes, at a table with bots."""

    why: FloorReason | None
    """`answer`: an offer lies before it; `offer`: its own is unanswered; `writing` and `reading`: as it said itself;
    `time`: it may still speak up. None: nobody waits for it."""
    left: int = 0
    """Milliseconds until the bots go on all the same."""
    ready: bool = False
    """It has nothing to add. That may be over without everyone being told: an offer to it may be nobody else's."""


class Sealed(Message, frozen=True, tag="sealed"):
    """The game begins, and no promise changes any more. Whoever promised something shows it now, within seconds."""

    seed_hash: str
    promises: tuple[str | None, ...]
    """By seat."""
    key: str
    """Of the inn, for the signature under the finished game."""


class TableChanged(Message, frozen=True, tag="table"):
    """Seats, presence, readiness or the table's state have changed."""

    info: TableInfo


class Pong(Message, frozen=True, tag="pong"):
    """Somebody is."""


class Goodbye(Message, frozen=True, tag="goodbye"):
    """The server closes the connection next. `restart`, `too-slow`: connect again; `kicked`, `flood`: do not.

    `logged-out`: connect again as who you are now. `refused`: this table is not for you, or not there; `code` says why.
    """

    why: CloseReason
    code: str | None = None


FromServer = Welcome | View | Changes | Events | Ack | Refused | Said | Floor | Sealed | TableChanged | Pong | Goodbye


# the lobby's socket


class Tables(Message, frozen=True, tag="tables"):
    """Public tables that are new or have changed; one that is no longer open or running is to be taken off."""

    tables: tuple[TableInfo, ...]


FromLobby = Tables | Goodbye

decode_to_server = msgspec.json.Decoder(ToServer).decode
encode = msgspec.json.Encoder().encode
