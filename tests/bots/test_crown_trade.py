"""Cards of stalls that change hands: what they are to the crowns of both, and that nobody sells a crown for a card."""

from typing import Any

import pytest
from msgspec.structs import replace

from blueboar.bots.sheriff.pricing import Pricing
from blueboar.bots.sheriff.situation import Situation
from blueboar.games.sheriff.wire.terms import Deal, GiveGold, GiveStallGoods
from tests.bots.at_the_gate import bags_at_the_gate, pricing_of


def with_stalls(pricing: Pricing, stalls: dict[int, tuple[str, ...]], last_round: bool = True, **view: Any) -> Pricing:
    """The same with these stalls, in the last round."""
    before = pricing.situation
    players = tuple(replace(each, stall=stalls.get(each.seat, ())) for each in before.view.players)
    number = before.view.rounds if last_round else before.view.round
    seen = replace(before.view, players=players, round=number, **view)
    situation = Situation(before.goods, seen, before.crowns, before.watches_leader)
    return Pricing(situation, pricing.memory, pricing.skill, pricing.personality)


def sense(level: str = "smuggler", seat: int = 1, cards: int = 1) -> Pricing:
    return pricing_of(level, bags_at_the_gate("crowns", cards), seat)


def worth(pricing: Pricing, *terms: Any, proposer: int = 2, partners: tuple[int, ...] = (1,)) -> float:
    return pricing.worth(Deal(9, proposer, partners, terms))


@pytest.mark.parametrize("level", ["smuggler", "outlaw"])
def test_one_card_less_here_is_one_more_there(level):
    """A lead of two is no lead any more."""
    stalls = {1: ("chickens",) * 6, 2: ("chickens",) * 4}
    pricing = with_stalls(sense(level), stalls)
    assert worth(pricing, GiveGold(2, 5), GiveStallGoods(1, "chickens", 1)) < 0


@pytest.mark.parametrize("level", ["smuggler", "outlaw"])
def test_a_crown_is_not_sold_for_the_price_of_a_card(level):
    """The seller does not need it, but the buyer becomes King by it."""
    stalls = {1: ("cheese",), 2: ("cheese",) * 7, 3: ("cheese",) * 8}
    pricing = with_stalls(sense(level), stalls)
    card = GiveStallGoods(1, "cheese", 1)
    assert worth(pricing, GiveGold(2, 4), card) < 0
    assert worth(pricing, GiveGold(2, 12), card) > 0


@pytest.mark.parametrize("level", ["smuggler", "outlaw"])
def test_nobody_pays_all_that_a_crown_brings(level):
    stalls = {1: ("cheese",) * 7, 2: ("cheese",), 3: ("cheese",) * 8}
    pricing = with_stalls(sense(level), stalls)
    card = GiveStallGoods(2, "cheese", 1)
    full = int(pricing.situation.worth_of(("cheese",)))
    assert full >= 5
    assert worth(pricing, GiveGold(1, full), card) < 0 < worth(pricing, GiveGold(1, 3), card)


def test_what_is_in_the_bags_counts_for_the_crowns():
    """It is said to be so, and comes to the stall when the bags are decided; the own one tells no more than others."""
    pricing = with_stalls(sense(cards=4), {})
    counts = pricing.situation.counts["apples"]
    assert counts[0] == 0
    assert counts[1] == counts[2] == counts[3] == 3
