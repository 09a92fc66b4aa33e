"""Bargaining from the merchant's side: what to offer for one's bag, and what to answer to the sheriff."""

from __future__ import annotations

from blueboar.bots.bot import Answer, Saying
from blueboar.bots.sheriff import payments
from blueboar.bots.sheriff.bargainer import MARGIN
from blueboar.bots.sheriff.bribes import about_bag, gold_from, lets_through, price_from
from blueboar.bots.sheriff.courtesies import Courtesies
from blueboar.bots.sheriff.dares import Dares
from blueboar.bots.sheriff.haggling import ACCEPT, ASK, STANDS_BY, Merchant
from blueboar.bots.sheriff.pricing import SHARED
from blueboar.bots.sheriff.round_dice import RoundDice
from blueboar.bots.sheriff.side_deals import SideDeals
from blueboar.core.seats import Seat
from blueboar.games.sheriff.wire import prompts as ask
from blueboar.games.sheriff.wire.moves import AcceptOffer, MakeOffer, RefuseOffer
from blueboar.games.sheriff.wire.terms import (
    Deal,
    GiveGold,
    GiveStallGoods,
    LetThroughTerm,
    OpenBagTerm,
    RefuseDealsTerm,
    Term,
)

_DENOUNCES = 0.18
_BUYS = 0.3
_SURE_OF_A_LIE = 0.66
_DARES = 0.4
_SWEARS_INNOCENCE = 0.7
"""How often one who refuses to pay says: then open it; or that honest merchants pay nothing."""


def words_of_refusal(dice: RoundDice, refused: int, gold: int, offered: bool = False) -> Saying | None:
    """The same whatever is in the bag: else they would tell what the lid hides. After `refused` ones, another.

    Who has `offered` something for it already does not say now that honest merchants pay nothing.
    """
    roll = dice.roll("dare")
    first = 0 if roll < _DARES else 1 if roll < _SWEARS_INNOCENCE else 2
    words = [Saying("then-open-it"), Saying("no-deal" if offered else "no-need-to-pay"), _too_dear(gold)]
    return words[(first + refused) % len(words)] if refused < len(words) else None


def _too_dear(gold: int) -> Saying:
    return Saying("too-dear", {"gold": gold}) if gold else Saying("no-deal")


