"""What the upper levels of Sheriff learn within a game: how lies fare here, who is stern, what a dare was worth."""

from blueboar.bots.sheriff import market
from blueboar.bots.sheriff.caught_lies import CaughtLies, solved
from blueboar.bots.sheriff.memory import Memory
from blueboar.bots.sheriff.skill import load_skills
from blueboar.bots.sheriff.threats import Threats
from blueboar.games.sheriff.wire.moves import LetThrough, MakeOffer, RefuseOffer
from blueboar.games.sheriff.wire.terms import GiveGold, LetThroughTerm, OpenBagTerm
from tests.bots.at_the_gate import bags_at_the_gate, pricing_of

OFFICE = (0,)


def test_one_who_has_shown_nothing_may_open_more_than_solved():
    """Somebody who opens everything looks like anybody, until a lie has got through."""
    assert 0.02 < CaughtLies(4).chance(OFFICE, 4, False, 0.0) - solved(4, False) < 0.2
    passed, elsewhere = CaughtLies(4), CaughtLies(4)
    passed.note(OFFICE, False, 4, False, False)
    elsewhere.note((2,), False, 4, False, False)
    assert passed.chance(OFFICE, 4, False, 0.0) < elsewhere.chance(OFFICE, 4, False, 0.0)


def test_lies_that_come_to_light_make_the_next_one_dearer():
    caught, passed = CaughtLies(4), CaughtLies(4)
    for _ in range(3):
        caught.note(OFFICE, True, 4, True, False)
        passed.note(OFFICE, True, 4, False, False)
    assert passed.chance(OFFICE, 4, False, 0.0) < solved(4, False) < caught.chance(OFFICE, 4, False, 0.0)


def test_full_bags_are_learnt_apart_from_small_ones():
    lies = CaughtLies(4)
    for _ in range(4):
        lies.note(OFFICE, True, 5, True, False)
        lies.note(OFFICE, True, 3, False, False)
    assert lies.chance(OFFICE, 5, False, 0.0) > 0.5
    assert lies.chance(OFFICE, 3, False, 0.0) < solved(3, False) + 0.1


def test_one_who_opens_everything_is_no_reason_to_be_honest_under_another():
    lies = CaughtLies(4)
    for _ in range(4):
        lies.note(OFFICE, True, 4, True, False)
        lies.note((2,), True, 4, False, False)
    assert lies.chance(OFFICE, 4, False, 0.0) > 2 * solved(4, False)
    assert lies.chance((2,), 4, False, 0.0) < solved(4, False)
    assert lies.chance((3,), 4, False, 0.0) < lies.chance(OFFICE, 4, False, 0.0)


def test_one_who_asks_for_a_fortune_makes_no_other_stern():
    table = bags_at_the_gate("fortune", 4)
    for merchant in (1, 2, 3):
        table.play(0, MakeOffer((merchant,), (GiveGold(merchant, 40), LetThroughTerm(merchant))))
    memory = pricing_of("smuggler", table, 1).memory
    assert memory.sternness((2,)) < 0.4 < 1.0 < memory.sternness(OFFICE)


def test_who_asks_for_much_is_expected_to_open():
    table = bags_at_the_gate("stern", 4)
    assert pricing_of("outlaw", table, 1).memory.sternness((0,)) == 0.0
    table.play(0, MakeOffer((2,), (GiveGold(2, 20), LetThroughTerm(2))))
    assert pricing_of("outlaw", table, 1).memory.sternness((0,)) > 0.3


def test_contraband_is_kept_only_where_lies_get_through():
    skill = load_skills()["smuggler"]
    situation = pricing_of("smuggler", bags_at_the_gate("kept", 4), 1).situation
    memory = Memory(4, 1, False)
    before = market.adapted(situation, memory, skill).gets_through[0]
    for _ in range(4):
        memory.caught_lies.note(OFFICE, True, 4, True, False)
    assert market.adapted(situation, memory, skill).gets_through[0] < before


def test_nobody_believes_the_dare_of_one_who_lied_with_it():
    table = bags_at_the_gate("dare", 4)
    table.play(1, MakeOffer((0,), (GiveGold(1, 1), OpenBagTerm(1))))
    believed = pricing_of("outlaw", table, 0)
    assert believed.suspicion(1).lie < 0.1
    doubted = pricing_of("outlaw", table, 0)
    doubted.memory.histories[1].false_dares = 1
    assert doubted.suspicion(1).lie > 2.0 * believed.suspicion(1).lie


def test_a_refusal_counts_as_what_refusals_have_meant():
    table = bags_at_the_gate("refusal", 4)
    pricing = pricing_of("smuggler", table, 0)
    before = pricing.suspicion(1).lie
    again = pricing_of("smuggler", table, 0)
    again.memory.bags[1].resisted = True
    again.memory.histories[1].asked_true = again.memory.histories[1].refused_true = 4
    assert again.suspicion(1).lie < before


def test_bags_of_four_are_learnt_apart_from_small_ones():
    """Where nobody draws from open piles four of a kind are rare: such bags are lies, and those of two are not."""
    large, small = bags_at_the_gate("sizes", 4), bags_at_the_gate("sizes", 2)
    suspected = []
    for table in (large, small):
        pricing = pricing_of("smuggler", table, 0)
        for _ in range(4):
            pricing.memory.histories[2].note_bag(4, wrong=2)
            pricing.memory.histories[2].note_bag(2, wrong=0)
        suspected.append(pricing.suspicion(1).lie - pricing_of("smuggler", table, 0).suspicion(1).lie)
    assert suspected[0] > 0.05
    assert suspected[1] < 0.0


def test_lies_in_full_bags_say_less_of_smaller_ones():
    table = bags_at_the_gate("sizes", 4)
    lying, fully = pricing_of("smuggler", table, 0), pricing_of("smuggler", table, 0)
    before = pricing_of("smuggler", table, 0).suspicion(1).lie
    for _ in range(4):
        lying.memory.histories[1].note_bag(4, wrong=1)
        fully.memory.histories[1].note_bag(5, wrong=2)
    assert before < fully.suspicion(1).lie < lying.suspicion(1).lie


def test_who_lets_pass_whoever_would_not_pay_is_paid_less():
    """A sheriff who asks for eight and then for five, and opens nobody, had won 38 of 100 games."""
    threats = Threats(4)
    usual = threats.stands_by((0,))
    threats.note((0,), opened=False)
    once = threats.stands_by((0,))
    threats.note((0,), opened=False)
    assert usual > once > threats.stands_by((0,)) >= usual - 1.8
    assert usual > threats.stands_by((1,)) > once
    kept = Threats(4)
    kept.note((0,), opened=True)
    assert usual < kept.stands_by((0,)) <= usual + 0.8


def test_a_bluff_that_was_seen_makes_the_next_demand_cheaper():
    """It is seen by everyone at the table, and at once."""
    table = bags_at_the_gate("bluff", 4)
    before = pricing_of("smuggler", table, 2).memory.threats.stands_by((0,))
    table.play(0, MakeOffer((1,), (GiveGold(1, 8), LetThroughTerm(1))))
    table.play(1, RefuseOffer(table.view(1).offers[0].deal.id))
    table.play(0, LetThrough(1))
    assert pricing_of("smuggler", table, 2).memory.threats.stands_by((0,)) < before - 0.4
