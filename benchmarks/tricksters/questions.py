"""Offers that are questions: who has something to hide answers them otherwise than who has not."""

from __future__ import annotations

from typing import Any

from benchmarks.tricksters.gate import Gate
from benchmarks.tricksters.script import Trickster
from blueboar.bots.bot import Answer
from blueboar.core.record import Entry
from blueboar.core.seats import Seat
from blueboar.games.sheriff.wire import events
from blueboar.games.sheriff.wire.moves import LetThrough, MakeOffer, OpenBag, WithdrawOffer
from blueboar.games.sheriff.wire.terms import (
    Condition,
    GiveBagGoods,
    GiveGold,
    LetThroughTerm,
    OpenBagTerm,
    Term,
)


class Asks(Trickster):
    """In office: one question about every bag; opens the guilty ones, passes the others, as well paid as it can."""

    agrees_when_guilty = False
    """What a yes says."""
    denounces = False
    """Whether the same is asked out of office, and the guilty are told on."""

    def __init__(self, setup: Any) -> None:
        super().__init__(setup)
        self.asked: dict[int, Seat] = {}
        """The questions, by the number of the offer."""
        self.waits_for: Seat | None = None
        self.guilty: dict[Seat, bool] = {}

    def watch(self, entry: Entry) -> None:
        super().watch(entry)
        for event in entry.events:
            match event:
                case events.RoundBegan():
                    self.asked, self.guilty, self.waits_for = {}, {}, None
                case events.OfferMade(deal=deal):
                    if self.waits_for is not None and deal.proposer == self.setup.seat:
                        self.asked[deal.id], self.waits_for = self.waits_for, None
                case events.OfferAgreed():
                    self._learns(event.deal, event.seat, True)
                case events.DealStruck(deal=deal):
                    self._learns(deal.id, self.asked.get(deal.id, -1), True)
                case events.OfferClosed(why="refused"):
                    self._learns(event.deal, event.by, False)
                case _:
                    pass

    def _learns(self, deal: int, seat: Seat | None, agreed: bool) -> None:
        about = self.asked.get(deal)
        if about is not None and seat == about:
            self.guilty.setdefault(about, agreed == self.agrees_when_guilty)

    def question(self, gate: Gate, merchant: Seat) -> tuple[tuple[Seat, ...], tuple[Term, ...]] | None:
        raise NotImplementedError

    def _ask(self, gate: Gate, merchant: Seat) -> Answer | None:
        if merchant in self.guilty or self.count(("question", merchant)):
            return None
        put = self.question(gate, merchant)
        if put is None:
            return None
        if len(put[0]) == 1:
            made = gate.offer(put[0], *put[1])
        else:
            made = Answer(MakeOffer(*put)) if gate.left and not gate.is_settled(*put) else None
        if made is not None:
            self.waits_for = merchant
        return made

    def as_officer(self, gate: Gate) -> Answer | None:
        if len(gate.office) > 1:
            return None
        for deal in gate.mine():
            if deal.id in self.asked and self.asked[deal.id] in self.guilty and gate.choices[deal.id].withdraw:
                return Answer(WithdrawOffer(deal.id))
        for bag in gate.bags:
            asked = self._ask(gate, bag.merchant)
            if asked is not None:
                return asked
        for deal in gate.from_others():
            about = next((bag.merchant for bag in gate.bags if gate.has_act(deal, bag.merchant)), None)
            if about is not None and self.guilty.get(about):
                return gate.refuse(deal)
        for bag in gate.bags:
            if bag.open and (self.guilty.get(bag.merchant) or not bag.let_through):
                return Answer(OpenBag(bag.merchant))
        for deal in gate.from_others():
            about = next((bag.merchant for bag in gate.bags if gate.has_act(deal, bag.merchant)), None)
            if about in self.guilty:
                return (None if gate.given(deal, gate.me) else gate.accept(deal)) or gate.refuse(deal)
        for bag in gate.bags:
            if bag.let_through and bag.merchant in self.guilty:
                return Answer(LetThrough(bag.merchant))
        return None

    def as_merchant(self, gate: Gate) -> Answer | None:
        if not self.denounces or gate.mine() or len(gate.office) > 1:
            return None
        settled = {duty.merchant for duty in gate.view.duties}
        for player in gate.view.players:
            if player.seat == gate.me or player.bag.status != "closed" or player.seat in settled:
                continue
            asked = self._ask(gate, player.seat)
            if asked is not None:
                return asked
            tried = self.stage.get(("told", player.seat), 0)
            if self.guilty.get(player.seat) and tried < 3 and gate.own.gold > 12:
                self.count(("told", player.seat))
                surety = GiveGold(gate.me, 6 + 2 * tried, when=Condition(player.seat, "true"))
                made = gate.offer(gate.office, surety, OpenBagTerm(player.seat))
                if made is not None:
                    return made
        return None


class Oath(Asks):
    """A coin for ten gold if your bag is a lie: the honest take it."""

    def question(self, gate: Gate, merchant: Seat) -> tuple[tuple[Seat, ...], tuple[Term, ...]] | None:
        stake = min(10, gate.view.players[merchant].gold)
        if stake < 4 or not gate.own.gold:
            return None
        oath = GiveGold(merchant, stake, when=Condition(merchant, "lie"))
        return (merchant,), (GiveGold(gate.me, 1), oath)


class Informer(Oath):
    """The same out of office as well; vouches with gold that the guilty lie."""

    denounces = True


class CustomsQuestion(Asks):
    """A coin for five of the dearest goods out of your bag: who has none of them sells them."""

    goods = ("pepper", "mead", "silk", "crossbows")

    def question(self, gate: Gate, merchant: Seat) -> tuple[tuple[Seat, ...], tuple[Term, ...]] | None:
        if not gate.own.gold:
            return None
        goods = tuple(GiveBagGoods(merchant, good, 1) for good in self.goods)
        return (merchant,), (GiveGold(gate.me, 1), *goods)


def _third(gate: Gate) -> Seat:
    """Whoever answers last, and gives nothing away by a no."""
    return max(player.seat for player in gate.view.players if player.seat != gate.me)


class HangingPrice(Asks):
    """Asks two at once for a price that only liars pay: whoever agrees first is opened."""

    agrees_when_guilty = True
    price = 7

    def question(self, gate: Gate, merchant: Seat) -> tuple[tuple[Seat, ...], tuple[Term, ...]] | None:
        other, gold = _third(gate), min(self.price, gate.view.players[merchant].gold)
        if other <= merchant or gold < 4 or gate.view.players[other].gold < 8:
            return None
        terms = (
            GiveGold(merchant, gold, (gate.me,)),
            LetThroughTerm(merchant),
            GiveGold(other, gate.view.players[other].gold, (gate.me,)),
        )
        return (merchant, other), terms


class OpenQuestion(Asks):
    """Asks for a yes to being opened, in a deal that a third will never agree to."""

    def question(self, gate: Gate, merchant: Seat) -> tuple[tuple[Seat, ...], tuple[Term, ...]] | None:
        other = _third(gate)
        gold = gate.view.players[other].gold
        if other <= merchant or gold < 8 or not gate.own.gold:
            return None
        terms = (GiveGold(gate.me, 1, (merchant,)), OpenBagTerm(merchant), GiveGold(other, gold, (gate.me,)))
        return (merchant, other), terms
