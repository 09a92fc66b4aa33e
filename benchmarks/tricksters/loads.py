"""One way to load, in every round, whatever comes of it."""

from __future__ import annotations

from benchmarks.tricksters.gate import Gate
from benchmarks.tricksters.office_ways import demand_and
from benchmarks.tricksters.script import Trickster
from blueboar.bots.bot import Answer
from blueboar.bots.sheriff.loading import Load
from blueboar.games.sheriff.wire.terms import GiveGold, LetThroughTerm
from blueboar.games.sheriff.wire.views import SheriffView


class SeasonOne(Trickster):
    """One contraband card among honest ones, every round; never pays."""

    def load(self, view: SheriffView) -> Load | None:
        return self.lying_load(view, most=1) or self.honest_load(view)

    def as_merchant(self, gate: Gate) -> Answer | None:
        return self.refuse_all_about_me(gate) or Answer()


class NeverPays(Trickster):
    """As much contraband as it has, every round, and not one coin."""

    def load(self, view: SheriffView) -> Load | None:
        return self.lying_load(view) or self.honest_load(view)

    def as_merchant(self, gate: Gate) -> Answer | None:
        return self.refuse_all_about_me(gate) or Answer()


class LateLiar(Trickster):
    """As true as gold until the last rounds, then all the contraband that it has kept."""

    def load(self, view: SheriffView) -> Load | None:
        if view.rounds - view.round > 2:
            return self.honest_load(view)
        return self.lying_load(view) or self.honest_load(view)

    def as_merchant(self, gate: Gate) -> Answer | None:
        return self.refuse_all_about_me(gate) or Answer()


class BlackMarketHunter(Trickster):
    """Brings nothing but what sells three at a time, two cards in a bag, and pays two gold for it."""

    def load(self, view: SheriffView) -> Load | None:
        hand = list(view.players[view.seat or 0].hand or ())
        kinds = [card for card in ("silk", "mead", "pepper") if hand.count(card)]
        if not kinds:
            return self.honest_load(view)
        best = max(kinds, key=hand.count)
        good = max(view.legal_goods, key=hand.count)
        cards = [best] * min(3, hand.count(best)) + [good] * min(2, hand.count(good))
        return Load(tuple(sorted(cards)), good, [best])

    def as_merchant(self, gate: Gate) -> Answer | None:
        if not gate.bag_is_closed or gate.mine() or self.tries >= 2:
            return self.refuse_all_about_me(gate)
        gold = gate.my_gold(2 + self.tries)
        return gate.offer(gate.office, GiveGold(gate.me, gold), LetThroughTerm(gate.me)) if gold else None


class Saint(Trickster):
    """Never lies, never pays, lets everyone pass who does not pay by themselves."""

    def load(self, view: SheriffView) -> Load | None:
        return self.honest_load(view)

    def as_merchant(self, gate: Gate) -> Answer | None:
        return self.refuse_all_about_me(gate) or Answer()

    def as_officer(self, gate: Gate) -> Answer | None:
        return demand_and(self, gate, 3, opens=False)
