"""What happens when a deal is struck (rules 5.8 to 5.11, 5.25, 5.29, 8.9)."""

from __future__ import annotations

from typing import Final

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
    # What somebody receives in this deal is not what they promised in it: stock is taken before anything moves.
    stock = [state.contraband(giver)[:] for giver in parties]
    for place, giver in enumerate(parties):
        given = [term for term in deal.terms if term.is_gift and term.giver == giver]
        if given:
            _Gifts(deeds, deal, giver, stock[place], picks.get(giver, [])).hand_over(given)
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


_LATER: Final = [STALL_GOODS, CONTRABAND_GOODS, BAG_GOODS]
"""What is handed over when all terms of a giver are known, in this order."""


class _Line:
    """What one giver gives of one kind to one receiver under one condition: a line of the ledger."""

    def __init__(self, what: int, to: tuple[Seat, ...], when: Condition) -> None:
        self.what = what
        self.to = to
        self.when = when
        self.terms: list[Term] = []
        self.cards: list[int] = []


class _Gifts:
    """What one giver hands over: gold, open goods, face-down goods as far as they are there, a word on the bag."""

    def __init__(self, deeds: Deeds, deal: Deal, giver: Seat, face_down: list[int], picks: list[int]) -> None:
        self.deeds = deeds
        self.deal = deal
        self.giver = giver
        self.shown = sorted(face_down)
        self.picks = picks
        self.open = deeds.state.stall(giver)[:]
        self.face_down = face_down
        """What named contraband is taken from: not what was picked unnamed."""
        for card in picks:
            face_down.remove(card)
        self.lines: list[_Line] = []

    def hand_over(self, given: list[Term]) -> None:
        """Gold and unnamed cards as they are named, then open goods, contraband, and the bag."""
        for term in given:
            self._add(term, receivers(self.deeds.state, self.deal.parties, term))
        for what in _LATER:
            for line in self.lines:
                if line.what != what:
                    continue
                if what == BAG_GOODS:
                    self._write(line, 0, STILL_OPEN, NOT_SAID)
                else:
                    self._give(line, STALL[self.giver] if what == STALL_GOODS else CONTRABAND[self.giver])

    def _add(self, term: Term, to: tuple[Seat, ...]) -> None:
        goods = self.deeds.state.goods
        if term.kind == GOLD:
            self._give_gold(to, term)
        elif term.kind == FACE_DOWN:
            line = _Line(FACE_DOWN, to, term.when)
            line.terms = [term]
            line.cards = self.picks[: term.count]
            self.picks = self.picks[term.count :]
            self._give(line, CONTRABAND[self.giver])
        elif term.kind == BAG_GOODS:
            self._line(BAG_GOODS, to, term)
        elif goods.lies_open[term.good]:
            self._line(STALL_GOODS, to, term).cards += stand_ins.take(goods, self.open, term.good, term.count, False)
        else:
            taken = stand_ins.take(goods, self.face_down, term.good, term.count, False)
            self._line(CONTRABAND_GOODS, to, term).cards += taken

    def _line(self, what: int, to: tuple[Seat, ...], term: Term) -> _Line:
        for line in self.lines:
            if line.what == what and line.to == to and line.when.is_like(term.when):
                line.terms.append(term)
                return line
        line = _Line(what, to, term.when)
        line.terms.append(term)
        self.lines.append(line)
        return line

    def _give_gold(self, to: tuple[Seat, ...], term: Term) -> None:
        line = _Line(GOLD, to, term.when)
        line.terms = [term]
        if term.is_conditional:
            self.deeds.pledge_gold(self._write(line, 0, STILL_OPEN, NOT_SAID), self.giver, term.count)
        else:
            self.deeds.pay(self.giver, purse_of(to), term.count, "deal")
            self._write(line, term.count, KEPT, HANDED_OVER)

    def _give(self, line: _Line, source: int) -> None:
        """Now, or set aside (rules 5.25). What is missing is not owed, and proved by showing what lies face down."""
        deeds = self.deeds
        promised = _count(line.terms)
        if len(line.cards) < promised and deeds.state.options.proof:
            deeds.show(self.giver, "stall", self.shown, line.to)
        if line.when is not UNCONDITIONAL and line.cards:
            pledges.set_aside(deeds, self._write(line, 0, STILL_OPEN, NOT_SAID), self.giver, source, line.cards)
            return
        handling.bring(deeds, source, purse_of(line.to), line.cards, (self.giver, *line.to))
        if len(line.cards) == promised:
            self._write(line, promised, KEPT, HANDED_OVER)
        else:
            self._write(line, len(line.cards), BROKEN, NOT_THERE)

    def _write(self, line: _Line, delivered: int, status: int, why: int) -> int:
        """Its number in the ledger."""
        named = () if line.what in (GOLD, FACE_DOWN) else tuple([(term.good, term.count) for term in line.terms])
        return _write(
            self.deeds,
            self.deal,
            self.giver,
            line.to,
            line.what,
            _count(line.terms),
            delivered,
            status,
            why,
            goods=named,
            when=line.when,
        )


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
