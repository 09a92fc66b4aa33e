"""What is said in the inspection, decision by decision: verdicts, answers, and the first words of an offer."""

from __future__ import annotations

from typing import Final

from blueboar.core.seats import Seat
from blueboar.games.sheriff.machines.decisions.bargain import BargainDraft, may_offer
from blueboar.games.sheriff.machines.decisions.chores import SellDraft
from blueboar.games.sheriff.machines.decisions.draft import SLOT, TABLE, Draft
from blueboar.games.sheriff.machines.decisions.space import (
    ACCEPT,
    COUNTER,
    KEPT,
    MOST_SLOTS,
    OFFER,
    PASS,
    REFUSE,
    SELL,
    WITHDRAW,
    SheriffSpace,
)
from blueboar.games.sheriff.rules import black_market, inspection
from blueboar.games.sheriff.rules.deals import duties, offers
from blueboar.games.sheriff.state.deals import LET_THROUGH, OPEN, PROMISES
from blueboar.games.sheriff.state.state import NO_STANCE, State
from blueboar.games.sheriff.wire import moves

ANSWERS: Final = [ACCEPT, REFUSE, WITHDRAW, COUNTER]


class Limits:
    """How often something may be said in one inspection; the rules allow 40 offers, and any number of stances."""

    def __init__(self, offers: int, stances: int) -> None:
        self.offers = offers
        self.stances = stances


class TableDraft(Draft):
    def __init__(
        self, state: State, space: SheriffSpace, seat: Seat, may_pass: bool, limits: Limits, stances: list[int]
    ) -> None:
        super().__init__(state, space, seat, TABLE)
        self.may_pass = may_pass
        self.limits = limits
        self.most_offers = limits.offers
        self.stances = stances
        """By deputy and merchant (`seat * players + merchant`): how often said, in this inspection."""

    def options(self) -> list[int]:
        found: list[int] = [PASS] if self.may_pass else []
        if may_offer(self.state, self.seat, self.most_offers):
            found.append(OFFER)
        if self.state.offers:
            found += [verb for verb in ANSWERS if answerable(self.state, self.seat, verb, self.most_offers)]
        if self.state.black_market and self._sells():
            found.append(SELL)
        if self.seat in self.state.office:
            found += self.verdicts()
        return found

    def _sells(self) -> bool:
        return black_market.may_visit(self.state, self.seat) and bool(black_market.sellable(self.state, self.seat))

    def verdicts(self) -> list[int]:
        """What can be decided about the bags, or said about them as a deputy."""
        state, space, seat = self.state, self.space, self.seat
        through: list[Seat] = []
        opened: list[Seat] = []
        waiting = state.undecided()
        for merchant in waiting:
            if inspection.check_verdict(state, seat, merchant, LET_THROUGH) is None:
                through.append(merchant)
            if inspection.check_verdict(state, seat, merchant, OPEN) is None:
                opened.append(merchant)
        found = self.relative(through, space.let_through) + self.relative(opened, space.open)
        if len(state.office) == 2:
            found += self.relative(self._wished(waiting, LET_THROUGH), space.wants_through)
            found += self.relative(self._wished(waiting, OPEN), space.wants_open)
        return found

    def _wished(self, waiting: list[Seat], stance: int) -> list[Seat]:
        state = self.state
        found: list[Seat] = []
        for merchant in waiting:
            said = state.stance(self.seat, merchant)
            again = self.stances[self.seat * state.players + merchant] < self.limits.stances
            if (said == NO_STANCE or again) and duties.against(state, stance, merchant) is None:
                found.append(merchant)
        return found

    def choose(self, action: int) -> None:
        space = self.space
        if action == OFFER:
            self.following = BargainDraft(self.state, space, self.seat, 0, ())
        elif action <= COUNTER:
            ids = answerable(self.state, self.seat, action, self.most_offers)
            self.following = SlotDraft(self.state, space, self.seat, action, ids)
        elif action == SELL:
            self.following = SellDraft(self.state, space, self.seat)
        elif action < space.open:
            self.move = moves.LetThrough(self.seat_of(action, space.let_through))
        elif action < space.wants_through:
            self.move = moves.OpenBag(self.seat_of(action, space.open))
        elif action < space.wants_open:
            self.move = moves.TakeStance(self.seat_of(action, space.wants_through), PROMISES[LET_THROUGH])
        else:
            self.move = moves.TakeStance(self.seat_of(action, space.wants_open), PROMISES[OPEN])

    def copy(self, state: State) -> Draft:
        twin = TableDraft(state, self.space, self.seat, self.may_pass, self.limits, self.stances[:])
        twin.like(self)
        return twin


def answerable(state: State, seat: Seat, verb: int, most_offers: int) -> list[int]:
    """The offers to which this seat may say this, the oldest first."""
    found: list[int] = []
    for offer in state.offers:
        if seat not in offer.deal.parties:
            continue
        deal = offer.deal.id
        own = offer.deal.proposer == seat
        if verb == WITHDRAW:
            allowed = own
        elif verb == ACCEPT:
            allowed = offers.check_accept(state, seat, deal) is None
        elif verb == REFUSE:
            allowed = not own
        else:
            allowed = not own and may_offer_to(state, seat, offer.deal.parties, most_offers)
        if allowed:
            found.append(deal)
    return found[:MOST_SLOTS]


def may_offer_to(state: State, seat: Seat, parties: tuple[Seat, ...], most_offers: int) -> bool:
    """Whether this seat may still make offers, and no duty forbids one to these (rules 5.8, 5.14)."""
    if not may_offer(state, seat, most_offers):
        return False
    in_office = [party for party in parties if party in state.office]
    return not in_office or duties.against_dealing(state, parties) is None


class SlotDraft(Draft):
    """Which offer, or which favour, of those in question: by its place among them."""

    def __init__(self, state: State, space: SheriffSpace, seat: Seat, verb: int, ids: list[int]) -> None:
        super().__init__(state, space, seat, SLOT)
        self.verb = verb
        self.ids = ids

    def options(self) -> list[int]:
        return [self.space.slot + slot for slot in range(len(self.ids))]

    def choose(self, action: int) -> None:
        number = self.ids[action - self.space.slot]
        if self.verb == ACCEPT:
            self.move = moves.AcceptOffer(number)
        elif self.verb == REFUSE:
            self.move = moves.RefuseOffer(number)
        elif self.verb == WITHDRAW:
            self.move = moves.WithdrawOffer(number)
        elif self.verb == COUNTER:
            offer = self.state.offer(number)
            assert offer is not None
            others = tuple([party for party in offer.deal.parties if party != self.seat])
            self.following = BargainDraft(self.state, self.space, self.seat, number, others)
        else:
            self.move = moves.MarkFavour(number, self.verb == KEPT)

    def copy(self, state: State) -> Draft:
        twin = SlotDraft(state, self.space, self.seat, self.verb, self.ids)
        twin.like(self)
        return twin
