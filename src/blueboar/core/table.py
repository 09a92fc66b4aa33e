"""One running game: check -> decide -> append; views and redaction by seat."""
# interpreted: compiled and held weakly, a generic class breaks the garbage collector before Python 3.12

from __future__ import annotations

from functools import partial
from typing import Generic

from blueboar.core.chance import Chance, seed_hash
from blueboar.core.errors import RecordError
from blueboar.core.game import Game
from blueboar.core.kinds import Config, Event, Move, Prompt, State, View
from blueboar.core.legal_moves import LegalMoves
from blueboar.core.one_move import carry_out
from blueboar.core.record import FORMAT, Ending, Entry, Header, Record, chance_seed, fold
from blueboar.core.seats import HOUSE, Outcome, Refusal, Seat


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
        game.begin(table.state, table.chance.at(0), events.append)
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
        return carry_out(self.game, self.state, self.entries, seat, move, self.chance)

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
        redact = self.game.redact
        events = tuple([redact(event, seat) for event in entry.events])
        return Entry(entry.seq, entry.seat, entry.move if entry.seat == seat else None, events)

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
