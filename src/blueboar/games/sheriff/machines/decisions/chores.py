"""What one player has to settle before the game goes on, decision by decision."""

from __future__ import annotations

from blueboar.core.seats import Seat
from blueboar.games.sheriff.machines.decisions.draft import (
    BURN,
    CLOCK,
    DEBT,
    LAY,
    NUMBER,
    OIL,
    ONTO,
    PLATE,
    SELL,
    SHARE,
    SPLIT,
    TROPHY,
    Draft,
    Number,
)
from blueboar.games.sheriff.machines.decisions.space import (
    ACCEPT,
    DONE,
    EQUALLY,
    PASS,
    PROPOSE,
    REFUSE,
    TIME_UP,
    SheriffSpace,
)
from blueboar.games.sheriff.rules import black_market, confiscated, debts, loot, promo_cards
from blueboar.games.sheriff.state.goods import NO_CARD
from blueboar.games.sheriff.state.state import State
from blueboar.games.sheriff.wire import moves


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
        return [action for action in left if self._can_end_with(action - self.space.card)]

    def _can_end_with(self, good: int) -> bool:
        """Whether the debt can be paid with what is named and this, and others perhaps, so that all were needed.

        With the cheapest card worth v, the sum has to be at least the rest and less than the rest and v.
        """
        value, card_of = self.state.goods.value, self.space.card_of
        chosen = [value[card_of[each]] for each in self.named] + [value[card_of[good]]]
        left = self.left_of(self.choose_from)
        left.remove(card_of[good])
        others = [value[card] for card in left]
        for cheapest in sorted(set(chosen + others)):
            if cheapest > min(chosen):
                return False
            if _reaches(sum(chosen), [each for each in others if each >= cheapest], self.rest, self.rest + cheapest):
                return True
        return False

    def choose(self, action: int) -> None:
        if action != DONE:
            self.named.append(action - self.space.card)
        value, card_of = self.state.goods.value, self.space.card_of
        paid = sum([value[card_of[good]] for good in self.named])
        if len(self.named) == len(self.choose_from) or (paid >= self.rest and not self.all_of_them):
            self.move = moves.PayDebt(self.names())

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
        if not self.to_lay:
            self._to_pile()

    def options(self) -> list[int]:
        return self.piles() if self.stage == ONTO else self.kinds(self.left_of(self.to_lay))

    def choose(self, action: int) -> None:
        if self.stage == ONTO:
            self.move = moves.LayConfiscated(self.names(), action - self.space.pile)
            return
        self.named.append(action - self.space.card)
        if len(self.named) == len(self.to_lay):
            self._to_pile()

    def _to_pile(self) -> None:
        if self.state.piles > 1 or not self.to_lay:
            self.stage = ONTO
        else:
            self.move = moves.LayConfiscated(self.names(), 0)

    def copy(self, state: State) -> Draft:
        twin = LayDraft(state, self.space, self.seat)
        twin.like(self)
        return twin


class PlateDraft(Draft):
    """A legal good."""

    def __init__(self, state: State, space: SheriffSpace, seat: Seat) -> None:
        super().__init__(state, space, seat, PLATE)

    def options(self) -> list[int]:
        return self.kinds(self.state.goods.legal)

    def choose(self, action: int) -> None:
        self.move = moves.FixPlate(self.space.names[action - self.space.card])

    def copy(self, state: State) -> Draft:
        return PlateDraft(state, self.space, self.seat)


class OilDraft(Draft):
    """*Nothing for now* keeps the oil; or an opponent, a card of theirs, and another of its kind or *that is all*."""

    def __init__(self, state: State, space: SheriffSpace, seat: Seat) -> None:
        super().__init__(state, space, seat, OIL)
        self.opponent: Seat = seat

    def options(self) -> list[int]:
        if self.stage == BURN:
            alike = self._burnable()
            return [DONE, *alike] if self.named else alike
        if promo_cards.oil_of(self.state, self.seat) == NO_CARD:
            return [PASS]
        opponents = promo_cards.brimstone_opponents(self.state, self.seat)
        return [PASS, *self.relative(opponents, self.space.seats)]

    def _burnable(self) -> list[int]:
        cards = self.left_of(promo_cards.destroyable(self.state, self.opponent))
        if self.named:
            counts_as = self.state.goods.counts_as
            kind = counts_as[self.space.card_of[self.named[0]]]
            cards = [card for card in cards if counts_as[card] == kind]
        return self.kinds(cards)

    def choose(self, action: int) -> None:
        if self.stage == OIL:
            if action == PASS:
                self.move = moves.AnswerBrimstone()
                return
            self.opponent = self.seat_of(action, self.space.seats)
            self.stage = BURN
            return
        if action != DONE:
            self.named.append(action - self.space.card)
        if action == DONE or len(self.named) == promo_cards.MOST_DESTROYED:
            self.move = moves.AnswerBrimstone(self.opponent, self.names())

    def copy(self, state: State) -> Draft:
        twin = OilDraft(state, self.space, self.seat)
        twin.like(self)
        twin.opponent = self.opponent
        return twin