class MerchantSide(SideDeals, Dares, Courtesies):
    def mind(self, feigns: bool = False) -> Merchant:
        """How this merchant talks about the own bag; `feigns`: like anyone whose bag looks so, whatever is in it."""
        situation, bag = self.situation, self.memory.bags[self.situation.me]
        stall = min(6.0, 2.0 * len(situation.own.stall))
        return Merchant(
            bag.count or 1,
            situation.loss_of(situation.office[0]),
            self.pricing.stake_of_anyone() if feigns else self.pricing.stake(),
            self.pricing.will_open() if feigns else self.pricing.my_risk(),
            self.personality.greed,
            self.skill.speaks + 0.2 * (0.5 - self.personality.boldness),
            self.skill.haggles,
            situation.own.gold + stall,
            self.rolls("merchant", 7),
            self.memory.threats.stands_by(situation.office) if self.skill.memory else STANDS_BY,
        )

    # answering

    def _answer(self, deal: Deal, choice: ask.OfferChoice, may_offer: bool) -> Answer | None:
        me, office = self.situation.me, self.situation.office
        if lets_through(deal, me) and any(seat not in office for seat in self.others(deal)):
            return self._answer_together(deal, choice)
        if about_bag(deal) == me and deal.proposer in office:
            return self._answer_demand(deal, choice, may_offer)
        worth = self.pricing.worth(deal)
        if choice.accept and worth > self.margin():
            return Answer(AcceptOffer(choice.deal), Saying("agreed"))
        if may_offer:
            countered = self.counter_condition(deal, self.margin() - worth)
            if countered is not None:
                return countered
        if choice.refuse:
            return Answer(RefuseOffer(choice.deal), self.no_deal())
        return None

    def _answer_together(self, deal: Deal, choice: ask.OfferChoice) -> Answer | None:
        """My bag, and another merchant: there is nobody to haggle with alone, and a yes is heard before it counts."""
        cost = -self.pricing.gifts(deal)
        if choice.accept and cost <= max(0.0, self.mind(feigns=True).limit()):
            return Answer(AcceptOffer(choice.deal), Saying("agreed"))
        if choice.refuse:
            return Answer(RefuseOffer(choice.deal), self._words_of_refusal(round(cost)))
        return None

    def margin(self) -> float:
        return MARGIN + self.personality.greed - 0.5

    def _answer_demand(self, deal: Deal, choice: ask.OfferChoice, may_offer: bool) -> Answer | None:
        """What they ask is reckoned as what it costs me."""
        me = self.situation.me
        cost = -self.pricing.gifts(deal)
        word, price = self.mind().answer(self.talk_about(me), cost)
        if choice.accept and (word == ACCEPT or cost <= 0.0):
            return Answer(AcceptOffer(choice.deal), Saying("agreed"))
        if word == ASK and may_offer:
            made = self._offer(price, replaces=deal.id, partners=self.others(deal))
            if made is not None and isinstance(made.move, MakeOffer):
                offered = -self.pricing.gifts(Deal(0, me, made.move.partners, made.move.terms))
                if offered < cost:
                    return made
                if choice.accept:  # what is asked is no more than what would be offered
                    return Answer(AcceptOffer(choice.deal), Saying("agreed"))
        if choice.refuse:
            in_gold = all(isinstance(term, (GiveGold, LetThroughTerm)) for term in deal.terms)
            asked = gold_from(deal, me) if in_gold else 0  # nobody reckons goods in gold aloud
            return Answer(RefuseOffer(choice.deal), self._words_of_refusal(asked))
        return None

    def _words_of_refusal(self, gold: int) -> Saying | None:
        offered = self.memory.bags[self.situation.me].offered > 0
        return words_of_refusal(self.dice, self.memory.own_words.refusals, gold, offered)

    # offering

    def speak_up(self, circles: tuple[tuple[Seat, ...], ...]) -> Answer | None:
        """An offer that nobody has asked for: for my bag, or about another's."""
        me = self.situation.me
        if self.situation.own.bag.status == "closed" and not self._is_decided():
            dared = self.dare(circles)
            if dared is not None:
                return dared
        if self.situation.own.bag.status == "closed" and self._may_offer(circles):
            word, price = self.mind().first()
            made = (self.together(price) or self._offer(price)) if word == ASK else None
            if made is not None:
                return made
        if self.memory.own_words.sideline_offers == 0 and me not in self.situation.office:
            side = self._denounce(circles) or self._buy(circles) or self.side_deal(circles)
            if side is not None:
                return side
        return self.sell_courtesy(circles)

    def when_asked(self, circles: tuple[tuple[Seat, ...], ...]) -> Answer | None:
        """Somebody in office wants an offer: the price that anyone would name, and each time a little more."""
        me, bag = self.situation.me, self.memory.bags[self.situation.me]
        settled = bag.deal or self._is_decided() or bag.offers > self.skill.haggles
        if self.situation.own.bag.status != "closed" or settled or self.situation.say(me) not in circles:
            return None
        mind = self.mind()
        price = max(mind.usual_price(mind.rolls[1]), bag.offered + 1.0)
        return self._offer(price) if price <= mind.purse else None

    def _may_offer(self, circles: tuple[tuple[Seat, ...], ...]) -> bool:
        """Speaks first once; later the answer to what is asked is what there is to say."""
        me = self.situation.me
        bag = self.memory.bags[me]
        if bag.offers or bag.demands or bag.deal or self._is_decided() or not self.skill.speaks:
            return False
        if bag.wants_to_be_opened:
            return False  # who has just dared them to open it does not pay for passing
        return self.situation.say(me) in circles

    def _is_decided(self) -> bool:
        """A duty has settled what happens to my bag, or with whom the sheriff deals."""
        return any(duty.merchant == self.situation.me for duty in self.situation.view.duties)

    def _offer(
        self, price: float, replaces: int | None = None, partners: tuple[Seat, ...] | None = None
    ) -> Answer | None:
        me = self.situation.me
        partners = self.situation.say(me) if partners is None else partners
        made = self.memory.own_words.offers[me]
        paid = payments.from_me(self.pricing, price, self.dice, made, made >= 1)
        if paid is None:
            return None
        offer = MakeOffer(partners, (*paid[0], LetThroughTerm(me)), replaces)
        said = price_from(Deal(0, me, partners, offer.terms), me, self.situation.goods.value)
        if not self.is_new(offer) or (made and said <= self.memory.bags[me].offered):
            return None
        return Answer(offer, paid[1])

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
                value = situation.goods.value[good]
                loss, more = situation.traded(good, 1, seller, situation.me)
                price = int(value + loss + SHARED * max(0.0, more - loss) + 1.5)
                gain = value + more - price
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
            if rival == situation.me or settled or self.memory.bags[rival].deal or self.gave_word_not_to_speak(rival):
                continue
            suspicion = self.pricing.suspicion(rival)
            hated = self.personality.grudge * self.memory.feelings.wronged[rival]
            gold = int((0.4 + 0.2 * min(2.0, hated)) * suspicion.lie * suspicion.stake() * situation.loss_of(rival))
            partners = situation.say(rival)
            sure = suspicion.lie + 0.1 * hated >= _SURE_OF_A_LIE
            if not sure or gold < 1 or gold > situation.own.gold or partners not in circles:
                continue
            act: Term = OpenBagTerm(rival)
            if self.dice.likely("only-no-deals", 0.25):
                act = RefuseDealsTerm(rival)
                gold = 1
            offer = MakeOffer(partners, (GiveGold(situation.me, gold), act))
            if self.pricing.worth(Deal(0, situation.me, offer.partners, offer.terms)) > 0 and self.is_new(offer):
                return Answer(offer, Saying("denounce", {"merchant": rival}))
        return None
