"""The quick levels of Sheriff: a bot that looks at the table once and answers every prompt."""

from __future__ import annotations

from typing import Any

from blueboar.bots.bot import Answer, Heard, Saying
from blueboar.bots.levels import BotSetup
from blueboar.bots.sheriff import loading, market, side_questions
from blueboar.bots.sheriff.memory import Memory
from blueboar.bots.sheriff.merchant_side import MerchantSide
from blueboar.bots.sheriff.pricing import Pricing
from blueboar.bots.sheriff.remarks import Remarks
from blueboar.bots.sheriff.round_dice import RoundDice
from blueboar.bots.sheriff.sayings import LET_NEXT_BAG_THROUGH
from blueboar.bots.sheriff.sheriff_side import SheriffSide
from blueboar.bots.sheriff.situation import Situation
from blueboar.bots.sheriff.skill import Skill
from blueboar.core.chance import Chance
from blueboar.core.record import Entry
from blueboar.core.seats import Seat
from blueboar.games.sheriff.data.catalogue import catalogue_of
from blueboar.games.sheriff.wire import prompts as ask
from blueboar.games.sheriff.wire.moves import ChooseFirstMerchant, Declare, GoToMarket, LoadBag, MarkFavour
from blueboar.games.sheriff.wire.views import SheriffView

DOUBT = "phrase.i-do-not-believe-you"
WANTS_OFFER = "phrase.make-an-offer"
"""Phrases of people that a bot answers."""
_SWEARS = 0.3
_REMARKS = 0.6
"""How often a remark about what has just happened comes before other words."""


