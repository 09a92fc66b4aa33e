"""How Sheriff of Nottingham speaks: its quick phrases, its charts, and how its events are read."""
# interpreted: a table

from __future__ import annotations

from typing import Final

from blueboar.core.words import Chart, GameWords

WORDS: Final = GameWords(
    phrases=(
        "phrase.trust-me",
        "phrase.honest-merchant",
        "phrase.i-do-not-believe-you",
        "phrase.make-an-offer",
        "phrase.not-enough",
        "phrase.deal",
        "phrase.no-deal",
    ),
    charts=(
        Chart("Lies", "Bags that were not as declared.", "lies", ("bags",)),
        Chart("A good nose", "Opened bags that were indeed false.", "opened_right", ("opened_right", "opened_wrong")),
        Chart("Bribes paid", "Gold a game, as a merchant.", "bribes_paid"),
        Chart("Bribes taken", "Gold a game, in office.", "bribes_taken"),
    ),
    card="good",
    card_count="good:",
    seats=frozenset(
        (
            *("seat", "merchant", "deputy", "debtor", "creditor", "owner", "opponent"),
            *("proposer", "partners", "giver", "to", "by", "about", "office", "seen", "bag"),
        )
    ),
    shared_zones=frozenset(("pile",)),
    codes={"text": "favour"},
    spoken={"swear-honest": "declared"},
    styles={
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
        "cards": "dim",
    },
)
