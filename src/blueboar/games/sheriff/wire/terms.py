"""What a deal can be made of (rules 5.3), and the deal itself. Deals never change: a counter-offer is a new one."""
# interpreted: msgspec Structs

from __future__ import annotations

import msgspec

from blueboar.core.seats import Seat


class TermBase(msgspec.Struct, frozen=True, gc=False, tag_field="term", forbid_unknown_fields=True):
    """What all terms have in common."""


class GiveGold(TermBase, frozen=True, gc=False, tag="gold"):
    giver: Seat
    amount: int


class GiveStallGoods(TermBase, frozen=True, gc=False, tag="stall"):
    """Legal goods lie open and must be there; contraband lies face down, so this may be a lie."""

    giver: Seat
    good: str
    count: int


class GiveBagGoods(TermBase, frozen=True, gc=False, tag="bag"):
    """Goods said to be in the giver's bag; this may be a lie."""

    giver: Seat
    good: str
    count: int


class LetThroughTerm(TermBase, frozen=True, gc=False, tag="let-through"):
    merchant: Seat


class OpenBagTerm(TermBase, frozen=True, gc=False, tag="open"):
    merchant: Seat


class RefuseDealsTerm(TermBase, frozen=True, gc=False, tag="refuse-deals"):
    merchant: Seat


class DoFavour(TermBase, frozen=True, gc=False, tag="favour"):
    giver: Seat
    text: str


Act = LetThroughTerm | OpenBagTerm | RefuseDealsTerm
Term = GiveGold | GiveStallGoods | GiveBagGoods | LetThroughTerm | OpenBagTerm | RefuseDealsTerm | DoFavour


class Deal(msgspec.Struct, frozen=True, gc=False):
    """An offer while it is open, a deal once everyone in `partners` has agreed."""

    id: int
    proposer: Seat
    partners: tuple[Seat, ...]
    terms: tuple[Term, ...]
    replaces: int | None = None


class Duty(msgspec.Struct, frozen=True, gc=False):
    """What a struck deal obliges those in office to do, or not to do (rules 5.8)."""

    deal: int
    act: str
    """`let-through`, `open` or `refuse-deals`."""
    merchant: Seat
    bound: tuple[Seat, ...]


class Promise(msgspec.Struct, frozen=True, gc=False):
    """A line of the ledger: what was promised in a struck deal, and what became of it.

    It holds only what everyone can see: of face-down cards their number.
    """

    id: int
    round: int
    deal: int
    giver: Seat
    to: tuple[Seat, ...]
    what: str
    """`gold`, `goods`, `contraband`, `bag`, `let-through`, `open`, `refuse-deals` or `favour`."""
    promised: int
    delivered: int
    status: str
    """`open`, `kept`, `broken` or `void`."""
    about: Seat | None = None
    text: str = ""
