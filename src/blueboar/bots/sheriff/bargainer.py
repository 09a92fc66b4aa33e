"""What both sides of the gate have in common: what they know, and an answer to every offer of another at once."""

from __future__ import annotations

from abc import ABC, abstractmethod

from blueboar.bots.bot import Answer, Personality
from blueboar.bots.sheriff.memory import Memory
from blueboar.bots.sheriff.mood import Mood
from blueboar.bots.sheriff.pricing import Pricing
from blueboar.bots.sheriff.skill import Skill
from blueboar.games.sheriff.wire import prompts as ask
from blueboar.games.sheriff.wire.terms import Deal


class Bargainer(ABC):
    def __init__(self, pricing: Pricing, memory: Memory, skill: Skill, personality: Personality, mood: Mood) -> None:
        self.pricing = pricing
        self.reading = pricing.reading
        self.memory = memory
        self.skill = skill
        self.personality = personality
        self.mood = mood

    def answer_offers(self, prompt: ask.AnswerPrompt, may_offer: bool) -> Answer | None:
        offers = {offer.deal.id: offer for offer in self.reading.view.offers}
        for choice in prompt.offers:
            offer = offers.get(choice.deal)
            if offer is None or self.reading.me in offer.agreed:
                continue
            answer = self._answer(offer.deal, choice, may_offer)
            if answer is not None:
                return answer
        return None

    @abstractmethod
    def _answer(self, deal: Deal, choice: ask.OfferChoice, may_offer: bool) -> Answer | None:
        """To one offer; None when there is nothing to say to it."""
