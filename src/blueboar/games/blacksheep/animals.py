"""Animals, bonuses and tasks: rows of a data file, read and checked. A group's own file is read the same."""
# interpreted: msgspec Structs

from __future__ import annotations

import tomllib
from importlib import resources
from pathlib import Path
from typing import Any, Final

import msgspec

from blueboar.core.errors import DataError

SECTIONS: Final = ("animals", "bonuses", "tasks")
LEAST_ANIMALS: Final = 3
MOST_ANIMALS: Final = 10
LEAST_FIGURES: Final = 6
"""At the set-up six cards of one animal may come up, and each of them places a figure."""
MOST_FIGURES: Final = 20
MOST_CARDS: Final = 100
MOST_POINTS: Final = 100
MOST_BYTES: Final = 100_000


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
    name = Path(path).name
    try:
        data = Path(path).read_bytes()
        text = data.decode("utf-8")
    except OSError as error:
        raise DataError("data.unreadable", file=name, reason=error.strerror) from None
    except UnicodeDecodeError:
        raise DataError("data.unreadable", file=name, reason="it is not UTF-8 text") from None
    if len(data) > MOST_BYTES:
        raise DataError("data.unreadable", file=name, reason=f"it has more than {MOST_BYTES} bytes")
    return parse_farm(text, name, _STANDARD)


def parse_farm(text: str, file: str, standard: Farm | None) -> Farm:
    """The farm in `text`; what it leaves out is taken from `standard`."""
    page = _Page(file, text)
    unknown = sorted(set(page.document) - set(SECTIONS))
    if unknown:
        raise page.fault(unknown[0], 0, f"unknown key; wanted: {', '.join(SECTIONS)}")
    animals = _animals(page) if standard is None or "animals" in page.document else standard.animals
    bonuses = _bonuses(page) if standard is None or "bonuses" in page.document else standard.bonuses
    tasks = _tasks(page, animals) if standard is None or "tasks" in page.document else standard.tasks
    for task in tasks:
        missing = sorted(set(_animals_of(task)) - {animal.name for animal in animals})
        if missing:
            raise page.fault("tasks", 0, f"the standard task {task.name!r} needs the animal {missing[0]!r}")
    return Farm(animals, bonuses, tasks)


class _Page:
    """A data file while it is read: it knows on which line a row begins."""

    def __init__(self, file: str, text: str) -> None:
        self.file = file
        self.lines = [line.strip() for line in text.splitlines()]
        try:
            self.document = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise DataError("data.not-toml", file=file, reason=str(error)) from None

    def rows(self, section: str) -> list[Any]:
        found = self.document.get(section)
        if not isinstance(found, list) or not found:
            raise self.fault(section, 0, f"wanted: one or more [[{section}]] rows")
        return found

    def fault(self, section: str, row: int, reason: str) -> DataError:
        """`row` counts from 1; 0 means the section as a whole."""
        marks = (f"[[{section}]]", f"[{section}]")
        heads = [number for number, line in enumerate(self.lines, 1) if line.startswith(marks)]
        line = heads[row - 1] if 0 < row <= len(heads) else heads[0] if heads else 1
        return DataError("data.bad-row", file=self.file, line=line, section=section, row=row, reason=reason)


def _animals(page: _Page) -> tuple[Animal, ...]:
    animals: list[Animal] = []
    for row, raw in enumerate(page.rows("animals"), 1):
        animal: Animal = _converted(page, "animals", row, raw, Animal)
        reason = _animal_fault(animal, [other.name for other in animals])
        if reason:
            raise page.fault("animals", row, reason)
        animals.append(animal)
    if not LEAST_ANIMALS <= len(animals) <= MOST_ANIMALS:
        raise page.fault("animals", 0, f"{LEAST_ANIMALS} to {MOST_ANIMALS} animals are needed")
    return tuple(animals)


def _animal_fault(animal: Animal, taken: list[str]) -> str | None:
    if animal.name in taken:
        return f"the name {animal.name!r} is taken"
    if not _is_name(animal.name):
        return "a name is lower-case words joined by hyphens"
    if not 1 <= animal.cards <= MOST_CARDS:
        return f"cards are from 1 to {MOST_CARDS}"
    if not LEAST_FIGURES <= len(animal.points) <= MOST_FIGURES:
        return f"points has a number for each figure: {LEAST_FIGURES} to {MOST_FIGURES} of them"
    if not all(0 <= number <= MOST_POINTS for number in animal.points):
        return f"points are from 0 to {MOST_POINTS}"
    return None


def _bonuses(page: _Page) -> Bonuses:
    bonuses: Bonuses = _converted(page, "bonuses", 0, page.document.get("bonuses"), Bonuses)
    if not (0 <= bonuses.majority <= MOST_POINTS and 0 <= bonuses.set <= MOST_POINTS):
        raise page.fault("bonuses", 0, f"points are from 0 to {MOST_POINTS}")
    return bonuses


def _tasks(page: _Page, animals: tuple[Animal, ...]) -> tuple[Task, ...]:
    known = [animal.name for animal in animals]
    tasks: list[Task] = []
    for row, raw in enumerate(page.rows("tasks"), 1):
        task: Task = _converted(page, "tasks", row, raw, Task)
        reason = _task_fault(task, known, [other.name for other in tasks])
        if reason:
            raise page.fault("tasks", row, reason)
        tasks.append(task)
    return tuple(tasks)


def _task_fault(task: Task, known: list[str], taken: list[str]) -> str | None:
    if task.name in taken:
        return f"the name {task.name!r} is taken"
    if not _is_name(task.name):
        return "a name is lower-case words joined by hyphens"
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


def _converted(page: _Page, section: str, row: int, raw: Any, wanted: Any) -> Any:
    try:
        return msgspec.convert(raw, wanted)
    except msgspec.ValidationError as error:
        raise page.fault(section, row, str(error)) from None


def _is_name(name: str) -> bool:
    return len(name) <= 40 and all(
        part.isascii() and part.isalnum() and part == part.lower() for part in name.split("-")
    )


_STANDARD: Final = parse_farm(
    resources.files(__package__).joinpath("animals.toml").read_text("utf-8"), "animals.toml", None
)
