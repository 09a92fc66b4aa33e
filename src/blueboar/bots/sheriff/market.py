"""The market phase: what to keep, what to throw away, what to take from open piles; with King and Queen in mind."""
# compiled: the outlaw sends every hand that it imagines to market

from __future__ import annotations

from msgspec.structs import replace

from blueboar.bots.sheriff.memory import Memory
from blueboar.bots.sheriff.situation import Situation
from blueboar.bots.sheriff.skill import Skill
from blueboar.core.chance import Chance
from blueboar.games.sheriff.wire.moves import GoToMarket
from blueboar.games.sheriff.wire.prompts import MarketPrompt

SMUGGLE = ""
"""The plan to bring contraband; the other plans are the good that is to be brought."""

_LATER = 0.3
"""What a card is worth that does not fit the plan of this round, as long as there is a next one."""
_USUAL_LIE = 4
_LEAST_KEPT, _MOST_KEPT = 0.5, 1.25
_SHOWN = 0.75
"""Contraband taken openly is less welcome: everybody saw it."""


class Exchange:
    """One way to change cards, and what it is expected to bring."""

    def __init__(self, move: GoToMarket, score: float) -> None:
        self.move = move
        self.score = score


def go_to_market(situation: Situation, skill: Skill, prompt: MarketPrompt, chance: Chance) -> GoToMarket:
    """The best exchange for each plan, and of these the best."""
    found = [_follow(situation, skill, prompt, plan) for plan in (*situation.goods.legal, SMUGGLE)]
    return max(found, key=lambda each: each.score + skill.noise * 0.5 * (chance.random() - 0.5)).move


def adapted(situation: Situation, memory: Memory, skill: Skill) -> Skill:
    """Contraband is kept where lies get through, and thrown away where they come to light."""
    if not skill.memory:
        return skill
    officers = tuple(seat for seat in range(situation.players) if seat != situation.me)
    caught = memory.caught_lies.chance(officers, _USUAL_LIE, False, memory.sternness(officers))
    times = min(_MOST_KEPT, max(_LEAST_KEPT, 1.9 - 4.0 * caught))
    return replace(skill, gets_through=tuple(times * share for share in skill.gets_through))


def keep_value(situation: Situation, skill: Skill, plan: str, card: str, ahead: int, smuggled: int) -> float:
    """What a card in hand is worth under a plan, when `ahead` cards of its kind and `smuggled` ones come before it."""
    later = _LATER if situation.rounds_left else 0.0
    if situation.is_summons(card):
        return 1.5
    if situation.is_plate(card):
        return situation.worth(card)
    worth = situation.goods.value[card] + _next_gain(situation, card, ahead)
    if situation.goods.open[card]:
        if card == plan:
            return worth
        if plan == SMUGGLE:
            return worth * (0.25 + 0.12 * ahead)
        return worth * later
    through = skill.gets_through
    return worth * through[min(smuggled, len(through) - 1)] * (1.1 if plan == SMUGGLE else 1.0)


def _next_gain(situation: Situation, card: str, ahead: int) -> float:
    counted = situation.goods.counts.get(card)
    if counted is None:
        return situation.worth(card) - situation.goods.value[card]
    good, times = counted
    return situation.gain(good, (ahead + 1) * times) - situation.gain(good, ahead * times)


def _follow(situation: Situation, skill: Skill, prompt: MarketPrompt, plan: str) -> Exchange:
    hand = sorted(situation.own.hand or (), key=lambda card: (-situation.goods.value[card], card))
    held: dict[str, int] = {}
    values: list[tuple[float, str]] = []
    smuggled = 0
    for card in hand:
        ahead = held.get(card, 0)
        held[card] = ahead + 1
        values.append((keep_value(situation, skill, plan, card, ahead, smuggled), card))
        smuggled += situation.is_smuggled(card)
    values.sort()
    draw = _usual_draw(situation, skill, plan, held, smuggled)
    best_gain, best = 0.0, (0, (0,) * len(prompt.piles))
    thrown = 0.0
    for number in range(1, prompt.at_most + 1):
        thrown += values[number - 1][0]
        for taken, brings in _ways_to_take(situation, skill, prompt, plan, number, held, smuggled):
            gain = brings + (number - sum(taken)) * draw - thrown
            if gain > best_gain + 1e-9:
                best_gain, best = gain, (number, taken)
    number, taken = best
    aside = [card for _, card in values[:number]]
    kept = sorted((value for value, _ in values[number:]), reverse=True)[:5]
    return Exchange(_move(situation, aside, taken, prompt), sum(kept) + best_gain)


def _usual_draw(situation: Situation, skill: Skill, plan: str, held: dict[str, int], smuggled: int) -> float:
    total = sum(situation.unseen.values())
    if not total:
        return 0.0
    return (
        sum(
            number * keep_value(situation, skill, plan, card, held.get(card, 0), smuggled)
            for card, number in situation.unseen.items()
        )
        / total
    )


def _ways_to_take(
    situation: Situation,
    skill: Skill,
    prompt: MarketPrompt,
    plan: str,
    most: int,
    held: dict[str, int],
    smuggled: int,
) -> list[tuple[tuple[int, ...], float]]:
    """Numbers from the top of each pile, and what those cards are worth."""
    piles = situation.view.piles
    if not prompt.piles or not skill.piles:
        return [((0,) * len(prompt.piles), 0.0)]
    ways: list[tuple[tuple[int, ...], float]] = []
    second = len(prompt.piles) > 1
    for first_count in range(min(most, prompt.piles[0]) + 1):
        others = min(most - first_count, prompt.piles[1]) if second else 0
        for second_count in range(others + 1):
            cards = list(piles[0][len(piles[0]) - first_count :])
            if second:
                cards += piles[1][len(piles[1]) - second_count :]
            counts = dict(held)
            brings, before = 0.0, smuggled
            for card in cards:
                ahead = counts.get(card, 0)
                counts[card] = ahead + 1
                value = keep_value(situation, skill, plan, card, ahead, before)
                before += situation.is_smuggled(card)
                brings += value if situation.goods.open[card] else value * _SHOWN
            ways.append(((first_count, second_count) if second else (first_count,), brings))
    return ways


def _move(situation: Situation, aside: list[str], taken: tuple[int, ...], prompt: MarketPrompt) -> GoToMarket:
    """What the others want lies below; and onto the pile whose top they want most."""
    if not aside:
        return GoToMarket()
    laid = sorted(aside, key=lambda card: -situation.goods.value[card])
    onto = 0
    if prompt.onto > 1:
        tops = [
            situation.goods.value.get(pile[len(pile) - 1 - number], 0) if len(pile) > number else 0
            for pile, number in zip(situation.view.piles, taken or (0, 0), strict=True)
        ]
        onto = tops.index(max(tops))
    return GoToMarket(tuple(laid), taken, onto)
