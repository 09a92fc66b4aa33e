"""Promises, conditions and other words that cost nothing, sold as if they were gold."""

from __future__ import annotations

from benchmarks.tricksters.gate import Gate
from benchmarks.tricksters.script import Trickster
from blueboar.bots.bot import Answer
from blueboar.bots.sheriff.loading import Load
from blueboar.core.seats import Seat
from blueboar.games.sheriff.wire.terms import Condition, DoFavour, GiveGold, Happening, LetThroughTerm
from blueboar.games.sheriff.wire.views import SheriffView


class Pump(Trickster):
    """Gold for three empty favours, again and again."""

    def _ask(self, gate: Gate, partners: tuple[Seat, ...]) -> Answer | None:
        if self.tried_enough() or gate.mine():
            return None
        gold = gate.view.players[partners[0]].gold
        favours = [DoFavour(gate.me, f"whatever you like, {self.tries}-{number}") for number in range(3)]
        return gate.offer(partners, GiveGold(partners[0], 1), *favours) if gold else None

    def as_merchant(self, gate: Gate) -> Answer | None:
        return self._ask(gate, gate.office)

    def as_officer(self, gate: Gate) -> Answer | None:
        for circle in gate.circles:
            if len(circle) == 1 and self.stage.get(circle, 0) < 4:
                self.count(circle)
                answer = self._ask(gate, circle)
                if answer is not None:
                    return answer
        return None


class PromisesForPassing(Trickster):
    """Lies, and pays with promises alone."""

    def load(self, view: SheriffView) -> Load | None:
        return self.lying_load(view) or self.honest_load(view)

    def as_merchant(self, gate: Gate) -> Answer | None:
        if not gate.bag_is_closed:
            return None
        refused = self.refuse_all_about_me(gate)
        if refused is not None:
            return refused
        if gate.mine() or self.tries >= 4:
            return Answer()
        favours = [DoFavour(gate.me, "bb:let-your-next-bag-through"), DoFavour(gate.me, "bb:pay-you-next-time")]
        favours += [DoFavour(gate.me, f"a debt of honour {number}") for number in range(self.tries * 2)]
        return gate.offer(gate.office, *favours, LetThroughTerm(gate.me))


class EmptyConditions(Trickster):
    """A coin now for a fortune under a condition that the script knows will not come true."""

    def load(self, view: SheriffView) -> Load | None:
        return self.honest_load(view)

    def as_merchant(self, gate: Gate) -> Answer | None:
        if not gate.bag_is_closed or gate.mine() or self.tries >= 4:
            return None
        asked, promised = gate.view.players[gate.office[0]].gold, gate.my_gold(40)
        if not asked or not promised:
            return None
        fortune = GiveGold(gate.me, promised, when=Condition(gate.me, "lie"))
        return gate.offer(gate.office, GiveGold(gate.office[0], min(2, asked)), fortune)

    def as_officer(self, gate: Gate) -> Answer | None:
        closed = [bag.merchant for bag in gate.bags]
        if len(closed) < 2 or gate.mine() or self.tries >= 6 or not gate.own.gold:
            return None
        payer, other = closed[0], closed[1]
        if not gate.view.players[payer].gold:
            return None
        fortune = GiveGold(gate.me, gate.my_gold(40), when=Condition(other, "lie"))
        return gate.offer((payer,), GiveGold(payer, 1), fortune)


class ConditionForPassing(Trickster):
    """Smuggles, and pays for it with a fortune that hangs on a neighbour's bag."""

    def load(self, view: SheriffView) -> Load | None:
        return self.lying_load(view, most=2) or self.honest_load(view)

    def as_merchant(self, gate: Gate) -> Answer | None:
        others = [
            player.seat for player in gate.view.players if player.seat != gate.me and player.bag.status == "closed"
        ]
        if not gate.bag_is_closed or gate.mine() or self.tries >= 2 or not others:
            return self.refuse_all_about_me(gate)
        happens: Happening = "lie" if self.tries == 0 else "true"
        bet = GiveGold(gate.me, gate.my_gold(15), when=Condition(others[-1], happens))
        return gate.offer(gate.office, bet, LetThroughTerm(gate.me)) if gate.own.gold else None
