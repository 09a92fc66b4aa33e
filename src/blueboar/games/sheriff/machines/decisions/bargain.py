"""The terms of an offer, decision by decision: one after the other, then *that is all*, and perhaps what is meant by
unnamed cards. With whom it is made was said before (see `partners`)."""

from __future__ import annotations

from typing import Final

from blueboar.core.compiling import mypyc_attr
from blueboar.core.seats import Seat
from blueboar.games.sheriff.machines.choices import Choices
from blueboar.games.sheriff.machines.decisions.draft import (
    FAVOUR,
    GOOD,
    NUMBER,
    PERFORMER,
    PICK,
    RECEIVER,
    TERM,
    WHEN,
    Draft,
    Number,
)
from blueboar.games.sheriff.machines.decisions.meeting import may_be_joined
from blueboar.games.sheriff.machines.decisions.offer_terms import (
    ACTS,
    ALIKE,
    CONDITIONS,
    GIVEN,
    NOBODY_NAMED,
    PLACE,
    VERDICTS,
    OfferTerms,
    Whom,
)
from blueboar.games.sheriff.machines.decisions.picks import pickable
from blueboar.games.sheriff.machines.decisions.space import BOTH, CONDITION, DONE, FAVOURS, NOBODY_SAID, SheriffSpace
from blueboar.games.sheriff.rules.deals import offers
from blueboar.games.sheriff.rules.deals.means import unnamed
from blueboar.games.sheriff.state import deals
from blueboar.games.sheriff.state.deals import REFUSE_DEALS, UNCONDITIONAL, Term
from blueboar.games.sheriff.state.goods import NO_CARD
from blueboar.games.sheriff.state.state import CLOSED, State
from blueboar.games.sheriff.state.zones import ALONE

ONLY_DONE: Final = [DONE]
ONLY_CONDITION: Final = [CONDITION]
DONE_OR_CONDITION: Final = [DONE, CONDITION]
REFUSAL: Final = [REFUSE_DEALS]


def may_offer(state: State, seat: Seat, most_offers: int) -> bool:
    """Whether this seat may make an offer to anyone."""
    made = state.offers_made[seat]
    if made >= most_offers or made >= offers.MOST_OFFERS:
        return False
    if state.offers and offers.open_offers_of(state, seat) >= offers.MOST_OPEN_OFFERS:
        return False
    return not state.duties or may_be_joined(state, (seat,))


