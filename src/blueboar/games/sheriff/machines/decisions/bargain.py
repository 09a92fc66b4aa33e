"""An offer, decision by decision: the partners, then term after term, then *that is all*, and perhaps what is meant by
unnamed cards."""

from __future__ import annotations

from blueboar.core.seats import Seat
from blueboar.games.sheriff.machines.choices import Choices
from blueboar.games.sheriff.machines.decisions.draft import (
    FAVOUR,
    GOOD,
    NUMBER,
    PARTNER,
    PERFORMER,
    PICK,
    RECEIVER,
    TERM,
    WHEN,
    Draft,
    Number,
)
from blueboar.games.sheriff.machines.decisions.meeting import may_be_joined, may_meet
from blueboar.games.sheriff.machines.decisions.offer_terms import (
    ACTS,
    GIVEN,
    NOBODY_NAMED,
    OfferTerms,
    Whom,
)
from blueboar.games.sheriff.machines.decisions.picks import pickable
from blueboar.games.sheriff.machines.decisions.space import BOTH, CONDITION, DONE, FAVOURS, NOBODY_SAID, SheriffSpace
from blueboar.games.sheriff.rules.deals import offers
from blueboar.games.sheriff.rules.deals.means import unnamed
from blueboar.games.sheriff.state import deals
from blueboar.games.sheriff.state.deals import UNCONDITIONAL, Condition, Term
from blueboar.games.sheriff.state.goods import NO_CARD
from blueboar.games.sheriff.state.state import State


def may_offer(state: State, seat: Seat, most_offers: int) -> bool:
    """Whether this seat may make an offer to anyone."""
    made = state.offers_made[seat]
    if made >= most_offers or made >= offers.MOST_OFFERS:
        return False
    if state.offers and offers.open_offers_of(state, seat) >= offers.MOST_OPEN_OFFERS:
        return False
    return not state.duties or may_be_joined(state, (seat,))


