"""What a bot is: it sees a view and the prompts of its seat, and answers with a move. Nothing else reaches it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Never, Protocol

import msgspec

from blueboar.core.answers import Parameter
from blueboar.core.record import Entry
from blueboar.core.seats import Seat

if TYPE_CHECKING:
    # Defaults are new in Python 3.13; a type checker knows them everywhere.
    from typing_extensions import TypeVar

    View_contra = TypeVar("View_contra", contravariant=True, default=Never)
    Prompt_contra = TypeVar("Prompt_contra", contravariant=True, default=Never)
else:
    from typing import TypeVar

    View_contra = TypeVar("View_contra", contravariant=True)
    Prompt_contra = TypeVar("Prompt_contra", contravariant=True)


class Personality(msgspec.Struct, frozen=True):
    """How a bot plays at its level. Every trait is between 0 and 1; 0.5 is the level's own way."""

    boldness: float = 0.5
    honesty: float = 0.5
    greed: float = 0.5
    grudge: float = 0.5


class Saying(msgspec.Struct, frozen=True):
    """What a bot says at the table: a code with parameters, so that every language can phrase it."""

    code: str
    params: dict[str, Parameter] = {}
    to: Seat | None = None


class Heard(msgspec.Struct, frozen=True):
    """A quick phrase that someone said: to this seat, or to everyone. A bot with a method `hear` is told of it."""

    seat: Seat
    code: str
    to: Seat | None = None


class Answer(msgspec.Struct, frozen=True):
    """`move` is None when the bot has nothing to do now (possible only where no prompt is waited for)."""

    move: msgspec.Struct | None = None
    say: Saying | None = None


class Bot(Protocol[View_contra, Prompt_contra]):
    """Seeded: the same seed, views and entries give the same answers.

    A bot of your own may have this as its base: then it need not watch.
    """

    def watch(self, entry: Entry) -> None:
        """An entry as the bot's seat sees it. Called for every entry in order, before `answer`."""
        return

    def answer(self, view: View_contra, prompts: tuple[Prompt_contra, ...]) -> Answer:
        """What to do now. No move means nothing, for now; where a prompt is `waited` for, that cannot be for long."""
        return Answer()
