"""What is said in the inspection, decision by decision: verdicts, answers, and the first words of an offer."""

from __future__ import annotations

from typing import Final

from blueboar.core.compiling import mypyc_attr
from blueboar.core.seats import NOBODY, Seat
from blueboar.games.sheriff.machines.choices import Choices
from blueboar.games.sheriff.machines.decisions.bargain import BargainDraft, may_offer
from blueboar.games.sheriff.machines.decisions.chores import SellDraft
from blueboar.games.sheriff.machines.decisions.draft import SLOT, TABLE, Draft
from blueboar.games.sheriff.machines.decisions.meeting import may_meet
from blueboar.games.sheriff.machines.decisions.partners import PartnersDraft
from blueboar.games.sheriff.machines.decisions.picks import AcceptDraft
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
from blueboar.games.sheriff.rules.deals.means import unnamed
from blueboar.games.sheriff.rules.deals.parties import takes_part
from blueboar.games.sheriff.rules.deals.standing import NOTHING, UNSAID, check_taking, nameable
from blueboar.games.sheriff.rules.deals.terms import MOST_TERMS
from blueboar.games.sheriff.state.deals import FOR_NOTHING, LET_THROUGH, NO_DEAL, OPEN
from blueboar.games.sheriff.state.state import NO_STANCE, State

USUAL_OFFERS: Final = 3
USUAL_STANCES: Final = 3
USUAL_TERMS: Final = 6
"""Of a seat in one inspection, of a deputy about one bag, and in one offer, if nothing else is said."""
ANY_NUMBER: Final = 1_000_000


class Limits:
    """How often something may be said in one inspection: the rules allow 40 offers of 12 terms, and stances at will."""

    def __init__(self, offers: int, stances: int, terms: int) -> None:
        self.offers = offers
        self.stances = stances
        self.terms = terms


THE_RULES: Final = Limits(offers.MOST_OFFERS, ANY_NUMBER, MOST_TERMS)


@mypyc_attr(acyclic=True)
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
        self.merchant: Seat = NOBODY
        self.verdict = LET_THROUGH
        self.takes = UNSAID
        self.is_stance = False

    def options(self) -> list[int]:
        found: list[int] = [PASS] if self.may_pass else []
        if may_offer(self.state, self.seat, self.most_offers):
            found.append(OFFER)
        if self.state.offers:
            found += self._answers()
        if self.state.black_market and self._sells():
            found.append(SELL)
        if self.state.in_office(self.seat):
            found += self.verdicts()
        return found

    def _answers(self) -> list[int]:
        """What can be said to one offer or another. One of others can always be refused, an own one be withdrawn."""
        state, seat = self.state, self.seat
        has_own = has_others = may_accept = may_counter = False
        for offer in state.offers:
            deal = offer.deal
            if deal.proposer == seat:
                has_own = True
            elif takes_part(seat, deal.parties):
                has_others = True
                may_accept = may_accept or offers.check_accept(state, seat, deal.id) is None
                may_counter = may_counter or may_meet(state, deal.parties)
        found: list[int] = [ACCEPT] if may_accept else []
        if has_others:
            found.append(REFUSE)
        if has_own:
            found.append(WITHDRAW)
        if may_counter and may_offer(state, seat, self.most_offers):
            found.append(COUNTER)
        return found

    def _sells(self) -> bool:
        return black_market.may_visit(self.state, self.seat) and bool(black_market.sellable(self.state, self.seat))

    def verdicts(self) -> list[int]:
        """What can be decided about the bags, or said about them as a deputy."""
        state, space, seat = self.state, self.space, self.seat
        waiting = state.undecided()
        if len(state.office) == 1 and not state.offers and not state.duties:
            return [
                *self.relative(waiting, space.let_through),
                *self.relative(waiting, space.for_nothing),
                *self.relative(waiting, space.open),
            ]
        passing = [bag for bag in waiting if inspection.check_verdict(state, seat, bag, LET_THROUGH) is None]
        opened = [bag for bag in waiting if inspection.check_verdict(state, seat, bag, OPEN) is None]
        plainly = [bag for bag in passing if check_taking(state, seat, bag, UNSAID) is None]
        for_nothing = [bag for bag in passing if check_taking(state, seat, bag, NOTHING) is None]
        bought = [bag for bag in passing if takeable(state, seat, bag)]
        found = self.relative(plainly, space.let_through) + self.relative(for_nothing, space.for_nothing)
        found += self.relative(bought, space.takes) + self.relative(opened, space.open)
        if len(state.office) == 2:
            through = self._wished(waiting, LET_THROUGH)
            found += self.relative(through, space.wants_through)
            found += self.relative(self._wished(waiting, OPEN), space.wants_open)
            found += self.relative(through, space.wants_nothing)
        return found

    def _wished(self, waiting: list[Seat], verdict: int) -> list[Seat]:
        state = self.state
        found: list[Seat] = []
        for merchant in waiting:
            said = state.stance(self.seat, merchant)
            again = self.stances[self.seat * state.players + merchant] < self.limits.stances
            if (said == NO_STANCE or again) and duties.against(state, verdict, merchant, (self.seat,)) is None:
                found.append(merchant)
        return found

    def choose(self, action: int) -> None:
        space, state = self.space, self.state
        if action == OFFER:
            self.following = PartnersDraft(state, space, self.seat, self.limits.terms)
        elif action <= COUNTER:
            ids = answerable(state, self.seat, action, self.most_offers)
            self.following = SlotDraft(state, space, self.seat, action, ids, NOBODY, self.limits.terms)
        elif action == SELL:
            self.following = SellDraft(state, space, self.seat)
        elif action < space.for_nothing:
            self._decide(action - space.let_through, LET_THROUGH, UNSAID)
        elif action < space.takes:
            self._decide(action - space.for_nothing, LET_THROUGH, NOTHING)
        elif action < space.open:
            merchant = self.seat_of(action, space.takes)
            ids = takeable(state, self.seat, merchant)
            self.following = SlotDraft(state, space, self.seat, TAKES, ids, merchant, self.limits.terms)
        elif action < space.wants_through:
            self._decide(action - space.open, OPEN, UNSAID)
        else:
            self._take_stance(action)

    def _decide(self, steps: int, verdict: int, takes: int) -> None:
        self.merchant = (self.seat + steps) % self.state.players
        self.verdict = verdict
        self.takes = takes
        self.done = True

    def _take_stance(self, action: int) -> None:
        space = self.space
        self.is_stance = True
        if action < space.wants_open:
            self._decide(action - space.wants_through, LET_THROUGH, UNSAID)
        elif action < space.wants_nothing:
            self._decide(action - space.wants_open, OPEN, UNSAID)
        else:
            self._decide(action - space.wants_nothing, FOR_NOTHING, UNSAID)

    def carry_out(self, choices: Choices) -> None:
        if self.is_stance:
            choices.take_stance(self.seat, self.merchant, self.verdict)
        elif self.verdict == OPEN:
            choices.open_bag(self.seat, self.merchant)
        else:
            choices.let_through(self.seat, self.merchant, self.takes)

    def copy(self, state: State) -> Draft:
        twin = TableDraft(state, self.space, self.seat, self.may_pass, self.limits, self.stances[:])
        twin.like(self)
        return twin


