"""Whole ways to play, on the craft of the top level: what a good player would try first at any table."""

from __future__ import annotations

from benchmarks.tricksters.counting import SecondLook
from benchmarks.tricksters.gate import Gate
from benchmarks.tricksters.office_ways import demand_and
from benchmarks.tricksters.script import Trickster
from blueboar.bots.bot import Answer
from blueboar.bots.sheriff.loading import Load
from blueboar.core.seats import Seat
from blueboar.games.sheriff.wire.terms import GiveGold, LetThroughTerm
from blueboar.games.sheriff.wire.views import SheriffView

_FULL = 5
_FINE, _LOST, _TRUE_FINE = 3.8, 6.8, 2.0


class Strategy(Trickster):
    craft = "outlaw"

    def is_true(self, gate: Gate) -> bool:
        bag = gate.own.bag
        return all(card == bag.declared for card in bag.cards or ())


class Statistician(Strategy):
    """In office: counts every player's lies, by the size of the bag; takes what is more than opening would bring."""

    def opening(self, gate: Gate, merchant: Seat) -> float:
        history = self.player.memory.histories[merchant]
        count = gate.view.players[merchant].bag.count or 1
        size = int(count >= _FULL)
        lie = (history.lies_by_size[size] + 1.2) / (history.bags_by_size[size] + 2.0)
        wrong = min(count, (history.wrong_cards + 4.0) / (history.lies + 2.0))
        rel = 1.0 / (len(gate.view.players) - 1)
        return lie * wrong * (_FINE * (1 + rel) + _LOST * rel) - (1 - lie) * count * _TRUE_FINE * (1 + rel)

    def as_officer(self, gate: Gate) -> Answer | None:
        spoken = gate.wants_a_say()
        if spoken is not None:
            return spoken
        for deal in gate.from_others():
            for bag in gate.bags:
                if gate.has_act(deal, bag.merchant) and not gate.given(deal, gate.me):
                    enough = gate.given(deal, bag.merchant) >= max(1.0, self.opening(gate, bag.merchant))
                    return (gate.accept(deal) if enough else None) or gate.refuse(deal)
        for bag in gate.bags:
            merchant = bag.merchant
            wanted = max(3, round(self.opening(gate, merchant)) + 1)
            gold = min(wanted, gate.view.players[merchant].gold)
            if gold and gate.may_ask(merchant) and not self.count(("asked", merchant)):
                made = gate.offer(gate.circle(merchant), GiveGold(merchant, gold), LetThroughTerm(merchant))
                if made is not None:
                    return made
        for bag in gate.bags:
            decided = gate.verdict(bag, self.opening(gate, bag.merchant) > 0.0)
            if decided is not None:
                return decided
        return None


class DearForFull(Strategy):
    """In office: ten for a full bag, two for any other; opens full bags that do not pay, and no others."""

    def as_officer(self, gate: Gate) -> Answer | None:
        spoken = gate.wants_a_say()
        if spoken is not None:
            return spoken
        full = {player.seat for player in gate.view.players if (player.bag.count or 0) >= _FULL}
        for deal in gate.from_others():
            for bag in gate.bags:
                if gate.has_act(deal, bag.merchant):
                    asked = 8 if bag.merchant in full else 1
                    enough = gate.given(deal, bag.merchant) >= asked and not gate.given(deal, gate.me)
                    return (gate.accept(deal) if enough else None) or gate.refuse(deal)
        for bag in gate.bags:
            merchant = bag.merchant
            gold = min(10 if merchant in full else 2, gate.view.players[merchant].gold)
            if gold and gate.may_ask(merchant) and not self.count(("asked", merchant)):
                made = gate.offer(gate.circle(merchant), GiveGold(merchant, gold), LetThroughTerm(merchant))
                if made is not None:
                    return made
        for bag in gate.bags:
            decided = gate.verdict(bag, bag.merchant in full)
            if decided is not None:
                return decided
        return None


class Hoarder(Strategy):
    """Honest with the one good of which it has most, for its crown; pays nobody, and lives on fines."""

    def load(self, view: SheriffView) -> Load | None:
        own = view.players[view.seat or 0]
        hand = list(own.hand or ())
        held = [good for good in view.legal_goods if good in hand]
        if not held:
            return None
        good = max(held, key=lambda each: (own.stall.count(each) + 2 * hand.count(each), each))
        return Load((good,) * min(5, hand.count(good)), good, [])

    def as_merchant(self, gate: Gate) -> Answer | None:
        return self.refuse_all_about_me(gate) if gate.bag_is_closed else None


class LivesOnFines(Hoarder):
    """Honest with the best true bag, refuses every price; in office the craft."""

    def load(self, view: SheriffView) -> Load | None:
        return self.honest_load(view)


class PaysWhatIsAsked(Strategy):
    """All the contraband that it has, every round; pays any price below two thirds of what it would lose."""

    def load(self, view: SheriffView) -> Load | None:
        return self.lying_load(view) or self.honest_load(view)

    def as_merchant(self, gate: Gate) -> Answer | None:
        if not gate.bag_is_closed or self.is_true(gate):
            return self.refuse_all_about_me(gate) if gate.bag_is_closed else None
        goods, bag = self.player.goods, gate.own.bag
        wrong = [card for card in bag.cards or () if card != bag.declared]
        most = 0.66 * sum(goods.value[card] + goods.fine[card] for card in wrong)
        for deal in gate.from_others():
            if gate.has_act(deal, gate.me):
                taken = gate.accept(deal) if gate.given(deal, gate.me) <= most else None
                return taken or gate.refuse(deal)
        return Answer()


class BlackMarketeer(Strategy):
    """As many of one kind that sells as it has, and nothing else that is wrong; the craft talks for it."""

    def load(self, view: SheriffView) -> Load | None:
        own = view.players[view.seat or 0]
        hand, stall = list(own.hand or ()), list(own.contraband or ())
        sells = [pile.good for pile in view.black_market if pile.points and pile.good in hand]
        if not sells:
            return None
        best = max(sells, key=lambda card: (min(3, hand.count(card) + stall.count(card) % 3), card))
        good = max(view.legal_goods, key=hand.count)
        cards = [best] * min(4, hand.count(best))
        cards += [good] * min(5 - len(cards), hand.count(good))
        return Load(tuple(sorted(cards)), good, [best])


class MildAndRich(Strategy):
    """In office: four gold from everyone, opens nobody; as a merchant the craft."""

    def as_officer(self, gate: Gate) -> Answer | None:
        return demand_and(self, gate, 4, opens=False)


class KeenLook(SecondLook):
    """Asks for much, then for less, and opens who haggles too high; a merchant of the top level otherwise."""

    craft = "outlaw"
