"""What both sides of a bargain at the gate share: what they know, and an answer to every offer of another at once."""

from __future__ import annotations

from abc import ABC, abstractmethod

from blueboar.bots.bot import Answer, Personality
from blueboar.bots.sheriff.haggling import Talk
from blueboar.bots.sheriff.memory import Memory
from blueboar.bots.sheriff.pricing import Pricing
from blueboar.bots.sheriff.round_dice import RoundDice
from blueboar.bots.sheriff.skill import Skill
from blueboar.core.seats import Seat
from blueboar.games.sheriff.wire import prompts as ask
from blueboar.games.sheriff.wire.moves import MakeOffer
from blueboar.games.sheriff.wire.terms import Deal

MARGIN = 0.4
"""A deal has to be better than none by this many points."""


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

    def talk_about(self, merchant: Seat) -> Talk:
        """What was said about a bag so far."""
        bag = self.memory.bags[merchant]
        talk = Talk()
        talk.offers, talk.offered = bag.offers, float(bag.offered)
        talk.demands, talk.demanded = bag.demands, float(bag.demanded)
        talk.refused = bag.turned_down
        return talk

    def others(self, deal: Deal) -> tuple[Seat, ...]:
        return tuple(seat for seat in (deal.proposer, *deal.partners) if seat != self.situation.me)

    def is_new(self, offer: MakeOffer) -> bool:
        """Nobody says the same twice."""
        return (offer.partners, offer.terms) not in self.memory.said

    def rolls(self, question: str, count: int) -> list[float]:
        return [self.dice.roll(f"{question}-{number}") for number in range(count)]
