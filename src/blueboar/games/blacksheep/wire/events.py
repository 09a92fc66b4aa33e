"""What happens. Physical events carry cards, figures and tasks; the others tell how the game flows."""
# interpreted: msgspec Structs

from __future__ import annotations

from typing import Literal, final

import msgspec

from blueboar.core.seats import Seat
from blueboar.games.blacksheep.data.ranking import Combination
from blueboar.games.blacksheep.wire.score import Decision, Score

WhyTurnedOver = Literal["no-figures", "no-card-fits", "endgame"]
"""Why a field is turned over: rules 4.8, 4.10 or 5.1."""


class EventBase(msgspec.Struct, frozen=True, tag_field="event", omit_defaults=True, gc=False):
    """What all events have in common: strings, numbers and tuples, nothing for the garbage collector."""


@final
class CardsMoved(EventBase, frozen=True, tag="cards"):
    """Cards go from zone to zone. Whoever is not in `seen` gets the number alone; None: all see them."""

    source: str
    target: str
    count: int
    cards: tuple[str, ...] | None = None
    seen: tuple[Seat, ...] | None = None


@final
class Hidden(EventBase, frozen=True, tag="hidden"):
    """Something happened of which this seat may know nothing else."""


@final
class FiguresMoved(EventBase, frozen=True, tag="figures"):
    """Figures go from zone to zone. Everyone sees the animals; those in `seen` the points below, too."""

    source: str
    target: str
    figures: tuple[str, ...]
    points: tuple[int, ...] | None = None
    seen: tuple[Seat, ...] = ()


@final
class TasksMoved(EventBase, frozen=True, tag="tasks"):
    """Task cards are dealt from the box. `seen` as for cards."""

    target: str
    count: int
    tasks: tuple[str, ...] | None = None
    seen: tuple[Seat, ...] | None = None


@final
class FiguresMixed(EventBase, frozen=True, tag="figures-mixed"):
    """The points below all figures, animal by animal, number by number; seen by nobody."""

    count: int
    points: tuple[int, ...] | None = None


@final
class DeckShuffled(EventBase, frozen=True, tag="deck-shuffled"):
    """All cards of the game, in the order of the deck (the last is on top); seen by nobody."""

    count: int
    cards: tuple[str, ...] | None = None


@final
class DeckRenewed(EventBase, frozen=True, tag="deck-renewed"):
    """The discard pile becomes the new deck; its order is seen by nobody."""

    count: int
    cards: tuple[str, ...] | None = None


@final
class TurnBegan(EventBase, frozen=True, tag="turn"):
    seat: Seat


@final
class Passed(EventBase, frozen=True, tag="passed"):
    """This seat's sides are full on every field in play, so its turn is skipped (rules 3.4)."""

    seat: Seat


@final
class FieldDrivenOut(EventBase, frozen=True, tag="driven-out"):
    """Everyone's combination, by seat, and who wins the field."""

    field: int
    winner: Seat
    combinations: tuple[Combination, ...]
    first: bool = False
    """Whether another had the same five animals, and only the earlier third card decided (rules 4.4)."""


@final
class FieldTurnedOver(EventBase, frozen=True, tag="turned-over"):
    field: int
    why: WhyTurnedOver


@final
class EndgameBegan(EventBase, frozen=True, tag="endgame"):
    pass


@final
class Revealed(EventBase, frozen=True, tag="revealed"):
    """The game is over: what each seat had hidden, by seat (rules 7.4)."""

    hands: tuple[tuple[str, ...], ...]
    points: tuple[tuple[int, ...], ...]
    """Below the figures of each corral, in the order in which they stand there."""
    tasks: tuple[tuple[str, ...], ...]


@final
class GameEnded(EventBase, frozen=True, tag="ended"):
    scores: tuple[Score, ...]
    places: tuple[int, ...]
    reason: Decision


Event = (
    CardsMoved
    | Hidden
    | FiguresMoved
    | TasksMoved
    | FiguresMixed
    | DeckShuffled
    | DeckRenewed
    | TurnBegan
    | Passed
    | FieldDrivenOut
    | FieldTurnedOver
    | EndgameBegan
    | Revealed
    | GameEnded
)
