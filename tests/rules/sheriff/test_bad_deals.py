"""Bad deals of the new kinds: each is refused with a code, a clause and what is allowed, in five languages.

`refuses` also sees to it that nothing has changed.
"""

from typing import Any

import msgspec
import pytest

from blueboar.core.seats import Refusal
from blueboar.games.sheriff.wire.moves import AcceptOffer, LayConfiscated, LetThrough, MakeOffer
from blueboar.games.sheriff.wire.terms import Condition
from blueboar.terminal.phrasebook import LANGUAGES, Phrasebook
from tests.clauses import clause
from tests.rules.sheriff.table import (
    ANNE,
    BEN,
    CLARA,
    SHERIFF,
    Arranged,
    a_lie,
    at_inspection,
    face_down,
    favour,
    from_bag,
    from_stall,
    gold,
    letting_through,
    opened,
    opening,
    passed,
    refusing_deals,
    true,
)
from tests.trying import tried_json

SAYS_WHAT_IS_ALLOWED = {"allowed", "most", "least", "duty", "merchant", "giver", "good", "term"}


def refused(table: Arranged, seat: int, move: Any, code: str, number: str) -> Refusal:
    refusal = table.refuses(seat, move)
    assert (refusal.code, refusal.clause) == (code, number)
    assert SAYS_WHAT_IS_ALLOWED & set(refusal.params), refusal
    assert len(msgspec.json.encode(refusal)) < 2_000
    name = "refusal-" + code.replace(".", "-")
    said = {language: Phrasebook(language).say(name, **refusal.params) for language in LANGUAGES}
    assert len(set(said.values())) == len(LANGUAGES), said
    assert not [sentence for sentence in said.values() if sentence.startswith("refusal-")]
    return refusal


def offer(*what: Any, to: tuple[int, ...] = (SHERIFF,)) -> MakeOffer:
    return MakeOffer(to, what)


# conditions about a bag that is decided or not there


@clause("5.24")
@pytest.mark.parametrize("happens", ["lie", "true", "opened", "let-through"])
def test_a_condition_about_a_decided_bag(happens):
    table = at_inspection()
    table.lets_through(BEN)
    refusal = refused(table, ANNE, offer(gold(ANNE, 1, when=Condition(BEN, happens))), "offer.condition-bag", "5.24")
    assert refusal.params["allowed"] == [ANNE, CLARA]


@clause("5.24")
@pytest.mark.parametrize("bag", [SHERIFF, 4, 99, -1])
def test_a_condition_about_a_bag_that_is_not_there(bag):
    refused(at_inspection(), ANNE, offer(gold(ANNE, 1, when=a_lie(bag))), "offer.condition-bag", "5.24")


@clause("5.24")
def test_a_condition_about_a_merchant_without_a_bag():
    table = at_inspection(bags={BEN: None})
    refused(table, ANNE, offer(gold(ANNE, 1, when=opened(BEN))), "offer.condition-bag", "5.24")


@clause("5.24")
def test_an_offer_whose_condition_is_decided_meanwhile_is_gone():
    table = at_inspection()
    number = table.offers(ANNE, SHERIFF, gold(ANNE, 1, when=a_lie(BEN)))
    table.lets_through(BEN)
    refused(table, SHERIFF, AcceptOffer(number), "offer.not-open", "5.2")


# about oneself where it makes no sense


@clause("5.24")
@pytest.mark.parametrize("when", [a_lie(ANNE), true(ANNE), opened(ANNE)])
def test_goods_of_ones_own_bag_if_it_is_opened(when):
    refused(at_inspection(), ANNE, offer(from_bag(ANNE, "silk", when=when)), "offer.condition-own-bag", "5.24")


@clause("5.23")
def test_a_gift_to_oneself():
    refusal = refused(at_inspection(), ANNE, offer(gold(ANNE, 1, ANNE, a_lie(BEN))), "offer.receiver", "5.23")
    assert refusal.params["allowed"] == [SHERIFF]


