"""What a seat sees of the table, as numbers from 0 to 127, by listing what is shown (rules 10). See `SheriffLayout`."""

from __future__ import annotations

from blueboar.core.compiling import mypyc_attr
from blueboar.core.seats import Seat
from blueboar.games.sheriff.machines.decisions.deal_numbers import put_parties, put_term
from blueboar.games.sheriff.machines.decisions.draft import STAGES
from blueboar.games.sheriff.machines.decisions.layout import (
    A_SEAT,
    BAGS,
    BLACK_MARKET,
    OFFERS_SHOWN,
    PHASES,
    TOP,
    SheriffLayout,
)
from blueboar.games.sheriff.machines.decisions.row import NO_CARDS, Row
from blueboar.games.sheriff.machines.decisions.space import SheriffSpace
from blueboar.games.sheriff.rules import loot_tile
from blueboar.games.sheriff.rules.deals.offers import MOST_OFFERS
from blueboar.games.sheriff.rules.deals.parties import takes_part
from blueboar.games.sheriff.state.deals import HAPPENINGS, OpenOffer, Pledge
from blueboar.games.sheriff.state.goods import NO_CARD
from blueboar.games.sheriff.state.state import CLOSED, LOADING, State
from blueboar.games.sheriff.state.zones import LOOT, LOOT_HIDDEN
from blueboar.games.sheriff.wire.chores import DebtChore


@mypyc_attr(acyclic=True)
class Board:
    """Of one seat, brought up to date after moves: what they did not touch stays as it was written."""

    def __init__(self, layout: SheriffLayout, space: SheriffSpace, seat: Seat) -> None:
        self.space = space
        self.seat = seat
        self.cells = bytearray(layout.size)
        self.row = Row(self.cells, space, layout.goods)
        self.moves = -1
        """So many were made when it was written."""
        self.draft_at = 0
        self.offer_at = 0
        """Where what is being said stands: zeros here, see `Observation`."""
        self.pledges: list[Pledge] = []
        self.offers: list[OpenOffer] = []
        """Those that are written. Neither a pledge nor an offer ever changes; another one comes in its place."""
        self.has_stances = False
        self.has_debt = False

    def bring_up_to_date(self, state: State, moves: int) -> None:
        seat, players, row = self.seat, state.players, self.row
        self.moves = moves
        row.begin()
        row.mark(state.phase, PHASES)
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
            self._put_player(state, each)
        for pile in range(2):
            _put_pile(state.pile(pile) if pile < state.piles else NO_CARDS, row)
        row.put(len(state.deck()))
        self._put_stances(state, around)
        _put_loot(state, seat, row)
        for kind in range(BLACK_MARKET):
            row.put(len(state.black_market[kind]) if kind < len(state.black_market) else 0)
        self._put_debt(state, around)
        self._put_pledges(state)
        self.offer_at = row.place
        row.place += (A_SEAT + len(HAPPENINGS)) * players
        self._put_offers(state)

    def _put_player(self, state: State, owner: Seat) -> None:
        row = self.row
        sealed = state.phase == LOADING and owner != self.seat
        hand, bag = len(state.hand(owner)), len(state.bag(owner))
        row.money(state.gold[owner])
        row.put(hand + bag if sealed else hand)
        row.mark(state.bags[owner], BAGS)
        row.put(0 if sealed else bag)
        declared = state.declared[owner]
        row.cards(NO_CARDS if declared == NO_CARD else self.space.alone[declared])
        row.cards(state.stall(owner))
        row.put(len(state.contraband(owner)))
        row.cards(state.aside(owner) if state.options.face_up else NO_CARDS)
        row.put(state.terms[owner])
        bought = 0
        for _, points in state.black_market_cards[owner]:
            bought += points
        row.money(bought)
        duties = 0
        for duty in state.duties:
            if duty.merchant == owner:
                duties |= 1 << duty.act
        for act in range(3):
            row.put(duties >> act & 1)
        row.put(MOST_OFFERS - state.offers_made[owner])
        self._put_pledged(state, owner)

    def _put_pledged(self, state: State, owner: Seat) -> None:
        gold = 0
        up = 0
        down = 0
        for pledge in state.pledges:
            if pledge.giver == owner:
                gold += pledge.gold
                up += pledge.up
                down += pledge.down
        self.row.money(gold)
        self.row.put(up)
        self.row.put(down)

    def _put_stances(self, state: State, around: list[Seat]) -> None:
        row, count = self.row, 6 * len(around)
        if len(state.office) == 2:
            self.has_stances = True
            for deputy in state.office:
                for stance in range(3):
                    for merchant in around:
                        row.flag(state.bags[merchant] == CLOSED and state.stance(deputy, merchant) == stance)
            return
        if self.has_stances:
            row.clear(count)
            self.has_stances = False
        row.place += count

    def _put_debt(self, state: State, around: list[Seat]) -> None:
        row, count = self.row, len(around) + 2
        chore = state.chores[0] if state.chores else None
        if isinstance(chore, DebtChore):
            self.has_debt = True
            for each in around:
                row.flag(each == chore.seat)
            row.money(chore.rest)
            return
        if self.has_debt:
            row.clear(count)
            self.has_debt = False
        row.place += count

    def _put_pledges(self, state: State) -> None:
        row, players = self.row, state.players
        if state.pledges != self.pledges:
            row.clear(len(HAPPENINGS) * players)
            for pledge in state.pledges:
                when = state.ledger[pledge.promise].when
                row.add(row.place + when.happens * players + (when.bag - self.seat) % players, 1)
            self.pledges = state.pledges[:]
        row.place += len(HAPPENINGS) * players

    def _put_offers(self, state: State) -> None:
        seat, row = self.seat, self.row
        shown = [offer for offer in state.offers if takes_part(seat, offer.deal.parties)][-OFFERS_SHOWN:]
        if shown == self.offers:
            return
        deal_size = (A_SEAT + len(HAPPENINGS)) * state.players
        row.clear(OFFERS_SHOWN * (4 + deal_size))
        for offer in shown:
            deal = offer.deal
            row.put(1)
            row.flag(deal.proposer == seat)
            row.flag(seat in offer.agreed)
            row.flag(deal.replaces != 0)
            put_parties(state, seat, deal.parties, offer.agreed, row)
            for term in deal.terms:
                put_term(state, seat, term, row)
            row.place += deal_size
        self.offers = shown


def _put_pile(cards: list[int], row: Row) -> None:
    row.cards(cards)
    for depth in range(TOP):
        row.put(1 + row.numbers[cards[-1 - depth]] if depth < len(cards) else 0)


def _put_loot(state: State, seat: Seat, row: Row) -> None:
    row.money(loot_tile.gold(state))
    hidden = state.zones[LOOT_HIDDEN]
    row.put(len(hidden))
    knows = len(state.office) == 2 and state.in_office(seat)
    row.cards(state.zones[LOOT] + hidden if knows else state.zones[LOOT])
