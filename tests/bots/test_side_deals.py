"""Conditions, deals of three and cards without a name, as bots price, offer, answer and keep them."""

from collections import Counter
from typing import Any

import pytest

from blueboar.bots.driver import Match
from blueboar.bots.levels import BotSetup, find_level
from blueboar.bots.sheriff.conditions import pledged
from blueboar.bots.sheriff.round_dice import RoundDice
from blueboar.bots.sheriff.sheriff_side import SheriffSide
from blueboar.core.table import Table
from blueboar.games.sheriff.data.catalogue import catalogue_of
from blueboar.games.sheriff.wire import events
from blueboar.games.sheriff.wire.moves import AcceptOffer, LetThrough, MakeOffer, OpenBag, RefuseOffer
from blueboar.games.sheriff.wire.terms import (
    Condition,
    Deal,
    GiveBagGoods,
    GiveFaceDown,
    GiveGold,
    LetThroughTerm,
    OpenBagTerm,
    RefuseDealsTerm,
)
from tests.bots.at_the_gate import SHERIFF, bags_at_the_gate, pricing_of

LEVELS = ["novice", "merchant", "smuggler", "outlaw"]


def gate(cards=3):
    return bags_at_the_gate("side deals", cards)


def sense(table, seat):
    return pricing_of("smuggler", table, seat)


def asked(table, level, seat, seed="b"):
    bot = find_level("sheriff", level).make(BotSetup(SHERIFF, table.config, seat, seed, think_steps=8))
    for entry in table.entries:
        bot.watch(table.redacted(entry, seat))
    return bot.answer(table.view(seat), table.pending()[seat])


def worth(pricing, *terms, proposer=1, partners=(0,)):
    return pricing.worth(Deal(9, proposer, partners, terms))


def test_a_gift_under_a_condition_is_worth_less_than_the_gift():
    pricing = sense(gate(), 0)
    for happens in ("lie", "true", "opened", "let-through"):
        assert 0 <= worth(pricing, GiveGold(1, 10, when=Condition(2, happens))) < 6.5


def test_a_condition_that_the_same_deal_makes_likely_is_worth_more():
    pricing = sense(gate(), 0)
    bet = GiveGold(1, 10, when=Condition(2, "lie"))
    opening = worth(pricing, OpenBagTerm(2))
    assert worth(pricing, bet, OpenBagTerm(2)) - opening > worth(pricing, bet)


def test_nobody_hands_gold_over_for_a_condition():
    """Whoever offers it knows more: its text is worth nothing against gold."""
    pricing = sense(gate(), 0)
    for happens in ("lie", "true", "opened", "let-through"):
        for bag in (1, 2):
            fortune = GiveGold(1, 50, when=Condition(bag, happens))
            assert worth(pricing, fortune, GiveGold(0, 1)) <= -1.0


def test_what_a_giver_knows_of_the_own_bag_is_worth_nothing():
    pricing = sense(gate(), 0)
    for happens in ("lie", "true"):
        assert worth(pricing, GiveGold(1, 50, when=Condition(1, happens))) == 0


def test_an_own_bet_about_the_own_bag_is_reckoned_with_what_is_in_it():
    table = gate()
    pricing = sense(table, 1)
    pricing.memory.histories[0].opened = 8  # one in office who opens bags
    bag = table.view(1).players[1].bag
    lies = any(card != bag.declared for card in bag.cards)
    dear: Any = "lie" if lies else "true"
    free: Any = "true" if lies else "lie"
    assert worth(pricing, GiveGold(1, 10, when=Condition(1, dear))) < -1
    assert worth(pricing, GiveGold(1, 10, when=Condition(1, free))) == 0


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("mine", ["opened", "let-through"])
def test_a_bet_buys_no_bet(level, mine):
    """A sheriff pays a fortune if a bag is opened, is paid a little if it is not, and lets it through."""
    theirs: Any = "let-through" if mine == "opened" else "opened"
    pricing = pricing_of(level, gate(), 1)
    fortune, premium = GiveGold(0, 50, when=Condition(2, theirs)), GiveGold(1, 3, when=Condition(2, mine))
    assert worth(pricing, fortune, premium, proposer=0, partners=(1,)) <= -3


def test_goods_of_a_bag_that_may_be_opened_are_worth_less():
    pricing = sense(gate(), 0)
    claim = GiveBagGoods(1, "apples", 1)
    passing = worth(pricing, LetThroughTerm(1))
    assert 0 < worth(pricing, claim) < worth(pricing, claim, LetThroughTerm(1)) - passing