# contradictions, with the deal itself and with a duty; circles


@clause("5.24")
@pytest.mark.parametrize(
    ("act", "when"),
    [
        (opening, passed),
        (letting_through, opened),
        (letting_through, a_lie),
        (letting_through, true),
    ],
)
def test_a_condition_that_the_same_deal_rules_out(act, when):
    terms = (gold(ANNE, 1, when=when(BEN)), act(BEN))
    refused(at_inspection(), ANNE, offer(*terms), "offer.condition-contradicts", "5.24")


@clause("5.24")
def test_to_be_let_through_and_to_pay_only_if_one_was_opened():
    terms = (gold(ANNE, 5, when=opened(ANNE)), letting_through(ANNE))
    refused(at_inspection(), ANNE, offer(*terms), "offer.condition-contradicts", "5.24")


@clause("5.24")
def test_a_condition_that_a_duty_rules_out():
    table = at_inspection()
    table.strikes(CLARA, SHERIFF, gold(CLARA, 5), opening(BEN))
    refusal = refused(table, ANNE, offer(gold(ANNE, 1, when=passed(BEN))), "offer.condition-against-duty", "5.24")
    assert (refusal.params["duty"], refusal.params["merchant"]) == ("open", BEN)


@clause("5.20")
def test_conditions_in_a_circle_are_no_circle_because_acts_have_none():
    """A's gift hangs on B's bag and B's on A's: bags are decided one after the other, so each is settled once."""
    table = at_inspection(bags={ANNE: ("apples", "apples, mead"), BEN: ("apples", "apples, silk")})
    number = table.offers(ANNE, (SHERIFF, BEN), gold(ANNE, 5, SHERIFF, a_lie(BEN)), gold(BEN, 5, SHERIFF, a_lie(ANNE)))
    for seat in (SHERIFF, BEN):
        table.does(seat, AcceptOffer(number))
    table.opens(ANNE)
    table.does(SHERIFF, LayConfiscated(("mead",)))
    assert [pledge.giver for pledge in table.pledges()] == [ANNE]


@clause("5.3")
def test_two_verdicts_about_one_bag():
    terms = (gold(ANNE, 1), letting_through(BEN), opening(BEN))
    refused(at_inspection(), ANNE, offer(*terms), "offer.said-twice", "5.3")


@clause("5.20")
def test_what_is_no_condition_at_all():
    table = at_inspection()
    for when in ({"bag": 2, "happens": "stolen"}, {"bag": 2}, [], "lie", {"bag": "two", "happens": "lie"}):
        term = {"term": "gold", "giver": ANNE, "amount": 1, "when": when}
        data = msgspec.json.encode({"move": "offer", "partners": [SHERIFF], "terms": [term]})
        refusal = tried_json(table.table, ANNE, data)
        assert refusal is not None
        assert refusal.code in ("move.malformed", "offer.condition-unknown")


@clause("5.20")
@pytest.mark.parametrize("term", ["let-through", "open", "refuse-deals", "favour"])
def test_acts_and_favours_take_no_condition(term):
    table = at_inspection()
    what = {"giver": ANNE, "text": "x"} if term == "favour" else {"merchant": BEN}
    when = {"bag": BEN, "happens": "lie"}
    data = {"move": "offer", "partners": [SHERIFF], "terms": [{"term": term, **what, "when": when}]}
    refusal = tried_json(table.table, ANNE, msgspec.json.encode(data))
    assert refusal is not None
    assert refusal.code == "move.malformed"


# a hundred terms


@clause("5.14")
@pytest.mark.parametrize("count", [13, 100])
def test_too_many_terms(count):
    terms = tuple(favour(ANNE, f"favour {number}") for number in range(count))
    refusal = refused(at_inspection(), ANNE, offer(*terms), "offer.number-of-terms", "5.14")
    assert (refusal.params["least"], refusal.params["most"]) == (1, 12)


