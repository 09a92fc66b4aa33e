"""What true bags pay, and what it tells who offers gold: scripts that stayed silent with true bags had won 43 %."""

import pytest

from blueboar.bots.sheriff.haggling import ASK, SILENT, Merchant, Talk
from tests.bots.at_the_gate import bags_at_the_gate, pricing_of

TRUE, LIE = -10.0, 22.0


def merchant(count, loss, rolls=(0.5, 0.5, 0.05, 0.5, 0.1, 0.1, 0.5), risk=0.4):
    return Merchant(count, 1 / 3, loss, risk, 0.5, 0.5, 3, 40.0, list(rolls))


def test_a_true_bag_whose_fine_is_likely_does_not_pay_to_pass():
    assert merchant(5, -13.0).limit() == 0.0


def test_a_true_bag_that_nobody_opens_may_pay_a_coin_to_look_like_everyone_else():
    assert merchant(2, -5.0, risk=0.02).limit() > 1.0


@pytest.mark.parametrize("loss", [TRUE, LIE])
def test_less_is_said_about_large_bags(loss):
    """By what everybody sees: else silence would say what is in the bag."""
    rolls = (0.5, 0.5, 0.4, 0.5, 0.1, 0.1, 0.5)
    assert merchant(3, loss, rolls).first()[0] == ASK
    assert merchant(5, loss, rolls).first()[0] == SILENT


def test_who_means_to_pay_haggles_first_as_who_does_not():
    talk = Talk()
    talk.demands, talk.demanded = 1, 5.0
    answers = [merchant(3, loss).answer(talk, 5.0) for loss in (TRUE, LIE)]
    assert answers[0] == answers[1]
    assert answers[0][0] == ASK


def suspected_after_an_offer(lies_offered, truths_offered):
    """Of one who had two lies and three true bags before, and offers two gold now."""
    table = bags_at_the_gate("who offers", 4)
    pricing = pricing_of("smuggler", table, 0)
    history = pricing.memory.histories[1]
    for wrong in (2, 2, 0, 0, 0):
        history.note_bag(4, wrong)
    history.bribed_lying, history.bribed_true = lies_offered, truths_offered
    silent = pricing.suspicion(1).lie
    bag = pricing.memory.bags[1]
    bag.offered, bag.offers = 2.0, 1
    pricing = type(pricing)(pricing.situation, pricing.memory, pricing.skill, pricing.personality)
    return pricing.suspicion(1).lie - silent


def test_who_offers_gold_for_lies_alone_is_found_out_by_it():
    assert suspected_after_an_offer(2, 0) > 0.25


def test_who_offers_gold_for_true_bags_as_well_is_not():
    assert suspected_after_an_offer(2, 3) < 0.05
