"""What a struck deal does (rules 5.7 to 5.12)."""

import pytest

from blueboar.games.sheriff.wire.events import CardsMoved, CardsShown, OfferClosed
from blueboar.games.sheriff.wire.moves import (
    AcceptOffer,
    AnswerBrimstone,
    GoToBlackMarket,
    GoToMarket,
    LayConfiscated,
    LetThrough,
    MakeOffer,
    MarkFavour,
    OpenBag,
    PayDebt,
)
from blueboar.games.sheriff.wire.prompts import AnswerPrompt, DecidePrompt, FavourPrompt
from tests.clauses import clause
from tests.rules.sheriff.table import (
    ANNE,
    BEN,
    CLARA,
    SHERIFF,
    at_inspection,
    favour,
    from_bag,
    from_stall,
    gold,
    happened,
    letting_through,
    opening,
    refusing_deals,
)
from tests.trying import tried

# 5.7: favours


def with_a_favour(**wishes):
    table = at_inspection(**wishes)
    table.strikes(ANNE, SHERIFF, letting_through(ANNE), favour(ANNE, "I shall let you pass"))
    [promise] = [line for line in table.state.ledger if line.what == "favour"]
    return table, promise


@clause("5.7")
def test_everyone_reads_the_favour_in_the_ledger():
    table, promise = with_a_favour()
    assert (promise.giver, promise.to, promise.text, promise.status) == (
        ANNE,
        (SHERIFF,),
        "I shall let you pass",
        "open",
    )
    for seat in (None, CLARA):
        assert promise in table.view(seat).ledger


@clause("5.7")
@pytest.mark.parametrize(("kept", "status"), [(True, "kept"), (False, "broken")])
def test_whoever_was_promised_it_marks_it(kept, status):
    table, promise = with_a_favour()
    table.does(SHERIFF, MarkFavour(promise.id, kept))
    assert [line.status for line in table.view(CLARA).ledger if line.id == promise.id] == [status]


@clause("5.7")
def test_it_is_marked_once():
    table, promise = with_a_favour()
    table.does(SHERIFF, MarkFavour(promise.id, True))
    assert table.refuses(SHERIFF, MarkFavour(promise.id, False)).clause == "5.7"


@clause("5.7")
@pytest.mark.parametrize("seat", [ANNE, BEN])
def test_nobody_else_marks_it(seat):
    table, promise = with_a_favour()
    assert table.refuses(seat, MarkFavour(promise.id, True)).clause == "5.7"


@clause("5.7")
@pytest.mark.parametrize("number", [-1, 99, 2**70])
def test_a_promise_that_is_not_there_cannot_be_marked(number):
    table, _ = with_a_favour()
    assert table.refuses(SHERIFF, MarkFavour(number, True)).clause == "5.7"


@clause("5.7")
def test_only_favours_are_marked():
    table = at_inspection()
    table.strikes(ANNE, SHERIFF, gold(ANNE, 5), opening(BEN))
    for line in table.state.ledger:
        table.refuses(SHERIFF, MarkFavour(line.id, True))
        table.refuses(ANNE, MarkFavour(line.id, True))


@clause("5.7")
def test_it_may_be_marked_in_a_later_round():
    table, promise = with_a_favour(bags={BEN: None, CLARA: None})
    assert table.state.round == 2
    assert table.prompt(SHERIFF, FavourPrompt).promises == (promise.id,)
    table.does(SHERIFF, MarkFavour(promise.id, False))


@clause("5.7")
def test_marking_has_no_effect_on_anything_else():
    table, promise = with_a_favour()
    before = {zone: list(content) for zone, content in table.state.zones.items()}, dict(table.state.gold)
    table.does(SHERIFF, MarkFavour(promise.id, False))
    assert (table.state.zones, table.state.gold) == before


# 5.8: duties


