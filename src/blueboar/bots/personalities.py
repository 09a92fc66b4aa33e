"""Personalities are data: named ones from a file, or traits given by number."""

from __future__ import annotations

import tomllib
from importlib import resources

import msgspec

from blueboar.bots.bot import Personality
from blueboar.core.errors import SetupError


def personalities() -> dict[str, Personality]:
    text = resources.files(__package__).joinpath("personalities.toml").read_text("utf-8")
    return {name: msgspec.convert(row, Personality) for name, row in tomllib.loads(text).items()}


def parse_personality(text: str) -> Personality:
    """A name (`rogue`), or traits (`boldness=0.9,greed=0.2`)."""
    known = personalities()
    if "=" not in text:
        if text not in known:
            raise SetupError("bots.unknown-personality", personality=text, allowed=sorted(known))
        return known[text]
    traits: dict[str, float] = {}
    for part in text.split(","):
        name, _, number = part.partition("=")
        try:
            value = float(number)
        except ValueError:
            value = -1.0
        if name not in Personality.__struct_fields__ or not 0.0 <= value <= 1.0:
            raise SetupError("bots.bad-trait", trait=part, allowed=list(Personality.__struct_fields__))
        traits[name] = value
    return Personality(**traits)
