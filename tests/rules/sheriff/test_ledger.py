"""The ledger: who promised what to whom, under which condition, what became of it, and why (rules 5.32)."""

from blueboar.games.sheriff.wire.moves import LayConfiscated, MarkFavour
from tests.clauses import clause
from tests.rules.sheriff.table import (
    ANNE,
    BEN,
    CLARA,
    SHERIFF,
    a_lie,
    at_inspection,
    face_down,
    favour,
    from_bag,
    from_stall,
    gold,
    letting_through,
    opening,
    refusing_deals,
    true,
)


def told(line):
    return line.giver, line.to, line.what, line.promised, line.delivered, line.status, line.why


@clause("5.32")
def test_every_kind_of_promise_has_its_line():
    table = at_inspection(
        bags={ANNE: ("apples", "2 apples"), BEN: ("apples", "apples, mead")},
        stalls={ANNE: "2 cheese"},
        contraband={ANNE: "silk, pepper, mead"},
    )
    table.strikes(
        ANNE,
        SHERIFF,
        gold(ANNE, 7),
        from_stall(ANNE, "cheese", 2),
        from_stall(ANNE, "silk"),
        face_down(ANNE),
        from_bag(ANNE, "apples"),
        opening(BEN),
        refusing_deals(CLARA),
        favour(SHERIFF, "Next round I do not look"),
    )
    lines = table.view(CLARA).ledger
    assert [told(line) for line in lines] == [
        (ANNE, (SHERIFF,), "gold", 7, 7, "kept", "handed-over"),
        (ANNE, (SHERIFF,), "face-down", 1, 1, "kept", "handed-over"),
        (ANNE, (SHERIFF,), "goods", 2, 2, "kept", "handed-over"),
        (ANNE, (SHERIFF,), "contraband", 1, 1, "kept", "handed-over"),
        (ANNE, (SHERIFF,), "bag", 1, 0, "open", ""),
        (SHERIFF, (ANNE,), "open", 1, 0, "open", ""),
        (SHERIFF, (ANNE,), "refuse-deals", 1, 0, "open", ""),
        (SHERIFF, (ANNE,), "favour", 1, 0, "open", ""),
    ]
    assert [line.goods for line in lines[1:5]] == [(), (("cheese", 2),), (("silk", 1),), (("apples", 1),)]
    assert [(line.about, line.by) for line in lines[5:7]] == [(BEN, (SHERIFF,)), (CLARA, (SHERIFF,))]
    table.opens(BEN)
    table.does(SHERIFF, LayConfiscated(("mead",)))
    table.lets_through(ANNE)
    table.does(ANNE, MarkFavour(7, kept=False))
    table.lets_through(CLARA)
    assert table.ledger()[4:] == [
        ("bag", "kept", "handed-over"),
        ("open", "kept", "carried-out"),
        ("refuse-deals", "kept", "carried-out"),
        ("favour", "broken", "marked"),
    ]


@clause("5.32")
def test_a_line_tells_its_condition():
    table = at_inspection(bags={BEN: ("apples", "apples, mead")})
    table.strikes(ANNE, SHERIFF, gold(ANNE, 7, when=a_lie(BEN)), gold(ANNE, 2, when=true(BEN)))
    assert [line.when for line in table.view(None).ledger] == [a_lie(BEN), true(BEN)]
    table.opens(BEN)
    assert table.ledger() == [("gold", "kept", "condition-true"), ("gold", "void", "condition-false")]


@clause("5.32")
def test_an_act_that_happens_at_once_is_kept_at_once():
    table = at_inspection()
    table.strikes(ANNE, SHERIFF, gold(ANNE, 7), letting_through(ANNE))
    assert table.ledger() == [("gold", "kept", "handed-over"), ("let-through", "kept", "carried-out")]


@clause("5.32")
def test_of_two_face_down_goods_the_ledger_does_not_tell_which_was_missing():
    table = at_inspection(contraband={ANNE: "silk, mead"})
    table.strikes(ANNE, SHERIFF, from_stall(ANNE, "silk"), from_stall(ANNE, "pepper"), letting_through(ANNE))
    line = table.view(BEN).ledger[0]
    assert (line.goods, line.promised, line.delivered) == ((("silk", 1), ("pepper", 1)), 2, 1)
    assert (line.status, line.why) == ("broken", "not-there")


@clause("5.32")
def test_each_receiver_and_each_condition_has_a_line_of_its_own():
    table = at_inspection(stalls={ANNE: "4 cheese"})
    table.strikes(
        ANNE,
        (SHERIFF, CLARA),
        from_stall(ANNE, "cheese", 1, SHERIFF),
        from_stall(ANNE, "cheese", 1, CLARA),
        from_stall(ANNE, "cheese", 2, CLARA, when=true(BEN)),
    )
    lines = [(line.to, line.promised, line.status) for line in table.view(None).ledger if line.what == "goods"]
    assert lines == [((SHERIFF,), 1, "kept"), ((CLARA,), 1, "kept"), ((CLARA,), 2, "open")]


@clause("5.32")
def test_time_that_runs_out_is_told_as_the_reason():
    table = at_inspection(inspection_timer=60, bags={ANNE: ("apples", "apples")})
    table.strikes(ANNE, SHERIFF, gold(ANNE, 1), opening(BEN), from_bag(ANNE, "apples"))
    table.time_runs_out()
    assert table.ledger() == [
        ("gold", "kept", "handed-over"),
        ("bag", "void", "time-ran-out"),
        ("open", "void", "time-ran-out"),
    ]


@clause("5.32", "5.7")
def test_several_favours_in_one_deal_have_a_line_each():
    table = at_inspection()
    table.strikes(
        ANNE, SHERIFF, favour(ANNE, "One"), favour(ANNE, "Two"), favour(SHERIFF, "Three"), letting_through(ANNE)
    )
    assert [(line.giver, line.text) for line in table.view(None).ledger if line.what == "favour"] == [
        (ANNE, "One"),
        (ANNE, "Two"),
        (SHERIFF, "Three"),
    ]
