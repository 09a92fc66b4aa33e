"""Everything that a player, or the clock, can do."""
# interpreted: msgspec Structs

from __future__ import annotations

from typing import Literal

import msgspec

from blueboar.core.seats import Seat
from blueboar.games.sheriff.wire.terms import Stance, Term


class MoveBase(msgspec.Struct, frozen=True, gc=False, tag_field="move", forbid_unknown_fields=True):
    """What all moves have in common."""


class ChooseFirstMerchant(MoveBase, frozen=True, gc=False, tag="choose-first-merchant"):
    merchant: Seat


class GoToMarket(MoveBase, frozen=True, gc=False, tag="market"):
    """A whole market turn (rules 3): the cards are laid in the order in which they are named."""

    set_aside: tuple[str, ...] = ()
    from_piles: tuple[int, ...] = ()
    """How many from the top of each discard pile; the rest comes from the deck."""
    onto: int = 0


class LoadBag(MoveBase, frozen=True, gc=False, tag="load"):
    cards: tuple[str, ...]


class Declare(MoveBase, frozen=True, gc=False, tag="declare"):
    good: str
    count: int


class MakeOffer(MoveBase, frozen=True, gc=False, tag="offer"):
    """`partners` are the others who have to agree. `replaces` makes it a counter-offer."""

    partners: tuple[Seat, ...]
    terms: tuple[Term, ...]
    replaces: int | None = None
    picks: tuple[str, ...] = ()
    """The face-down cards that its maker gives unnamed, in the order of the terms; none: the cheapest."""


class AcceptOffer(MoveBase, frozen=True, gc=False, tag="accept"):
    deal: int
    picks: tuple[str, ...] = ()
    """As in an offer: the face-down cards that the one who accepts gives unnamed."""


class RefuseOffer(MoveBase, frozen=True, gc=False, tag="refuse"):
    deal: int


class WithdrawOffer(MoveBase, frozen=True, gc=False, tag="withdraw"):
    deal: int


class LetThrough(MoveBase, frozen=True, gc=False, tag="let-through"):
    """`takes`: the offer that is struck by it, or `nothing`. Not said: the sole offer for it, if there is one."""

    merchant: Seat
    takes: int | Literal["nothing"] | None = None


class OpenBag(MoveBase, frozen=True, gc=False, tag="open"):
    merchant: Seat


class TakeStance(MoveBase, frozen=True, gc=False, tag="stance"):
    """What a deputy wants done with a bag: `open`, `let-through`, or that `for-nothing`."""

    merchant: Seat
    stance: Stance


class MarkFavour(MoveBase, frozen=True, gc=False, tag="mark-favour"):
    promise: int
    kept: bool


class PayDebt(MoveBase, frozen=True, gc=False, tag="pay-debt"):
    cards: tuple[str, ...]


class LayConfiscated(MoveBase, frozen=True, gc=False, tag="lay-confiscated"):
    """All confiscated cards, in the order in which they are laid: the last one is on top."""

    cards: tuple[str, ...]
    onto: int = 0


class FixPlate(MoveBase, frozen=True, gc=False, tag="fix-plate"):
    good: str


class AnswerBrimstone(MoveBase, frozen=True, gc=False, tag="brimstone"):
    """Destroy one or two goods of one kind on an opponent's stall, or keep the oil (no opponent)."""

    opponent: Seat | None = None
    cards: tuple[str, ...] = ()


class DiscardForTrophy(MoveBase, frozen=True, gc=False, tag="discard-for-trophy"):
    """Another card of the hand; none only if there is no other."""

    card: str | None = None
    onto: int = 0


class ProposeSplit(MoveBase, frozen=True, gc=False, tag="propose-split"):
    """What the first deputy would get of the loot; the second gets the rest."""

    gold: int
    cards: tuple[str, ...] = ()


class AnswerSplit(MoveBase, frozen=True, gc=False, tag="answer-split"):
    accept: bool


class SplitEqually(MoveBase, frozen=True, gc=False, tag="split-equally"):
    """Picking: the dearest card. What is odd: nobody is named, so it is discarded."""


class PickLoot(MoveBase, frozen=True, gc=False, tag="pick-loot"):
    card: str


class NameForOdd(MoveBase, frozen=True, gc=False, tag="name-for-odd"):
    """Which deputy should get the odd coin and the last card; None for what is not odd, and to discard it."""

    coin: Seat | None = None
    card: Seat | None = None


class GoToBlackMarket(MoveBase, frozen=True, gc=False, tag="black-market"):
    """Sell three of a kind, or pass (no good)."""

    good: str | None = None


class TimeUp(MoveBase, frozen=True, gc=False, tag="time-up"):
    """Made by the house when the inspection timer has run out."""


Move = (
    ChooseFirstMerchant
    | GoToMarket
    | LoadBag
    | Declare
    | MakeOffer
    | AcceptOffer
    | RefuseOffer
    | WithdrawOffer
    | LetThrough
    | OpenBag
    | TakeStance
    | MarkFavour
    | PayDebt
    | LayConfiscated
    | FixPlate
    | AnswerBrimstone
    | DiscardForTrophy
    | ProposeSplit
    | AnswerSplit
    | SplitEqually
    | PickLoot
    | NameForOdd
    | GoToBlackMarket
    | TimeUp
)
