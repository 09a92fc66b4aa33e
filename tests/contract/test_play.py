"""What every game promises about playing it."""

from typing import Any

import msgspec
import pytest

from blueboar.core.chance import Chance
from blueboar.core.game import find_game
from blueboar.core.play import play_out, play_randomly, players_chance
from blueboar.core.record import read_move
from blueboar.core.seats import HOUSE, Refusal
from blueboar.core.table import Table
from tests.contract.tables import (
    MOST_MOVES,
    dumped,
    encoded,
    every_kind,
    finished,
    has_secrets,
    opened,
    played,
    seen,
    viewers,
)
from tests.trying import tried, tried_json

MALFORMED = [b"", b"{", b"null", b"[]", b"7", b'"play"', b'{"move": "fly"}', b'{"move": 7}', b"\xff", b"{}" * 1000]


@every_kind
def test_random_games_end_and_nothing_breaks_on_the_way(name: str, edition: str, players: int) -> None:
    for table in played(opened(name, edition, players)):
        assert table.game.invariants(table.state) == []
    outcome = table.outcome()
    assert outcome is not None
    assert len(outcome.scores) == len(outcome.places) == players
    assert outcome.winners
    assert table.pending() == {}


@every_kind
def test_somebody_is_waited_for_until_the_end(name: str, edition: str, players: int) -> None:
    for table in played(opened(name, edition, players)):
        pending = table.pending()
        waited = [prompt for prompts in pending.values() for prompt in prompts if prompt.waited]
        assert bool(waited) == (table.outcome() is None)
        assert all(seat == HOUSE or 0 <= seat < players for seat in pending)


@every_kind
def test_whoever_makes_a_sampled_move_was_asked(name: str, edition: str, players: int) -> None:
    asked: set[int] = {HOUSE}
    for table in played(opened(name, edition, players)):
        assert table.entries[-1].seat in asked
        asked = set(table.pending())


@every_kind
def test_a_game_of_safe_moves_ends(name: str, edition: str, players: int) -> None:
    """The absent do not hold up a table: the clock's answers are legal and lead to an end."""
    table = opened(name, edition, players)
    for _ in range(MOST_MOVES):
        if table.outcome() is not None:
            return
        answers = {seat: safe_answer(table, seat) for seat in table.pending()}
        seat = next(seat for seat, move in answers.items() if move is not None)
        table.play(seat, answers[seat])
    pytest.fail("not over")


def safe_answer(table: Table, seat: int) -> Any:
    """None if this seat is not waited for, or has done its part."""
    prompts = table.pending()[seat]
    if not any(prompt.waited for prompt in prompts):
        return None
    return table.game.safe_move(None if seat == HOUSE else table.view(seat), prompts)


@every_kind
def test_refused_moves_change_nothing(name: str, edition: str, players: int) -> None:
    """Moves of a whole other game, made by everyone at the wrong moment."""
    strange = [entry.move for entry in finished(opened(name, edition, players, "another")).entries[1:]]
    table = opened(name, edition, players)
    chance = Chance("strange moves")
    for _ in played(table):
        before = None
        for seat in (*range(players), HOUSE, players, -5, 10**20):
            move = strange[chance.below(len(strange))]
            if table.game.check(table.state, seat, move) is None:
                continue
            before = before or (dumped(table.state), len(table.entries), encoded(table.pending()))
            refusal = tried(table, seat, move)
            assert isinstance(refusal, Refusal)
            assert refusal.code
            assert encoded(refusal)
        if before:
            assert before == (dumped(table.state), len(table.entries), encoded(table.pending()))


@every_kind
def test_malformed_moves_are_refused(name: str, edition: str, players: int) -> None:
    table = opened(name, edition, players)
    before = dumped(table.state)
    for data in MALFORMED:
        refusal = tried_json(table, next(iter(table.pending())), data)
        assert refusal is not None
        assert refusal.code == "move.malformed"
        assert refusal.params["reason"]
    nonsense: tuple[Any, ...] = (None, 7, "play", (), object())
    for move in nonsense:
        assert table.game.check(table.state, 0, move) is not None
    assert dumped(table.state) == before


@every_kind
def test_moves_from_outside_are_the_moves_from_inside(name: str, edition: str, players: int) -> None:
    table = finished(opened(name, edition, players))
    other = opened(name, edition, players)
    for entry in table.entries[1:]:
        other.play(entry.seat, read_move(other.game, encoded(entry.move)))
    assert encoded(other.record()) == encoded(table.record())


@every_kind
def test_a_copy_lives_its_own_life(name: str, edition: str, players: int) -> None:
    table = opened(name, edition, players)
    game = table.game
    for place, _ in enumerate(played(table)):
        if place % 5 or table.outcome() is not None:
            continue
        before = dumped(table.state)
        copy = game.copy(table.state)
        assert dumped(copy) == before
        chance = Chance(f"copy {place}")
        for _ in range(12):
            if game.outcome(copy) is not None:
                break
            seat, move = game.sample(copy, chance)
            game.decide(copy, seat, move, chance, None)
        assert dumped(table.state) == before


