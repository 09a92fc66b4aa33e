"""What may be said next in an offer, so that it can always be finished legally.

Limits beside those of the rules: nobody is asked for more than everyone can see that they have, nor for more than 999
gold at once; a gift goes to nobody in particular (that is, the other side), to one player or to both deputies.
"""

from __future__ import annotations

from typing import Final

from blueboar.core.seats import Seat
from blueboar.games.sheriff.machines.decisions import left_to_give
from blueboar.games.sheriff.machines.decisions.offer_so_far import OfferSoFar
from blueboar.games.sheriff.machines.decisions.space import FAVOURS
from blueboar.games.sheriff.rules.deals.parties import other_side
from blueboar.games.sheriff.state.deals import (
    BAG_GOODS,
    FACE_DOWN,
    FAVOUR,
    GOLD,
    HAPPENINGS,
    LET_THROUGH,
    OPEN,
    REFUSE_DEALS,
    STALL_GOODS,
    UNCONDITIONAL,
    Condition,
    Term,
)
from blueboar.games.sheriff.state.goods import NO_CARD
from blueboar.games.sheriff.state.state import CLOSED, State

ACTS: Final = [LET_THROUGH, OPEN, REFUSE_DEALS]
GIFTS: Final = [GOLD, STALL_GOODS, BAG_GOODS, FACE_DOWN]
GIVEN: Final = [GOLD, STALL_GOODS, BAG_GOODS, FAVOUR, FACE_DOWN]
"""In the order of their actions."""
Whom = tuple[Seat, ...]
NOBODY_NAMED: Final[Whom] = ()


