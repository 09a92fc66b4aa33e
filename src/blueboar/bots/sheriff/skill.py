"""What a level can do, as data."""

from __future__ import annotations

import tomllib
from importlib import resources

import msgspec


class Skill(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    crowns: float
    """How much of King and Queen it has in mind when it values a card."""
    piles: bool
    """Whether it takes from open discard piles."""
    reads: float
    """How much it reads from declarations, draws and counts."""
    memory: bool
    """Whether it remembers what the others did in earlier rounds."""
    lies: float
    """How often it lies when it has no reason to do either; 0 and 1 mean never and always."""
    opens: float
    """How often it opens a bag of which it knows nothing."""
    noise: float
    """In points: options that differ by less than this are about equally likely, so that nobody can read it."""
    haggles: int
    """How many offers it makes about one bag."""
    speaks: float
    """How often a merchant makes the first offer, whatever is in the bag."""
    demands: float
    """How often it asks for gold when nobody has offered any."""
    terms: tuple[str, ...]
    """The kinds of terms it offers; it understands all of them."""
    # The craft below was found by playing thousands of games; plain levels use the defaults.
    lie_shame: float = 0.0
    """In points: what a lie has to bring more than the truth."""
    shameless: float = 0.0
    """How much less than that where contraband sells at the black market; below zero: how much more."""
    keeps_later: float = 0.32
    """What a card that is not loaded now keeps of its worth."""
    gets_through: tuple[float, ...] = (0.75, 0.6, 0.45, 0.35, 0.3, 0.25)
    """What is expected to come of the first contraband card in hand, the second, and so on."""
    open_bias: float = 0.0
    """In odds: how much more, or less, often it opens than the solved gate."""
    watches_leader: float = 0.0
    """How much more the losses of who is ahead are worth to it than those of who is behind."""


def load_skills() -> dict[str, Skill]:
    text = resources.files(__package__).joinpath("skills.toml").read_text("utf-8")
    return {name: msgspec.convert(row, Skill) for name, row in tomllib.loads(text).items()}
