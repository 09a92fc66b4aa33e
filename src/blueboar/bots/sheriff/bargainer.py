"""What both sides of a bargain at the gate share: what they know, and an answer to every offer of another at once."""

from __future__ import annotations

from abc import ABC, abstractmethod

import msgspec

from blueboar.bots.bot import Answer, Personality, Saying
from blueboar.bots.sheriff import conditions
from blueboar.bots.sheriff.haggling import Talk
from blueboar.bots.sheriff.memory import Memory
from blueboar.bots.sheriff.pricing import Pricing
from blueboar.bots.sheriff.round_dice import RoundDice
from blueboar.bots.sheriff.sayings import NO_WORD_AGAINST
from blueboar.bots.sheriff.skill import Skill
from blueboar.core.seats import Seat
from blueboar.games.sheriff.wire import prompts as ask
from blueboar.games.sheriff.wire.moves import MakeOffer
from blueboar.games.sheriff.wire.terms import Deal, GiveGold

_NEARLY = 2.0
_SPOKEN_REFUSALS = 3
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

    def counter_condition(self, deal: Deal, lacking: float) -> Answer | None:
        """To a gift under a condition that is nearly enough: the same for a little more of it, said once."""
        if deal.replaces is not None or lacking > _NEARLY or "condition" not in self.skill.terms:
            return None
        for place, term in enumerate(deal.terms):
            if not isinstance(term, GiveGold) or term.when is None or term.giver != deal.proposer:
                continue
            part = conditions.counts(self.pricing, term, deal)
            more = term.amount + int(lacking / part) + 1 if part > 0.1 else 0
            if not term.amount < more <= self.situation.view.players[term.giver].gold:
                continue
            raised = msgspec.structs.replace(term, amount=more)
            terms = tuple(raised if number == place else each for number, each in enumerate(deal.terms))
            offer = MakeOffer(self.others(deal), terms, deal.id)
            if self.is_new(offer):
                return Answer(offer, Saying("more", {"gold": more}, deal.proposer))
        return None

    def is_new(self, offer: MakeOffer) -> bool:
        """Nobody says the same twice."""
        return (offer.partners, offer.terms) not in self.memory.own_words.said

    def no_deal(self, code: str = "no-deal") -> Saying | None:
        """Said a few times; who goes on saying no shakes the head."""
        return Saying(code) if self.memory.own_words.refusals < _SPOKEN_REFUSALS else None

    def gave_word_not_to_speak(self, merchant: Seat) -> bool:
        """Against their next bag: the first one after the round of the promise."""
        situation = self.situation
        return any(
            line.giver == situation.me
            and merchant in line.to
            and line.text == NO_WORD_AGAINST
            and situation.view.round - line.round in (1, 2)
            for line in situation.view.ledger
        )

    def rolls(self, question: str, count: int) -> list[float]:
        return [self.dice.roll(f"{question}-{number}") for number in range(count)]
