"""What happens when a deal is struck (rules 5.8 to 5.11, 5.25, 5.29, 8.9)."""

from __future__ import annotations

from blueboar.core.seats import NOBODY, Seat
from blueboar.games.sheriff.rules import gate, handling
from blueboar.games.sheriff.rules.deals import pledges, stand_ins
from blueboar.games.sheriff.rules.deals.conditions import happens_at_once
from blueboar.games.sheriff.rules.deals.parties import performers, purse_of, receivers
from blueboar.games.sheriff.state.deals import (
    BAG_GOODS,
    BROKEN,
    CARRIED_OUT,
    CONTRABAND_GOODS,
    FACE_DOWN,
    FAVOUR,
    GOLD,
    HANDED_OVER,
    KEPT,
    NOT_SAID,
    NOT_THERE,
    OPEN,
    STALL_GOODS,
    STILL_OPEN,
    UNCONDITIONAL,
    Condition,
    Deal,
    Duty,
    Picks,
    Promise,
    Term,
)
from blueboar.games.sheriff.state.deeds import Deeds
from blueboar.games.sheriff.state.state import NO_STANCE
from blueboar.games.sheriff.state.zones import CONTRABAND, STALL


def strike(deeds: Deeds, deal: Deal, picks: Picks) -> None:
    """Gold and open goods move at once, acts become duties; partners' own bags are let through last."""
    state = deeds.state
    parties = deal.parties
    deeds.strike(deal)
    # What one receives in this deal is not what he promised in it: stock is taken before anything moves.
    stock = [state.contraband(giver)[:] for giver in parties]
    for giver, face_down in zip(parties, stock, strict=True):
        _Gifts(deeds, deal, giver, face_down, picks.get(giver, [])).hand_over()
    at_once = [term for term in deal.terms if happens_at_once(state, parties, term)]
    for term in deal.terms:
        if term.is_act:
            _promise_act(deeds, deal, term, term in at_once)
        elif term.kind == FAVOUR:
            to = receivers(state, parties, term)
            _write(deeds, deal, term.giver, to, FAVOUR, 1, 0, STILL_OPEN, NOT_SAID, text=term.text)
    for merchant in state.merchants:
        for term in at_once:
            if term.merchant == merchant:
                gate.let_through(deeds, merchant, performers(state, parties, term), False)


def _promise_act(deeds: Deeds, deal: Deal, act: Term, at_once: bool) -> None:
    state = deeds.state
    bound = performers(state, deal.parties, act)
    if not at_once:
        deeds.take_duty(Duty(deal.id, act.kind, act.merchant, bound))
    to = tuple([seat for seat in deal.parties if seat not in bound])
    status, why = (KEPT, CARRIED_OUT) if at_once else (STILL_OPEN, NOT_SAID)
    _write(
        deeds, deal, bound[0], to or bound, act.kind, 1, 1 if at_once else 0, status, why, about=act.merchant, by=bound
    )
    if act.is_verdict and not at_once and len(state.office) == 2:
        for deputy in bound:
            stance = state.stance(deputy, act.merchant)
            if stance == NO_STANCE or (stance == OPEN) != (act.kind == OPEN):
                deeds.take_stance(deputy, act.merchant, act.kind)


class _Group:
    """What one giver gives to one receiver under one condition: a line of the ledger for each kind of it."""

    def __init__(self, to: tuple[Seat, ...], when: Condition) -> None:
        self.to = to
        self.when = when
        self.open: list[Term] = []
        self.named: list[Term] = []
        self.from_bag: list[Term] = []


