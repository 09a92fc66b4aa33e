"""Prices found by walking: down until somebody pays, up until nobody does; words and silence bought beforehand."""

from __future__ import annotations

from typing import Any

from benchmarks.tricksters.gate import Gate
from benchmarks.tricksters.script import Trickster
from blueboar.bots.bot import Answer
from blueboar.bots.sheriff.loading import Load
from blueboar.bots.sheriff.sayings import LET_NEXT_BAG_THROUGH
from blueboar.core.record import Entry
from blueboar.core.seats import Seat
from blueboar.games.sheriff.wire import events
from blueboar.games.sheriff.wire.moves import LetThrough, OpenBag
from blueboar.games.sheriff.wire.terms import DoFavour, GiveGold, LetThroughTerm, RefuseDealsTerm
from blueboar.games.sheriff.wire.views import SheriffView


class DutchAuction(Trickster):
    """In office: from fourteen gold down, coin by coin, until each pays; who never pays is let through."""

    prices: tuple[int, ...] = (14, 12, 10, 8, 7, 6, 5, 4, 3, 2, 1)
    opens = False

    def as_officer(self, gate: Gate) -> Answer | None:
        if len(gate.office) > 1:
            return None
        for deal in gate.from_others():
            about = next((bag.merchant for bag in gate.bags if gate.has_act(deal, bag.merchant)), None)
            if about is None:
                continue
            price = self._price(about)
            if price is not None and gate.given(deal, about) < price:
                return gate.refuse(deal)
            return (None if gate.given(deal, gate.me) else gate.accept(deal)) or gate.refuse(deal)
        for bag in gate.bags:
            price = self._price(bag.merchant)
            while price is not None and price > gate.view.players[bag.merchant].gold:
                self.count(bag.merchant)
                price = self._price(bag.merchant)
            if price is not None and not gate.mine():
                self.count(bag.merchant)
                made = gate.offer((bag.merchant,), GiveGold(bag.merchant, price), LetThroughTerm(bag.merchant))
                if made is not None:
                    return made
        for bag in gate.bags:
            if bag.open and (self.opens or not bag.let_through):
                return Answer(OpenBag(bag.merchant))
            if bag.let_through:
                return Answer(LetThrough(bag.merchant))
        return None

    def _price(self, merchant: Seat) -> int | None:
        asked = self.stage.get(merchant, 0)
        return self.prices[asked] if asked < len(self.prices) else None


class DutchOrOpen(DutchAuction):
    """The same down to four; then it opens."""

    prices = (14, 12, 10, 8, 7, 6, 5, 4)
    opens = True


class ThreePrices(DutchAuction):
    """The same in three steps, as the bots themselves come down."""

    prices = (10, 7, 4)


class LearntPrice(Trickster):
    """In office: asks each for a coin more than they paid last, or three less than they refused; opens at random."""

    def __init__(self, setup: Any) -> None:
        super().__init__(setup)
        self.price: dict[Seat, int] = {}

    def watch(self, entry: Entry) -> None:
        super().watch(entry)
        for event in entry.events:
            if isinstance(event, events.DealStruck) and event.deal.proposer == self.setup.seat:
                for seat in event.deal.partners:
                    self.price[seat] = self.price.get(seat, 6) + 1
            elif isinstance(event, events.OfferClosed) and event.why == "refused" and event.by in self.price:
                self.price[event.by] = max(2, self.price[event.by] - 3)

    def as_officer(self, gate: Gate) -> Answer | None:
        if len(gate.office) > 1:
            return None
        for bag in gate.bags:
            price = self.price.setdefault(bag.merchant, 6)
            if self.stage.get(bag.merchant, 0) < 2 and gate.view.players[bag.merchant].gold >= price:
                self.count(bag.merchant)
                made = gate.offer((bag.merchant,), GiveGold(bag.merchant, price), LetThroughTerm(bag.merchant))
                if made is not None:
                    return made
        return None


class BuysPassage(Trickster):
    """Up to five gold to whoever is in office next for their word about the next bag; then a lie of four cards."""

    def load(self, view: SheriffView) -> Load | None:
        bought = any(
            line.giver in view.office and view.seat in line.to and line.round < view.round and line.status == "open"
            for line in view.ledger
            if line.text == LET_NEXT_BAG_THROUGH
        )
        return self.lying_load(view, most=3) if bought else None

    def as_merchant(self, gate: Gate) -> Answer | None:
        following = (gate.office[0] + 1) % len(gate.view.players)
        tried = self.stage.get("word", 0)
        if gate.mine() or following == gate.me or tried >= 3 or gate.view.round == gate.view.rounds:
            return None
        self.count("word")
        gold = gate.my_gold(3 + tried)
        word = DoFavour(following, LET_NEXT_BAG_THROUGH)
        return gate.offer((following,), GiveGold(gate.me, gold), word) if gold else None


class Gags(Trickster):
    """Pays up to four gold that the sheriff deals with no rival who has a full bag: who cannot pay is opened."""

    def as_merchant(self, gate: Gate) -> Answer | None:
        if gate.mine() or self.tried_enough() or len(gate.office) > 1:
            return None
        for player in gate.view.players:
            tried = self.stage.get(("gag", player.seat), 0)
            full = player.seat != gate.me and player.bag.status == "closed" and (player.bag.count or 0) >= 4
            if full and tried < 3 and gate.own.gold > 20:
                self.count(("gag", player.seat))
                made = gate.offer(gate.office, GiveGold(gate.me, 2 + tried), RefuseDealsTerm(player.seat))
                if made is not None:
                    return made
        return None


class GagsAndPasses(Trickster):
    """In office: asks every merchant for two coins more than nothing for silence about the others, and passes all."""

    def as_officer(self, gate: Gate) -> Answer | None:
        if len(gate.office) > 1 or gate.mine():
            return None
        for bag in gate.bags:
            for rival in gate.bags:
                fresh = rival.merchant != bag.merchant and not self.stage.get((bag.merchant, rival.merchant))
                if fresh and gate.view.players[bag.merchant].gold:
                    self.count((bag.merchant, rival.merchant))
                    terms = (GiveGold(bag.merchant, 1), RefuseDealsTerm(rival.merchant))
                    made = gate.offer((bag.merchant,), *terms)
                    if made is not None:
                        return made
        return None
