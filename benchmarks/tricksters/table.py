"""Offers about others: paying against them, with them, like them, or at random."""

from __future__ import annotations

from benchmarks.tricksters.gate import Gate
from benchmarks.tricksters.script import Trickster
from blueboar.bots.bot import Answer
from blueboar.games.sheriff.wire.moves import MakeOffer
from blueboar.games.sheriff.wire.terms import GiveGold, GiveStallGoods, LetThroughTerm, OpenBagTerm, RefuseDealsTerm


class PayToOpenTheLeader(Trickster):
    """Pays for having the leader's bag opened, whatever is in it."""

    def as_merchant(self, gate: Gate) -> Answer | None:
        situation = self.situation(gate.view)
        rivals = [seat for seat in situation.undecided() if seat != gate.me]
        if self.tries >= 4 or any(gate.has_act(deal, seat, OpenBagTerm) for deal in gate.mine() for seat in rivals):
            return None
        if not rivals:
            return None
        leader = max(rivals, key=situation.standing)
        gold = gate.my_gold(self.tries + 1)
        return gate.offer(gate.office, GiveGold(gate.me, gold), OpenBagTerm(leader)) if gold else None


class Racket(Trickster):
    """Pays one gold that the sheriff deals with nobody else, then bribes alone."""

    def as_merchant(self, gate: Gate) -> Answer | None:
        for seat in self.situation(gate.view).undecided():
            if seat != gate.me and not self.count(("refuse", seat)):
                answer = gate.offer(gate.office, GiveGold(gate.me, 1), RefuseDealsTerm(seat)) if gate.own.gold else None
                if answer is not None:
                    return answer
        return None


class PassTogether(Trickster):
    """Always wants a neighbour to pay the larger half for both of them."""

    def as_merchant(self, gate: Gate) -> Answer | None:
        others = [
            player.seat
            for player in gate.view.players
            if player.seat != gate.me and player.bag.status == "closed" and player.gold >= 4
        ]
        if not gate.bag_is_closed or gate.mine() or self.tries >= 2 or not others:
            return None
        if (
            any(duty.merchant in (gate.me, others[0]) for duty in gate.view.duties)
            or not gate.left
            or not gate.own.gold
        ):
            return None
        office = gate.office
        terms = (
            GiveGold(gate.me, 1, office),
            GiveGold(others[0], 4, office),
            LetThroughTerm(gate.me),
            LetThroughTerm(others[0]),
        )
        return Answer(MakeOffer((*office, others[0]), terms))


class Mirror(Trickster):
    """Says back what is said: half of what is asked, the double of what is offered; opens who opened it last."""

    def as_merchant(self, gate: Gate) -> Answer | None:
        for deal in gate.from_others():
            if gate.has_act(deal, gate.me) and self.count("mirror") < 3:
                half = gate.my_gold(max(1, gate.given(deal, gate.me) // 2))
                partners = tuple(seat for seat in (deal.proposer, *deal.partners) if seat != gate.me)
                terms = (GiveGold(gate.me, half), LetThroughTerm(gate.me))
                if half and half < gate.given(deal, gate.me):
                    return gate.offer(partners, *terms, replaces=deal.id)
        return None

    def as_officer(self, gate: Gate) -> Answer | None:
        for deal in gate.from_others():
            for bag in gate.bags:
                if gate.has_act(deal, bag.merchant) and self.count(("mirror", bag.merchant)) < 2:
                    double = 2 * gate.given(deal, bag.merchant)
                    partners = tuple(seat for seat in (deal.proposer, *deal.partners) if seat != gate.me)
                    terms = (GiveGold(bag.merchant, double), LetThroughTerm(bag.merchant))
                    if double and double <= gate.view.players[bag.merchant].gold:
                        return gate.offer(partners, *terms, replaces=deal.id)
        return None


class RandomOffers(Trickster):
    """Offers of any kind to anyone, drawn at random."""

    def as_merchant(self, gate: Gate) -> Answer | None:
        chance = self.player.chance
        if self.tries >= 6 or gate.mine() or not gate.circles:
            return None
        circle = gate.circles[chance.below(len(gate.circles))]
        seats = range(len(gate.view.players))
        merchants = [seat for seat in seats if gate.view.players[seat].bag.status == "closed"]
        if not merchants:
            return None
        about = merchants[chance.below(len(merchants))]
        gold = 1 + chance.below(12)
        giver = gate.me if chance.likely(0.6) else circle[0]
        act = (LetThroughTerm, OpenBagTerm, RefuseDealsTerm)[chance.below(3)](about)
        if len(gate.office) > 1 and sorted(circle) != sorted(self.situation(gate.view).say(about)):
            return None
        if not set(circle) & set(gate.office):
            stall = gate.view.players[circle[0]].stall
            return (
                gate.offer(circle, GiveGold(gate.me, gold), GiveStallGoods(circle[0], stall[0], 1)) if stall else None
            )
        return gate.offer(circle, GiveGold(giver, gold), act)

    def as_officer(self, gate: Gate) -> Answer | None:
        return self.as_merchant(gate) if gate.bags and self.tries < 3 else None
