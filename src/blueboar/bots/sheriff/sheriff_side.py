"""Bargaining from the side of those in office: what to take, what to ask, and when to open."""

from __future__ import annotations

from typing import Any

from blueboar.bots.bot import Answer, Saying
from blueboar.bots.sheriff.bargainer import Bargainer
from blueboar.bots.sheriff.bribes import about_bag, gold_from
from blueboar.bots.sheriff.merchant_side import MARGIN
from blueboar.bots.sheriff.sayings import LET_NEXT_BAG_THROUGH
from blueboar.core.seats import Seat
from blueboar.games.sheriff.wire import prompts as ask
from blueboar.games.sheriff.wire.moves import AcceptOffer, LetThrough, MakeOffer, OpenBag, RefuseOffer, TakeStance
from blueboar.games.sheriff.wire.terms import Deal, GiveGold, LetThroughTerm

_WORTH_ASKING = 0.28
"""Below this chance of a lie nobody would pay."""
_TOO_GOOD_TO_KEEP_WORD = 9.0
_BROKE_HIS_WORD = 1.5


class SheriffSide(Bargainer):
    # offers

    def _answer(self, deal: Deal, choice: ask.OfferChoice, may_offer: bool) -> Answer | None:
        worth = self.pricing.worth(deal)
        about = about_bag(deal)
        wanted = self.price(about) if about is not None else 0.0
        offered = worth + max(0.0, self.value_of_opening(about)) if about is not None else worth
        good_enough = worth > MARGIN + (self.personality.greed - 0.5)
        counters = may_offer and about is not None and self._may_ask(about)
        if choice.accept and good_enough and not (counters and offered * 1.35 + 1 < wanted):
            return Answer(AcceptOffer(choice.deal), Saying("agreed"))
        if counters and about is not None and self.pricing.suspicion(about).lie > _WORTH_ASKING:
            gold = int(min(wanted, self.situation.view.players[about].gold))
            if gold > gold_from(deal, about):
                partners = tuple(seat for seat in (deal.proposer, *deal.partners) if seat != self.situation.me)
                terms = (GiveGold(about, gold), LetThroughTerm(about))
                return Answer(MakeOffer(partners, terms, choice.deal), Saying("more", {"gold": gold}))
        if choice.accept and good_enough:
            return Answer(AcceptOffer(choice.deal), Saying("agreed"))
        if choice.refuse:
            return Answer(RefuseOffer(choice.deal), Saying("too-little" if about is not None else "no-deal"))
        return None

    def _may_ask(self, merchant: Seat) -> bool:
        refuses = any(duty.act == "refuse-deals" and duty.merchant == merchant for duty in self.situation.view.duties)
        return self.memory.my_offers[merchant] < self.skill.haggles and not refuses

    def price(self, merchant: Seat) -> float:
        """What to ask for letting this bag through: more than opening brings, a share of what a liar would lose."""
        suspicion = self.pricing.suspicion(merchant)
        least = suspicion.worth_of_opening(self.situation.rel) + 1.0
        share = self.skill.ask_share + 0.3 * (self.personality.greed - 0.5)
        return max(least, share * suspicion.stake()) * self.dice.between(f"ask-{merchant}", 0.9, 1.2)

    def value_of_opening(self, merchant: Seat) -> float:
        return self.pricing.suspicion(merchant).worth_of_opening(self.situation.rel)

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
                circles = prompt.partners
        if stances is not None:
            answer = self._stance(stances)
            if answer is not None:
                return answer
        if decision is None:
            return None
        bags = sorted(decision.bags, key=lambda bag: self.dice.roll(f"order-{bag.merchant}"))
        for bag in bags:
            if self.situation.say(bag.merchant) == (self.situation.me,):
                asked = self._ask_for_gold(bag, circles)
                if asked is not None:
                    return asked
        for bag in bags:
            if bag.let_through or bag.open:
                return self._verdict(bag)
        return None

    def _ask_for_gold(self, bag: ask.BagChoice, circles: tuple[tuple[Seat, ...], ...]) -> Answer | None:
        merchant = bag.merchant
        story = self.memory.bags[merchant]
        if not (bag.let_through and bag.open) or story.demands or (merchant,) not in circles:
            return None
        if not self._may_ask(merchant) or not self.dice.likely(f"demand-{merchant}", self.skill.demands):
            return None
        suspicion = self.pricing.suspicion(merchant)
        gold = int(min(self.price(merchant), self.situation.view.players[merchant].gold))
        if suspicion.lie < _WORTH_ASKING or gold < 2:
            return None
        code = "threaten" if self.personality.boldness >= 0.5 else "demand"
        if self.memory.histories[merchant].lies >= 2 and self.skill.memory:
            code = "you-lied-before"
        terms = (GiveGold(merchant, gold), LetThroughTerm(merchant))
        params = {"merchant": merchant} if code == "you-lied-before" else {"gold": gold, "merchant": merchant}
        return Answer(MakeOffer((merchant,), terms), Saying(code, params, merchant))

    def wants_to_open(self, merchant: Seat) -> bool:
        suspicion = self.pricing.suspicion(merchant)
        if not self.skill.reads:
            bias = self.skill.opens + 0.3 * (self.personality.boldness - 0.5)
            return self.dice.likely(f"open-{merchant}", bias)
        value = suspicion.worth_of_opening(self.situation.rel)
        if self._promised_to_let_through(merchant) and value < _TOO_GOOD_TO_KEEP_WORD * self.personality.honesty * 2:
            return False
        value += self.skill.open_bias + 4.0 * (self.personality.boldness - 0.5)
        value += _BROKE_HIS_WORD * self.personality.grudge * self._broken_to_me(merchant)
        spread = self.skill.noise * (2.2 - 1.2 * self.skill.reads)
        return value + self.dice.between(f"open-{merchant}", -spread, spread) > 0.0

    def _promised_to_let_through(self, merchant: Seat) -> bool:
        return any(
            line.giver == self.situation.me
            and merchant in line.to
            and line.status == "open"
            and line.text == LET_NEXT_BAG_THROUGH
            and line.round < self.situation.view.round
            for line in self.situation.view.ledger
        )

    def _broken_to_me(self, merchant: Seat) -> int:
        me = self.situation.me
        return sum(
            1
            for line in self.situation.view.ledger
            if line.giver == merchant and me in line.to and line.status == "broken"
        )

    def _verdict(self, bag: ask.BagChoice) -> Answer:
        merchant = bag.merchant
        opens = bag.open and (not bag.let_through or self.wants_to_open(merchant))
        if opens:
            code = "word-was-broken" if self._broken_to_me(merchant) else "open-up"
            return Answer(OpenBag(merchant), Saying(code, {"merchant": merchant}, merchant))
        return Answer(LetThrough(merchant), Saying("go-in-peace", {"merchant": merchant}, merchant))

    # two deputies

    def _stance(self, prompt: ask.StancePrompt) -> Answer | None:
        """Said once for each bag; a deputy who is alone with a suspicion acts alone, and gains alone."""
        mine = {line.merchant: line.stance for line in self.situation.view.stances if line.deputy == self.situation.me}
        for bag in prompt.bags:
            if bag.merchant in mine:
                continue
            opens = bag.open and (not bag.let_through or self.wants_to_open(bag.merchant))
            return Answer(TakeStance(bag.merchant, "open" if opens else "let-through"))
        return None
