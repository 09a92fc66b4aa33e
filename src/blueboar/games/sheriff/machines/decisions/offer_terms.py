"""What may be said next in an offer, so that it can always be finished legally.

Limits beside those of the rules: nobody is asked for more than everyone can see that they have, nor for more than 999
gold at once; a gift goes to nobody in particular (that is, the other side), to one player or to both deputies.
"""

from __future__ import annotations

from typing import Final

from blueboar.core.compiling import mypyc_attr
from blueboar.core.seats import Seat
from blueboar.games.sheriff.machines.decisions.left_to_give import MOST_SEATS, LeftToGive
from blueboar.games.sheriff.machines.decisions.offer_so_far import OfferSoFar
from blueboar.games.sheriff.machines.decisions.space import FAVOURS
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
from blueboar.games.sheriff.state.zones import ALONE

ACTS: Final = [LET_THROUGH, OPEN, REFUSE_DEALS]
VERDICTS: Final = [LET_THROUGH, OPEN]
GIFTS: Final = [GOLD, STALL_GOODS, BAG_GOODS, FACE_DOWN]
GIVEN: Final = [GOLD, STALL_GOODS, BAG_GOODS, FAVOUR, FACE_DOWN]
"""In the order of their actions."""
PLACE: Final = [GIVEN.index(kind) if kind in GIVEN else -1 for kind in range(FACE_DOWN + 1)]
"""And by kind: its place there."""
CONDITIONS: Final = [[Condition(bag, happens) for bag in range(MOST_SEATS)] for happens in range(len(HAPPENINGS))]
"""By what happens, and whose bag."""
OF_THE_STALL: Final = [STALL_GOODS, FACE_DOWN]
"""Both take of the same cards."""
ALIKE: Final = [OF_THE_STALL if kind in OF_THE_STALL else [kind] for kind in range(FACE_DOWN + 1)]
"""By kind of gift: those of which there is less after it."""
Whom = tuple[Seat, ...]
NOBODY_NAMED: Final[Whom] = ()


