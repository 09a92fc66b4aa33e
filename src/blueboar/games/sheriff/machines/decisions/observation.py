"""What a seat sees, as numbers from 0 to 127, by listing what is shown (rules 10). See `SheriffLayout`."""

from __future__ import annotations

from blueboar.core.compiling import mypyc_attr
from blueboar.core.seats import NOBODY, Seat
from blueboar.games.sheriff.machines.decisions.bargain import BargainDraft
from blueboar.games.sheriff.machines.decisions.draft import STAGES, Draft
from blueboar.games.sheriff.machines.decisions.layout import (
    A_SEAT,
    AGREED,
    BAGS,
    BLACK_MARKET,
    FIRST_ACT,
    GIVES_BAG,
    GIVES_FAVOUR,
    GIVES_GOLD,
    GIVES_STALL,
    GIVES_UNNAMED,
    GIVES_WORTH,
    LARGEST,
    OFFERS_SHOWN,
    PARTY,
    PHASES,
    TOP,
    UNDER_CONDITION,
    SheriffLayout,
)
from blueboar.games.sheriff.machines.decisions.partners import PartnersDraft
from blueboar.games.sheriff.machines.decisions.space import SheriffSpace
from blueboar.games.sheriff.rules import loot_tile
from blueboar.games.sheriff.rules.deals.offers import MOST_OFFERS
from blueboar.games.sheriff.state.deals import (
    FACE_DOWN,
    FAVOUR,
    GOLD,
    HAPPENINGS,
    STALL_GOODS,
    Term,
)
from blueboar.games.sheriff.state.goods import NO_CARD
from blueboar.games.sheriff.state.state import (
    CLOSED,
    LOADING,
    State,
)
from blueboar.games.sheriff.state.zones import ALONE, LOOT, LOOT_HIDDEN
from blueboar.games.sheriff.wire.chores import DebtChore


