"""OpenSpiel's own test of a game on ours, copies, serialisation, observers, and playthroughs that a person can read."""

from __future__ import annotations

import os
import random
from pathlib import Path

import pytest

pytest.importorskip("pyspiel", reason="the extra `research` is not installed")

import numpy as np
import pyspiel
from open_spiel.python.observation import make_observation

import blueboar.research.openspiel_game  # noqa: F401  (registers the games)

GAMES = [
    "blueboar_blacksheep(players=2)",
    "blueboar_blacksheep(players=3,edition=tasks)",
    "blueboar_sheriff(players=3)",
    "blueboar_sheriff(players=6,edition=second)",
]
TOLD = [GAMES[0], GAMES[2]]
"""Whose playthroughs are kept, and which their own test plays."""
MOST_LINES = 260
PLAYTHROUGHS = Path(__file__).parent / "playthroughs"


def played(state: pyspiel.State, source: random.Random, most: int = 100_000) -> pyspiel.State:
    for _ in range(most):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(source.choices(outcomes, weights)[0])
        else:
            state.apply_action(source.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", TOLD)
def test_their_random_sim_test(name: str):
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_copies_and_serialised_states_are_the_same_and_apart(name: str):
    game = pyspiel.load_game(name)
    source = random.Random(1)
    state = game.new_initial_state()
    for _ in range(4):
        played(state, source, 110)
        twin = state.clone()
        _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
        assert str(twin) == str(again) == str(state)
        assert twin.legal_actions() == again.legal_actions() == state.legal_actions()
        before = str(state), state.legal_actions()
        played(twin, source, 20)
        assert (str(state), state.legal_actions()) == before


@pytest.mark.parametrize("name", GAMES)
def test_chance_is_explicit_and_adds_up(name: str):
    state = pyspiel.load_game(name).new_initial_state()
    assert state.is_chance_node()
    source, nodes = random.Random(2), 0
    while not state.is_terminal():
        if state.is_chance_node():
            nodes += 1
            assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1.0)
        played(state, source, 1)
    assert nodes > 40
    assert sum(state.returns()) == pytest.approx(1.0)


@pytest.mark.parametrize("name", GAMES)
def test_observers_see_what_the_seat_sees(name: str):
    game = pyspiel.load_game(name)
    state = played(game.new_initial_state(), random.Random(3), 400)
    for recall in (False, True):
        kind = pyspiel.IIGObservationType(perfect_recall=recall)
        observer = make_observation(game, kind)
        for player in range(game.num_players()):
            observer.set_from(state, player)
            assert observer.tensor.shape == (game.observation_tensor_size(),)
            assert np.array_equal(observer.tensor, np.array(state.held.play.observe(player), np.float32))
            assert ("seen so far" in observer.string_from(state, player)) == recall


def test_two_histories_that_a_player_can_tell_apart_are_two_information_states():
    game = pyspiel.load_game(GAMES[0])
    names = set()
    for seed in range(5):
        state = played(game.new_initial_state(), random.Random(seed), 150)
        while state.is_chance_node():
            played(state, random.Random(seed), 1)
        names.add(state.information_state_string(0))
    assert len(names) == 5


def test_an_action_that_is_not_allowed_is_refused():
    state = played(pyspiel.load_game(GAMES[0]).new_initial_state(), random.Random(4), 120)
    while state.is_chance_node():
        played(state, random.Random(4), 1)
    before = str(state), state.legal_actions()
    with pytest.raises(Exception, match=r"not allowed now|illegal|Illegal"):
        state.apply_action(game_size(state) - 1 if game_size(state) - 1 not in state.legal_actions() else 0)
    assert (str(state), state.legal_actions()) == before


def test_unknown_games_and_set_ups_are_refused():
    with pytest.raises(pyspiel.SpielError, match="Unknown game 'blueboar_chess'"):
        pyspiel.load_game("blueboar_chess")
    with pytest.raises(Exception, match="wrong-player-count"):
        pyspiel.load_game("blueboar_sheriff(players=9)")
    with pytest.raises(Exception, match="Unknown parameter"):
        pyspiel.load_game("blueboar_sheriff(gold=9)")


def game_size(state: pyspiel.State) -> int:
    return int(state.get_game().num_distinct_actions())


@pytest.mark.parametrize("name", TOLD)
def test_playthroughs_read_as_before(name: str):
    """Written anew with PLAYTHROUGHS=write, and then read by a person."""
    file = PLAYTHROUGHS / f"{name.split('(')[0]}.txt"
    told = playthrough(name)
    if os.environ.get("PLAYTHROUGHS") == "write":
        file.parent.mkdir(exist_ok=True)
        file.write_text(told, encoding="utf-8")
    assert file.read_text(encoding="utf-8") == told


def playthrough(name: str) -> str:
    """A game from the deal to the end: draws in a row, decisions a line each, the first board and the last. A long game
    is told in full for its first decisions."""
    state = pyspiel.load_game(name).new_initial_state()
    source = random.Random(7)
    lines, drawn, shown = [f"game: {name}", f"actions: {game_size(state)}"], [], False
    while not state.is_terminal() and len(lines) < MOST_LINES:
        player = state.current_player()
        if state.is_chance_node():
            before = state.clone()
            played(state, source, 1)
            drawn.append(before.action_to_string(player, state.history()[-1]).split(": ")[1])
            continue
        if drawn:
            lines.append(f"chance: {', '.join(drawn)}")
            drawn = []
        if not shown:
            lines += ["", str(state), ""]
            shown = True
        allowed = state.legal_actions()
        action = source.choice(allowed)
        lines.append(f"player {player}: {state.action_to_string(player, action)} (one of {len(allowed)})")
        state.apply_action(action)
    left = state.move_number()
    played(state, source)
    if state.move_number() > left:
        lines.append(f"... and {state.move_number() - left} more, chance among them")
    return "\n".join([*lines, "", str(state), "", f"returns: {state.returns()}", ""])
