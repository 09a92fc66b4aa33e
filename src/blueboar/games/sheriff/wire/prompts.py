"""What a seat may do now. A prompt promises exactly what `check` will pass."""
# interpreted: msgspec Structs

from __future__ import annotations

from typing import ClassVar

import msgspec

from blueboar.core.seats import Refusal, Seat
from blueboar.games.sheriff.wire.terms import Duty


class PromptBase(msgspec.Struct, frozen=True, gc=False, tag_field="prompt"):
    """What all prompts have in common."""


class ChooseFirstPrompt(PromptBase, frozen=True, gc=False, tag="choose-first-merchant"):
    merchants: tuple[Seat, ...]
    waited: bool = True


class MarketPrompt(PromptBase, frozen=True, gc=False, tag="market"):
    """Set aside up to `at_most` cards; take up to `piles[i]` of them back from pile i."""

    at_most: int
    piles: tuple[int, ...]
    onto: int
    """How many piles there are to lay onto."""
    waited: bool = True


class LoadPrompt(PromptBase, frozen=True, gc=False, tag="load"):
    at_least: int
    at_most: int
    waited: bool = True


class DeclarePrompt(PromptBase, frozen=True, gc=False, tag="declare"):
    goods: tuple[str, ...]
    count: int
    waited: bool = True


class BagChoice(msgspec.Struct, frozen=True, gc=False):
    """What may be done with one bag, and the duty that stops the rest."""

    merchant: Seat
    let_through: bool
    open: bool
    duty: Duty | None = None


class DecidePrompt(PromptBase, frozen=True, gc=False, tag="decide"):
    bags: tuple[BagChoice, ...]
    waited: bool = True


class StancePrompt(PromptBase, frozen=True, gc=False, tag="stance"):
    bags: tuple[BagChoice, ...]
    waited: bool = True


class OfferPrompt(PromptBase, frozen=True, gc=False, tag="offer"):
    """May make offers to any of these circles of partners; about acts, to those who have a say."""

    partners: tuple[tuple[Seat, ...], ...]
    left: int
    waited: bool = False


class OfferChoice(msgspec.Struct, frozen=True, gc=False):
    deal: int
    accept: bool
    refuse: bool
    withdraw: bool
    stopped: Refusal | None = None
    """Why it cannot be accepted now."""

    @property
    def agreed(self) -> bool:
        """This seat has said yes already; others have not."""
        return self.stopped is not None and self.stopped.code == "offer.already-agreed"


class AnswerPrompt(PromptBase, frozen=True, gc=False, tag="answer"):
    offers: tuple[OfferChoice, ...]
    waited: bool = False

    @property
    def addressed(self) -> tuple[int, ...]:
        """Offers of others that this seat has not answered."""
        return tuple([choice.deal for choice in self.offers if choice.refuse and not choice.agreed])

    @property
    def awaiting(self) -> tuple[int, ...]:
        """This seat's own offers: others have to answer them."""
        return tuple([choice.deal for choice in self.offers if choice.withdraw])


class FavourPrompt(PromptBase, frozen=True, gc=False, tag="mark-favour"):
    promises: tuple[int, ...]
    waited: bool = False
    keeps: ClassVar[bool] = True
    """Can be done at any time: nobody need wait for it."""


class DebtPrompt(PromptBase, frozen=True, gc=False, tag="debt"):
    """Pay `rest` with cards of `choose`, worth what stands at the same place in `worth`; `also` goes in any case."""

    rest: int
    also: tuple[str, ...]
    choose: tuple[str, ...]
    worth: tuple[int, ...]
    waited: bool = True


class ConfiscatedPrompt(PromptBase, frozen=True, gc=False, tag="lay-confiscated"):
    cards: tuple[str, ...]
    piles: int
    waited: bool = True


class PlatePrompt(PromptBase, frozen=True, gc=False, tag="fix-plate"):
    goods: tuple[str, ...]
    waited: bool = True


class BrimstonePrompt(PromptBase, frozen=True, gc=False, tag="brimstone"):
    usable: bool
    opponents: tuple[Seat, ...]
    waited: bool = True


class TrophyPrompt(PromptBase, frozen=True, gc=False, tag="discard-for-trophy"):
    cards: tuple[str, ...]
    piles: int
    waited: bool = True


class BlackMarketPrompt(PromptBase, frozen=True, gc=False, tag="black-market"):
    """`waited` when the round is about to end: then passing is possible, too."""

    goods: tuple[str, ...]
    waited: bool
    keeps: ClassVar[bool] = True
    """Who can sell is their secret, so nobody may wait for it; at the end of the round everyone is asked."""


class SplitPrompt(PromptBase, frozen=True, gc=False, tag="split"):
    gold: int
    cards: tuple[str, ...]
    proposals_left: int
    answer: bool
    """Whether there is a proposal of the other deputy to answer."""
    waited: bool = True


class TimeUpPrompt(PromptBase, frozen=True, gc=False, tag="time-up"):
    """For the house: this many seconds after the inspection began it makes the move `time-up`."""

    seconds: int
    waited: bool = False


Prompt = (
    ChooseFirstPrompt
    | MarketPrompt
    | LoadPrompt
    | DeclarePrompt
    | DecidePrompt
    | StancePrompt
    | OfferPrompt
    | AnswerPrompt
    | FavourPrompt
    | DebtPrompt
    | ConfiscatedPrompt
    | PlatePrompt
    | BrimstonePrompt
    | TrophyPrompt
    | BlackMarketPrompt
    | SplitPrompt
    | TimeUpPrompt
)
