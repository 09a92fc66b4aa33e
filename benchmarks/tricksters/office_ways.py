"""Two ways to deal with every bag in office, for scripts to build on."""

from __future__ import annotations

from benchmarks.tricksters.gate import Gate
from benchmarks.tricksters.script import Trickster
from blueboar.bots.bot import Answer
from blueboar.games.sheriff.wire.moves import LetThrough, MakeOffer, OpenBag
from blueboar.games.sheriff.wire.terms import GiveGold, LetThroughTerm


def detect(script: Trickster, gate: Gate, demand: int) -> Answer | None:
    if len(gate.office) > 1:
        return None
    for deal in gate.from_others():
        for bag in gate.bags:
            if gate.has_act(deal, bag.merchant) and deal.proposer == bag.merchant:
                script.stage["spoke", bag.merchant] = 1
                return gate.refuse(deal)
    for bag in gate.bags:
        fresh = not script.stage.get(("asked", bag.merchant))
        if fresh and gate.left and (bag.merchant,) in gate.circles:
            script.count(("asked", bag.merchant))
            terms = (GiveGold(bag.merchant, demand), LetThroughTerm(bag.merchant))
            return Answer(MakeOffer((bag.merchant,), terms))
    for bag in gate.bags:
        if bag.open and (script.stage.get(("spoke", bag.merchant)) or not bag.let_through):
            return Answer(OpenBag(bag.merchant))
        if bag.let_through:
            return Answer(LetThrough(bag.merchant))
    return None


def demand_and(script: Trickster, gate: Gate, demand: int, opens: bool) -> Answer | None:
    """Takes that much or more; asks everyone for it; then opens, or passes, who did not pay."""
    if len(gate.office) > 1:
        return None
    for deal in gate.from_others():
        for bag in gate.bags:
            if gate.has_act(deal, bag.merchant):
                enough = gate.given(deal, bag.merchant) >= demand and not gate.given(deal, gate.me)
                return (gate.accept(deal) if enough else None) or gate.refuse(deal)
    for bag in gate.bags:
        gold = min(demand, gate.view.players[bag.merchant].gold)
        if gold and not script.count(("asked", bag.merchant)) and (bag.merchant,) in gate.circles:
            answer = gate.offer((bag.merchant,), GiveGold(bag.merchant, gold), LetThroughTerm(bag.merchant))
            if answer is not None:
                return answer
    for bag in gate.bags:
        if bag.open and (opens or not bag.let_through):
            return Answer(OpenBag(bag.merchant))
        if bag.let_through:
            return Answer(LetThrough(bag.merchant))
    return None
