"""Which of those in office open a bag whose merchant would not pay, and which only say so.

By officer: whoever asks for much and then lets everyone pass is paid less each time.
"""
# compiled: every rehearsed talk asks for it

from __future__ import annotations

from blueboar.bots.sheriff.gate.table import logit
from blueboar.bots.sheriff.haggling import STANDS_BY
from blueboar.core.seats import Seat

_USUAL = 0.35
"""So many of the bags that were asked for gold and did not pay are opened at a usual table."""
_WEIGHT = 2.0
"""How many bags weigh as much as that."""
_OTHER_OFFICERS, _MOST_OF_OTHERS = 0.25, 1.0
"""So much of what one officer does says what another will do, and no more bags than this all in all."""
_MOST_LESS, _MOST_MORE = 1.8, 0.8
"""In odds: who is found out to bluff is feared less by so much, and who never does more."""


class Threats:
    """As everyone at the table could see it."""

    def __init__(self, players: int) -> None:
        self._made = [0] * players
        self._carried_out = [0] * players

    def note(self, office: tuple[Seat, ...], opened: bool) -> None:
        """A bag for which these had asked, and got nothing, was opened or let through."""
        for officer in office:
            self._made[officer] += 1
            self._carried_out[officer] += opened

    def stands_by(self, office: tuple[Seat, ...]) -> float:
        """How much more often these open a bag that refuses to pay, in odds."""
        made = carried_out = others = others_carried_out = 0.0
        for officer, number in enumerate(self._made):
            if officer in office:
                made += number
                carried_out += self._carried_out[officer]
            else:
                others += number
                others_carried_out += self._carried_out[officer]
        if others:
            weight = min(_OTHER_OFFICERS, _MOST_OF_OTHERS / others)
            made += weight * others
            carried_out += weight * others_carried_out
        shown = (carried_out + _WEIGHT * _USUAL) / (made + _WEIGHT)
        return STANDS_BY + max(-_MOST_LESS, min(_MOST_MORE, logit(shown) - logit(_USUAL)))