@mypyc_attr(acyclic=True)
class OfferTerms(OfferSoFar):
    """The terms, goods, conditions and receivers that may come next."""

    def copy(self, state: State) -> OfferTerms:
        twin = OfferTerms(state, self.space, self.seat, self.parties[1:], self.most_terms)
        twin.terms = self.terms[:]
        twin.gets = self.gets[:]
        twin.left = LeftToGive(state, self.parties, twin.terms)
        twin.when = self.when
        twin.no_bribes = self.no_bribes
        twin.plain = self.plain
        twin.hangs_on = self.hangs_on
        twin.said = self.said[:]
        return twin

    # Acts

    def may_act(self, act: int, merchant: Seat) -> bool:
        """Whether this act may be said about this seat, while the offer is not full and no condition is named."""
        state = self.state
        if not self.officers or not state.is_merchant(merchant):
            return False
        if act != REFUSE_DEALS and state.bags[merchant] != CLOSED:
            return False
        if not self.plain:
            return any(self.allows(Term(act, merchant=merchant, whom=whom)) for whom in self._possible_performers())
        if act == REFUSE_DEALS:
            return self.times_said(REFUSE_DEALS, merchant) == 0
        if self.times_said(OPEN, merchant):
            return False
        stands_free = not state.duties and not self.hangs_on >> merchant & 1
        return stands_free or self.allows_plainly(Term(act, merchant=merchant))

    def performers_for(self, act: int, merchant: Seat) -> list[Whom]:
        possible = self._possible_performers()
        return [whom for whom in possible if self.allows(Term(act, merchant=merchant, whom=whom))]

    def _possible_performers(self) -> list[Whom]:
        """Who may be named to perform an act, in the order of their actions; nobody named are all in office who are
        partners."""
        possible: list[Whom] = [NOBODY_NAMED]
        if len(self.state.office) == 2:
            possible += [ALONE[seat] for seat in self.givers if self.state.in_office(seat)]
        return possible

    # Conditions

    def conditions(self) -> list[Condition]:
        """Those under which something may be given."""
        if self.is_full():
            return []
        free = self.plain and self._has_free_gift()
        bags = self._bags()
        return [
            by_bag[bag]
            for by_bag in CONDITIONS
            for bag in bags
            if (self.may_hang_on(by_bag[bag], GOLD, self.seat) if free else self.may_give_if(by_bag[bag]))
        ]

    def _bags(self) -> list[Seat]:
        """Those that are not decided, clockwise from the one who proposes."""
        state, players = self.state, self.state.players
        around = [(self.seat + step) % players for step in range(players)]
        return [bag for bag in around if state.bags[bag] == CLOSED]

    def has_condition(self) -> bool:
        """While the offer is not full. Whatever was said of a bag, one thing that may happen to it is left."""
        state = self.state
        if self.plain and state.has_bag(CLOSED) and self._has_free_gift():
            return True
        for bag in state.undecided():
            for by_bag in CONDITIONS:
                if self.may_give_if(by_bag[bag]):
                    return True
        return False

    def _has_free_gift(self) -> bool:
        """If plain: whether some gold, or some unnamed cards, may hang on any condition that is possible."""
        left, others = self.left, len(self.parties) - 1
        for giver in self.parties:
            if left.gold(giver) > 0 and self.times_said(GOLD, giver) < others:
                return True
            if left.face_down(giver) > 0 and self.times_said(FACE_DOWN, giver) < others:
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
        if not self.has_some(kind, giver):
            return False
        if self.may_be_anyones(kind, giver) or (self.plain and self._has_free_receiver(kind, giver)):
            return True
        if len(self.parties) == 2:
            return self._may_receive(kind, giver, NOBODY_NAMED)
        return any(self._may_receive(kind, giver, whom) for whom in self._possible_receivers(kind, giver))

    def _has_free_receiver(self, kind: int, giver: Seat) -> bool:
        """If plain: whether there are more ways to give this to somebody than were said. If not, there may still be
        one, for what was said under a condition."""
        ways = len(self.parties) - 1
        if kind == FAVOUR:
            ways *= len(FAVOURS)
        elif kind == BAG_GOODS:
            ways *= len(self.space.promisable)
        if self.times_said(kind, giver) >= ways or not self.may_hang_on(self.when, kind, giver):
            return False
        return kind != STALL_GOODS or self._has_stall_goods(giver)

    def _has_stall_goods(self, giver: Seat) -> bool:
        """If False, the cards themselves tell."""
        left = self.left
        if left.lies_open(giver) > 0 or not left.has_to_be_true(giver):
            return left.lies_open(giver) + left.face_down(giver) > 0
        return self.times_said(STALL_GOODS, giver) + self.times_said(FACE_DOWN, giver) == 0

    def receivers_of(self, kind: int, giver: Seat) -> list[Whom]:
        if not self.has_some(kind, giver):
            return []
        possible = self._possible_receivers(kind, giver)
        if self.may_be_anyones(kind, giver):
            return possible
        return [whom for whom in possible if self._may_receive(kind, giver, whom)]

    def may_be_anyones(self, kind: int, giver: Seat) -> bool:
        """Of a giver who has some of it: whether nothing was said of it, so that nothing stands against any receiver.
        If False, each of them is looked at."""
        return self.is_new(kind, giver) and (kind != STALL_GOODS or self._has_stall_goods(giver))

    def is_untouched(self) -> bool:
        """Whether nothing was said in it, so that whatever somebody has may be given: see `has_some`."""
        return self.plain and not self.terms and self.when is UNCONDITIONAL

    def has_some(self, kind: int, giver: Seat) -> bool:
        left = self.left
        if kind == GOLD:
            return left.gold(giver) > 0
        if kind == FACE_DOWN:
            return left.face_down(giver) > 0
        if kind == BAG_GOODS:
            return left.in_bag(giver) > 0 and self.state.bags[giver] == CLOSED
        return kind == FAVOUR or left.lies_open(giver) > 0 or left.face_down(giver) > 0

    def _possible_receivers(self, kind: int, giver: Seat) -> list[Whom]:
        """In the order of their actions. Nobody named: the other side. In a deal of two nobody need be named."""
        if len(self.parties) == 2:
            return [NOBODY_NAMED]
        found: list[Whom] = [NOBODY_NAMED] if self.may_name_nobody(kind, giver) else []
        if len(self.officers) == 2 and not self.state.in_office(giver):
            found.append(self.state.office)
        for seat in self.givers:
            if seat != giver:
                found.append(ALONE[seat])  # noqa: PERF401  (compiled, a list less)
        return found

    def may_name_nobody(self, kind: int, giver: Seat) -> bool:
        """In a deal of more than two."""
        return kind == FAVOUR or self._is_one(self.state.in_office(giver))

    def _is_one(self, in_office: bool) -> bool:
        """Whether the other side of somebody in office, or of a merchant, is one player, or both deputies."""
        officers = len(self.officers)
        if in_office:
            return len(self.parties) - officers == 1
        return officers > 0 and (officers == 1 or officers == len(self.state.office))

    def _may_receive(self, kind: int, giver: Seat, whom: Whom) -> bool:
        """Of a giver who has some of it."""
        if self.plain and (kind != STALL_GOODS or self._has_stall_goods(giver)):
            gets = self.receiver_named(giver, whom)
            if not self.gets_some(kind, giver, gets):
                return self.may_hang_on(self.when, kind, giver)
        if kind == FAVOUR:
            return any(self.allows(Term(FAVOUR, giver=giver, text=text, whom=whom)) for text in FAVOURS)
        if kind in (GOLD, FACE_DOWN):
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
        possible = self.space.promisable if kind == BAG_GOODS else self.left.on_stall(giver, self.space.hidden)
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
        return self.left.most(kind, giver, good)
