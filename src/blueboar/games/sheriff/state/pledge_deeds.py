"""What is set aside for a promise, and leaves again (rules 5.25 to 5.27); and how cards are taken and laid."""

from __future__ import annotations

from blueboar.core.seats import Seat
from blueboar.games.sheriff.state.deal_deeds import DealDeeds
from blueboar.games.sheriff.state.deals import Pledge
from blueboar.games.sheriff.state.zones import (
    ALONE,
    BAG,
    CONTRABAND,
    NAMES,
    OWNED,
    PLEDGE_HIDDEN,
    PLEDGE_PURSE,
    PURSE_NAMES,
    is_stack,
    replaced,
    take_out,
)
from blueboar.games.sheriff.wire.events import CardsMoved, GoldMoved, Reason


class PledgeDeeds(DealDeeds):
    """A giver's pledges lie in the giver's two zones and one purse for them, the oldest first."""

    def pledge_gold(self, promise: int, giver: Seat, amount: int) -> None:
        state = self.state
        state.gold[giver] -= amount
        state.gold[PLEDGE_PURSE[giver]] += amount
        state.pledges = [*state.pledges, Pledge(promise, giver, amount, 0, 0, False)]
        if self.told is not None:
            self.told.append(GoldMoved(PURSE_NAMES[giver], PURSE_NAMES[PLEDGE_PURSE[giver]], amount, "pledge", promise))

    def pledge_cards(self, promise: int, giver: Seat, source: int, target: int, cards: list[int]) -> None:
        """Open goods, or face-down ones, which nobody but the giver sees."""
        state = self.state
        take_out(state.zones[source], cards)
        hidden = target == PLEDGE_HIDDEN[giver]
        older, pledge = state.pledges, state.pledge(promise)
        if pledge is None:
            pledge = Pledge(promise, giver, 0, 0, 0, source == BAG[giver])
        elif pledge is not older[-1]:
            raise ValueError("a pledge is set aside at once")
        else:
            older = older[:-1]
        state.zones[target] = state.zones[target] + cards
        up, down = (0, len(cards)) if hidden else (len(cards), 0)
        larger = Pledge(promise, giver, pledge.gold, pledge.up + up, pledge.down + down, pledge.out_of_bag)
        state.pledges = [*older, larger]
        self._mark_departure(source)
        if self.told is not None:
            seen = ALONE[giver] if hidden else None
            named = state.goods.named(cards)
            self.told.append(CardsMoved(NAMES[source], NAMES[target], len(cards), named, seen, promise))

    def redeem_gold(self, promise: int, target: int, amount: int, why: Reason) -> None:
        """Out of the pledge for this promise, to its receiver, to a creditor, or back."""
        state = self.state
        pledge = self._pledge(promise)
        source = PLEDGE_PURSE[pledge.giver]
        state.gold[source] -= amount
        state.gold[target] += amount
        self._replace(pledge, pledge.gold - amount, pledge.up, pledge.down)
        if self.told is not None:
            self.told.append(GoldMoved(PURSE_NAMES[source], PURSE_NAMES[target], amount, why, promise))

    def redeem_cards(
        self, promise: int, source: int, target: int, cards: list[int], seen: tuple[Seat, ...] | None
    ) -> None:
        """In the same way. Face-down goods of a bag count as come through for whoever gets them (rules 2.7)."""
        state = self.state
        pledge = self._pledge(promise)
        hidden = source == PLEDGE_HIDDEN[pledge.giver]
        own = state.pledged_down(pledge) if hidden else state.pledged_up(pledge)
        begin = self._begin(pledge, hidden)
        end = begin + len(own)
        take_out(own, cards)
        there = state.zones[source]
        state.zones[source] = there[:begin] + own + there[end:]
        if hidden:
            self._replace(pledge, pledge.gold, pledge.up, len(own))
        else:
            self._replace(pledge, pledge.gold, len(own), pledge.down)
        if hidden and pledge.out_of_bag and target in CONTRABAND:
            self._remember_smuggled(CONTRABAND.index(target), cards)
        self._lay(target, cards)
        if self.told is not None:
            named = state.goods.named(cards)
            self.told.append(CardsMoved(NAMES[source], NAMES[target], len(cards), named, seen, promise))

    def _pledge(self, promise: int) -> Pledge:
        pledge = self.state.pledge(promise)
        if pledge is None:
            raise LookupError(f"nothing is set aside for promise {promise}")
        return pledge

    def _begin(self, pledge: Pledge, hidden: bool) -> int:
        begin = 0
        for older in self.state.pledges:
            if older is pledge:
                break
            if older.giver == pledge.giver:
                begin += older.down if hidden else older.up
        return begin

    def _replace(self, pledge: Pledge, gold: int, up: int, down: int) -> None:
        """An empty one is gone."""
        pledges = self.state.pledges
        place = pledges.index(pledge)
        left = [Pledge(pledge.promise, pledge.giver, gold, up, down, pledge.out_of_bag)] if gold or up or down else []
        self.state.pledges = pledges[:place] + left + pledges[place + 1 :]

    def _lay(self, target: int, cards: list[int]) -> None:
        """On a pile a fixed feast plate is an ordinary one again (rules 2.5)."""
        zones, goods = self.state.zones, self.state.goods
        if goods.has_promo and is_stack(target):
            cards = [goods.printed[card] for card in cards]
        there = zones[target]
        if there:
            there += cards
        else:
            zones[target] = cards[:]  # copies of a state share their empty zones

    def _mark_departure(self, source: int) -> None:
        place = source - CONTRABAND[0]
        if place >= 0 and place % OWNED == 0:
            departures = self.state.departures
            self.state.departures = replaced(departures, place // OWNED, departures[place // OWNED] + 1)

    def _remember_smuggled(self, owner: Seat, cards: list[int]) -> None:
        """Only brimstone asks for it."""
        if self.state.goods.has_oil:
            self._set_smuggled(owner, self.state.smuggled[owner] + cards)

    def _forget_smuggled(self, owner: Seat) -> None:
        self._set_smuggled(owner, [])

    def _set_smuggled(self, owner: Seat, cards: list[int]) -> None:
        smuggled = self.state.smuggled[:]
        smuggled[owner] = cards
        self.state.smuggled = smuggled
