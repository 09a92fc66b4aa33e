"""What one player has to settle before the game goes on, decision by decision."""

from __future__ import annotations

from blueboar.core.seats import NOBODY, Seat
from blueboar.games.sheriff.machines.choices import Choices
from blueboar.games.sheriff.machines.decisions.draft import (
    CLOCK,
    DEBT,
    LAY,
    LOOT,
    ODD_CARD,
    ODD_COIN,
    ONTO,
    SELL,
    Draft,
)
from blueboar.games.sheriff.machines.decisions.space import DONE, EQUALLY, NOBODY_SAID, PASS, TIME_UP, SheriffSpace
from blueboar.games.sheriff.rules import black_market, confiscated, debts, loot_tile
from blueboar.games.sheriff.state.goods import NO_CARD
from blueboar.games.sheriff.state.state import State


class DebtDraft(Draft):
    """Cards until the debt is paid, so that none of them could be taken back; or all there are."""

    def __init__(self, state: State, space: SheriffSpace, seat: Seat) -> None:
        super().__init__(state, space, seat, DEBT)
        chore = debts.asked_of(state)
        self.rest = debts.rest_to_choose_for(state, chore)[0]
        self.choose_from: list[int] = debts.choosable(state, chore)[:]
        self.all_of_them: bool = state.goods.worth(self.choose_from) < self.rest

    def options(self) -> list[int]:
        left = self.kinds(self.left_of(self.choose_from))
        if self.all_of_them:
            return left if left else [DONE]
        return [action for action in left if self._can_end_with(self.card_of(action))]

    def _can_end_with(self, card: int) -> bool:
        """Whether the debt can be paid with what is named and this, and others perhaps, so that all were needed.

        With the cheapest card worth v, the sum has to be at least the rest and less than the rest and v.
        """
        value = self.state.goods.value
        chosen = [value[each] for each in self.named] + [value[card]]
        left = self.choose_from[:]
        for each in self.named:
            left.remove(each)
        left.remove(card)
        others = [value[each] for each in left]
        for cheapest in sorted(set(chosen + others)):
            if cheapest > min(chosen):
                return False
            if _reaches(sum(chosen), [each for each in others if each >= cheapest], self.rest, self.rest + cheapest):
                return True
        return False

    def choose(self, action: int) -> None:
        if action != DONE:
            self.named.append(self.card_of(action))
        paid = self.state.goods.worth(self.named)
        self.done = len(self.named) == len(self.choose_from) or (paid >= self.rest and not self.all_of_them)

    def carry_out(self, choices: Choices) -> None:
        choices.pay_debt(self.seat, self.named)

    def copy(self, state: State) -> Draft:
        twin = DebtDraft(state, self.space, self.seat)
        twin.like(self)
        return twin


def _reaches(start: int, others: list[int], least: int, below: int) -> bool:
    """Whether some of the others bring the sum to `least` or more, and less than `below`."""
    sums = {start}
    for each in others:
        sums |= {known + each for known in sums if known + each < below}
    return any(least <= known < below for known in sums)


class LayDraft(Draft):
    """All confiscated cards, one by one, the last one on top; then the pile."""

    def __init__(self, state: State, space: SheriffSpace, seat: Seat) -> None:
        super().__init__(state, space, seat, LAY)
        self.to_lay: list[int] = confiscated.to_lay(state, confiscated.asked_of(state).merchant)
        self.onto = 0
        if not self.to_lay:
            self.stage = ONTO

    def options(self) -> list[int]:
        return self.piles() if self.stage == ONTO else self.kinds(self.left_of(self.to_lay))

    def choose(self, action: int) -> None:
        if self.stage == ONTO:
            self.onto = action - self.space.pile
            self.done = True
            return
        self.named.append(self.card_of(action))
        if len(self.named) == len(self.to_lay):
            if self.state.piles > 1:
                self.stage = ONTO
            else:
                self.done = True

    def carry_out(self, choices: Choices) -> None:
        choices.lay_confiscated(self.seat, self.named, self.onto)

    def copy(self, state: State) -> Draft:
        twin = LayDraft(state, self.space, self.seat)
        twin.like(self)
        return twin


class SellDraft(Draft):
    """A good to sell at the black market; or *nothing for now*, if that is asked as a chore."""

    def __init__(self, state: State, space: SheriffSpace, seat: Seat) -> None:
        super().__init__(state, space, seat, SELL)
        self.good = NO_CARD

    def options(self) -> list[int]:
        goods = self.kinds(black_market.sellable(self.state, self.seat))
        return [PASS, *goods] if self.state.chores else goods

    def choose(self, action: int) -> None:
        self.good = NO_CARD if action == PASS else self.card_of(action)
        self.done = True

    def carry_out(self, choices: Choices) -> None:
        choices.sell(self.seat, self.good)

    def copy(self, state: State) -> Draft:
        return SellDraft(state, self.space, self.seat)


class LootDraft(Draft):
    """A card of the loot, or *split equally*: the dearest (rules 8.7)."""

    def __init__(self, state: State, space: SheriffSpace, seat: Seat) -> None:
        super().__init__(state, space, seat, LOOT)

    def options(self) -> list[int]:
        return [EQUALLY, *self.kinds(loot_tile.cards(self.state))]

    def choose(self, action: int) -> None:
        if action != EQUALLY:
            self.named.append(self.card_of(action))
        self.done = True

    def carry_out(self, choices: Choices) -> None:
        if self.named:
            choices.pick_loot(self.seat, self.named[0])
        else:
            choices.split_equally(self.seat)

    def copy(self, state: State) -> Draft:
        return LootDraft(state, self.space, self.seat)


class OddDraft(Draft):
    """For the coin, then for the card, as far as there is one: a deputy, or nobody; or *split equally* (rules 8.8)."""

    def __init__(self, state: State, space: SheriffSpace, seat: Seat) -> None:
        super().__init__(state, space, seat, ODD_COIN if loot_tile.gold(state) else ODD_CARD)
        self.first = self.stage
        self.coin: Seat = NOBODY
        self.card: Seat = NOBODY
        self.equally = False

    def options(self) -> list[int]:
        deputies = self.relative(list(self.state.office), self.space.seats)
        return [EQUALLY, NOBODY_SAID, *deputies] if self.stage == self.first else [NOBODY_SAID, *deputies]

    def choose(self, action: int) -> None:
        if action == EQUALLY:
            self.equally = True
            self.done = True
            return
        named = NOBODY if action == NOBODY_SAID else self.seat_of(action, self.space.seats)
        if self.stage == ODD_COIN:
            self.coin = named
            self.stage = ODD_CARD
            self.done = not loot_tile.cards(self.state)
        else:
            self.card = named
            self.done = True

    def carry_out(self, choices: Choices) -> None:
        if self.equally:
            choices.split_equally(self.seat)
        else:
            choices.name_for_odd(self.seat, self.coin, self.card)

    def copy(self, state: State) -> Draft:
        twin = OddDraft(state, self.space, self.seat)
        twin.like(self)
        twin.coin = self.coin
        return twin


class ClockDraft(Draft):
    """For the house: time is up."""

    def __init__(self, state: State, space: SheriffSpace, seat: Seat) -> None:
        super().__init__(state, space, seat, CLOCK)

    def options(self) -> list[int]:
        return [TIME_UP]

    def choose(self, action: int) -> None:
        self.done = True

    def carry_out(self, choices: Choices) -> None:
        choices.run_out_of_time()

    def copy(self, state: State) -> Draft:
        return ClockDraft(state, self.space, self.seat)
