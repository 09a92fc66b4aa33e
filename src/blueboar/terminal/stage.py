"""Prints a story to a terminal: colours by kind of event, a rule before every round."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from blueboar.core.record import Entry
from blueboar.core.seats import Outcome
from blueboar.terminal.phrasebook import Phrasebook
from blueboar.terminal.story import Storyteller

_CHAPTERS = frozenset(("round",))


class Stage:
    def __init__(self, console: Console, teller: Storyteller) -> None:
        self.console = console
        self.teller = teller
        self._between_turns = not teller.phrasebook.has(f"{teller.game}-round")
        """A game without rounds gets room between its turns."""

    def show_title(self, edition: str, *more: str) -> None:
        """Which game it is, who plays, and what else there is to know before."""
        phrasebook, teller = self.teller.phrasebook, self.teller
        game = phrasebook.say(f"game-{teller.game}")
        names = phrasebook.say("terminal-comma").join(teller.names)
        message = f"edition-{teller.game}-{edition}"
        preset = phrasebook.say(message) if phrasebook.has(message) else edition
        title = phrasebook.say("terminal-title", game=game, edition=preset, names=names)
        self.console.print(Text(title, style="bold"))
        for line in more:
            self.console.print(Text(line, style="dim"))
        self.console.print()

    def show_note(self, line: str) -> None:
        self.console.print(Text(f"\n  {line}", style="dim"))

    def show(self, entry: Entry, spoken: Collection[str] = ()) -> bool:
        """Print what can be told of an entry, but for what was spoken aloud; whether there was anything."""
        told = False
        if self._between_turns and entry.seq > 0:
            self.console.print()
        for tag, sentence in self.teller.tell(entry):
            told = True
            if tag in spoken:
                continue
            if tag in _CHAPTERS:
                self.console.print()
                self.console.rule(Text(sentence, style="bold yellow"))
            elif tag == "phase":
                self.console.print()
                self.console.print(Padding(Text(sentence, style="bold"), (0, 0, 0, 2), expand=False))
            elif tag == "ended":
                self.console.print()
                for line in sentence.splitlines():
                    self._tell(line, "")
            else:
                self._tell(sentence, self.teller.words.styles.get(tag, ""))
        return told

    def show_saying(self, seat: int, code: str, params: dict[str, Any]) -> None:
        self._tell(self.teller.saying(seat, code, params), "italic blue")

    def _tell(self, sentence: str, style: str) -> None:
        self.console.print(Padding(Text(sentence, style=style), (0, 0, 0, 4), expand=False))

    def show_outcome(self, outcome: Outcome) -> None:
        phrasebook: Phrasebook = self.teller.phrasebook
        self.console.print()
        order = sorted(range(len(outcome.scores)), key=lambda seat: (outcome.places[seat], seat))
        for seat in order:
            style = "bold green" if outcome.places[seat] == 1 else ""
            name = self.teller.people(seat)
            line = phrasebook.say("terminal-score", name=name, points=outcome.scores[seat])
            self.console.print(Text(f"  {outcome.places[seat]}. {line}", style=style))
        winners = outcome.winners
        message = "terminal-winners" if len(winners) > 1 else "terminal-winner"
        self.console.print(Text("\n  " + phrasebook.say(message, names=self.teller.people(winners)), style="bold"))
