"""The top level in all but one thing: which lids come off, and what its own bag pays."""

from __future__ import annotations

from typing import Any

from benchmarks.tricksters.actuary import BoldActuary, CarefulActuary
from benchmarks.tricksters.counting import FixedPrice
from benchmarks.tricksters.gate import Gate
from benchmarks.tricksters.script import Trickster
from benchmarks.tricksters.silence import RareGreatLies, SilentWhenTrue
from blueboar.bots.bot import Answer
from blueboar.core.seats import Seat
from blueboar.games.sheriff.wire.moves import LetThrough, OpenBag
from blueboar.games.sheriff.wire.views import SheriffView


class OpensOnlyTheSure(Trickster):
    """Asks and haggles as the top level does; opens a bag only if two of three such bags are lies."""

    craft = "outlaw"
    sure = 0.66

    def answer(self, view: SheriffView, prompts: tuple[Any, ...]) -> Answer:
        found = super().answer(view, prompts)
        if isinstance(found.move, OpenBag) and len(view.office) == 1:
            merchant = found.move.merchant
            gate = Gate(view, prompts)
            passes = any(bag.merchant == merchant and bag.let_through for bag in gate.bags)
            if passes and self.lie(view, merchant) < self.sure:
                return Answer(LetThrough(merchant))
        return found

    def lie(self, view: SheriffView, merchant: Seat) -> float:
        return self.player.pricing(self.situation(view)).suspicion(merchant).lie


class FixedThreeOpensOnlyTheSure(OpensOnlyTheSure, FixedPrice):
    """The same in office; as a merchant three gold for every bag, said once."""


class ActuaryOpensOnlyTheSure(OpensOnlyTheSure, CarefulActuary):
    """The same in office; as a merchant the careful reckoner."""


class FixedThreeNeverOpens(FixedThreeOpensOnlyTheSure):
    """Asks and haggles as the top level does, and never opens; as a merchant three gold for every bag."""

    sure = 2.0


class RareLiesOpensOnlyTheSure(OpensOnlyTheSure, RareGreatLies):
    """Opens only sure lies; true itself, but for four cards with contraband worth fifteen; pays nothing."""


class SilentWhenTrueOpensOnlyTheSure(OpensOnlyTheSure, SilentWhenTrue):
    """Opens only sure lies; a true bag of its own says nothing and pays nothing; the top level otherwise."""


class FullPriceOpensOnlyTheSure(OpensOnlyTheSure, BoldActuary):
    """Opens only sure lies; shameless lies of five cards, too, and more gold for them."""
