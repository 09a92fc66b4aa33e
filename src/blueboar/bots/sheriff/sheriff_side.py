"""Bargaining from the side of those in office: what to take, what to ask, and when to open."""

from __future__ import annotations

import math
from typing import Any

import msgspec

from blueboar.bots.bot import Answer, Saying
from blueboar.bots.sheriff import payments
from blueboar.bots.sheriff.bargainer import MARGIN
from blueboar.bots.sheriff.bribes import about_bag, price_from
from blueboar.bots.sheriff.conditions import pledged
from blueboar.bots.sheriff.courtesies import Courtesies
from blueboar.bots.sheriff.haggling import ACCEPT, ASK, OPEN, PASS, REFUSE, Officer, Talk, bent
from blueboar.bots.sheriff.passing import can_pass, let_through
from blueboar.bots.sheriff.sayings import LET_NEXT_BAG_THROUGH
from blueboar.core.seats import Seat
from blueboar.games.sheriff.wire import prompts as ask
from blueboar.games.sheriff.wire.moves import AcceptOffer, MakeOffer, OpenBag, RefuseOffer, TakeStance, WithdrawOffer
from blueboar.games.sheriff.wire.terms import Deal, GiveFaceDown, GiveGold, GiveStallGoods, LetThroughTerm, OpenBagTerm

_TOO_GOOD_TO_KEEP_WORD = 9.0
_GRUDGE = 0.9
_GRATITUDE = 0.4
_MOST_FELT = 2
_RECALLS = 0.5
_THANKS = 0.5
_TAKES_A_DARE = 0.15
"""How often a bag is opened whose merchant asks for it, and pays too little: else any liar would ask."""