class TrophyDraft(Draft):
    """A card of the hand, or *that is all* without one; then the pile."""

    def __init__(self, state: State, space: SheriffSpace, seat: Seat) -> None:
        super().__init__(state, space, seat, TROPHY)

    def options(self) -> list[int]:
        if self.stage == ONTO:
            return self.piles()
        cards = self.kinds(self.state.hand(self.seat))
        return cards if cards else [DONE]

    def choose(self, action: int) -> None:
        if self.stage == TROPHY:
            if action != DONE:
                self.named.append(action - self.space.card)
            self.stage = ONTO
            if self.state.piles > 1:
                return
            action = self.space.pile
        card = self.space.names[self.named[0]] if self.named else None
        self.move = moves.DiscardForTrophy(card, action - self.space.pile)

    def copy(self, state: State) -> Draft:
        twin = TrophyDraft(state, self.space, self.seat)
        twin.like(self)
        return twin


class SellDraft(Draft):
    """A good to sell at the black market; or *nothing for now*, if that is asked as a chore."""

    def __init__(self, state: State, space: SheriffSpace, seat: Seat) -> None:
        super().__init__(state, space, seat, SELL)

    def options(self) -> list[int]:
        goods = self.kinds(black_market.sellable(self.state, self.seat))
        return [PASS, *goods] if self.state.chores else goods

    def choose(self, action: int) -> None:
        self.move = moves.GoToBlackMarket(None if action == PASS else self.space.names[action - self.space.card])

    def copy(self, state: State) -> Draft:
        return SellDraft(state, self.space, self.seat)


class SplitDraft(Draft):
    """Accept, refuse, equally; or propose: the first deputy's gold, then their cards and *that is all*."""

    def __init__(self, state: State, space: SheriffSpace, seat: Seat, may_pass: bool) -> None:
        super().__init__(state, space, seat, SPLIT)
        self.may_pass = may_pass

    def options(self) -> list[int]:
        if self.stage == NUMBER:
            return self.digits()
        if self.stage == SHARE:
            return [DONE, *self.kinds(self.left_of(loot.cards(self.state)))]
        found: list[int] = [PASS] if self.may_pass else []
        proposal = self.state.split
        if proposal is not None and proposal.deputy != self.seat:
            found += [ACCEPT, REFUSE]
        if loot.proposals_left(self.state, self.seat) > 0:
            found.append(PROPOSE)
        found.append(EQUALLY)
        return found

    def choose(self, action: int) -> None:
        if self.stage == NUMBER:
            if self.number.say(action - self.space.digit):
                self.stage = SHARE
        elif self.stage == SHARE:
            if action != DONE:
                self.named.append(action - self.space.card)
            if action == DONE or len(self.named) == len(loot.cards(self.state)):
                self.move = moves.ProposeSplit(self.number.value, self.names())
        elif action == PROPOSE:
            self.stage = NUMBER
            self.number = Number(0, loot.gold(self.state))
        elif action == EQUALLY:
            self.move = moves.SplitEqually()
        else:
            self.move = moves.AnswerSplit(action == ACCEPT)

    def copy(self, state: State) -> Draft:
        twin = SplitDraft(state, self.space, self.seat, self.may_pass)
        twin.like(self)
        return twin


class ClockDraft(Draft):
    """For the house: time is up."""

    def __init__(self, state: State, space: SheriffSpace, seat: Seat) -> None:
        super().__init__(state, space, seat, CLOCK)

    def options(self) -> list[int]:
        return [TIME_UP]

    def choose(self, action: int) -> None:
        self.move = moves.TimeUp()

    def copy(self, state: State) -> Draft:
        return ClockDraft(state, self.space, self.seat)
