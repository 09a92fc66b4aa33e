"""Who sees what (rules 10, and the private offers of 1.9)."""

import msgspec
import pytest

from blueboar.core.table import Table
from blueboar.games.sheriff.wire.events import DealStruck, Hidden, OfferMade
from blueboar.games.sheriff.wire.moves import AcceptOffer, LetThrough, RefuseOffer, WithdrawOffer
from tests.clauses import clause
from tests.rules.sheriff.scoring import game_over
from tests.rules.sheriff.table import (
    ANNE,
    BEN,
    CLARA,
    EVE,
    FIRST_DEPUTY,
    FRED,
    GAME,
    GUY,
    HUGH,
    SECOND_DEPUTY,
    SHERIFF,
    at_inspection,
    favour,
    from_stall,
    gold,
    happened,
    letting_through,
    opening,
)
from tests.sheriff_by_name import raw

SEATS = [SHERIFF, ANNE, BEN, CLARA, None]


def inspection(**wishes):
    return at_inspection(
        bags={ANNE: ("apples", "2 apples, silk")},
        hands={ANNE: "3 mead"},
        stalls={ANNE: "2 cheese"},
        contraband={ANNE: "crossbows, pepper"},
        **wishes,
    )


@clause("10.1")
@pytest.mark.parametrize("seat", SEATS)
def test_a_hand_is_seen_by_its_owner_the_others_see_the_number(seat):
    anne = inspection().view(seat).players[ANNE]
    assert anne.hand_count == 3
    assert anne.hand == (("mead",) * 3 if seat == ANNE else None)


@clause("10.1")
@pytest.mark.parametrize("seat", SEATS)
def test_a_closed_bag_is_seen_by_its_owner_the_others_see_the_number(seat):
    bag = inspection().view(seat).players[ANNE].bag
    assert (bag.count, bag.declared) == (3, "apples")
    assert (sorted(bag.cards) if bag.cards is not None else None) == (
        ["apples", "apples", "silk"] if seat == ANNE else None
    )


@clause("10.1")
@pytest.mark.parametrize("seat", SEATS)
def test_contraband_on_a_stall_is_seen_by_its_owner_the_others_see_the_number(seat):
    anne = inspection().view(seat).players[ANNE]
    assert anne.contraband_count == 2
    assert (sorted(anne.contraband) if anne.contraband is not None else None) == (
        ["crossbows", "pepper"] if seat == ANNE else None
    )


@clause("10.1")
@pytest.mark.parametrize("seat", SEATS)
def test_everybody_sees_legal_goods_gold_piles_and_the_size_of_the_deck(seat):
    table = inspection(piles=("apples, silk", "mead"), gold={ANNE: 13})
    view = table.view(seat)
    assert view.players[ANNE].stall == ("cheese", "cheese")
    assert view.players[ANNE].gold == 13
    assert view.piles == (("apples", "silk"), ("mead",))
    assert view.deck_count == table.deck_size()


@clause("10.1")
def test_the_view_names_no_card_that_is_hidden_from_a_spectator():
    table = at_inspection(
        bags=dict.fromkeys((ANNE, BEN, CLARA), ("apples", "crossbows")),
        hands=dict.fromkeys(range(4), "silk"),
        contraband=dict.fromkeys(range(4), "mead"),
        piles=("", ""),
    )
    seen = msgspec.json.encode(table.view(None))
    assert not any(card in seen for card in (b"crossbows", b"silk", b"mead"))


@clause("10.1")
@pytest.mark.parametrize("seat", SEATS)
def test_an_opened_bag_was_seen_by_all(seat):
    table = inspection()
    table.opens(ANNE)
    assert "silk" in (table.view(seat).players[ANNE].bag.cards or ())


@clause("10.1")
def test_the_deal_shows_each_player_their_own_hand_alone():
    table = Table.opened(GAME, GAME.configure(4), "seed")
    for seat in (None, 0, 1, 2, 3):
        for event in table.redacted(table.entries[0], seat).events:
            target = getattr(event, "target", "")
            if target.startswith("hand:"):
                assert (event.cards is not None) == (target == f"hand:{seat}")
            assert getattr(event, "cards", None) is None or target.startswith(("hand:", "pile:"))


@clause("10.2")
@pytest.mark.parametrize("seat", SEATS)
def test_everyone_hears_all_terms_of_an_offer(seat):
    table = inspection()
    table.offers(ANNE, SHERIFF, from_stall(ANNE, "silk"), favour(ANNE, "later"), letting_through(ANNE))
    [offer] = table.view(seat).offers
    assert len(offer.deal.terms) == 3


@clause("10.2")
def test_proof_can_be_looked_up_again_in_a_later_round():
    table = at_inspection(contraband={ANNE: "mead"}, bags={BEN: None, CLARA: None})
    table.strikes(ANNE, SHERIFF, from_stall(ANNE, "silk"), letting_through(ANNE))
    assert table.state.round == 2
    [shown] = table.view(SHERIFF).shown
    assert (shown.round, shown.owner, shown.cards) == (1, ANNE, ("mead",))
    for seat in (ANNE, BEN, None):
        assert table.view(seat).shown == ()


