"""Who has done a bot good, and who ill: what its grudges and its gratitude are about."""

from __future__ import annotations

from blueboar.core.seats import Seat
from blueboar.games.sheriff.wire import events


class Feelings:
    def __init__(self, players: int, seat: Seat) -> None:
        self.seat = seat
        self.wronged = [0] * players
        """How often each has paid for having my bag opened, or broken a word to me."""
        self.paid_against = [0] * players
        """How many of these were payments for having my bag opened."""
        self.helped = [0] * players
        """How often each let my bag through for nothing, or kept a word to me."""
        self.my_gate: dict[tuple[Seat, int], bool] = {}
        """By officer and round before: whether my next bag that they decided was let through for nothing."""
        self.judged: set[tuple[Seat, int]] = set()
        """Merchant and round of every bag that I decided: a word about the next bag is about no other."""
        self._promises: dict[int, tuple[Seat, tuple[Seat, ...]]] = {}

    def promised(self, event: events.Promised) -> None:
        self._promises[event.promise.id] = (event.promise.giver, event.promise.to)

    def opened_for_gold(self, payer: Seat) -> None:
        """They have paid for having my bag opened."""
        self.wronged[payer] += 1
        self.paid_against[payer] += 1

    def settled(self, event: events.PromiseSettled) -> None:
        giver, to = self._promises.get(event.promise, (self.seat, ()))
        if self.seat in to and giver != self.seat:
            if event.status == "broken":
                self.wronged[giver] += 1
            elif event.status == "kept":
                self.helped[giver] += 1

    def decided(self, merchant: Seat, by: tuple[Seat, ...], number: int) -> None:
        """A bag of round `number` was opened or let through."""
        if self.seat in by:
            self.judged.add((merchant, number))

    def is_next_bag(self, merchant: Seat, promised: int, now: int) -> bool:
        """Whether the bag of this round is the first of theirs that I decide after the round of a promise."""
        return promised < now and not any((merchant, number) in self.judged for number in range(promised + 1, now))

    def my_bag(self, by: tuple[Seat, ...], number: int, for_nothing: bool) -> None:
        """My bag of round `number` was decided by these officers."""
        for officer in by:
            for earlier in range(1, number):
                self.my_gate.setdefault((officer, earlier), for_nothing)
            if for_nothing:
                self.helped[officer] += 1
