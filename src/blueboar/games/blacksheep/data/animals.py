"""Animals, bonuses and tasks: rows of a data file, read and checked. A group's own file is read the same."""
# interpreted: msgspec Structs

from __future__ import annotations

from importlib import resources
from pathlib import Path
from typing import Final

import msgspec

from blueboar.core.datafile import DataFile, name_fault, read_text
from blueboar.core.faults import Fault, fault
from blueboar.core.rows import range_fault

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
    """The scales: whoever has the most of the animal, and all who are tied with them (rules 6.3)."""

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
    """A group's own file; a DataError names file, line, row and fault."""
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
            raise page.error("tasks", 0, fault("standard-task-needs", task=task.name, animal=missing[0]))
    return Farm(animals, bonuses, tasks)


def _animals(page: DataFile) -> tuple[Animal, ...]:
    animals: list[Animal] = []
    for row, raw in enumerate(page.rows("animals"), 1):
        animal: Animal = page.converted("animals", row, raw, Animal)
        wrong = name_fault(animal.name, [other.name for other in animals]) or _animal_fault(animal)
        if wrong:
            raise page.error("animals", row, wrong)
        animals.append(animal)
    if not LEAST_ANIMALS <= len(animals) <= MOST_ANIMALS:
        number = fault("number-of-animals", least=LEAST_ANIMALS, most=MOST_ANIMALS)
        raise page.error("animals", 0, number)
    return tuple(animals)


def _animal_fault(animal: Animal) -> Fault | None:
    if not LEAST_FIGURES <= len(animal.points) <= MOST_FIGURES:
        return fault("number-of-figures", least=LEAST_FIGURES, most=MOST_FIGURES)
    return range_fault("cards", [animal.cards], 1, MOST_CARDS) or range_fault("points", animal.points, 0, MOST_POINTS)


def _bonuses(page: DataFile) -> Bonuses:
    bonuses: Bonuses = page.converted("bonuses", 0, page.document.get("bonuses"), Bonuses)
    for field, points in (("majority", bonuses.majority), ("set", bonuses.set)):
        wrong = range_fault(field, [points], 0, MOST_POINTS)
        if wrong:
            raise page.error("bonuses", 0, wrong)
    return bonuses


def _tasks(page: DataFile, animals: tuple[Animal, ...]) -> tuple[Task, ...]:
    known = [animal.name for animal in animals]
    tasks: list[Task] = []
    for row, raw in enumerate(page.rows("tasks"), 1):
        task: Task = page.converted("tasks", row, raw, Task)
        wrong = name_fault(task.name, [other.name for other in tasks]) or _task_fault(task, known)
        if wrong:
            raise page.error("tasks", row, wrong)
        tasks.append(task)
    return tuple(tasks)


def _task_fault(task: Task, known: list[str]) -> Fault | None:
    animals = _animals_of(task)
    missing = [animal for animal in animals if animal not in known]
    if missing:
        return fault("no-such-animal", name=missing[0], allowed=known)
    if isinstance(task, GroupTask) and not 2 <= len(animals) <= LEAST_FIGURES:
        return fault("group-size", least=2, most=LEAST_FIGURES)
    return None if isinstance(task, OnlyOwnerTask) else range_fault("points", [task.points], 0, MOST_POINTS)


def _animals_of(task: Task) -> tuple[str, ...]:
    return task.animals if isinstance(task, GroupTask) else (task.animal,)


_STANDARD: Final = parse_farm(
    resources.files(__package__).joinpath("animals.toml").read_text("utf-8"), "animals.toml", None
)
