"""Offers of a merchant beside the own bribe: bets on a rival's bag, a surety, passing together, goods out of a bag.

Whether one is made is for the dice, so that nothing of it tells what is in the own bag.
"""

from __future__ import annotations

from blueboar.bots.bot import Answer, Saying
from blueboar.bots.sheriff.bargainer import MARGIN, Bargainer
from blueboar.core.seats import Seat
from blueboar.games.sheriff.wire.moves import MakeOffer
from blueboar.games.sheriff.wire.terms import Condition, Deal, GiveBagGoods, GiveGold, LetThroughTerm, OpenBagTerm, Term

_BETS = 0.35
_SURETY = 0.5
"""How often a bet is a surety instead: the fine is paid back if the bag was true."""
_SURE_OF_A_LIE = 0.48
_BUYS_FROM_A_BAG = 0.3
_TOGETHER = 0.2
_LEAST_TOGETHER = 2
"""Gold of each: for less nobody in office lets two bags through."""
_MOST_BET = 6

Circles = tuple[tuple[Seat, ...], ...]


class SideDeals(Bargainer):
    """What a merchant may propose about the bags of others."""

    def side_deal(self, circles: Circles) -> Answer | None:
        if "condition" not in self.skill.terms:
            return None
        return self._bet(circles) or self._buy_from_a_bag(circles)

    def _is_free(self, merchant: Seat) -> bool:
        """Nothing is settled about this bag, and nobody has sworn not to deal with its owner."""
        return not any(duty.merchant == merchant for duty in self.situation.view.duties)

    def _made(self, partners: tuple[Seat, ...], terms: tuple[Term, ...], say: Saying, least: float) -> Answer | None:
        offer = MakeOffer(partners, terms)
        worth = self.pricing.worth(Deal(0, self.situation.me, partners, terms))
        return Answer(offer, say) if worth > least and self.is_new(offer) else None

    def _bet(self, circles: Circles) -> Answer | None:
        """So much gold if a rival's bag was a lie; or: open it, and I pay your fine if it was true."""
        situation = self.situation
        if situation.office not in circles or not self.dice.likely("bet", _BETS):
            return None
        for rival in situation.undecided():
            suspicion = self.pricing.suspicion(rival)
            barred = rival == situation.me or not self._is_free(rival) or self.gave_word_not_to_speak(rival)
            if barred or suspicion.lie < _SURE_OF_A_LIE:
                continue
            surety = self.dice.likely("surety", _SURETY) and situation.say(rival) == situation.office
            if surety:
                gold = round(0.5 * suspicion.true_fine) + 1
                terms: tuple[Term, ...] = (
                    GiveGold(situation.me, gold, when=Condition(rival, "true")),
                    OpenBagTerm(rival),
                )
            else:
                gold = round(0.12 * suspicion.stake() * situation.rel) + 1
                terms = (GiveGold(situation.me, gold, when=Condition(rival, "lie")),)
            if not 1 <= gold <= min(_MOST_BET, situation.own.gold):
                continue
            code = "surety" if surety else "bet"
            made = self._made(situation.office, terms, Saying(code, {"merchant": rival, "gold": gold}), 0.0)
            if made is not None:
                return made
        return None

    def _buy_from_a_bag(self, circles: Circles) -> Answer | None:
        """A card that helps me to a crown, out of a bag that said it holds it; paid only if it is let through."""
        situation = self.situation
        if not self.dice.likely("buy-from-a-bag", _BUYS_FROM_A_BAG):
            return None
        for seller in situation.undecided():
            good = situation.view.players[seller].bag.declared or ""
            if seller == situation.me or (seller,) not in circles or not good or not self._is_free(seller):
                continue
            price = int(situation.goods.value[good] - situation.gain(good, -1, seller) + 1.5)
            if price > situation.own.gold:
                continue
            terms = (
                GiveGold(situation.me, price, when=Condition(seller, "let-through")),
                GiveBagGoods(seller, good, 1),
            )
            say = Saying("buy-goods", {"good": good, "count": 1, "gold": price})
            made = self._made((seller,), terms, say, MARGIN)
            if made is not None:
                return made
        return None

    def together(self, price: float) -> Answer | None:
        """Two merchants and the sheriff: each pays a little, and both pass (rules 5.29). Doubted ones are asked."""
        situation = self.situation
        me, gold = situation.me, max(_LEAST_TOGETHER, round(price))
        alone = len(situation.office) > 1 or "together" not in self.skill.terms
        if alone or gold > situation.own.gold or not self.dice.likely("together", _TOGETHER):
            return None
        others = [seat for seat in situation.undecided() if seat != me]
        for other in sorted(others, key=lambda seat: -self.pricing.suspicion(seat).lie):
            bag = self.memory.bags[other]
            busy = bag.offers or bag.demands or bag.deal or not self._is_free(other)
            if busy or not self._is_free(me) or situation.view.players[other].gold < gold:
                continue
            office = situation.office[0]
            terms: tuple[Term, ...] = (
                GiveGold(me, gold, (office,)),
                GiveGold(other, gold, (office,)),
                LetThroughTerm(me),
                LetThroughTerm(other),
            )
            offer = MakeOffer((office, other), terms)
            if self.is_new(offer):
                return Answer(offer, Saying("together", {"merchant": other, "gold": gold}, other))
        return None
