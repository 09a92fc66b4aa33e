"""What can be counted of a finished game, by seat: lies, inspections, bribes, and what was brought to market."""
# interpreted: runs once a game

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from blueboar.core.record import Entry
from blueboar.core.seats import Seat
from blueboar.games.sheriff.data.catalogue import Catalogue, catalogue_of
from blueboar.games.sheriff.data.editions import Config
from blueboar.games.sheriff.wire import events
from blueboar.games.sheriff.wire.moves import Move
from blueboar.games.sheriff.wire.terms import Promise


class _Tally:
    def __init__(self, goods: Catalogue, players: int) -> None:
        self.goods = goods
        self.counts: list[Counter[str]] = [Counter() for _ in range(players)]
        self.bags: dict[Seat, tuple[str, ...]] = {}
        self.office: tuple[Seat, ...] = ()
        self.promised_by: dict[int, Seat] = {}

    def take(self, event: object) -> None:
        match event:
            case events.RoundBegan():
                self.office = event.office
                self.bags = {}
            case events.CardsMoved():
                self._cards(event)
            case events.Declared():
                self._declared(event)
            case events.BagOpened():
                self.counts[event.merchant]["honest_opened" if event.truthful else "caught"] += 1
                for seat in event.by:
                    self.counts[seat]["opened_wrong" if event.truthful else "opened_right"] += 1
            case events.BagLetThrough():
                for seat in event.by:
                    self.counts[seat]["let_through"] += 1
            case events.GoldMoved():
                self._gold(event)
            case events.DealStruck():
                for seat in (event.deal.proposer, *event.deal.partners):
                    self.counts[seat]["deals"] += 1
            case events.OfferMade():
                self.counts[event.deal.proposer]["offers"] += 1
            case events.Promised():
                self._promised(event.promise)
            case events.PromiseSettled() if event.status == "broken":
                self.counts[self.promised_by[event.promise]]["promises_broken"] += 1
            case _:
                pass

    def _cards(self, event: events.CardsMoved) -> None:
        target, _, seat = event.target.partition(":")
        if target == "bag":
            self.bags[int(seat)] = event.cards or ()
        elif event.source.startswith(("bag:", "pledge")) and target in ("stall", "contraband"):
            for card in event.cards or ():
                self.counts[int(seat)][f"good:{card}"] += 1

    def _declared(self, event: events.Declared) -> None:
        self.counts[event.merchant]["bags"] += 1
        if self.goods.wrong_cards(self.bags.get(event.merchant, ()), event.good):
            self.counts[event.merchant]["lies"] += 1

    def _promised(self, promise: Promise) -> None:
        """Some promises are broken as soon as they are struck, others turn out later to be."""
        self.promised_by[promise.id] = promise.giver
        if promise.status == "broken":
            self.counts[promise.giver]["promises_broken"] += 1

    def _gold(self, event: events.GoldMoved) -> None:
        giver, taker = event.source.partition(":")[2], event.target.partition(":")[2]
        if event.why == "pledge":
            return
        paid, taken = ("bribes_paid", "bribes_taken") if event.why == "deal" else ("fines_paid", "fines_taken")
        if event.why == "loot":
            paid, taken = "loot", "bribes_taken"
        if giver:
            self.counts[int(giver)][paid] += event.amount
        if taker:
            self.counts[int(taker)][taken] += event.amount


def statistics(config: Config, entries: Iterable[Entry[Move, events.Event]]) -> tuple[dict[str, int], ...]:
    tally = _Tally(catalogue_of(config), config.players)
    for entry in entries:
        for event in entry.events:
            tally.take(event)
    return tuple(dict(counts) for counts in tally.counts)