@clause("5.8")
def test_let_through_happens_at_once_to_the_partner():
    table = at_inspection(bags={ANNE: ("apples", "silk")})
    table.strikes(SHERIFF, ANNE, letting_through(ANNE))
    assert table.contraband(ANNE) == ["silk"]


@clause("5.8")
def test_let_through_of_another_is_a_duty_and_the_sheriff_chooses_when():
    table = at_inspection()
    table.strikes(ANNE, SHERIFF, gold(ANNE, 5), letting_through(BEN))
    assert table.view(None).players[BEN].bag.status == "closed"
    refusal = table.refuses(SHERIFF, OpenBag(BEN))
    assert refusal.clause == "5.8"
    assert "duty" in refusal.params
    table.opens(CLARA)
    table.lets_through(BEN)


@clause("5.8")
def test_open_is_a_duty_even_about_the_partners_own_bag():
    table = at_inspection(bags={ANNE: ("apples", "2 apples")})
    table.strikes(ANNE, SHERIFF, gold(ANNE, 5), opening(ANNE))
    assert table.refuses(SHERIFF, LetThrough(ANNE)).clause == "5.8"
    table.opens(ANNE)
    assert table.gold(ANNE) == 50 - 5 + 4


@clause("5.8")
def test_the_prompt_says_what_the_duty_leaves():
    table = at_inspection()
    table.strikes(ANNE, SHERIFF, gold(ANNE, 5), letting_through(BEN), opening(CLARA))
    choices = {choice.merchant: choice for choice in table.prompt(SHERIFF, DecidePrompt).bags}
    assert (choices[ANNE].let_through, choices[ANNE].open, choices[ANNE].duty) == (True, True, None)
    assert (choices[BEN].let_through, choices[BEN].open) == (True, False)
    assert (choices[CLARA].let_through, choices[CLARA].open) == (False, True)
    assert choices[BEN].duty.act == "let-through"
    assert choices[CLARA].duty.act == "open"


@clause("5.8")
@pytest.mark.parametrize(("first", "second"), [(opening, letting_through), (letting_through, opening)])
def test_a_deal_that_contradicts_a_duty_cannot_be_struck(first, second):
    table = at_inspection()
    table.strikes(ANNE, SHERIFF, gold(ANNE, 5), first(CLARA))
    refusal = tried(table.table, SHERIFF, MakeOffer((BEN,), (gold(BEN, 9), second(CLARA))))
    if refusal is None:
        refusal = table.refuses(BEN, AcceptOffer(max(table.state.offers)))
    assert refusal.clause == "5.8"
    assert "duty" in refusal.params


@clause("5.8")
def test_the_same_duty_may_be_sold_twice():
    table = at_inspection()
    table.strikes(ANNE, SHERIFF, gold(ANNE, 5), opening(CLARA))
    table.strikes(BEN, SHERIFF, gold(BEN, 5), opening(CLARA))
    assert table.gold(SHERIFF) == 60


@clause("5.8")
def test_an_open_offer_that_contradicts_the_new_duty_is_void():
    table = at_inspection()
    number = table.offers(CLARA, SHERIFF, gold(CLARA, 9), letting_through(CLARA))
    struck = table.strikes(ANNE, SHERIFF, gold(ANNE, 5), opening(CLARA))
    [closed] = happened(struck, OfferClosed)
    assert (closed.deal, closed.why) == (number, "duty")
    assert closed.duty.merchant == CLARA


@clause("5.8")
def test_refuse_to_deal_stops_every_deal_with_that_merchant():
    table = at_inspection()
    table.strikes(ANNE, SHERIFF, gold(ANNE, 5), refusing_deals(CLARA))
    for proposer, partner in ((CLARA, SHERIFF), (SHERIFF, CLARA)):
        refusal = table.refuses(proposer, MakeOffer((partner,), (gold(CLARA, 9), letting_through(CLARA))))
        assert refusal.clause == "5.8"
        assert "duty" in refusal.params


