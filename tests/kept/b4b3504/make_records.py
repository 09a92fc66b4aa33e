"""Makes the records that no server kept, and tells the story of every record in the folder.

python make_records.py FOLDER, from a checkout of revision b4b3504; see README.md beside this file.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec

import blueboar.bots
import blueboar.games  # noqa: F401  registers them
from blueboar.bots.driver import Match
from blueboar.bots.levels import BotSeat, find_level
from blueboar.core.chance import Chance
from blueboar.core.game import find_game
from blueboar.core.play import play_randomly
from blueboar.core.record import save
from blueboar.core.table import Table

NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Finn")
ORCHARD = "tests/golden/sheriff/orchard.toml"
FARM = "tests/golden/blacksheep/short.toml"


class Wanted(msgspec.Struct):
    """Bots play, or, without a level, random players."""

    name: str
    game: str
    edition: str
    players: int
    level: str | None = None
    options: dict[str, Any] = {}
    data: str | None = None
    most: int | None = None
    """So many entries, if the game is not to be finished."""


RECORDS = (
    Wanted("first-four-bots", "sheriff", "first", 4, "smuggler", {"sheriff_terms": 1}),
    Wanted(
        "first-five-everything-on",
        "sheriff",
        "first",
        5,
        None,
        {
            "sheriff_terms": 1,
            "promo_cards": True,
            "royal_goods": True,
            "merchant_deals": True,
            "private_offers": True,
        },
    ),
    Wanted("first-three-timer", "sheriff", "first", 3, None, {"sheriff_terms": 1, "inspection_timer": 60}),
    Wanted("first-own-goods", "sheriff", "first", 3, None, {"sheriff_terms": 1}, ORCHARD),
    Wanted("persian-four-bots", "sheriff", "persian", 4, "smuggler", {"sheriff_terms": 1}),
    Wanted("persian-three-poor", "sheriff", "persian", 3, None, {"sheriff_terms": 2, "starting_gold": 2}),
    Wanted("second-four-black-market", "sheriff", "second", 4, "smuggler", {"sheriff_terms": 2, "black_market": True}),
    Wanted("second-six-deputies", "sheriff", "second", 6, None, {"deputy_cycles": 1, "black_market": True}),
    Wanted("sheep-two-bots", "blacksheep", "standard", 2, "fox"),
    Wanted("sheep-four", "blacksheep", "standard", 4, None, {"majority_bonus": 10, "first_player": 2}),
    Wanted("sheep-tasks-bots", "blacksheep", "tasks", 3, "fox"),
    Wanted("sheep-own-farm", "blacksheep", "tasks", 2, None, {}, FARM),
    Wanted("second-unfinished", "sheriff", "second", 3, None, {}, None, 40),
)


def played(wanted: Wanted) -> Table:
    game = find_game(wanted.game)
    data = None if wanted.data is None else game.load_data(wanted.data)
    config = game.configure(wanted.players, wanted.edition, wanted.options, data)
    seed = f"kept {wanted.name}"
    table = Table.opened(game, config, seed, NAMES[: wanted.players])
    if wanted.level is not None:
        level = find_level(wanted.game, wanted.level)
        places = [BotSeat(game, config, seat, f"bot {seat}") for seat in range(wanted.players)]
        match = Match(table, [level.make(place) for place in places])
        match.play()
        assert match.faults == []
    elif wanted.most is not None:
        chance = Chance(f"{seed}/play")
        while len(table.entries) < wanted.most:
            assert table.submit(*game.sample(table.state, chance)) is None
    else:
        assert play_randomly(table, Chance(f"{seed}/play"), 10) == []
    return table


def told(file: Path) -> str:
    """What `blueboar replay` says on a wide terminal."""
    command = (sys.executable, "-m", "blueboar", "--language", "en", "replay", str(file))
    environment = os.environ | {"COLUMNS": "200", "PYTHONIOENCODING": "utf-8"}
    return subprocess.run(command, env=environment, check=True, capture_output=True).stdout.decode()


def main(folder: Path) -> None:
    for wanted in RECORDS:
        (folder / f"{wanted.name}.json").write_bytes(save(played(wanted).record()))
    for file in sorted(folder.glob("*.json")):
        file.with_suffix(".txt").write_text(told(file), "utf-8")
        print(file.stem, flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]) / "records")
