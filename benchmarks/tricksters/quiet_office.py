"""In office without a word: no price is named, no offer is heard, and some of the bags are opened."""

from __future__ import annotations

from benchmarks.tricksters.gate import Gate
from benchmarks.tricksters.script import Trickster
from blueboar.bots.bot import Answer
from blueboar.core.seats import Seat
from blueboar.games.sheriff.wire.moves import OpenBag


class QuietOpener(Trickster):
    """Opens bags of three cards and more; the craft has the others."""

    def opens(self, gate: Gate, merchant: Seat) -> bool:
        return (gate.view.players[merchant].bag.count or 0) >= 3

    def as_officer(self, gate: Gate) -> Answer | None:
        if len(gate.office) > 1:
            return None
        chosen = {bag.merchant for bag in gate.bags if bag.open and self.opens(gate, bag.merchant)}
        for deal in gate.from_others():
            if any(gate.has_act(deal, merchant) for merchant in chosen):
                return gate.refuse(deal)
        return Answer(OpenBag(min(chosen))) if chosen else None


class OpensTwo(QuietOpener):
    """Opens two of three, always the same ones."""

    def opens(self, gate: Gate, merchant: Seat) -> bool:
        return merchant != max(player.seat for player in gate.view.players if player.seat != gate.me)


class OpensLarger(QuietOpener):
    """Opens bags of four cards and more."""

    def opens(self, gate: Gate, merchant: Seat) -> bool:
        return (gate.view.players[merchant].bag.count or 0) >= 4


class OpensTheTwoAhead(QuietOpener):
    """Opens the two who lead."""

    def opens(self, gate: Gate, merchant: Seat) -> bool:
        situation = self.situation(gate.view)
        rivals = [player.seat for player in gate.view.players if player.seat != gate.me]
        return merchant in sorted(rivals, key=situation.standing)[1:]
