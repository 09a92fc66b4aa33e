"""One way to be sheriff or deputy, whatever the merchants say."""

from __future__ import annotations

from benchmarks.tricksters.gate import Gate
from benchmarks.tricksters.office_ways import demand_and, detect
from benchmarks.tricksters.own_bag import OpenMe
from benchmarks.tricksters.script import Trickster
from blueboar.bots.bot import Answer
from blueboar.games.sheriff.wire.moves import TakeStance


class Detector(Trickster):
    """Demands far too much; opens whoever makes an offer of their own, passes whoever refuses."""

    def as_officer(self, gate: Gate) -> Answer | None:
        return detect(self, gate, 60)


class OpenMeDetector(OpenMe):
    """Both, on the craft of the top level."""

    craft = "outlaw"

    def as_officer(self, gate: Gate) -> Answer | None:
        return detect(self, gate, 60)


class OpensAll(Trickster):
    """Opens every bag, whatever is offered."""

    def as_officer(self, gate: Gate) -> Answer | None:
        return demand_and(self, gate, 100, opens=True)


class PayOrOpen(Trickster):
    """Four gold from everyone; opens who does not pay."""

    demand = 4

    def as_officer(self, gate: Gate) -> Answer | None:
        return demand_and(self, gate, self.demand, opens=True)


class Extortion(PayOrOpen):
    """The same for ten."""

    demand = 10


class LoneDeputy(Trickster):
    """Would open every bag, to bargain alone with those whom the other deputy would let through."""

    def as_officer(self, gate: Gate) -> Answer | None:
        said = {line.merchant: line.stance for line in gate.view.stances if line.deputy == gate.me}
        for bag in gate.stances:
            if bag.open and said.get(bag.merchant) != "open" and not self.count(("said", bag.merchant)):
                return Answer(TakeStance(bag.merchant, "open"))
        return None


class MildDeputy(Trickster):
    """Lets the other deputy carry every risk."""

    def as_officer(self, gate: Gate) -> Answer | None:
        said = {line.merchant: line.stance for line in gate.view.stances if line.deputy == gate.me}
        for bag in gate.stances:
            if bag.let_through and said.get(bag.merchant) != "let-through":
                return Answer(TakeStance(bag.merchant, "let-through"))
        return None
