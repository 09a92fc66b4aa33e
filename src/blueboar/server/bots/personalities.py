"""The bots' personalities as people choose them: by name, or trait by trait."""

from __future__ import annotations

from functools import cache

from blueboar.bots.bot import Personality
from blueboar.bots.personalities import personalities
from blueboar.protocol.shapes import Traits
from blueboar.server.refusals import RequestRefused


@cache
def named_traits() -> dict[str, Traits]:
    return {name: Traits(way.boldness, way.honesty, way.greed, way.grudge) for name, way in personalities().items()}


def traits_of(name: str | None, traits: Traits | None) -> Traits:
    if traits is not None:
        return traits
    if name is None:
        return Traits()
    known = named_traits()
    if name not in known:
        raise RequestRefused(400, "bots.unknown-personality", personality=name, allowed=list(known))
    return known[name]


def personality(traits: Traits | None) -> Personality:
    if traits is None:
        return Personality()
    return Personality(traits.boldness, traits.honesty, traits.greed, traits.grudge)