class SheriffSide(Courtesies):
    def opening(self, merchant: Seat) -> float:
        """What opening this bag is worth; a level that thinks knows better."""
        theirs = self.situation.loss_of(merchant)
        return self.pricing.suspicion(merchant).worth_of_opening(theirs) + pledged(self.pricing, merchant) * (
            1.0 + theirs
        )

    def mind(self, merchant: Seat) -> Officer:
        """How this officer talks about one bag."""
        opening = self.opening(merchant)
        player = self.situation.view.players[merchant]
        return Officer(
            self.memory.bags[merchant].count or 1,
            self.situation.loss_of(merchant),
            opening,
            self.open_rate(merchant, opening),
            self.personality.greed,
            self.skill.haggles,
            player.gold + min(6.0, 2.0 * len(player.stall)),
            self.rolls(f"officer-{merchant}", 5),
        )

    def open_rate(self, merchant: Seat, opening: float) -> float:
        """The solved chance, bent by what is known, by boldness, and by what one owes the other."""
        if not self.skill.reads:
            return self.skill.opens + 0.3 * (self.personality.boldness - 0.5)
        if self._promised_to_let_through(merchant) and opening < _TOO_GOOD_TO_KEEP_WORD * self.personality.honesty * 2:
            return 0.0
        felt = 1.6 * (self.personality.boldness - 0.5) + self.skill.open_bias
        felt += _GRUDGE * self.personality.grudge * min(_MOST_FELT, self.memory.feelings.wronged[merchant])
        felt -= _GRATITUDE * self.personality.grudge * min(_MOST_FELT, self.memory.feelings.helped[merchant])
        rate = self.pricing.open_rate(merchant, opening)
        if self.memory.bags[merchant].dares:
            return max(rate, _TAKES_A_DARE)
        rate = bent(min(0.97, max(0.02, rate)), felt)
        # Whoever of two would open does: so each opens less, and the bag as often as under one sheriff.
        return rate if len(self.situation.office) == 1 else 1.0 - math.sqrt(1.0 - rate)

    def talk_about(self, merchant: Seat) -> Talk:
        """A demand that still lies there when I am asked again was turned down, too: without a word."""
        talk = super().talk_about(merchant)
        talk.refused = talk.refused or any(
            offer.deal.proposer == self.situation.me
            and about_bag(offer.deal) == merchant
            and merchant not in offer.agreed
            for offer in self.situation.view.offers
        )
        return talk

    # offers

    def _answer(self, deal: Deal, choice: ask.OfferChoice, may_offer: bool) -> Answer | None:
        about = about_bag(deal)
        plain = about is not None and sum(hasattr(term, "merchant") for term in deal.terms) == 1
        if about is None or not plain or deal.proposer not in (about, *self.situation.office):
            return self._answer_other(deal, choice, may_offer)
        mind = self.mind(about)
        # What goes to both is shared, and so is what opening it would bring.
        offered = self.pricing.gifts(deal) * len(self.situation.say(about))
        if deal.proposer != about:
            word, price = (ACCEPT if offered >= mind.least() else REFUSE), 0.0
        else:
            word, price = mind.answer(self.talk_about(about), offered)
        if word == ACCEPT and choice.accept:
            return Answer(AcceptOffer(choice.deal), Saying("agreed"))
        if word == ASK and may_offer and not self._refuses(about):
            made = self._demand(about, price, choice.deal, self.others(deal))
            if made is not None:
                return made
            if choice.accept and offered >= mind.least():
                return Answer(AcceptOffer(choice.deal), Saying("agreed"))
        if choice.refuse:
            return Answer(RefuseOffer(choice.deal), self.no_deal("too-little"))
        return None

    def _answer_other(self, deal: Deal, choice: ask.OfferChoice, may_offer: bool) -> Answer | None:
        """Everything else: what it is worth, all in all."""
        lacking = MARGIN + (self.personality.greed - 0.5) - self.pricing.worth(deal)
        if choice.accept and (lacking < 0.0 or self._is_paid_for_what_comes(deal)):
            return Answer(AcceptOffer(choice.deal), Saying("agreed"))
        if may_offer and not any(self._refuses(seat) for seat in self.others(deal)):
            countered = self.counter_condition(deal, lacking)
            if countered is not None:
                return countered
        return Answer(RefuseOffer(choice.deal), self.no_deal()) if choice.refuse else None

    def _is_paid_for_what_comes(self, deal: Deal) -> bool:
        """Others pay for opening a bag that is about to be opened in any case: all talk about it has ended."""
        merchants = [term.merchant for term in deal.terms if isinstance(term, OpenBagTerm)]
        acts = sum(hasattr(term, "merchant") for term in deal.terms)
        if len(merchants) != 1 or acts != 1 or merchants[0] in (deal.proposer, *deal.partners):
            return False
        talk, merchant = self.talk_about(merchants[0]), merchants[0]
        word, _ = self.mind(merchant).silence(talk, self.skill.demands)
        return talk.refused and word == OPEN and self._is_free(merchant) and self.pricing.gifts(deal) > 0.0

    def when_asked(self, merchant: Seat, circles: tuple[tuple[Seat, ...], ...]) -> Answer | None:
        """A merchant wants to know my price."""
        closed = self.situation.view.players[merchant].bag.status == "closed"
        alone = self.situation.say(merchant) == (self.situation.me,)
        settled = any(duty.merchant == merchant for duty in self.situation.view.duties)
        if not closed or not alone or (merchant,) not in circles or settled:
            return None
        mind, talk = self.mind(merchant), self.talk_about(merchant)
        price = mind.price(talk)
        return self._demand(merchant, price, None, (merchant,)) if mind.may_ask(talk, price) else None

    def _refuses(self, merchant: Seat) -> bool:
        return any(duty.act == "refuse-deals" and duty.merchant == merchant for duty in self.situation.view.duties)

    def _demand(self, merchant: Seat, price: float, replaces: int | None, partners: tuple[Seat, ...]) -> Answer | None:
        story = self.memory.bags[merchant]
        terms = payments.from_other(self.pricing, merchant, price, self.dice, story.demands)
        if terms is None:
            return None
        offer = MakeOffer(partners, (*terms, LetThroughTerm(merchant)), replaces)
        asked = price_from(Deal(0, self.situation.me, partners, offer.terms), merchant, self.situation.goods.value)
        nearer = story.demands == 0 or asked < story.demanded
        less = asked < story.offered or (asked == story.offered and not story.demands)
        if not self.is_new(offer) or not nearer or less:
            return None
        standing = self._standing_demand(merchant)
        if standing is not None:
            return Answer(WithdrawOffer(standing))
        return Answer(offer, self._words_of_demand(merchant, offer, replaces is not None))

    def _standing_demand(self, merchant: Seat) -> int | None:
        """What I asked before: a new demand takes its place, so that two prices never lie there."""
        for offer in self.situation.view.offers:
            if offer.deal.proposer == self.situation.me and about_bag(offer.deal) == merchant:
                return offer.deal.id
        return None

    def _words_of_demand(self, merchant: Seat, offer: MakeOffer, answers: bool) -> Saying:
        gold = sum(term.amount for term in offer.terms if isinstance(term, GiveGold))
        if any(isinstance(term, (GiveStallGoods, GiveFaceDown)) for term in offer.terms):
            return Saying("demand-goods", {"merchant": merchant}, merchant)
        if answers:
            return Saying("more", {"gold": gold}, merchant)
        if self.memory.bags[merchant].demands:
            return Saying("less", {"gold": gold}, merchant)
        lied_to_me = self.skill.memory and self.memory.histories[merchant].lies_to_me
        if lied_to_me and self.dice.likely(f"recall-{merchant}", _RECALLS):
            return Saying("you-lied-before", {"merchant": merchant}, merchant)
        bold = self.dice.likely(f"threat-{merchant}", 0.15 + 0.7 * self.personality.boldness)
        return Saying("threaten" if bold else "demand", {"gold": gold, "merchant": merchant}, merchant)

    # decisions

    def decide(self, prompts: tuple[Any, ...]) -> Answer | None:
        decision: ask.DecidePrompt | None = None
        stances: ask.StancePrompt | None = None
        circles: tuple[tuple[Seat, ...], ...] = ()
        for prompt in prompts:
            if isinstance(prompt, ask.DecidePrompt):
                decision = prompt
            elif isinstance(prompt, ask.StancePrompt):
                stances = prompt
            elif isinstance(prompt, ask.OfferPrompt):
                circles = self.situation.may_deal(prompt.partners)
        if stances is not None:
            answer = self._stance(stances)
            if answer is not None:
                return answer
        if decision is None:
            return None
        sold = self.sell_courtesy(circles)
        if sold is not None:
            return sold
        bags = sorted(decision.bags, key=lambda bag: self.dice.roll(f"order-{bag.merchant}"))
        for bag in bags:
            asked = self._ask_for(bag, circles)
            if asked is not None:
                return asked
        for bag in bags:
            if (can_pass(bag) or bag.open) and not self._waits_for_the_other(bag):
                return self._verdict(bag)
        return None

    def _ask_for(self, bag: ask.BagChoice, circles: tuple[tuple[Seat, ...], ...]) -> Answer | None:
        """Alone, or together with a deputy who would open it as well."""
        merchant = bag.merchant
        others = tuple(seat for seat in self.situation.say(merchant) if seat != self.situation.me)
        partners = (*others, merchant)
        free = bag.open and (can_pass(bag) or (bool(others) and self._is_free(merchant)))
        if not free or partners not in circles or any(self._refuses(seat) for seat in partners):
            return None
        word, price = self.mind(merchant).silence(self.talk_about(merchant), self.skill.demands)
        return self._demand(merchant, price, None, partners) if word == ASK else None

    def wants_to_open(self, merchant: Seat) -> bool:
        return self.mind(merchant).opens(self.talk_about(merchant).refused)

    def _promised_to_let_through(self, merchant: Seat) -> bool:
        """The next bag, and no other: a word that nobody marks as kept would else be kept for ever."""
        now = self.situation.view.round
        return any(
            line.giver == self.situation.me
            and merchant in line.to
            and line.status == "open"
            and line.text == LET_NEXT_BAG_THROUGH
            and self.memory.feelings.is_next_bag(merchant, line.round, now)
            for line in self.situation.view.ledger
        )

    def _verdict(self, bag: ask.BagChoice) -> Answer:
        merchant = bag.merchant
        together = bag.open and len(self.situation.say(merchant)) > 1
        if together and self._is_free(merchant) and not self.wants_to_open(merchant):
            return Answer(TakeStance(merchant, "let-through"))
        opens = bag.open and (not can_pass(bag) or self.wants_to_open(merchant))
        passing = OpenBag(merchant) if opens else let_through(bag, self._worth_of_offer)
        return Answer(passing, Saying(self.words_of_verdict(merchant, opens), {"merchant": merchant}, merchant))

    def words_of_verdict(self, merchant: Seat, opens: bool) -> str:
        """What was felt is said."""
        feelings = self.memory.feelings
        if opens and feelings.wronged[merchant] > feelings.paid_against[merchant]:
            return "word-was-broken"
        if opens:
            return "paid-against-me" if feelings.paid_against[merchant] else "open-up"
        thanks = feelings.helped[merchant] and self.dice.likely(f"thanks-{merchant}", _THANKS)
        return "grateful" if thanks else "go-in-peace"

    def _worth_of_offer(self, number: int) -> float:
        """The passing itself costs nothing: it happens in any case."""
        for offer in self.situation.view.offers:
            if offer.deal.id == number:
                terms = tuple(term for term in offer.deal.terms if not isinstance(term, LetThroughTerm))
                return self.pricing.worth(msgspec.structs.replace(offer.deal, terms=terms))
        return 0.0

    # two deputies

    def _is_free(self, merchant: Seat) -> bool:
        """No deal has settled what becomes of this bag."""
        return not any(duty.merchant == merchant for duty in self.situation.view.duties)

    def _waits_for_the_other(self, bag: ask.BagChoice) -> bool:
        """Both would open it, its merchant and I have agreed to a price: first the other deputy has to speak.

        Who has the say alone waits for nobody; and what both let through is let through for that price.
        """
        if not bag.open or len(self.situation.say(bag.merchant)) == 1:
            return False
        for offer in self.situation.view.offers:
            deal, agreed = offer.deal, offer.agreed
            waits = [seat for seat in (deal.proposer, *deal.partners) if seat not in agreed]
            theirs = bool(waits) and set(waits) <= set(self.situation.office)
            if theirs and about_bag(deal) == bag.merchant and self.situation.me in agreed:
                return True
        return False

    def _stance(self, prompt: ask.StancePrompt) -> Answer | None:
        """First who means to open, or to be paid: such a deputy has a say, and alone with a suspicion gains alone."""
        mine = {line.merchant: line.stance for line in self.situation.view.stances if line.deputy == self.situation.me}
        for bag in prompt.bags:
            if bag.merchant in mine:
                continue
            opens = bag.open and (not bag.let_through or self._wants_a_say(bag.merchant))
            return Answer(TakeStance(bag.merchant, "open" if opens else "let-through"))
        return None

    def _wants_a_say(self, merchant: Seat) -> bool:
        word, _ = self.mind(merchant).silence(self.talk_about(merchant), self.skill.demands)
        return word != PASS
