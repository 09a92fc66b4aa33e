"""Tricks of a merchant before two deputies: pays one of them, the milder or the harsher, or waits for what they say."""

from __future__ import annotations

from benchmarks.tricksters.gate import Gate
from benchmarks.tricksters.script import Trickster
from blueboar.bots.bot import Answer
from blueboar.bots.levels import BotSetup
from blueboar.bots.sheriff.loading import Load
from blueboar.core.record import Entry
from blueboar.core.seats import Seat
from blueboar.games.sheriff.wire.events import BagLetThrough, BagOpened
from blueboar.games.sheriff.wire.terms import GiveGold, LetThroughTerm, RefuseDealsTerm
from blueboar.games.sheriff.wire.views import SheriffView


class BeforeTwo(Trickster):
    """Lies where it can; knows who has opened how often."""

    craft = "outlaw"

    def __init__(self, setup: BotSetup) -> None:
        super().__init__(setup)
        self.opened: dict[Seat, int] = {}
        self.decided: dict[Seat, int] = {}

    def watch(self, entry: Entry) -> None:
        super().watch(entry)
        for event in entry.events:
            if isinstance(event, (BagOpened, BagLetThrough)):
                for deputy in event.by:
                    self.decided[deputy] = self.decided.get(deputy, 0) + 1
                    self.opened[deputy] = self.opened.get(deputy, 0) + isinstance(event, BagOpened)

    def harshness(self, deputy: Seat) -> float:
        return (self.opened.get(deputy, 0) + 1.0) / (self.decided.get(deputy, 0) + 3.0)

    def load(self, view: SheriffView) -> Load | None:
        return self.lying_load(view) or self.honest_load(view)

    def pay(self, gate: Gate, *gifts: tuple[int, tuple[Seat, ...]]) -> Answer | None:
        """So much to whom; all who have a say agree."""
        if not gate.bag_is_closed or gate.mine() or sum(gold for gold, _ in gifts) > gate.own.gold:
            return None
        terms = [GiveGold(gate.me, gold, to if len(gate.office) > 1 else ()) for gold, to in gifts if gold]
        return gate.offer(gate.office, *terms, LetThroughTerm(gate.me)) if terms else None


class PaysTheMilder(BeforeTwo):
    """Three gold to the deputy who opens less; the other is to follow."""

    def as_merchant(self, gate: Gate) -> Answer | None:
        milder = min(gate.office, key=self.harshness)
        return self.pay(gate, (3, (milder,))) if self.tries < 1 else None


class PaysTheHarsher(BeforeTwo):
    """Three gold to the deputy who opens more, a coin to the other."""

    def as_merchant(self, gate: Gate) -> Answer | None:
        harsher = max(gate.office, key=self.harshness)
        gifts = [(3 if seat == harsher else 1, (seat,)) for seat in gate.office]
        return self.pay(gate, *gifts) if self.tries < 1 else None


class CheapToBoth(BeforeTwo):
    """A coin for each of them, and one more each when that is refused."""

    def as_merchant(self, gate: Gate) -> Answer | None:
        return self.pay(gate, *[(1 + self.tries, (seat,)) for seat in gate.office]) if self.tries < 2 else None


class WaitsForStances(BeforeTwo):
    """Says nothing before both have; three gold to one who is alone with it, four to both, none if both are mild."""

    def as_merchant(self, gate: Gate) -> Answer | None:
        if len(gate.office) < 2 or not gate.bag_is_closed:
            return None
        said = [gate.stance(seat, gate.me) for seat in gate.office]
        if None in said:
            return Answer()
        if "open" not in said:
            return self.refuse_all_about_me(gate) or Answer()
        say = gate.say(gate.me)
        gold = gate.my_gold(3 if len(say) == 1 else 4)
        if gate.mine() or self.tries or not gold:
            return None
        return gate.offer(say, GiveGold(gate.me, gold), LetThroughTerm(gate.me))


class HonestBeforeTheHarsh(BeforeTwo):
    """True bags, and not a coin, where one of those in office opens much; else as much contraband as there is."""

    def load(self, view: SheriffView) -> Load | None:
        harsh = max(self.harshness(seat) for seat in view.office) > 0.45
        return self.honest_load(view) if harsh else self.lying_load(view) or self.honest_load(view)

    def as_merchant(self, gate: Gate) -> Answer | None:
        bag = gate.own.bag
        true = all(card == bag.declared for card in bag.cards or ())
        return self.refuse_all_about_me(gate) if true else None


class OneSwornOff(BeforeTwo):
    """Pays one deputy, not both, not to deal with a rival: who cannot deal with both is opened."""

    needs_deputies = True

    def load(self, view: SheriffView) -> Load | None:
        return None

    def as_merchant(self, gate: Gate) -> Answer | None:
        if len(gate.office) < 2 or gate.mine() or self.tried_enough():
            return None
        for player in gate.view.players:
            tried = self.stage.get(("sworn", player.seat), 0)
            if player.seat == gate.me or player.bag.status != "closed" or tried >= 3 or gate.own.gold <= tried + 1:
                continue
            self.count(("sworn", player.seat))
            deputy = gate.office[tried % 2]
            made = gate.offer((deputy,), GiveGold(gate.me, 1 + tried), RefuseDealsTerm(player.seat))
            if made is not None:
                return made
        return None
