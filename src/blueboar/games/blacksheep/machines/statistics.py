"""What can be counted of a finished game, by seat: turns, discards, fields won, and which cards were played."""
# interpreted: runs once a game

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from blueboar.core.record import Entry
from blueboar.games.blacksheep.data.editions import Config
from blueboar.games.blacksheep.wire import events
from blueboar.games.blacksheep.wire.moves import Move


def statistics(config: Config, entries: Iterable[Entry[Move, events.Event]]) -> tuple[dict[str, int], ...]:
    counts: list[Counter[str]] = [Counter() for _ in range(config.players)]
    for entry in entries:
        for event in entry.events:
            match event:
                case events.TurnBegan():
                    counts[event.seat]["turns"] += 1
                case events.Passed():
                    counts[event.seat]["passes"] += 1
                case events.FieldDrivenOut():
                    counts[event.winner]["fields_won"] += 1
                    counts[event.winner]["fields_won_by_time"] += event.first
                    counts[event.winner][f"won_with:{event.combinations[event.winner]}"] += 1
                case events.CardsMoved() if event.source.startswith("hand:"):
                    _count_cards(counts[entry.seat], event)
                case _:
                    pass
    return tuple(dict(each) for each in counts)


def _count_cards(counts: Counter[str], event: events.CardsMoved) -> None:
    counts["discards" if event.target == "discard" else "cards_played"] += event.count
    for card in event.cards or ():
        counts[f"good:{card}"] += 1
