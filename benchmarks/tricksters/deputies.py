"""Tricks of one deputy against the other, and against merchants who have to deal with both."""

from __future__ import annotations

from benchmarks.tricksters.gate import Gate
from benchmarks.tricksters.script import Trickster
from blueboar.bots.bot import Answer
from blueboar.games.sheriff.wire.moves import OpenBag
from blueboar.games.sheriff.wire.terms import DoFavour, GiveGold, LetThroughTerm, OpenBagTerm

_ALONE = 8
"""What is asked of a merchant by one who has the say alone."""


class Deputy(Trickster):
    """Stands on the craft of the top level, and does nothing of its own where there is one sheriff."""

    craft = "outlaw"
    needs_deputies = True

    def as_officer(self, gate: Gate) -> Answer | None:
        return self.as_deputy(gate) if len(gate.office) > 1 else None

    def as_deputy(self, gate: Gate) -> Answer | None:
        raise NotImplementedError

    def ask_alone(self, gate: Gate, demand: int) -> Answer | None:
        """Whoever has the say alone asks for much, once; the rest is the craft's."""
        for bag in gate.bags:
            merchant = bag.merchant
            gold = min(demand, gate.view.players[merchant].gold)
            if gate.say(merchant) != (gate.me,) or not gold or not gate.may_ask(merchant):
                continue
            if not self.count(("asked", merchant)):
                made = gate.offer((merchant,), GiveGold(merchant, gold), LetThroughTerm(merchant))
                if made is not None:
                    return made
        return None


class Contrary(Deputy):
    """Waits for the other, and would open what they let through: alone with the bag. What they open they open alone."""

    def as_deputy(self, gate: Gate) -> Answer | None:
        other = gate.other_deputy()
        for bag in gate.stances:
            theirs = None if other is None else gate.stance(other, bag.merchant)
            if theirs is None:
                if self.count(("waited", bag.merchant)) < 3:
                    return Answer()
                continue
            choice = next((each for each in gate.bags if each.merchant == bag.merchant), bag)
            if gate.stance(gate.me, bag.merchant) is None:
                spoken = gate.passing(choice) if theirs == "open" else gate.opening(choice)
                if spoken is not None:
                    return spoken
        return None


class LoneExtortion(Contrary):
    """The same, and whoever is alone with it pays dear."""

    def as_deputy(self, gate: Gate) -> Answer | None:
        return super().as_deputy(gate) or self.ask_alone(gate, _ALONE)


class BuysTheOtherOut(Deputy):
    """Would open all; pays the other deputy a coin or two to let a bag through that both would open, and is alone."""

    def as_deputy(self, gate: Gate) -> Answer | None:
        spoken = gate.wants_a_say() or self.ask_alone(gate, _ALONE)
        other = gate.other_deputy()
        if spoken is not None or other is None or gate.mine():
            return spoken
        for bag in gate.bags:
            tried = self.stage.get(("out", bag.merchant), 0)
            if len(gate.say(bag.merchant)) == 1 or gate.awaits_a_stance(bag.merchant) or tried >= 2:
                continue
            self.count(("out", bag.merchant))
            gold = gate.my_gold(1 + 2 * tried)
            made = gate.offer((other,), GiveGold(gate.me, gold), LetThroughTerm(bag.merchant, (other,)))
            if gold and made is not None:
                return made
        return None


class PaidToOpen(Deputy):
    """Lets the other pay for what both would do: two gold, and it opens the bag for them."""

    def as_deputy(self, gate: Gate) -> Answer | None:
        other = gate.other_deputy()
        if other is None or gate.mine() or self.tried_enough():
            return None
        for bag in gate.bags:
            gold = 2 - self.stage.get(("paid", bag.merchant), 0)
            if gold > 0 and gate.view.players[other].gold >= gold:
                self.count(("paid", bag.merchant))
                made = gate.offer((other,), GiveGold(other, gold), OpenBagTerm(bag.merchant))
                if made is not None:
                    return made
        return None


class SellsHalf(Deputy):
    """Five gold to this deputy alone for a bag that both decide; the other is to agree for nothing."""

    def as_deputy(self, gate: Gate) -> Answer | None:
        spoken = gate.wants_a_say()
        other = gate.other_deputy()
        if spoken is not None or other is None:
            return spoken
        for bag in gate.bags:
            merchant, gold = bag.merchant, min(5, gate.view.players[bag.merchant].gold)
            if not gold or gate.mine() or self.stage.get(("half", merchant)) or not gate.may_ask(merchant):
                continue
            self.count(("half", merchant))
            made = gate.offer((other, merchant), GiveGold(merchant, gold, (gate.me,)), LetThroughTerm(merchant))
            if made is not None:
                return made
        return None


class SellsItsVoice(Deputy):
    """Two gold of every merchant for a word in their favour; then it does as it likes."""

    def as_deputy(self, gate: Gate) -> Answer | None:
        if gate.mine() or self.tried_enough():
            return None
        for bag in gate.bags:
            merchant = bag.merchant
            if gate.view.players[merchant].gold >= 2 and not self.count(("voice", merchant)):
                terms = (GiveGold(merchant, 2), DoFavour(gate.me, "I shall speak for your bag"))
                made = gate.offer((merchant,), *terms)
                if made is not None:
                    return made
        return None


class TakesAndOpens(Deputy):
    """Agrees to every price for both while the other has not, and opens the bag before they do."""

    def as_deputy(self, gate: Gate) -> Answer | None:
        spoken = gate.wants_a_say()
        if spoken is not None:
            return spoken
        for deal in gate.from_others():
            if gate.given(deal, gate.me) or self.count(("took", deal.id)):
                continue
            taken = gate.accept(deal) if len(deal.partners) > 1 else None
            if taken is not None:
                return taken
        for bag in gate.bags:
            if bag.open and len(gate.say(bag.merchant)) > 1:
                return Answer(OpenBag(bag.merchant))
        return None


class OpensTogether(Deputy):
    """Shares every risk, carries none: opens at once what both would open, and lets the rest through for a coin."""

    def as_deputy(self, gate: Gate) -> Answer | None:
        other = gate.other_deputy()
        for bag in gate.bags:
            theirs = None if other is None else gate.stance(other, bag.merchant)
            if theirs == "open":
                decided = gate.opening(bag)
            elif gate.stance(gate.me, bag.merchant) is None or theirs is not None:
                decided = gate.passing(bag)
            else:
                decided = None
            if decided is not None:
                return decided
        return None


class Spoiler(Deputy):
    """Would open with the other; once a price for both lies there it steps back, and the other's talk is void."""

    def as_deputy(self, gate: Gate) -> Answer | None:
        spoken = gate.wants_a_say()
        if spoken is not None:
            return spoken
        for bag in gate.bags:
            about = [deal for deal in gate.from_others() if gate.has_act(deal, bag.merchant)]
            if about and len(gate.say(bag.merchant)) > 1 and not self.count(("spoilt", bag.merchant)):
                stepped = gate.passing(bag)
                if stepped is not None:
                    return stepped
        return None