def test_a_pledge_makes_a_sheriff_look():
    table = gate()
    before = pledged(sense(table, 0), 2)
    table.play(1, MakeOffer((0,), (GiveGold(1, 20, when=Condition(2, "lie")),)))
    table.play(0, AcceptOffer(1))
    assert before == 0 < pledged(sense(table, 0), 2)
    table.play(3, MakeOffer((0,), (GiveGold(3, 20, when=Condition(2, "let-through")),)))
    table.play(0, AcceptOffer(2))
    assert pledged(sense(table, 0), 2) < 0


def test_a_pledge_is_not_given_away_for_a_coin():
    """Who promised a fortune if a bag passes, and then pays to have it opened, wants the fortune back."""
    table = gate()
    coin = (GiveGold(1, 4), OpenBagTerm(2))
    before = worth(sense(table, 0), *coin)
    table.play(1, MakeOffer((0,), (GiveGold(1, 20, when=Condition(2, "let-through")),)))
    table.play(0, AcceptOffer(1))
    assert worth(sense(table, 0), *coin) < min(0, before)
    assert worth(sense(table, 0), GiveGold(2, 2), OpenBagTerm(2), proposer=2) < 0


def test_a_pledge_for_opening_makes_passing_dearer():
    table = gate()
    before = worth(sense(table, 0), LetThroughTerm(2), proposer=2)
    table.play(1, MakeOffer((0,), (GiveGold(1, 20, when=Condition(2, "opened")),)))
    table.play(0, AcceptOffer(1))
    assert worth(sense(table, 0), LetThroughTerm(2), proposer=2) < before - 5


@pytest.mark.parametrize("level", LEVELS)
def test_a_pledge_for_nothing_is_taken(level):
    table = gate()
    table.play(1, MakeOffer((0,), (GiveGold(1, 50, when=Condition(2, "opened")),)))
    assert asked(table, level, 0).move == AcceptOffer(1)


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_pledges_a_fortune(level):
    table = gate()
    table.play(0, MakeOffer((1,), (GiveGold(1, 50, when=Condition(2, "opened")),)))
    assert not isinstance(asked(table, level, 1).move, AcceptOffer)


def test_a_condition_that_is_nearly_enough_is_countered_once():
    pricing = sense(gate(), 0)
    side = SheriffSide(pricing, pricing.memory, pricing.skill, pricing.personality, RoundDice("dice", 1))
    bet = GiveGold(1, 3, when=Condition(2, "let-through"))
    answer = side.counter_condition(Deal(7, 1, (0,), (bet,)), 1.0)
    assert answer is not None
    move: Any = answer.move
    assert (move.partners, move.replaces) == ((1,), 7)
    [raised] = move.terms
    assert (raised.giver, raised.when) == (1, bet.when)
    assert 3 < raised.amount <= 8
    assert side.counter_condition(Deal(8, 1, (0,), (bet,), replaces=7), 1.0) is None
    assert side.counter_condition(Deal(9, 1, (0,), (bet,)), 9.0) is None


@pytest.mark.parametrize("level", LEVELS)
def test_a_common_offer_that_costs_nothing_is_joined(level):
    table = gate()
    terms = (GiveGold(1, 30, (0,)), LetThroughTerm(1), LetThroughTerm(2))
    table.play(1, MakeOffer((0, 2), terms))
    assert asked(table, level, 2).move == AcceptOffer(1)
    assert asked(table, level, 0).move == AcceptOffer(1)


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_pays_everything_to_pass_together(level):
    table = gate()
    terms = (GiveGold(1, 1, (0,)), GiveGold(2, 50, (0,)), LetThroughTerm(1), LetThroughTerm(2))
    table.play(1, MakeOffer((0, 2), terms))
    assert not isinstance(asked(table, level, 2).move, AcceptOffer)


@pytest.mark.parametrize("level", LEVELS)
def test_a_sheriff_who_lets_a_bag_through_takes_the_bribe(level):
    table = gate(1)
    table.play(1, MakeOffer((0,), (GiveGold(1, 1), LetThroughTerm(1))))
    for seed in range(6):
        move = asked(table, level, 0, str(seed)).move
        assert not isinstance(move, LetThrough) or move.takes == 1, move


