"""Games and refusals in sentences, in any of the five languages."""

from __future__ import annotations

from blueboar.core.errors import GameError, IllegalMove, SetupError
from blueboar.core.kinds import Config, Event, Move
from blueboar.core.record import Entry, Record
from blueboar.core.seats import Refusal, Seat
from blueboar.terminal.errors import error_in_words
from blueboar.terminal.phrasebook import LANGUAGES, Phrasebook
from blueboar.terminal.story import Storyteller


def story(record: Record[Config, Move, Event], language: str = "en", seat: Seat | None = None) -> str:
    """What happened, a sentence a line; with all cards open, or only what this seat could see."""
    book = _phrasebook(language)
    players = record.header.config.players
    names = record.header.names or tuple(book.say("terminal-seat", number=place) for place in range(players))
    teller = Storyteller(record.header.game, names, book, record.header.config.edition)
    game = record.game
    lines: list[str] = []
    for entry in record.entries:
        events = entry.events if seat is None else tuple(game.redact(event, seat) for event in entry.events)
        lines += [sentence for _, sentence in teller.tell(Entry(entry.seq, entry.seat, None, events, entry.undoes))]
    return "\n".join(lines)


def in_words(problem: GameError | Refusal, language: str = "en") -> str:
    """An error or a refusal as a sentence: what is wrong, what is allowed, and the clause of the rules."""
    error = IllegalMove(problem) if isinstance(problem, Refusal) else problem
    return error_in_words(_phrasebook(language), error)


def _phrasebook(language: str) -> Phrasebook:
    if language not in LANGUAGES:
        raise SetupError("setup.bad-value", option="language", value=language, allowed=list(LANGUAGES))
    return Phrasebook(language)
