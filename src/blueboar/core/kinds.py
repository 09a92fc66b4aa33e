"""The six kinds of things that a game is made of, as type variables: what one game has, `Game` and `Table` keep apart.

Without parameters `Game` and `Table` mean some game that nobody here knows: its state is an `object`, and of its
moves, events and views only that they can be written as JSON.
"""
# interpreted: Protocols and type variables

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import msgspec


class SomeConfig(Protocol):
    """What every set-up says."""

    @property
    def players(self) -> int: ...
    @property
    def edition(self) -> str: ...


class SomePrompt(Protocol):
    """What every prompt says: whether the game waits for the answer."""

    @property
    def waited(self) -> bool: ...


if TYPE_CHECKING:
    # Defaults are new in Python 3.13; a type checker knows them everywhere.
    from typing_extensions import TypeVar

    Config = TypeVar("Config", bound=SomeConfig, default=SomeConfig)
    State = TypeVar("State", default=object)
    Move = TypeVar("Move", bound=msgspec.Struct, default=msgspec.Struct)
    Event = TypeVar("Event", bound=msgspec.Struct, default=msgspec.Struct)
    View = TypeVar("View", bound=msgspec.Struct, default=msgspec.Struct)
    Prompt = TypeVar("Prompt", bound=SomePrompt, default=SomePrompt)
else:
    from typing import TypeVar

    Config = TypeVar("Config")
    State = TypeVar("State")
    Move = TypeVar("Move")
    Event = TypeVar("Event")
    View = TypeVar("View")
    Prompt = TypeVar("Prompt")