@every_kind
def test_a_game_that_is_told_to_nobody_is_the_same_game(name: str, edition: str, players: int) -> None:
    for number in range(5):
        table = opened(name, edition, players, f"told {number}")
        play_randomly(table, players_chance(table.chance.seed))
        state, moves = play_out(table.game, table.config, table.chance.seed)
        assert moves == len(table.entries) - 1
        assert dumped(state) == dumped(table.state)
        assert table.game.outcome(state) == table.outcome()


@every_kind
def test_the_seed_decides_everything_that_players_do_not(name: str, edition: str, players: int) -> None:
    one, same, other = (finished(opened(name, edition, players, seed)) for seed in ("a", "a", "b"))
    assert encoded(one.record()) == encoded(same.record())
    assert encoded(one.entries[0]) != encoded(other.entries[0])


@every_kind
def test_views_prompts_moves_and_events_are_of_their_types(name: str, edition: str, players: int) -> None:
    game = find_game(name)

    def returns(value: Any, wanted: Any) -> bool:
        return bool(msgspec.json.decode(encoded(value), type=wanted) == value)

    table = opened(name, edition, players)
    for place, _ in enumerate(played(table)):
        entry = table.entries[-1]
        assert entry.move is None or returns(entry.move, game.move_type)
        assert all(returns(event, game.event_type) for event in entry.events)
        if place % 5 == 0 or table.outcome() is not None:
            assert all(returns(table.view(viewer), game.view_type) for viewer in viewers(table))
            for prompts in table.pending().values():
                assert all(returns(prompt, game.prompt_type) for prompt in prompts)
    assert returns(table.config, game.config_type)


@every_kind
def test_a_seat_cannot_tell_a_resampled_state_from_the_real_one(name: str, edition: str, players: int) -> None:
    """Its view, its prompts and who is asked stay the same, byte for byte."""
    table = opened(name, edition, players)
    chance = Chance("worlds")
    for place, _ in enumerate(played(table)):
        if place % 3:
            continue
        before = dumped(table.state)
        for viewer in viewers(table):
            world = table.game.resample(table.state, viewer, chance)
            assert seen(table.game, world, viewer) == seen(table.game, table.state, viewer)
            assert table.game.invariants(world) == []
        assert dumped(table.state) == before


@every_kind
def test_resampling_changes_what_is_hidden(name: str, edition: str, players: int) -> None:
    if not has_secrets(opened(name, edition, players)):
        pytest.skip("nothing is hidden in this game")
    table = opened(name, edition, players)
    chance = Chance("worlds")
    for viewer in viewers(table):
        assert dumped(table.game.resample(table.state, viewer, chance)) != dumped(table.state)


@every_kind
def test_redaction_shows_a_seat_no_more_the_second_time(name: str, edition: str, players: int) -> None:
    table = finished(opened(name, edition, players))
    for entry in table.entries:
        for viewer in viewers(table):
            shown = table.redacted(entry, viewer)
            assert len(shown.events) == len(entry.events)
            assert table.redacted(shown, viewer) == shown
            assert shown.move is None or entry.seat == viewer


@every_kind
def test_what_a_spectator_sees_whole_hides_nothing_from_anyone(name: str, edition: str, players: int) -> None:
    """The server relies on it: such an event is the same object for every seat, and is encoded once."""
    table = finished(opened(name, edition, players))
    for entry in table.entries:
        for event in entry.events:
            if table.game.redact(event, None) is event:
                assert all(table.game.redact(event, viewer) is event for viewer in viewers(table))


@every_kind
def test_views_made_together_are_those_made_one_by_one(name: str, edition: str, players: int) -> None:
    """Also those of a game that was followed from its beginning, of which some parts are the same objects as before."""
    table = opened(name, edition, players)
    followed = table.game.views()
    for _ in played(table):
        seats = viewers(table)
        one_by_one = [table.view(viewer) for viewer in seats]
        assert followed.of(table.state, seats) == one_by_one
        assert table.game.views().of(table.state, seats) == one_by_one


@every_kind
def test_what_is_counted_is_counted_for_every_seat(name: str, edition: str, players: int) -> None:
    table = finished(opened(name, edition, players))
    counted = table.game.statistics(table.config, table.entries)
    assert len(counted) == players
    assert all(isinstance(number, int) and number >= 0 for counts in counted for number in counts.values())
    assert any(counts for counts in counted)


class Unforeseen(msgspec.Struct, frozen=True, tag="unforeseen", tag_field="event"):
    """An event of which the redaction knows nothing: a new one that somebody forgot to list."""

    cards: tuple[str, ...] = ("silk", "horse")
    seen: None = None


@pytest.mark.parametrize("name", ["sheriff", "blacksheep"])
def test_an_event_that_is_not_listed_is_hidden_from_everyone(name: str) -> None:
    for seat in (None, 0, 1):
        assert encoded(find_game(name).redact(Unforeseen(), seat)) == b'{"event":"hidden"}'
