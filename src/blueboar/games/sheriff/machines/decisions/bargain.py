"""An offer, decision by decision: the partners, then term after term, then *that is all*."""

from __future__ import annotations

from blueboar.core.seats import Seat
from blueboar.games.sheriff.machines.decisions.draft import (
    FAVOUR,
    GOOD,
    NUMBER,
    PARTNER,
    TERM,
    TERM_SEAT,
    Draft,
    Number,
)
from blueboar.games.sheriff.machines.decisions.offer_draft import OfferDraft
from blueboar.games.sheriff.machines.decisions.space import (
    BAG_TERM,
    DONE,
    FAVOUR_TERM,
    FAVOURS,
    GOLD_TERM,
    STALL_TERM,
    SheriffSpace,
)
from blueboar.games.sheriff.rules.deals import duties, offers
from blueboar.games.sheriff.rules.deals.parties import circles
from blueboar.games.sheriff.state.state import State
from blueboar.games.sheriff.wire.moves import MakeOffer


def may_offer(state: State, seat: Seat, most_offers: int) -> bool:
    """Whether this seat may make an offer to anyone."""
    made = state.offers_made[seat]
    if made >= most_offers or made >= offers.MOST_OFFERS:
        return False
    if state.offers and offers.open_offers_of(state, seat) >= offers.MOST_OPEN_OFFERS:
        return False
    return not state.duties or bool(open_circles(state, seat))


def open_circles(state: State, seat: Seat) -> list[tuple[Seat, ...]]:
    """With whom this seat may deal, and no duty forbids it."""
    found = circles(state, seat)
    if not state.duties:
        return found
    return [circle for circle in found if _no_duty(state, (seat, *circle))]


def _no_duty(state: State, parties: tuple[Seat, ...]) -> bool:
    for party in parties:
        if party in state.office:
            return duties.against_dealing(state, parties) is None
    return True


class BargainDraft(Draft):
    def __init__(
        self, state: State, space: SheriffSpace, seat: Seat, replaces: int, partners: tuple[Seat, ...]
    ) -> None:
        super().__init__(state, space, seat, TERM if replaces else PARTNER)
        self.partners: list[Seat] = list(partners)
        self.offer: OfferDraft = OfferDraft(state, space, seat, partners, replaces)
        self.head = 0
        self.giver: Seat = seat
        self.good = 0

    def options(self) -> list[int]:
        stage = self.stage
        if stage == TERM:
            heads = self.offer.heads()
            return [DONE, *heads] if self.offer.may_finish() else heads
        if stage == TERM_SEAT:
            return self.relative(self.offer.seats(self.head), self.space.seats)
        if stage == NUMBER:
            return self.digits()
        if stage == GOOD:
            return [self.space.card + good for good in self.offer.goods(self.head, self.giver)]
        if stage == FAVOUR:
            return [self.space.favour + favour for favour in self.offer.favours(self.giver)]
        return self._partner_options()

    def _partner_options(self) -> list[int]:
        """Everyone with whom the circle can be made whole."""
        found: list[Seat] = []
        whole = False
        for circle in open_circles(self.state, self.seat):
            if all(partner in circle for partner in self.partners):
                if len(circle) == len(self.partners):
                    whole = True
                found += [seat for seat in circle if seat not in self.partners and seat not in found]
        seats = self.relative(found, self.space.seats)
        return [DONE, *seats] if whole else seats

    def choose(self, action: int) -> None:
        stage = self.stage
        if stage == PARTNER:
            self._choose_partner(action)
        elif stage == TERM:
            if action == DONE:
                offer = self.offer
                self.move = MakeOffer(offer.partners, offer.written(FAVOURS), offer.replaces or None)
            else:
                self.head = action
                self.stage = TERM_SEAT
        elif stage == TERM_SEAT:
            self._choose_seat(self.seat_of(action, self.space.seats))
        elif stage == GOOD:
            self.good = action - self.space.card
            self._ask_number()
        elif stage == FAVOUR:
            self._add(0, action - self.space.favour)
        elif self.number.say(action - self.space.digit):
            self._add(self.number.value, self.good)

    def _choose_partner(self, action: int) -> None:
        if action != DONE:
            self.partners.append(self.seat_of(action, self.space.seats))
            if len(self._partner_options()) > 1 or self._partner_options()[0] != DONE:
                return
        self.offer = OfferDraft(self.state, self.space, self.seat, tuple(self.partners), 0)
        self.stage = TERM

    def _choose_seat(self, seat: Seat) -> None:
        self.giver = seat
        self.good = 0
        if self.head == GOLD_TERM:
            self._ask_number()
        elif self.head == STALL_TERM or self.head == BAG_TERM:
            self.stage = GOOD
        elif self.head == FAVOUR_TERM:
            self.stage = FAVOUR
        else:
            self._add(0, 0)

    def _ask_number(self) -> None:
        self.number = Number(1, self.offer.most(self.head, self.giver, self.good))
        self.stage = NUMBER

    def _add(self, count: int, good: int) -> None:
        self.offer.add(self.head, self.giver, count, good)
        self.stage = TERM

    def copy(self, state: State) -> Draft:
        twin = BargainDraft(state, self.space, self.seat, self.offer.replaces, tuple(self.partners))
        twin.like(self)
        twin.offer = self.offer.copy(state)
        twin.head = self.head
        twin.giver = self.giver
        twin.good = self.good
        return twin
