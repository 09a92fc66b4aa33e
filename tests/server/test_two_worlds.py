"""Two worlds that differ only in what a guest may not know reach that guest as the same bytes.

Every game, every edition, every option by itself. A game is played by chance; at many moments everything that a guest
cannot know is drawn anew, and the same thing happens in both worlds, as far as the guest can see. Then all that reaches
them is compared: entries, views, flags, presence, deadlines, whom the table waits for, whether anybody's "nothing to
add" is taken back, what the lobby shows, and how many messages of which size it takes; for clients that take whole
views, and for those that take what has changed. LEAK_GAMES=20 plays more.
"""

from __future__ import annotations

import asyncio
import os
import re
import sys
from typing import Any

import msgspec
import pytest
from alone import Listener
from msgspec.structs import replace

import blueboar.games
from blueboar.core.chance import Chance
from blueboar.core.errors import SetupError
from blueboar.core.game import all_games, find_game
from blueboar.core.signature import SigningKey
from blueboar.core.table import Table
from blueboar.protocol.http import NewTable
from blueboar.protocol.messages import encode
from blueboar.protocol.shapes import ClockSettings
from blueboar.server import table_time
from blueboar.server.metrics import Metrics
from blueboar.server.settings import Settings
from blueboar.server.store.rows import StoredPerson, StoredSeat
from blueboar.server.tables.clock import Clock
from blueboar.server.tables.live_table import LiveTable, TableServices
from blueboar.server.tables.new_tables import new_table
from blueboar.server.tables.restoring import entry_to_store, with_header
from blueboar.server.wall_time import WallTime

assert blueboar.games
GAMES = int(os.environ.get("LEAK_GAMES", "1"))
MOMENTS = 4
MANY = 40
TRIES = 12
SECRETIVE = {"private_offers", "black_market"}
"""With these who is asked or spoken to is a secret itself: many more moments are looked at."""
KEY = SigningKey(b"k" * 32)
HEAD = re.compile(rb'"head":"[0-9a-f]{64}"')
NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay")


def variants(game):
    """Every edition at its least and most players; and every option by itself, away from where it stands."""
    for edition in game.editions:
        players = game.players(edition)
        for count in {players[0], players[-1]}:
            yield edition, count, {}
        for option in game.options:
            usual = option.defaults.get(edition)
            values = list(option.choices) if option.choices else []
            if option.kind == "switch":
                values = [not usual]
            elif option.kind in ("number", "seat"):
                values = [value for value in (option.least, (option.least or 0) + 1) if value is not None]
            for value in values:
                if value != usual:
                    try:
                        game.configure(players[-2 if len(players) > 1 else 0], edition, {option.name: value})
                    except SetupError:
                        continue
                    yield edition, players[-2 if len(players) > 1 else 0], {option.name: value}


EVERY = [
    pytest.param(game.name, edition, players, options, id=f"{game.name}-{edition}-{players}-{options}")
    for game in all_games()
    if game.name != "pebbles"
    for edition, players, options in variants(game)
]


class Nowhere:
    """A store that keeps nothing and knows nobody."""

    def __getattr__(self, name):
        async def nothing(*_, **__):
            return []

        return nothing


class NoStore:
    def __init__(self):
        self.tables = self.people = self.notices = self.inn = Nowhere()


@pytest.fixture
def frozen(monkeypatch):
    """No time passes: what is told of times is the same unless somebody's secret is in it."""
    monkeypatch.setattr(WallTime, "__call__", lambda _: 1_000_000.0)
    real = table_time.now
    for name, module in list(sys.modules.items()):
        if name.startswith("blueboar.server") and getattr(module, "now", None) is real:
            monkeypatch.setattr(module, "now", lambda: 5_000.0)


async def nobody_asks(_):
    raise AssertionError("nobody is a bot here")


def services():
    found: dict[str, Any] = {
        "settings": Settings(db=""),
        "store": NoStore(),
        "metrics": Metrics(),
        "rating_lock": asyncio.Lock(),
        "ask_bot": nobody_asks,
        "new_seed": lambda: "seed",
        "open_table": nobody_asks,
        "on_table": lambda _: None,
        "on_lost": lambda _: None,
        "key": lambda: KEY,
    }
    if "notices" in TableServices._fields:
        found["notices"] = Nowhere()
    return TableServices(**{name: found[name] for name in TableServices._fields})


