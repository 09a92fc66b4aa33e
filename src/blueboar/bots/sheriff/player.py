"""A bot that plays Sheriff of Nottingham at one of the quick levels: it reads the table once and answers."""

from __future__ import annotations

from typing import Any

from blueboar.bots.bot import Answer, Saying
from blueboar.bots.levels import BotSetup
from blueboar.bots.sayings import LET_NEXT_BAG_THROUGH
from blueboar.bots.sheriff import chores, collecting, loading
from blueboar.bots.sheriff.bargaining import Merchant
from blueboar.bots.sheriff.memory import Memory
from blueboar.bots.sheriff.mood import Mood
from blueboar.bots.sheriff.office import Officer
from blueboar.bots.sheriff.pricing import Pricing
from blueboar.bots.sheriff.reading import Reading
from blueboar.bots.sheriff.skill import Skill
from blueboar.core.chance import Chance
from blueboar.core.record import Entry
from blueboar.games.sheriff.data.catalogue import catalogue_of
from blueboar.games.sheriff.wire import prompts as ask
from blueboar.games.sheriff.wire.moves import ChooseFirstMerchant, Declare, GoToMarket, LoadBag, MarkFavour
from blueboar.games.sheriff.wire.views import SheriffView

_SWEARS = 0.3


class SheriffBot:
    def __init__(self, place: BotSetup, skill: Skill) -> None:
        self.place = place
        self.skill = skill
        self.personality = place.personality
        self.goods = catalogue_of(place.config)
        open_aside = place.config.options.set_aside == "face-up"
        self.memory = Memory(place.config.players, place.seat, open_aside)
        self.chance = Chance(place.seed)
        self.planned = ""
        """The good that the bag was loaded for."""

    def watch(self, entry: Entry) -> None:
        self.memory.watch(entry)

    def answer(self, view: SheriffView, prompts: tuple[Any, ...]) -> Answer:
        self.chance.at(self.memory.seq)
        reading = Reading(self.goods, view, self.skill.crowns)
        for prompt in prompts:
            answer = self._phase(reading, prompt) or chores.settle(reading, prompt)
            if answer is not None:
                return answer
        if view.phase == "inspection" and view.chore is None:
            answer = self.at_the_gate(reading, prompts)
            if answer is not None:
                return answer
        return self._favours(reading, prompts) or Answer()

    def mood(self) -> Mood:
        return Mood(self.place.seed, self.memory.round)

    def _phase(self, reading: Reading, prompt: Any) -> Answer | None:
        match prompt:
            case ask.ChooseFirstPrompt():
                return Answer(ChooseFirstMerchant(prompt.merchants[self.chance.below(len(prompt.merchants))]))
            case ask.MarketPrompt():
                return Answer(self.go_to_market(reading, prompt))
            case ask.LoadPrompt():
                load = self.load(reading)
                self.planned = load.good
                return Answer(LoadBag(load.cards))
            case ask.DeclarePrompt():
                cards = reading.own.bag.cards or ()
                good = self.declare(reading, cards, prompt.goods)
                swears = self.mood().likely("swear", _SWEARS)
                said = Saying("swear-honest", {"good": good, "count": prompt.count}) if swears else None
                return Answer(Declare(good, prompt.count), said)
            case _:
                return None

    # what a level may do better

    def go_to_market(self, reading: Reading, prompt: ask.MarketPrompt) -> GoToMarket:
        return collecting.go_to_market(reading, self.memory, self.skill, prompt, self.chance)

    def load(self, reading: Reading) -> loading.Load:
        found = loading.loads(reading, self.memory, self.skill, self.personality)
        return loading.choose(found, self.skill.noise, self.chance)

    def declare(self, reading: Reading, cards: tuple[str, ...], goods: tuple[str, ...]) -> str:
        return loading.declare(reading, cards, goods, self.planned)

    def at_the_gate(self, reading: Reading, prompts: tuple[Any, ...]) -> Answer | None:
        pricing = Pricing(reading, self.memory, self.skill, self.personality)
        side: Merchant | Officer
        if reading.in_office:
            side = Officer(pricing, self.memory, self.skill, self.personality, self.mood())
        else:
            side = Merchant(pricing, self.memory, self.skill, self.personality, self.mood())
        circles: tuple[tuple[int, ...], ...] = ()
        for prompt in prompts:
            if isinstance(prompt, ask.OfferPrompt):
                circles = prompt.partners
        for prompt in prompts:
            if isinstance(prompt, ask.AnswerPrompt):
                answer = side.answer_offers(prompt, bool(circles))
                if answer is not None:
                    return answer
        if isinstance(side, Officer):
            return side.decide(prompts)
        return side.speak_up(circles) if circles else None

    def _favours(self, reading: Reading, prompts: tuple[Any, ...]) -> Answer | None:
        """Say of a favour whether it was kept, once it could have been."""
        for prompt in prompts:
            if not isinstance(prompt, ask.FavourPrompt):
                continue
            lines = {line.id: line for line in reading.view.ledger}
            for promise in prompt.promises:
                line = lines[promise]
                if line.text != LET_NEXT_BAG_THROUGH:
                    continue
                passed = self.memory.my_gate.get((line.giver, line.round))
                if passed is not None:
                    return Answer(MarkFavour(promise, passed))
        return None
