"""Answers to what the game asks beside its phases: debts, confiscated cards, promo cards, black market, loot."""

from __future__ import annotations

from itertools import product
from typing import Any

from blueboar.bots.bot import Answer, Saying
from blueboar.bots.sheriff.situation import Situation
from blueboar.core.seats import Seat
from blueboar.games.sheriff.machines.payments import cheapest_of
from blueboar.games.sheriff.wire import prompts as ask
from blueboar.games.sheriff.wire.moves import (
    AnswerBrimstone,
    AnswerSplit,
    DiscardForTrophy,
    FixPlate,
    GoToBlackMarket,
    LayConfiscated,
    NameForOdd,
    PayDebt,
    PickLoot,
    ProposeSplit,
    SplitEqually,
)

_MOST_WAYS = 4000
_OIL = 5.0


def answer(situation: Situation, prompt: Any) -> Answer | None:
    match prompt:
        case ask.DebtPrompt():
            return Answer(PayDebt(cheapest_payment(situation, prompt)))
        case ask.ConfiscatedPrompt():
            return Answer(lay(situation, prompt))
        case ask.PlatePrompt():
            best = max(prompt.goods, key=lambda good: situation.goods.value[good] + situation.gain(good, 1))
            return Answer(FixPlate(best))
        case ask.BrimstonePrompt():
            return Answer(burn(situation, prompt))
        case ask.TrophyPrompt():
            return Answer(DiscardForTrophy(min(prompt.cards, key=situation.worth)))
        case ask.BlackMarketPrompt():
            return sell(situation, prompt)
        case ask.SplitPrompt():
            return split(situation, prompt)
        case _:
            return None


def cheapest_payment(situation: Situation, prompt: ask.DebtPrompt) -> tuple[str, ...]:
    """The cards that I miss least; none that the debt does not need (rules 5.19)."""
    worth = dict(zip(prompt.choose, prompt.worth, strict=True))
    if sum(prompt.worth) <= prompt.rest:
        return prompt.choose
    kinds = sorted(worth)
    numbers = [prompt.choose.count(kind) for kind in kinds]
    ways = 1
    for number in numbers:
        ways *= number + 1
    best: tuple[float, tuple[str, ...]] | None = None
    if ways <= _MOST_WAYS:
        for counts in product(*[range(number + 1) for number in numbers]):
            given = sum(count * worth[kind] for count, kind in zip(counts, kinds, strict=True))
            used = [worth[kind] for count, kind in zip(counts, kinds, strict=True) if count]
            if given < prompt.rest or (used and given - min(used) >= prompt.rest):
                continue
            cards = tuple(kind for count, kind in zip(counts, kinds, strict=True) for _ in range(count))
            loss = situation.worth_of_losing(cards)
            if best is None or loss < best[0]:
                best = (loss, cards)
    return best[1] if best is not None else cheapest_of(prompt.choose, prompt.worth, prompt.rest)


def lay(situation: Situation, prompt: ask.ConfiscatedPrompt) -> LayConfiscated:
    """The best card lowest, onto the pile whose top the next merchant would like most."""
    cards = sorted(prompt.cards, key=lambda card: -situation.goods.value[card])
    tops = [situation.goods.value.get(pile[-1], 0) if pile else 0 for pile in situation.view.piles]
    return LayConfiscated(tuple(cards), tops.index(max(tops)))


def burn(situation: Situation, prompt: ask.BrimstonePrompt) -> AnswerBrimstone:
    """Destroy what hurts the most, if that is more than the oil is worth."""
    best, choice = _OIL + 0.5, AnswerBrimstone()
    if not prompt.usable:
        return choice
    for rival in prompt.opponents:
        stall = situation.view.players[rival].stall
        for good in situation.goods.legal:
            alike = sorted(
                (card for card in stall if situation.goods.counts.get(card, ("",))[0] == good),
                key=lambda card: -situation.goods.value[card],
            )[:2]
            if not alike:
                continue
            hurt = sum(situation.goods.value[card] for card in alike) - situation.gain(good, -len(alike), rival)
            helps = _gain_if_fewer(situation, good, rival, len(alike))
            leader = situation.standing(rival) >= max(situation.standing(seat) for seat in range(situation.players))
            worth = helps + hurt * situation.rel * (1.6 if leader else 1.0)
            if worth > best:
                best, choice = worth, AnswerBrimstone(rival, tuple(alike))
    return choice


def _gain_if_fewer(situation: Situation, good: str, rival: Seat, fewer: int) -> float:
    """About as much as if I had so many more than they, if we are close."""
    counts = situation.counts[good]
    close = abs(counts[situation.me] - counts[rival]) <= fewer
    return 0.7 * situation.gain(good, fewer) if close and counts[situation.me] else 0.0


def sell(situation: Situation, prompt: ask.BlackMarketPrompt) -> Answer | None:
    best: tuple[float, str] | None = None
    for pile in situation.view.black_market:
        if pile.good in prompt.goods and pile.points:
            gain = pile.points[0] - 3 * situation.goods.value[pile.good]
            if best is None or gain > best[0]:
                best = (gain, pile.good)
    if best is not None and best[0] > 0:
        return Answer(GoToBlackMarket(best[1]))
    return Answer(GoToBlackMarket(None)) if prompt.waited else None


def split(situation: Situation, prompt: ask.SplitPrompt) -> Answer:
    """The card that is worth most to me. What is odd goes where every bot would have it, so that none is lost."""
    if prompt.how == "pick":
        return Answer(PickLoot(max(sorted(set(prompt.cards)), key=lambda card: situation.worth_of([card]))))
    if prompt.how == "odd":
        first, second = situation.office
        named = NameForOdd(first if prompt.gold else None, second if prompt.cards else None)
        return Answer(named, Saying("share-equally"))
    return _propose(situation, prompt)


def _propose(situation: Situation, prompt: ask.SplitPrompt) -> Answer:
    """Fair, but nothing is thrown away: what an equal split would discard is what there is to talk about."""
    loot = situation.view.loot
    first = situation.me == situation.office[0]
    ranked = sorted(prompt.cards, key=lambda card: (-situation.goods.value[card], card))
    pairs = ranked[: len(ranked) // 2 * 2]
    firsts, seconds = pairs[0::2], pairs[1::2]
    equal = situation.worth_of(firsts if first else seconds) + prompt.gold // 2
    if prompt.answer and loot is not None and loot.proposal is not None and loot.proposal.cards is not None:
        given = list(loot.proposal.cards)
        rest = list(prompt.cards)
        for card in given:
            rest.remove(card)
        mine = situation.worth_of(given if first else rest)
        mine += loot.proposal.gold if first else prompt.gold - loot.proposal.gold
        if mine >= equal:
            return Answer(AnswerSplit(True), Saying("agreed"))
        return Answer(SplitEqually(), Saying("share-equally"))
    if prompt.proposals_left == 3 and not (loot is not None and loot.proposal is not None):
        odd = ranked[len(pairs) :]
        gold = (prompt.gold + 1) // 2 if first and not odd else prompt.gold // 2
        if odd and prompt.gold % 2 == 0 and prompt.gold >= 2:
            # Whoever takes the odd card pays half its value.
            half = min(prompt.gold // 2, situation.goods.value[odd[0]] // 2)
            gold += -half if first else half
        cards = tuple(firsts + odd) if first else tuple(firsts)
        if odd or prompt.gold % 2:
            return Answer(ProposeSplit(gold, cards))
    return Answer(SplitEqually(), Saying("share-equally"))
