"""Bargaining from the merchant's side: what to offer for one's bag, and what to answer to the sheriff."""

from __future__ import annotations

from blueboar.bots.bot import Answer, Saying
from blueboar.bots.sheriff.bargainer import Bargainer
from blueboar.bots.sheriff.bribes import about_bag, gold_from
from blueboar.bots.sheriff.round_dice import RoundDice
from blueboar.bots.sheriff.sayings import LET_NEXT_BAG_THROUGH, PAY_NEXT_TIME
from blueboar.core.seats import Seat
from blueboar.games.sheriff.wire import prompts as ask
from blueboar.games.sheriff.wire.moves import AcceptOffer, MakeOffer, RefuseOffer
from blueboar.games.sheriff.wire.terms import (
    Deal,
    DoFavour,
    GiveBagGoods,
    GiveGold,
    GiveStallGoods,
    LetThroughTerm,
    OpenBagTerm,
    RefuseDealsTerm,
    Term,
)

MARGIN = 0.4
"""A deal has to be better than none by this many points."""
_OTHER_TERMS = 0.22
_DENOUNCES = 0.18
_BUYS = 0.3
_SURE_OF_A_LIE = 0.62
_DARES = 0.5
"""How often one who refuses to pay says: then open it."""


def words_of_refusal(dice: RoundDice, about_mine: bool, gold: int) -> Saying | None:
    """The same whatever is in the bag: else they would tell what the lid hides."""
    if about_mine and dice.likely("dare", _DARES):
        return Saying("then-open-it")
    return Saying("too-dear", {"gold": gold}) if gold else None


