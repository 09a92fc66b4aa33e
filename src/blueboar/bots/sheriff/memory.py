"""What a bot remembers: who lied, who paid, who kept their word, what was taken from open piles and thrown away."""
# compiled: the hot parts read it at every step

from __future__ import annotations

from collections import Counter
from math import log
from typing import Any

from blueboar.bots.sheriff.bribes import about_bag, opens_own, price_from
from blueboar.bots.sheriff.caught_lies import CaughtLies
from blueboar.bots.sheriff.feelings import Feelings
from blueboar.bots.sheriff.gate.table import gate_table
from blueboar.bots.sheriff.haggling import usual_demand
from blueboar.bots.sheriff.history import BagHistory, PlayerHistory, Shares
from blueboar.bots.sheriff.known_cards import KnownCards
from blueboar.bots.sheriff.own_words import OwnWords
from blueboar.bots.sheriff.threats import Threats
from blueboar.bots.sheriff.words_for_gold import sale_of
from blueboar.core.record import Entry
from blueboar.core.seats import Seat
from blueboar.games.sheriff.wire import events
from blueboar.games.sheriff.wire.terms import Deal, OpenBagTerm

_OTHERS = 0.4
"""How much of what a player has shown is held against the others."""
_MOST_OF_OTHERS = 1.5
"""And no more of their bags than this, where one player's ways are judged by the others'."""
_ONE_OFFICER = 0.5
"""One who asks for a fortune says so much of the others at most."""
_UNREAD = 2.5
_STERN = 1.1
_MOST_STERN, _MOST_MILD = 1.4, 0.2
"""In odds; low prices may be a lure."""


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
        self.caught_lies = CaughtLies(players)
        self.threats = Threats(players)
        self.cards = KnownCards(players, open_aside)
        self.bags = [BagHistory() for _ in range(players)]
        self.office: tuple[Seat, ...] = ()
        self.round = 0
        self.open_deals: dict[int, Deal] = {}
        self.own_words = OwnWords(seat)
        self.feelings = Feelings(players, seat)
        self.dares_taken = 0
        self.dares_refused = 0
        """How often those in office let themselves be paid for opening a bag of mine, or did not."""
        self._shares: dict[Seat, Shares] = {}
        """Since the last entry."""

    def shares(self, seat: Seat) -> Shares:
        known = self._shares.get(seat)
        if known is None:
            known = self._shares[seat] = Shares(self.histories, seat, _OTHERS)
        return known

    def reading(self) -> float:
        """How much better than by chance those in office have told lies from truths, in odds; 0 at first."""
        opened_lies = passed_lies = opened_truths = passed_truths = _UNREAD
        for history in self.histories:
            opened_lies += history.opened_lies
            passed_lies += history.passed_lies
            opened_truths += history.opened_truths
            passed_truths += history.passed_truths
        return 0.5 * log(opened_lies * passed_truths / (passed_lies * opened_truths))

    def opens_more(self, officers: tuple[Seat, ...]) -> float:
        """How much more often than the solved gate those in office have opened; in odds."""
        return sum(self.shares(officer).opens_more() for officer in officers) / len(officers)

    def sternness(self, officers: tuple[Seat, ...]) -> float:
        """Who asks for much opens much: in odds, from the first prices of those in office, and a little of all."""
        total = number = others = of_others = 0.0
        for seat, history in enumerate(self.histories):
            if seat == self.seat:
                continue
            if seat in officers:
                total += history.asked_for
                number += history.first_demands
            else:
                most = _ONE_OFFICER * history.first_demands
                others += max(-most, min(most, history.asked_for))
                of_others += history.first_demands
        if of_others:
            weight = min(_OTHERS, _MOST_OF_OTHERS / of_others)
            total += weight * others
            number += weight * of_others
        return max(-_MOST_MILD, min(_MOST_STERN, _STERN * total / (number + 1.0)))

    def watch(self, entry: Entry) -> None:
        self.seq = entry.seq
        self._shares.clear()
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
                self.feelings.promised(event)
            case events.PromiseSettled():
                self.feelings.settled(event)
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
        self.own_words = OwnWords(self.seat)

    def _judge_bags(self) -> None:
        """Once a bag is decided everyone knows whether it was as declared."""
        for seat, bag in enumerate(self.bags):
            if bag.judged:
                self._judge(seat)
                bag.judged = False

    def _judge(self, merchant: Seat) -> None:
        bag = self.bags[merchant]
        self.histories[merchant].judge(bag)
        self.histories[merchant].lies_to_me += bool(bag.wrong and self.seat in self.office)
        if bag.wrong and self.seat not in self.office and not bag.bound:
            last = self.round == self.rounds
            self.caught_lies.note(self.office, merchant == self.seat, bag.count, bag.opened, last)

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
        own = opens_own(deal)
        if own is not None and deal.proposer == own:
            self.bags[own].wants_to_be_opened = True
        about = about_bag(deal)
        if deal.proposer == self.seat:
            self.own_words.note(deal, about)
        if about is not None:
            self._price(deal, about)

    def _price(self, deal: Deal, about: Seat) -> None:
        bag = self.bags[about]
        price = price_from(deal, about, self.value)
        if deal.proposer == about:
            bag.offered = price
            bag.offers += 1
            bag.turned_down = False
            bag.resisted = bag.resisted or bag.demands > 0
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
            self.own_words.refusals += event.by == self.seat
            self.dares_refused += deal.proposer == self.seat == opens_own(deal)
            self._turned_down(deal, event.by, for_good=True)
        elif event.why == "withdrawn":
            # What is taken back before it is answered was no offer; and a demand was turned down without a word.
            about = about_bag(deal)
            if about is not None and deal.proposer == about:
                self.bags[about].offered = 0.0
            elif about is not None and deal.proposer in self.office:
                self.bags[about].turned_down = self.bags[about].resisted = True

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
            bag.resisted = True

    def _struck(self, deal: Deal) -> None:
        self.open_deals.pop(deal.id, None)
        sale = sale_of(deal)
        if sale is not None:
            self.histories[sale.buyer].words_for_gold.note(sale, bought=True)
        self.dares_taken += deal.proposer == self.seat == opens_own(deal)
        for term in deal.terms:
            if isinstance(term, OpenBagTerm):
                self.bags[term.merchant].bound = deal.proposer not in self.office
                for seat in (deal.proposer, *deal.partners):
                    if term.merchant == self.seat and seat != self.seat and seat not in self.office:
                        self.feelings.opened_for_gold(seat)
        about = about_bag(deal)
        if about is None:
            return
        bag = self.bags[about]
        bag.deal = True
        if bag.demands:
            self.histories[about].paid += 1
        price = price_from(deal, about, self.value)
        bag.offered = max(bag.offered, price)
        parties = (deal.proposer, *deal.partners)
        for seat in self.office:
            if seat in parties:
                self.histories[seat].prices.append(price)

    def _decided(self, merchant: Seat, by: tuple[Seat, ...], opened: bool) -> None:
        """Without a deal: what those in office did by themselves, and what the solved gate would have done."""
        self.feelings.decided(merchant, by, self.round)
        bag = self.bags[merchant]
        if bag.deal or bag.bound or not bag.count:
            return
        if bag.demands:
            self.threats.note(by, opened)
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

    def _my_bag(self, merchant: Seat, by: tuple[Seat, ...], for_nothing: bool) -> None:
        if merchant == self.seat:
            self.feelings.my_bag(by, self.round, for_nothing)