@clause("5.8")
def test_refuse_to_deal_leaves_the_sheriff_free_to_decide():
    table = at_inspection()
    table.strikes(ANNE, SHERIFF, gold(ANNE, 5), refusing_deals(CLARA))
    table.lets_through(CLARA)


@clause("5.8")
def test_refuse_to_deal_voids_the_open_offers_of_that_merchant():
    table = at_inspection()
    number = table.offers(CLARA, SHERIFF, gold(CLARA, 9), letting_through(CLARA))
    struck = table.strikes(ANNE, SHERIFF, gold(ANNE, 5), refusing_deals(CLARA))
    assert [(event.deal, event.why) for event in happened(struck, OfferClosed)] == [(number, "duty")]


@clause("5.8")
def test_others_may_still_deal_about_a_merchant_with_whom_the_sheriff_refuses_to_deal():
    table = at_inspection()
    table.strikes(ANNE, SHERIFF, gold(ANNE, 5), refusing_deals(CLARA))
    table.strikes(BEN, SHERIFF, gold(BEN, 5), opening(CLARA))


@clause("5.8")
def test_duties_end_with_the_inspection():
    table = at_inspection(bags={CLARA: None})
    table.strikes(ANNE, SHERIFF, gold(ANNE, 5), letting_through(BEN), refusing_deals(CLARA))
    table.lets_through(BEN, ANNE)
    assert table.state.round == 2
    assert table.view(None).duties == ()


# 5.9: gold and stall goods


@clause("5.9")
def test_gold_and_legal_goods_change_hands_at_once():
    table = at_inspection(stalls={ANNE: "2 cheese"})
    table.strikes(ANNE, SHERIFF, gold(ANNE, 5), from_stall(ANNE, "cheese", 2), opening(BEN))
    assert (table.gold(ANNE), table.gold(SHERIFF)) == (45, 55)
    assert (table.stall(ANNE), table.stall(SHERIFF)) == ([], ["cheese", "cheese"])


@clause("5.9")
def test_promised_contraband_changes_hands_as_far_as_it_is_there():
    table = at_inspection(contraband={ANNE: "silk, mead, pepper"})
    table.strikes(ANNE, SHERIFF, from_stall(ANNE, "silk", 3), opening(BEN))
    assert (table.contraband(ANNE), table.contraband(SHERIFF)) == (["mead", "pepper"], ["silk"])


@clause("5.9")
def test_the_one_who_was_promised_it_alone_is_shown_the_face_down_cards():
    table = at_inspection(contraband={ANNE: "mead, pepper"})
    table.strikes(ANNE, SHERIFF, from_stall(ANNE, "silk", 1), opening(BEN))
    for seat, cards in ((SHERIFF, ["mead", "pepper"]), (ANNE, None), (BEN, None), (None, None)):
        shown = happened(table.table.redacted(table.table.entries[-1], seat).events, CardsShown)
        if seat == SHERIFF:
            assert sorted(shown[0].cards) == cards
        elif seat != ANNE:
            assert all(event.cards is None for event in shown)
    assert [sorted(shown.cards) for shown in table.view(SHERIFF).shown] == [["mead", "pepper"]]
    assert table.view(BEN).shown == ()


@clause("5.9")
def test_nothing_is_shown_when_nothing_is_missing():
    table = at_inspection(contraband={ANNE: "mead, pepper"})
    struck = table.strikes(ANNE, SHERIFF, from_stall(ANNE, "mead", 1), opening(BEN))
    assert not happened(struck, CardsShown)


@clause("5.9")
def test_a_lying_sheriff_shows_their_cards_to_the_merchant():
    table = at_inspection(contraband={SHERIFF: "mead, pepper"})
    table.strikes(SHERIFF, ANNE, from_stall(SHERIFF, "silk", 1), gold(ANNE, 9))
    assert [sorted(shown.cards) for shown in table.view(ANNE).shown] == [["mead", "pepper"]]
    assert table.contraband(ANNE) == []


