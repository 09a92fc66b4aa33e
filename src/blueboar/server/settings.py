"""Everything about a running server that can be set. The defaults are for one machine and its friends."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import msgspec

from blueboar.bots.programs import BotProgram


class Rate(msgspec.Struct, frozen=True):
    """A token bucket: `burst` at once, then `per_second`."""

    per_second: float
    burst: int


class Limits(msgspec.Struct, frozen=True):
    """By address: friends behind one router share it."""

    body_bytes: int = 64 * 1024
    frame_bytes: int = 32 * 1024
    head_bytes: int = 32 * 1024
    """Of a request, before its body."""
    head_seconds: float = 10.0
    """Until a whole request has come in."""
    unread_seconds: float = 20.0
    """Who does not read an answer for so long has lost it."""
    pipelined: int = 4
    """Requests that wait on one connection for the answers to those before."""
    connections: Rate = Rate(10, 150)
    connections_an_address: int = 250
    connections_in_all: int = 4000
    """Or fewer, where the system allows fewer files."""
    hits: Rate = Rate(50, 300)
    """Everything that is asked for by HTTP, pages included."""
    requests: Rate = Rate(20, 80)
    """Of the API, and for sockets."""
    frames: Rate = Rate(40, 320)
    """By socket: every frame, pings and fragments too."""
    frames_an_address: Rate = Rate(250, 1500)
    socket_bytes: Rate = Rate(64 * 1024, 256 * 1024)
    """That one socket sends."""
    newcomers: Rate = Rate(0.5, 30)
    logins: Rate = Rate(0.1, 6)
    """By address and name: whoever guesses at a name must not lock its owner out."""
    logins_an_address: Rate = Rate(0.3, 20)
    tables: Rate = Rate(0.2, 12)
    """By person."""
    tables_an_address: Rate = Rate(1, 60)
    own_cards: Rate = Rate(0.2, 6)
    """Files with cards of one's own, by address: to check one costs a hundred times what a table does."""
    messages: Rate = Rate(10, 40)
    """By person, whatever number of sockets they have; by socket for who only looks on."""
    presence: Rate = Rate(4, 30)
    """By table: who is there, who is ready. What happens more often is told together."""
    retold: Rate = Rate(300, 5000)
    """Entries of the past, by address."""
    resumes: Rate = Rate(0.5, 10)
    """By socket: the whole past may be told again."""
    says: Rate = Rate(1, 10)
    """By seat: others have to hear it."""
    notices: Rate = Rate(0.05, 12)
    """By person: adding an address to be told at, or trying one."""
    replays: Rate = Rate(2, 40)
    """By address: reading, replaying or verifying a record, each of them up to a whole game's work."""
    flood: int = 200
    """So many messages over the rate, and the socket is closed."""
    sockets_a_person: int = 24
    sockets_an_address: int = 200
    spectators_a_table: int = 200
    idle_tables: int = 500
    """So many that nobody looks at may stay in memory for a while."""
    mailbox: int = 256
    """Messages waiting for one slow reader before it is asked to connect again."""
    mailbox_bytes: int = 2 * 2**20
    all_mailboxes_bytes: int = 24 * 2**20
    """What waits for all readers together; beyond it, those who let much wait are asked to connect again."""


class Settings(msgspec.Struct, frozen=True):
    db: str
    origins: tuple[str, ...] = ()
    """Origins that may use the API beside the address under which it is reached."""
    limits: Limits = Limits()
    modules: tuple[str, ...] = ("blueboar.games", "blueboar.bots")
    """Importing them registers games and bots; in the bots' processes too."""
    bot_processes: int = max(1, (os.cpu_count() or 2) - 1)
    programs: tuple[BotProgram, ...] = ()
    """Programs of one's own that may be seated as bots, each in a process of its own."""
    bot_pause: float = 0.7
    """Seconds between what bots do, so that those who watch can follow."""
    patience: float = 4.0
    """How long bots wait for people who may speak up and do not begin to, unless these have nothing to add."""
    arriving: float = 2.0
    """How long bots wait for whoever is about to come in when a game begins or a table wakes; then they play alone."""
    show_seconds: float = 3.0
    """How long the start waits for what clients have promised to add to the chance of the deal."""
    connect_seconds: float = 8.0
    """How long it waits for a client that has said it will connect and add something."""
    think_seconds: float = 0.3
    idle_seconds: float = 60.0
    """A table that nobody looks at leaves the memory after this."""
    wake_seconds: float = 1.0
    """How often the store is asked for sleeping tables whose time is over."""
    open_days: float = 2.0
    """An open table that nobody touched for so long is closed."""
    seed: str | None = None
    """For tests and demonstrations: every start deals the same cards. Who knows it knows all cards."""
    client: Path | None = None
    """The folder of the built web client, if it is not at its usual place."""
    metrics_for: tuple[str, ...] = ()
    """Addresses that may read `/metrics`, beside those of this machine."""
    notice_hosts: tuple[str, ...] = ()
    """Hosts of the own network that people may name for webhooks; others inside it are refused."""
    lan_site: str | None = None
    """Where others of the same network reach this inn; None when only this machine can."""
    secure_cookies: bool = False
    """Behind HTTPS: the cookie is then never sent in the clear."""
    bus: str | None = None
    """Where the nodes of this inn meet, as NATS writes it; None: this server is the whole inn."""
    bus_credentials: Path | None = None
    """A file of NATS that says who this node is."""
    lease_seconds: float = 2.0
    """A node that the store has not heard of for so long is taken for dead."""
    takes_tables: bool = True
    """False: this node only serves guests, and leaves all tables to others."""
    proxies: tuple[str, ...] = ()
    """Addresses or networks whose word is taken for where a request came from."""


def default_db() -> str:
    """A file in the user's own data folder."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return str(base / "blueboar" / "inn.sqlite3")
