"""Makes golden records anew, on purpose: python -m tests.golden.make blacksheep [NAME]... [--again]

`tests/golden/<game>/games.toml` says which games are wanted: an edition, a number of players, and what has to happen in
it. Random games are played, seed after seed, until one fits. A game with a script (`scripts.py`) is looked for by the
cards that it wants, and keeps its story beside it. Review every record that changes: it is a rules change.
With `--again` the games stay as they are, and only the form of their events is today's.
"""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path
from typing import Any

import msgspec

import blueboar.games  # noqa: F401  registers them
from blueboar.core.chance import Chance
from blueboar.core.game import find_game
from blueboar.core.play import play_randomly
from blueboar.core.record import Record, load, save
from blueboar.core.table import Table
from blueboar.core.verify import verify
from tests.golden.scenes import played
from tests.golden.scripts import STAGED

FOLDER = Path(__file__).parent
MOST_SEEDS = 50_000


class Wanted(msgspec.Struct, forbid_unknown_fields=True):
    """One row of games.toml."""

    name: str
    edition: str
    players: int
    options: dict[str, Any] = {}
    data: str | None = None
    """A data file beside games.toml."""
    reason: str | None = None
    """How the game has to end."""
    tells: list[dict[str, Any]] = []
    """Events that have to happen, by some of their fields."""
    most_entries: int = 1000


def wanted_games(game: str) -> list[Wanted]:
    rows = tomllib.loads((FOLDER / game / "games.toml").read_text("utf-8"))["games"]
    return [msgspec.convert(row, Wanted) for row in rows]


def fits(record: Record, wanted: Wanted) -> bool:
    if len(record.entries) > wanted.most_entries or record.ending is None:
        return False
    if wanted.reason not in (None, record.ending.outcome.reason):
        return False
    events = [msgspec.to_builtins(event) for entry in record.entries for event in entry.events]
    return all(any(told.items() <= event.items() for event in events) for told in wanted.tells)


def config_of(game: str, wanted: Wanted) -> Any:
    rules = find_game(game)
    data = None if wanted.data is None else rules.load_data(str(FOLDER / game / wanted.data))
    return rules.configure(wanted.players, wanted.edition, wanted.options, data)


def staged(game: str, wanted: Wanted) -> tuple[Record, str]:
    """The record of a scripted scene, and its story."""
    config = config_of(game, wanted)
    for number in range(MOST_SEEDS):
        found = played(f"scene {number}", config, *STAGED[wanted.name])
        if found is not None:
            return found
    raise SystemExit(f"no game deals the cards for {wanted.name}")


def made(game: str, wanted: Wanted) -> Record:
    rules = find_game(game)
    config = config_of(game, wanted)
    names = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Finn")[: wanted.players]
    for number in range(MOST_SEEDS):
        table = Table.opened(rules, config, f"golden {number}", names)
        broken = play_randomly(table, Chance(f"moves {number}"), 10)
        assert not broken, broken
        if fits(table.record(), wanted):
            return table.record()
    raise SystemExit(f"no game fits {wanted.name}")


def made_again(game: str, wanted: Wanted) -> Record:
    """The same moves, told as they are told today: for an event that has gained a field."""
    kept = load((FOLDER / game / f"{wanted.name}.json").read_bytes())
    verdict = verify(kept)
    assert verdict.honest, verdict
    assert kept.ending is not None
    table = Table.opened(kept.game, kept.header.config, kept.ending.seed, kept.header.names)
    for entry in kept.entries[1:]:
        table.play(entry.seat, entry.move)
    return table.record()


def main(game: str, names: list[str]) -> None:
    again = "--again" in names
    names = [name for name in names if name != "--again"]
    for wanted in wanted_games(game):
        if not names or wanted.name in names:
            if wanted.name in STAGED:
                record, story = staged(game, wanted)
                (FOLDER / game / f"{wanted.name}.txt").write_text(story, "utf-8")
            else:
                record = made_again(game, wanted) if again else made(game, wanted)
            (FOLDER / game / f"{wanted.name}.json").write_bytes(save(record))
            print(f"{wanted.name}: {len(record.entries)} entries")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
