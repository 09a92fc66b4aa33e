"""Scripts that count: cards in a bag, prices in a talk, rounds until the end."""

from __future__ import annotations

from benchmarks.tricksters.gate import Gate
from benchmarks.tricksters.script import Trickster
from blueboar.bots.bot import Answer
from blueboar.bots.sheriff.loading import Load
from blueboar.games.sheriff.wire.terms import GiveGold, LetThroughTerm, OpenBagTerm
from blueboar.games.sheriff.wire.views import SheriffView

_FULL = 5
_HIGH = 12
_MORE_THAN_THE_HONEST_FEIGN = 4


class OpensFull(Trickster):
    """Opens full bags, whatever is offered; of the others it takes any coin. Loads no full bag itself."""

    def load(self, view: SheriffView) -> Load | None:
        return self.lying_load(view, most=2) if view.round % 2 else None

    def as_officer(self, gate: Gate) -> Answer | None:
        spoken = gate.wants_a_say()
        if spoken is not None:
            return spoken
        full = {player.seat for player in gate.view.players if (player.bag.count or 0) >= _FULL}
        for deal in gate.from_others():
            about = next((bag.merchant for bag in gate.bags if gate.has_act(deal, bag.merchant)), None)
            if about is not None:
                takes = about not in full and not gate.given(deal, gate.me)
                return (gate.accept(deal) if takes else None) or gate.refuse(deal)
        for bag in gate.bags:
            decided = gate.opening(bag) if bag.merchant in full else None
            if decided is not None:
                return decided
        return None


class FewCards(Trickster):
    """Two cards or three, and as much contraband among them as there is; a coin or two for it."""

    def load(self, view: SheriffView) -> Load | None:
        hand = list(view.players[view.seat or 0].hand or ())
        goods = self.player.goods
        smuggled = sorted((card for card in hand if not goods.open[card]), key=lambda card: -goods.value[card])[:2]
        if not smuggled:
            return self.honest_load(view)
        good = max(view.legal_goods, key=hand.count)
        cards = smuggled + [good] * min(1, hand.count(good))
        return Load(tuple(sorted(cards)), good, smuggled)

    def as_merchant(self, gate: Gate) -> Answer | None:
        if not gate.bag_is_closed or gate.mine() or self.tries >= 2:
            return self.refuse_all_about_me(gate)
        gold = gate.my_gold(1 + self.tries)
        return gate.offer(gate.office, GiveGold(gate.me, gold), LetThroughTerm(gate.me)) if gold else None


class GoodName(Trickster):
    """True for three rounds; then every bag is a lie, and the craft talks for it."""

    def load(self, view: SheriffView) -> Load | None:
        if view.round <= 3:
            return self.honest_load(view)
        return self.lying_load(view) or self.honest_load(view)


class SecondLook(Trickster):
    """Asks for much, and for a coin less: who then offers more than the honest feign has something to hide."""

    def as_officer(self, gate: Gate) -> Answer | None:
        spoken = gate.wants_a_say()
        if spoken is not None:
            return spoken
        for deal in gate.from_others():
            about = next((bag.merchant for bag in gate.bags if gate.has_act(deal, bag.merchant)), None)
            if about is None:
                continue
            asked, offered = self.stage.get(about, 0), gate.given(deal, about)
            if offered > _MORE_THAN_THE_HONEST_FEIGN:
                self.stage["guilty", about] = 1
                return gate.refuse(deal)
            gold = min(_HIGH - asked, gate.view.players[about].gold)
            alone = deal.proposer == about and set(deal.partners) <= set(gate.office)
            if asked < 3 and gold > offered and alone:
                self.count(about)
                terms = (GiveGold(about, gold), LetThroughTerm(about))
                others = tuple(seat for seat in deal.partners if seat != gate.me)
                made = gate.offer((*others, about), *terms, replaces=deal.id)
                if made is not None:
                    return made
            return gate.accept(deal) or gate.refuse(deal)
        for bag in gate.bags:
            gold = min(_HIGH, gate.view.players[bag.merchant].gold)
            if not self.stage.get(bag.merchant) and gold and gate.may_ask(bag.merchant):
                self.count(bag.merchant)
                terms = (GiveGold(bag.merchant, gold), LetThroughTerm(bag.merchant))
                made = gate.offer(gate.circle(bag.merchant), *terms)
                if made is not None:
                    return made
        for bag in gate.bags:
            decided = gate.verdict(bag, bool(self.stage.get(("guilty", bag.merchant))))
            if decided is not None:
                return decided
        return None


class DenouncesFull(Trickster):
    """Pays up to three gold to have every full bag of a rival opened."""

    def as_merchant(self, gate: Gate) -> Answer | None:
        if gate.mine():
            return None
        for player in gate.view.players:
            rival = player.seat != gate.me and player.bag.status == "closed" and (player.bag.count or 0) >= _FULL
            tried = self.stage.get(("denounced", player.seat), 0)
            if rival and tried < 3 and gate.own.gold > tried:
                self.count(("denounced", player.seat))
                made = gate.offer(gate.office, GiveGold(gate.me, tried + 1), OpenBagTerm(player.seat))
                if made is not None:
                    return made
        return None


class FixedPrice(Trickster):
    """Three gold for every bag, true or false, said once; every other price is refused."""

    price = 3

    def as_merchant(self, gate: Gate) -> Answer | None:
        if not gate.bag_is_closed:
            return None
        refused = self.refuse_all_about_me(gate)
        if refused is not None:
            return refused
        gold = gate.my_gold(self.price)
        if gate.mine() or self.tries or not gold:
            return Answer()
        return gate.offer(gate.office, GiveGold(gate.me, gold), LetThroughTerm(gate.me))


class Drip(Trickster):
    """A full lie, a coin to begin with, and one coin more to every demand, until nobody asks any more."""

    def load(self, view: SheriffView) -> Load | None:
        return self.lying_load(view) or self.honest_load(view)

    def as_merchant(self, gate: Gate) -> Answer | None:
        if not gate.bag_is_closed or self.tried_enough():
            return None
        gold = gate.my_gold(self.tries + 1)
        for deal in gate.from_others():
            if gate.has_act(deal, gate.me):
                if gate.given(deal, gate.me) <= gold:
                    return gate.accept(deal)
                partners = tuple(seat for seat in (deal.proposer, *deal.partners) if seat != gate.me)
                terms = (GiveGold(gate.me, gold), LetThroughTerm(gate.me))
                return gate.offer(partners, *terms, replaces=deal.id) or gate.refuse(deal)
        if gate.mine() or self.tries:
            return Answer()
        return gate.offer(gate.office, GiveGold(gate.me, gold), LetThroughTerm(gate.me)) if gold else None
