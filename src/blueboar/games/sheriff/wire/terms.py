"""What a deal can be made of (rules 5.3), and the deal itself. Deals never change: a counter-offer is a new one."""
# interpreted: msgspec Structs

from __future__ import annotations

from typing import Literal

import msgspec

from blueboar.core.seats import Seat

Happening = Literal["lie", "true", "opened", "let-through"]
"""What may become of a bag: opened and a lie, opened and true, opened, let through."""

DutyAct = Literal["let-through", "open", "refuse-deals"]
"""What those in office can be obliged to do, or not to do."""

Stance = Literal["let-through", "open", "for-nothing"]
"""What a deputy wants done with a bag."""

PromiseKind = Literal[
    "let-through", "open", "refuse-deals", "gold", "goods", "bag", "favour", "contraband", "face-down"
]
"""What a line of the ledger is about."""

PromiseStatus = Literal["open", "kept", "broken", "void"]

PromiseWhy = Literal[
    "",
    "handed-over",
    "not-there",
    "condition-true",
    "condition-false",
    "paid-a-debt",
    "carried-out",
    "other-deputy",
    "bag-opened",
    "time-ran-out",
    "marked",
]
"""Why a line of the ledger stands as it does; nothing while it is open, and in older records."""


class Condition(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """If this happens to this merchant's bag in this inspection (rules 5.20)."""

    bag: Seat
    happens: Happening


class TermBase(msgspec.Struct, frozen=True, gc=False, tag_field="term", forbid_unknown_fields=True, omit_defaults=True):
    """What all terms have in common.

    `to`: one player; or both deputies, which is the loot tile. Empty, in a deal of two sides: the other side.
    `when`: the condition that the gift hangs on.
    `by`: who in office performs the act; empty: all in office who are partners of the deal.
    """


class GiveGold(TermBase, frozen=True, gc=False, tag="gold"):
    giver: Seat
    amount: int
    to: tuple[Seat, ...] = ()
    when: Condition | None = None


class GiveStallGoods(TermBase, frozen=True, gc=False, tag="stall"):
    """Legal goods lie open and must be there; contraband lies face down, so this may be a lie (`stall_lies`)."""

    giver: Seat
    good: str
    count: int
    to: tuple[Seat, ...] = ()
    when: Condition | None = None


class GiveFaceDown(TermBase, frozen=True, gc=False, tag="face-down"):
    """So many face-down cards of the stall; the giver picks them when agreeing, and does not say which."""

    giver: Seat
    count: int
    to: tuple[Seat, ...] = ()
    when: Condition | None = None


class GiveBagGoods(TermBase, frozen=True, gc=False, tag="bag"):
    """Goods said to be in the giver's bag; this may be a lie."""

    giver: Seat
    good: str
    count: int
    to: tuple[Seat, ...] = ()
    when: Condition | None = None


class LetThroughTerm(TermBase, frozen=True, gc=False, tag="let-through"):
    merchant: Seat
    by: tuple[Seat, ...] = ()
    implied: bool = False
    """Nobody wrote it: who takes a bribe does not inspect (rules 5.22). The game adds it; an offer need not."""


class OpenBagTerm(TermBase, frozen=True, gc=False, tag="open"):
    merchant: Seat
    by: tuple[Seat, ...] = ()


class RefuseDealsTerm(TermBase, frozen=True, gc=False, tag="refuse-deals"):
    merchant: Seat
    by: tuple[Seat, ...] = ()


class DoFavour(TermBase, frozen=True, gc=False, tag="favour"):
    giver: Seat
    text: str
    to: tuple[Seat, ...] = ()


Gift = GiveGold | GiveStallGoods | GiveFaceDown | GiveBagGoods
Act = LetThroughTerm | OpenBagTerm | RefuseDealsTerm
Term = (
    GiveGold | GiveStallGoods | GiveFaceDown | GiveBagGoods | LetThroughTerm | OpenBagTerm | RefuseDealsTerm | DoFavour
)


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
    act: DutyAct
    merchant: Seat
    bound: tuple[Seat, ...]


class Promise(msgspec.Struct, frozen=True, gc=False):
    """A line of the ledger: what was promised in a struck deal, and what became of it.

    It holds only what everyone can see: of face-down cards their number, and what was said of them.
    """

    id: int
    round: int
    deal: int
    giver: Seat
    to: tuple[Seat, ...]
    what: PromiseKind
    promised: int
    delivered: int
    status: PromiseStatus
    about: Seat | None = None
    text: str = ""
    goods: tuple[tuple[str, int], ...] = ()
    """The goods as they were promised, by name and number."""
    when: Condition | None = None
    by: tuple[Seat, ...] = ()
    """Of an act: all who are bound by it."""
    why: PromiseWhy = ""
