"""Which face-down cards a giver means by unnamed ones: any, as long as what is promised by name stays (rules 5.30)."""

from __future__ import annotations

from blueboar.core.compiling import mypyc_attr
from blueboar.core.seats import Seat
from blueboar.games.sheriff.machines.choices import Choices
from blueboar.games.sheriff.machines.decisions.draft import PICK, Draft
from blueboar.games.sheriff.machines.decisions.space import DONE, SheriffSpace
from blueboar.games.sheriff.rules.deals import stand_ins
from blueboar.games.sheriff.rules.deals.means import unnamed
from blueboar.games.sheriff.state.deals import STALL_GOODS, Term
from blueboar.games.sheriff.state.state import State


def pickable(state: State, giver: Seat, terms: list[Term], picked: list[int]) -> list[int]:
    """What may be picked next; after it the others can be picked, too."""
    left = state.contraband(giver)[:]
    for card in picked:
        left.remove(card)
    if state.options.stall_lies:
        return left
    return [card for card in sorted(set(left)) if _leaves_what_is_named(state, giver, terms, left, card)]


def _leaves_what_is_named(state: State, giver: Seat, terms: list[Term], left: list[int], picked: int) -> bool:
    goods = state.goods
    rest = left[:]
    rest.remove(picked)
    for term in terms:
        named = term.kind == STALL_GOODS and term.giver == giver and not goods.lies_open[term.good]
        if named and len(stand_ins.take(goods, rest, term.good, term.count, False)) < term.count:
            return False
    return True


@mypyc_attr(acyclic=True)
class AcceptDraft(Draft):
    """Of an offer in which the one who accepts gives unnamed cards: these; or *that is all*, for the cheapest."""

    def __init__(self, state: State, space: SheriffSpace, seat: Seat, deal: int) -> None:
        super().__init__(state, space, seat, PICK)
        self.deal = deal
        offer = state.offer(deal)
        assert offer is not None
        self.terms: list[Term] = offer.deal.terms
        self.count: int = unnamed(seat, self.terms)

    def options(self) -> list[int]:
        picks = self.kinds(pickable(self.state, self.seat, self.terms, self.named))
        return picks if self.named else [DONE, *picks]

    def choose(self, action: int) -> None:
        if action != DONE:
            self.named.append(self.card_of(action))
        self.done = action == DONE or len(self.named) == self.count

    def carry_out(self, choices: Choices) -> None:
        choices.accept(self.seat, self.deal, self.named)

    def copy(self, state: State) -> Draft:
        twin = AcceptDraft(state, self.space, self.seat, self.deal)
        twin.like(self)
        return twin