@clause("5.9")
def test_what_is_missing_is_broken_in_the_ledger():
    table = at_inspection(contraband={ANNE: "silk, mead"})
    table.strikes(ANNE, SHERIFF, from_stall(ANNE, "silk", 2), opening(BEN))
    [line] = [line for line in table.state.ledger if line.what == "contraband"]
    assert (line.promised, line.delivered, line.status) == (2, 1, "broken")


@clause("5.9")
def test_two_goods_promised_from_three_face_down_cards():
    table = at_inspection(contraband={ANNE: "silk, mead, pepper"})
    table.strikes(ANNE, SHERIFF, from_stall(ANNE, "silk"), from_stall(ANNE, "pepper"), opening(BEN))
    assert table.contraband(SHERIFF) == ["pepper", "silk"]


@clause("5.9")
@pytest.mark.parametrize("proposer", [ANNE, SHERIFF])
def test_what_is_received_in_the_same_deal_is_not_what_was_promised(proposer):
    table = at_inspection(contraband={ANNE: "silk, mead", SHERIFF: "silk, pepper"})
    partner = SHERIFF if proposer == ANNE else ANNE
    table.strikes(proposer, partner, from_stall(ANNE, "silk", 1), from_stall(SHERIFF, "silk", 2))
    assert table.contraband(ANNE) == ["mead", "silk"]
    assert table.contraband(SHERIFF) == ["pepper", "silk"]
    statuses = {line.giver: (line.promised, line.delivered, line.status) for line in table.state.ledger}
    assert statuses == {ANNE: (1, 1, "kept"), SHERIFF: (2, 1, "broken")}
    assert len(table.view(ANNE).shown) == 1


# 5.10: goods of the bag


@clause("5.10")
def test_goods_of_the_bag_change_hands_when_it_is_let_through():
    table = at_inspection(bags={ANNE: ("apples", "2 apples, silk")})
    table.strikes(ANNE, SHERIFF, from_bag(ANNE, "silk"), from_bag(ANNE, "apples"), letting_through(ANNE))
    assert (table.stall(SHERIFF), table.contraband(SHERIFF)) == (["apples"], ["silk"])
    assert (table.stall(ANNE), table.contraband(ANNE)) == (["apples"], [])


@clause("5.10")
def test_without_let_through_they_wait_until_the_sheriff_lets_it_through():
    table = at_inspection(bags={ANNE: ("apples", "2 apples, silk")})
    table.strikes(ANNE, SHERIFF, from_bag(ANNE, "silk"), opening(BEN))
    assert table.contraband(SHERIFF) == []
    table.lets_through(ANNE)
    assert table.contraband(SHERIFF) == ["silk"]


@clause("5.10")
def test_a_lie_about_the_bag_gives_what_is_there_and_shows_the_bag():
    table = at_inspection(bags={ANNE: ("apples", "2 apples, mead")})
    table.strikes(ANNE, SHERIFF, from_bag(ANNE, "silk"), from_bag(ANNE, "mead"), letting_through(ANNE))
    assert table.contraband(SHERIFF) == ["mead"]
    assert [sorted(shown.cards) for shown in table.view(SHERIFF).shown] in (
        [["apples", "apples", "mead"]],
        [["apples", "apples"]],
    )
    assert table.view(BEN).shown == ()


@clause("5.10")
def test_nothing_is_owed_when_the_bag_is_opened_instead():
    table = at_inspection(bags={ANNE: ("apples", "2 apples, silk")})
    table.strikes(ANNE, SHERIFF, from_bag(ANNE, "apples", 2), opening(BEN))
    table.opens(ANNE)
    assert table.stall(SHERIFF) == []
    assert table.stall(ANNE) == ["apples", "apples"]
    [line] = [line for line in table.state.ledger if line.what == "bag"]
    assert line.status == "void"


