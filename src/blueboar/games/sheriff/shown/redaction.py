"""What a seat sees of an event (rules 10). Whatever is not listed here as shown is not in it."""

from __future__ import annotations

from typing import Any, Final

from blueboar.core.seats import Seat
from blueboar.games.sheriff.wire import events

_HIDDEN: Final = events.Hidden()
_OPEN_TO_ALL: Final = frozenset(
    (
        events.GoldMoved,
        events.Hidden,
        events.GoldDealt,
        events.RoundBegan,
        events.PhaseBegan,
        events.TurnPassed,
        events.PileChosen,
        events.BagClosed,
        events.BagsHandedOver,
        events.Declared,
        events.DealStruck,
        events.DutyTaken,
        events.Promised,
        events.PromiseSettled,
        events.StanceTaken,
        events.BagLetThrough,
        events.BagOpened,
        events.TimeRanOut,
        events.DebtForgiven,
        events.Asked,
        events.Answered,
        events.PlateFixed,
        events.SplitRefused,
        events.OddNamed,
        events.BlackMarketSold,
        events.BlackMarketPassed,
        events.ContrabandRevealed,
        events.GameEnded,
    )
)


def redact(event: Any, seat: Seat | None) -> Any:
    kind = type(event)
    if kind in _OPEN_TO_ALL:
        return event
    if kind is events.CardsMoved:
        return _cards_moved(event, seat)
    if kind in (events.OfferMade, events.OfferAgreed, events.OfferClosed):
        return _without_picks(event, seat) if event.seen is None or seat in event.seen else _HIDDEN
    if kind is events.CardsShown:
        if seat in event.seen or seat == event.owner:
            return event
        return events.CardsShown(event.owner, event.zone, event.count, event.seen)
    if kind is events.SplitProposed:
        if seat in event.seen:
            return event
        return events.SplitProposed(event.deputy, event.gold, event.count)
    if kind is events.DeckShuffled:
        return events.DeckShuffled(event.count)
    if kind is events.DeckRenewed:
        return events.DeckRenewed(event.count, event.piles)
    return _HIDDEN


def _cards_moved(event: events.CardsMoved, seat: Seat | None) -> Any:
    if event.seen is None or seat in event.seen:
        return event
    if event.target.startswith("bag:"):
        return _HIDDEN  # a sealed bag tells nobody even its number, until all are closed (rules 4.2)
    return events.CardsMoved(event.source, event.target, event.count, None, event.seen, event.promise)


def _without_picks(event: Any, seat: Seat | None) -> Any:
    """Which unnamed cards somebody means, only they know (rules 5.30)."""
    if type(event) is events.OfferMade and event.picked and seat != event.deal.proposer:
        return events.OfferMade(event.deal, event.seen)
    if type(event) is events.OfferAgreed and event.picked and seat != event.seat:
        return events.OfferAgreed(event.deal, event.seat, event.seen)
    return event
