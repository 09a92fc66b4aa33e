"""Face-down goods in deals: unnamed cards, lies about the stall, proof (rules 1.15, 5.30)."""

import pytest

from blueboar.games.sheriff.wire.events import CardsMoved, CardsShown, OfferMade
from blueboar.games.sheriff.wire.moves import AcceptOffer, MakeOffer
from blueboar.games.sheriff.wire.prompts import AnswerPrompt
from tests.clauses import clause
from tests.rules.sheriff.table import (
    ANNE,
    BEN,
    CLARA,
    SHERIFF,
    at_inspection,
    face_down,
    favour,
    from_bag,
    from_stall,
    gold,
    happened,
    letting_through,
    opening,
    several,
)


def three_face_down(**wishes):
    return at_inspection(contraband={ANNE: "pepper, mead, silk"}, **wishes)


# 5.30: unnamed cards


@clause("5.30")
def test_the_giver_picks_them_when_making_the_offer():
    table = three_face_down()
    table.does(ANNE, MakeOffer((SHERIFF,), (face_down(ANNE, 2), letting_through(ANNE)), picks=("silk", "mead")))
    table.does(SHERIFF, AcceptOffer(1))
    assert (table.contraband(SHERIFF), table.contraband(ANNE)) == (["mead", "silk"], ["pepper"])


@clause("5.30")
def test_or_when_accepting_one():
    table = three_face_down()
    number = table.offers(SHERIFF, ANNE, face_down(ANNE, 2), letting_through(ANNE))
    assert table.prompt(ANNE, AnswerPrompt).offers[0].picks == 2
    table.does(ANNE, AcceptOffer(number, ("pepper", "silk")))
    assert table.contraband(SHERIFF) == ["pepper", "silk"]


@clause("5.30")
def test_who_picks_nothing_gives_the_cheapest():
    table = three_face_down()
    table.strikes(SHERIFF, ANNE, face_down(ANNE, 2), letting_through(ANNE))
    assert table.contraband(SHERIFF) == ["mead", "pepper"]


@clause("5.30")
def test_picks_go_to_their_receivers_in_the_order_of_the_terms():
    table = three_face_down()
    gifts = (face_down(ANNE, 1, BEN), face_down(ANNE, 1, SHERIFF))
    table.does(ANNE, MakeOffer((SHERIFF, BEN), gifts, picks=("silk", "pepper")))
    for partner in (SHERIFF, BEN):
        table.does(partner, AcceptOffer(1))
    assert (table.contraband(BEN), table.contraband(SHERIFF)) == (["silk"], ["pepper"])


@clause("5.30")
@pytest.mark.parametrize("picks", [("silk",), ("silk", "silk"), ("silk", "crossbows"), several("silk, mead, pepper")])
def test_picked_cards_have_to_be_there_and_as_many_as_promised(picks):
    table = three_face_down()
    refusal = table.refuses(ANNE, MakeOffer((SHERIFF,), (face_down(ANNE, 2), letting_through(ANNE)), picks=picks))
    assert (refusal.code, refusal.clause) == ("offer.picks", "5.30")
    assert refusal.params["allowed"] == ["mead", "pepper", "silk"]


@clause("5.30")
def test_who_gives_nothing_unnamed_picks_nothing():
    table = three_face_down()
    assert table.refuses(ANNE, MakeOffer((SHERIFF,), (gold(ANNE, 2),), picks=("silk",))).code == "offer.picks"


@clause("5.30")
@pytest.mark.parametrize("count", [0, -1, 4])
def test_no_more_than_lie_there(count):
    table = three_face_down()
    refusal = table.refuses(ANNE, MakeOffer((SHERIFF,), (face_down(ANNE, count), letting_through(ANNE))))
    assert refusal.code == ("offer.too-many-face-down" if count > 0 else "offer.amount")


@clause("5.30")
def test_named_and_unnamed_together_are_no_more_than_lie_there():
    table = three_face_down()
    gifts = (face_down(ANNE, 2), from_stall(ANNE, "silk", 2), letting_through(ANNE))
    assert table.refuses(ANNE, MakeOffer((SHERIFF,), gifts)).params["most"] == 3


@clause("5.30")
def test_only_giver_and_receiver_learn_which():
    table = three_face_down()
    table.does(ANNE, MakeOffer((SHERIFF,), (face_down(ANNE, 1), letting_through(ANNE)), picks=("silk",)))
    made = table.table.entries[-1]
    for seat in (None, SHERIFF, BEN):
        [event] = happened(table.table.redacted(made, seat).events, OfferMade)
        assert event.picked == ()
        assert all(offer.picked == () for offer in table.view(seat).offers)
    assert table.view(ANNE).offers[0].picked == ("silk",)
    table.does(SHERIFF, AcceptOffer(1))
    for seat, sees in ((None, False), (BEN, False), (ANNE, True), (SHERIFF, True)):
        moved = happened(table.table.redacted(table.table.entries[-1], seat).events, CardsMoved)
        [card] = [event for event in moved if event.target == f"contraband:{SHERIFF}"]
        assert (card.cards == ("silk",)) is sees


