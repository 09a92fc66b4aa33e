"""How Black Sheep speaks: its quick phrases, its chart, and how its events are read."""
# interpreted: a table

from __future__ import annotations

from typing import Final

from blueboar.core.words import Chart, GameWords

WORDS: Final = GameWords(
    phrases=("phrase.fine-herd", "phrase.not-the-black-sheep", "phrase.that-animal-is-mine", "phrase.moo"),
    charts=(Chart("Fields won", "Fields driven out and won, a game.", "fields_won"),),
    card="animal",
    card_count="good:",
    cards=frozenset(("cards", "figures")),
    seats=frozenset(("seat", "winner", "seen")),
    shared_zones=frozenset(("field",)),
    from_one=frozenset(("field",)),
    styles={"driven-out": "bold green", "cards": "dim"},
)
