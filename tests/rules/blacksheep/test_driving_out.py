"""Driving out a field and restocking it (rules 4.5 to 4.10), and the endgame (5.1, 5.2)."""

from blueboar.games.blacksheep.wire.events import (
    CardsMoved,
    DeckRenewed,
    EndgameBegan,
    FieldDrivenOut,
    FieldTurnedOver,
    FiguresMoved,
    GameEnded,
)
from tests.clauses import clause
from tests.rules.blacksheep.yard import Yard, full_house


def restocked(*deck: str, **supply: int) -> Yard:
    """Field 0 has just been driven out, with this deck (top first) after the hand was filled, and this supply."""
    yard = full_house()
    yard.supply(**supply)
    yard.deck("sheep", *deck)
    yard.discard()
    yard.play(0, 0, "cow")
    return yard


@clause("4.5")
def test_the_winner_takes_both_figures_and_alone_may_look_below() -> None:
    yard = full_house()
    yard.field(0, "cow", "pig")
    events = yard.play(0, 0, "cow")
    taken = next(event for event in events if type(event) is FiguresMoved and event.target == "corral:0")
    points = yard.named.points
    assert taken.figures == ("cow-1", "pig-2")
    assert taken.points == (points["cow-1"], points["pig-2"])
    assert yard.game.redact(taken, 0) == taken
    for seat in (1, None):
        assert yard.game.redact(taken, seat) == FiguresMoved("field:0", "corral:0", taken.figures, None, (0,))
    assert [figure.points for figure in yard.game.view(yard.state, 0).players[0].corral] == list(taken.points)
    assert [figure.points for figure in yard.game.view(yard.state, 1).players[0].corral] == [None, None]


@clause("4.5")
def test_the_cards_played_there_are_discarded() -> None:
    yard = full_house()
    yard.discard()
    yard.side(1, 0, "chicken")
    yard.play(0, 0, "cow")
    assert yard.named.discard[:6] == ["cow", "cow", "cow", "pig", "pig", "pig"]
    assert yard.named.side(0, 0) == yard.named.side(0, 1) == []
    assert yard.named.side(1, 0) == ["chicken"]


@clause("4.1")
def test_everyone_hears_everyones_combination() -> None:
    yard = full_house(3)
    yard.field(0, "cow", "pig")
    yard.side(0, 2, "pig", "horse", "chicken")
    driven_out = next(event for event in yard.play(0, 0, "cow") if type(event) is FieldDrivenOut)
    assert driven_out == FieldDrivenOut(0, 0, ("four-alike", "four-alike", "pair"))


@clause("4.6")
def test_both_animals_have_figures_left() -> None:
    yard = restocked("pig", "horse", "cow", pig=1, horse=1)
    assert yard.animals_on(0) == ["horse", "pig"]
    assert sum(yard.state.supply) == 0
    assert yard.named.deck == ["cow"]


@clause("4.6")
def test_two_of_the_same_need_two_figures() -> None:
    assert restocked("pig", "pig", "cow", pig=2).animals_on(0) == ["pig", "pig"]


@clause("4.7", "4.6")
def test_two_of_the_same_with_one_figure_left_place_one_and_draw_on() -> None:
    yard = restocked("pig", "pig", "pig", "cow", "horse", pig=1, cow=3)
    assert yard.animals_on(0) == ["cow", "pig"]
    assert yard.named.deck == ["horse"]


@clause("4.7")
def test_the_figure_just_placed_no_longer_counts_as_left() -> None:
    yard = restocked("chicken", "horse", "horse", "cow", horse=1, cow=1)
    assert yard.animals_on(0) == ["cow", "horse"]


@clause("4.8")
def test_neither_has_any_and_the_endgame_begins() -> None:
    yard = restocked("sheep", "chicken", "cow", cow=6)
    assert yard.happened(FieldTurnedOver) == [FieldTurnedOver(0, "no-figures")]
    assert yard.happened(EndgameBegan) == [EndgameBegan()]
    assert yard.state.turned_over == [True, False, False]
    assert yard.state.supply == [0, 6, 0, 0, 0, 0]


@clause("4.8")
def test_two_of_an_animal_that_has_none_left_are_neither_too() -> None:
    assert restocked("sheep", "sheep", cow=6).state.turned_over[0]


@clause("4.9")
def test_all_drawn_cards_are_discarded() -> None:
    yard = restocked("chicken", "horse", "pig", "cow", horse=1, cow=1)
    assert yard.named.discard[6:] == ["chicken", "horse", "pig", "cow"]
    assert yard.named.drawn == []


@clause("4.9")
def test_cards_drawn_for_restocking_do_not_go_into_the_new_deck() -> None:
    yard = restocked("horse", "chicken", horse=1, pig=1)
    renewed = yard.happened(DeckRenewed)[0]
    assert sorted(renewed.cards) == ["cow"] * 3 + ["pig"] * 3
    assert yard.animals_on(0) == ["horse", "pig"]
    assert yard.named.discard[:2] == ["horse", "chicken"]


@clause("4.10")
def test_no_card_fits() -> None:
    yard = restocked("horse", "chicken", horse=1, sheep=3)
    assert yard.state.turned_over == [True, False, False]
    assert yard.happened(FieldTurnedOver) == [FieldTurnedOver(0, "no-card-fits")]
    assert yard.state.endgame
    assert yard.named.field(0) == []
    assert yard.state.supply == [1, 0, 0, 3, 0, 0]
    assert yard.named.deck == []
    assert len(yard.named.discard) == 6 + 2


@clause("4.10")
def test_the_figure_that_goes_back_is_the_next_to_come() -> None:
    yard = restocked("horse", "chicken", horse=4)
    placed, returned = [event for event in yard.events if type(event) is FiguresMoved and event.figures == ("horse-4",)]
    assert (placed.target, returned.target) == ("field:0", "supply")


@clause("5.1")
def test_in_the_endgame_nothing_is_restocked() -> None:
    yard = full_house()
    yard.endgame(2)
    events = yard.play(0, 0, "cow")
    assert FieldTurnedOver(0, "endgame") in events
    assert not any(type(event) is CardsMoved and event.target == "drawn" for event in events)
    assert yard.state.turned_over == [True, False, True]
    assert yard.game.outcome(yard.state) is None


@clause("5.2")
def test_the_game_ends_when_the_last_field_is_driven_out() -> None:
    yard = full_house()
    yard.endgame(1, 2)
    assert type(yard.play(0, 0, "cow")[-1]) is GameEnded
    assert yard.game.outcome(yard.state) is not None
    assert yard.game.pending(yard.state) == {}


@clause("5.2")
def test_after_the_end_nobody_moves() -> None:
    yard = full_house()
    yard.endgame(1, 2)
    yard.play(0, 0, "cow")
    for seat in (0, 1):
        refusal = yard.refusal(seat, 0, "cow")
        assert (refusal.code, refusal.clause) == ("move.game-over", "5.2")
