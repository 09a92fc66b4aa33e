"""Deals in numbers: what is offered, what was struck, and what it obliges to. None of these ever changes, so copies of
a state share them; what becomes of one is a new one in its place.
"""

from __future__ import annotations

from typing import Final

from blueboar.core.compiling import mypyc_attr
from blueboar.core.seats import NOBODY, Seat
from blueboar.games.sheriff.state.goods import NO_CARD
from blueboar.games.sheriff.wire.terms import DutyAct, Happening, PromiseKind, PromiseStatus, PromiseWhy, Stance

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

FACE_DOWN: Final = 8
"""Unnamed contraband of a stall."""

ACTS: Final[tuple[DutyAct, ...]] = ("let-through", "open", "refuse-deals")
PROMISES: Final[tuple[PromiseKind, ...]] = (*ACTS, "gold", "goods", "bag", "favour", "contraband", "face-down")
"""The names of these, in the ledger, by number; of the first three also as duties."""

FOR_NOTHING: Final = 2
"""The third stance, beside LET_THROUGH and OPEN: to let through, and to take nothing for it."""
STANCES: Final[tuple[Stance, ...]] = ("let-through", "open", "for-nothing")

# What may become of a bag, for a condition.
IF_A_LIE: Final = 0
IF_TRUE: Final = 1
IF_OPENED: Final = 2
IF_PASSED: Final = 3
HAPPENINGS: Final[tuple[Happening, ...]] = ("lie", "true", "opened", "let-through")
UNKNOWN: Final = -1

# Why a line of the ledger stands as it does.
NOT_SAID: Final = 0
HANDED_OVER: Final = 1
NOT_THERE: Final = 2
CONDITION_TRUE: Final = 3
CONDITION_FALSE: Final = 4
PAID_A_DEBT: Final = 5
CARRIED_OUT: Final = 6
OTHER_DEPUTY: Final = 7
BAG_OPENED: Final = 8
TIME_RAN_OUT: Final = 9
MARKED: Final = 10
WHYS: Final[tuple[PromiseWhy, ...]] = (
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
)

NO_PROMISE: Final = -1

NO_DEAL: Final = 0
"""Deals are numbered from 1."""

# What became of a promise.
STILL_OPEN: Final = 0
KEPT: Final = 1
BROKEN: Final = 2
VOID: Final = 3
STATUSES: Final[tuple[PromiseStatus, ...]] = ("open", "kept", "broken", "void")


@mypyc_attr(acyclic=True)
class Condition:
    """If this happens to this merchant's bag in this inspection (rules 5.20)."""

    def __init__(self, bag: Seat, happens: int) -> None:
        self.bag = bag
        self.happens = happens

    def is_like(self, other: Condition) -> bool:
        return self.bag == other.bag and self.happens == other.happens


UNCONDITIONAL: Final = Condition(NOBODY, UNKNOWN)


@mypyc_attr(acyclic=True)
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
        whom: tuple[Seat, ...] = (),
        when: Condition = UNCONDITIONAL,
        implied: bool = False,
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
        self.whom = whom
        """To whom a gift goes, or who performs an act. Nobody named: see `parties`."""
        self.when = when
        self.implied = implied
        """Nobody wrote it: a bribe carries it (rules 5.22)."""

    @property
    def is_act(self) -> bool:
        """Something that only those in office can do."""
        return self.kind <= REFUSE_DEALS

    @property
    def is_verdict(self) -> bool:
        """An act that decides a bag."""
        return self.kind <= OPEN

    @property
    def is_gift(self) -> bool:
        """Gold or goods."""
        return not self.is_act and self.kind != FAVOUR

    @property
    def is_conditional(self) -> bool:
        return self.when is not UNCONDITIONAL

    def without_condition(self) -> Term:
        return Term(self.kind, giver=self.giver, good=self.good, count=self.count, text=self.text, whom=self.whom)


