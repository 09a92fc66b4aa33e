"""What happens. Two physical events carry everything that can be lost; the others tell how the game flows."""
# interpreted: msgspec Structs

from __future__ import annotations

from typing import ClassVar, Literal

import msgspec

from blueboar.core.seats import Seat
from blueboar.games.sheriff.wire.chores import Chore
from blueboar.games.sheriff.wire.phases import Phase
from blueboar.games.sheriff.wire.score import Score
from blueboar.games.sheriff.wire.terms import Deal, Duty, Promise, PromiseStatus, PromiseWhy, Stance

Reason = Literal["deal", "fine", "loot", "pledge"]
"""Why gold changes hands; `pledge`: it is set aside, or goes back."""

ClosedWhy = Literal["refused", "withdrawn", "unpayable", "duty", "decided", "stances", "lapsed"]
"""Why an offer is no longer open, if it was not struck."""


class EventBase(msgspec.Struct, frozen=True, gc=False, tag_field="event", omit_defaults=True):
    """What all events have in common."""


class CardsMoved(EventBase, frozen=True, gc=False, tag="cards"):
    """Cards go from zone to zone. Whoever is not in `seen` gets the number alone; None: all see them."""

    source: str
    target: str
    count: int
    cards: tuple[str, ...] | None = None
    seen: tuple[Seat, ...] | None = None
    promise: int | None = None
    """The promise whose pledge this is, when it is set aside and when it leaves again."""


class GoldMoved(EventBase, frozen=True, gc=False, tag="gold"):
    source: str
    target: str
    amount: int
    why: Reason
    promise: int | None = None
    """As for cards."""


class Hidden(EventBase, frozen=True, gc=False, tag="hidden"):
    """Something happened of which this seat may know nothing else."""


class GoldDealt(EventBase, frozen=True, gc=False, tag="gold-dealt"):
    amount: int


class DeckShuffled(EventBase, frozen=True, gc=False, tag="deck-shuffled"):
    """All cards of the game, in the order of the deck (the last is on top); seen by nobody."""

    count: int
    cards: tuple[str, ...] | None = None


class DeckRenewed(EventBase, frozen=True, gc=False, tag="deck-renewed"):
    """A new deck from the discards; `piles` is what stays of each pile. Nobody sees the deck's order."""

    count: int
    piles: tuple[tuple[str, ...], ...]
    cards: tuple[str, ...] | None = None


class DeputiesShuffled(EventBase, frozen=True, gc=False, tag="deputies-shuffled"):
    order: tuple[Seat, ...] | None = None


class RoundBegan(EventBase, frozen=True, gc=False, tag="round"):
    number: int
    office: tuple[Seat, ...]
    """The sheriff; or the two deputies, the one turned up first before the other."""


class PhaseBegan(EventBase, frozen=True, gc=False, tag="phase"):
    phase: Phase


class TurnPassed(EventBase, frozen=True, gc=False, tag="turn"):
    seat: Seat


class PileChosen(EventBase, frozen=True, gc=False, tag="pile-chosen"):
    """Where a merchant's open set-aside cards will go after the market."""

    merchant: Seat
    pile: int


class BagClosed(EventBase, frozen=True, gc=False, tag="bag-closed"):
    merchant: Seat


class BagsHandedOver(EventBase, frozen=True, gc=False, tag="bags-handed-over"):
    """How many cards each bag holds, by seat; 0 where there is none."""

    counts: tuple[int, ...]


class Declared(EventBase, frozen=True, gc=False, tag="declared"):
    merchant: Seat
    good: str
    count: int


class OfferMade(EventBase, frozen=True, gc=False, tag="offer-made"):
    """An open offer; one that it replaces is gone. `seen` as for cards (option `private_offers`).

    `picked`: the face-down cards that its maker means; seen by its maker alone.
    """

    deal: Deal
    seen: tuple[Seat, ...] | None = None
    picked: tuple[str, ...] = ()


class OfferAgreed(EventBase, frozen=True, gc=False, tag="offer-agreed"):
    """One of several partners has agreed, others have still to. `picked` as for an offer."""

    deal: int
    seat: Seat
    seen: tuple[Seat, ...] | None = None
    picked: tuple[str, ...] = ()


class OfferClosed(EventBase, frozen=True, gc=False, tag="offer-closed"):
    deal: int
    why: ClosedWhy
    by: Seat | None = None
    duty: Duty | None = None
    seen: tuple[Seat, ...] | None = None


