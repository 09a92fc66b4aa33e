"""What a seat sees, as numbers from 0 to 127: the board, and what that seat is saying just now. See `SheriffLayout`."""

from __future__ import annotations

from blueboar.core.seats import Seat
from blueboar.games.sheriff.machines.decisions.bargain import BargainDraft
from blueboar.games.sheriff.machines.decisions.board import Board
from blueboar.games.sheriff.machines.decisions.deal_numbers import put_parties, put_term
from blueboar.games.sheriff.machines.decisions.draft import STAGES, Draft
from blueboar.games.sheriff.machines.decisions.layout import SheriffLayout
from blueboar.games.sheriff.machines.decisions.partners import PartnersDraft
from blueboar.games.sheriff.machines.decisions.row import Row
from blueboar.games.sheriff.machines.decisions.space import SheriffSpace
from blueboar.games.sheriff.state.state import State
from blueboar.games.sheriff.state.zones import ALONE


class Observation:
    """What a seat sees. A move is said in several small decisions, and between them nothing changes but the draft: so
    the board is brought up to date once a move, and each term of an offer that is drawn up is written once."""

    def __init__(self, layout: SheriffLayout, space: SheriffSpace) -> None:
        self.layout = layout
        self.space = space
        self.boards: list[Board] = []
        """Of those who have looked."""
        self.drawn_up: Draft | None = None
        """The offer that stands in `with_offer`, beside the board, with so many terms."""
        self.drawn_after = 0
        """And so many moves."""
        self.with_offer = bytearray()
        self.terms = 0
        self.row = Row(bytearray(), space, layout.goods)
        """For what is being said."""

    def write(self, state: State, moves: int, seat: Seat, draft: Draft | None, cells: bytearray, first: int) -> None:
        """`moves`: how many were made; the same number stands for the same board."""
        board = self._board(seat)
        if moves != board.moves:
            board.bring_up_to_date(state, moves)
        last = first + self.layout.size
        if isinstance(draft, BargainDraft):
            self._draw_up(state, board, draft)
            cells[first:last] = self.with_offer
        else:
            cells[first:last] = board.cells
        if draft is None:
            return
        row = self._row(cells, first + board.draft_at)
        cells[row.place + draft.stage] = 1
        row.place += len(STAGES)
        row.money(draft.number.value)
        row.money(draft.number.most)
        if draft.named:
            row.count(draft.named)
        if isinstance(draft, PartnersDraft):
            row.place = first + board.offer_at
            put_parties(state, seat, draft.parties, ALONE[seat], row)

    def _board(self, seat: Seat) -> Board:
        for board in self.boards:
            if board.seat == seat:
                return board
        board = Board(self.layout, self.space, seat)
        self.boards.append(board)
        return board

    def _row(self, cells: bytearray, place: int) -> Row:
        self.row.cells = cells
        self.row.place = place
        return self.row

    def _draw_up(self, state: State, board: Board, draft: BargainDraft) -> None:
        """Terms are only ever added to an offer, so those that stand there stay."""
        offer = draft.offer
        if draft is not self.drawn_up or board.moves != self.drawn_after:
            self.with_offer = bytearray(board.cells)
            self.drawn_up = draft
            self.drawn_after = board.moves
            self.terms = 0
            put_parties(state, board.seat, offer.parties, ALONE[board.seat], self._row(self.with_offer, board.offer_at))
        if self.terms < len(offer.terms):
            row = self._row(self.with_offer, board.offer_at)
            for term in offer.terms[self.terms :]:
                put_term(state, board.seat, term, row)
            self.terms = len(offer.terms)