class BargainDraft(Draft):
    """`replaces` is the offer that is countered, or NO_DEAL: then the partners are chosen."""

    def __init__(
        self,
        state: State,
        space: SheriffSpace,
        seat: Seat,
        replaces: int,
        partners: tuple[Seat, ...],
        most_terms: int,
    ) -> None:
        super().__init__(state, space, seat, TERM if replaces else PARTNER)
        self.replaces = replaces
        self.partners: tuple[Seat, ...] = partners
        self.offer: OfferTerms = OfferTerms(state, space, seat, partners, most_terms)
        self.kind = deals.GOLD
        self.who: Seat = seat
        """Who gives, or whose bag."""
        self.whom: Whom = NOBODY_NAMED
        self.good = NO_CARD

    def options(self) -> list[int]:
        stage = self.stage
        if stage == TERM:
            return self._term_options()
        if stage == NUMBER:
            return self.digits()
        if stage == GOOD:
            return self.kinds(self.offer.goods(self.kind, self.who, self.whom))
        if stage == PARTNER:
            return self._partner_options()
        if stage == WHEN:
            return self._condition_options()
        if stage == RECEIVER:
            return self._whom_options(self.offer.receivers_of(self.kind, self.who))
        if stage == PERFORMER:
            return self._whom_options(self.offer.performers_for(self.kind, self.who))
        if stage == FAVOUR:
            first = self.space.favour
            return [first + favour for favour in self.offer.favours(self.who, self.whom)]
        picks = self.kinds(pickable(self.state, self.seat, self.offer.terms, self.named))
        return picks if self.named else [DONE, *picks]

    def _term_options(self) -> list[int]:
        offer, players, first = self.offer, self.state.players, self.space.let_term
        found: list[int] = [DONE] if offer.may_finish() else []
        if offer.when is UNCONDITIONAL:
            if offer.has_condition():
                found.append(CONDITION)
            for act in ACTS:
                found += self.relative(offer.merchants_for(act), first + act * players)
        if not offer.is_full():
            for place, kind in enumerate(GIVEN):
                of_kind = first + (len(ACTS) + place) * players
                for giver in offer.givers:
                    if offer.may_give(kind, giver):
                        found.append(of_kind + (giver - self.seat) % players)
        return found

    def _partner_options(self) -> list[int]:
        """Everyone with whom the circle can be made whole."""
        state = self.state
        parties = (self.seat, *self.partners)
        joining = [
            seat for seat in range(state.players) if seat not in parties and may_be_joined(state, (*parties, seat))
        ]
        seats = self.relative(joining, self.space.seats)
        return [DONE, *seats] if may_meet(state, parties) else seats

    def _condition_options(self) -> list[int]:
        first, players = self.space.conditions, self.state.players
        return sorted(
            [first + when.happens * players + (when.bag - self.seat) % players for when in self.offer.conditions()]
        )

    def _whom_options(self, possible: list[Whom]) -> list[int]:
        found: list[int] = []
        for whom in possible:
            if not whom:
                found.append(NOBODY_SAID)
            elif len(whom) == 2:
                found.append(BOTH)
            else:
                found.append(self.space.seats + (whom[0] - self.seat) % self.state.players)
        found.sort()
        return found

    def choose(self, action: int) -> None:
        stage = self.stage
        if stage == TERM:
            self._choose_term(action)
        elif stage == NUMBER:
            if self.number.say(action - self.space.digit):
                self._add(self.offer.gift(self.kind, self.who, self.whom, self.good, self.number.value))
        elif stage == GOOD:
            self.good = self.card_of(action)
            self._ask_number()
        elif stage == PARTNER:
            self._choose_partner(action)
        elif stage == WHEN:
            place = action - self.space.conditions
            players = self.state.players
            self.offer.when = Condition((self.seat + place) % players, place // players)
            self.stage = TERM
        elif stage == RECEIVER:
            self._receive(self._whom_of(action))
        elif stage == PERFORMER:
            self._add(Term(self.kind, merchant=self.who, whom=self._whom_of(action)))
        elif stage == FAVOUR:
            text = FAVOURS[action - self.space.favour]
            self._add(Term(deals.FAVOUR, giver=self.who, text=text, whom=self.whom))
        else:
            self._pick(action)

    def _choose_term(self, action: int) -> None:
        if action == DONE:
            self.stage = PICK
            self.done = unnamed(self.seat, self.offer.terms) == 0
            return
        if action == CONDITION:
            self.stage = WHEN
            return
        place, players = action - self.space.let_term, self.state.players
        group = place // players
        self.who = (self.seat + place) % players
        if group >= len(ACTS):
            self.kind = GIVEN[group - len(ACTS)]
            if len(self.partners) > 1:
                self.stage = RECEIVER
            else:
                self._receive(NOBODY_NAMED)
            return
        self.kind = ACTS[group]
        if len(self.state.office) == 2:
            self.stage = PERFORMER
        else:
            self._add(Term(self.kind, merchant=self.who))

    def _choose_partner(self, action: int) -> None:
        if action != DONE:
            self.partners = (*self.partners, self.seat_of(action, self.space.seats))
            if len(self.partners) < self.state.players - 1:
                return
        self.offer = OfferTerms(self.state, self.space, self.seat, self.partners, self.offer.most_terms)
        self.stage = TERM

    def _whom_of(self, action: int) -> Whom:
        if action == NOBODY_SAID:
            return NOBODY_NAMED
        return self.state.office if action == BOTH else (self.seat_of(action, self.space.seats),)

    def _receive(self, whom: Whom) -> None:
        self.whom = whom
        self.good = NO_CARD
        if self.kind == deals.FAVOUR:
            self.stage = FAVOUR
        elif self.kind in (deals.STALL_GOODS, deals.BAG_GOODS):
            self.stage = GOOD
        else:
            self._ask_number()

    def _ask_number(self) -> None:
        self.number = Number(1, self.offer.most(self.kind, self.who, self.good))
        self.stage = NUMBER

    def _add(self, term: Term) -> None:
        self.offer.add(term)
        self.stage = TERM

    def _pick(self, action: int) -> None:
        if action != DONE:
            self.named.append(self.card_of(action))
        self.done = action == DONE or len(self.named) == unnamed(self.seat, self.offer.terms)

    def carry_out(self, choices: Choices) -> None:
        choices.make_offer(self.offer.parties, self.offer.terms, self.replaces, self.named)

    def copy(self, state: State) -> Draft:
        twin = BargainDraft(state, self.space, self.seat, self.replaces, self.partners, self.offer.most_terms)
        twin.like(self)
        twin.offer = self.offer.copy(state)
        twin.kind = self.kind
        twin.who = self.who
        twin.whom = self.whom
        twin.good = self.good
        return twin
