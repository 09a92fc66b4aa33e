"""What a person at a table of bots waits for, in seconds of a scripted clock."""

from __future__ import annotations

from typing import Any

import msgspec
from scripted_table import ME, ScriptedTable

from blueboar.games.sheriff.wire.moves import MakeOffer
from blueboar.games.sheriff.wire.terms import GiveGold, LetThroughTerm
from blueboar.protocol.shapes import Pace

FACTORS: dict[Pace, float] = {"slow": 2.0, "normal": 1.0, "fast": 0.35}


def shown_for(cards: int, pace: Pace) -> float:
    """Seconds for which the client shows what was in a bag (`Opening.svelte`)."""
    return (1.3 + 0.2 * cards) * FACTORS[pace]


class Inspection(msgspec.Struct, frozen=True):
    """One inspection in which I am a merchant and say nothing."""

    seconds: float
    """From the last declaration to what comes after the inspection."""
    asked: int
    """How many deals were offered to me, so that there was something for me to decide."""


async def silent_inspections(players: int, level: str, seed: str, pace: Pace, edition: str | None) -> list[Inspection]:
    table = ScriptedTable("sheriff", players, level, seed, pace, edition)
    table.on_entry = lambda entry: _look_into_bags(table, entry, pace)
    found: list[Inspection] = []
    while table.core.outcome() is None:
        await table.until(lambda: inspecting(table))
        began, in_office = table.now, ME in table.view().office
        asked = await _offers_until_it_was_over(table)
        if not in_office and table.core.outcome() is None:
            found.append(Inspection(table.now - began, asked))
    return found


async def _offers_until_it_was_over(table: ScriptedTable) -> int:
    offers: set[int] = set()

    def over() -> bool:
        offers.update(number for prompt in table.prompts() for number in getattr(prompt, "addressed", ()))
        return not inspecting(table)

    await table.until(over)
    return len(offers)


def inspecting(table: ScriptedTable) -> bool:
    return bool(table.view().phase == "inspection")


def _look_into_bags(table: ScriptedTable, entry: Any, pace: Pace) -> None:
    for event in entry.events:
        if type(event).__name__ == "BagOpened":
            table.read(shown_for(len(event.cards), pace))


async def as_merchant(seed: str, players: int = 4, level: str = "merchant", **wish: Any) -> ScriptedTable:
    """The first inspection in which I am a merchant, just begun."""
    table = ScriptedTable("sheriff", players, level, seed, **wish)
    await table.until(lambda: inspecting(table) and ME not in table.view().office)
    return table


def bribe(table: ScriptedTable, gold: int) -> MakeOffer:
    return MakeOffer(tuple(table.view().office), (GiveGold(ME, gold), LetThroughTerm(ME)))


async def waits_between_turns(players: int, level: str, seed: str, pace: Pace) -> list[float]:
    """Black Sheep: from each move of mine to my next turn."""
    table = ScriptedTable("blacksheep", players, level, seed, pace)
    waits: list[float] = []
    while table.core.outcome() is None:
        await table.until(lambda: bool(table.prompts()))
        if table.core.outcome() is not None:
            break
        made, began = len(table.told), table.now
        await table.until(lambda made=made: len(table.told) > made)  # type: ignore[misc]
        await table.until(lambda: bool(table.prompts()))
        waits.append(table.now - began)
    return waits
