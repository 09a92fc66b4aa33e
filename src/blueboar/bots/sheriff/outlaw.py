"""The outlaw: a smuggler that thinks before it loads, pays, asks and opens."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from blueboar.bots.bot import Answer, Saying
from blueboar.bots.budget import Budget
from blueboar.bots.levels import BotSetup
from blueboar.bots.sheriff import loading
from blueboar.bots.sheriff.bribes import about_bag, gold_from
from blueboar.bots.sheriff.loading import Load
from blueboar.bots.sheriff.merchant_side import words_of_refusal
from blueboar.bots.sheriff.opponents import Opponents
from blueboar.bots.sheriff.passing import can_pass, let_through
from blueboar.bots.sheriff.player import SheriffBot
from blueboar.bots.sheriff.possible_bags import PossibleBags
from blueboar.bots.sheriff.pricing import Pricing
from blueboar.bots.sheriff.rehearsal import Plan, Rehearsal
from blueboar.bots.sheriff.sampled_bags import SampledBags
from blueboar.bots.sheriff.situation import Situation
from blueboar.bots.sheriff.skill import Skill
from blueboar.core.seats import Seat
from blueboar.games.sheriff.wire import prompts as ask
from blueboar.games.sheriff.wire.moves import AcceptOffer, MakeOffer, OpenBag, RefuseOffer
from blueboar.games.sheriff.wire.terms import GiveGold, LetThroughTerm

_LOADS = 5
"""How many loads are thought through."""
_FIRST_OFFERS = (0, 2, 4, 6, 9, 13)


class Outlaw(SheriffBot):
    def __init__(self, setup: BotSetup, skills: dict[str, Skill]) -> None:
        super().__init__(setup, skills["outlaw"])
        opponents = Opponents(self.memory, skills, self.chance)
        self.rehearsal = Rehearsal(setup, self.memory, opponents, self.chance)
        self.sampled_bags = SampledBags(self.memory, opponents, self.chance)
        self.plan: Plan | None = None
        self.possible_bags = self._no_bags_yet()
        self._round = 0

    def answer(self, view: Any, prompts: tuple[Any, ...]) -> Answer:
        if self.memory.round != self._round:
            self._round = self.memory.round
            self.possible_bags = self._no_bags_yet()
            self.plan = None
        return super().answer(view, prompts)

    def _no_bags_yet(self) -> PossibleBags:
        return PossibleBags(self.setup, self.sampled_bags, self.memory, self.skill)

    # loading

    def load(self, situation: Situation) -> Load:
        budget = Budget(self.setup)
        found = loading.loads(situation, self.memory, self.skill, self.personality)
        found.sort(key=lambda load: -load.score)
        shortlist = _varied(found)
        plans: dict[int, list[Plan]] = {}
        for number, load in enumerate(shortlist):
            plans[number] = self._plans(situation, load)
        best: list[tuple[float, Load, Plan]] = []
        arms = [(load, plan) for number, load in enumerate(shortlist) for plan in plans[number]]
        views = {id(load): self.rehearsal.with_bag(situation.view, load) for load in shortlist}
        later = {id(load): self._later(situation, load) for load in shortlist}
        left = arms
        spent = False
        while not spent:
            for load, plan in left:
                if not budget.spend():
                    spent = True
                    break
                plan.total += self.rehearsal.rehearse(views[id(load)], situation, load.cards, load.good, plan)
                plan.tried += 1
            if len(left) > 6 and left[0][1].tried % 3 == 0:
                left = sorted(left, key=lambda arm: -(arm[1].mean + later[id(arm[0])]))[: (len(left) + 1) // 2]
        for load, plan in arms:
            if plan.tried:
                best.append((plan.mean + later[id(load)], load, plan))
        if not best:
            return loading.choose(found, self.skill.noise, self.chance)
        _, load, self.plan = max(best, key=lambda each: (each[2].tried >= 3, each[0]))
        return load

    def _later(self, situation: Situation, load: Load) -> float:
        if not situation.rounds_left:
            return 0.0
        shame = 6.0 * (self.personality.honesty - 0.5) if load.wrong else 0.0
        return -self.skill.keeps_later * sum(situation.worth(card) for card in load.wrong) - shame

    def _plans(self, situation: Situation, load: Load) -> list[Plan]:
        gold = situation.own.gold
        if not load.wrong:
            return [Plan(0, 0)]
        stake = int(situation.worth_of(load.wrong)) + situation.fines(load.wrong)
        most = max(0, min(gold, int(stake * 0.55)))
        return [Plan(first, most) for first in _FIRST_OFFERS[:4] if first <= gold]

    # at the gate

    def at_the_gate(self, situation: Situation, prompts: tuple[Any, ...]) -> Answer | None:
        if len(situation.office) == 1:
            if situation.in_office:
                answer = self._as_sheriff(situation, prompts)
                if answer is not None:
                    return answer
            elif situation.own.bag.status == "closed":
                answer = self._as_merchant(situation, prompts)
                if answer is not None:
                    return answer if answer.move is not None else None
        return super().at_the_gate(situation, prompts)

    def _as_merchant(self, situation: Situation, prompts: tuple[Any, ...]) -> Answer | None:
        """The offers about my own bag; everything else is the quick levels' business."""
        me = situation.me
        pricing = Pricing(situation, self.memory, self.skill, self.personality)
        wrong = pricing.wrong_in_bag()
        circles: tuple[tuple[Seat, ...], ...] = ()
        choices: tuple[ask.OfferChoice, ...] = ()
        for prompt in prompts:
            if isinstance(prompt, ask.OfferPrompt):
                circles = prompt.partners
            elif isinstance(prompt, ask.AnswerPrompt):
                choices = prompt.offers
        if not wrong or any(duty.merchant == me for duty in situation.view.duties):
            return None
        offers = {offer.deal.id: offer.deal for offer in situation.view.offers}
        for choice in choices:
            deal = offers.get(choice.deal)
            plain = deal is not None and len(deal.terms) == 2 and gold_from(deal, me) > 0
            if deal is None or deal.proposer == me or about_bag(deal) != me or not plain:
                continue
            return self._answer_demand(situation, choice, gold_from(deal, me), deal.proposer, wrong)
        mine = any(deal.proposer == me and about_bag(deal) == me for deal in offers.values())
        if mine or self.memory.my_offers[me] or situation.office not in circles:
            return None
        plan = self._gate_plan(situation)
        if plan.first <= 0:
            return Answer() if not self.dice().likely("denounce", 0.18) else None
        gold = min(plan.first, situation.own.gold)
        terms = (GiveGold(me, gold), LetThroughTerm(me))
        return Answer(MakeOffer(situation.office, terms), Saying("offer-gold", {"gold": gold}))

    def _gate_plan(self, situation: Situation) -> Plan:
        if self.plan is not None:
            return self.plan
        cards, good = situation.own.bag.cards or (), situation.own.bag.declared or ""
        load = Load(cards, good, situation.wrong(cards, good))
        plans = self._plans(situation, load)
        self.plan = self.rehearsal.best_plan(situation.view, situation, load, plans, Budget(self.setup))
        return self.plan

    def _answer_demand(
        self, situation: Situation, choice: ask.OfferChoice, price: int, sheriff: Seat, wrong: list[str]
    ) -> Answer:
        """Pay, or see what happens without: rehearsed from here."""
        cards, good = situation.own.bag.cards or (), situation.own.bag.declared or ""
        budget = Budget(self.setup)
        refuse, counter = Plan(0, 0), Plan(0, max(1, int(price * 0.6)))
        load = Load(cards, good, wrong)
        plans = [refuse] if self.memory.my_offers[situation.me] >= 2 else [refuse, counter]
        best = self.rehearsal.best_plan(situation.view, situation, load, plans, budget)
        paying = situation.worth_of(cards) - price * (1.0 + situation.rel)
        if choice.accept and paying >= best.mean:
            return Answer(AcceptOffer(choice.deal), Saying("agreed"))
        if best is counter and counter.most <= situation.own.gold:
            terms = (GiveGold(situation.me, counter.most), LetThroughTerm(situation.me))
            return Answer(MakeOffer((sheriff,), terms, choice.deal), Saying("last-offer", {"gold": counter.most}))
        return Answer(RefuseOffer(choice.deal), words_of_refusal(self.dice(), True, price))

    # in office

    def _as_sheriff(self, situation: Situation, prompts: tuple[Any, ...]) -> Answer | None:
        decision = next((prompt for prompt in prompts if isinstance(prompt, ask.DecidePrompt)), None)
        choices = next((prompt.offers for prompt in prompts if isinstance(prompt, ask.AnswerPrompt)), ())
        circles = next((prompt.partners for prompt in prompts if isinstance(prompt, ask.OfferPrompt)), ())
        offers = {offer.deal.id: offer.deal for offer in situation.view.offers}
        for choice in choices:
            deal = offers.get(choice.deal)
            if deal is None or deal.proposer == situation.me:
                continue
            about = about_bag(deal)
            plain = about is not None and len(deal.terms) == 2 and gold_from(deal, about) > 0
            if about is None or not plain:
                return None
            return self._answer_bribe(situation, choice, about, gold_from(deal, about), bool(circles))
        if decision is None:
            return None
        for bag in decision.bags:
            if not (can_pass(bag) and bag.open):
                continue
            supposed = self.possible_bags.about(situation, bag.merchant)
            gold, hope = self.possible_bags.best_demand(situation, supposed, bag.merchant)
            now = max(0.0, self.possible_bags.opening(supposed))
            fresh = self.memory.bags[bag.merchant].demands == 0 and (bag.merchant,) in circles
            if fresh and gold and hope > now + 0.5:
                terms = (GiveGold(bag.merchant, gold), LetThroughTerm(bag.merchant))
                said = Saying("threaten", {"gold": gold, "merchant": bag.merchant}, bag.merchant)
                return Answer(MakeOffer((bag.merchant,), terms), said)
        for bag in decision.bags:
            if not (can_pass(bag) or bag.open):
                continue
            params = {"merchant": bag.merchant}
            if bag.open and (not can_pass(bag) or self._better_opened(situation, bag.merchant)):
                return Answer(OpenBag(bag.merchant), Saying("open-up", params, bag.merchant))
            return Answer(let_through(bag, self._gold_of(situation)), Saying("go-in-peace", params, bag.merchant))
        return None

    def _gold_of(self, situation: Situation) -> Callable[[int], float]:
        """What the owner of a bag would pay for it, by the number of the offer."""
        deals = {offer.deal.id: offer.deal for offer in situation.view.offers}

        def gold(number: int) -> float:
            about = about_bag(deals[number])
            return 0.0 if about is None else float(gold_from(deals[number], about))

        return gold

    def _better_opened(self, situation: Situation, merchant: Seat) -> bool:
        return self.possible_bags.opening(self.possible_bags.about(situation, merchant)) > 0

    def _answer_bribe(
        self, situation: Situation, choice: ask.OfferChoice, merchant: Seat, offered: int, may_offer: bool
    ) -> Answer:
        supposed = self.possible_bags.about(situation, merchant, offered)
        taking = offered * (1.0 + situation.rel)
        now = max(0.0, self.possible_bags.opening(supposed))
        gold, hope = self.possible_bags.best_demand(situation, supposed, merchant, offered + 1)
        may_ask = may_offer and self.memory.my_offers[merchant] < 2
        if may_ask and gold > offered and hope > max(taking, now) + 1.0:
            terms = (GiveGold(merchant, gold), LetThroughTerm(merchant))
            return Answer(MakeOffer((merchant,), terms, choice.deal), Saying("more", {"gold": gold}))
        if choice.accept and taking >= now + 0.3:
            return Answer(AcceptOffer(choice.deal), Saying("agreed"))
        return Answer(RefuseOffer(choice.deal), Saying("too-little"))


def _varied(found: list[Load]) -> list[Load]:
    """The best honest load, and the best lies that differ in number or good."""
    chosen: list[Load] = []
    honest = [load for load in found if not load.wrong]
    if honest:
        chosen.append(honest[0])
    shapes: set[tuple[str, int, int]] = set()
    for load in found:
        shape = (load.good, len(load.cards), len(load.wrong))
        if load in chosen or shape in shapes:
            continue
        shapes.add(shape)
        chosen.append(load)
        if len(chosen) >= _LOADS:
            break
    return chosen
