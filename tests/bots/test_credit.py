"""What a bot gives on somebody's word: nothing that is handed over, and no more than the word has been worth."""

import pytest

from blueboar.bots.sheriff.feelings import Feelings
from blueboar.bots.sheriff.sayings import LET_NEXT_BAG_THROUGH
from blueboar.games.sheriff.wire.moves import AcceptOffer, MakeOffer, OpenBag
from blueboar.games.sheriff.wire.terms import (
    Condition,
    Deal,
    DoFavour,
    GiveBagGoods,
    GiveGold,
    LetThroughTerm,
    OpenBagTerm,
)
from tests.bots.at_the_gate import bags_at_the_gate, pricing_of

LEVELS = ["novice", "merchant", "smuggler", "outlaw"]


def gate(cards=4):
    return bags_at_the_gate("credit", cards)


def worth(pricing, *terms, proposer=1, partners=(0,)):
    return pricing.worth(Deal(9, proposer, partners, terms))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("happens", ["opened", "let-through"])
def test_who_asks_for_a_gift_under_a_condition_may_see_to_it(level, happens):
    """A sheriff who bets that a bag is opened opens it."""
    pricing = pricing_of(level, gate(), 1)
    bet = GiveGold(1, 20, when=Condition(2, happens))
    assert worth(pricing, bet, GiveGold(0, 6), proposer=0, partners=(1,)) <= -10


@pytest.mark.parametrize("happens", ["opened", "lie", "true"])
def test_who_bets_on_the_own_bag_knows_it(happens):
    pricing = pricing_of("outlaw", gate(), 2)
    bet = GiveGold(2, 20, when=Condition(1, happens))
    assert worth(pricing, bet, GiveGold(1, 6), partners=(2,)) <= -10


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("when", [None, Condition(1, "let-through")])
def test_goods_that_nobody_sees_buy_no_gold(level, when):
    pricing = pricing_of(level, gate(), 2)
    for good in ("crossbows", "apples"):
        sold = GiveBagGoods(1, good, 4, when=when)
        for paid in (GiveGold(2, 3), GiveGold(2, 3, when=Condition(1, "let-through"))):
            assert worth(pricing, sold, paid, partners=(2,)) <= -3


def test_a_buyer_may_still_name_a_price_for_what_it_wants():
    """Its own offer, paid only if the bag is let through."""
    pricing = pricing_of("smuggler", gate(), 2)
    paid = GiveGold(2, 1, when=Condition(1, "let-through"))
    assert worth(pricing, GiveBagGoods(1, "apples", 2), paid, proposer=2, partners=(1,)) > -1


def test_a_stranger_passes_for_a_small_word_not_for_a_great_one():
    pricing = pricing_of("outlaw", gate(), 0)
    passing = worth(pricing, LetThroughTerm(1))
    one = worth(pricing, GiveBagGoods(1, "crossbows", 1), LetThroughTerm(1)) - passing
    four = worth(pricing, GiveBagGoods(1, "crossbows", 4), LetThroughTerm(1)) - passing
    assert 0 < one <= four < 5


def test_an_opening_that_a_sheriff_puts_up_for_sale_is_worth_less():
    """They open it in any case, and have sold what the others think of it."""
    pricing = pricing_of("smuggler", gate(5), 2)
    asked = worth(pricing, OpenBagTerm(1), proposer=2, partners=(0,))
    assert 0 < worth(pricing, OpenBagTerm(1), proposer=0, partners=(2,)) < 0.5 * asked


def test_bags_that_a_sheriff_sells_teach_that_lies_are_opened():
    def caught(proposer, partner):
        table = gate(5)
        table.play(proposer, MakeOffer((partner,), (GiveGold(2, 1), OpenBagTerm(1))))
        table.play(partner, AcceptOffer(1))
        table.play(0, OpenBag(1))
        assert table.view(2).players[1].bag.status == "opened"
        return pricing_of("smuggler", table, 3).memory.caught_lies.chance((0,), 5, False, 0.0)

    assert caught(0, 2) > caught(2, 0)


@pytest.mark.parametrize("level", LEVELS)
def test_a_word_that_will_be_kept_costs_more_than_a_coin(level):
    """For a coin from each a liar would pass every gate."""
    for seat in (0, 2):
        pricing = pricing_of(level, gate(), seat)
        assert worth(pricing, GiveGold(1, 2), DoFavour(seat, LET_NEXT_BAG_THROUGH), partners=(seat,)) < 0
        assert worth(pricing, GiveGold(1, 2), DoFavour(seat, "bb:sing-of-you"), partners=(seat,)) > 1


def test_a_word_about_the_next_bag_is_about_one_bag():
    feelings = Feelings(4, 0)
    assert not feelings.is_next_bag(1, 2, 2)
    assert feelings.is_next_bag(1, 2, 5)
    feelings.decided(2, (0,), 5)
    feelings.decided(1, (3,), 6)
    assert feelings.is_next_bag(1, 2, 9)
    feelings.decided(1, (0,), 5)
    assert not feelings.is_next_bag(1, 2, 9)
    assert feelings.is_next_bag(1, 5, 9)
