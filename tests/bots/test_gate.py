"""The solved gate: a game whose words make sense, a table that is data, and minds that move towards each other."""

from importlib import resources
from typing import Any

import pytest

from blueboar.bots.sheriff.gate import abstract
from blueboar.bots.sheriff.gate.table import gate_table
from blueboar.bots.sheriff.haggling import ACCEPT, ASK, Merchant, Officer, Talk, hold, value_of_opening


def test_prices_of_the_abstract_talk_come_nearer():
    assert abstract.words(()) == list(abstract.OFFERS)
    asked: list[Any] = abstract.words((2,))
    assert asked[:3] == [abstract.TAKE, abstract.OPEN, abstract.PASS]
    assert min(asked[3:]) > 2
    between: list[Any] = abstract.words((2, 7))[2:]
    nearer: list[Any] = abstract.words((2, 7, 4))[3:]
    assert all(2 < price < 7 for price in between)
    assert all(4 < price < 7 for price in nearer)
    assert abstract.words((2, 7, 4, 5)) == [abstract.PAY, abstract.REFUSE]


def test_what_one_wins_the_rivals_lose():
    merchant, sheriff = abstract.payoff(4, 0, 0, True, 3, True)
    assert merchant == pytest.approx(4 * abstract.LEGAL + 8 + 8 / 3)
    assert sheriff == pytest.approx(-8 - (4 * abstract.LEGAL + 8) / 3)


def test_the_table_is_small_and_says_how_it_was_made():
    text = resources.files("blueboar.bots.sheriff.gate").joinpath("gate.json").read_bytes()
    assert len(text) < 1_000_000
    assert b"NashConv" in text[:600]
    assert b"make gate" in text[:600]


@pytest.mark.parametrize("last", [False, True])
def test_larger_bags_are_opened_more_often(last):
    table = gate_table(last)
    rates = [table.open_rate(count, 0) for count in range(1, 6)]
    assert rates == sorted(rates)
    assert 0.0 < rates[0] < rates[-1] < 0.7
    assert all(0.1 <= table.lie(count) <= 0.8 for count in range(2, 6))


def test_an_officer_comes_down_and_a_merchant_comes_up():
    talk = Talk()
    officer = Officer(4, 1 / 3, -1.0, 0.3, 0.5, 3, 50.0, [0.9, 0.0, 0.0, 0.0, 0.5])
    word, first = officer.silence(talk, 1.0)
    assert word == ASK
    talk.demands, talk.demanded = 1, first
    merchant = Merchant(4, 1 / 3, 15.0, 0.1, 0.5, 0.5, 3, 50.0, [0.5, 0.5, 0.5, 0.5, 0.0, 0.5, 0.5])
    word, offered = merchant.answer(talk, first)
    assert word == ASK
    assert 0 < offered < first
    talk.offers, talk.offered = 1, offered
    word, second = officer.answer(talk, offered)
    assert word == ACCEPT or offered < second < first


def test_a_true_bag_says_the_same_first_word_as_a_small_lie():
    rolls = [0.3, 0.7, 0.1, 0.5, 0.5, 0.5, 0.5]
    true, false = (Merchant(4, 1 / 3, loss, 0.3, 0.5, 0.5, 3, 50.0, rolls).first() for loss in (-10.0, 12.0))
    assert true == false


def test_a_talk_always_ends():
    for number in range(50):
        rolls = [(number * step % 17) / 17 for step in (3, 5, 7, 11, 13, 2, 9)]
        officer = Officer(3, 1 / 3, 2.0, 0.4, 0.7, 3, 20.0, rolls[:5])
        merchant = Merchant(3, 1 / 3, 11.0, 0.4, 0.3, 0.5, 3, 20.0, rolls)
        opened, paid = hold(officer, merchant, Talk(), 0.9, merchant.first()[1])
        assert paid <= 20
        assert not (opened and paid)


def test_a_sure_lie_is_worth_opening_and_a_sure_truth_is_not():
    assert value_of_opening(1.0, 2.0, 4, 1 / 3) > 0 > value_of_opening(0.0, 2.0, 4, 1 / 3)
