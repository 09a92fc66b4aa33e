"""What is Sheriff's own in its small decisions: conditions, more partners, what means the same, limits."""

from __future__ import annotations

from typing import Any

import pytest

import blueboar
from blueboar.core.chance import Chance
from blueboar.core.decisions import decisions_of, read
from blueboar.core.errors import Unspeakable
from blueboar.core.game import find_game
from blueboar.core.seats import HOUSE
from blueboar.games.sheriff.wire import moves, terms
from tests.research.set_ups import opened


def in_inspection(edition: str = "first", players: int = 4, **options: Any) -> Any:
    """The first inspection, with three bags or more; nothing is said yet."""
    _, play = opened(("sheriff", edition, players, options), "inspection")
    offer = play.space.labels.index("say: make an offer")
    while offer not in play.options:
        play.step(play.options[-1])
    return play


def said_again(play: Any, seat: int, move: Any) -> Any:
    assert find_game("sheriff").check(play.real_state(), seat, move) is None
    return read(play, seat, play.spell(seat, move))


def test_a_deal_of_three_with_conditions_and_receivers_is_said():
    play = in_inspection()
    state = play.real_state()
    sheriff, (first, second, third) = state.office[0], state.merchants
    offer = moves.MakeOffer(
        (second, sheriff),
        (
            terms.LetThroughTerm(first),
            terms.GiveGold(first, 4, (sheriff,)),
            terms.GiveGold(second, 12, (first,), terms.Condition(third, "lie")),
            terms.GiveBagGoods(second, "crossbows", 1, (sheriff,), terms.Condition(second, "let-through")),
            terms.OpenBagTerm(third),
            terms.DoFavour(sheriff, "I owe you one", (second,)),
        ),
    )
    assert said_again(play, first, offer) == offer
    words = [play.space.labels[action] for action in play.spell(first, offer)]
    assert words[:4] == ["say: make an offer", "seat +1", "seat +3", "say: that is all"]
    assert "if a lie, the bag of +2" in words


def test_two_deputies_perform_and_receive_alone_or_both():
    play = in_inspection("second", 6)
    state = play.real_state()
    (one, other), merchant = state.office, state.merchants[0]
    both = moves.MakeOffer(
        (one, other),
        (
            terms.LetThroughTerm(merchant),
            terms.GiveGold(merchant, 3, (one, other)),
            terms.RefuseDealsTerm(state.merchants[1], (other,)),
        ),
    )
    assert said_again(play, merchant, both) == both


def test_what_means_the_same_is_said_in_the_same_words():
    play = in_inspection()
    state = play.real_state()
    sheriff, merchant = state.office[0], state.merchants[0]
    named = moves.MakeOffer(
        (sheriff,), (terms.LetThroughTerm(merchant, (sheriff,)), terms.GiveGold(merchant, 5, (sheriff,)))
    )
    plain = moves.MakeOffer((sheriff,), (terms.LetThroughTerm(merchant), terms.GiveGold(merchant, 5)))
    assert said_again(play, merchant, named) == plain


def test_a_bribe_that_a_duty_forbids_is_only_said_with_something_in_return():
    """Gold for nothing would let the bag through, which a duty to open forbids: so the sheriff gives something, too."""
    play = in_inspection()
    state = play.real_state()
    sheriff, (first, second, _) = state.office[0], state.merchants
    play.play(first, moves.MakeOffer((sheriff,), (terms.OpenBagTerm(second), terms.GiveGold(first, 5))))
    play.play(sheriff, moves.AcceptOffer(1))
    play.ask(second)
    labels = play.space.labels
    for word in ("say: make an offer", f"seat +{(sheriff - second) % 4}", "say: that is all", "term: gold from +0"):
        play.step(labels.index(word))
    for word in ("digit 0", "digit 5"):
        play.step(labels.index(word))
    assert labels.index("say: that is all") not in play.options
    assert labels.index(f"term: a favour from +{(sheriff - second) % 4}") in play.options
    row = moves.MakeOffer((sheriff,), (terms.GiveGold(second, 5), terms.GiveGold(sheriff, 1)))
    assert said_again(play, second, row) == row


def test_what_is_beyond_the_limits_cannot_be_said():
    play = in_inspection()
    state = play.real_state()
    sheriff, merchant = state.office[0], state.merchants[0]
    for beyond in (
        terms.DoFavour(merchant, "something quite else"),
        terms.GiveGold(sheriff, 1_000),
        terms.GiveBagGoods(sheriff, "apples", 1),
    ):
        with pytest.raises(Unspeakable, match="beyond the limits"):
            play.spell(merchant, moves.MakeOffer((sheriff,), (beyond,)))
    with pytest.raises(Unspeakable, match="no move of this game"):
        play.spell(merchant, "a bribe")


def test_limits_bind_those_who_are_asked_in_turn_and_not_those_who_ask():
    play = decisions_of("sheriff", find_game("sheriff").configure(3), most_offers=1, most_terms=1)
    play.begin(Chance("limits"))
    offer = play.space.labels.index("say: make an offer")
    while offer not in play.options:
        play.step(play.options[-1])
    state = play.real_state()
    seat = play.seat
    play.play(seat, moves.MakeOffer((state.office[0],), (terms.GiveGold(seat, 1), terms.LetThroughTerm(seat))))
    assert (play.seat, offer in play.options) == (seat, False)
    play.ask(seat)
    assert offer in play.options
    for wrong in ({"most_offers": 0}, {"most_terms": 13}):
        with pytest.raises(ValueError, match="from 1 to what the rules allow"):
            decisions_of("sheriff", find_game("sheriff").configure(3), **wrong)


def test_the_house_alone_can_end_the_time():
    play = in_inspection(inspection_timer=60)
    assert [play.space.labels[action] for action in play.spell(HOUSE, moves.TimeUp())] == ["say: time is up"]
    assert read(play, HOUSE, play.spell(HOUSE, moves.TimeUp())) == moves.TimeUp()


@pytest.mark.parametrize(("edition", "players"), [("first", 4), ("second", 6)])
def test_what_the_bots_of_the_house_say_can_be_spelt(edition: str, players: int):
    """But for favours in words of their own; what is read back is the same move, or one of the same meaning."""
    record = blueboar.play("sheriff", ["novice", "merchant"] * (players // 2), seed=5, edition=edition).record
    game = find_game("sheriff")
    assert record.ending is not None
    play = decisions_of("sheriff", record.header.config)
    play.begin(Chance(record.ending.seed))
    same = 0
    for entry in record.entries[1:]:
        if not any(isinstance(term, terms.DoFavour) for term in getattr(entry.move, "terms", ())):
            again = read(play, entry.seat, play.spell(entry.seat, entry.move))
            assert game.check(play.real_state(), entry.seat, again) is None
            assert type(again) is type(entry.move)
            same += again == entry.move
        play.play(entry.seat, entry.move)
    assert play.outcome() == record.ending.outcome
    assert same > 0.8 * len(record.entries)
