"""What a script's seat sees and may do at the gate now."""

from __future__ import annotations

from typing import Any

from blueboar.bots.bot import Answer
from blueboar.core.seats import Seat
from blueboar.games.sheriff.wire import prompts as ask
from blueboar.games.sheriff.wire.moves import (
    AcceptOffer,
    LetThrough,
    MakeOffer,
    OpenBag,
    RefuseOffer,
    TakeStance,
    WithdrawOffer,
)
from blueboar.games.sheriff.wire.terms import Deal, GiveBagGoods, GiveGold, LetThroughTerm, OpenBagTerm, Stance, Term
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
        if self.is_settled(partners, terms) or self._leaves_a_deputy_out(partners, terms):
            return None
        for term in terms:
            if isinstance(term, GiveGold) and term.amount > self.view.players[term.giver].gold:
                return None
        return Answer(MakeOffer(partners, terms, replaces))

    def is_settled(self, partners: tuple[Seat, ...], terms: tuple[Term, ...]) -> bool:
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

    # in office

    def other_deputy(self) -> Seat | None:
        return next((seat for seat in self.office if seat != self.me), None) if len(self.office) > 1 else None

    def stance(self, deputy: Seat, merchant: Seat) -> str | None:
        for line in self.view.stances:
            if line.deputy == deputy and line.merchant == merchant:
                return line.stance
        return None

    def say(self, merchant: Seat) -> tuple[Seat, ...]:
        """All in office, unless two deputies disagree: then the one who would open (rules 8.4)."""
        said = {seat: self.stance(seat, merchant) for seat in self.office}
        openers = tuple(seat for seat in self.office if said[seat] == "open")
        return openers if None not in said.values() and openers else self.office

    def circle(self, merchant: Seat) -> tuple[Seat, ...]:
        """With whom one in office deals about this bag: its merchant, and whoever else has a say in it."""
        return (*[seat for seat in self.say(merchant) if seat != self.me], merchant)

    def awaits_a_stance(self, merchant: Seat) -> bool:
        """Two deputies, and one has not said yet what to do with this bag: nobody knows who has the say."""
        return len(self.office) > 1 and not all(self.stance(seat, merchant) for seat in self.office)

    def may_ask(self, merchant: Seat) -> bool:
        """Whether it is known with whom to talk about this bag."""
        return not self.awaits_a_stance(merchant) and self.circle(merchant) in self.circles

    def wants_a_say(self) -> Answer | None:
        """Of two deputies: would open every bag until more is known, so that nobody else decides about it alone."""
        for bag in self.stances:
            if bag.open and self.stance(self.me, bag.merchant) is None:
                return Answer(TakeStance(bag.merchant, "open"))
        return None

    def verdict(self, bag: ask.BagChoice, opens: bool) -> Answer | None:
        """Opens it, or lets it through; the other of both if that is all there is left to do."""
        wanted, else_done = (self.opening, self.passing) if opens else (self.passing, self.opening)
        return wanted(bag) or (else_done(bag) if self.say(bag.merchant) == (self.me,) else None)

    def opening(self, bag: ask.BagChoice) -> Answer | None:
        """Of two deputies one says first what they want, and may be overruled."""
        return self._stance_for(bag, "open") or (Answer(OpenBag(bag.merchant)) if bag.open else None)

    def passing(self, bag: ask.BagChoice) -> Answer | None:
        """Who acts alone may let it through without saying so before; of two, whoever would open has the last word."""
        spoken = self._stance_for(bag, "let-through")
        if spoken is not None:
            return spoken
        if bag.let_through:
            return Answer(LetThrough(bag.merchant))
        if len(self.office) > 1 and (bag.offers or bag.for_nothing):
            return Answer(LetThrough(bag.merchant, bag.offers[0] if bag.offers else "nothing"))
        return None

    def _stance_for(self, bag: ask.BagChoice, wanted: Stance) -> Answer | None:
        if len(self.office) == 1 or self.say(bag.merchant) == (self.me,):
            return None
        mine = self.stance(self.me, bag.merchant)
        may = next((each for each in self.stances if each.merchant == bag.merchant), None)
        if may is None or (mine is not None and (mine == "open") == (wanted == "open")):
            return None
        return Answer(TakeStance(bag.merchant, wanted)) if (may.open if wanted == "open" else may.let_through) else None
