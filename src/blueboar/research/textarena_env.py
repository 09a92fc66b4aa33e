"""TextArena: the games for players who read and write. Answers that cannot be read are explained and asked for again.

env = BlueBoarTextEnv(game, language="en")
env.reset(num_players=3, seed=1)
player, observation = env.get_observation()
done, info = env.step("1")
"""

from __future__ import annotations

from typing import Any, Final

import textarena

from blueboar.core.errors import IllegalAction, IllegalMove
from blueboar.core.game import find_game
from blueboar.core.seats import Seat
from blueboar.research.tables import ResearchTable, SetUp, dealt
from blueboar.research.text_door import TextSeat, Unclear, checked_language

MOST_MISTAKES: Final = 3
"""In a row; then the safe move is made."""


class BlueBoarTextEnv(textarena.Env):
    def __init__(self, game: str, language: str = "en", **settings: Any) -> None:
        self.game_name = find_game(game).name
        self.language = checked_language(language)
        self.settings = settings
        self.table: ResearchTable | None = None

    def reset(self, num_players: int, seed: int | None = None) -> None:
        set_up = SetUp(self.game_name, num_players, **self.settings)
        self.table = ResearchTable(set_up, 0 if seed is None else seed, keep=True)
        self.state = textarena.State(num_players=num_players, seed=seed)
        names = tuple(f"Player {seat}" for seat in range(num_players))
        self.seats = [TextSeat(set_up.game, seat, names, self.language) for seat in range(num_players)]
        self.state.standard_resets(game_state={}, role_mapping=dict(enumerate(names)))
        self._told = 0
        self._mistakes = 0
        self._ask()

    def _prompts(self) -> tuple[Any, tuple[Any, ...]]:
        table = dealt(self.table)
        game = table.set_up.game
        return table.view(table.seat), game.pending(table.play.real_state()).get(table.seat, ())

    def _ask(self) -> None:
        table = dealt(self.table)
        game = table.set_up.game
        for entry in table.entries[self._told :]:
            for reader in self.seats:
                events = tuple(game.redact(event, reader.seat) for event in entry.events)
                reader.watch(type(entry)(entry.seq, entry.seat, None, events))
        self._told = len(table.entries)
        seat = table.seat
        self.state.current_player_id = seat
        self._tell(seat, self.seats[seat].question(*self._prompts()), textarena.ObservationType.GAME_BOARD)

    def _tell(self, seat: Seat, text: str, kind: Any) -> None:
        self.state.add_observation(text, kind, to_id=seat)

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        table = dealt(self.table)
        if table.over:
            raise IllegalAction("the game is over: reset comes first")
        seat, game = table.seat, table.set_up.game
        view, prompts = self._prompts()
        try:
            move = self.seats[seat].read(action, view, prompts)
            refusal = None if move is None else game.check(table.play.real_state(), seat, move)
            if refusal is not None:
                raise Unclear(self.seats[seat].refused(IllegalMove(refusal)))
        except Unclear as unclear:
            self._mistakes += 1
            if self._mistakes < MOST_MISTAKES:
                self._tell(seat, str(unclear), textarena.ObservationType.GAME_ADMIN)
                return self.state.step()
            self.state.game_info[seat]["invalid_move"] = True
            move = game.safe_move(view, prompts)
        self._mistakes = 0
        if move is not None:
            table.move(seat, move)
        elif not table.play.decline():
            table.move(seat, game.safe_move(view, prompts))
        if table.over:
            self.state.done = True
            self.state.rewards = dict(enumerate(table.rewards()))
            return self.state.step()
        self._ask()
        return self.state.step()
