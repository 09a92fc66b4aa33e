"""What is in the game, and its set-up (rules 1 and 2)."""

from collections import Counter

import pytest

from blueboar.games.blacksheep.data.animals import standard_farm
from blueboar.games.blacksheep.wire.events import CardsMoved, FiguresMixed, TurnBegan
from tests.clauses import clause
from tests.rules.blacksheep.yard import ANIMALS, Yard


@clause("1.1")
def test_six_animals_from_the_horse_down_to_the_black_sheep() -> None:
    assert tuple(animal.name for animal in standard_farm().animals) == ANIMALS


@clause("1.2")
def test_84_cards_14_of_each() -> None:
    state = Yard().state
    cards = Counter(state.herd.names[card] for pile in state.piles() for card in pile)
    assert cards == dict.fromkeys(ANIMALS, 14)


@clause("1.3", "2.1")
def test_36_figures_with_points_mixed_below() -> None:
    orders = set()
    for seed in "abcdef":
        yard = Yard(seed=seed)
        assert len(yard.named.points) == 36
        for animal in ANIMALS:
            below = [yard.named.points[f"{animal}-{number}"] for number in range(1, 7)]
            assert sorted(below) == [1, 1, 2, 2, 3, 3]
            orders.add(tuple(below))
    assert len(orders) > 20


@clause("1.3")
def test_only_black_sheep_subtract() -> None:
    assert [animal.name for animal in standard_farm().animals if animal.subtracts] == ["black-sheep"]


@clause("1.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_fields_with_a_side_for_each_player(players: int) -> None:
    view = Yard(players).game.view(Yard(players).state, None)
    assert len(view.fields) == 3
    assert all(len(field.sides) == players for field in view.fields)


@clause("2.1")
def test_nobody_sees_how_the_figures_were_mixed() -> None:
    yard = Yard()
    mixed = yard.happened(FiguresMixed)[0]
    assert mixed.points is not None
    assert all(yard.game.redact(mixed, seat) == FiguresMixed(36) for seat in (0, 1, None))


@clause("2.2")
def test_two_cards_for_each_field_place_their_figures_and_are_discarded() -> None:
    yard = Yard(4)
    drawn = [event.cards for event in yard.happened(CardsMoved) if event.target == "drawn"]
    assert [yard.animals_on(field) for field in range(3)] == [sorted(cards) for cards in drawn]
    assert yard.named.discard == [card for cards in drawn for card in cards]


@clause("2.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everyone_draws_three(players: int) -> None:
    yard = Yard(players)
    assert [len(yard.named.hand(seat)) for seat in range(players)] == [3] * players
    assert len(yard.named.deck) == 84 - 6 - 3 * players


@clause("2.4")
def test_the_first_player_is_the_chosen_one() -> None:
    assert [Yard(3, first_player=seat).state.turn for seat in range(3)] == [0, 1, 2]


@clause("2.4")
def test_or_a_random_one() -> None:
    firsts = Counter(Yard(4, first_player="random", seed=str(seed)).happened(TurnBegan)[0].seat for seed in range(60))
    assert set(firsts) == {0, 1, 2, 3}