# private offers


def private(**wishes):
    table = inspection(private_offers=True, **wishes)
    number = table.offers(ANNE, SHERIFF, gold(ANNE, 5), opening(CLARA))
    return table, number


@clause("1.9", "10.2")
@pytest.mark.parametrize("seat", SEATS)
def test_a_private_offer_is_shown_to_its_partners_alone(seat):
    table, _ = private()
    partner = seat in (ANNE, SHERIFF)
    assert len(table.view(seat).offers) == (1 if partner else 0)
    events = table.table.redacted(table.table.entries[-1], seat).events
    assert bool(happened(events, OfferMade)) == partner
    if not partner:
        assert b"gold" not in msgspec.json.encode(events)


@clause("1.9", "10.2")
@pytest.mark.parametrize("seat", [BEN, CLARA, None])
@pytest.mark.parametrize(("by", "move"), [(SHERIFF, RefuseOffer), (ANNE, WithdrawOffer)])
def test_the_end_of_a_private_offer_is_private_too(seat, by, move):
    table, number = private()
    table.does(by, move(number))
    events = table.table.redacted(table.table.entries[-1], seat).events
    assert set(map(type, events)) <= {Hidden}


@clause("1.9", "10.2")
@pytest.mark.parametrize("seat", [BEN, CLARA, None])
def test_a_struck_deal_is_public(seat):
    table, number = private()
    table.does(SHERIFF, AcceptOffer(number))
    events = table.table.redacted(table.table.entries[-1], seat).events
    [struck] = happened(events, DealStruck)
    assert struck.deal.terms == (gold(ANNE, 5), opening(CLARA))
    assert len(table.view(seat).struck) == 1


@clause("1.9", "10.2")
@pytest.mark.parametrize("seat", [BEN, CLARA])
def test_a_third_player_cannot_find_out_about_a_private_offer_by_trying(seat):
    table, number = private()
    for move in (AcceptOffer, RefuseOffer, WithdrawOffer):
        existing, missing = table.refuses(seat, move(number)), table.refuses(seat, move(number + 7))
        assert (existing.code, existing.clause) == (missing.code, missing.clause)
        assert {name: value for name, value in existing.params.items() if value != number} == {
            name: value for name, value in missing.params.items() if value != number + 7
        }


@clause("10.2")
@pytest.mark.parametrize("seat", [BEN, CLARA, None])
def test_an_entry_shows_a_player_only_their_own_move(seat):
    table, _ = private()
    assert table.table.redacted(table.table.entries[-1], seat).move is None
    assert table.table.redacted(table.table.entries[-1], ANNE).move is not None


# 10.3: loot


def looted():
    table = at_inspection(
        6,
        "second",
        bags={EVE: ("apples", "apples"), FRED: None, GUY: None, HUGH: None},
        stalls={EVE: "cheese"},
        contraband={EVE: "silk, mead"},
    )
    table.strikes(
        EVE,
        (FIRST_DEPUTY, SECOND_DEPUTY),
        from_stall(EVE, "cheese"),
        from_stall(EVE, "silk"),
        from_stall(EVE, "mead"),
        letting_through(EVE),
    )
    return table


@clause("10.3")
@pytest.mark.parametrize("seat", [FIRST_DEPUTY, SECOND_DEPUTY, EVE, FRED, None])
def test_legal_loot_is_seen_by_all_contraband_by_the_deputies(seat):
    loot = looted().view(seat).loot
    assert loot.legal == ("cheese",)
    assert loot.contraband_count == 2
    if seat in (FIRST_DEPUTY, SECOND_DEPUTY):
        assert sorted(loot.contraband) == ["mead", "silk"]
    else:
        assert loot.contraband is None


# 10.4


@clause("10.4")
@pytest.mark.parametrize("seat", SEATS)
def test_when_the_game_has_ended_contraband_may_be_looked_at(seat):
    table = game_over(stalls={ANNE: "apples"}, contraband={ANNE: "silk", BEN: "mead"})
    players = table.view(seat).players
    assert (players[ANNE].contraband, players[BEN].contraband) == (("silk",), ("mead",))


@clause("10.4")
def test_the_record_of_an_ended_game_holds_its_seed():
    table = game_over(stalls={ANNE: "apples"}).table
    assert table.record().ending.seed == "arranged"


@clause("10.4")
def test_the_record_of_a_running_game_holds_no_seed():
    table = inspection().table
    assert table.record().ending is None
    assert b"arranged" not in msgspec.json.encode(table.record().header)


def test_rows_in_which_nothing_has_changed_are_shown_again_as_they_are():
    """Who follows a game compares and makes only what is new."""
    table, followed = inspection(), GAME.views()
    before = followed.of(raw(table.state), SEATS)
    table.does(SHERIFF, LetThrough(BEN))
    after = followed.of(raw(table.state), SEATS)
    assert after == [GAME.view(raw(table.state), seat) for seat in SEATS]
    for earlier, later in zip(before, after, strict=True):
        kept = [old is new for old, new in zip(earlier.players, later.players, strict=True)]
        assert kept == [seat != BEN for seat in range(len(kept))]
