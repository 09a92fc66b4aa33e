"""Ways that change: by round, by who is in office, by what has paid so far."""

from __future__ import annotations

from math import log, sqrt
from typing import Any

from benchmarks.tricksters.gate import Gate
from benchmarks.tricksters.office_ways import demand_and
from benchmarks.tricksters.script import Trickster
from blueboar.bots.bot import Answer
from blueboar.bots.sheriff.loading import Load
from blueboar.core.record import Entry
from blueboar.games.sheriff.wire import events
from blueboar.games.sheriff.wire.moves import LetThrough, OpenBag
from blueboar.games.sheriff.wire.views import SheriffView


class CriesWolf(Trickster):
    """Cheap lies for three rounds, one wrong legal card in each; then true bags, to be opened and paid for."""

    def load(self, view: SheriffView) -> Load | None:
        honest = self.honest_load(view)
        if view.round > 3 or honest is None:
            return honest
        hand = list(view.players[view.seat or 0].hand or ())
        others = [card for card in hand if card in view.legal_goods and card != honest.good]
        if not others or len(honest.cards) >= 5:
            return honest
        cheap = min(others, key=self.player.goods.value.__getitem__)
        return Load(tuple(sorted((*honest.cards, cheap))), honest.good, [cheap])

    def as_merchant(self, gate: Gate) -> Answer | None:
        return self.refuse_all_about_me(gate) if gate.bag_is_closed and gate.view.round > 3 else None


class Alternates(Trickster):
    """True in odd rounds; as many lies as the hand holds in even ones."""

    def load(self, view: SheriffView) -> Load | None:
        lies = self.lying_load(view) if view.round % 2 == 0 else None
        return lies or self.honest_load(view)


class MixedLegal(Trickster):
    """Five legal cards of any kind under one name: the fine is small, and no bag is empty."""

    def load(self, view: SheriffView) -> Load | None:
        situation = self.situation(view)
        hand = [card for card in view.players[view.seat or 0].hand or () if card in view.legal_goods]
        if len(hand) < 3:
            return None
        cards = sorted(hand, key=situation.worth, reverse=True)[:5]
        good = max(view.legal_goods, key=cards.count)
        return Load(tuple(sorted(cards)), good, [card for card in cards if card != good])

    def as_merchant(self, gate: Gate) -> Answer | None:
        return self.refuse_all_about_me(gate) if gate.bag_is_closed else None


class LuresThenOpens(Trickster):
    """In its first term takes a coin for every bag; in its second opens all of them."""

    def __init__(self, setup: Any) -> None:
        super().__init__(setup)
        self.terms = 0

    def watch(self, entry: Entry) -> None:
        super().watch(entry)
        for event in entry.events:
            if isinstance(event, events.RoundBegan) and self.setup.seat in event.office:
                self.terms += 1

    def as_officer(self, gate: Gate) -> Answer | None:
        if self.terms > 1:
            return demand_and(self, gate, 100, opens=True)
        return demand_and(self, gate, 1, opens=False)


class ByOfficer(Trickster):
    """Lies to those who have not opened its bags, and is true with those who have."""

    def __init__(self, setup: Any) -> None:
        super().__init__(setup)
        self.opened_by: set[int] = set()

    def watch(self, entry: Entry) -> None:
        super().watch(entry)
        for event in entry.events:
            if isinstance(event, events.BagOpened) and event.merchant == self.setup.seat:
                self.opened_by.update(event.by)

    def load(self, view: SheriffView) -> Load | None:
        lies = None if self.opened_by & set(view.office) else self.lying_load(view)
        return lies or self.honest_load(view)


class Bandit(Trickster):
    """Tries loads and ways to pay in turn, and keeps to what has brought most, or is least known."""

    arms = ("honest", "lie-silent", "lie-coin", "lie-craft", "craft")
    width = 9.0

    def __init__(self, setup: Any) -> None:
        super().__init__(setup)
        self.pulled = dict.fromkeys(self.arms, 0)
        self.gained = dict.fromkeys(self.arms, 0.0)
        self.arm = ""
        self.before = 0.0

    def answer(self, view: SheriffView, prompts: tuple[Any, ...]) -> Answer:
        if view.round != self.round:
            self._reckon(view)
        return super().answer(view, prompts)

    def _points(self, view: SheriffView) -> float:
        return self.situation(view).standing(view.seat or 0)

    def _reckon(self, view: SheriffView) -> None:
        now = self._points(view)
        if self.arm:
            self.pulled[self.arm] += 1
            self.gained[self.arm] += now - self.before
        self.before, self.arm = now, ""
        if view.seat not in view.office:
            tried = sum(self.pulled.values()) + 1
            self.arm = max(self.arms, key=lambda arm: self._hope(arm, tried))

    def _hope(self, arm: str, tried: int) -> float:
        pulled = self.pulled[arm]
        if not pulled:
            return 1000.0 + self.player.chance.random()
        return self.gained[arm] / pulled + self.width * sqrt(log(tried + 1) / pulled)

    def load(self, view: SheriffView) -> Load | None:
        if self.arm == "craft":
            return None
        lies = self.lying_load(view) if self.arm.startswith("lie") else None
        return lies or self.honest_load(view)

    def as_merchant(self, gate: Gate) -> Answer | None:
        if not gate.bag_is_closed or self.arm not in ("lie-silent", "lie-coin"):
            return None
        if self.arm == "lie-silent":
            return self.refuse_all_about_me(gate)
        for deal in gate.from_others():
            if gate.has_act(deal, gate.me):
                return (gate.accept(deal) if gate.given(deal, gate.me) <= 3 else None) or gate.refuse(deal)
        return None


class OfficeBandit(Trickster):
    """In office: opens where opening this player has paid so far; tries every one once."""

    def __init__(self, setup: Any) -> None:
        super().__init__(setup)
        self.gains: dict[int, float] = {}

    def watch(self, entry: Entry) -> None:
        super().watch(entry)
        for event in entry.events:
            if isinstance(event, events.BagOpened) and self.setup.seat in event.by:
                cards = len(event.confiscated or ())
                self.gains[event.merchant] = self.gains.get(event.merchant, 0.0) + (8.0 * cards if cards else -6.0)

    def as_officer(self, gate: Gate) -> Answer | None:
        if len(gate.office) > 1:
            return None
        for deal in gate.from_others():
            about = next((bag.merchant for bag in gate.bags if gate.has_act(deal, bag.merchant)), None)
            if about is not None and self.gains.get(about, 1.0) > 0.0:
                return gate.refuse(deal)
        for bag in gate.bags:
            if bag.open and self.gains.get(bag.merchant, 1.0) > 0.0:
                return Answer(OpenBag(bag.merchant))
        return None


class Leader(Trickster):
    """In office: opens whoever leads, whatever is offered, and takes any coin of the others."""

    def as_officer(self, gate: Gate) -> Answer | None:
        if len(gate.office) > 1 or not gate.bags:
            return None
        situation = self.situation(gate.view)
        rivals = [player.seat for player in gate.view.players if player.seat != gate.me]
        leader = max(rivals, key=situation.standing)
        for deal in gate.from_others():
            about = next((bag.merchant for bag in gate.bags if gate.has_act(deal, bag.merchant)), None)
            if about is not None:
                takes = about != leader and not gate.given(deal, gate.me)
                return (gate.accept(deal) if takes else None) or gate.refuse(deal)
        for bag in gate.bags:
            if bag.merchant == leader and bag.open:
                return Answer(OpenBag(bag.merchant))
            if bag.merchant != leader and bag.let_through:
                return Answer(LetThrough(bag.merchant))
        return None