@mypyc_attr(acyclic=True)
class Deal:
    """An offer, or a deal once all partners have agreed."""

    def __init__(self, number: int, parties: tuple[Seat, ...], terms: list[Term], replaces: int) -> None:
        self.id = number
        self.parties = parties
        """The proposer first."""
        self.proposer: Seat = parties[0]
        self.partners: tuple[Seat, ...] = parties[1:]
        self.terms = terms
        self.replaces = replaces
        """The offer that this one counters, or NO_DEAL."""


@mypyc_attr(acyclic=True)
class Agreed:
    """One who has agreed to an offer."""

    def __init__(self, seat: Seat, picked: list[int], departures: int) -> None:
        self.seat = seat
        self.picked = picked
        """The unnamed face-down cards that this one gives, in the order of the terms."""
        self.departures = departures
        """How often face-down cards had left this one's stall by then."""


@mypyc_attr(acyclic=True)
class OpenOffer:
    """An offer on the table, and who has agreed to it so far."""

    def __init__(self, deal: Deal, agreements: list[Agreed]) -> None:
        self.deal = deal
        self.agreements = agreements
        self.agreed: tuple[Seat, ...] = tuple([each.seat for each in agreements])

    def with_one_more(self, agreed: Agreed) -> OpenOffer:
        return OpenOffer(self.deal, [*self.agreements, agreed])

    def waits_for(self) -> list[Seat]:
        return [seat for seat in self.deal.parties if seat not in self.agreed]

    def picks(self) -> dict[Seat, list[int]]:
        return {each.seat: each.picked for each in self.agreements}


Picks = dict[Seat, list[int]]


@mypyc_attr(acyclic=True)
class Duty:
    """What a struck deal obliges those in office to do, or not to do (rules 5.8)."""

    def __init__(self, deal: int, act: int, merchant: Seat, bound: tuple[Seat, ...]) -> None:
        self.deal = deal
        self.act = act
        self.merchant = merchant
        self.bound = bound


@mypyc_attr(acyclic=True)
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
        *,
        about: Seat = NOBODY,
        text: str = "",
        goods: tuple[tuple[int, int], ...] = (),
        when: Condition = UNCONDITIONAL,
        by: tuple[Seat, ...] = (),
        why: int = NOT_SAID,
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
        self.goods = goods
        """As they were promised: good and number."""
        self.when = when
        self.by = by
        """All who are bound by an act."""
        self.why = why

    def settled(self, status: int, delivered: int, why: int) -> Promise:
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
            about=self.about,
            text=self.text,
            goods=self.goods,
            when=self.when,
            by=self.by,
            why=why,
        )


@mypyc_attr(acyclic=True)
class Pledge:
    """What is set aside for a promise until its condition is settled (rules 5.25).

    Its cards lie in the giver's two zones for pledges, after those of the giver's older ones.
    """

    def __init__(self, promise: int, giver: Seat, gold: int, up: int, down: int, out_of_bag: bool) -> None:
        self.promise = promise
        self.giver = giver
        self.gold = gold
        self.up = up
        """The number of open goods."""
        self.down = down
        """The number of face-down ones."""
        self.out_of_bag = out_of_bag
        """Whether the goods came out of a bag."""


@mypyc_attr(acyclic=True)
class Proof:
    """Cards that were shown to those who had been promised some (rules 5.9, 5.10)."""

    def __init__(self, in_round: int, owner: Seat, zone: str, cards: list[int], seen: tuple[Seat, ...]) -> None:
        self.round = in_round
        self.owner = owner
        self.zone = zone
        """`bag` or `stall`."""
        self.cards = cards
        self.seen = seen


@mypyc_attr(acyclic=True)
class Split:
    """What one deputy proposes that the first of them shall get of the loot (rules 8.7)."""

    def __init__(self, deputy: Seat, gold: int, cards: list[int]) -> None:
        self.deputy = deputy
        self.gold = gold
        self.cards = cards
