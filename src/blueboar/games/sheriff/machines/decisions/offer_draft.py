"""An offer while it is drawn up, term by term: what may be said next, so that it can always be finished legally.

Limits beside those of the rules: nobody is asked for more than everyone can see that they have.
"""

from __future__ import annotations

from typing import Final

from blueboar.core.seats import Seat
from blueboar.games.sheriff.machines.decisions.space import (
    BAG_TERM,
    FAVOUR_TERM,
    GOLD_TERM,
    LET_TERM,
    OPEN_TERM,
    REFUSE_TERM,
    STALL_TERM,
    SheriffSpace,
)
from blueboar.games.sheriff.rules.deals import duties
from blueboar.games.sheriff.rules.deals.terms import MOST_TERMS
from blueboar.games.sheriff.state.deals import LET_THROUGH, OPEN
from blueboar.games.sheriff.state.state import CLOSED, State
from blueboar.games.sheriff.wire.terms import (
    DoFavour,
    GiveBagGoods,
    GiveGold,
    GiveStallGoods,
    LetThroughTerm,
    OpenBagTerm,
    RefuseDealsTerm,
    Term,
)

MOST_GOLD: Final = 999
HEADS: Final = [LET_TERM, OPEN_TERM, REFUSE_TERM, GOLD_TERM, STALL_TERM, BAG_TERM, FAVOUR_TERM]