TAKES: Final = -1
"""As a verb: to let through for the offer that is named."""


def takeable(state: State, seat: Seat, merchant: Seat) -> list[int]:
    """The offers for which this seat may let this bag through, the oldest first."""
    found = nameable(state, seat, merchant)
    return [deal for deal in found if check_taking(state, seat, merchant, deal) is None][:MOST_SLOTS]


def answerable(state: State, seat: Seat, verb: int, most_offers: int) -> list[int]:
    """The offers to which this seat may say this, the oldest first."""
    found: list[int] = []
    for offer in state.offers:
        if not takes_part(seat, offer.deal.parties):
            continue
        deal = offer.deal.id
        own = offer.deal.proposer == seat
        if verb == WITHDRAW:
            allowed = own
        elif verb == ACCEPT:
            allowed = not own and offers.check_accept(state, seat, deal) is None
        elif verb == REFUSE:
            allowed = not own
        else:
            allowed = not own and may_offer(state, seat, most_offers) and may_meet(state, offer.deal.parties)
        if allowed:
            found.append(deal)
    return found[:MOST_SLOTS]


@mypyc_attr(acyclic=True)
class SlotDraft(Draft):
    """Which offer, or which favour, of those in question: by its place among them."""

    def __init__(
        self, state: State, space: SheriffSpace, seat: Seat, verb: int, ids: list[int], about: Seat, most_terms: int
    ) -> None:
        super().__init__(state, space, seat, SLOT)
        self.most_terms = most_terms
        self.verb = verb
        self.ids = ids
        self.about = about
        """Whose bag is let through for it."""
        self.chosen = NO_DEAL

    def options(self) -> list[int]:
        return [self.space.slot + slot for slot in range(len(self.ids))]

    def choose(self, action: int) -> None:
        number = self.ids[action - self.space.slot]
        self.chosen = number
        offer = self.state.offer(number) if self.verb in (ACCEPT, COUNTER) else None
        if offer is not None and self.verb == COUNTER:
            others = tuple([party for party in offer.deal.parties if party != self.seat])
            self.following = BargainDraft(self.state, self.space, self.seat, number, others, self.most_terms)
        elif offer is not None and unnamed(self.seat, offer.deal.terms) > 0:
            self.following = AcceptDraft(self.state, self.space, self.seat, number)
        else:
            self.done = True

    def carry_out(self, choices: Choices) -> None:
        if self.verb == ACCEPT:
            choices.accept(self.seat, self.chosen, [])
        elif self.verb == REFUSE:
            choices.refuse(self.seat, self.chosen)
        elif self.verb == WITHDRAW:
            choices.withdraw(self.seat, self.chosen)
        elif self.verb == TAKES:
            choices.let_through(self.seat, self.about, self.chosen)
        else:
            choices.mark_favour(self.seat, self.chosen, self.verb == KEPT)

    def copy(self, state: State) -> Draft:
        twin = SlotDraft(state, self.space, self.seat, self.verb, self.ids, self.about, self.most_terms)
        twin.like(self)
        return twin
