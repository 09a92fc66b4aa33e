"""A turn (rules 3)."""

import pytest

from blueboar.core.seats import HOUSE
from blueboar.games.blacksheep.wire.events import CardsMoved, DeckRenewed, FieldDrivenOut, Passed, TurnBegan
from blueboar.games.blacksheep.wire.prompts import FieldChoice
from tests.clauses import clause
from tests.rules.blacksheep.yard import Yard, full_house


@clause("3.1")
def test_turns_go_clockwise() -> None:
    yard = Yard(3)
    for seat in (0, 1, 2, 0):
        assert yard.state.turn == seat
        yard.hand(seat, "cow", "pig", "sheep")
        yard.play(seat, 0 if seat != 0 or not yard.named.side(0, 0) else 1, "cow")


@clause("3.1")
@pytest.mark.parametrize("seat", [1, 2, 3, 4, HOUSE, -7, 10**30])
def test_nobody_acts_out_of_turn(seat: int) -> None:
    yard = Yard(3)
    refusal = yard.refusal(seat, 0, "cow")
    assert (refusal.code, refusal.clause, refusal.params) == ("play.not-your-turn", "3.1", {"turn": 0})


@clause("3.2")
def test_cards_are_played_face_up_on_the_own_side() -> None:
    yard = Yard(2)
    yard.hand(0, "cow", "pig", "sheep")
    yard.play(0, 1, "cow", "sheep")
    for seat in (0, 1, None):
        assert yard.game.view(yard.state, seat).fields[1].sides == (("cow", "sheep"), ())


@clause("3.2")
def test_a_full_side_takes_no_more_cards() -> None:
    yard = Yard(2)
    yard.side(0, 0, "cow", "cow", "cow")
    yard.hand(0, "cow", "pig", "sheep")
    refusal = yard.refusal(0, 0, "cow")
    assert (refusal.code, refusal.clause) == ("play.side-full", "3.2")
    assert refusal.params == {"field": 0, "allowed": [1, 2]}


@clause("3.2", "5.1")
def test_a_field_that_was_turned_over_is_out_of_the_game() -> None:
    yard = Yard(2)
    yard.endgame(1)
    yard.hand(0, "cow", "pig", "sheep")
    refusal = yard.refusal(0, 1, "cow")
    assert (refusal.code, refusal.params["allowed"]) == ("play.field-turned-over", [0, 2])


@clause("3.2")
@pytest.mark.parametrize("field", [-1, 3, 10**40])
def test_there_are_three_fields(field: int) -> None:
    refusal = Yard(2).refusal(0, field, "cow")
    assert (refusal.code, refusal.params["allowed"]) == ("play.no-such-field", [0, 1, 2])


@clause("3.2")
@pytest.mark.parametrize("cards", [("horse",), ("cow", "cow"), ("dragon",), ("",), ("x" * 10**6,)])
def test_only_cards_of_the_own_hand_are_played(cards: tuple[str, ...]) -> None:
    yard = Yard(2)
    yard.hand(0, "cow", "pig", "sheep")
    refusal = yard.refusal(0, 0, *cards)
    assert (refusal.code, refusal.params) == ("play.not-in-hand", {"allowed": ["cow", "pig", "sheep"]})


@clause("3.3")
@pytest.mark.parametrize(("there", "allowed"), [((), (1, 2)), (("cow",), (2,)), (("cow", "cow"), (1,))])
def test_how_many_cards_depends_on_how_many_lie_there(there: tuple[str, ...], allowed: tuple[int, ...]) -> None:
    yard = Yard(2)
    yard.side(0, 0, *there)
    yard.hand(0, "pig", "pig", "pig")
    assert yard.game.pending(yard.state)[0][0].fields[0] == FieldChoice(0, allowed)
    for count in (0, 1, 2, 3, 4, 1000):
        if count not in allowed:
            refusal = yard.refusal(0, 0, *["pig"] * count)
            assert (refusal.code, refusal.clause) == ("play.wrong-number", "3.3")
            assert refusal.params == {"field": 0, "allowed": allowed}
    yard.play(0, 0, *["pig"] * allowed[0])


@clause("3.4")
def test_whoever_is_full_everywhere_passes_by_itself() -> None:
    yard = Yard(3)
    for field in range(3):
        yard.side(field, 1, "cow", "cow", "cow")
    yard.hand(0, "cow", "pig", "sheep")
    events = yard.play(0, 0, "cow")
    assert [event for event in events if type(event) in (Passed, TurnBegan)] == [Passed(1), TurnBegan(2)]


@clause("3.4")
def test_turned_over_fields_do_not_keep_anyone_from_passing() -> None:
    yard = Yard(2)
    yard.endgame(0, 1)
    yard.side(2, 1, "cow", "cow", "cow")
    yard.hand(0, "cow", "pig", "sheep")
    events = yard.play(0, 2, "cow")
    assert [event for event in events if type(event) in (Passed, TurnBegan)] == [Passed(1), TurnBegan(0)]