class World:
    """A table in which this is true, with everyone there and nobody having anything to add."""

    def __init__(self, using, row, base, state, seat):
        core = Table(base.game, base.config, base.chance.seed, base.names)
        core.state, core.entries = state, list(base.entries)
        stored = [entry_to_store(entry, None, 0.0) for entry in base.entries]
        self.live = live = LiveTable(using, row, stored[:1])
        live.state.core = core
        live.state.clock = Clock()
        live.state.pending = core.pending()
        live.state.heads.add(None)
        for entry in stored[1:]:
            live.state.heads.add(live.state.heads.after(entry))
        live.state.clock.update(row.clock, live.state.pending, None, 1_000_000.0)
        self.guest = Listener(live.state, None if seat is None else f"p{seat}", seat)
        self.raw = []
        self.guest.post = lambda *messages: self.raw.append(messages)
        self.second = Listener(live.state, self.guest.person, seat)
        self.second.changes = True
        self.changes = []
        self.second.post = lambda *messages: self.changes.append(messages)
        for other in range(len(row.seats)):
            if other != seat:
                Listener(live.state, f"p{other}", other)
        live.bot_patience.entry_made()
        for other in range(len(row.seats)):
            live.bot_patience.set_ready(other, True)

    async def happens(self, seat, move):
        self.live.broadcast.welcome(self.second)
        assert await self.live.act_for(seat, move) is None
        assert any(b'"type":"changes"' in message for post in self.changes for message in post)
        self.live.broadcast.welcome(self.guest, 0)
        told = [[HEAD.sub(b"HEAD", message) for message in post] for post in (*self.raw, *self.changes)]
        told_of_floor = None if self.guest.seat is None else self.live.bot_patience.hold(self.guest.seat)
        told.append([encode(self.live.state.info(None)), repr(told_of_floor).encode()])
        self.live.close()
        return told


def table_row(name, edition, players, options):
    wish = NewTable(name, edition, options, players, clock=ClockSettings(move_seconds=600))
    row = new_table(wish, StoredPerson("p0", NAMES[0], "en"), 1000.0, "5eed" * 16)
    seats = tuple(StoredSeat("person", person=f"p{seat}", name=NAMES[seat]) for seat in range(players))
    row = replace(row, id="table", code="code", seats=seats)
    return replace(with_header(row, (None,) * players, KEY.public), state="running", started=1000.0)


def as_seen(game, base, state, seat, mover, move):
    """What this guest sees of the move, or None where it cannot be made; and the state after it stays untouched."""
    trial = Table(game, base.config, base.chance.seed, base.names)
    trial.state, trial.entries = game.copy(state), list(base.entries)
    if game.check(trial.state, mover, move) is not None:
        return None
    entry = trial.redacted(trial.play(mover, move), seat)
    pending = {who: tuple(prompt.waited for prompt in asked) for who, asked in trial.pending().items() if who == seat}
    return msgspec.json.encode((entry, trial.view(seat), trial.outcome() is None)), pending


def alike(game, base, other, seat, chance):
    """A move in this world, and one in the other that the guest cannot tell from it."""
    mover, move = game.sample(base.state, chance)
    seen = as_seen(game, base, base.state, seat, mover, move)
    sampled = [game.sample(other, chance) for _ in range(TRIES)]
    # Rather another move than the same one: to whom an offer goes, or what is packed, may be the secret.
    candidates = [each for each in sampled if each != (mover, move)] + [(mover, move)]
    for who, candidate in candidates:
        if who == mover and as_seen(game, base, other, seat, who, candidate) == seen:
            return mover, move, candidate
    return None


@pytest.mark.parametrize(("name", "edition", "players", "options"), EVERY)
async def test_what_a_guest_may_not_know_changes_nothing_that_reaches_them(name, edition, players, options, frozen):
    game = find_game(name)
    row, using = table_row(name, edition, players, options), services()
    compared = 0
    secret = bool(options.keys() & SECRETIVE)
    for number in range(GAMES):
        chance = Chance(f"two worlds {number}", len(repr(options)))
        base = Table.opened(game, game.configure(players, edition, options), f"seed {number}")
        eyes = [None, *range(players)]
        while base.outcome() is None:
            most = (MANY if secret else MOMENTS) * (number + 1)
            if compared < most and (secret or chance.below(3) == 0):
                seat = eyes[chance.below(len(eyes))]
                other = game.resample(base.state, seat, chance)
                pair = alike(game, base, other, seat, chance)
                if pair is not None:
                    mover, move, candidate = pair
                    here = await World(using, row, base, game.copy(base.state), seat).happens(mover, move)
                    there = await World(using, row, base, other, seat).happens(mover, candidate)
                    assert [len(post) for post in here] == [len(post) for post in there]
                    assert here == there, (seat, mover, move, candidate)
                    compared += 1
            base.play(*game.sample(base.state, chance))
    assert compared >= 2
