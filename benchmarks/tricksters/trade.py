"""Office and neighbours as a trade: openings sold, stalls asked for, passages brokered."""

from __future__ import annotations

from benchmarks.tricksters.gate import Gate
from benchmarks.tricksters.script import Trickster
from blueboar.bots.bot import Answer
from blueboar.bots.sheriff.loading import Load
from blueboar.games.sheriff.wire.moves import MakeOffer
from blueboar.games.sheriff.wire.terms import GiveFaceDown, GiveGold, GiveStallGoods, LetThroughTerm, OpenBagTerm
from blueboar.games.sheriff.wire.views import SheriffView


class Auctioneer(Trickster):
    """In office: sells the opening of every bag to the other merchants, dear at first."""

    def as_officer(self, gate: Gate) -> Answer | None:
        if gate.mine() or self.tried_enough():
            return None
        closed = [bag.merchant for bag in gate.bags]
        for price in (4, 2, 1):
            for buyer in closed:
                for bag in closed:
                    fresh = buyer != bag and not self.stage.get((price, buyer, bag))
                    circle = (*gate.circle(bag)[:-1], buyer)
                    if not fresh or circle not in gate.circles or gate.view.players[buyer].gold < price:
                        continue
                    self.count((price, buyer, bag))
                    made = gate.offer(circle, GiveGold(buyer, price), OpenBagTerm(bag))
                    if made is not None:
                        return made
        return None


class TakesAnything(Trickster):
    """In office: takes any first offer, asks for nothing, opens nothing."""

    def as_officer(self, gate: Gate) -> Answer | None:
        for deal in gate.from_others():
            taken = gate.accept(deal) if not gate.given(deal, gate.me) else None
            return taken or gate.refuse(deal)
        for bag in gate.bags:
            decided = gate.passing(bag)
            if decided is not None:
                return decided
        return None


class AsksForGoods(Trickster):
    """In office: the card of a stall that helps most to a crown, for passing; then the craft decides."""

    def as_officer(self, gate: Gate) -> Answer | None:
        spoken = gate.wants_a_say()
        if spoken is not None:
            return spoken
        situation = self.situation(gate.view)
        for bag in gate.bags:
            stall = gate.view.players[bag.merchant].stall
            legal = [good for good in sorted(set(stall)) if good in situation.goods.legal]
            tried = self.stage.get(bag.merchant, 0)
            if not legal or tried >= 2 or not gate.may_ask(bag.merchant):
                continue
            self.count(bag.merchant)
            best = max(legal, key=situation.worth)
            count = min(2 - tried, stall.count(best))
            terms = (GiveStallGoods(bag.merchant, best, count), LetThroughTerm(bag.merchant))
            made = gate.offer(gate.circle(bag.merchant), *terms)
            if made is not None:
                return made
        return None


class Broker(Trickster):
    """Lies, and passes with a neighbour who pays for both: to the script, which pays the sheriff less."""

    def load(self, view: SheriffView) -> Load | None:
        return self.lying_load(view) or self.honest_load(view)

    def as_merchant(self, gate: Gate) -> Answer | None:
        if not gate.bag_is_closed or gate.mine() or self.tries >= 4 or not gate.left:
            return None
        settled = {duty.merchant for duty in gate.view.duties}
        for player in gate.view.players:
            seat, price = player.seat, 6 - 2 * (self.tries % 2)
            if seat == gate.me or player.bag.status != "closed" or player.gold < price or self.stage.get(seat, 0) >= 2:
                continue
            if settled & {seat, gate.me} or gate.own.gold < 2:
                continue
            self.count(seat)
            terms = (
                GiveGold(seat, price, (gate.me,)),
                GiveGold(gate.me, 2, gate.office),
                LetThroughTerm(gate.me),
                LetThroughTerm(seat),
            )
            return Answer(MakeOffer((*gate.office, seat), terms))
        return None


class SellsFaceDown(Trickster):
    """Six gold for a face-down card of its stall, the cheapest that it has, to whoever may buy."""

    def as_merchant(self, gate: Gate) -> Answer | None:
        held = gate.own.contraband or ()
        cheap = [card for card in held if self.player.goods.value[card] <= 6]
        if not cheap or gate.mine() or self.tried_enough():
            return None
        for circle in gate.circles:
            if len(circle) == 1 and self.count(circle) == 0 and gate.view.players[circle[0]].gold >= 6:
                return gate.offer(circle, GiveGold(circle[0], 6), GiveFaceDown(gate.me, 1))
        return None

    as_officer = as_merchant


class BribesFaceDown(Trickster):
    """Lies, and pays with the cheapest face-down card of the stall, whatever it is."""

    def load(self, view: SheriffView) -> Load | None:
        return self.lying_load(view) or self.honest_load(view)

    def as_merchant(self, gate: Gate) -> Answer | None:
        if not gate.bag_is_closed or gate.mine() or self.tries or not gate.own.contraband:
            return None
        return gate.offer(gate.office, GiveFaceDown(gate.me, 1), LetThroughTerm(gate.me))
