"""What is one of a few words is a `Literal`, so that mypy, the schemas and TypeScript know the words."""

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import inspect

from blueboar.core.game import find_game
from blueboar.core.seats import Outcome
from blueboar.protocol.messages import FromServer
from tests.contract.tables import every_game

ONE_OF_A_FEW = {"act", "happens", "how", "phase", "reason", "stance", "state", "status", "title", "what", "why"}


def parts(kind: Any, met: set[Any]) -> Iterator[inspect.StructType]:
    """Every Struct in it, however deep."""
    if isinstance(kind, inspect.StructType):
        if kind.cls in met:
            return
        met.add(kind.cls)
        yield kind
    for name in ("types", "item_types", "fields"):
        for inner in getattr(kind, name, ()):
            yield from parts(inner.type if isinstance(inner, inspect.Field) else inner, met)
    if isinstance(getattr(kind, "item_type", None), inspect.Type):
        yield from parts(kind.item_type, met)


def is_any_string(kind: Any) -> bool:
    return isinstance(kind, inspect.StrType) or any(map(is_any_string, getattr(kind, "types", ())))


def free_words(*kinds: Any) -> list[str]:
    met: set[Any] = set()
    found = [struct for kind in kinds for struct in parts(inspect.type_info(kind), met)]
    assert len(found) > 3
    return [
        f"{struct.cls.__name__}.{field.name}"
        for struct in found
        for field in struct.fields
        if field.name in ONE_OF_A_FEW and is_any_string(field.type)
    ]


@every_game
def test_phases_statuses_stances_acts_and_reasons_are_known_words(name: str) -> None:
    game: Any = find_game(name)
    assert free_words(game.move_type, game.event_type, game.prompt_type, game.view_type) == []


def test_so_are_those_of_the_protocol_and_of_an_outcome() -> None:
    assert free_words(FromServer, Outcome) == []


def test_a_free_word_would_be_found() -> None:
    class Bag(msgspec.Struct):
        status: str

    class Table(msgspec.Struct):
        bags: tuple[Bag, ...]
        phase: str | None
        turn: int

    class Hand(msgspec.Struct):
        count: int

    class Door(msgspec.Struct):
        hand: Hand

    assert free_words(Table, Hand, Door) == ["Table.phase", "Bag.status"]