@clause("3.5")
@pytest.mark.parametrize("there", [(), ("cow", "cow")])
def test_after_one_card_one_of_the_others_may_be_discarded(there: tuple[str, ...]) -> None:
    yard = Yard(2)
    yard.side(0, 0, *there)
    yard.hand(0, "cow", "pig", "sheep")
    yard.deck("horse", "chicken")
    before = yard.named.discard
    yard.play(0, 0, "cow", discard="sheep")
    assert yard.named.discard == [*before, "sheep"]
    assert yard.named.hand(0) == ["horse", "pig", "chicken"]


@clause("3.5")
def test_after_two_cards_nothing_is_discarded() -> None:
    yard = Yard(2)
    yard.hand(0, "cow", "pig", "sheep")
    refusal = yard.refusal(0, 0, "cow", "pig", discard="sheep")
    assert (refusal.code, refusal.clause) == ("discard.after-two-cards", "3.5")


@clause("3.5")
@pytest.mark.parametrize("discard", ["cow", "horse", "", "x" * 10**6])
def test_only_one_of_the_two_cards_that_are_left_is_discarded(discard: str) -> None:
    yard = Yard(2)
    yard.hand(0, "cow", "pig", "sheep")
    refusal = yard.refusal(0, 0, "cow", discard=discard)
    assert (refusal.code, refusal.params) == ("discard.not-in-hand", {"allowed": ["pig", "sheep"]})


@clause("3.6")
@pytest.mark.parametrize(
    ("cards", "discard", "after"),
    [
        (("cow",), None, ["horse", "pig", "sheep"]),
        (("sheep",), "cow", ["horse", "pig", "chicken"]),
        (("cow", "pig"), None, ["horse", "chicken", "sheep"]),
    ],
)
def test_draw_up_to_three(cards: tuple[str, ...], discard: str | None, after: list[str]) -> None:
    yard = Yard(2)
    yard.hand(0, "cow", "pig", "sheep")
    yard.deck("horse", "chicken", "horse")
    yard.play(0, 0, *cards, discard=discard)
    assert yard.named.hand(0) == after


@clause("3.6")
def test_an_empty_deck_is_made_anew_from_the_discard_pile_with_the_card_just_discarded() -> None:
    yard = Yard(2)
    yard.hand(0, "cow", "pig", "sheep")
    yard.deck("horse")
    yard.discard("chicken", "chicken")
    events = yard.play(0, 0, "cow", discard="pig")
    renewed = next(event for event in events if type(event) is DeckRenewed)
    assert sorted(renewed.cards) == ["chicken", "chicken", "pig"]
    draws = [event.count for event in events if type(event) is CardsMoved and event.source == "deck"]
    assert draws == [1, 1]
    assert yard.named.hand(0)[::2] == ["horse", "sheep"]
    assert len(yard.named.deck) == 2
    assert yard.named.discard == []


@clause("3.6")
def test_a_deck_that_was_just_emptied_is_renewed_only_when_a_card_is_wanted() -> None:
    yard = Yard(2)
    yard.hand(0, "cow", "pig", "sheep")
    yard.deck("horse")
    events = yard.play(0, 0, "cow")
    assert not any(type(event) is DeckRenewed for event in events)
    assert yard.named.deck == []


@clause("3.7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_field_is_driven_out_when_every_side_is_full(players: int) -> None:
    yard = full_house(players)
    events = yard.play(0, 0, "cow")
    assert [event.field for event in events if type(event) is FieldDrivenOut] == [0]


@clause("3.7")
def test_not_before() -> None:
    yard = full_house(3)
    yard.side(0, 2, "pig", "pig")
    assert not any(type(event) is FieldDrivenOut for event in yard.play(0, 0, "cow"))


@clause("3.7")
def test_hands_are_filled_before_the_field_is_driven_out() -> None:
    kinds = [type(event) for event in full_house().play(0, 0, "cow")]
    assert kinds.index(FieldDrivenOut) == 2


@clause("3.8")
def test_the_winner_of_a_field_has_the_next_turn() -> None:
    yard = full_house(4)
    yard.field(0, "pig", "chicken")
    yard.side(0, 3, "pig", "pig", "pig")
    yard.side(0, 1, "sheep", "sheep", "sheep")
    yard.side(0, 2, "sheep", "sheep", "sheep")
    yard.play(0, 0, "cow")
    assert yard.state.turn == 3


@clause("3.8", "3.4")
def test_a_winner_who_is_full_everywhere_passes() -> None:
    yard = full_house(3)
    yard.endgame()
    yard.field(0, "cow", "cow")
    for field in (1, 2):
        yard.side(field, 0, "cow", "cow", "cow")
    events = yard.play(0, 0, "cow")
    assert [event for event in events if type(event) in (Passed, TurnBegan)] == [Passed(0), TurnBegan(1)]


@clause("3.9")
def test_a_full_side_stays_known_to_everyone() -> None:
    yard = Yard(3)
    yard.side(0, 2, "cow", "pig", "pig")
    yard.side(0, 1, "cow", "pig", "cow")
    for seat in (0, 1, 2, None):
        field = yard.game.view(yard.state, seat).fields[0]
        assert field.sides == ((), ("cow", "pig", "cow"), ("cow", "pig", "pig"))
        assert field.full == (2, 1)
