"""Another history of the same game, which a seat could not tell from the real one.

Up to some moment of a recorded game, every card gets a number and is followed through the events. Cards that this seat
has not seen by then, and that came from the same deck, change places in all events; so do points below figures that it
has not looked under, and tasks that it does not know. The result is a whole other record, as possible as the real one.
What the seat was sent must be the same for both, byte for byte.

LEAK_GAMES sets how many games of each kind are played (1 if it is not set).
"""

import os
from collections.abc import Callable
from itertools import chain
from typing import Any

import msgspec
import pytest

from blueboar.core.chance import Chance
from blueboar.core.table import Table
from blueboar.games.blacksheep.game import BlackSheep
from blueboar.games.blacksheep.wire.events import (
    CardsMoved,
    DeckRenewed,
    DeckShuffled,
    FiguresMixed,
    FiguresMoved,
    TasksMoved,
)

GAME = BlackSheep()
GAMES = int(os.environ.get("LEAK_GAMES", "1"))
FIGURES = [[f"{row.name}-{number + 1}" for number in range(len(row.points))] for row in GAME.configure(2).animals]
KINDS = [(edition, players) for edition in GAME.editions for players in GAME.players(edition)]

FREE = (-1, -1)
"""A place in a hand, until a card is drawn for it."""

Redact = Callable[[Any, int | None], Any]


def mixed(names: list[str], chance: Chance) -> list[str]:
    copy = names[:]
    chance.shuffle(copy)
    return copy


class Cards:
    """Follows every single card through the events: a card is its place in the deck it was last shuffled into."""

    def __init__(self, events: list[Any]) -> None:
        self.decks: list[list[str]] = []
        self.zones: dict[str, list[tuple[int, int]]] = {"deck": [], "discard": []}
        self.moved: list[list[tuple[int, int]]] = []
        """The cards of each event."""
        for event in events:
            self.moved.append(self._follow(event))

    def _follow(self, event: Any) -> list[tuple[int, int]]:
        if type(event) in (DeckShuffled, DeckRenewed):
            self.decks.append(list(event.cards))
            self.zones["deck"] = [(len(self.decks) - 1, place) for place in range(event.count)]
            self.zones["discard"] = []
            return self.zones["deck"][:]
        if type(event) is not CardsMoved:
            return []
        zones = [z for z in self.zones if z.startswith(event.source.replace("sides", "side") + ":")] or [event.source]
        taken = []
        for name in event.cards:
            zone, card = self._find(zones, name)
            if zone.startswith("hand:"):
                self.zones[zone][self.zones[zone].index(card)] = FREE
            else:
                self.zones[zone].remove(card)
            taken.append(card)
        self._lay(self.zones.setdefault(event.target, []), taken)
        return taken

    def _lay(self, zone: list[tuple[int, int]], cards: list[tuple[int, int]]) -> None:
        for card in cards:
            if FREE in zone:
                zone[zone.index(FREE)] = card
            else:
                zone.append(card)

    def _find(self, zones: list[str], name: str) -> tuple[str, tuple[int, int]]:
        for zone in zones:
            cards = reversed(self.zones[zone]) if zone == "deck" else self.zones[zone]
            for card in cards:
                deck, place = card
                if card != FREE and self.decks[deck][place] == name:
                    return zone, card
        raise AssertionError(f"no {name} in {zones}")

    def hidden_from(self, seat: int | None) -> set[tuple[int, int]]:
        zones = [z for z in self.zones if z == "deck" or (z.startswith("hand:") and z != f"hand:{seat}")]
        return {card for zone in zones for card in self.zones[zone] if card != FREE}

    def renamed(self, seat: int | None, chance: Chance) -> list[list[str]]:
        """The decks with the hidden cards of each in other places."""
        hidden = self.hidden_from(seat)
        decks = []
        for number, deck in enumerate(self.decks):
            places = [place for place in range(len(deck)) if (number, place) in hidden]
            other = deck[:]
            for place, name in zip(places, mixed([deck[place] for place in places], chance), strict=True):
                other[place] = name
            decks.append(other)
        return decks


def other_history(events: list[Any], seat: int | None, chance: Chance) -> list[Any]:
    cards = Cards(events)
    decks = cards.renamed(seat, chance)
    points = other_points(events, seat, chance)
    tasks = other_tasks(events, seat, chance)
    return [
        rewritten(event, [decks[d][p] for d, p in moved], points, tasks)
        for event, moved in zip(events, cards.moved, strict=True)
    ]


def other_points(events: list[Any], seat: int | None, chance: Chance) -> dict[str, int]:
    below = next(event for event in events if type(event) is FiguresMixed).points
    real = dict(zip([figure for figures in FIGURES for figure in figures], below, strict=True))
    known = {f for event in events if type(event) is FiguresMoved and seat in event.seen for f in event.figures}
    other = dict(real)
    for figures in FIGURES:
        unknown = [figure for figure in figures if figure not in known]
        for figure, twin in zip(unknown, mixed(unknown, chance), strict=True):
            other[figure] = real[twin]
    return other


