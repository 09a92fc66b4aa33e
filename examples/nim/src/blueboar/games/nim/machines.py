"""What machines ask: legal, safe and random moves, and what can be counted."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from blueboar.games.nim.state import State
from blueboar.games.nim.wire import Event, StonesTaken, TakePrompt, TakeStones

from blueboar.core.chance import Chance
from blueboar.core.legal_moves import Listing
from blueboar.core.record import Entry
from blueboar.core.seats import Seat


def legal_moves(prompts: tuple[TakePrompt, ...]) -> Listing[TakeStones]:
    return Listing(lambda: _moves(prompts), True)


def _moves(prompts: tuple[TakePrompt, ...]) -> Iterator[TakeStones]:
    for prompt in prompts:
        for heap, stones in enumerate(prompt.heaps):
            for count in range(1, min(stones, prompt.at_most) + 1):
                yield TakeStones(heap, count)


def safe_move(prompts: tuple[TakePrompt, ...]) -> TakeStones | None:
    return next(iter(legal_moves(prompts)), None)


def sample(state: State, chance: Chance) -> tuple[Seat, TakeStones]:
    heaps = [heap for heap, stones in enumerate(state.heaps) if stones]
    heap = heaps[chance.below(len(heaps))]
    return state.turn, TakeStones(heap, 1 + chance.below(min(state.heaps[heap], state.config.at_most)))


def statistics(players: int, entries: Iterable[Entry[TakeStones, Event]]) -> tuple[dict[str, int], ...]:
    counts = [{"stones": 0} for _ in range(players)]
    for entry in entries:
        for event in entry.events:
            if isinstance(event, StonesTaken):
                counts[event.seat]["stones"] += event.count
    return tuple(counts)
