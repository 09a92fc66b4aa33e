"""What a script's seat sees and may do at the gate now."""

from __future__ import annotations

from typing import Any

from blueboar.bots.bot import Answer
from blueboar.core.seats import Seat
from blueboar.games.sheriff.wire import prompts as ask
from blueboar.games.sheriff.wire.moves import AcceptOffer, MakeOffer, RefuseOffer, WithdrawOffer
from blueboar.games.sheriff.wire.terms import Deal, GiveBagGoods, GiveGold, LetThroughTerm, OpenBagTerm, Term
from blueboar.games.sheriff.wire.views import SheriffView


class Gate:
    """What the script's seat sees and may do at the gate now."""

    def __init__(self, view: SheriffView, prompts: tuple[Any, ...]) -> None:
        assert view.seat is not None
        self.view = view
        self.me: Seat = view.seat
        self.own = view.players[self.me]
        self.office = view.office
        self.circles: tuple[tuple[Seat, ...], ...] = ()
        self.left = 0
        self.bags: tuple[ask.BagChoice, ...] = ()
        self.stances: tuple[ask.BagChoice, ...] = ()
        self.choices: dict[int, ask.OfferChoice] = {}
        for prompt in prompts:
            if isinstance(prompt, ask.OfferPrompt):
                self.circles, self.left = prompt.partners, prompt.left
            elif isinstance(prompt, ask.DecidePrompt):
                self.bags = prompt.bags
            elif isinstance(prompt, ask.StancePrompt):
                self.stances = prompt.bags
            elif isinstance(prompt, ask.AnswerPrompt):
                self.choices = {choice.deal: choice for choice in prompt.offers}
        self.deals = [offer.deal for offer in view.offers]

    @property
    def in_office(self) -> bool:
        return self.me in self.office

    @property
    def bag_is_closed(self) -> bool:
        return self.own.bag.status == "closed"

    def from_others(self) -> list[Deal]:
        return [deal for deal in self.deals if deal.proposer != self.me and deal.id in self.choices]

    def mine(self) -> list[Deal]:
        return [deal for deal in self.deals if deal.proposer == self.me]

    def withdraw_one(self) -> Answer | None:
        """Take back the first of one's own offers that can still be taken back."""
        for deal in self.mine():
            if self.choices[deal.id].withdraw:
                return Answer(WithdrawOffer(deal.id))
        return None

    def given(self, deal: Deal, giver: Seat) -> int:
        return sum(term.amount for term in deal.terms if isinstance(term, GiveGold) and term.giver == giver)

    def has_act(self, deal: Deal, merchant: Seat, kind: type = LetThroughTerm) -> bool:
        return any(isinstance(term, kind) and getattr(term, "merchant", None) == merchant for term in deal.terms)

    def accept(self, deal: Deal) -> Answer | None:
        return Answer(AcceptOffer(deal.id)) if self.choices[deal.id].accept else None

    def refuse(self, deal: Deal) -> Answer | None:
        return Answer(RefuseOffer(deal.id)) if self.choices[deal.id].refuse else None

    def offer(self, partners: tuple[Seat, ...], *terms: Term, replaces: int | None = None) -> Answer | None:
        if not self.left or len(self.mine()) >= 5:
            return None
        if replaces is None and partners not in self.circles:
            return None
        if self._is_settled(partners, terms) or self._leaves_a_deputy_out(partners, terms):
            return None
        for term in terms:
            if isinstance(term, GiveGold) and term.amount > self.view.players[term.giver].gold:
                return None
        return Answer(MakeOffer(partners, terms, replaces))

    def _is_settled(self, partners: tuple[Seat, ...], terms: tuple[Term, ...]) -> bool:
        """Whether a duty stands against it: no deals with one of us, or something else done with that bag."""
        parties = {self.me, *partners}
        about = {term.merchant for term in terms if isinstance(term, (LetThroughTerm, OpenBagTerm))}
        for duty in self.view.duties:
            if duty.act == "refuse-deals" and duty.merchant in parties:
                return True
            if duty.act != "refuse-deals" and duty.merchant in about:
                return True
        return False

    def _leaves_a_deputy_out(self, partners: tuple[Seat, ...], terms: tuple[Term, ...]) -> bool:
        """A bag that two have a say in is dealt with by both; goods out of it as well."""
        parties = {self.me, *partners}
        in_office = parties & set(self.office)
        from_bag = any(isinstance(term, GiveBagGoods) for term in terms)
        return from_bag and bool(in_office) and in_office != set(self.office)

    def my_gold(self, most: int) -> int:
        return min(most, self.own.gold)