@clause("5.10")
def test_two_deals_about_the_same_card_give_it_once():
    table = at_inspection(bags={ANNE: ("apples", "2 apples, silk")})
    table.strikes(ANNE, SHERIFF, from_bag(ANNE, "silk"), opening(BEN))
    table.strikes(ANNE, SHERIFF, from_bag(ANNE, "silk"), letting_through(ANNE))
    assert table.contraband(SHERIFF) == ["silk"]
    assert [line.status for line in table.state.ledger if line.what == "bag"] == ["kept", "broken"]


@clause("5.10")
def test_goods_promised_to_the_sheriff_while_another_pays_for_the_passage():
    table = at_inspection(bags={ANNE: ("apples", "2 apples, silk")})
    table.strikes(ANNE, SHERIFF, from_bag(ANNE, "silk"), opening(CLARA))
    table.strikes(BEN, SHERIFF, gold(BEN, 3), letting_through(ANNE))
    table.lets_through(ANNE)
    assert table.contraband(SHERIFF) == ["silk"]


# 5.11: who sees what changed hands


@clause("5.11")
@pytest.mark.parametrize("seat", [BEN, CLARA, None])
def test_the_others_see_how_many_face_down_cards_moved_and_not_which(seat):
    table = at_inspection(contraband={ANNE: "silk, mead"})
    table.strikes(ANNE, SHERIFF, from_stall(ANNE, "mead"), opening(BEN))
    moved = happened(table.table.redacted(table.table.entries[-1], seat).events, CardsMoved)
    assert [(event.count, event.cards) for event in moved] == [(1, None)]


@clause("5.11")
@pytest.mark.parametrize("seat", [ANNE, SHERIFF])
def test_giver_and_receiver_see_which(seat):
    table = at_inspection(contraband={ANNE: "silk, mead"})
    table.strikes(ANNE, SHERIFF, from_stall(ANNE, "mead"), opening(BEN))
    moved = happened(table.table.redacted(table.table.entries[-1], seat).events, CardsMoved)
    assert [event.cards for event in moved] == [("mead",)]


@clause("5.11")
def test_contraband_from_the_bag_moves_unseen_by_the_others():
    table = at_inspection(bags={ANNE: ("apples", "apples, silk, mead")})
    table.strikes(ANNE, SHERIFF, from_bag(ANNE, "silk"), letting_through(ANNE))
    for seat in (BEN, None):
        moved = happened(table.table.redacted(table.table.entries[-1], seat).events, CardsMoved)
        assert all(event.cards is None for event in moved if "contraband" in event.target)
        assert sum(event.count for event in moved if event.target == f"contraband:{SHERIFF}") == 1


# 5.12: void offers


def closed_by(table, move_seat, move):
    return [(event.deal, event.why) for event in happened(table.does(move_seat, move), OfferClosed)]


@clause("5.12")
def test_an_offer_is_void_when_its_giver_has_paid_their_gold_elsewhere():
    table = at_inspection()
    dear = table.offers(ANNE, SHERIFF, gold(ANNE, 40), letting_through(ANNE))
    cheap = table.offers(ANNE, SHERIFF, gold(ANNE, 20), opening(BEN))
    assert closed_by(table, SHERIFF, AcceptOffer(cheap)) == [(dear, "unpayable")]


@clause("5.12")
def test_an_offer_is_void_when_its_legal_goods_are_gone():
    table = at_inspection(stalls={ANNE: "2 cheese"})
    first = table.offers(ANNE, SHERIFF, from_stall(ANNE, "cheese", 2), letting_through(ANNE))
    second = table.offers(ANNE, SHERIFF, from_stall(ANNE, "cheese", 1), opening(BEN))
    assert closed_by(table, SHERIFF, AcceptOffer(second)) == [(first, "unpayable")]