class OfferDraft:
    """Who deals with whom, and the terms so far as (head, seat, number, good or favour)."""

    def __init__(
        self, state: State, space: SheriffSpace, seat: Seat, partners: tuple[Seat, ...], replaces: int
    ) -> None:
        self.state = state
        self.space = space
        self.seat = seat
        self.partners = partners
        self.replaces = replaces
        """The offer that it counters, or 0."""
        self.parties: list[Seat] = [seat, *partners]
        self.officers: list[Seat] = [party for party in self.parties if party in state.office]
        self.terms: list[tuple[int, Seat, int, int]] = []
        self.wanted: list[Seat] = []
        """Who has a say about the bags that are named: in the end they must be those in office who are partners."""

    def copy(self, state: State) -> OfferDraft:
        twin = OfferDraft(state, self.space, self.seat, self.partners, self.replaces)
        twin.terms = self.terms[:]
        twin.wanted = self.wanted[:]
        return twin

    def may_finish(self) -> bool:
        return bool(self.terms) and (not self.wanted or len(self.wanted) == len(self.officers))

    def heads(self) -> list[int]:
        """The kinds of terms that may come next."""
        if len(self.terms) >= MOST_TERMS:
            return []
        return [head for head in HEADS if self._has_seat(head)]

    def _has_seat(self, head: int) -> bool:
        return any(self.may_name(head, seat) for seat in range(self.state.players))

    def seats(self, head: int) -> list[Seat]:
        """Whose bag, or who gives; by distance from the one who offers."""
        players = self.state.players
        around = [(self.seat + step) % players for step in range(players)]
        return [seat for seat in around if self.may_name(head, seat)]

    def may_name(self, head: int, seat: Seat) -> bool:
        state = self.state
        if len(self.terms) == MOST_TERMS - 1 and self.wanted and len(self.wanted) < len(self.officers):
            names_a_bag = head in (LET_TERM, OPEN_TERM, BAG_TERM)
            if not names_a_bag or state.bags[seat] != CLOSED or len(state.say(seat)) < 2:
                return False
        if head in (LET_TERM, OPEN_TERM):
            if state.bags[seat] != CLOSED or self._said_verdict(seat) or not self._has_say(seat):
                return False
            return not state.duties or self._no_duty(head, seat)
        if head == REFUSE_TERM:
            return bool(self.officers) and seat not in state.office and not self._said(head, seat)
        if seat not in self.parties:
            return False
        if head == GOLD_TERM:
            return not self._said(head, seat) and state.gold[seat] > 0
        if head == STALL_TERM:
            return self._open_left(seat) or self.face_down_left(seat) > 0
        if head == BAG_TERM:
            return (
                bool(self.officers)
                and state.bags[seat] == CLOSED
                and self._has_say(seat)
                and self.in_bag_left(seat) > 0
            )
        return self._favours_left(seat)

    def _no_duty(self, head: int, merchant: Seat) -> bool:
        verdict = LET_THROUGH if head == LET_TERM else OPEN
        return duties.against(self.state, verdict, merchant) is None

    def _said(self, head: int, seat: Seat) -> bool:
        return any(term[0] == head and term[1] == seat for term in self.terms)

    def _said_verdict(self, merchant: Seat) -> bool:
        return self._said(LET_TERM, merchant) or self._said(OPEN_TERM, merchant)

    def _has_say(self, merchant: Seat) -> bool:
        """Whether this bag can be named: those with a say about it are partners, and all partners in office can
        still be asked for theirs."""
        if not self.officers:
            return False
        say = self.state.say(merchant)
        for seat in say:
            if seat not in self.officers:
                return False
        if len(say) == len(self.officers) or len(self.wanted) == len(self.officers):
            return True
        return len(self.terms) < MOST_TERMS - 1 and self._other_bag(merchant)

    def _other_bag(self, merchant: Seat) -> bool:
        """Whether a verdict on another bag would ask for the say of both deputies."""
        for other in self.state.undecided():
            if other != merchant and len(self.state.say(other)) == 2 and not self._said_verdict(other):
                return True
        return False

    def _open_left(self, giver: Seat) -> bool:
        return any(not self.said_good(STALL_TERM, giver, self.space.of[card]) for card in self.state.stall(giver))

    def face_down_left(self, giver: Seat) -> int:
        """How many face-down cards of a stall are not yet promised, under whatever names."""
        left = len(self.state.contraband(giver))
        lies_open, card_of = self.state.goods.lies_open, self.space.card_of
        for head, seat, count, good in self.terms:
            if head == STALL_TERM and seat == giver and not lies_open[card_of[good]]:
                left -= count
        return left

    def in_bag_left(self, giver: Seat) -> int:
        left = len(self.state.bag(giver))
        for head, seat, count, _ in self.terms:
            if head == BAG_TERM and seat == giver:
                left -= count
        return left

    def said_good(self, head: int, giver: Seat, good: int) -> bool:
        return any(term[0] == head and term[1] == giver and term[3] == good for term in self.terms)

    def _favours_left(self, giver: Seat) -> bool:
        return len(self.favours(giver)) > 0

    def favours(self, giver: Seat) -> list[int]:
        count = len(self.space.labels) - self.space.favour
        count = min(count, self.space.card - self.space.favour)
        return [number for number in range(count) if not self.said_good(FAVOUR_TERM, giver, number)]

    def goods(self, head: int, giver: Seat) -> list[int]:
        """Which goods may be named: those that lie open there; and any name for what nobody can see."""
        state, numbers = self.state, self.space.numbers
        goods = state.goods
        found: list[int] = []
        if head == BAG_TERM:
            found = [numbers[name] for name in goods.printed_names]
        else:
            if self.face_down_left(giver) > 0:
                found = [numbers[name] for name in goods.printed_names if not goods.lies_open[goods.number(name)]]
            for card in state.stall(giver):
                good = self.space.of[card]
                if good not in found:
                    found.append(good)
        return sorted([good for good in found if not self.said_good(head, giver, good)])

    def most(self, head: int, giver: Seat, good: int) -> int:
        """How much gold, or how many cards, at the most."""
        state = self.state
        if head == GOLD_TERM:
            return min(MOST_GOLD, state.gold[giver])
        if head == BAG_TERM:
            return self.in_bag_left(giver)
        card = self.space.card_of[good]
        if state.goods.lies_open[card]:
            return state.stall(giver).count(card)
        return self.face_down_left(giver)

    def add(self, head: int, seat: Seat, count: int, good: int) -> None:
        self.terms.append((head, seat, count, good))
        if head in (LET_TERM, OPEN_TERM, BAG_TERM):
            for officer in self.state.say(seat):
                if officer not in self.wanted:
                    self.wanted.append(officer)

    def written(self, favours: tuple[str, ...]) -> tuple[Term, ...]:
        return tuple([self._written(term, favours) for term in self.terms])

    def _written(self, term: tuple[int, Seat, int, int], favours: tuple[str, ...]) -> Term:
        head, seat, count, good = term
        if head == LET_TERM:
            return LetThroughTerm(seat)
        if head == OPEN_TERM:
            return OpenBagTerm(seat)
        if head == REFUSE_TERM:
            return RefuseDealsTerm(seat)
        if head == GOLD_TERM:
            return GiveGold(seat, count)
        if head == STALL_TERM:
            return GiveStallGoods(seat, self.space.names[good], count)
        if head == BAG_TERM:
            return GiveBagGoods(seat, self.space.names[good], count)
        return DoFavour(seat, favours[good])
