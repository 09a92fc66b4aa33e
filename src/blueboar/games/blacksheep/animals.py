"""Animals, bonuses and tasks: rows of a data file, read and checked. A group's own file is read the same."""
# interpreted: msgspec Structs

from __future__ import annotations

from importlib import resources
from pathlib import Path
from typing import Final

import msgspec

from blueboar.core.datafile import DataFile, name_fault, read_text

SECTIONS: Final = ("animals", "bonuses", "tasks")
LEAST_ANIMALS: Final = 3
MOST_ANIMALS: Final = 10
LEAST_FIGURES: Final = 6
"""At the set-up six cards of one animal may come up, and each of them places a figure."""
MOST_FIGURES: Final = 20
MOST_CARDS: Final = 100
MOST_POINTS: Final = 100


class Animal(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One row of the file, and the points below its figures."""

    name: str
    cards: int
    points: tuple[int, ...]
    subtracts: bool = False


class Bonuses(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    majority: int
    set: int


class TaskBase(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """What all tasks have in common."""


class MajorityTask(TaskBase, frozen=True, tag="majority"):
    """The scales: whoever has the most of the animal, and all who are tied with him (rules 6.3)."""

    name: str
    animal: str
    points: int


class GroupTask(TaskBase, frozen=True, tag="group"):
    """So many points for each such group of figures (rules 6.4)."""

    name: str
    animals: tuple[str, ...]
    points: int


class OnlyOwnerTask(TaskBase, frozen=True, tag="only-owner"):
    """The "!": the only owner of this animal wins outright (rules 6.5)."""

    name: str
    animal: str


Task = MajorityTask | GroupTask | OnlyOwnerTask


class Farm(msgspec.Struct, frozen=True):
    """Everything in the game that is data."""

    animals: tuple[Animal, ...]
    bonuses: Bonuses
    tasks: tuple[Task, ...]


def standard_farm() -> Farm:
    return _STANDARD


def load_farm(path: str) -> Farm:
    """A group's own file; a DataError names file, line, row and reason."""
    return read_farm(Path(path).name, read_text(path))


def read_farm(name: str, text: str) -> Farm:
    return parse_farm(text, name, _STANDARD)


def parse_farm(text: str, file: str, standard: Farm | None) -> Farm:
    """The farm in `text`; what it leaves out is taken from `standard`."""
    page = DataFile(file, text)
    page.only(*SECTIONS)
    animals = _animals(page) if standard is None or "animals" in page.document else standard.animals
    bonuses = _bonuses(page) if standard is None or "bonuses" in page.document else standard.bonuses
    tasks = _tasks(page, animals) if standard is None or "tasks" in page.document else standard.tasks
    for task in tasks:
        missing = sorted(set(_animals_of(task)) - {animal.name for animal in animals})
        if missing:
            raise page.fault("tasks", 0, f"the standard task {task.name!r} needs the animal {missing[0]!r}")
    return Farm(animals, bonuses, tasks)


def _animals(page: DataFile) -> tuple[Animal, ...]:
    animals: list[Animal] = []
    for row, raw in enumerate(page.rows("animals"), 1):
        animal: Animal = page.converted("animals", row, raw, Animal)
        reason = name_fault(animal.name, [other.name for other in animals]) or _animal_fault(animal)
        if reason:
            raise page.fault("animals", row, reason)
        animals.append(animal)
    if not LEAST_ANIMALS <= len(animals) <= MOST_ANIMALS:
        raise page.fault("animals", 0, f"{LEAST_ANIMALS} to {MOST_ANIMALS} animals are needed")
    return tuple(animals)


def _animal_fault(animal: Animal) -> str | None:
    if not 1 <= animal.cards <= MOST_CARDS:
        return f"cards are from 1 to {MOST_CARDS}"
    if not LEAST_FIGURES <= len(animal.points) <= MOST_FIGURES:
        return f"points has a number for each figure: {LEAST_FIGURES} to {MOST_FIGURES} of them"
    if not all(0 <= number <= MOST_POINTS for number in animal.points):
        return f"points are from 0 to {MOST_POINTS}"
    return None


def _bonuses(page: DataFile) -> Bonuses:
    bonuses: Bonuses = page.converted("bonuses", 0, page.document.get("bonuses"), Bonuses)
    if not (0 <= bonuses.majority <= MOST_POINTS and 0 <= bonuses.set <= MOST_POINTS):
        raise page.fault("bonuses", 0, f"points are from 0 to {MOST_POINTS}")
    return bonuses


def _tasks(page: DataFile, animals: tuple[Animal, ...]) -> tuple[Task, ...]:
    known = [animal.name for animal in animals]
    tasks: list[Task] = []
    for row, raw in enumerate(page.rows("tasks"), 1):
        task: Task = page.converted("tasks", row, raw, Task)
        reason = name_fault(task.name, [other.name for other in tasks]) or _task_fault(task, known)
        if reason:
            raise page.fault("tasks", row, reason)
        tasks.append(task)
    return tuple(tasks)


def _task_fault(task: Task, known: list[str]) -> str | None:
    animals = _animals_of(task)
    missing = [animal for animal in animals if animal not in known]
    if missing:
        return f"there is no animal {missing[0]!r}; the animals are {', '.join(known)}"
    if isinstance(task, GroupTask) and not 2 <= len(animals) <= LEAST_FIGURES:
        return f"a group has 2 to {LEAST_FIGURES} animals"
    if not isinstance(task, OnlyOwnerTask) and not 0 <= task.points <= MOST_POINTS:
        return f"points are from 0 to {MOST_POINTS}"
    return None


def _animals_of(task: Task) -> tuple[str, ...]:
    return task.animals if isinstance(task, GroupTask) else (task.animal,)


_STANDARD: Final = parse_farm(
    resources.files(__package__).joinpath("animals.toml").read_text("utf-8"), "animals.toml", None
)
