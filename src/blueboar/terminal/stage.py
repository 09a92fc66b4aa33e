"""Prints a story to a terminal: colours by kind of event, a rule before every round."""

from __future__ import annotations

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from blueboar.core.record import Entry
from blueboar.core.seats import Outcome
from blueboar.terminal.phrasebook import Phrasebook
from blueboar.terminal.story import Storyteller

_STYLES = {
    "phase": "bold",
    "declared": "italic",
    "offer-made": "cyan",
    "deal-struck": "bold green",
    "offer-closed": "dim cyan",
    "opened": "bold red",
    "let-through": "green",
    "gold": "yellow",
    "shown": "magenta",
    "time-ran-out": "bold red",
    "driven-out": "bold green",
    "cards": "dim",
}
_CHAPTERS = frozenset(("round",))


class Stage:
    def __init__(self, console: Console, teller: Storyteller) -> None:
        self.console = console
        self.teller = teller

    def show(self, entry: Entry) -> bool:
        """Print what can be told of an entry; whether there was anything."""
        told = False
        for tag, sentence in self.teller.tell(entry):
            told = True
            if tag in _CHAPTERS:
                self.console.print()
                self.console.rule(Text(sentence, style="bold yellow"))
            elif tag == "phase":
                self.console.print(Padding(Text(sentence, style="bold"), (1, 0, 0, 2), expand=False))
            else:
                self.console.print(Padding(Text(sentence, style=_STYLES.get(tag, "")), (0, 0, 0, 4), expand=False))
        return told

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