def other_tasks(events: list[Any], seat: int | None, chance: Chance) -> dict[str, str]:
    dealt = [event for event in events if type(event) is TasksMoved]
    known = {t for event in dealt if event.seen is None or seat in event.seen for t in event.tasks}
    unknown = [task.name for task in GAME.configure(2, "tasks").tasks if task.name not in known]
    return {**{task: task for task in known}, **dict(zip(unknown, mixed(unknown, chance), strict=True))}


def rewritten(event: Any, cards: list[str], points: dict[str, int], tasks: dict[str, str]) -> Any:
    change: dict[str, Any] = {}
    if cards:
        change["cards"] = tuple(cards)
    if type(event) is FiguresMixed:
        change["points"] = tuple(points[figure] for figures in FIGURES for figure in figures)
    if type(event) is FiguresMoved and event.points is not None:
        change["points"] = tuple(points[figure] for figure in event.figures)
    if type(event) is TasksMoved:
        change["tasks"] = tuple(tasks[task] for task in event.tasks)
    return msgspec.structs.replace(event, **change)


def sent(events: list[Any], config: Any, seat: int | None, redact: Redact) -> tuple[bytes, Any]:
    """What reached the seat: all redacted events, and its view and prompts at the end."""
    state = GAME.blank(config)
    for event in events:
        GAME.evolve(state, event)
    assert GAME.invariants(state) == []
    pending = GAME.pending(state)
    prompts = () if seat is None else pending.get(seat, ())
    words = ([redact(event, seat) for event in events], GAME.view(state, seat), sorted(pending), prompts)
    return msgspec.json.encode(words), state


def histories(edition: str, players: int, seed: int) -> list[tuple[Any, list[Any]]]:
    """A few moments of a random game: everything that had happened by then."""
    config = GAME.configure(players, edition)
    table = Table.opened(GAME, config, f"history {seed}")
    chance = Chance(f"moves {seed}")
    moments = []
    while table.outcome() is None:
        if len(table.entries) % 7 == 1:
            moments.append((config, [event for entry in table.entries for event in entry.events]))
        table.play(*GAME.sample(table.state, chance))
    return moments


@pytest.mark.parametrize(("edition", "players"), KINDS)
def test_a_seat_is_sent_the_same_in_every_history_that_it_cannot_tell_apart(edition: str, players: int) -> None:
    chance = Chance("histories")
    for number in range(GAMES):
        for config, events in histories(edition, players, 10 * number + players):
            for seat in (*range(players), None):
                other = other_history(events, seat, chance)
                assert other != events
                assert sent(other, config, seat, GAME.redact)[0] == sent(events, config, seat, GAME.redact)[0]


def leaky_draws(event: Any, seat: int | None) -> Any:
    return event if type(event) is CardsMoved else GAME.redact(event, seat)


def leaky_points(event: Any, seat: int | None) -> Any:
    return event if type(event) is FiguresMoved else GAME.redact(event, seat)


def leaky_tasks(event: Any, seat: int | None) -> Any:
    return event if type(event) is TasksMoved else GAME.redact(event, seat)


def leaky_deck(event: Any, seat: int | None) -> Any:
    return event if type(event) is DeckRenewed else GAME.redact(event, seat)


@pytest.mark.parametrize("leak", [leaky_draws, leaky_points, leaky_tasks, leaky_deck])
def test_a_planted_leak_is_caught(leak: Redact) -> None:
    chance = Chance("leaks")
    config, events = histories("tasks", 4, 1)[-1]
    real, other = (sent(each, config, 0, leak)[0] for each in (events, other_history(events, 0, chance)))
    assert real != other


def test_resampled_states_are_among_these_histories() -> None:
    """`worlds.py` mixes what these histories mix, and nothing more: cards stay with the deck they came from.

    A twin may differ in that: of two like cards in a hand it is open which one was played, and from which deck it was.
    """
    chance = Chance("worlds")
    for config, events in histories("tasks", 3, 5):
        state = sent(events, config, 1, GAME.redact)[1]
        world = GAME.resample(state, 1, chance)
        twin = sent(other_history(events, 1, chance), config, 1, GAME.redact)[1]
        assert by_deck(world) == by_deck(state)
        for one in (world, twin):
            assert sorted(chain(*by_deck(one))) == sorted(chain(*by_deck(state)))
            assert one.hand(1) == state.hand(1)


def by_deck(state: Any) -> list[list[int]]:
    """The cards that came from each deck and are still in it, or in a hand."""
    found: list[list[int]] = [[] for _ in range(state.deck_number + 1)]
    found[-1] += state.deck
    for seat in range(state.players):
        for card, number in zip(state.hands[seat], state.drawn_from[seat], strict=True):
            found[number].append(card)
    return [sorted(cards) for cards in found]
