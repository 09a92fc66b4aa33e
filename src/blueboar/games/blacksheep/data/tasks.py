"""The tasks of a game as they are scored (rules 6.2 to 6.5), with their animals as numbers.

Figures are counted here by seat and animal, as in `scoring`.
"""

from __future__ import annotations

from blueboar.core.seats import Seat
from blueboar.games.blacksheep.data.animals import GroupTask, MajorityTask, Task


class Aim:
    """What all tasks have in common."""

    def __init__(self, name: str) -> None:
        self.name = name

    def points_for(self, seat: Seat, counts: list[list[int]]) -> int:
        return 0

    def wins_outright(self, seat: Seat, counts: list[list[int]]) -> bool:
        return False


class Majority(Aim):
    """Whoever has the most of the animal, and all who are tied with them (rules 6.3)."""

    def __init__(self, task: MajorityTask, animals: dict[str, int]) -> None:
        super().__init__(task.name)
        self.animal = animals[task.animal]
        self.points = task.points

    def points_for(self, seat: Seat, counts: list[list[int]]) -> int:
        own = counts[seat][self.animal]
        for count in counts:
            if count[self.animal] > own:
                return 0
        return self.points if own > 0 else 0


class Groups(Aim):
    """So many points for each such group of figures (rules 6.4)."""

    def __init__(self, task: GroupTask, animals: dict[str, int]) -> None:
        super().__init__(task.name)
        wanted = [animals[name] for name in task.animals]
        self.animals = sorted(set(wanted))
        self.each = [wanted.count(animal) for animal in self.animals]
        """How many of each of these animals a group has."""
        self.points = task.points

    def groups(self, count: list[int]) -> int:
        """How many whole groups there are among these figures."""
        return min([count[animal] // self.each[place] for place, animal in enumerate(self.animals)])

    def points_for(self, seat: Seat, counts: list[list[int]]) -> int:
        return self.points * self.groups(counts[seat])


class OnlyOwner(Aim):
    """The only owner of this animal wins, whatever the points (rules 6.5)."""

    def __init__(self, name: str, animal: int) -> None:
        super().__init__(name)
        self.animal = animal

    def wins_outright(self, seat: Seat, counts: list[list[int]]) -> bool:
        return all((count[self.animal] > 0) == (other == seat) for other, count in enumerate(counts))


def aim_of(task: Task, animals: dict[str, int]) -> Aim:
    if isinstance(task, MajorityTask):
        return Majority(task, animals)
    if isinstance(task, GroupTask):
        return Groups(task, animals)
    return OnlyOwner(task.name, animals[task.animal])