class OfferTerms(OfferSoFar):
    """The terms, goods, conditions and receivers that may come next."""

    def copy(self, state: State) -> OfferTerms:
        twin = OfferTerms(state, self.space, self.seat, self.parties[1:], self.most_terms)
        twin.terms = self.terms[:]
        twin.gets = self.gets[:]
        twin.when = self.when
        twin.has_conditions = self.has_conditions
        twin.spoken = self.spoken
        return twin

    # Acts

    def merchants_for(self, act: int) -> list[Seat]:
        """About whom this act may be said."""
        if not self.officers or self.when is not UNCONDITIONAL or self.is_full():
            return []
        state = self.state
        about = state.merchants if act == REFUSE_DEALS else state.undecided()
        if self.plain:
            if not self.terms:
                return about
            topic = REFUSE_DEALS if act == REFUSE_DEALS else OPEN
            new = [seat for seat in about if not self.was_said(topic, seat)]
            if not self.has_conditions:
                return new
            return [seat for seat in new if self.allows_plainly(Term(act, merchant=seat))]
        possible = self._possible_performers()
        return [seat for seat in about if any(self.allows(Term(act, merchant=seat, whom=whom)) for whom in possible)]

    def performers_for(self, act: int, merchant: Seat) -> list[Whom]:
        possible = self._possible_performers()
        return [whom for whom in possible if self.allows(Term(act, merchant=merchant, whom=whom))]

    def _possible_performers(self) -> list[Whom]:
        """Who may be named to perform an act; nobody named are all in office who are partners."""
        possible: list[Whom] = [NOBODY_NAMED]
        if len(self.state.office) == 2:
            possible += [(officer,) for officer in self.officers]
        return possible

    # Conditions

    def conditions(self) -> list[Condition]:
        """Those under which something may be given."""
        if self.is_full():
            return []
        return [
            Condition(bag, happens)
            for happens in range(len(HAPPENINGS))
            for bag in self.state.undecided()
            if self.may_give_if(Condition(bag, happens))
        ]

    def has_condition(self) -> bool:
        if self.is_full():
            return False
        if self.plain and self.state.has_bag(CLOSED):
            for kind in (GOLD, FACE_DOWN):
                for giver in self.parties:
                    if not self.was_said(kind, giver) and self._has_some(kind, giver):
                        return True
        for bag in self.state.undecided():
            for happens in range(len(HAPPENINGS)):
                if self.may_give_if(Condition(bag, happens)):
                    return True
        return False

    def may_give_if(self, when: Condition) -> bool:
        before = self.when
        self.when = when
        found = False
        for kind in GIFTS:
            for giver in self.parties:
                if self.has_receiver(kind, giver):
                    found = True
                    break
            if found:
                break
        self.when = before
        return found

    # Gifts and favours

    def may_give(self, kind: int, giver: Seat) -> bool:
        """While the offer is not full."""
        return (kind != FAVOUR or self.when is UNCONDITIONAL) and self.has_receiver(kind, giver)

    def has_receiver(self, kind: int, giver: Seat) -> bool:
        if not self._has_some(kind, giver):
            return False
        if self.is_new(kind, giver) and (kind != STALL_GOODS or not self.was_said(FACE_DOWN, giver)):
            return True
        if len(self.parties) == 2:
            return self._may_receive(kind, giver, NOBODY_NAMED)
        return any(self._may_receive(kind, giver, whom) for whom in self._possible_receivers(kind, giver))

    def receivers_of(self, kind: int, giver: Seat) -> list[Whom]:
        if not self._has_some(kind, giver):
            return []
        return [whom for whom in self._possible_receivers(kind, giver) if self._may_receive(kind, giver, whom)]

    def _has_some(self, kind: int, giver: Seat) -> bool:
        state, terms = self.state, self.terms
        if kind == GOLD:
            return left_to_give.gold(state, terms, giver) > 0
        if kind == FACE_DOWN:
            return left_to_give.face_down(state, terms, giver) > 0
        if kind == BAG_GOODS:
            return state.bags[giver] == CLOSED and left_to_give.in_bag(state, terms, giver) > 0
        return kind == FAVOUR or bool(state.stall(giver)) or bool(state.contraband(giver))

    def _possible_receivers(self, kind: int, giver: Seat) -> list[Whom]:
        """Nobody named: the other side. In a deal of two nobody need be named."""
        if len(self.parties) == 2:
            return [NOBODY_NAMED]
        state = self.state
        others = [seat for seat in self.parties if seat != giver]
        found: list[Whom] = [(seat,) for seat in others]
        side = other_side(state, self.parties, giver)
        if kind == FAVOUR or len(side) == 1 or side == state.office:
            found.insert(0, NOBODY_NAMED)
        if len(state.office) == 2 and state.office[0] in others and state.office[1] in others:
            found.append(state.office)
        return found

    def _may_receive(self, kind: int, giver: Seat, whom: Whom) -> bool:
        """Of a giver who has some of it."""
        if kind == FAVOUR:
            if self.is_new(FAVOUR, giver):
                return True
            return any(self.allows(Term(FAVOUR, giver=giver, text=text, whom=whom)) for text in FAVOURS)
        if kind in (GOLD, FACE_DOWN):
            if self.is_new(kind, giver):
                return True
            return self.allows(self.gift(kind, giver, whom, NO_CARD, 1))
        return len(self.goods(kind, giver, whom)) > 0

    def gift(self, kind: int, giver: Seat, whom: Whom, good: int, count: int) -> Term:
        return Term(kind, giver=giver, good=good, count=count, whom=whom, when=self.when)

    def favours(self, giver: Seat, whom: Whom) -> list[int]:
        if self.is_new(FAVOUR, giver):
            return list(range(len(FAVOURS)))
        return [
            number
            for number, text in enumerate(FAVOURS)
            if self.allows(Term(FAVOUR, giver=giver, text=text, whom=whom))
        ]

    def goods(self, kind: int, giver: Seat, whom: Whom) -> list[int]:
        """Which cards may be named. Those of which nothing was said are allowed together, or none of them is."""
        state = self.state
        if kind == BAG_GOODS:
            possible = self.space.promisable
        else:
            possible = left_to_give.on_stall(state, self.terms, self.seat, giver, self.space.hidden)
        if self.is_new(kind, giver):
            return possible
        said = [term.good for term in self.terms if term.kind == kind and term.giver == giver]
        new = possible if not said else [card for card in possible if card not in said]
        found = new if new and self.allows(self.gift(kind, giver, whom, new[0], 1)) else []
        if not said:
            return found
        again = [card for card in possible if card in said]
        return found + [card for card in again if self.allows(self.gift(kind, giver, whom, card, 1))]

    def most(self, kind: int, giver: Seat, good: int) -> int:
        return left_to_give.most(self.state, self.terms, self.seat, kind, giver, good)
