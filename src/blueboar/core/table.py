"""One running game: check -> decide -> append; views and redaction by seat."""
# interpreted: compiled and held weakly, a generic class breaks the garbage collector before Python 3.12

from __future__ import annotations

from functools import partial
from typing import Generic

from blueboar.core.chance import Chance, seed_hash
from blueboar.core.errors import IllegalMove, RecordError
from blueboar.core.game import Game
from blueboar.core.kinds import Config, Event, Move, Prompt, State, View
from blueboar.core.legal_moves import LegalMoves
from blueboar.core.one_move import carry_out
from blueboar.core.record import DOES_NOT_FIT, FORMAT, Ending, Entry, Header, Record, chance_seed, fold, folded
from blueboar.core.redaction import redacted
from blueboar.core.seats import HOUSE, Outcome, Refusal, Seat, refuse
from blueboar.core.undo import check_undo


class Table(Generic[Config, State, Move, Event, View, Prompt]):
    """A game in play. Every accepted move is an entry, with the events that it brought about.

    Printed, it is the board as a spectator sees it.
    """

    def __init__(
        self,
        game: Game[Config, State, Move, Event, View, Prompt],
        config: Config,
        seed: str,
        names: tuple[str, ...] = (),
    ) -> None:
        self.game = game
        self.config = config
        self.names = names
        self.chance = Chance(seed)
        self.state: State = game.blank(config)
        self.entries: list[Entry[Move, Event]] = []
        self._drew: tuple[Entry[Move, Event], bool] | None = None
        """Whether chance was asked for this entry; a table that was restored does not know of its last one."""

    @staticmethod
    def opened(
        game: Game[Config, State, Move, Event, View, Prompt],
        config: Config,
        seed: str,
        names: tuple[str, ...] = (),
    ) -> Table[Config, State, Move, Event, View, Prompt]:
        """A new table, dealt and ready for the first move."""
        table = Table(game, config, seed, names)
        events: list[Event] = []
        game.begin(table.state, table.chance.at(0), events)
        table.entries.append(Entry(0, HOUSE, None, tuple(events)))
        return table

    @staticmethod
    def restored(record: Record, seed: str) -> Table:
        """The table as it was: by folding events, never by deciding again."""
        header = record.header
        if seed_hash(seed) != header.seed_hash:
            raise RecordError("record.wrong-seed")
        table = Table(record.game, header.config, chance_seed(record, seed), header.names)
        table.state = fold(record)
        table.entries = list(record.entries)
        return table

    def check(self, seat: Seat, move: Move) -> Refusal | None:
        """Why this move is not allowed now, or None if it is. Nothing is played."""
        return self.game.check(self.state, seat, move)

    def play(self, seat: Seat, move: Move) -> Entry[Move, Event]:
        """Make a move; what came of it. IllegalMove says why it is not allowed, and then nothing has changed."""
        entry = carry_out(self.game, self.state, self.entries, seat, move, self.chance)
        self._drew = entry, self.chance.asked
        return entry

    def check_take_back(self) -> Refusal | None:
        """Why the last move cannot be taken back, or None if it can: it drew nothing, and showed nobody anything."""
        last = self.entries[-1]
        refusal = check_undo(self.game, self.config, self.state, last)
        if refusal is not None:
            return refusal
        return refuse("undo.drawn", entry=last.seq) if self._last_drew() else None

    def _last_drew(self) -> bool:
        last = self.entries[-1]
        if self._drew is None or self._drew[0] is not last:
            self._drew = last, self._decided_anew_differs_or_draws()
        return self._drew[1]

    def _decided_anew_differs_or_draws(self) -> bool:
        """The last move once more, beside the table. What older rules made of it need not be what these would."""
        last = self.entries[-1]
        assert last.move is not None
        before = folded(self.game, self.config, self.entries[:-1])
        chance, events = Chance(self.chance.seed).at(last.seq), list[Event]()
        try:
            self.game.decide(before, last.seat, last.move, chance, events)
        except DOES_NOT_FIT:
            return True
        return chance.asked or tuple(events) != last.events

    def take_back(self, before: State | None = None) -> Entry[Move, Event]:
        """The last move is taken back, by an entry of its own. IllegalMove says why it cannot be.

        `before`: a copy of the state before that move, from who made one; else the record is folded once more.
        """
        refusal = self.check_take_back()
        if refusal is not None:
            raise IllegalMove(refusal)
        last = self.entries[-1]
        self.state = folded(self.game, self.config, self.entries[:-1]) if before is None else before
        entry: Entry[Move, Event] = Entry(len(self.entries), HOUSE, None, (), last.seq)
        self.entries.append(entry)
        return entry

    def pending(self) -> dict[Seat, tuple[Prompt, ...]]:
        """Everyone who may act now, and what about."""
        return self.game.pending(self.state)

    def legal_moves(self, seat: Seat) -> LegalMoves[Move]:
        """What this seat may do now. Ask for it anew after a move."""
        view = None if seat == HOUSE else self.view(seat)
        listing = self.game.legal_moves(view, self.pending().get(seat, ()))
        return LegalMoves(listing, partial(self.check, seat))

    def view(self, seat: Seat | None) -> View:
        """All that this seat, or a spectator, may know."""
        return self.game.view(self.state, seat)

    def redacted(self, entry: Entry[Move, Event], seat: Seat | None) -> Entry[Move, Event]:
        """An entry as this seat may see it: its own move, and of the events what they show it."""
        return redacted(self.game, entry, seat)

    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return self.game.outcome(self.state)

    def record(self) -> Record[Config, Move, Event]:
        """The record so far. The seed is in it only when the game is over."""
        header = Header(
            FORMAT,
            self.game.name,
            self.game.rules_version,
            self.names,
            self.config,
            seed_hash(self.chance.seed),
        )
        outcome = self.outcome()
        ending = None if outcome is None else Ending(outcome, self.chance.seed)
        return Record(header, list(self.entries), ending)

    def seen_by(self, seat: Seat | None) -> str:
        """The board as this seat, or a spectator, sees it."""
        names = [*self.names, *[f"Seat {seat}" for seat in range(len(self.names), self.config.players)]]
        return self.game.board(self.view(seat), tuple(names))

    def __str__(self) -> str:
        return self.seen_by(None)

    def __repr__(self) -> str:
        moves = len(self.entries) - 1
        how = "over" if self.outcome() is not None else f"waiting for {sorted(self.pending())}"
        return (
            f"<Table of {self.game.name} ({self.config.edition}), {self.config.players} players, {moves} moves, {how}>"
        )