@clause("5.12")
def test_an_offer_is_void_when_fewer_face_down_cards_are_left():
    table = at_inspection(contraband={ANNE: "silk, mead"})
    first = table.offers(ANNE, SHERIFF, from_stall(ANNE, "silk", 2), letting_through(ANNE))
    second = table.offers(ANNE, SHERIFF, from_stall(ANNE, "mead", 1), opening(BEN))
    assert closed_by(table, SHERIFF, AcceptOffer(second)) == [(first, "unpayable")]


@clause("5.12")
def test_an_offer_is_void_when_a_fine_took_the_gold():
    table = at_inspection(bags={ANNE: ("apples", "2 silk")}, gold={ANNE: 10})
    number = table.offers(ANNE, SHERIFF, gold(ANNE, 10), opening(BEN))
    closed = closed_by(table, SHERIFF, OpenBag(ANNE))
    table.refuses(SHERIFF, AcceptOffer(number))
    closed += closed_by(table, SHERIFF, LayConfiscated(("silk", "silk")))
    assert closed == [(number, "unpayable")]


@clause("5.12")
def test_an_offer_of_the_sheriff_is_void_when_a_true_bag_took_their_gold():
    table = at_inspection(bags={ANNE: ("apples", "4 apples")}, gold={SHERIFF: 10})
    number = table.offers(SHERIFF, BEN, gold(SHERIFF, 5), favour(BEN, "be quiet"))
    assert closed_by(table, SHERIFF, OpenBag(ANNE)) == [(number, "unpayable")]


@clause("5.12")
def test_an_offer_is_void_when_a_debt_took_the_goods():
    table = at_inspection(
        bags={ANNE: ("apples", "2 silk")}, gold={ANNE: 0}, stalls={ANNE: "2 chickens, 2 cheese, 3 apples"}
    )
    number = table.offers(ANNE, SHERIFF, from_stall(ANNE, "chickens", 2), opening(BEN))
    table.opens(ANNE)
    closed = closed_by(table, ANNE, PayDebt(("chickens", "chickens")))
    table.refuses(SHERIFF, AcceptOffer(number))
    closed += closed_by(table, SHERIFF, LayConfiscated(("silk", "silk")))
    assert closed == [(number, "unpayable")]


@clause("5.12")
def test_an_offer_is_void_when_brimstone_destroyed_the_goods():
    table = at_inspection(promo_cards=True, bags={ANNE: ("apples", "brimstone-oil")}, stalls={BEN: "2 cheese"})
    number = table.offers(BEN, SHERIFF, from_stall(BEN, "cheese", 2), letting_through(BEN))
    table.lets_through(ANNE)
    assert closed_by(table, ANNE, AnswerBrimstone(BEN, ("cheese",))) == [(number, "unpayable")]


@clause("5.12")
def test_an_offer_is_void_when_the_black_market_took_the_cards():
    table = at_inspection(
        edition="second", black_market=True, bags={ANNE: ("apples", "apples")}, contraband={ANNE: "3 silk, mead"}
    )
    table.lets_through(ANNE)
    number = table.offers(ANNE, SHERIFF, from_stall(ANNE, "mead", 2), opening(BEN))
    assert closed_by(table, ANNE, GoToBlackMarket("silk")) == [(number, "unpayable")]


@clause("5.12")
def test_an_offer_is_not_void_because_the_other_could_not_pay_it_yet():
    table = at_inspection(gold={ANNE: 5})
    number = table.offers(SHERIFF, ANNE, gold(ANNE, 20), letting_through(ANNE))
    table.lets_through(BEN)
    assert number in table.state.offers
    table.strikes(SHERIFF, ANNE, gold(SHERIFF, 15), favour(ANNE, "a good word"))
    table.does(ANNE, AcceptOffer(number))
    assert table.gold(ANNE) == 0