class MerchantSide(Bargainer):
    # answering

    def _answer(self, deal: Deal, choice: ask.OfferChoice, may_offer: bool) -> Answer | None:
        worth = self.pricing.worth(deal)
        if choice.accept and worth > self.margin():
            return Answer(AcceptOffer(choice.deal), Saying("agreed"))
        counter = self._counter(deal) if may_offer else None
        if counter is not None:
            return counter
        if choice.refuse:
            about_mine = about_bag(deal) == self.situation.me
            said = words_of_refusal(self.dice, about_mine, gold_from(deal, self.situation.me))
            return Answer(RefuseOffer(choice.deal), said)
        return None

    def margin(self) -> float:
        return MARGIN + self.personality.greed - 0.5

    def _counter(self, deal: Deal) -> Answer | None:
        me = self.situation.me
        if about_bag(deal) != me or self.memory.my_offers[me] >= self.skill.haggles:
            return None
        asked = gold_from(deal, me)
        most = self.most_to_pay()
        if most < 1 or asked < 2:
            return None
        price = int(min(most, max(1.0, asked * self.dice.between("counter", 0.45, 0.75))))
        if price <= 0 or price >= asked:
            return None
        return self._offer(price, replaces=deal.id, partners=self._others(deal))

    def _others(self, deal: Deal) -> tuple[Seat, ...]:
        return tuple(seat for seat in (deal.proposer, *deal.partners) if seat != self.situation.me)

    # offering

    def most_to_pay(self) -> float:
        """What it is worth to me that my bag stays shut, and what I have."""
        stake = self.pricing.stake()
        if stake <= 0:
            return 0.0
        careful = self.skill.pays_share + 0.3 * (0.5 - self.personality.greed)
        return min(float(self.situation.own.gold), careful * self.pricing.will_open(pressed=True) * stake)

    def speak_up(self, circles: tuple[tuple[Seat, ...], ...]) -> Answer | None:
        """An offer that nobody has asked for: for my bag, or about another's."""
        me = self.situation.me
        if self.situation.own.bag.status == "closed" and self._may_offer(circles):
            if not self.pricing.wrong_in_bag():
                return self._bluff()
            answer = self._bribe()
            if answer is not None:
                return answer
        if self.memory.sideline_offers == 0 and me not in self.situation.office:
            return self._denounce(circles) or self._buy(circles)
        return None

    def _may_offer(self, circles: tuple[tuple[Seat, ...], ...]) -> bool:
        me = self.situation.me
        bag = self.memory.bags[me]
        mine_is_open = any(deal.proposer == me and about_bag(deal) == me for deal in self.memory.open_deals.values())
        asked_me = any(deal.proposer != me and about_bag(deal) == me for deal in self.memory.open_deals.values())
        if mine_is_open or asked_me or bag.deal or self._is_decided():
            return False
        return self.memory.my_offers[me] < max(1, self.skill.haggles) and self.situation.say(me) in circles

    def _is_decided(self) -> bool:
        """A duty has settled what happens to my bag, or with whom the sheriff deals."""
        return any(duty.merchant == self.situation.me for duty in self.situation.view.duties)

    def _bluff(self) -> Answer | None:
        """An honest bag that is opened pays: so look as if it should be."""
        if self.memory.my_offers[self.situation.me] or not self.dice.likely("bluff", self.skill.bluffs):
            return None
        if self.situation.own.gold < 4 or self.pricing.stake() > -4:
            return None
        return self._offer(1 + int(self.dice.between("bluff-gold", 0.0, 2.0)))

    def _bribe(self) -> Answer | None:
        most = self.most_to_pay()
        stake = self.pricing.stake()
        made = self.memory.my_offers[self.situation.me]
        if most < 1 or self.pricing.will_open() * stake < 2.0:
            return None
        if (
            made == 0
            and self.memory.bags[self.situation.me].demands == 0
            and self.dice.likely("silent", self.skill.silent)
        ):
            return None
        price = self.first_price(stake) if made == 0 else self.next_price()
        if price > most:
            if made:
                return None
            price = most
        return self._offer(max(1, int(price)))

    def first_price(self, stake: float) -> float:
        """Near what this sheriff takes, as far as they are known; else near what they may expect from opening."""
        suspicion = self.pricing.suspicion(self.situation.me)
        usual = max(2.0, self.skill.first_offer * suspicion.worth_of_opening(self.situation.rel) + 0.08 * stake)
        if self.skill.memory:
            prices = [
                price for officer in self.situation.office for price in self.memory.histories[officer].prices if price
            ]
            if prices:
                usual = (usual + sum(prices) / len(prices)) / 2
        return usual * self.dice.between("price", 0.75, 1.25)

    def next_price(self) -> float:
        bag = self.memory.bags[self.situation.me]
        return max(bag.offered, bag.refused) * 1.4 + 1.5

    def _offer(self, price: int, replaces: int | None = None, partners: tuple[Seat, ...] | None = None) -> Answer:
        me = self.situation.me
        partners = self.situation.say(me) if partners is None else partners
        paid, said = self._payment(price)
        return Answer(MakeOffer(partners, (*paid, LetThroughTerm(me)), replaces), said)

    def _payment(self, price: int) -> tuple[tuple[Term, ...], Saying]:
        me, terms = self.situation.me, self.skill.terms
        if price >= 2 and self.dice.likely("terms", _OTHER_TERMS):
            kind = terms[int(self.dice.between("kind", 0, len(terms) - 0.001))]
            other = self._other_payment(kind, price)
            if other is not None:
                return other
        price = min(price, self.situation.own.gold)
        if price <= 0:
            return self._other_payment("stall", 3) or ((DoFavour(me, PAY_NEXT_TIME),), Saying("offer-favour"))
        last = self.memory.my_offers[me] + 1 >= self.skill.haggles > 1
        return (GiveGold(me, price),), Saying("last-offer" if last else "offer-gold", {"gold": price})

    def _other_payment(self, kind: str, price: int) -> tuple[tuple[Term, ...], Saying] | None:
        situation, me = self.situation, self.situation.me
        if kind == "stall":
            stall = dict.fromkeys(situation.own.stall)
            cards = sorted(stall, key=lambda card: situation.worth(card) / situation.goods.value[card])
            if cards and situation.goods.value[cards[0]]:
                good = cards[0]
                count = max(1, min(situation.own.stall.count(good), round(price / situation.goods.value[good])))
                return (GiveStallGoods(me, good, count),), Saying("offer-goods", {"good": good, "count": count})
        if kind == "bag":
            smuggled = [card for card in situation.own.bag.cards or () if situation.is_smuggled(card)]
            if smuggled:
                good = min(smuggled, key=situation.worth)
                if self.personality.honesty < 0.5 and self.dice.likely("false-promise", 0.5 - self.personality.honesty):
                    good = max(
                        situation.goods.copies, key=lambda card: situation.goods.value[card] * (card not in smuggled)
                    )
                    if situation.is_summons(good):
                        return None
                return (GiveBagGoods(me, good, 1),), Saying("offer-from-bag", {"good": good, "count": 1})
        if kind == "favour" and situation.rounds_left:
            gold = max(1, min(situation.own.gold, price - 1))
            if situation.own.gold >= gold:
                return (GiveGold(me, gold), DoFavour(me, LET_NEXT_BAG_THROUGH)), Saying("offer-favour")
        return None

    def _buy(self, circles: tuple[tuple[Seat, ...], ...]) -> Answer | None:
        """Where merchants may deal with one another: a card that is worth more to me than to its owner."""
        situation = self.situation
        sellers = [circle[0] for circle in circles if len(circle) == 1 and circle[0] not in situation.office]
        if "stall" not in self.skill.terms or not sellers or not self.dice.likely("buy", _BUYS):
            return None
        best: tuple[float, Seat, str, int] | None = None
        for seller in sellers:
            stall = situation.view.players[seller].stall
            for good in [good for good in situation.goods.legal if good in stall]:
                keeps = situation.goods.value[good] - situation.gain(good, -1, seller)
                price = int(keeps + 1.5)
                gain = situation.worth(good) - price
                if price <= situation.own.gold and gain > MARGIN and (best is None or gain > best[0]):
                    best = (gain, seller, good, price)
        if best is None:
            return None
        _, seller, good, price = best
        terms = (GiveGold(situation.me, price), GiveStallGoods(seller, good, 1))
        return Answer(MakeOffer((seller,), terms), Saying("buy-goods", {"good": good, "count": 1, "gold": price}))

    def _denounce(self, circles: tuple[tuple[Seat, ...], ...]) -> Answer | None:
        """Pay a little to have a rival's bag opened, or no deals made with them, when they surely lie."""
        situation = self.situation
        if not {"open", "refuse-deals"} & set(self.skill.terms) or not self.dice.likely("denounce", _DENOUNCES):
            return None
        for rival in situation.undecided():
            settled = any(duty.merchant == rival for duty in situation.view.duties)
            if rival == situation.me or settled or self.memory.bags[rival].deal:
                continue
            suspicion = self.pricing.suspicion(rival)
            gold = int(0.4 * suspicion.lie * suspicion.stake() * situation.rel)
            partners = situation.say(rival)
            if suspicion.lie < _SURE_OF_A_LIE or gold < 1 or gold > situation.own.gold or partners not in circles:
                continue
            act: Term = OpenBagTerm(rival)
            if self.dice.likely("only-no-deals", 0.25):
                act = RefuseDealsTerm(rival)
                gold = 1
            offer = MakeOffer(partners, (GiveGold(situation.me, gold), act))
            if self.pricing.worth(Deal(0, situation.me, offer.partners, offer.terms)) > 0:
                return Answer(offer, Saying("denounce", {"merchant": rival}))
        return None
