"""Everything that can happen to offers, duties and the ledger. As all deeds, they know no rule."""

from __future__ import annotations

from blueboar.core import deeds
from blueboar.core.seats import NOBODY, Seat
from blueboar.games.sheriff.state.deals import (
    FAVOUR,
    NO_DEAL,
    REFUSE_DEALS,
    STATUSES,
    STILL_OPEN,
    WHYS,
    Agreed,
    Deal,
    Duty,
    OpenOffer,
    Promise,
    Proof,
)
from blueboar.games.sheriff.state.naming import named_deal, named_duty, named_promise
from blueboar.games.sheriff.state.state import State
from blueboar.games.sheriff.state.zones import replaced
from blueboar.games.sheriff.wire.events import (
    CardsShown,
    ClosedWhy,
    DealStruck,
    DutyTaken,
    Event,
    OfferAgreed,
    OfferClosed,
    OfferMade,
    Promised,
    PromiseSettled,
    TimeRanOut,
)


class DealDeeds(deeds.Deeds[State, Event]):
    """`seen` is as for cards: None where everyone hears of it."""

    def __init__(self, state: State, told: list[Event] | None) -> None:
        super().__init__(state, told)
        self.only_talk = False
        """Whether the move was nothing but an offer, or a no to one."""

    def make_offer(self, deal: Deal, picked: list[int], seen: tuple[Seat, ...] | None) -> None:
        """An offer that it replaces is gone. `picked`: the unnamed cards that its maker means."""
        state = self.state
        if deal.replaces != NO_DEAL:
            self._take_away(deal.replaces)
        proposer = deal.proposer
        offer = OpenOffer(deal, [Agreed(proposer, picked, state.departures[proposer])])
        state.offers = [*state.offers, offer]
        state.offers_made = replaced(state.offers_made, proposer, state.offers_made[proposer] + 1)
        state.next_deal = deal.id + 1
        if self.told is not None:
            self.told.append(OfferMade(named_deal(state.goods, deal), seen, state.goods.named(picked)))

    def agree(self, number: int, seat: Seat, picked: list[int], seen: tuple[Seat, ...] | None) -> None:
        """One of several partners, while others have still to."""
        state = self.state
        agreed = Agreed(seat, picked, state.departures[seat])
        state.offers = [offer.with_one_more(agreed) if offer.deal.id == number else offer for offer in state.offers]
        if self.told is not None:
            self.told.append(OfferAgreed(number, seat, seen, state.goods.named(picked)))

    def close_offer(
        self, number: int, why: ClosedWhy, by: Seat, duty: Duty | None, seen: tuple[Seat, ...] | None
    ) -> None:
        self._take_away(number)
        if self.told is not None:
            named = None if duty is None else named_duty(duty)
            self.told.append(OfferClosed(number, why, None if by == NOBODY else by, named, seen))

    def strike(self, deal: Deal) -> None:
        self._take_away(deal.id)
        self.state.struck = [*self.state.struck, deal]
        if self.told is not None:
            self.told.append(DealStruck(named_deal(self.state.goods, deal)))

    def _take_away(self, number: int) -> None:
        left = [offer for offer in self.state.offers if offer.deal.id != number]
        if len(left) == len(self.state.offers):
            raise LookupError(f"there is no open offer {number}")
        self.state.offers = left

    def take_duty(self, duty: Duty) -> None:
        self.state.duties = [*self.state.duties, duty]
        if self.told is not None:
            self.told.append(DutyTaken(named_duty(duty)))

    def run_out_of_time(self, bag: Seat) -> None:
        """Nobody is bound to anything any more, or not about this bag."""
        state = self.state
        if bag == NOBODY:
            state.duties = []
        else:
            state.duties = [duty for duty in state.duties if duty.merchant != bag or duty.act == REFUSE_DEALS]
        if self.told is not None:
            self.told.append(TimeRanOut(None if bag == NOBODY else bag))

    def promise(self, line: Promise) -> None:
        """A new line of the ledger."""
        state = self.state
        state.ledger.append(line)
        if line.status == STILL_OPEN and line.what != FAVOUR:
            state.unsettled = [*state.unsettled, line.id]
        if self.told is not None:
            self.told.append(Promised(named_promise(state.goods, line)))

    def settle(self, number: int, status: int, delivered: int, why: int) -> None:
        """Or, with STILL_OPEN, a word about it in the ledger."""
        state = self.state
        state.ledger[number] = state.ledger[number].settled(status, delivered, why)
        if status != STILL_OPEN:
            state.unsettled = [promise for promise in state.unsettled if promise != number]
        if self.told is not None:
            self.told.append(PromiseSettled(number, STATUSES[status], delivered, WHYS[why]))

    def show(self, owner: Seat, zone: str, cards: list[int], seen: tuple[Seat, ...]) -> None:
        """Proof for those who were promised something: `bag` or `stall`, in the order of the cards' names."""
        state = self.state
        state.shown = [*state.shown, Proof(state.round, owner, zone, cards, seen)]
        if self.told is not None:
            self.told.append(CardsShown(owner, zone, len(cards), seen, state.goods.named(cards)))
