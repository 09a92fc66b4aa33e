"""The inspection timer: for all bags together or for each, and nobody can buy time (rules 5.15, 5.33)."""

import pytest

from blueboar.core.seats import HOUSE
from blueboar.games.sheriff.wire.events import BagLetThrough, TimeRanOut
from blueboar.games.sheriff.wire.moves import LayConfiscated, LetThrough, TimeUp
from blueboar.games.sheriff.wire.prompts import TimeUpPrompt
from tests.clauses import clause
from tests.rules.sheriff.table import (
    ANNE,
    BEN,
    CLARA,
    SHERIFF,
    at_inspection,
    from_bag,
    gold,
    happened,
    letting_through,
    opened,
    opening,
    passed,
    refusing_deals,
)


def timed(**wishes):
    return at_inspection(edition="persian", inspection_timer=60, **wishes)


def clock(table):
    return table.prompt(HOUSE, TimeUpPrompt)


@clause("5.33")
def test_for_each_bag_every_decision_starts_it_anew():
    table = timed()
    assert (clock(table).seconds, clock(table).decided) == (60, 0)
    table.lets_through(BEN)
    assert (clock(table).seconds, clock(table).decided) == (60, 1)


@clause("5.15")
@pytest.mark.parametrize("edition", ["first", "polish", "second"])
def test_for_all_together_it_runs_through(edition):
    table = at_inspection(edition=edition, inspection_timer=60)
    before = clock(table)
    assert before.seconds == 180
    table.lets_through(BEN)
    assert clock(table) == before


@clause("5.33")
def test_when_it_runs_out_the_next_bag_passes_and_only_that_one():
    table = timed()
    table.lets_through(ANNE)
    happening = table.time_runs_out()
    assert [event.bag for event in happened(happening, TimeRanOut)] == [BEN]
    assert [(event.merchant, event.by) for event in happened(happening, BagLetThrough)] == [(BEN, ())]
    assert [table.view(None).players[seat].bag.status for seat in (ANNE, BEN, CLARA)] == [
        "through",
        "through",
        "closed",
    ]


@clause("5.33")
def test_even_against_a_duty():
    table = timed()
    table.strikes(CLARA, SHERIFF, gold(CLARA, 2), opening(ANNE))
    table.time_runs_out()
    assert table.view(None).players[ANNE].bag.status == "through"
    assert table.ledger() == [("gold", "kept", "handed-over"), ("open", "void", "time-ran-out")]
    assert table.view(None).duties == ()


@clause("5.33")
def test_the_offers_duties_and_pledges_of_other_bags_stay():
    table = timed()
    table.strikes(CLARA, SHERIFF, gold(CLARA, 2), opening(BEN), refusing_deals(ANNE))
    table.strikes(CLARA, SHERIFF, gold(CLARA, 3, when=opened(BEN)), gold(CLARA, 4, when=passed(ANNE)))
    standing = table.offers(BEN, SHERIFF, gold(BEN, 5, when=opened(CLARA)))
    table.offers(CLARA, SHERIFF, gold(CLARA, 1), letting_through(ANNE))
    table.time_runs_out()
    assert table.open_offers() == [standing]
    assert [(duty.act, duty.merchant) for duty in table.view(None).duties] == [("open", BEN), ("refuse-deals", ANNE)]
    assert [(pledge.gold, pledge.when.bag) for pledge in table.pledges()] == [(3, BEN)]
    assert table.gold(CLARA) == 50 - 2 - 3


@clause("5.33")
def test_goods_promised_from_that_bag_are_not_owed_any_more():
    table = timed(bags={ANNE: ("apples", "apples")})
    table.strikes(CLARA, (ANNE, SHERIFF), gold(CLARA, 2, ANNE), from_bag(ANNE, "apples", to=CLARA))
    table.time_runs_out()
    assert (table.stall(ANNE), table.stall(CLARA)) == (["apples"], [])


@clause("5.33")
def test_bag_after_bag_it_ends_the_inspection():
    table = timed()
    for _ in range(3):
        table.time_runs_out()
    assert table.view(None).round == 2


@clause("5.33")
@pytest.mark.parametrize("runs", ["together", "each-bag"])
def test_it_stands_still_while_somebody_has_something_else_to_choose(runs):
    table = at_inspection(inspection_timer=60, timer_runs=runs, bags={BEN: ("apples", "apples, mead")})
    assert not clock(table).stands_still
    table.opens(BEN)
    assert clock(table).stands_still
    assert table.refuses(HOUSE, TimeUp()).code == "move.chore-first"
    table.does(SHERIFF, LayConfiscated(("mead",)))
    assert not clock(table).stands_still


@clause("5.33")
def test_deals_do_not_start_it_anew():
    table = timed()
    before = clock(table)
    table.strikes(CLARA, SHERIFF, gold(CLARA, 2), opening(BEN))
    table.offers(ANNE, SHERIFF, gold(ANNE, 2))
    assert clock(table) == before
    table.does(SHERIFF, LetThrough(ANNE))
    assert clock(table) != before
