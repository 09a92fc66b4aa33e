"""Editions and options (rules 1.5): a preset, changed by what the group sets, checked as a whole."""
# interpreted: msgspec Structs

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal

import msgspec

from blueboar.core.errors import SetupError
from blueboar.core.faults import fault, seat_fault
from blueboar.core.options import Option, checked, impossible
from blueboar.core.seats import Seat
from blueboar.games.blacksheep.data.animals import MOST_POINTS, Animal, Farm, Task, standard_farm

EDITIONS: Final = ("standard", "tasks")
PLAYERS: Final = (2, 3, 4)
MOST_PLAYERS: Final = 4
CARDS_A_PLAYER: Final = 12
"""Three on each side and three in hand: with so many nobody ever draws in vain."""
TASKS_IN_GAME: Final = 6
LONGEST_DECK: Final = 20_000
"""In a record, which may be anybody's: none of ours has a tenth of it."""


def _preset(standard: Any, tasks: Any) -> dict[str, Any]:
    return {"standard": standard, "tasks": tasks}


_BONUSES: Final = standard_farm().bonuses
OPTIONS: Final = (
    Option("first_player", "seat", _preset("random", "random"), least=0, most=MOST_PLAYERS - 1, clause="2.4"),
    Option("tasks", "switch", _preset(False, True), clause="1.5"),
    Option("majority_bonus", "number", _preset(_BONUSES.majority, 0), least=0, most=MOST_POINTS, clause="5.4"),
    Option("set_bonus", "number", _preset(_BONUSES.set, 0), least=0, most=MOST_POINTS, clause="5.5"),
)


class Config(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole, checked set-up, with every animal and task that is in the game."""

    edition: str
    players: Annotated[int, msgspec.Meta(ge=2, le=MOST_PLAYERS)]
    first_player: Seat | Literal["random"]
    majority_bonus: int
    set_bonus: int
    animals: Annotated[tuple[Animal, ...], msgspec.Meta(min_length=1)]
    tasks: tuple[Task, ...]
    """Empty when no tasks are played; then there are bonuses."""

    def __post_init__(self) -> None:
        """A set-up that was read from a file may ask for anything: nobody shuffles a million cards to find it false."""
        cards = [animal.cards for animal in self.animals]
        if min(cards, default=0) < 0 or sum(cards) > LONGEST_DECK or len(self.tasks) > LONGEST_DECK:
            raise ValueError(f"at most {LONGEST_DECK} cards")


def player_counts(edition: str) -> tuple[int, ...]:
    if edition not in EDITIONS:
        raise SetupError("setup.unknown-edition", "1.5", edition=str(edition)[:60], allowed=list(EDITIONS))
    return PLAYERS


def configure(players: int, edition: str | None, options: Mapping[str, Any] | None, farm: Farm | None) -> Config:
    edition = EDITIONS[0] if edition is None else edition
    counts = player_counts(edition)
    if players not in counts or isinstance(players, bool):
        raise SetupError("setup.wrong-player-count", "1.4", edition=edition, players=players, allowed=list(counts))
    given = {name: checked(OPTIONS, name, value, "1.5") for name, value in (options or {}).items()}
    first_player = given.get("first_player", "random")
    if first_player != "random" and first_player >= players:
        raise impossible("first_player", "2.4", seat_fault(players))
    own = standard_farm() if farm is None else farm
    _check_cards(own, players)
    if given.get("tasks", edition == "tasks"):
        return _with_tasks(players, edition, first_player, own, given)
    majority = given.get("majority_bonus", own.bonuses.majority)
    each_set = given.get("set_bonus", own.bonuses.set)
    return Config(edition, players, first_player, majority, each_set, own.animals, ())


def _with_tasks(players: int, edition: str, first_player: Any, farm: Farm, given: dict[str, Any]) -> Config:
    for bonus in ("majority_bonus", "set_bonus"):
        if bonus in given:
            none = fault("no-bonuses-with-tasks")
            raise impossible(bonus, "6.1", none)
    if len(farm.tasks) < TASKS_IN_GAME:
        few = fault("too-few-tasks", wanted=TASKS_IN_GAME, there=len(farm.tasks))
        raise impossible("tasks", "6.1", few)
    return Config(edition, players, first_player, 0, 0, farm.animals, farm.tasks)


def _check_cards(farm: Farm, players: int) -> None:
    there = sum(animal.cards for animal in farm.animals)
    wanted = CARDS_A_PLAYER * players
    if there < wanted:
        raise SetupError("setup.too-few-cards", "1.6", cards=there, wanted=wanted, players=players)
