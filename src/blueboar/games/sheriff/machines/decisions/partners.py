"""With whom an offer is made, one partner after the other; then *that is all*, and the terms follow."""

from __future__ import annotations

from blueboar.core.compiling import mypyc_attr
from blueboar.core.seats import Seat
from blueboar.games.sheriff.machines.decisions.bargain import BargainDraft
from blueboar.games.sheriff.machines.decisions.draft import PARTNER, Draft
from blueboar.games.sheriff.machines.decisions.meeting import may_be_joined, may_meet
from blueboar.games.sheriff.machines.decisions.space import DONE, SheriffSpace
from blueboar.games.sheriff.rules.deals.parties import takes_part
from blueboar.games.sheriff.state.deals import NO_DEAL
from blueboar.games.sheriff.state.state import State


@mypyc_attr(acyclic=True)
class PartnersDraft(Draft):
    def __init__(self, state: State, space: SheriffSpace, seat: Seat, most_terms: int) -> None:
        super().__init__(state, space, seat, PARTNER)
        self.most_terms = most_terms
        self.parties: tuple[Seat, ...] = (seat,)

    def options(self) -> list[int]:
        """Everyone with whom the circle can be made whole: where nobody has a duty, those are all."""
        state, parties, players = self.state, self.parties, self.state.players
        found = [DONE] if may_meet(state, parties) else []
        for step in range(1, players):
            seat = (self.seat + step) % players
            if not takes_part(seat, parties) and (not state.duties or may_be_joined(state, (*parties, seat))):
                found.append(self.space.seats + step)
        return found

    def choose(self, action: int) -> None:
        if action != DONE:
            self.parties = (*self.parties, self.seat_of(action, self.space.seats))
            if len(self.parties) < self.state.players:
                return
        self.following = BargainDraft(self.state, self.space, self.seat, NO_DEAL, self.parties[1:], self.most_terms)

    def copy(self, state: State) -> Draft:
        twin = PartnersDraft(state, self.space, self.seat, self.most_terms)
        twin.like(self)
        twin.parties = self.parties
        return twin
