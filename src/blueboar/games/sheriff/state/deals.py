"""Deals in numbers: what is offered, what was struck, and what it obliges to. None of these ever changes, so copies of
a state share them; what becomes of one is a new one in its place.
"""

from __future__ import annotations

from typing import Final

from blueboar.core.seats import NOBODY, Seat
from blueboar.games.sheriff.state.goods import NO_CARD

# What a term is about. The acts come first, so that an act is also a kind of duty and of promise.
LET_THROUGH: Final = 0
OPEN: Final = 1
REFUSE_DEALS: Final = 2
GOLD: Final = 3
STALL_GOODS: Final = 4
BAG_GOODS: Final = 5
FAVOUR: Final = 6
CONTRABAND_GOODS: Final = 7
"""Only in the ledger: of goods from a stall, those that lie face down."""

PROMISES: Final = ("let-through", "open", "refuse-deals", "gold", "goods", "bag", "favour", "contraband")
"""The names of these, in the ledger, by number; of the first three also as duties."""

NO_DEAL: Final = 0
"""Deals are numbered from 1."""

# What became of a promise.
STILL_OPEN: Final = 0
KEPT: Final = 1
BROKEN: Final = 2
VOID: Final = 3
STATUSES: Final = ("open", "kept", "broken", "void")


class Term:
    """One line of a deal. `kind` says which of the others it has: an act its merchant, a gift its giver."""

    def __init__(
        self,
        kind: int,
        *,
        giver: Seat = NOBODY,
        merchant: Seat = NOBODY,
        good: int = NO_CARD,
        count: int = 0,
        text: str = "",
    ) -> None:
        self.kind = kind
        self.giver = giver
        self.merchant = merchant
        """Whose bag, or with whom there shall be no deals."""
        self.good = good
        self.count = count
        """So much gold, or so many cards."""
        self.text = text
        """What a favour is. Of a good that no card has, its name."""

    @property
    def is_act(self) -> bool:
        """Something that only those in office can do."""
        return self.kind <= REFUSE_DEALS

    @property
    def is_verdict(self) -> bool:
        """An act that decides a bag."""
        return self.kind <= OPEN


class Deal:
    """An offer, or a deal once all partners have agreed."""

    def __init__(
        self, number: int, proposer: Seat, partners: tuple[Seat, ...], terms: list[Term], replaces: int
    ) -> None:
        self.id = number
        self.proposer = proposer
        self.partners = partners
        self.parties: tuple[Seat, ...] = (proposer, *partners)
        self.terms = terms
        self.replaces = replaces
        """The offer that this one counters, or NO_DEAL."""


class OpenOffer:
    """An offer on the table, and who has agreed to it so far."""

    def __init__(self, deal: Deal, agreed: tuple[Seat, ...]) -> None:
        self.deal = deal
        self.agreed = agreed


class Duty:
    """What a struck deal obliges those in office to do, or not to do (rules 5.8)."""

    def __init__(self, deal: int, act: int, merchant: Seat, bound: tuple[Seat, ...]) -> None:
        self.deal = deal
        self.act = act
        self.merchant = merchant
        self.bound = bound


class Promise:
    """A line of the ledger: what was promised in a struck deal, and what became of it."""

    def __init__(
        self,
        number: int,
        in_round: int,
        deal: int,
        giver: Seat,
        to: tuple[Seat, ...],
        what: int,
        promised: int,
        delivered: int,
        status: int,
        about: Seat,
        text: str,
    ) -> None:
        self.id = number
        self.round = in_round
        self.deal = deal
        self.giver = giver
        self.to = to
        self.what = what
        self.promised = promised
        self.delivered = delivered
        self.status = status
        self.about = about
        """The merchant of a promised act, or NOBODY."""
        self.text = text

    def settled(self, status: int, delivered: int) -> Promise:
        return Promise(
            self.id,
            self.round,
            self.deal,
            self.giver,
            self.to,
            self.what,
            self.promised,
            delivered,
            status,
            self.about,
            self.text,
        )


class Proof:
    """Cards that were shown to those who had been promised some (rules 5.9, 5.10)."""

    def __init__(self, in_round: int, owner: Seat, zone: str, cards: list[int], seen: tuple[Seat, ...]) -> None:
        self.round = in_round
        self.owner = owner
        self.zone = zone
        """`bag` or `stall`."""
        self.cards = cards
        self.seen = seen


class Split:
    """What one deputy proposes that the first of them shall get of the loot (rules 8.7)."""

    def __init__(self, deputy: Seat, gold: int, cards: list[int]) -> None:
        self.deputy = deputy
        self.gold = gold
        self.cards = cards