# pledges over one's means


@clause("5.4")
def test_a_pledge_of_more_gold_than_there_is():
    refusal = refused(at_inspection(), ANNE, offer(gold(ANNE, 51, when=a_lie(BEN))), "offer.not-enough-gold", "5.4")
    assert refusal.params["most"] == 50


@clause("5.4")
def test_several_pledges_are_looked_at_together():
    terms = (gold(ANNE, 30, when=a_lie(BEN)), gold(ANNE, 30, when=true(BEN)))
    refused(at_inspection(), ANNE, offer(*terms), "offer.not-enough-gold", "5.4")


@clause("5.25")
def test_what_is_pledged_is_not_promised_again():
    table = at_inspection()
    table.strikes(ANNE, SHERIFF, gold(ANNE, 40, when=a_lie(BEN)))
    refusal = refused(table, ANNE, offer(gold(ANNE, 11), opening(CLARA)), "offer.not-enough-gold", "5.4")
    assert refusal.params["most"] == 10


@clause("5.25")
def test_goods_that_are_pledged_are_not_on_the_stall():
    table = at_inspection(stalls={ANNE: "2 cheese"})
    table.strikes(ANNE, SHERIFF, from_stall(ANNE, "cheese", 2, when=a_lie(BEN)))
    refused(table, ANNE, offer(from_stall(ANNE, "cheese"), opening(CLARA)), "offer.not-on-stall", "5.4")


# unnamed cards that are not there


@clause("5.5")
def test_unnamed_cards_that_are_not_there():
    table = at_inspection(contraband={ANNE: "silk"})
    refusal = refused(table, ANNE, offer(face_down(ANNE, 2), opening(BEN)), "offer.too-many-face-down", "5.5")
    assert refusal.params["most"] == 1


@clause("5.5")
@pytest.mark.parametrize("count", [0, -1, 10**9])
def test_an_impossible_number_of_unnamed_cards(count):
    table = at_inspection(contraband={ANNE: "silk"})
    refused(table, ANNE, offer(face_down(ANNE, count), opening(BEN)), "offer.amount", "5.5")


@clause("5.30")
@pytest.mark.parametrize("picks", [("mead",), ("silk", "silk"), ("silk", "mead"), ("turnips",), ("apples",)])
def test_picks_that_are_not_among_the_face_down_cards(picks):
    table = at_inspection(contraband={ANNE: "silk"}, stalls={ANNE: "apples"})
    move = MakeOffer((SHERIFF,), (face_down(ANNE), opening(BEN)), picks=picks)
    refused(table, ANNE, move, "offer.picks", "5.30")


@clause("5.30")
def test_picks_of_one_who_accepts():
    table = at_inspection(contraband={ANNE: "silk"})
    number = table.offers(SHERIFF, ANNE, face_down(ANNE), opening(BEN))
    refused(table, ANNE, AcceptOffer(number, ("mead",)), "offer.picks", "5.30")


# names: receivers and performers


@clause("5.23")
def test_a_receiver_has_to_be_named_where_there_are_several():
    table = at_inspection()
    refused(table, ANNE, offer(gold(ANNE, 1), to=(BEN, CLARA)), "offer.name-the-receiver", "5.23")


@clause("5.21")
@pytest.mark.parametrize("takes", [77, -1, 10**30])
def test_an_offer_that_is_not_there_is_not_taken(takes):
    table = at_inspection()
    table.offers(ANNE, SHERIFF, gold(ANNE, 5), letting_through(ANNE))
    refused(table, SHERIFF, LetThrough(ANNE, takes), "inspect.no-such-offer", "5.21")


@clause("5.13")
def test_an_act_of_nobody_in_office():
    refused(at_inspection(), ANNE, offer(gold(ANNE, 1), refusing_deals(CLARA), to=(BEN,)), "offer.no-acts", "5.13")
