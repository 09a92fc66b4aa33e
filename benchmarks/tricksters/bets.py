"""Gifts under a condition that the script itself brings about."""

from __future__ import annotations

from benchmarks.tricksters.gate import Gate
from benchmarks.tricksters.script import Trickster
from blueboar.bots.bot import Answer
from blueboar.bots.sheriff.loading import Load
from blueboar.core.seats import Seat
from blueboar.games.sheriff.wire.terms import Condition, GiveGold, LetThroughTerm, OpenBagTerm
from blueboar.games.sheriff.wire.views import SheriffView

_STAKE = 20
_WORTH_IT = 8
"""Gold that hangs on a bag before it is opened for it."""


def _bet_on(script: Trickster, gate: Gate, seat: Seat, bag: Seat) -> Answer | None:
    """A little gold now for much of theirs if that bag is opened; a little more each time."""
    tried = script.stage.get((seat, bag), 0)
    stake = min(_STAKE, gate.view.players[seat].gold)
    if tried >= 3 or stake < _WORTH_IT or (seat,) not in gate.circles or gate.mine():
        return None
    script.count((seat, bag))
    paid = gate.my_gold(2 + 2 * tried)
    terms = (GiveGold(seat, stake, when=Condition(bag, "opened")), GiveGold(gate.me, paid))
    return gate.offer((seat,), *terms) if paid else None


class Bookmaker(Trickster):
    """In office: everyone bets that a neighbour's bag stays closed, and then it is opened."""

    def as_officer(self, gate: Gate) -> Answer | None:
        spoken = gate.wants_a_say()
        if spoken is not None:
            return spoken
        closed = [bag.merchant for bag in gate.bags]
        for deal in gate.from_others():
            return gate.refuse(deal)
        for place, seat in enumerate(closed):
            other = closed[(place + 1) % len(closed)]
            if other != seat and not self.tried_enough() and not self._has_bet(gate, seat):
                answer = _bet_on(self, gate, seat, other)
                if answer is not None:
                    return answer
        for bag in gate.bags:
            decided = gate.opening(bag) if self._hangs_on(gate, bag.merchant) >= _WORTH_IT else None
            if decided is not None:
                return decided
        return None

    @staticmethod
    def _has_bet(gate: Gate, seat: Seat) -> bool:
        return any(pledge.giver == seat for pledge in gate.view.pledges)

    @staticmethod
    def _hangs_on(gate: Gate, bag: Seat) -> int:
        return sum(pledge.gold for pledge in gate.view.pledges if pledge.when.bag == bag and gate.me in pledge.to)


class Insured(Trickster):
    """An honest bag; the neighbours bet that it stays closed, and the sheriff is paid to open it."""

    def load(self, view: SheriffView) -> Load | None:
        return self.honest_load(view)

    def as_merchant(self, gate: Gate) -> Answer | None:
        if not gate.bag_is_closed or gate.mine():
            return None
        for player in gate.view.players:
            seat = player.seat
            if seat == gate.me or seat in gate.office or any(pledge.giver == seat for pledge in gate.view.pledges):
                continue
            answer = _bet_on(self, gate, seat, gate.me)
            if answer is not None:
                return answer
        if not gate.view.pledges or self.tried_enough():
            return self.refuse_all_about_me(gate)
        gold = gate.my_gold(2 + 2 * self.count("dare"))
        return gate.offer(gate.office, GiveGold(gate.me, gold), OpenBagTerm(gate.me)) if gold else None


class HedgedBet(Trickster):
    """Passes for a fortune if a neighbour passes, and then pays a little to have the neighbour opened."""

    def load(self, view: SheriffView) -> Load | None:
        return self.lying_load(view) or self.honest_load(view)

    def as_merchant(self, gate: Gate) -> Answer | None:
        others = [player.seat for player in gate.view.players if player.bag.status == "closed"]
        settled = {duty.merchant for duty in gate.view.duties}
        others = [seat for seat in others if seat != gate.me and seat not in settled]
        if gate.mine() or self.tried_enough():
            return None
        at_stake = [pledge.when.bag for pledge in gate.view.pledges if pledge.giver == gate.me]
        if at_stake:
            gold = gate.my_gold(1 + self.count("open"))
            return gate.offer(gate.office, GiveGold(gate.me, gold), OpenBagTerm(at_stake[0])) if gold else None
        if not gate.bag_is_closed or not others or self.count("bet") >= 2:
            return None
        stake = gate.my_gold(15)
        bet = GiveGold(gate.me, stake, when=Condition(others[0], "let-through"))
        return gate.offer(gate.office, bet, LetThroughTerm(gate.me)) if stake else None
