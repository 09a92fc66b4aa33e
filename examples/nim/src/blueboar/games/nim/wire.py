"""Moves, events, prompts and views: plain types that travel and are kept."""
# interpreted: msgspec Structs

from __future__ import annotations

import msgspec

from blueboar.core.seats import Seat


class TakeStones(msgspec.Struct, frozen=True, tag_field="move", tag="take", forbid_unknown_fields=True):
    heap: int
    count: int


Move = TakeStones


class TurnBegan(msgspec.Struct, frozen=True, tag_field="event", tag="turn"):
    seat: Seat


class StonesTaken(msgspec.Struct, frozen=True, tag_field="event", tag="taken"):
    seat: Seat
    heap: int
    count: int


class Ended(msgspec.Struct, frozen=True, tag_field="event", tag="ended"):
    winner: Seat


Event = TurnBegan | StonesTaken | Ended


class TakePrompt(msgspec.Struct, frozen=True, tag_field="prompt", tag="take"):
    heaps: tuple[int, ...]
    at_most: int
    waited: bool = True


Prompt = TakePrompt


class PlayerView(msgspec.Struct, frozen=True):
    seat: Seat
    taken: int


class NimView(msgspec.Struct, frozen=True):
    """Nothing is hidden in this game: all see the same."""

    seat: Seat | None
    edition: str
    waiting_for: tuple[Seat, ...]
    heaps: tuple[int, ...]
    players: tuple[PlayerView, ...]
    winner: Seat | None
