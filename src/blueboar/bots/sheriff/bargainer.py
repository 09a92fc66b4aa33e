"""What both sides of a bargain at the gate share: what they know, and an answer to every offer of another at once."""

from __future__ import annotations

from abc import ABC, abstractmethod

from blueboar.bots.bot import Answer, Personality
from blueboar.bots.sheriff.memory import Memory
from blueboar.bots.sheriff.pricing import Pricing
from blueboar.bots.sheriff.round_dice import RoundDice
from blueboar.bots.sheriff.skill import Skill
from blueboar.games.sheriff.wire import prompts as ask
from blueboar.games.sheriff.wire.terms import Deal


class Bargainer(ABC):
    def __init__(
        self, pricing: Pricing, memory: Memory, skill: Skill, personality: Personality, dice: RoundDice
    ) -> None:
        self.pricing = pricing
        self.situation = pricing.situation
        self.memory = memory
        self.skill = skill
        self.personality = personality
        self.dice = dice

    def answer_offers(self, prompt: ask.AnswerPrompt, may_offer: bool) -> Answer | None:
        offers = {offer.deal.id: offer for offer in self.situation.view.offers}
        for choice in prompt.offers:
            offer = offers.get(choice.deal)
            if offer is None or self.situation.me in offer.agreed:
                continue
            answer = self._answer(offer.deal, choice, may_offer)
            if answer is not None:
                return answer
        return None

    @abstractmethod
    def _answer(self, deal: Deal, choice: ask.OfferChoice, may_offer: bool) -> Answer | None:
        """To one offer; None when there is nothing to say to it."""
