"""One table for all doors: a game by small decisions, with what a seat sees as arrays, and what it earned."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, get_args

import numpy as np

import blueboar.games  # noqa: F401  (registers them)
from blueboar.core.chance import Chance
from blueboar.core.decisions import Decisions, decisions_of
from blueboar.core.errors import IllegalAction
from blueboar.core.game import Game, find_game
from blueboar.core.record import Entry
from blueboar.core.seats import HOUSE, NOBODY, Outcome, Seat
from blueboar.research.numbers import Numbers

Reward = Literal["win", "place", "points"]
REWARDS: Final = get_args(Reward)


class SetUp:
    """Which game, for how many, by which options: what every door is opened with. SetupError says what is allowed,
    NoDecisions which games have a codec."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        edition: str | None = None,
        reward: Reward = "win",
        options: Mapping[str, Any] | None = None,
        limits: Mapping[str, int] | None = None,
        numbers: Numbers | None = None,
    ) -> None:
        if reward not in REWARDS:
            raise ValueError(f"reward {reward!r}: one of {', '.join(REWARDS)} is wanted")
        self.game: Game = find_game(game)
        counts = self.game.players(self.game.editions[0] if edition is None else edition)
        usual = 4 if 4 in counts else counts[0]
        self.config: Any = self.game.configure(usual if players is None else players, edition, options)
        self.reward: Reward = reward
        self.limits = dict(limits or {})
        self.numbers = numbers or Numbers()
        sample = self.blank()
        self.players = sample.players
        self.labels = tuple(sample.space.labels)
        self.layout = tuple(sample.layout.parts)
        self.observation_size = sample.layout.size

    @property
    def actions(self) -> int:
        return len(self.labels)

    def blank(self) -> Decisions:
        """Not yet dealt."""
        try:
            return decisions_of(self.game.name, self.config, **self.limits)
        except TypeError:
            raise ValueError(f"unknown limit among {sorted(self.limits)} for {self.game.name}") from None

    def rewards(self, outcome: Outcome | None) -> list[float]:
        """All zero until the end. `win`: one point, shared by the winners. `place`: from 1 for the first to -1 for the
        last, equals share. `points`: hundreds of points more than the mean of the others."""
        if outcome is None:
            return [0.0] * self.players
        if self.reward == "win":
            share = 1.0 / len(outcome.winners)
            return [share if place == 1 else 0.0 for place in outcome.places]
        if self.reward == "place":
            return [_standing(place, outcome.places) for place in outcome.places]
        total, others = sum(outcome.scores), self.players - 1
        return [(score - (total - score) / others) / 100.0 for score in outcome.scores]


def _standing(place: int, places: tuple[int, ...]) -> float:
    """The mean of what the places that equals share are worth."""
    last = len(places) - 1
    equals = places.count(place)
    shared = sum(1.0 - 2.0 * (place - 1 + step) / last for step in range(equals))
    return shared / equals


def checked_seed(seed: object) -> int:
    """A seed is a whole number, 0 or more."""
    if isinstance(seed, (bool, np.bool_)) or not isinstance(seed, (int, np.integer)) or seed < 0:
        raise ValueError(f"seed {seed!r}: a whole number, 0 or more, is wanted")
    return int(seed)


def checked_action(action: object, play: Decisions) -> int:
    """One whole number; NumPy's and arrays of one are welcome."""
    if isinstance(action, np.ndarray) and action.size == 1:
        action = action.item()
    if isinstance(action, (bool, np.bool_)) or not isinstance(action, (int, np.integer)):
        raise IllegalAction(play.explain(action))
    return int(action)


def dealt(table: ResearchTable | None) -> ResearchTable:
    """The table, once there is one."""
    if table is None:
        raise IllegalAction("reset comes first: no game was dealt yet")
    return table


class ResearchTable:
    """A game in play. With `keep`, all entries are kept as a table of the house would record them."""

    def __init__(self, set_up: SetUp, seed: int, keep: bool = False) -> None:
        self.set_up = set_up
        self.seed = str(checked_seed(seed))
        self.play = set_up.blank()
        self.entries: list[Entry] = []
        self._events: list[Any] = []
        self._moved: tuple[Seat, Any] = (HOUSE, None)
        if keep:
            self.play.told = self._events
            self.play.listener = self._hear
        self.play.begin(Chance(self.seed))
        self._keep()

    def _hear(self, seat: Seat, move: Any) -> None:
        """A move is about to be carried out: the one before it is complete."""
        self._keep()
        self._moved = (seat, move)

    def _keep(self) -> None:
        if self._events:
            seat, move = self._moved
            self.entries.append(Entry(len(self.entries), seat, move, tuple(self._events)))
            self._events.clear()

    @property
    def seat(self) -> Seat:
        """Who decides; NOBODY when it is over."""
        return self.play.seat

    @property
    def over(self) -> bool:
        return self.play.seat == NOBODY

    def step(self, action: object) -> None:
        self.play.step(checked_action(action, self.play))
        self._keep()

    def move(self, seat: Seat, move: Any) -> None:
        """A whole move at once, as the bots of the house make them. It has to be legal."""
        self.play.play(seat, move)
        self._keep()

    def observation(self, seat: Seat) -> Any:
        """`set_up.layout` says what is where."""
        return self.set_up.numbers.of(self.play.observe_bytes(seat))

    def mask(self, seat: Seat) -> Any:
        """int8, 1 for what this seat may do now: all 0 for those who do not decide."""
        if seat != self.play.seat:
            return np.zeros(self.set_up.actions, dtype=np.int8)
        return np.frombuffer(self.play.mask(), dtype=np.int8)

    def view(self, seat: Seat | None) -> Any:
        """The structured view beside the numbers."""
        return self.set_up.game.view(self.play.real_state(), seat)

    def board(self, seat: Seat | None) -> str:
        names = tuple(f"Seat {each}" for each in range(self.set_up.players))
        return self.set_up.game.board(self.view(seat), names)

    def rewards(self) -> list[float]:
        return self.set_up.rewards(self.play.outcome())
