"""One running game: submit -> check -> decide -> append; views and redaction by seat."""

from __future__ import annotations

from typing import Any

import msgspec

from blueboar.core.chance import Chance, seed_hash
from blueboar.core.errors import RecordError
from blueboar.core.game import Game
from blueboar.core.record import FORMAT, Ending, Entry, Header, Record, fold, move_decoder
from blueboar.core.seats import HOUSE, Outcome, Refusal, Seat, refuse


class Table:
    """A game in play. Every accepted move is an entry, with the events that it brought about."""

    def __init__(self, game: Game, config: Any, seed: str, names: tuple[str, ...] = ()) -> None:
        self.game = game
        self.config = config
        self.names = names
        self.chance = Chance(seed)
        self.state: Any = game.blank(config)
        self.entries: list[Entry] = []
        self._events: list[Any] = []

    @staticmethod
    def opened(game: Game, config: Any, seed: str, names: tuple[str, ...] = ()) -> Table:
        """A new table, dealt and ready for the first move."""
        table = Table(game, config, seed, names)
        game.begin(table.state, table.chance.at(0), table._events.append)
        table._append(HOUSE, None)
        return table

    @staticmethod
    def restored(record: Record, seed: str) -> Table:
        """The table as it was: by folding events, never by deciding again."""
        header = record.header
        if seed_hash(seed) != header.seed_hash:
            raise RecordError("record.wrong-seed")
        table = Table(record.game, header.config, seed, header.names)
        table.state = fold(record)
        table.entries = list(record.entries)
        return table

    def _append(self, seat: Seat, move: Any) -> None:
        self.entries.append(Entry(len(self.entries), seat, move, tuple(self._events)))
        self._events = []

    def submit(self, seat: Seat, move: Any) -> Refusal | None:
        """Make a move. A refused one changes nothing."""
        state = self.state
        refusal = self.game.check(state, seat, move)
        if refusal is not None:
            return refusal
        self.game.decide(state, seat, move, self.chance.at(len(self.entries)), self._events.append)
        self._append(seat, move)
        return None

    def submit_json(self, seat: Seat, data: bytes) -> Refusal | None:
        """Make a move that came from outside as JSON."""
        try:
            move = move_decoder(self.game).decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            return refuse("move.malformed", None, reason=str(error))
        if move is None:
            return refuse("move.malformed", None, reason="a move is an object")
        return self.submit(seat, move)

    def pending(self) -> dict[Seat, tuple[Any, ...]]:
        return self.game.pending(self.state)

    def view(self, seat: Seat | None) -> Any:
        return self.game.view(self.state, seat)

    def redacted(self, entry: Entry, seat: Seat | None) -> Entry:
        """An entry as this seat may see it: its own move, and of the events what they show it."""
        redact = self.game.redact
        events = tuple([redact(event, seat) for event in entry.events])
        return Entry(entry.seq, entry.seat, entry.move if entry.seat == seat else None, events)

    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    def record(self) -> Record:
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
