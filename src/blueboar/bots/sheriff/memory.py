"""What a bot remembers: who lied, who paid, who kept their word, what was taken from open piles and thrown away."""

from __future__ import annotations

import copy
from collections import Counter
from typing import Any

from blueboar.bots.sheriff.bribes import about_bag, gold_from
from blueboar.bots.sheriff.history import BagHistory, PlayerHistory
from blueboar.core.record import Entry
from blueboar.core.seats import Seat
from blueboar.games.sheriff.wire import events
from blueboar.games.sheriff.wire.terms import Deal


class Memory:
    def __init__(self, players: int, seat: Seat, open_aside: bool) -> None:
        self.seat = seat
        self._open_aside = open_aside
        self.seq = -1
        self.histories = [PlayerHistory() for _ in range(players)]
        self.in_hand: list[Counter[str]] = [Counter() for _ in range(players)]
        """Cards that are known to be in a hand (or in the bag filled from it)."""
        self.thrown: list[Counter[str]] = [Counter() for _ in range(players)]
        """Cards thrown away in this round's market."""
        self.exchanged = [0] * players
        self.bags = [BagHistory() for _ in range(players)]
        self.office: tuple[Seat, ...] = ()
        self.round = 0
        self.open_deals: dict[int, Deal] = {}
        self.my_offers: Counter[Seat] = Counter()
        """Offers of mine in this inspection, by the merchant they were about."""
        self.sideline_offers = 0
        """Offers of mine about others' bags."""
        self.face_down: list[Counter[str]] = [Counter() for _ in range(players)]
        """Face-down cards that this seat happens to know."""
        self.my_gate: dict[tuple[Seat, int], bool] = {}
        """By officer and round before: whether my next bag that they decided was let through for nothing."""

    def fork(self, seat: Seat) -> Memory:
        """What another seat may remember: all of this was public. For thinking about what it would do."""
        other = copy.copy(self)
        other.seat = seat
        other.histories = [copy.copy(history) for history in self.histories]
        for history in other.histories:
            history.prices = history.prices[:]
        other.bags = [copy.copy(bag) for bag in self.bags]
        other.open_deals = dict(self.open_deals)
        in_office = seat in self.office
        made = [bag.demands if in_office else bag.offers for bag in self.bags]
        other.my_offers = Counter({merchant: number for merchant, number in enumerate(made) if number})
        return other

    def hear(self, events_: tuple[Any, ...]) -> None:
        """Events of a game that is only thought of."""
        for event in events_:
            if isinstance(event, (events.OfferMade, events.OfferClosed, events.DealStruck)):
                self._event(event)

    def watch(self, entry: Entry) -> None:
        self.seq = entry.seq
        for event in entry.events:
            self._event(event)

    def _event(self, event: Any) -> None:
        match event:
            case events.CardsMoved():
                self._cards(event)
            case events.RoundBegan():
                self._new_round(event)
            case events.Declared():
                bag = self.bags[event.merchant]
                bag.good, bag.count = event.good, event.count
            case events.OfferMade():
                self._offer(event.deal)
            case events.OfferClosed():
                self._closed(event)
            case events.DealStruck():
                self._struck(event.deal)
            case events.BagLetThrough():
                bag = self.bags[event.merchant]
                bag.judged = True
                if not bag.deal and len(event.by) == 1:
                    self.histories[event.by[0]].passed += 1
                self._my_bag(event.merchant, event.by, not bag.deal)
            case events.BagOpened():
                self._opened(event)
            case events.CardsShown():
                if event.cards is not None and event.zone == "stall":
                    self.face_down[event.owner] = Counter(event.cards)
            case events.GameEnded():
                self._judge_bags()
            case _:
                pass

    def _new_round(self, event: events.RoundBegan) -> None:
        self._judge_bags()
        players = len(self.histories)
        self.round, self.office = event.number, event.office
        self.thrown = [Counter() for _ in range(players)]
        self.exchanged = [0] * players
        self.bags = [BagHistory() for _ in range(players)]
        self.open_deals = {}
        self.my_offers = Counter()
        self.sideline_offers = 0

    def _judge_bags(self) -> None:
        """Once a bag is decided everyone knows whether it was as declared."""
        for seat, bag in enumerate(self.bags):
            if not bag.judged:
                continue
            history = self.histories[seat]
            if bag.wrong:
                history.lies += 1
                history.wrong_cards += bag.wrong
                history.lie_cards += bag.count
            else:
                history.truths += 1
            if bag.offered:
                if bag.wrong:
                    history.bribed_lying += 1
                else:
                    history.bribed_true += 1

    def _cards(self, event: events.CardsMoved) -> None:
        source, _, owner = event.source.partition(":")
        target, _, receiver = event.target.partition(":")
        if source == "pile" and target == "hand" and event.cards:
            self.in_hand[int(receiver)].update(event.cards)
        elif event.cards and (source, target) == self._thrown_by():
            self.thrown[int(owner)].update(event.cards)
            self._forget(int(owner), event.cards)
        elif source == "bag":
            self._from_bag(event, int(owner), target)
        elif source == "contraband" and target == "sold" and event.cards:
            self.face_down[int(owner)].subtract(event.cards)
        if source == "hand" and target == "aside":
            self.exchanged[int(owner)] += event.count
        if target == "contraband" and event.cards:
            self.face_down[int(receiver)].update(event.cards)

    def _thrown_by(self) -> tuple[str, str]:
        """The move of cards by which everyone sees what was thrown away."""
        return ("hand", "aside") if self._open_aside else ("aside", "pile")

    def _from_bag(self, event: events.CardsMoved, merchant: Seat, target: str) -> None:
        bag = self.bags[merchant]
        if event.cards and target != "contraband":
            self._forget(merchant, event.cards)
        if not bag.judged or target in ("pile", "hand"):
            return
        if target == "contraband" or target == "loot-hidden":
            bag.wrong += event.count
            for card in list(self.in_hand[merchant]):
                if event.cards is None or card in event.cards:
                    self._forget_smuggled(merchant, card)
        elif target in ("stall", "loot"):
            bag.wrong += len([card for card in event.cards or () if card != bag.good and not card.startswith("feast")])

    def _forget_smuggled(self, merchant: Seat, card: str) -> None:
        if card != self.bags[merchant].good:
            self.in_hand[merchant][card] = max(0, self.in_hand[merchant][card] - 1)

    def _forget(self, seat: Seat, cards: tuple[str, ...]) -> None:
        known = self.in_hand[seat]
        for card in cards:
            if known[card] > 0:
                known[card] -= 1

    def _offer(self, deal: Deal) -> None:
        if deal.replaces is not None:
            replaced = self.open_deals.pop(deal.replaces, None)
            if replaced is not None and replaced.proposer != deal.proposer:
                self._turned_down(replaced, deal.proposer)
        self.open_deals[deal.id] = deal
        about = about_bag(deal)
        if about is None:
            if deal.proposer == self.seat:
                self.sideline_offers += 1
            return
        bag = self.bags[about]
        gold = gold_from(deal, about)
        if deal.proposer == about:
            bag.offered = max(bag.offered, gold)
            bag.offers += 1
        elif deal.proposer in self.office:
            bag.demands += 1
            self.histories[deal.proposer].demands += 1
            bag.demanded = gold
        if deal.proposer == self.seat:
            self.my_offers[about] += 1

    def _closed(self, event: events.OfferClosed) -> None:
        deal = self.open_deals.pop(event.deal, None)
        if deal is not None and event.why == "refused" and event.by is not None:
            self._turned_down(deal, event.by)

    def _turned_down(self, deal: Deal, by: Seat) -> None:
        about = about_bag(deal)
        if about is not None and by in self.office:
            bag = self.bags[about]
            bag.refused = max(bag.refused, gold_from(deal, about))

    def _struck(self, deal: Deal) -> None:
        self.open_deals.pop(deal.id, None)
        about = about_bag(deal)
        if about is None:
            return
        self.bags[about].deal = True
        gold = gold_from(deal, about)
        if gold:
            self.bags[about].offered = max(self.bags[about].offered, gold)
        for seat in self.office:
            if seat in (deal.proposer, *deal.partners):
                self.histories[seat].prices.append(gold)

    def _opened(self, event: events.BagOpened) -> None:
        bag = self.bags[event.merchant]
        bag.judged = True
        bag.wrong = len(event.confiscated or ())
        self._forget(event.merchant, event.cards)
        for seat in event.by:
            self.histories[seat].opened += 1
        bag.judged = False
        self._judge_opened(event.merchant)

        self._my_bag(event.merchant, event.by, False)

    def _my_bag(self, merchant: Seat, by: tuple[Seat, ...], for_nothing: bool) -> None:
        if merchant == self.seat:
            for officer in by:
                for earlier in range(1, self.round):
                    self.my_gate.setdefault((officer, earlier), for_nothing)

    def _judge_opened(self, merchant: Seat) -> None:
        bag, history = self.bags[merchant], self.histories[merchant]
        if bag.wrong:
            history.lies += 1
            history.wrong_cards += bag.wrong
            history.lie_cards += bag.count
        else:
            history.truths += 1