@clause("5.30")
def test_an_offer_of_unnamed_cards_is_void_when_face_down_cards_leave_the_stall():
    table = three_face_down()
    number = table.offers(ANNE, SHERIFF, face_down(ANNE, 1), opening(BEN))
    table.strikes(ANNE, CLARA, from_stall(ANNE, "pepper"), gold(CLARA, 3))
    assert number not in table.open_offers()


@clause("5.30")
def test_a_named_one_is_not_as_long_as_enough_lie_there():
    table = three_face_down()
    number = table.offers(ANNE, SHERIFF, from_stall(ANNE, "silk"), opening(BEN))
    table.strikes(ANNE, CLARA, from_stall(ANNE, "silk"), gold(CLARA, 3))
    assert number in table.open_offers()


@clause("5.30")
def test_where_the_stall_cannot_lie_a_named_one_is_void_too():
    table = three_face_down(stall_lies=False)
    number = table.offers(ANNE, SHERIFF, from_stall(ANNE, "silk"), opening(BEN))
    table.strikes(ANNE, CLARA, from_stall(ANNE, "pepper"), gold(CLARA, 3))
    assert number not in table.open_offers()


# 1.15: lies about the stall, and proof


@clause("1.15")
@pytest.mark.parametrize("edition", ["polish", "persian"])
def test_in_the_polish_and_persian_books_nobody_lies_about_the_stall(edition):
    table = three_face_down(edition=edition)
    refusal = table.refuses(ANNE, MakeOffer((SHERIFF,), (from_stall(ANNE, "crossbows"), letting_through(ANNE))))
    assert (refusal.code, refusal.clause) == ("offer.not-face-down", "1.15")
    assert (refusal.params["good"], refusal.params["most"]) == ("crossbows", 0)


@clause("1.15")
@pytest.mark.parametrize("edition", ["polish", "persian"])
def test_nor_agrees_to_give_what_is_not_there(edition):
    table = three_face_down(edition=edition)
    number = table.offers(SHERIFF, ANNE, from_stall(ANNE, "silk", 2), letting_through(ANNE))
    choice = table.prompt(ANNE, AnswerPrompt).offers[0]
    assert (choice.accept, choice.stopped.code) == (False, "offer.not-face-down")
    assert table.refuses(ANNE, AcceptOffer(number)).code == "offer.not-face-down"


@clause("1.15")
def test_what_is_picked_unnamed_cannot_be_named_as_well_where_nobody_lies():
    table = at_inspection(contraband={ANNE: "pepper, silk"}, stall_lies=False)
    gifts = (from_stall(ANNE, "silk"), face_down(ANNE), letting_through(ANNE))
    assert table.refuses(ANNE, MakeOffer((SHERIFF,), gifts, picks=("silk",))).code == "offer.picks"
    table.does(ANNE, MakeOffer((SHERIFF,), gifts))
    table.does(SHERIFF, AcceptOffer(1))
    assert table.contraband(SHERIFF) == ["pepper", "silk"]


@clause("1.15")
@pytest.mark.parametrize("edition", ["first", "second"])
def test_in_the_other_books_it_can_be_struck_and_is_proved(edition):
    table = three_face_down(edition=edition)
    happening = table.strikes(ANNE, SHERIFF, from_stall(ANNE, "crossbows"), letting_through(ANNE))
    [shown] = happened(happening, CardsShown)
    assert (shown.seen, shown.cards, table.contraband(SHERIFF)) == ((SHERIFF,), ("mead", "pepper", "silk"), [])


@clause("1.15")
@pytest.mark.parametrize("edition", ["polish", "persian"])
def test_a_lie_about_the_bag_is_possible_and_nothing_is_shown(edition):
    table = at_inspection(edition=edition, bags={ANNE: ("apples", "apples")})
    happening = table.strikes(ANNE, SHERIFF, from_bag(ANNE, "silk"), letting_through(ANNE))
    assert happened(happening, CardsShown) == []
    assert (table.contraband(SHERIFF), table.view(SHERIFF).shown) == ([], ())
    assert table.ledger()[0] == ("bag", "broken", "not-there")


@clause("1.15")
def test_without_proof_a_lying_stall_shows_nothing_either():
    table = three_face_down(proof=False)
    happening = table.strikes(ANNE, SHERIFF, from_stall(ANNE, "crossbows"), letting_through(ANNE))
    assert happened(happening, CardsShown) == []


@clause("1.15")
def test_legal_goods_have_to_lie_there_in_every_book():
    for edition in ("first", "polish", "persian", "second"):
        table = at_inspection(edition=edition)
        refusal = table.refuses(ANNE, MakeOffer((SHERIFF,), (from_stall(ANNE, "cheese"), favour(SHERIFF, "x"))))
        assert refusal.code == "offer.not-on-stall"
