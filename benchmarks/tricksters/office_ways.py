"""Two ways to deal with every bag in office, for scripts to build on."""

from __future__ import annotations

from benchmarks.tricksters.gate import Gate
from benchmarks.tricksters.script import Trickster
from blueboar.bots.bot import Answer
from blueboar.games.sheriff.wire.moves import MakeOffer
from blueboar.games.sheriff.wire.terms import GiveGold, LetThroughTerm


def detect(script: Trickster, gate: Gate, demand: int) -> Answer | None:
    spoken = gate.wants_a_say()
    if spoken is not None:
        return spoken
    for deal in gate.from_others():
        for bag in gate.bags:
            if gate.has_act(deal, bag.merchant) and deal.proposer == bag.merchant:
                script.stage["spoke", bag.merchant] = 1
                return gate.refuse(deal)
    for bag in gate.bags:
        fresh = not script.stage.get(("asked", bag.merchant))
        circle, terms = gate.circle(bag.merchant), (GiveGold(bag.merchant, demand), LetThroughTerm(bag.merchant))
        if fresh and gate.left and gate.may_ask(bag.merchant) and not gate.is_settled(circle, terms):
            script.count(("asked", bag.merchant))
            return Answer(MakeOffer(circle, terms))
    for bag in gate.bags:
        decided = gate.verdict(bag, bool(script.stage.get(("spoke", bag.merchant))))
        if decided is not None:
            return decided
    return None


def demand_and(script: Trickster, gate: Gate, demand: int, opens: bool) -> Answer | None:
    """Takes that much or more; asks everyone for it; then opens, or passes, who did not pay."""
    spoken = gate.wants_a_say()
    if spoken is not None:
        return spoken
    for deal in gate.from_others():
        for bag in gate.bags:
            if gate.has_act(deal, bag.merchant):
                enough = gate.given(deal, bag.merchant) >= demand and not gate.given(deal, gate.me)
                return (gate.accept(deal) if enough else None) or gate.refuse(deal)
    for bag in gate.bags:
        gold = min(demand, gate.view.players[bag.merchant].gold)
        waits = gate.awaits_a_stance(bag.merchant)
        if gold and not waits and not script.count(("asked", bag.merchant)) and gate.may_ask(bag.merchant):
            terms = (GiveGold(bag.merchant, gold), LetThroughTerm(bag.merchant))
            answer = gate.offer(gate.circle(bag.merchant), *terms)
            if answer is not None:
                return answer
    for bag in gate.bags:
        decided = gate.verdict(bag, opens)
        if decided is not None:
            return decided
    return None