class DealStruck(EventBase, frozen=True, gc=False, tag="deal-struck"):
    deal: Deal


class DutyTaken(EventBase, frozen=True, gc=False, tag="duty"):
    duty: Duty


class Promised(EventBase, frozen=True, gc=False, tag="promised"):
    """A new line of the ledger."""

    promise: Promise


class PromiseSettled(EventBase, frozen=True, gc=False, tag="promise-settled"):
    promise: int
    status: PromiseStatus
    delivered: int = 0
    why: PromiseWhy = ""


class CardsShown(EventBase, frozen=True, gc=False, tag="shown"):
    """Proof (rules 5.9, 5.10): the owner's cards in that zone, for those who were promised some."""

    owner: Seat
    zone: str
    count: int
    seen: tuple[Seat, ...]
    cards: tuple[str, ...] | None = None


class StanceTaken(EventBase, frozen=True, gc=False, tag="stance"):
    deputy: Seat
    merchant: Seat
    stance: Stance


class BagLetThrough(EventBase, frozen=True, gc=False, tag="let-through"):
    merchant: Seat
    by: tuple[Seat, ...]
    """Empty when the time had run out."""
    for_nothing: bool = False
    """An offer for it stood, and was not taken."""


class BagOpened(EventBase, frozen=True, gc=False, tag="opened"):
    merchant: Seat
    by: tuple[Seat, ...]
    cards: tuple[str, ...]
    truthful: bool
    confiscated: tuple[str, ...] | None = None
    """The cards that were not as declared. None: a record that is older than this field."""
    gained: ClassVar[tuple[str, ...]] = ("confiscated",)


class TimeRanOut(EventBase, frozen=True, gc=False, tag="time-ran-out"):
    """For one bag, where the timer runs for each; else for all."""

    bag: Seat | None = None


class DebtForgiven(EventBase, frozen=True, gc=False, tag="debt-forgiven"):
    debtor: Seat
    amount: int


class Asked(EventBase, frozen=True, gc=False, tag="asked"):
    """The game waits for one player to settle something before it goes on."""

    chore: Chore


class Answered(EventBase, frozen=True, gc=False, tag="answered"):
    """The chore that was asked first is settled."""


class PlateFixed(EventBase, frozen=True, gc=False, tag="plate-fixed"):
    """The feast plate on this stall is this good from now on."""

    merchant: Seat
    plate: str
    good: str


class SplitProposed(EventBase, frozen=True, gc=False, tag="split-proposed"):
    """Contraband in it is seen by the deputies alone, as the loot itself is."""

    deputy: Seat
    gold: int
    count: int
    cards: tuple[str, ...] | None = None
    seen: tuple[Seat, ...] = ()


class SplitRefused(EventBase, frozen=True, gc=False, tag="split-refused"):
    deputy: Seat


class OddNamed(EventBase, frozen=True, gc=False, tag="odd-named"):
    """Who should get the odd coin and the last card of the loot, as this deputy would have it."""

    deputy: Seat
    coin: Seat | None = None
    card: Seat | None = None


class BlackMarketSold(EventBase, frozen=True, gc=False, tag="black-market-sold"):
    merchant: Seat
    good: str
    points: int


class BlackMarketPassed(EventBase, frozen=True, gc=False, tag="black-market-passed"):
    merchant: Seat


class ContrabandRevealed(EventBase, frozen=True, gc=False, tag="revealed"):
    seat: Seat
    cards: tuple[str, ...]


class GameEnded(EventBase, frozen=True, gc=False, tag="ended"):
    scores: tuple[Score, ...]
    places: tuple[int, ...]


Event = (
    CardsMoved
    | GoldMoved
    | Hidden
    | GoldDealt
    | DeckShuffled
    | DeckRenewed
    | DeputiesShuffled
    | RoundBegan
    | PhaseBegan
    | TurnPassed
    | PileChosen
    | BagClosed
    | BagsHandedOver
    | Declared
    | OfferMade
    | OfferAgreed
    | OfferClosed
    | DealStruck
    | DutyTaken
    | Promised
    | PromiseSettled
    | CardsShown
    | StanceTaken
    | BagLetThrough
    | BagOpened
    | TimeRanOut
    | DebtForgiven
    | Asked
    | Answered
    | PlateFixed
    | SplitProposed
    | SplitRefused
    | OddNamed
    | BlackMarketSold
    | BlackMarketPassed
    | ContrabandRevealed
    | GameEnded
)
