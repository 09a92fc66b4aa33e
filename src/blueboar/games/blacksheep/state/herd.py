"""What never changes during a game: the animals with their cards and figures, and where everything has its place."""

from __future__ import annotations

from typing import Final

from blueboar.core.seats import Seat
from blueboar.games.blacksheep.data.animals import Task
from blueboar.games.blacksheep.data.editions import Config
from blueboar.games.blacksheep.data.ranking import Ranking, ranking_of
from blueboar.games.blacksheep.data.tasks import Aim, aim_of
from blueboar.games.blacksheep.wire.zones import FIELDS, HAND, SIDE, figure_zones, task_zones


class Herd:
    """Looked up from the configuration once, shared by all copies of a state. It knows every number's name."""

    def __init__(self, config: Config) -> None:
        players = config.players
        self.names = [row.name for row in config.animals]
        """By animal, and so by card."""
        self.animals: dict[str, int] = {name: animal for animal, name in enumerate(self.names)}
        self.figure_names: list[str] = []
        self.animal_of: list[int] = []
        """By figure."""
        self.first_figure: list[int] = []
        """By animal. The supply gives the last of its figures that are left."""
        for animal, row in enumerate(config.animals):
            self.first_figure.append(len(self.animal_of))
            for number in range(len(row.points)):
                self.figure_names.append(f"{row.name}-{number + 1}")
                self.animal_of.append(animal)
        self.figures: dict[str, int] = {name: figure for figure, name in enumerate(self.figure_names)}
        self.signs = [-1 if row.subtracts else 1 for row in config.animals]
        """By animal: whether its points count or subtract."""
        self.cards = [animal for animal, row in enumerate(config.animals) for _ in range(row.cards)]
        self.ranking: Ranking = ranking_of(len(self.names))
        self.tasks: dict[str, Task] = {task.name: task for task in config.tasks}
        self.aims: dict[str, Aim] = {task.name: aim_of(task, self.animals) for task in config.tasks}
        self.figure_places = {zone: place for place, zone in enumerate(figure_zones(players))}
        self.task_places = {zone: place for place, zone in enumerate(task_zones(players))}
        self.hands: dict[str, Seat] = {HAND[seat]: seat for seat in range(players)}
        self.sides: dict[str, tuple[int, Seat]] = {
            SIDE[field][seat]: (field, seat) for field in range(FIELDS) for seat in range(players)
        }

    def figures_of(self, animal: int) -> range:
        first = self.first_figure[animal]
        return range(first, first + self.animal_of.count(animal))

    def name_cards(self, cards: list[int]) -> tuple[str, ...]:
        return tuple([self.names[card] for card in cards])

    def number_cards(self, names: tuple[str, ...]) -> list[int]:
        return [self.animals[name] for name in names]

    def name_figures(self, figures: list[int]) -> tuple[str, ...]:
        return tuple([self.figure_names[figure] for figure in figures])

    def number_figures(self, names: tuple[str, ...]) -> list[int]:
        return [self.figures[name] for name in names]


_HERDS: Final[dict[int, tuple[Config, Herd]]] = {}
_MOST_HERDS: Final = 64


def herd_of(config: Config) -> Herd:
    """The same herd for the same configuration."""
    known = _HERDS.get(id(config))
    if known is not None and known[0] is config:
        return known[1]
    if len(_HERDS) >= _MOST_HERDS:
        _HERDS.clear()
    herd = Herd(config)
    _HERDS[id(config)] = (config, herd)
    return herd
