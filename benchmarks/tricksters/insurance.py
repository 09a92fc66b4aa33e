"""Bets for bets: much of mine if a bag is opened, a little of theirs if it is not, and the script sees to it."""

from __future__ import annotations

from benchmarks.tricksters.gate import Gate
from benchmarks.tricksters.script import Trickster
from blueboar.bots.bot import Answer
from blueboar.bots.sheriff.loading import Load
from blueboar.core.seats import Seat
from blueboar.games.sheriff.wire.moves import LetThrough
from blueboar.games.sheriff.wire.terms import Condition, GiveGold
from blueboar.games.sheriff.wire.views import SheriffView

_PREMIUMS = (8, 5, 3, 2)


def _insure(script: Trickster, gate: Gate, seat: Seat, bag: Seat, stake: int) -> Answer | None:
    """Dear at first."""
    tried = script.stage.get(("insured", seat, bag), 0)
    if tried >= len(_PREMIUMS) or stake < 5 or (seat,) not in gate.circles or gate.mine():
        return None
    if any(pledge.giver == seat and pledge.when.bag == bag for pledge in gate.view.pledges):
        return None
    script.count(("insured", seat, bag))
    if any(duty.merchant == bag for duty in gate.view.duties):
        return None
    premium = min(_PREMIUMS[tried], gate.view.players[seat].gold)
    if not premium:
        return None
    mine = GiveGold(gate.me, stake, when=Condition(bag, "opened"))
    return gate.offer((seat,), mine, GiveGold(seat, premium, when=Condition(bag, "let-through")))


class Underwriter(Trickster):
    """In office: pays a fortune if a bag is opened, is paid if it is not, and lets it through."""

    def as_officer(self, gate: Gate) -> Answer | None:
        if len(gate.office) > 1 or not gate.bags:
            return None
        if any(deal for deal in gate.from_others()):
            return self.player_takes(gate)
        for bag in gate.bags:
            buyers = [player.seat for player in gate.view.players if player.seat not in (gate.me, bag.merchant)]
            for place, seat in enumerate(buyers):
                made = _insure(self, gate, seat, bag.merchant, gate.own.gold // (len(buyers) - place))
                if made is not None:
                    return made
            hangs = any(pledge.when.bag == bag.merchant for pledge in gate.view.pledges)
            if hangs and bag.let_through:
                return Answer(LetThrough(bag.merchant))
        return None

    def player_takes(self, gate: Gate) -> Answer | None:
        for deal in gate.from_others():
            return (None if gate.given(deal, gate.me) else gate.accept(deal)) or gate.refuse(deal)
        return None


class SelfInsured(Trickster):
    """The same with its own bag: neighbours pay if it passes, and the craft pays the sheriff."""

    def as_merchant(self, gate: Gate) -> Answer | None:
        if not gate.bag_is_closed or len(gate.office) > 1:
            return None
        for player in gate.view.players:
            if player.seat != gate.me and player.seat not in gate.office:
                made = _insure(self, gate, player.seat, gate.me, min(18, gate.own.gold - 12))
                if made is not None:
                    return made
        return None


class SelfInsuredSaint(SelfInsured):
    """With a true bag, which nobody has a reason to open."""

    def load(self, view: SheriffView) -> Load | None:
        return self.honest_load(view)