@clause("5.12")
@pytest.mark.parametrize("decision", [LetThrough, OpenBag])
def test_an_offer_is_void_when_a_bag_it_is_about_was_decided(decision):
    table = at_inspection()
    about = [
        table.offers(ANNE, SHERIFF, gold(ANNE, 5), letting_through(BEN)),
        table.offers(SHERIFF, ANNE, gold(ANNE, 5), opening(BEN)),
        table.offers(BEN, SHERIFF, from_bag(BEN, "apples"), opening(CLARA)),
    ]
    other = table.offers(CLARA, SHERIFF, gold(CLARA, 5), letting_through(CLARA))
    assert closed_by(table, SHERIFF, decision(BEN)) == [(number, "decided") for number in about]
    assert list(table.state.offers) == [other]


@clause("5.12")
def test_everybody_is_told_that_an_offer_is_void():
    table = at_inspection()
    number = table.offers(ANNE, SHERIFF, gold(ANNE, 5), letting_through(BEN))
    table.lets_through(BEN)
    for seat in (None, CLARA):
        events = table.table.redacted(table.table.entries[-1], seat).events
        assert [event.deal for event in happened(events, OfferClosed)] == [number]


@clause("5.12")
def test_a_void_offer_cannot_be_accepted():
    table = at_inspection()
    number = table.offers(ANNE, SHERIFF, gold(ANNE, 5), letting_through(BEN))
    table.lets_through(BEN)
    assert table.refuses(SHERIFF, AcceptOffer(number)).clause == "5.2"
    assert table.prompt(SHERIFF, AnswerPrompt) is None


@clause("5.12")
def test_a_struck_deal_that_decides_a_bag_voids_the_other_offers_about_it():
    table = at_inspection()
    other = table.offers(BEN, SHERIFF, gold(BEN, 20), opening(ANNE))
    mine = table.offers(ANNE, SHERIFF, gold(ANNE, 5), letting_through(ANNE))
    assert closed_by(table, SHERIFF, AcceptOffer(mine)) == [(other, "decided")]


@clause("5.8", "5.9")
def test_the_ledger_keeps_what_everybody_promised_and_did():
    table = at_inspection(bags={ANNE: ("apples", "silk")}, stalls={ANNE: "apples"})
    table.strikes(
        ANNE, SHERIFF, gold(ANNE, 5), from_stall(ANNE, "apples"), from_bag(ANNE, "mead"), letting_through(ANNE),
        opening(BEN),
    )  # fmt: skip
    lines = {line.what: (line.giver, line.status) for line in table.state.ledger}
    assert lines == {
        "gold": (ANNE, "kept"),
        "goods": (ANNE, "kept"),
        "bag": (ANNE, "broken"),
        "let-through": (SHERIFF, "kept"),
        "open": (SHERIFF, "open"),
    }
    table.opens(BEN)
    assert [line.status for line in table.state.ledger if line.what == "open"] == ["kept"]


@clause("5.8")
def test_a_promise_not_to_deal_is_kept_when_the_inspection_is_over():
    table = at_inspection(bags={BEN: None, CLARA: None})
    table.strikes(BEN, SHERIFF, gold(BEN, 5), refusing_deals(CLARA))
    table.lets_through(ANNE)
    assert [line.status for line in table.state.ledger if line.what == "refuse-deals"] == ["kept"]


@clause("5.7")
def test_a_favour_stays_open_over_the_rounds():
    table, promise = with_a_favour(bags={BEN: None, CLARA: None})
    table.does(BEN, GoToMarket())
    assert [line.status for line in table.state.ledger if line.id == promise.id] == ["open"]


@clause("5.12")
def test_offers_are_void_only_after_the_confiscated_cards_are_gone_too():
    table = at_inspection(bags={ANNE: ("apples", "2 silk")})
    other = table.offers(BEN, SHERIFF, gold(BEN, 2), letting_through(BEN))
    table.opens(ANNE)
    table.does(SHERIFF, LayConfiscated(("silk", "silk")))
    table.does(SHERIFF, AcceptOffer(other))
    assert table.gold(BEN) == 48