def played(edition, players, seats, seed, **options):
    config = SHERIFF.configure(players, edition, options)
    table = Table.opened(SHERIFF, config, seed)
    bots = [
        find_level("sheriff", seats[seat % len(seats)]).make(
            BotSetup(SHERIFF, config, seat, f"{seed}/{seat}", think_steps=4)
        )
        for seat in range(players)
    ]
    Match(table, bots).play()
    return table


def shapes(deal):
    """What is new in it."""
    found = {term.when.happens for term in deal.terms if getattr(term, "when", None) is not None}
    passing = [term for term in deal.terms if isinstance(term, LetThroughTerm)]
    return found | ({"together"} if len(passing) > 1 else set())


def test_bots_offer_and_strike_conditions_and_deals_of_three():
    offered, struck = Counter(), Counter()
    for seed in range(20):
        for entry in played("first", 4, ["smuggler"], f"shapes {seed}").entries:
            for event in entry.events:
                if isinstance(event, events.OfferMade):
                    offered.update(shapes(event.deal))
                elif isinstance(event, events.DealStruck):
                    struck.update(shapes(event.deal))
    assert {"lie", "true", "together"} <= set(offered), offered
    assert struck["together"], (offered, struck)
    assert struck["true"] + struck["lie"], (offered, struck)


def test_a_card_without_a_name_is_the_cheapest_there_is():
    """Whoever gives one picks it; so it buys no more than that."""
    goods = catalogue_of(gate().config)
    cheapest = min(goods.value[card] for card in goods.deck if not goods.open[card])
    assert worth(sense(gate(), 0), GiveFaceDown(1, 2)) == 2 * cheapest


def test_bots_ask_for_cards_without_a_name_and_give_them():
    offered, struck = Counter(), Counter()
    for seed in range(24):
        for entry in played("first", 4, ["smuggler"], f"unnamed {seed}").entries:
            for event in entry.events:
                if isinstance(event, (events.OfferMade, events.DealStruck)):
                    unnamed = any(isinstance(term, GiveFaceDown) for term in event.deal.terms)
                    (offered if isinstance(event, events.OfferMade) else struck)[unnamed] += 1
    assert offered[True], offered
    assert struck[True], struck


@pytest.mark.parametrize(("edition", "players"), [("first", 4), ("polish", 3), ("persian", 4), ("second", 6)])
def test_no_bot_lets_a_standing_bribe_go_by(edition, players):
    """A bag that is let through while its owner's offer waits for nobody but those in office is paid for."""
    for seed in range(3):
        table = played(edition, players, LEVELS[:3], f"bribes {seed}")
        assert not [
            event
            for entry in table.entries
            for event in entry.events
            if isinstance(event, events.BagLetThrough) and event.for_nothing
        ]


def test_who_is_shunned_makes_no_offer_to_those_who_have_sworn_it():
    table = gate()
    table.play(2, MakeOffer((0,), (GiveGold(2, 5), RefuseDealsTerm(1))))
    (offer,) = table.view(0).offers
    table.play(0, AcceptOffer(offer.deal.id))
    assert sense(table, 1).situation.may_deal(((0,), (2,), (3,), (0, 2))) == ((2,), (3,))
    assert sense(table, 0).situation.may_deal(((1,), (2,), (3,), (1, 2))) == ((2,), (3,))
    assert sense(table, 2).situation.may_deal(((0,), (1,), (0, 1))) == ((0,), (1,))
    for number in range(20):
        move = asked(table, "smuggler", 1, f"shunned{number}").move
        assert move is None or table.check(1, move) is None, move


def test_who_is_about_to_open_a_bag_is_glad_to_be_paid_for_it():
    """An officer had refused six gold for what they did in the next breath."""

    def all_refuse(then_offered):
        table = gate()
        for number, seat in enumerate((1, 2, 3), 1):
            table.play(0, MakeOffer((seat,), (GiveGold(seat, 1), LetThroughTerm(seat))))
            table.play(seat, RefuseOffer(number))
        if then_offered:
            table.play(1, MakeOffer((0,), (GiveGold(1, 1), OpenBagTerm(2))))
        return table

    seeds = [f"b{number}" for number in range(40)]
    opening = [seed for seed in seeds if asked(all_refuse(False), "merchant", 0, seed).move == OpenBag(2)]
    assert opening
    for seed in opening:
        assert asked(all_refuse(True), "merchant", 0, seed).move == AcceptOffer(4)