class SheriffBot:
    def __init__(self, setup: BotSetup, skill: Skill) -> None:
        self.setup = setup
        self.skill = skill
        self.personality = setup.personality
        self.goods = catalogue_of(setup.config)
        open_aside = setup.config.options.set_aside == "face-up"
        self.memory = Memory(setup.config.players, setup.seat, open_aside, self.goods.value)
        self.remarks = Remarks(setup.seat)
        self.chance = Chance(setup.seed)
        self.planned = ""
        """The good that the bag was loaded for."""
        self._heard: Heard | None = None

    def watch(self, entry: Entry) -> None:
        self.memory.watch(entry)
        self.remarks.watch(entry)

    def hear(self, heard: Heard) -> None:
        """What was said to it last; it answers when it is asked next."""
        self._heard = heard

    def answer(self, view: SheriffView, prompts: tuple[Any, ...]) -> Answer:
        reply = self._reply(view, prompts)
        if reply is not None and (reply.move is not None or not any(prompt.waited for prompt in prompts)):
            return reply
        answer = self._answer(view, prompts)
        if reply is not None:
            return Answer(answer.move, reply.say)
        if answer.say is None or self.dice().likely("remark", _REMARKS):
            return Answer(answer.move, self.remarks.take(self.dice()) or answer.say)
        return answer

    def _reply(self, view: SheriffView, prompts: tuple[Any, ...]) -> Answer | None:
        """To a phrase that was said to it. What it says does not depend on what is in the bag."""
        heard, self._heard = self._heard, None
        if heard is None or view.phase != "inspection" or view.chore is not None:
            return None
        me, meant = self.setup.seat, heard.to == self.setup.seat
        in_office = me in view.office
        if in_office == (heard.seat in view.office) and not meant:
            return None
        if heard.code == DOUBT and (in_office or view.players[me].bag.status == "closed"):
            if not meant and not in_office:
                return None
            return Answer(say=Saying("doubted-in-office" if in_office else "doubted", {}, heard.seat))
        if heard.code == WANTS_OFFER:
            offer = self._offer_when_asked(view, prompts, heard.seat)
            if offer is not None or not meant:
                return offer
            return Answer(say=Saying("nothing-to-offer", {}, heard.seat))
        return None

    def _offer_when_asked(self, view: SheriffView, prompts: tuple[Any, ...], asking: Seat) -> Answer | None:
        circles = next((prompt.partners for prompt in prompts if isinstance(prompt, ask.OfferPrompt)), ())
        self.chance.at(self.memory.seq)
        self.memory.rounds = view.rounds
        pricing = self.pricing(Situation(self.goods, view, self.skill.crowns, self.skill.watches_leader))
        circles = pricing.situation.may_deal(circles)
        if self.setup.seat in view.office:
            side = SheriffSide(pricing, self.memory, self.skill, self.personality, self.dice())
            return side.when_asked(asking, circles)
        merchant = MerchantSide(pricing, self.memory, self.skill, self.personality, self.dice())
        return merchant.when_asked(circles) if asking in view.office else None

    def _answer(self, view: SheriffView, prompts: tuple[Any, ...]) -> Answer:
        self.chance.at(self.memory.seq)
        self.memory.rounds = view.rounds
        situation = Situation(self.goods, view, self.skill.crowns, self.skill.watches_leader)
        for prompt in prompts:
            answer = self._phase(situation, prompt) or side_questions.answer(situation, prompt)
            if answer is not None:
                return answer
        if view.phase == "inspection" and view.chore is None:
            answer = self.at_the_gate(situation, prompts)
            if answer is not None:
                return answer
        return self._favours(situation, prompts) or Answer()

    def dice(self) -> RoundDice:
        return RoundDice(self.setup.seed, self.memory.round)

    def _phase(self, situation: Situation, prompt: Any) -> Answer | None:
        match prompt:
            case ask.ChooseFirstPrompt():
                return Answer(ChooseFirstMerchant(prompt.merchants[self.chance.below(len(prompt.merchants))]))
            case ask.MarketPrompt():
                return Answer(self.go_to_market(situation, prompt))
            case ask.LoadPrompt():
                load = self.load(situation)
                self.planned = load.good
                return Answer(LoadBag(load.cards))
            case ask.DeclarePrompt():
                cards = situation.own.bag.cards or ()
                good = self.declare(situation, cards, prompt.goods)
                swears = self.dice().likely("swear", _SWEARS)
                said = Saying("swear-honest", {"good": good, "count": prompt.count}) if swears else None
                return Answer(Declare(good, prompt.count), said)
            case _:
                return None

    # what a level may do better

    def go_to_market(self, situation: Situation, prompt: ask.MarketPrompt) -> GoToMarket:
        skill = market.adapted(situation, self.memory, self.skill)
        return market.go_to_market(situation, skill, prompt, self.chance)

    def load(self, situation: Situation) -> loading.Load:
        found = loading.loads(situation, self.memory, self.skill, self.personality)
        return loading.choose(found, self.skill.noise, self.chance)

    def declare(self, situation: Situation, cards: tuple[str, ...], goods: tuple[str, ...]) -> str:
        return loading.declare(situation, cards, goods, self.planned)

    def pricing(self, situation: Situation) -> Pricing:
        return Pricing(situation, self.memory, self.skill, self.personality)

    def at_the_gate(self, situation: Situation, prompts: tuple[Any, ...]) -> Answer | None:
        pricing = self.pricing(situation)
        side: MerchantSide | SheriffSide
        if situation.in_office:
            side = SheriffSide(pricing, self.memory, self.skill, self.personality, self.dice())
        else:
            side = MerchantSide(pricing, self.memory, self.skill, self.personality, self.dice())
        circles: tuple[tuple[int, ...], ...] = ()
        for prompt in prompts:
            if isinstance(prompt, ask.OfferPrompt):
                circles = situation.may_deal(prompt.partners)
        for prompt in prompts:
            if isinstance(prompt, ask.AnswerPrompt):
                answer = side.answer_offers(prompt, bool(circles))
                if answer is not None:
                    return answer
        if isinstance(side, SheriffSide):
            return side.decide(prompts)
        return side.speak_up(circles) if circles else None

    def _favours(self, situation: Situation, prompts: tuple[Any, ...]) -> Answer | None:
        """Say of a favour whether it was kept, once it could have been."""
        for prompt in prompts:
            if not isinstance(prompt, ask.FavourPrompt):
                continue
            lines = {line.id: line for line in situation.view.ledger}
            for promise in prompt.promises:
                line = lines[promise]
                if line.text != LET_NEXT_BAG_THROUGH:
                    continue
                passed = self.memory.feelings.my_gate.get((line.giver, line.round))
                if passed is not None:
                    reproach = Saying("broke-your-word", {"merchant": line.giver}, line.giver)
                    return Answer(MarkFavour(promise, passed), None if passed else reproach)
        return None
