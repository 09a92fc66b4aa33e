"""What all scripts share: a craft that plays, and hooks for what a script wants to try."""

from __future__ import annotations

from typing import Any

from benchmarks.tricksters.gate import Gate
from blueboar.bots.bot import Answer
from blueboar.bots.levels import BotSetup, find_level
from blueboar.bots.sheriff import loading
from blueboar.bots.sheriff.loading import Load
from blueboar.bots.sheriff.player import SheriffBot
from blueboar.bots.sheriff.situation import Situation
from blueboar.core.record import Entry
from blueboar.games.sheriff.wire import prompts as ask
from blueboar.games.sheriff.wire.moves import Declare, LoadBag, MakeOffer
from blueboar.games.sheriff.wire.views import SheriffView

_MOST_TRIES = 12
"""Offers a round: enough to milk, few enough that games end."""


class Trickster:
    """Plays by a craft; a script overrides what it wants to try."""

    craft = "smuggler"
    needs_deputies = False
    """Its trick is about two in office: under one sheriff it is its craft and nothing more."""

    def __init__(self, setup: BotSetup) -> None:
        self.setup = setup
        self.player = self._player(setup)
        self.round = 0
        self.tries = 0
        self.stage: dict[Any, int] = {}
        """Whatever a script counts within a round."""
        self.good = ""

    def _player(self, setup: BotSetup) -> SheriffBot:
        made = find_level("sheriff", self.craft).make(setup)
        assert isinstance(made, SheriffBot)
        return made

    def watch(self, entry: Entry) -> None:
        self.player.watch(entry)

    def answer(self, view: SheriffView, prompts: tuple[Any, ...]) -> Answer:
        if view.round != self.round:
            self.round, self.tries, self.stage = view.round, 0, {}
        for prompt in prompts:
            if isinstance(prompt, ask.LoadPrompt):
                load = self.load(view)
                if load is not None:
                    self.good = load.good
                    return Answer(LoadBag(load.cards))
                self.good = ""
            elif isinstance(prompt, ask.DeclarePrompt) and self.good:
                return Answer(Declare(self.good, prompt.count))
        if view.phase == "inspection" and view.chore is None:
            gate = Gate(view, prompts)
            answer = self.as_officer(gate) if gate.in_office else self.as_merchant(gate)
            if answer is not None:
                if isinstance(answer.move, MakeOffer):
                    self.tries += 1
                return answer
        return self.player.answer(view, prompts)

    # what a script may do

    def load(self, view: SheriffView) -> Load | None:
        """None: as the craft loads."""
        return None

    def as_merchant(self, gate: Gate) -> Answer | None:
        return None

    def as_officer(self, gate: Gate) -> Answer | None:
        return None

    # what scripts share

    def tried_enough(self) -> bool:
        return self.tries >= _MOST_TRIES

    def count(self, what: Any) -> int:
        """How often in this round, before this time."""
        before = self.stage.get(what, 0)
        self.stage[what] = before + 1
        return before

    def situation(self, view: SheriffView) -> Situation:
        return Situation(self.player.goods, view, 1.0)

    def honest_load(self, view: SheriffView) -> Load | None:
        situation = self.situation(view)
        true = [load for load in loading.candidates(situation) if not load.wrong]
        return max(true, key=lambda load: situation.worth_of(load.cards), default=None)

    def lying_load(self, view: SheriffView, most: int = 5, least: int = 1) -> Load | None:
        situation = self.situation(view)
        lies = [load for load in loading.candidates(situation) if least <= len(load.wrong) <= most]
        lies = [load for load in lies if all(situation.is_smuggled(card) for card in load.wrong)]
        return max(lies, key=lambda load: (situation.worth_of(load.cards), load.good), default=None)

    def refuse_all_about_me(self, gate: Gate) -> Answer | None:
        for deal in gate.from_others():
            if gate.has_act(deal, gate.me):
                return gate.refuse(deal)
        return None
