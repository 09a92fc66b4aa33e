"""What a bot remembers: who lied, who paid, who kept their word, what was taken from open piles and thrown away."""

from __future__ import annotations

from collections import Counter
from math import log
from typing import Any

from blueboar.bots.sheriff.bribes import about_bag, opens_own, price_from
from blueboar.bots.sheriff.caught_lies import CaughtLies
from blueboar.bots.sheriff.gate.table import gate_table
from blueboar.bots.sheriff.haggling import usual_demand
from blueboar.bots.sheriff.history import BagHistory, PlayerHistory, Shares
from blueboar.bots.sheriff.known_cards import KnownCards
from blueboar.bots.sheriff.words_for_gold import sale_of
from blueboar.core.record import Entry
from blueboar.core.seats import Seat
from blueboar.games.sheriff.wire import events
from blueboar.games.sheriff.wire.terms import Deal, OpenBagTerm, Term

TELLING = 3.0
"""Smaller offers are anybody's."""
_OTHERS = 0.4
"""How much of what a player has shown is held against the others."""
_UNREAD = 2.5
_STERN = 1.1
_MOST_STERN = 1.4


class Memory:
    def __init__(
        self, players: int, seat: Seat, open_aside: bool, value: dict[str, int] | None = None, rounds: int = 0
    ) -> None:
        self.seat = seat
        self.value = value or {}
        """Printed values, to know what an offer of goods was worth."""
        self.rounds = rounds
        self.seq = -1
        self.histories = [PlayerHistory() for _ in range(players)]
        self.caught_lies = CaughtLies()
        self.cards = KnownCards(players, open_aside)
        self.bags = [BagHistory() for _ in range(players)]
        self.office: tuple[Seat, ...] = ()
        self.round = 0
        self.open_deals: dict[int, Deal] = {}
        self.my_offers: Counter[Seat] = Counter()
        """Offers of mine in this inspection, by the merchant they were about."""
        self.sideline_offers = 0
        """Offers of mine about others' bags."""
        self.sales: Counter[Seat] = Counter()
        """Courtesies that I offered in this inspection, by buyer."""
        self.dares_taken = 0
        self.dares_refused = 0
        """How often those in office let themselves be paid for opening a bag of mine, or did not."""
        self.my_gate: dict[tuple[Seat, int], bool] = {}
        """By officer and round before: whether my next bag that they decided was let through for nothing."""
        self.said: set[tuple[tuple[Seat, ...], tuple[Term, ...]]] = set()
        """Offers of mine in this inspection: nobody says the same twice."""
        self.wronged = [0] * players
        """How often each has paid for having my bag opened, or broken a word to me."""
        self.helped = [0] * players
        """How often each let my bag through for nothing though it was a lie, or kept a word to me."""
        self._promises: dict[int, tuple[Seat, tuple[Seat, ...]]] = {}
        self.reaction: tuple[str, Seat] | None = None
        """The bag that was opened last, to be remarked upon: `caught` or `true`, and its merchant."""
        self.reaction_seq = -1

    def shares(self, seat: Seat) -> Shares:
        return Shares(self.histories, seat, _OTHERS)

    def reading(self) -> float:
        """How much better than by chance those in office have told lies from truths, in odds; 0 at first."""
        opened_lies = passed_lies = opened_truths = passed_truths = _UNREAD
        for history in self.histories:
            opened_lies += history.opened_lies
            passed_lies += history.passed_lies
            opened_truths += history.opened_truths
            passed_truths += history.passed_truths
        return 0.5 * log(opened_lies * passed_truths / (passed_lies * opened_truths))

    def sternness(self, officers: tuple[Seat, ...]) -> float:
        """Who asks for much opens much: in odds, from the first prices of those in office, and a little of all."""
        total = number = 0.0
        for seat, history in enumerate(self.histories):
            weight = 1.0 if seat in officers else _OTHERS
            if seat != self.seat:
                total += weight * history.asked_for
                number += weight * history.first_demands
        return max(-0.4, min(_MOST_STERN, _STERN * total / (number + 1.0)))

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
                self._let_through(event)
            case events.BagOpened():
                self._opened(event)
            case events.CardsShown():
                if event.cards is not None and event.zone == "stall":
                    self.cards.face_down[event.owner] = Counter(event.cards)
            case events.Promised():
                self._promises[event.promise.id] = (event.promise.giver, event.promise.to)
            case events.PromiseSettled():
                self._settled(event)
            case events.GameEnded():
                self._judge_bags()
            case _:
                pass

    def _new_round(self, event: events.RoundBegan) -> None:
        self._judge_bags()
        players = len(self.histories)
        self.round, self.office = event.number, event.office
        self.cards.new_round()
        self.bags = [BagHistory() for _ in range(players)]
        self.open_deals = {}
        self.my_offers = Counter()
        self.sideline_offers = 0
        self.sales = Counter()
        self.said = set()

    def _judge_bags(self) -> None:
        """Once a bag is decided everyone knows whether it was as declared."""
        for seat, bag in enumerate(self.bags):
            if bag.judged:
                self._judge(seat)
                bag.judged = False

    def _judge(self, merchant: Seat) -> None:
        """What a bag that everyone knows now tells about its merchant; opened or let through, it teaches the same."""
        bag, history = self.bags[merchant], self.histories[merchant]
        history.note_bag(bag.count, bag.wrong)
        if bag.wrong:
            history.false_dares += bag.wants_to_be_opened
            if self.seat not in self.office and not bag.bound:
                self.caught_lies.note(merchant == self.seat, bag.count, bag.opened, self.round == self.rounds)
        if not bag.deal and not bag.bound:
            if bag.wrong:
                history.opened_lies += bag.opened
                history.passed_lies += not bag.opened
            else:
                history.opened_truths += bag.opened
                history.passed_truths += not bag.opened
        if bag.demands and bag.wrong:
            history.asked_lying += 1
            history.refused_lying += not bag.deal
        elif bag.demands:
            history.asked_true += 1
            history.refused_true += not bag.deal
        if bag.offered >= TELLING:
            if bag.wrong:
                history.bribed_lying += 1
            else:
                history.bribed_true += 1

    def _cards(self, event: events.CardsMoved) -> None:
        source, _, owner = event.source.partition(":")
        target = event.target.partition(":")[0]
        merchant = int(owner) if source == "bag" else None
        self.cards.moved(event)
        if merchant is None or not self.bags[merchant].judged:
            return
        bag = self.bags[merchant]
        if target in ("contraband", "loot-hidden"):
            bag.wrong += event.count
            self.cards.smuggled(merchant, event.cards, bag.good)
        elif target in ("stall", "loot"):
            bag.wrong += len([card for card in event.cards or () if card != bag.good and not card.startswith("feast")])

    def _offer(self, deal: Deal) -> None:
        if deal.replaces is not None:
            replaced = self.open_deals.pop(deal.replaces, None)
            if replaced is not None and replaced.proposer != deal.proposer:
                self._not_bought(replaced)
                self._turned_down(replaced, deal.proposer, for_good=False)
        self.open_deals[deal.id] = deal
        if deal.proposer == self.seat:
            self.said.add((deal.partners, deal.terms))
        own = opens_own(deal)
        if own is not None and deal.proposer == own:
            self.bags[own].wants_to_be_opened = True
        about = about_bag(deal)
        if about is None:
            sale = sale_of(deal)
            if deal.proposer == self.seat and sale is not None and sale.seller == self.seat:
                self.sales[sale.buyer] += 1
            elif deal.proposer == self.seat:
                self.sideline_offers += 1
            return
        self._price(deal, about)
        if deal.proposer == self.seat:
            self.my_offers[about] += 1

    def _price(self, deal: Deal, about: Seat) -> None:
        bag = self.bags[about]
        price = price_from(deal, about, self.value)
        if deal.proposer == about:
            bag.offered = price
            bag.offers += 1
            bag.turned_down = False
        elif deal.proposer in self.office:
            if not bag.demands:
                self.histories[about].asked += 1
                officer = self.histories[deal.proposer]
                officer.first_demands += 1
                officer.asked_for += log(max(1.0, price) / usual_demand(bag.count))
            bag.demands += 1
            self.histories[deal.proposer].demands += 1
            bag.demanded = price
            bag.turned_down = False

    def _closed(self, event: events.OfferClosed) -> None:
        deal = self.open_deals.pop(event.deal, None)
        if deal is None:
            return
        if event.why != "withdrawn":
            self._not_bought(deal)
        if event.why == "refused" and event.by is not None:
            self.dares_refused += deal.proposer == self.seat == opens_own(deal)
            self._turned_down(deal, event.by, for_good=True)
        elif event.why == "withdrawn":
            # What is taken back before it is answered was no offer.
            about = about_bag(deal)
            if about is not None and deal.proposer == about:
                self.bags[about].offered = 0.0

    def _not_bought(self, deal: Deal) -> None:
        sale = sale_of(deal)
        if sale is not None and sale.seller == deal.proposer:
            self.histories[sale.buyer].words_for_gold.note(sale, bought=False)

    def _turned_down(self, deal: Deal, by: Seat, for_good: bool) -> None:
        about = about_bag(deal)
        if about is None:
            return
        bag = self.bags[about]
        if by in self.office:
            bag.refused = max(bag.refused, price_from(deal, about, self.value))
        elif by == about:
            bag.turned_down = for_good

    def _struck(self, deal: Deal) -> None:
        self.open_deals.pop(deal.id, None)
        sale = sale_of(deal)
        if sale is not None:
            self.histories[sale.buyer].words_for_gold.note(sale, bought=True)
        self.dares_taken += deal.proposer == self.seat == opens_own(deal)
        for term in deal.terms:
            if isinstance(term, OpenBagTerm):
                self.bags[term.merchant].bound = True
                for seat in (deal.proposer, *deal.partners):
                    if term.merchant == self.seat and seat != self.seat and seat not in self.office:
                        self.wronged[seat] += 1
        about = about_bag(deal)
        if about is None:
            return
        bag = self.bags[about]
        bag.deal = True
        if bag.demands:
            self.histories[about].paid += 1
        price = price_from(deal, about, self.value)
        bag.offered = max(bag.offered, price)
        for seat in self.office:
            if seat in (deal.proposer, *deal.partners):
                self.histories[seat].prices.append(price)

    def _decided(self, merchant: Seat, by: tuple[Seat, ...], opened: bool) -> None:
        """Without a deal: what those in office did by themselves, and what the solved gate would have done."""
        bag = self.bags[merchant]
        if bag.deal or bag.bound or not bag.count:
            return
        expected = gate_table(self.round == self.rounds).open_rate(bag.count, bag.offered)
        for seat in by:
            history = self.histories[seat]
            history.opens_expected += expected
            if opened:
                history.opened += 1
            else:
                history.passed += 1

    def _let_through(self, event: events.BagLetThrough) -> None:
        bag = self.bags[event.merchant]
        bag.judged = True
        self._decided(event.merchant, event.by, False)
        self._my_bag(event.merchant, event.by, not bag.deal)

    def _opened(self, event: events.BagOpened) -> None:
        bag = self.bags[event.merchant]
        bag.wrong = len(event.confiscated or ())
        bag.opened = True
        self.cards.forget(event.merchant, event.cards)
        self._decided(event.merchant, event.by, True)
        self._judge(event.merchant)
        self._my_bag(event.merchant, event.by, False)
        self.reaction = ("caught" if bag.wrong else "true", event.merchant)
        self.reaction_seq = self.seq

    def _my_bag(self, merchant: Seat, by: tuple[Seat, ...], for_nothing: bool) -> None:
        if merchant != self.seat:
            return
        for officer in by:
            for earlier in range(1, self.round):
                self.my_gate.setdefault((officer, earlier), for_nothing)
            if for_nothing:
                self.helped[officer] += 1

    def _settled(self, event: events.PromiseSettled) -> None:
        giver, to = self._promises.get(event.promise, (self.seat, ()))
        if self.seat in to and giver != self.seat:
            if event.status == "broken":
                self.wronged[giver] += 1
            elif event.status == "kept":
                self.helped[giver] += 1
