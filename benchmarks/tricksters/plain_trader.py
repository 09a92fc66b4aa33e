"""A whole plan that needs neither memory nor thought: what a patient player of the table game would come to."""

from __future__ import annotations

from benchmarks.tricksters.gate import Gate
from benchmarks.tricksters.office_ways import demand_and
from benchmarks.tricksters.script import Trickster
from blueboar.bots.bot import Answer
from blueboar.bots.sheriff import loading
from blueboar.bots.sheriff.loading import Load
from blueboar.games.sheriff.wire.terms import GiveGold, LetThroughTerm
from blueboar.games.sheriff.wire.views import SheriffView


class PlainTrader(Trickster):
    """Two contraband cards or more among four: three gold, then four, never more. Else true, silent and stubborn."""

    first, most = 3, 5
    opens = False

    def load(self, view: SheriffView) -> Load | None:
        situation = self.situation(view)
        found = [
            load
            for load in loading.candidates(situation)
            if len(load.cards) == 4 and len(load.wrong) >= 2 and all(situation.is_smuggled(card) for card in load.wrong)
        ]
        return max(found, key=lambda load: situation.worth_of(load.cards), default=None) or self.honest_load(view)

    def as_merchant(self, gate: Gate) -> Answer | None:
        if not gate.bag_is_closed:
            return None
        bag = gate.own.bag
        false = any(card != bag.declared for card in bag.cards or ())
        for deal in gate.from_others():
            if gate.has_act(deal, gate.me):
                pays = false and gate.given(deal, gate.me) <= self.most
                return (gate.accept(deal) if pays else None) or gate.refuse(deal)
        gold = gate.my_gold(self.first + self.tries)
        if not false or gate.mine() or self.tries >= 2 or not gold:
            return Answer()
        return gate.offer(gate.say(gate.me), GiveGold(gate.me, gold), LetThroughTerm(gate.me))


class PlainTraderMild(PlainTrader):
    """The same; in office four gold from everyone, and no bag is opened."""

    def as_officer(self, gate: Gate) -> Answer | None:
        return demand_and(self, gate, 4, opens=False)


class PlainTraderGenerous(PlainTrader):
    """The same; five gold at first, and up to eight."""

    first, most = 5, 8


class PlainTraderThinker(PlainTrader):
    """The same with the market and the office of the top level."""

    craft = "outlaw"
