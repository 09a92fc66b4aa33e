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
    bluffs: float
    """How often an honest merchant offers a bribe, to look guilty."""
    demands: float
    """How often it asks for gold when nobody has offered any."""
    terms: tuple[str, ...]
    """The kinds of terms it offers; it understands all of them."""
    # The craft below was found by playing thousands of games; plain levels use the defaults.
    lie_cost: float = 1.0
    """How heavily the expected cost of a lie weighs when a bag is loaded."""
    lie_shame: float = 0.0
    """In points: what a lie has to bring more than the truth."""
    keeps_later: float = 0.25
    """What a card that is not loaded now keeps of its worth."""
    gets_through: float = 0.62
    """The share of contraband in hand that is expected to reach the stall."""
    open_bias: float = 0.0
    """In points: how much more, or less, than it seems opening is worth."""
    ask_share: float = 0.37
    """The share of a liar's stake that those in office ask for."""
    pays_share: float = 0.75
    """The share of what an open bag would cost that a merchant pays at most."""
    first_offer: float = 0.9
    """The first offer, as a share of what opening may bring."""
    silent: float = 0.25
    """How often a lying merchant keeps quiet as the honest do."""
    usual_lies: float = 0.42
    """How many bags of a stranger are lies."""
    usual_opens: float = 0.42
    """How many bags a strange sheriff opens."""


def load_skills() -> dict[str, Skill]:
    text = resources.files(__package__).joinpath("skills.toml").read_text("utf-8")
    return {name: msgspec.convert(row, Skill) for name, row in tomllib.loads(text).items()}
