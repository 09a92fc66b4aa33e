"""Named ways for bots to play; the client has their names in every language."""

from __future__ import annotations

from blueboar.bots.bot import Personality
from blueboar.protocol.shapes import Traits
from blueboar.server.refusals import Refused

PERSONALITIES: dict[str, Traits] = {
    "even": Traits(),
    "honest": Traits(boldness=0.4, honesty=0.9, greed=0.4, grudge=0.4),
    "rogue": Traits(boldness=0.7, honesty=0.1, greed=0.6, grudge=0.4),
    "greedy": Traits(boldness=0.5, honesty=0.4, greed=0.95, grudge=0.5),
    "daring": Traits(boldness=0.95, honesty=0.4, greed=0.5, grudge=0.3),
    "cautious": Traits(boldness=0.1, honesty=0.6, greed=0.4, grudge=0.4),
    "resentful": Traits(boldness=0.6, honesty=0.5, greed=0.5, grudge=0.95),
}


def traits_of(name: str | None, traits: Traits | None) -> Traits:
    if traits is not None:
        return traits
    if name is None:
        return Traits()
    try:
        return PERSONALITIES[name]
    except KeyError:
        raise Refused(400, "bots.unknown-personality", personality=name, allowed=list(PERSONALITIES)) from None


def personality(traits: Traits | None) -> Personality:
    if traits is None:
        return Personality()
    return Personality(traits.boldness, traits.honesty, traits.greed, traits.grudge)
