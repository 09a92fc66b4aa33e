"""The worked examples of the ruling, section 8."""

from blueboar.games.blacksheep.wire.events import CardsMoved, FieldDrivenOut, FieldTurnedOver
from tests.clauses import clause
from tests.rules.blacksheep.yard import Yard, full_house, judged, strength


@clause("4.2")
def test_three_horses_and_two_black_sheep_beat_three_pigs_and_two_chickens() -> None:
    horses = strength("horse", "horse", "horse", "black-sheep", "black-sheep")
    pigs = strength("pig", "pig", "pig", "chicken", "chicken")
    assert horses > pigs
    assert judged(("horse", "pig"), ("pig", "pig", "horse"), ("horse", "horse", "pig")) == 1


@clause("4.2")
def test_four_cows_beat_four_pigs() -> None:
    assert judged(("cow", "pig"), ("pig", "pig", "pig"), ("cow", "cow", "cow")) == 1


@clause("4.3")
def test_three_cows_each_then_a_horse_each_then_a_pig_beats_a_black_sheep() -> None:
    assert judged(("cow", "cow"), ("cow", "horse", "black-sheep"), ("cow", "horse", "pig")) == 1


@clause("4.4")
def test_identical_fives_go_to_the_side_that_was_full_first() -> None:
    yard = full_house(players=3)
    yard.field(0, "horse", "horse")
    yard.side(0, 2, "cow", "cow", "cow")
    yard.side(0, 1, "cow", "cow", "cow")
    yard.side(0, 0, "cow", "cow")
    events = yard.play(0, 0, "cow")
    driven_out = next(event for event in events if type(event) is FieldDrivenOut)
    assert driven_out.winner == 2
    assert driven_out.first


@clause("4.7")
def test_horse_and_chicken_drawn_but_no_chicken_left() -> None:
    yard = full_house()
    yard.supply(horse=3, cow=2)
    yard.deck("sheep", "horse", "chicken", "chicken", "pig", "cow", "horse")
    yard.play(0, 0, "cow")
    assert yard.animals_on(0) == ["cow", "horse"]
    assert yard.named.deck == ["horse"]
    assert yard.named.discard[-5:] == ["horse", "chicken", "chicken", "pig", "cow"]


@clause("4.8", "5.1")
def test_sheep_and_chicken_drawn_and_neither_left() -> None:
    yard = full_house()
    yard.supply(horse=3, cow=2)
    yard.deck("sheep", "sheep", "chicken", *["pig"] * 20)
    yard.play(0, 0, "cow")
    assert yard.state.turned_over == [True, False, False]
    for field in (1, 2):
        yard.side(field, 1, "pig", "pig", "pig")
        yard.side(field, 0, "pig", "pig")
        yard.hand(0, "pig", "pig", "pig")
        yard.state.turn = 0
        yard.play(0, field, "pig")
    assert yard.state.supply == [3, 2, 0, 0, 0, 0]
    assert [event.why for event in yard.happened(FieldTurnedOver)] == ["no-figures", "endgame", "endgame"]
    drawn = [event for event in yard.events if type(event) is CardsMoved and event.target == "drawn"]
    assert len(drawn) == 3 + 1
    assert yard.game.outcome(yard.state) is not None


@clause("5.4", "6.3")
def test_two_tied_for_most_horses_get_no_bonus_but_both_score_the_task() -> None:
    bonus = Yard(3)
    task = Yard(3, "tasks")
    task.tasks("most-horses")
    for yard in (bonus, task):
        yard.corral(0, "horse", "horse")
        yard.corral(1, "horse", "horse")
        yard.corral(2, "horse")
    assert [score.majorities for score in bonus.score()] == [(), (), ()]
    assert [score.total - score.points for score in task.score()] == [6, 6, 0]
