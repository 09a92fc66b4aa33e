"""Trade that knows both ends of it: a card that goes over is one less there and one more here."""

from __future__ import annotations

import math

from benchmarks.tricksters.gate import Gate
from benchmarks.tricksters.script import Trickster
from blueboar.bots.bot import Answer
from blueboar.bots.sheriff.king_and_queen import expected_bonus
from blueboar.bots.sheriff.situation import Situation
from blueboar.core.seats import Seat
from blueboar.games.sheriff.wire.terms import GiveGold, GiveStallGoods

_MARGIN = 0.45
_LEAST = 1.0
_BELIEVED = 0.6
"""How much of what others have declared is reckoned with."""


class CrownBroker(Trickster):
    """Buys and sells cards of stalls at the price at which a bot just agrees, where both changes favour the script."""

    last_rounds = 2

    def as_merchant(self, gate: Gate) -> Answer | None:
        left = gate.view.rounds - gate.view.round
        if gate.mine() or self.tries >= 10 or left > self.last_rounds:
            return None
        situation = self.situation(gate.view)
        best: tuple[float, Seat, str, int, int] | None = None
        for circle in gate.circles:
            if len(circle) > 1:
                continue
            for good in situation.goods.legal:
                for count in (3, 2, 1, -1, -2, -3):
                    found = self._trade(gate, situation, circle[0], good, count)
                    if found is None or self.stage.get((circle[0], good, count)):
                        continue
                    if best is None or found[0] > best[0]:
                        best = (found[0], circle[0], good, count, found[1])
        if best is None or best[0] < _LEAST:
            return None
        _, partner, good, count, price = best
        self.count((partner, good, count))
        buyer, seller = (gate.me, partner) if count > 0 else (partner, gate.me)
        return gate.offer((partner,), GiveGold(buyer, price), GiveStallGoods(seller, good, abs(count)))

    as_officer = as_merchant

    def _trade(
        self, gate: Gate, situation: Situation, partner: Seat, good: str, count: int
    ) -> tuple[float, int] | None:
        """What it brings, and its price; `count` cards to me, or from me if below zero."""
        seller, buyer = (partner, gate.me) if count > 0 else (gate.me, partner)
        number, value = abs(count), situation.goods.value[good]
        if gate.view.players[seller].stall.count(good) < number:
            return None
        if count > 0:
            price = math.ceil(number * value - situation.gain(good, -number, partner) + _MARGIN)
        else:
            price = math.floor(number * value + situation.gain(good, number, partner) - _MARGIN)
        if price < 1 or price > gate.view.players[buyer].gold:
            return None
        counts = self._expected(gate, situation, good)
        after = list(counts)
        after[partner] -= count
        after[gate.me] += count
        king, queen = next((king, queen) for name, king, queen in situation.goods.bonuses if name == good)
        left = gate.view.rounds - gate.view.round
        gains = [
            expected_bonus(after, seat, king, queen, left) - expected_bonus(counts, seat, king, queen, left)
            for seat in range(len(counts))
        ]
        gains[gate.me] += count * value - (price if count > 0 else -price)
        gains[partner] -= count * value - (price if count > 0 else -price)
        others = [gain for seat, gain in enumerate(gains) if seat != gate.me]
        return gains[gate.me] - sum(others) / len(others), price

    def _expected(self, gate: Gate, situation: Situation, good: str) -> list[int]:
        """The stalls, and what lies in the bags as far as it can be told."""
        counts = list(situation.counts[good])
        for player in gate.view.players:
            if player.bag.status != "closed":
                continue
            if player.seat == gate.me:
                counts[gate.me] += (player.bag.cards or ()).count(good)
            elif player.bag.declared == good:
                counts[player.seat] += round(_BELIEVED * (player.bag.count or 0))
        return counts


class EarlyCrownBroker(CrownBroker):
    """The same from the first round on."""

    last_rounds = 99
