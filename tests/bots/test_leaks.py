"""What no bot of Sheriff may be milked by: each leak that was found once, closed at its root."""

import pytest

from benchmarks import feel, league, tricksters
from blueboar.games.sheriff.wire.moves import MakeOffer, OpenBag, WithdrawOffer
from blueboar.games.sheriff.wire.terms import Deal, DoFavour, GiveGold, LetThroughTerm, OpenBagTerm
from tests.bots.at_the_gate import bags_at_the_gate, pricing_of


def gate(cards=4):
    return bags_at_the_gate("leaks", cards)


def sense(table, seat):
    return pricing_of("outlaw", table, seat)


def test_favours_never_buy_gold():
    pricing = sense(gate(), 0)
    favours = tuple(DoFavour(1, f"whatever {number}") for number in range(9))
    assert pricing.worth(Deal(9, 1, (0,), (GiveGold(0, 1), *favours))) <= -1.0


def test_favours_do_not_add_up():
    pricing = sense(gate(), 0)
    many = tuple(DoFavour(1, f"whatever {number}") for number in range(9))
    assert pricing.worth(Deal(9, 1, (0,), many)) == pricing.worth(Deal(9, 1, (0,), many[:1])) < 1.0


def test_who_pays_to_be_opened_is_not_taken_for_a_liar():
    table = gate()
    before = sense(table, 0).suspicion(1).lie
    table.play(1, MakeOffer((0,), (GiveGold(1, 4), OpenBagTerm(1))))
    pricing = sense(table, 0)
    assert pricing.suspicion(1).lie < min(0.2, 0.4 * before)
    assert pricing.worth(table.view(0).offers[0].deal) < 0


def test_an_offer_that_was_taken_back_tells_nothing():
    table = gate()
    before = sense(table, 0).suspicion(1).lie
    table.play(1, MakeOffer((0,), (GiveGold(1, 12), LetThroughTerm(1))))
    assert sense(table, 0).suspicion(1).lie > before
    table.play(1, WithdrawOffer(1))
    assert sense(table, 0).suspicion(1).lie == pytest.approx(before)


def test_an_opened_bag_teaches_what_its_bribe_was_worth():
    table = gate()
    table.play(1, MakeOffer((0,), (GiveGold(1, 5), LetThroughTerm(1))))
    table.play(0, OpenBag(1))
    history = sense(table, 2).memory.histories[1]
    assert history.known_bags == 1
    assert history.bribed_lying + history.bribed_true == 1


def test_the_league_in_short():
    """The loudest scripts against the quick top craft: none comes near the hundred in a hundred of old."""
    tricksters.register()
    for script in ("pump", "open-me", "bait-and-withdraw", "empty-conditions", "condition-for-passing"):
        row = league.one_row("first", script, "smuggler", 8, 6)
        assert row.faults == ()
        assert row.wins < 0.75, row


def test_a_script_that_cannot_win_too_much_plays_no_more():
    assert league.at_most(0.1, 36) < 0.35 < league.at_most(0.25, 72)
    assert league.one_row("first", "random-offers", "novice", 72, 4, allowed=0.99).games == 36


@pytest.mark.parametrize("table", ["first", "second", "six"])
def test_every_script_plays_to_the_end(table):
    tricksters.register()
    for script in tricksters.SCRIPTS:
        assert league.one_row(table, script, "merchant", 1, 4).faults == (), script


def test_nobody_says_the_same_twice_and_prices_come_nearer():
    heard = feel.listen_to("smuggler", 4, 4)
    rows = {what: got for what, got, _ in heard.rows()}
    assert rows["identical repeats"] == "0"
    assert heard.other_offers > 0.15 * heard.offers
    moves = float(rows["a later demand or offer is nearer"].split("%")[0])
    assert moves >= 70
