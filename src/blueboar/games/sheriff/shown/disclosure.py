"""Which events may have shown somebody something hidden: a move that brought one about cannot be taken back.

What is listed here is words, gold, or cards that everyone who sees them knew before. Whatever is not listed discloses.
"""

from __future__ import annotations

from typing import Any, Final

from blueboar.games.sheriff.data.editions import Config
from blueboar.games.sheriff.wire import events

_HARMLESS: Final = frozenset(
    (
        events.GoldMoved,
        events.PhaseBegan,
        events.TurnPassed,
        events.BagClosed,
        events.Declared,
        events.OfferMade,
        events.OfferAgreed,
        events.DutyTaken,
        events.Promised,
        events.StanceTaken,
        events.Asked,
        events.Answered,
        events.PlateFixed,
        events.SplitProposed,
        events.SplitRefused,
        events.OddNamed,
        events.BlackMarketPassed,
    )
)
_OPEN_ZONES: Final = frozenset(("pile", "stall", "pledge", "loot", "sold"))
"""Everyone sees what lies there, so that taking it away shows nothing."""
_OWN_ZONES: Final = frozenset(("hand", "contraband", "pledge-hidden"))
"""Their owner knows what is there. A bag is not among them: how many of its cards are contraband nobody else knows."""


def discloses(config: Config, event: Any) -> bool:
    kind = type(event)
    if kind in _HARMLESS:
        return False
    if kind is events.CardsMoved:
        return _cards_are_news(event)
    if kind is events.DealStruck:
        return config.options.private_offers  # everyone hears what two had agreed among themselves
    if kind is events.OfferClosed:
        return bool(event.why == "unpayable")  # somebody has not what they had
    if kind is events.PromiseSettled:
        return bool(event.why != "marked")
    return True


def _cards_are_news(event: events.CardsMoved) -> bool:
    zone, _, owner = event.source.partition(":")
    if zone in _OPEN_ZONES:
        return False
    stays = event.target.partition(":")[2] == owner
    return not (zone in _OWN_ZONES and stays and event.seen == (int(owner),))
