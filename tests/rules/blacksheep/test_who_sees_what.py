"""Who sees what (rules 7)."""

import pytest

from blueboar.games.blacksheep.wire.events import CardsMoved, DeckShuffled, Revealed, TasksMoved
from tests.clauses import clause
from tests.rules.blacksheep.yard import Yard, full_house


@clause("7.1")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_a_hand_and_hidden_tasks_are_the_owners_alone(viewer: int | None) -> None:
    yard = Yard(3, "tasks")
    for player in yard.game.view(yard.state, viewer).players:
        assert (player.hand is not None) == (player.seat == viewer)
        assert (player.tasks is not None) == (player.seat == viewer)
        assert (player.hand_count, player.task_count) == (3, 1)


@clause("7.1")
def test_others_see_only_how_many_cards_and_tasks_somebody_gets() -> None:
    yard = Yard(3, "tasks")
    draws = [event for event in yard.happened(CardsMoved) if event.target == "hand:1"]
    tasks = [event for event in yard.happened(TasksMoved) if event.target == "tasks:1"]
    assert yard.game.redact(draws[0], 1) == draws[0]
    assert yard.game.redact(tasks[0], 1) == tasks[0]
    for viewer in (0, 2, None):
        assert yard.game.redact(draws[0], viewer) == CardsMoved("deck", "hand:1", 3, None, (1,))
        assert yard.game.redact(tasks[0], viewer) == TasksMoved("tasks:1", 1, None, (1,))


@clause("7.2")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_nobody_sees_points_on_a_field(viewer: int | None) -> None:
    yard = Yard(2)
    for field in yard.game.view(yard.state, viewer).fields:
        assert [figure.points for figure in field.figures] == [None, None]


@clause("7.2")
def test_the_owner_sees_the_points_in_their_corral() -> None:
    yard = Yard(2)
    yard.corral(1, "cow", points=3)
    assert [yard.game.view(yard.state, viewer).players[1].corral[0].points for viewer in (0, 1, None)] == [
        None,
        3,
        None,
    ]


@clause("7.3")
def test_fields_discards_open_tasks_and_the_size_of_the_deck_are_public() -> None:
    yard = Yard(4, "tasks")
    yard.side(0, 1, "cow", "pig")
    for viewer in (0, 1, None):
        view = yard.game.view(yard.state, viewer)
        assert view.fields[0].sides[1] == ("cow", "pig")
        assert view.discard == tuple(yard.named.discard)
        assert len(view.open_tasks) == 2
        assert (view.deck_count, view.deck) == (84 - 6 - 12, None)
        assert (view.box_count, view.box) == (6, None)


@clause("7.3")
def test_nobody_sees_the_order_of_the_deck() -> None:
    yard = Yard(2)
    shuffled = yard.happened(DeckShuffled)[0]
    assert all(yard.game.redact(shuffled, seat) == DeckShuffled(84) for seat in (0, 1, None))


@clause("7.4")
def test_at_the_end_everything_may_be_looked_at() -> None:
    yard = full_house()
    yard.endgame(1, 2)
    events = yard.play(0, 0, "cow")
    revealed = next(event for event in events if type(event) is Revealed)
    assert revealed.hands == (tuple(yard.named.hand(0)), tuple(yard.named.hand(1)))
    assert len(revealed.points[0]) + len(revealed.points[1]) == 2
    view = yard.game.view(yard.state, None)
    assert view.deck == tuple(yard.named.deck)
    assert all(player.hand is not None for player in view.players)
    assert all(figure.points is not None for player in view.players for figure in player.corral)
    assert yard.game.redact(revealed, None) == revealed
