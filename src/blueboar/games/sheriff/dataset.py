"""Tables of Sheriff for data sets: every bag with its truth, and every deal with what became of it."""
# interpreted: runs once a game

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from blueboar.core.dataset import Rows
from blueboar.core.record import Entry
from blueboar.games.sheriff.data.editions import Config
from blueboar.games.sheriff.wire import events, moves


def rows(config: Config, entries: Iterable[Entry]) -> Rows:
    tables = _Tables()
    for entry in entries:
        if isinstance(entry.move, moves.LoadBag):
            tables.load(entry.seat, entry.move.cards)
        for event in entry.events:
            tables.hear(entry.seq, event)
    return {"bags": tables.bags, "deals": list(tables.deals.values())}


class _Tables:
    def __init__(self) -> None:
        self.round = 0
        self.bags: list[dict[str, Any]] = []
        self.deals: dict[int, dict[str, Any]] = {}
        self._open: dict[int, dict[str, Any]] = {}

    def load(self, merchant: int, cards: tuple[str, ...]) -> None:
        self._open[merchant] = {
            "round": self.round,
            "merchant": merchant,
            "cards": sorted(cards),
            "declared": "",
            "true": False,
            "fate": "",
        }
        self.bags.append(self._open[merchant])

    def hear(self, seq: int, event: Any) -> None:
        if isinstance(event, events.RoundBegan):
            self.round = event.number
            self._open = {}
        elif isinstance(event, events.Declared):
            bag = self._open[event.merchant]
            bag["declared"] = event.good
            bag["true"] = all(card == event.good for card in bag["cards"])
        elif isinstance(event, (events.BagOpened, events.BagLetThrough)):
            fate = "opened" if isinstance(event, events.BagOpened) else "let-through"
            self._open[event.merchant]["fate"] = fate
        elif isinstance(event, events.OfferMade):
            deal = event.deal
            self.deals[deal.id] = {
                "deal": deal.id,
                "round": self.round,
                "seq": seq,
                "proposer": deal.proposer,
                "partners": list(deal.partners),
                "terms": msgspec.json.encode(deal.terms).decode(),
                "replaces": deal.replaces or 0,
                "fate": "",
            }
        elif isinstance(event, events.OfferClosed):
            self.deals[event.deal]["fate"] = event.why
        elif isinstance(event, events.DealStruck):
            self.deals[event.deal.id]["fate"] = "struck"
