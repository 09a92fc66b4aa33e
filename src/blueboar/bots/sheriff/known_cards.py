"""Cards that a bot knows of: taken from open piles, thrown away, shown, or seen on their way."""
# compiled: the hot parts read it at every step

from __future__ import annotations

from collections import Counter

from blueboar.core.seats import Seat
from blueboar.games.sheriff.wire import events


class KnownCards:
    def __init__(self, players: int, open_aside: bool) -> None:
        self._thrown_by = ("hand", "aside") if open_aside else ("aside", "pile")
        """The move of cards by which everyone sees what was thrown away."""
        self.in_hand: list[Counter[str]] = [Counter() for _ in range(players)]
        """In a hand, or in the bag filled from it."""
        self.face_down: list[Counter[str]] = [Counter() for _ in range(players)]
        """On a stall, where this seat happens to know them."""
        self.new_round()

    def new_round(self) -> None:
        players = len(self.in_hand)
        self.thrown: list[Counter[str]] = [Counter() for _ in range(players)]
        """In this round's market."""
        self.exchanged = [0] * players

    def moved(self, event: events.CardsMoved) -> None:
        source, _, owner = event.source.partition(":")
        target, _, receiver = event.target.partition(":")
        if source == "pile" and target == "hand" and event.cards:
            self.in_hand[int(receiver)].update(event.cards)
        elif event.cards and (source, target) == self._thrown_by:
            self.thrown[int(owner)].update(event.cards)
            self.forget(int(owner), event.cards)
        elif source == "bag" and event.cards and target != "contraband":
            self.forget(int(owner), event.cards)
        elif source == "contraband" and target == "sold" and event.cards:
            self.face_down[int(owner)].subtract(event.cards)
        if source == "hand" and target == "aside":
            self.exchanged[int(owner)] += event.count
        if target == "contraband" and event.cards:
            self.face_down[int(receiver)].update(event.cards)

    def smuggled(self, merchant: Seat, cards: tuple[str, ...] | None, declared: str) -> None:
        """What came through face down is not in the hand any more, whichever it was."""
        known = self.in_hand[merchant]
        for card in list(known):
            if card != declared and (cards is None or card in cards):
                known[card] = max(0, known[card] - 1)

    def forget(self, seat: Seat, cards: tuple[str, ...]) -> None:
        known = self.in_hand[seat]
        for card in cards:
            if known[card] > 0:
                known[card] -= 1
