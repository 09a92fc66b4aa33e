"""A bot's rating against a reference that never moves.

    python -m blueboar.research.leaderboard GAME "node my_bot.mjs" --games 400

A reference is a whole revision of the Blue Boar: its rules, its bots and its arena. The submitted bot is a command that
speaks on its pipes (docs/bots.md) and sits down at tables of that revision, so that a later change of bots or rules
cannot move a published number. The revision is taken from a clone of the repository.
"""

from __future__ import annotations

import argparse
import io
import json
import os
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path
from typing import Any, Final

import msgspec


class Reference(msgspec.Struct, frozen=True):
    """`bots`: the levels that a submission meets, by game. `players` sit at a table."""

    revision: str
    bots: dict[str, tuple[str, ...]]
    players: int


_FILE: Final = Path(__file__).with_name("references.toml")
REFERENCES: Final = msgspec.toml.decode(_FILE.read_bytes(), type=dict[str, Reference])


class NoReference(Exception):
    """The reference, or its revision, is not there; the text says what is wanted."""


def find_reference(name: str) -> Reference:
    if name not in REFERENCES:
        raise NoReference(f"reference {name!r}: one of {', '.join(REFERENCES)} is wanted")
    return REFERENCES[name]


def unpacked(reference: Reference, clone: Path, folder: Path) -> Path:
    """The sources of the revision; they are put under `folder`."""
    command = ["git", "-C", str(clone), "archive", reference.revision, "src"]
    packed = subprocess.run(command, capture_output=True, check=False)
    if packed.returncode:
        why = packed.stderr.decode(errors="replace").strip()[:200]
        raise NoReference(f"revision {reference.revision[:10]} is not in {clone}: {why}; name a clone with --clone")
    with tarfile.open(fileobj=io.BytesIO(packed.stdout)) as archive:
        archive.extractall(folder, filter="data")
    return folder / "src"


def standings(
    name: str, game: str, command: str | None, games: int, clone: Path, seed: str = "leaderboard"
) -> list[dict[str, Any]]:
    """The ladder of the reference; with a command, and this bot among it."""
    reference = find_reference(name)
    if game not in reference.bots:
        raise NoReference(f"game {game!r}: one of {', '.join(reference.bots)} is wanted")
    bots = list(reference.bots[game]) + ([f"cmd:{command}"] if command else [])
    with tempfile.TemporaryDirectory() as folder:
        source = unpacked(reference, clone, Path(folder))
        arena = [sys.executable, "-m", "blueboar", "arena", game, "--bots", ",".join(bots), "--games", str(games)]
        arena += ["--players", str(reference.players), "--seed", seed, "--json"]
        played = subprocess.run(
            arena, env={**os.environ, "PYTHONPATH": str(source)}, capture_output=True, check=False, text=True
        )
    if not played.stdout:
        raise NoReference(played.stderr.strip()[-500:])
    rows: list[dict[str, Any]] = json.loads(played.stdout)["standings"]
    return sorted(rows, key=lambda row: -row["rating"]["value"])


def main() -> int:
    parser = argparse.ArgumentParser(description="The rating of a bot against a frozen reference.")
    parser.add_argument("game")
    parser.add_argument("command", nargs="?", help="the bot, as it is started; without it, the ladder of the reference")
    parser.add_argument("--reference", default="ref-1", help=" or ".join(REFERENCES))
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--clone", type=Path, default=Path.cwd(), help="a clone of the repository (here)")
    asked = parser.parse_args()
    try:
        rows = standings(asked.reference, asked.game, asked.command, asked.games, asked.clone)
    except NoReference as error:
        print(error, file=sys.stderr)
        return 2
    print(f"{asked.reference} ({find_reference(asked.reference).revision[:10]}), {asked.game}, {asked.games} games")
    for row in rows:
        rating = row["rating"]
        print(f"{row['name']:<20} {rating['value']:6.1f}  [{rating['low']:.1f}, {rating['high']:.1f}]")
    return 0


if __name__ == "__main__":
    sys.exit(main())
