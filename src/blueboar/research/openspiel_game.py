"""OpenSpiel: every game that has a codec as a Python game, with every draw as a chance node of its own.

    import blueboar.research.openspiel_game                      # registers them
    game = pyspiel.load_game(f"blueboar_{name}(players=2)")

A move is tried on a copy with the outcomes of chance known so far; where they end there is a chance node. A shuffle
is a row of them, the top card first, and cards that are alike are one outcome.
"""

from __future__ import annotations

import hashlib
from typing import Any, Final

import msgspec
import numpy as np
import pyspiel

from blueboar.core.decisions import Decisions, games_by_decisions
from blueboar.core.game import find_game
from blueboar.core.scripted_chance import ScriptedChance
from blueboar.core.seats import NOBODY
from blueboar.core.undecided import Undecided
from blueboar.research.tables import SetUp

MOST_STEPS: Final = 100_000


Done = tuple[int | None, tuple[int, ...]]
"""An action, or None for the deal, and what chance said to it."""


class _Held:
    """What OpenSpiel copies, and serialises, with a state. Compiled objects copy themselves; kept is how they came to
    be, and that is done again."""

    def __init__(self, play: Decisions, set_up: SetUp, done: list[Done]) -> None:
        self.play = play
        self.set_up = set_up
        self.done = done

    def __deepcopy__(self, memo: object) -> _Held:
        return _Held(self.play.copy(), self.set_up, self.done)

    def __reduce__(self) -> tuple[Any, ...]:
        return _done_again, (self.set_up, self.done)


def _done_again(set_up: SetUp, done: list[Done]) -> _Held:
    play = set_up.blank()
    for action, script in done:
        play.house = ScriptedChance(list(script))
        if action is None:
            play.begin(play.house)
        else:
            play.choose(action)
    return _Held(play, set_up, done)


class BlueBoarState(pyspiel.State):
    def __init__(self, game: BlueBoarGame) -> None:
        super().__init__(game)
        self.held = _Held(game.set_up.blank(), game.set_up, [])
        self.action: int | None = None
        """What is being tried; None for the deal."""
        self.script: list[int] = []
        self.node: tuple[str, list[str], list[int]] | None = None
        """What chance has to decide."""
        self.seen: list[str] = [""] * game.set_up.players
        """By player: a digest of everything that they have seen."""
        self._try()

    def __deepcopy__(self, memo: dict[int, Any]) -> BlueBoarState:
        raise NotImplementedError("clone() copies a state")

    def _try(self) -> None:
        held, script = self.held.play, self.script
        play = held.copy()
        play.house = ScriptedChance(script)
        events: list[Any] = []
        play.told = events
        seat = play.seat
        try:
            if self.action is None:
                play.begin(play.house)
            else:
                play.choose(self.action)
        except Undecided as undecided:
            self.node = (undecided.what, self._words(undecided.what, undecided.words), undecided.weights)
            return
        play.told = None
        done = [*self.held.done, (self.action, tuple(script))]
        self.node, self.script = None, []
        self._remember(seat, events)
        self.held = _Held(play, self.held.set_up, done)

    def _words(self, what: str, words: list[Any]) -> list[str]:
        """Cards are numbers in a state; their names are told."""
        names = self.get_game().card_names
        return [names[word] if what == "card" and isinstance(word, int) else str(word) for word in words]

    def _remember(self, seat: int, events: list[Any]) -> None:
        game = self.get_game().set_up.game
        for player, known in enumerate(self.seen):
            news: list[Any] = [game.redact(event, player) for event in events]
            if player == seat:
                news.append(self.action)
            if news:
                told = known.encode() + msgspec.json.encode(news)
                self.seen[player] = hashlib.blake2b(told, digest_size=9).hexdigest()

    def current_player(self) -> int:
        if self.node is not None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.held.play.seat
        return int(pyspiel.PlayerId.TERMINAL) if seat == NOBODY else seat

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.held.play.options) if player == self.held.play.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        assert self.node is not None
        total = sum(self.node[2])
        return [(place, weight / total) for place, weight in enumerate(self.node[2])]

    def _apply_action(self, action: int) -> None:
        if self.node is not None:
            self.script.append(action)
        else:
            if action not in self.held.play.options:
                raise pyspiel.SpielError(self.held.play.explain(action))
            self.action = action
        self._try()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            assert self.node is not None
            return f"{self.node[0]}: {self.node[1][action]}"
        labels: tuple[str, ...] = self.get_game().set_up.labels
        return labels[action]

    def is_terminal(self) -> bool:
        return self.node is None and self.held.play.seat == NOBODY

    def returns(self) -> list[float]:
        return self.get_game().set_up.rewards(self.held.play.outcome() if self.is_terminal() else None)

    def board(self, player: int | None) -> str:
        set_up = self.get_game().set_up
        names = tuple(f"Seat {seat}" for seat in range(set_up.players))
        return set_up.game.board(set_up.game.view(self.held.play.real_state(), player), names)

    def __str__(self) -> str:
        if self.node is not None:
            return f"chance decides: {self.node[0]} number {len(self.script) + 1}"
        return self.board(None)


class BlueBoarObserver:
    """The numbers of an observation, and in words what a player sees; with perfect recall, a digest of all before."""

    def __init__(self, game: BlueBoarGame, obs_type: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observers have no parameters; got {params}")
        self.recalls = obs_type.perfect_recall
        self.tensor = np.zeros(game.set_up.observation_size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: BlueBoarState, player: int) -> None:
        """Before the deal there is nothing to see."""
        play = state.held.play
        self.tensor[:] = play.observe(player) if play.entries else 0

    def string_from(self, state: BlueBoarState, player: int) -> str:
        if not state.held.play.entries:
            return "before the deal"
        play = state.held.play
        known = f"seen so far: {state.seen[player]}\n" if self.recalls else ""
        deciding = "decides" if player == play.seat else "waits"
        return f"Seat {player} {deciding}\n{known}{state.board(player)}"


class BlueBoarGame(pyspiel.Game):
    def __init__(self, name: str, kind: Any, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        players = int(given.pop("players", 0)) or None
        edition = str(given.pop("edition", "")) or None
        reward = str(given.pop("reward", "win"))
        self.set_up = SetUp(name, players, edition, reward)  # type: ignore[arg-type]
        self.card_names = self.set_up.blank().card_names()
        zero_sum = reward != "win"
        information = pyspiel.GameInfo(
            num_distinct_actions=self.set_up.actions,
            max_chance_outcomes=max(64, len(self.card_names)),
            num_players=self.set_up.players,
            min_utility=-20.0 if reward == "points" else -1.0 if zero_sum else 0.0,
            max_utility=20.0 if reward == "points" else 1.0,
            utility_sum=0.0 if zero_sum else 1.0,
            max_game_length=MOST_STEPS,
        )
        super().__init__(kind, information, params or {})

    def new_initial_state(self) -> BlueBoarState:
        return BlueBoarState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> BlueBoarObserver:
        return BlueBoarObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


def _register(name: str, counts: tuple[int, ...]) -> None:
    kind = pyspiel.GameType(
        short_name=f"blueboar_{name}",
        long_name=f"Blue Boar: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(counts),
        min_num_players=min(counts),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 0, "edition": "", "reward": "win"},
    )

    class Opened(BlueBoarGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(name, kind, params)

    pyspiel.register_game(kind, Opened)


for _game in [find_game(_name) for _name in games_by_decisions()]:
    _register(_game.name, tuple({count for each in _game.editions for count in _game.players(each)}))
