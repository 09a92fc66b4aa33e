"""A whole game in a line: between bots, or between players who do anything that is legal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

import blueboar.bots  # noqa: F401  (registers the levels)
from blueboar.bots.bot import Bot
from blueboar.bots.driver import Match
from blueboar.bots.guard import BotFault
from blueboar.bots.levels import THINK_STEPS, BotSetup, find_level, levels
from blueboar.core.game import find_game
from blueboar.core.kinds import SomeConfig
from blueboar.core.play import play_out
from blueboar.core.record import Record
from blueboar.core.seats import Outcome, Seat
from blueboar.core.table import Table
from blueboar.core.taken_back import standing
from blueboar.door.records import save
from blueboar.door.tables import Seed, Setting, open_table, seed_text
from blueboar.door.words import story


class FinishedGame:
    """A game that is over: how it ended, its record and its story."""

    def __init__(self, table: Table, outcome: Outcome, faults: Sequence[BotFault] = ()) -> None:
        self.record: Record = table.record()
        self.outcome = outcome
        self.names = table.names
        self.faults = tuple(faults)
        """Where a bot crashed or broke the rules, and the safe move was made for it."""

    @property
    def winners(self) -> tuple[str, ...]:
        return tuple(self.names[seat] for seat in self.outcome.winners)

    @property
    def statistics(self) -> tuple[dict[str, int], ...]:
        """What can be counted, by seat."""
        return self.record.game.statistics(self.record.header.config, standing(self.record.entries))

    def story(self, language: str = "en", seat: Seat | None = None) -> str:
        """What happened, a sentence a line; with all cards open, or only what this seat could see."""
        return story(self.record, language, seat)

    def save(self, path: str | Path) -> None:
        """Write the record as a JSON file, for `load`, `blueboar replay` and `blueboar verify`."""
        save(self.record, path)

    def __repr__(self) -> str:
        scores = ", ".join(f"{name} {score}" for name, score in zip(self.names, self.outcome.scores, strict=True))
        return f"<FinishedGame of {self.record.header.game}: {scores}>"


def level_names(game: str) -> tuple[str, ...]:
    """The bots of the house for this game, the weakest first."""
    return tuple(level.name for level in levels(find_game(game).name))


def play(
    game: str,
    bots: Sequence[str | Bot],
    *,
    edition: str | None = None,
    seed: Seed | None = None,
    names: Sequence[str] = (),
    cards: str | Path | None = None,
    think_steps: int = THINK_STEPS,
    forgive: bool = False,
    **options: Setting,
) -> FinishedGame:
    """Let bots play a game: one for each seat, by the name of a level or as an object of your own.

    A bot that crashes or breaks the rules stops the game with BotFailed; with `forgive` the game's safe move is made
    in its place, as at the inn and in the arena, and `faults` tells of it. The other arguments are those of
    `open_table`; `think_steps` is how far the strongest levels think.
    """
    key = seed_text(seed)
    called = tuple(names) or _names(bots)
    table = open_table(game, len(bots), edition=edition, seed=key, names=called, cards=cards, **options)
    seated = [_seated(table, seat, bot, f"{key}/{seat}", think_steps) for seat, bot in enumerate(bots)]
    match = Match(table, seated)
    return FinishedGame(table, match.play(stop_at_fault=not forgive), match.faults)


def _seated(table: Table, seat: Seat, bot: str | Bot, seed: str, think_steps: int) -> Bot:
    if isinstance(bot, str):
        place = BotSetup(table.game, table.config, seat, seed, think_steps=think_steps)
        return find_level(table.game.name, bot).make(place)
    if isinstance(bot, type) or not (hasattr(bot, "watch") and hasattr(bot, "answer")):
        raise TypeError(f"a bot is the name of a level, or an object with the methods of blueboar.Bot; not {bot!r}")
    return bot


def _names(bots: Sequence[str | Bot]) -> tuple[str, ...]:
    """Each by its level or its class; the second of a kind is number 2."""
    seen: Counter[str] = Counter()
    called: list[str] = []
    for bot in bots:
        name = bot if isinstance(bot, str) else type(bot).__name__
        seen[name] += 1
        called.append(name if seen[name] == 1 else f"{name} {seen[name]}")
    return tuple(called)


def simulate(
    game: str,
    players: int = 4,
    *,
    games: int = 1000,
    edition: str | None = None,
    seed: Seed = 0,
    cards: str | Path | None = None,
    **options: Setting,
) -> Iterator[Outcome]:
    """How random games end: fast, told to nobody, the same for the same seed. `blueboar simulate` plays the same."""
    known = find_game(game)
    data = None if cards is None else known.load_data(str(cards))
    config: SomeConfig = known.configure(players, edition, options, data)
    return (_random_outcome(game, config, f"{seed}/{number}") for number in range(games))


def _random_outcome(game: str, config: SomeConfig, seed: str) -> Outcome:
    known = find_game(game)
    state, _ = play_out(known, config, seed)
    outcome = known.outcome(state)
    assert outcome is not None
    return outcome
