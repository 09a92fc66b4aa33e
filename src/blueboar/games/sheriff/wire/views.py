"""What a seat sees (rules 10). Built by listing what is shown; see `view.py`."""
# interpreted: msgspec Structs

from __future__ import annotations

import msgspec

from blueboar.core.seats import Seat
from blueboar.games.sheriff.wire.chores import Chore
from blueboar.games.sheriff.wire.phases import BagStatus, Phase
from blueboar.games.sheriff.wire.score import Score
from blueboar.games.sheriff.wire.terms import Condition, Deal, Duty, Promise, Stance


class BagView(msgspec.Struct, frozen=True, gc=False):
    """`count` is None until all bags are handed over; `cards` are the owner's, and everyone's once opened."""

    status: BagStatus
    count: int | None
    declared: str | None
    cards: tuple[str, ...] | None


class BlackMarketCard(msgspec.Struct, frozen=True, gc=False):
    good: str
    points: int


class PlayerView(msgspec.Struct, frozen=True, gc=False):
    seat: Seat
    gold: int
    hand_count: int
    hand: tuple[str, ...] | None
    aside: tuple[str, ...] | None
    """Cards that this merchant has set aside, where they lie open."""
    bag: BagView
    stall: tuple[str, ...]
    contraband_count: int
    contraband: tuple[str, ...] | None
    black_market: tuple[BlackMarketCard, ...]
    terms: int
    """How often this player has been in office, this round included."""


class OfferView(msgspec.Struct, frozen=True, gc=False):
    deal: Deal
    agreed: tuple[Seat, ...]
    picked: tuple[str, ...] = ()
    """The face-down cards that this seat itself has picked for it."""


class PledgeView(msgspec.Struct, frozen=True, gc=False):
    """What is set aside until a condition comes true or cannot any more (rules 5.25)."""

    promise: int
    giver: Seat
    to: tuple[Seat, ...]
    when: Condition
    gold: int
    legal: tuple[str, ...]
    contraband_count: int
    contraband: tuple[str, ...] | None
    """The giver's to see, as before."""


class ShownView(msgspec.Struct, frozen=True, gc=False):
    """Cards that this seat was shown as proof."""

    round: int
    owner: Seat
    zone: str
    cards: tuple[str, ...]


class StanceView(msgspec.Struct, frozen=True, gc=False):
    deputy: Seat
    merchant: Seat
    stance: Stance


class SplitView(msgspec.Struct, frozen=True, gc=False):
    deputy: Seat
    gold: int
    count: int
    cards: tuple[str, ...] | None


class OddView(msgspec.Struct, frozen=True, gc=False):
    """Whom a deputy has named for the odd coin and for the last card."""

    deputy: Seat
    coin: Seat | None
    card: Seat | None


class LootView(msgspec.Struct, frozen=True, gc=False):
    gold: int
    legal: tuple[str, ...]
    contraband_count: int
    contraband: tuple[str, ...] | None
    proposal: SplitView | None
    odd: tuple[OddView, ...] = ()


class BlackMarketPile(msgspec.Struct, frozen=True, gc=False):
    good: str
    points: tuple[int, ...]
    """What is left, the top card first."""


class SheriffView(msgspec.Struct, frozen=True, gc=False):
    seat: Seat | None
    edition: str
    round: int
    rounds: int
    phase: Phase
    office: tuple[Seat, ...]
    turn: Seat | None
    waiting_for: tuple[Seat, ...]
    chore: Chore | None
    players: tuple[PlayerView, ...]
    deck_count: int
    piles: tuple[tuple[str, ...], ...]
    """Each discard pile, the top card last."""
    offers: tuple[OfferView, ...]
    struck: tuple[Deal, ...]
    """The deals of this inspection."""
    duties: tuple[Duty, ...]
    ledger: tuple[Promise, ...]
    shown: tuple[ShownView, ...]
    stances: tuple[StanceView, ...]
    loot: LootView | None
    black_market: tuple[BlackMarketPile, ...]
    legal_goods: tuple[str, ...]
    scores: tuple[Score, ...] | None
    places: tuple[int, ...] | None
    pledges: tuple[PledgeView, ...] = ()