@mypyc_attr(acyclic=True)
class Row:
    """Numbers written one after another. Most of them are 0, and those are only passed over."""

    def __init__(self, cells: bytearray, place: int, space: SheriffSpace, goods: int, counts: list[int]) -> None:
        self.cells = cells
        self.place = place
        self.numbers = space.of
        self.goods = goods
        self.counts = counts
        """For counting cards: a 0 for each good, before and after."""

    def put(self, number: int) -> None:
        if number:
            self.cells[self.place] = number if number < LARGEST else LARGEST
        self.place += 1

    def add(self, place: int, number: int) -> None:
        """To what stands there already."""
        whole = self.cells[place] + number
        self.cells[place] = whole if whole < LARGEST else LARGEST

    def flag(self, is_so: bool) -> None:
        if is_so:
            self.cells[self.place] = 1
        self.place += 1

    def mark(self, place: int, count: int) -> None:
        """One of so many."""
        self.cells[self.place + place] = 1
        self.place += count

    def money(self, amount: int) -> None:
        if amount:
            self.put(amount // 100)
            self.put(amount % 100)
        else:
            self.place += 2

    def cards(self, cards: list[int]) -> None:
        counts, numbers, place = self.counts, self.numbers, self.place
        for card in cards:
            counts[numbers[card]] += 1
        for card in cards:
            number = numbers[card]
            count = counts[number]
            if count:
                self.cells[place + number] = count if count < LARGEST else LARGEST
                counts[number] = 0
        self.place = place + self.goods


class Observation:
    """What a seat sees. A move is said in several small decisions, and between them nothing changes but the draft: so
    the board is written once a move, and each term of an offer that is drawn up once."""

    def __init__(self, layout: SheriffLayout, space: SheriffSpace) -> None:
        self.layout = layout
        self.space = space
        self.board = bytearray()
        self.moves = 0
        self.seat: Seat = NOBODY
        self.draft_at = 0
        self.offer_at = 0
        self.drawn_up: Draft | None = None
        """The offer that stands in `with_offer`, beside the board, with so many terms."""
        self.with_offer = bytearray()
        self.terms = 0
        self.counts: list[int] = [0] * layout.goods

    def write(self, state: State, moves: int, seat: Seat, draft: Draft | None, cells: bytearray, first: int) -> None:
        """`moves`: how many were made; the same number stands for the same board."""
        if moves != self.moves or seat != self.seat:
            self.board = self._board(state, seat)
            self.moves = moves
            self.seat = seat
            self.drawn_up = None
        last = first + self.layout.size
        if isinstance(draft, BargainDraft):
            self._draw_up(state, seat, draft)
            cells[first:last] = self.with_offer
        else:
            cells[first:last] = self.board
        if draft is None:
            return
        row = self._row(cells, first + self.draft_at)
        row.mark(draft.stage, len(STAGES))
        row.money(draft.number.value)
        row.money(draft.number.most)
        row.cards(draft.named)
        if isinstance(draft, PartnersDraft):
            row.place = first + self.offer_at
            _parties(state, seat, draft.parties, ALONE[seat], row)

    def _row(self, cells: bytearray, place: int) -> Row:
        return Row(cells, place, self.space, self.layout.goods, self.counts)

    def _draw_up(self, state: State, seat: Seat, draft: BargainDraft) -> None:
        """Terms are only ever added to an offer, so those that stand there stay."""
        offer = draft.offer
        if draft is not self.drawn_up:
            self.with_offer = bytearray(self.board)
            self.drawn_up = draft
            self.terms = 0
            _parties(state, seat, offer.parties, ALONE[seat], self._row(self.with_offer, self.offer_at))
        if self.terms < len(offer.terms):
            row = self._row(self.with_offer, self.offer_at)
            for term in offer.terms[self.terms :]:
                _term(state, seat, term, row)
            self.terms = len(offer.terms)

    def _board(self, state: State, seat: Seat) -> bytearray:
        players = state.players
        row = self._row(bytearray(self.layout.size), 0)
        row.mark(PHASES.index(state.phase), len(PHASES))
        row.put(state.round)
        row.put(state.rounds)
        around = [(seat + step) % players for step in range(players)]
        for each in around:
            row.flag(state.in_office(each))
        for each in around:
            row.flag(each == state.turn)
        self.draft_at = row.place
        row.place += len(STAGES) + 4 + row.goods
        row.cards(state.hand(seat))
        row.cards(state.bag(seat))
        row.cards(state.contraband(seat))
        for each in around:
            _player(state, self.space, seat, each, row)
        for pile in range(2):
            _pile(state.pile(pile) if pile < state.piles else [], row)
        row.put(len(state.deck()))
        _stances(state, around, row)
        _loot(state, seat, row)
        for kind in range(BLACK_MARKET):
            row.put(len(state.black_market[kind]) if kind < len(state.black_market) else 0)
        _debt(state, around, row)
        _pledges(state, seat, row)
        self.offer_at = row.place
        row.place += (A_SEAT + len(HAPPENINGS)) * players
        _offers(state, seat, row)
        return row.cells


def _player(state: State, space: SheriffSpace, seat: Seat, owner: Seat, row: Row) -> None:
    sealed = state.phase == LOADING and owner != seat
    hand, bag = len(state.hand(owner)), len(state.bag(owner))
    row.money(state.gold[owner])
    row.put(hand + bag if sealed else hand)
    row.mark(BAGS.index(state.bags[owner]), len(BAGS))
    row.put(0 if sealed else bag)
    declared = state.declared[owner]
    if declared != NO_CARD:
        row.cells[row.place + space.of[declared]] = 1
    row.place += row.goods
    row.cards(state.stall(owner))
    row.put(len(state.contraband(owner)))
    row.cards(state.aside(owner) if state.options.face_up else [])
    row.put(state.terms[owner])
    bought = 0
    for _, points in state.black_market_cards[owner]:
        bought += points
    row.money(bought)
    for duty in state.duties:
        if duty.merchant == owner:
            row.cells[row.place + duty.act] = 1
    row.place += 3
    row.put(MOST_OFFERS - state.offers_made[owner])
    gold = 0
    up = 0
    down = 0
    for pledge in state.pledges:
        if pledge.giver == owner:
            gold += pledge.gold
            up += pledge.up
            down += pledge.down
    row.money(gold)
    row.put(up)
    row.put(down)


def _pile(cards: list[int], row: Row) -> None:
    row.cards(cards)
    for depth in range(TOP):
        row.put(1 + row.numbers[cards[-1 - depth]] if depth < len(cards) else 0)


def _stances(state: State, around: list[Seat], row: Row) -> None:
    if len(state.office) < 2:
        row.place += 6 * len(around)
        return
    for deputy in state.office:
        for stance in range(3):
            for merchant in around:
                row.flag(state.bags[merchant] == CLOSED and state.stance(deputy, merchant) == stance)


def _loot(state: State, seat: Seat, row: Row) -> None:
    row.money(loot_tile.gold(state))
    hidden = state.zones[LOOT_HIDDEN]
    row.put(len(hidden))
    knows = len(state.office) == 2 and state.in_office(seat)
    row.cards(state.zones[LOOT] + hidden if knows else state.zones[LOOT])


def _debt(state: State, around: list[Seat], row: Row) -> None:
    chore = state.chores[0] if state.chores else None
    if isinstance(chore, DebtChore):
        for each in around:
            row.flag(each == chore.seat)
        row.money(chore.rest)
    else:
        row.place += len(around) + 2


def _pledges(state: State, seat: Seat, row: Row) -> None:
    players = state.players
    for pledge in state.pledges:
        when = state.ledger[pledge.promise].when
        row.cells[row.place + when.happens * players + (when.bag - seat) % players] += 1
    row.place += len(HAPPENINGS) * players


def _offers(state: State, seat: Seat, row: Row) -> None:
    shown = [offer for offer in state.offers if seat in offer.deal.parties][-OFFERS_SHOWN:]
    for offer in shown:
        deal = offer.deal
        row.put(1)
        row.flag(deal.proposer == seat)
        row.flag(seat in offer.agreed)
        row.flag(deal.replaces != 0)
        _parties(state, seat, deal.parties, offer.agreed, row)
        for term in deal.terms:
            _term(state, seat, term, row)
        row.place += (A_SEAT + len(HAPPENINGS)) * state.players
    row.place += (OFFERS_SHOWN - len(shown)) * (4 + (A_SEAT + len(HAPPENINGS)) * state.players)


def _parties(state: State, seat: Seat, parties: tuple[Seat, ...], agreed: tuple[Seat, ...], row: Row) -> None:
    """Of a deal that begins at the row's place, which stays there."""
    for party in parties:
        row.cells[row.place + A_SEAT * ((party - seat) % state.players) + PARTY] = 1
    for party in agreed:
        row.cells[row.place + A_SEAT * ((party - seat) % state.players) + AGREED] = 1


def _term(state: State, seat: Seat, term: Term, row: Row) -> None:
    """Of a deal that begins at the row's place, which stays there."""
    players, begin = state.players, row.place
    if term.is_act:
        row.cells[begin + A_SEAT * ((term.merchant - seat) % players) + FIRST_ACT + term.kind] = 1
        return
    first = begin + A_SEAT * ((term.giver - seat) % players)
    _gift(state, term, first, row)
    if term.is_conditional:
        row.add(first + UNDER_CONDITION, 1)
        row.add(begin + A_SEAT * players + term.when.happens * players + (term.when.bag - seat) % players, 1)


def _gift(state: State, term: Term, first: int, row: Row) -> None:
    kind = term.kind
    if kind == GOLD:
        row.add(first + GIVES_GOLD, term.count)
    elif kind == FACE_DOWN:
        row.add(first + GIVES_UNNAMED, term.count)
    elif kind == FAVOUR:
        row.add(first + GIVES_FAVOUR, 1)
    else:
        row.add(first + (GIVES_STALL if kind == STALL_GOODS else GIVES_BAG), term.count)
        row.add(first + GIVES_WORTH, term.count * state.goods.value[term.good])
