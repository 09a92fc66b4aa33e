"""The top level with one number of its craft changed: does it lie too often, and for too little?"""

from __future__ import annotations

import msgspec

from benchmarks.tricksters.script import Trickster
from benchmarks.tricksters.silence import SilentWhenTrue
from benchmarks.tricksters.sure_lids import OpensOnlyTheSure
from blueboar.bots.levels import BotSetup
from blueboar.bots.sheriff.player import SheriffBot


class Ashamed(Trickster):
    """The top level, but a lie has to bring six points more than the truth, at the black market, too."""

    craft = "outlaw"
    shame = 6.0

    def _player(self, setup: BotSetup) -> SheriffBot:
        made = super()._player(setup)
        made.skill = msgspec.structs.replace(made.skill, lie_shame=self.shame, shameless=0.0)
        return made


class AshamedAndSilent(Ashamed, SilentWhenTrue):
    """The same, and its true bags say nothing and pay nothing."""


class AshamedSilentOpensOnlyTheSure(Ashamed, OpensOnlyTheSure, SilentWhenTrue):
    """The same, and it opens only sure lies."""