class _Gifts:
    """What one giver hands over: gold, open goods, face-down goods as far as they are there, a word on the bag."""

    def __init__(self, deeds: Deeds, deal: Deal, giver: Seat, face_down: list[int], picks: list[int]) -> None:
        self.deeds = deeds
        self.deal = deal
        self.giver = giver
        self.shown = sorted(face_down)
        self.picks = picks
        self.there = face_down
        """What named contraband is taken from: not what was picked unnamed."""
        for card in picks:
            face_down.remove(card)
        self.groups: list[_Group] = []

    def hand_over(self) -> None:
        state = self.deeds.state
        for term in self.deal.terms:
            if term.giver != self.giver or not term.is_gift:
                continue
            to = receivers(state, self.deal.parties, term)
            if term.kind == GOLD:
                self._give_gold(to, term)
            elif term.kind == FACE_DOWN:
                self._give_unnamed(to, term)
            elif term.kind == BAG_GOODS:
                self._group(to, term.when).from_bag.append(term)
            elif state.goods.lies_open[term.good]:
                self._group(to, term.when).open.append(term)
            else:
                self._group(to, term.when).named.append(term)
        for group in self.groups:
            if group.open:
                self._give_open(group)
            if group.named:
                self._give_named(group)
            if group.from_bag:
                self._line(group.to, BAG_GOODS, group.from_bag, group.when, 0, STILL_OPEN, NOT_SAID)

    def _group(self, to: tuple[Seat, ...], when: Condition) -> _Group:
        for group in self.groups:
            if group.to == to and group.when.is_like(when):
                return group
        group = _Group(to, when)
        self.groups.append(group)
        return group

    def _give_gold(self, to: tuple[Seat, ...], term: Term) -> None:
        if term.is_conditional:
            line = self._line(to, GOLD, [term], term.when, 0, STILL_OPEN, NOT_SAID)
            self.deeds.pledge_gold(line, self.giver, term.count)
        else:
            self.deeds.pay(self.giver, purse_of(to), term.count, "deal")
            self._line(to, GOLD, [term], term.when, term.count, KEPT, HANDED_OVER)

    def _give_unnamed(self, to: tuple[Seat, ...], term: Term) -> None:
        cards = self.picks[: term.count]
        self.picks = self.picks[term.count :]
        self._give_cards(to, FACE_DOWN, [term], term.when, CONTRABAND[self.giver], cards)

    def _give_open(self, group: _Group) -> None:
        state = self.deeds.state
        there = state.stall(self.giver)[:]
        cards: list[int] = []
        for term in group.open:
            cards += stand_ins.take(state.goods, there, term.good, term.count, False)
        self._give_cards(group.to, STALL_GOODS, group.open, group.when, STALL[self.giver], cards)

    def _give_named(self, group: _Group) -> None:
        """What is missing is not owed, but whoever was promised it is shown the face-down cards (rules 5.9)."""
        state = self.deeds.state
        cards: list[int] = []
        for term in group.named:
            cards += stand_ins.take(state.goods, self.there, term.good, term.count, False)
        if len(cards) < _count(group.named) and state.options.proof:
            self.deeds.show(self.giver, "stall", self.shown, group.to)
        self._give_cards(group.to, CONTRABAND_GOODS, group.named, group.when, CONTRABAND[self.giver], cards)

    def _give_cards(
        self, to: tuple[Seat, ...], what: int, terms: list[Term], when: Condition, source: int, cards: list[int]
    ) -> None:
        """Now, or set aside (rules 5.25)."""
        whole = len(cards) == _count(terms)
        if when is not UNCONDITIONAL and cards:
            line = self._line(to, what, terms, when, 0, STILL_OPEN, NOT_SAID)
            pledges.set_aside(self.deeds, line, self.giver, source, cards)
            return
        handling.bring(self.deeds, source, purse_of(to), cards, (self.giver, *to))
        status, why = (KEPT, HANDED_OVER) if whole else (BROKEN, NOT_THERE)
        self._line(to, what, terms, when, len(cards), status, why)

    def _line(
        self,
        to: tuple[Seat, ...],
        what: int,
        terms: list[Term],
        when: Condition,
        delivered: int,
        status: int,
        why: int,
    ) -> int:
        named = () if what in (GOLD, FACE_DOWN) else tuple([(term.good, term.count) for term in terms])
        promised = _count(terms)
        deeds, deal, giver = self.deeds, self.deal, self.giver
        return _write(deeds, deal, giver, to, what, promised, delivered, status, why, goods=named, when=when)


def _count(terms: list[Term]) -> int:
    total = 0
    for term in terms:
        total += term.count
    return total


def _write(
    deeds: Deeds,
    deal: Deal,
    giver: Seat,
    to: tuple[Seat, ...],
    what: int,
    promised: int,
    delivered: int,
    status: int,
    why: int,
    *,
    about: Seat = NOBODY,
    text: str = "",
    goods: tuple[tuple[int, int], ...] = (),
    when: Condition = UNCONDITIONAL,
    by: tuple[Seat, ...] = (),
) -> int:
    """A new line of the ledger; its number."""
    state = deeds.state
    number = len(state.ledger)
    deeds.promise(
        Promise(
            number,
            state.round,
            deal.id,
            giver,
            to,
            what,
            promised,
            delivered,
            status,
            about=about,
            text=text,
            goods=goods,
            when=when,
            by=by,
            why=why,
        )
    )
    return number