@mypyc_attr(acyclic=True)
class BargainDraft(Draft):
    """`replaces` is the offer that is countered, or NO_DEAL."""

    def __init__(
        self,
        state: State,
        space: SheriffSpace,
        seat: Seat,
        replaces: int,
        partners: tuple[Seat, ...],
        most_terms: int,
    ) -> None:
        super().__init__(state, space, seat, TERM)
        self.replaces = replaces
        self.offer: OfferTerms = OfferTerms(state, space, seat, partners, most_terms)
        self.kind = deals.GOLD
        self.who: Seat = seat
        """Who gives, or whose bag."""
        self.whom: Whom = NOBODY_NAMED
        self.good = NO_CARD
        self.next_terms: list[int] = []
        """The acts, and the gifts without a condition, that may be said next; empty where that is to be worked out."""

    def options(self) -> list[int]:
        stage = self.stage
        if stage == TERM:
            return self._term_options()
        if stage == NUMBER:
            return self.digits()
        if stage == GOOD:
            return self._good_options()
        if stage == WHEN:
            return self._condition_options()
        if stage == RECEIVER:
            return self._receiver_options()
        if stage == PERFORMER:
            return self._whom_options(self.offer.performers_for(self.kind, self.who))
        if stage == FAVOUR:
            return self._favour_options()
        picks = self.kinds(pickable(self.state, self.seat, self.offer.terms, self.named))
        return picks if self.named else [DONE, *picks]

    def _term_options(self) -> list[int]:
        offer = self.offer
        may_finish = offer.may_finish()
        if offer.is_full():
            return ONLY_DONE if may_finish else []
        if offer.when is not UNCONDITIONAL:
            return self._gifts()
        if not self.next_terms:
            self.next_terms = self._acts() + self._gifts()
        if offer.has_condition():
            return (DONE_OR_CONDITION if may_finish else ONLY_CONDITION) + self.next_terms
        return ONLY_DONE + self.next_terms if may_finish else self.next_terms[:]

    def _acts(self) -> list[int]:
        offer, players, first = self.offer, self.state.players, self.space.let_term
        if not offer.officers:
            return []
        if offer.is_untouched() and not self.state.duties:
            return self._first_acts()
        return [
            first + act * players + step
            for act in ACTS
            for step in range(players)
            if offer.may_act(act, (self.seat + step) % players)
        ]

    def _first_acts(self) -> list[int]:
        """Of an offer in which nothing was said, while nobody has a duty: any act on any merchant's bag."""
        state, players, first = self.state, self.state.players, self.space.let_term
        around = [(self.seat + step) % players for step in range(players)]
        merchants = [step for step in range(players) if not state.in_office(around[step])]
        bags = [step for step in merchants if state.bags[around[step]] == CLOSED]
        return [first + act * players + step for act in ACTS for step in (merchants if act == REFUSE_DEALS else bags)]

    def _gifts(self) -> list[int]:
        offer, players = self.offer, self.state.players
        first = self.space.gold_term
        if offer.is_untouched():
            return [
                first + PLACE[kind] * players + (giver - self.seat) % players
                for kind in GIVEN
                for giver in offer.givers
                if offer.has_some(kind, giver)
            ]
        return [
            first + PLACE[kind] * players + (giver - self.seat) % players
            for kind in GIVEN
            for giver in offer.givers
            if offer.may_give(kind, giver)
        ]

    def _narrow_next_terms(self, said: Term) -> None:
        """A term only takes away from what may be said after it: the same again, what is no longer there, and an act
        on a bag that a gift hangs on. Where the rules have to be asked all of it is worked out anew; and after such an
        act, too, which makes its condition true or false."""
        offer, players = self.offer, self.state.players
        if not offer.plain or (said.is_verdict and offer.hangs_on):
            self.next_terms = []
        elif said.is_act:
            step = (said.merchant - self.seat) % players
            for act in VERDICTS if said.is_verdict else REFUSAL:
                self._strike_out(self.space.let_term + act * players + step)
        else:
            step = (said.giver - self.seat) % players
            for kind in ALIKE[said.kind]:
                if not offer.may_give(kind, said.giver):
                    self._strike_out(self.space.gold_term + PLACE[kind] * players + step)
            if offer.hangs_on:
                self._strike_out_acts()

    def _strike_out_acts(self) -> None:
        """The verdicts that gifts stand against."""
        offer, players, first = self.offer, self.state.players, self.space.let_term
        for bag in range(players):
            if offer.hangs_on >> bag & 1:
                for act in VERDICTS:
                    if not offer.may_act(act, bag):
                        self._strike_out(first + act * players + (bag - self.seat) % players)

    def _strike_out(self, action: int) -> None:
        for place, term in enumerate(self.next_terms):
            if term >= action:
                if term == action:
                    self.next_terms.pop(place)
                return

    def _good_options(self) -> list[int]:
        goods = self.offer.goods(self.kind, self.who, self.whom)
        return self.space.promises if goods is self.space.promisable else self.kinds(goods)

    def _favour_options(self) -> list[int]:
        if self.offer.is_new(deals.FAVOUR, self.who):
            return self.space.favours
        first = self.space.favour
        return [first + favour for favour in self.offer.favours(self.who, self.whom)]

    def _condition_options(self) -> list[int]:
        """In rising order: by what happens, then clockwise."""
        first, players = self.space.conditions, self.state.players
        return [first + when.happens * players + (when.bag - self.seat) % players for when in self.offer.conditions()]

    def _receiver_options(self) -> list[int]:
        """Where nothing stands against anyone and one sheriff is in office: nobody in particular, and each of them."""
        offer, who = self.offer, self.who
        if not offer.may_be_anyones(self.kind, who) or len(offer.officers) > 1:
            return self._whom_options(offer.receivers_of(self.kind, who))
        found = [NOBODY_SAID] if offer.may_name_nobody(self.kind, who) else []
        first, seat, players = self.space.seats, self.seat, self.state.players
        for giver in offer.givers:
            if giver != who:
                found.append(first + (giver - seat) % players)  # noqa: PERF401  (compiled, a list less)
        return found

    def _whom_options(self, possible: list[Whom]) -> list[int]:
        """They come in the order of their actions."""
        found: list[int] = []
        for whom in possible:
            if not whom:
                found.append(NOBODY_SAID)
            elif len(whom) == 2:
                found.append(BOTH)
            else:
                found.append(self.space.seats + (whom[0] - self.seat) % self.state.players)
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
        elif stage == WHEN:
            place = action - self.space.conditions
            players = self.state.players
            self.offer.when = CONDITIONS[place // players][(self.seat + place) % players]
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
            if len(self.offer.parties) > 2:
                self.stage = RECEIVER
            else:
                self._receive(NOBODY_NAMED)
            return
        self.kind = ACTS[group]
        if len(self.state.office) == 2:
            self.stage = PERFORMER
        else:
            self._add(Term(self.kind, merchant=self.who))

    def _whom_of(self, action: int) -> Whom:
        if action == NOBODY_SAID:
            return NOBODY_NAMED
        return self.state.office if action == BOTH else ALONE[self.seat_of(action, self.space.seats)]

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
        self._narrow_next_terms(term)
        self.stage = TERM

    def _pick(self, action: int) -> None:
        if action != DONE:
            self.named.append(self.card_of(action))
        self.done = action == DONE or len(self.named) == unnamed(self.seat, self.offer.terms)

    def carry_out(self, choices: Choices) -> None:
        choices.make_offer(self.offer.parties, self.offer.terms, self.replaces, self.named)

    def copy(self, state: State) -> Draft:
        offer = self.offer
        twin = BargainDraft(state, self.space, self.seat, self.replaces, offer.parties[1:], offer.most_terms)
        twin.like(self)
        twin.offer = offer.copy(state)
        twin.kind = self.kind
        twin.who = self.who
        twin.whom = self.whom
        twin.good = self.good
        twin.next_terms = self.next_terms[:]
        return twin
