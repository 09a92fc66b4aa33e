"""Passages that are owed: who passes through the script's gate gives their word for the script's own next bag."""

from __future__ import annotations

from benchmarks.tricksters.gate import Gate
from benchmarks.tricksters.script import Trickster
from blueboar.bots.bot import Answer
from blueboar.bots.sheriff.loading import Load
from blueboar.bots.sheriff.sayings import LET_NEXT_BAG_THROUGH
from blueboar.games.sheriff.wire.terms import DoFavour, GiveGold, LetThroughTerm, Term
from blueboar.games.sheriff.wire.views import SheriffView


class CollectsWords(Trickster):
    """In office: asks for a word to let its next bag through, and nothing else; lies to whoever owes it that."""

    craft = "outlaw"
    gold = 0
    most = 5

    def owed(self, view: SheriffView) -> bool:
        return any(
            line.giver in view.office and view.seat in line.to and line.round < view.round and line.status == "open"
            for line in view.ledger
            if line.text == LET_NEXT_BAG_THROUGH
        )

    def load(self, view: SheriffView) -> Load | None:
        return self.lying_load(view, most=self.most) if self.owed(view) else None

    def as_merchant(self, gate: Gate) -> Answer | None:
        if not gate.bag_is_closed or not self.owed(gate.view):
            return None
        return self.refuse_all_about_me(gate) or Answer()

    def as_officer(self, gate: Gate) -> Answer | None:
        if len(gate.office) > 1:
            return None
        for deal in gate.from_others():
            for bag in gate.bags:
                word = any(isinstance(term, DoFavour) and term.text == LET_NEXT_BAG_THROUGH for term in deal.terms)
                if word and gate.has_act(deal, bag.merchant):
                    return gate.accept(deal)
        if gate.view.rounds - gate.view.round < 1:
            return None
        for bag in gate.bags:
            merchant = bag.merchant
            gold = min(self.gold, gate.view.players[merchant].gold)
            if gate.may_ask(merchant) and not self.count(("asked", merchant)):
                terms: list[Term] = [DoFavour(merchant, LET_NEXT_BAG_THROUGH), LetThroughTerm(merchant)]
                if gold:
                    terms.insert(0, GiveGold(merchant, gold))
                made = gate.offer(gate.circle(merchant), *terms)
                if made is not None:
                    return made
        return None


class CollectsWordsAndGold(CollectsWords):
    """The same, and two gold; small lies for those words."""

    gold = 2
    most = 3


class BuysWordsInOffice(CollectsWords):
    """The same for nothing but a coin of its own: passing, and a coin, for the word."""

    def as_officer(self, gate: Gate) -> Answer | None:
        if len(gate.office) > 1 or gate.view.rounds - gate.view.round < 1 or gate.own.gold < 1:
            return None
        for bag in gate.bags:
            merchant = bag.merchant
            if gate.may_ask(merchant) and not self.count(("asked", merchant)):
                word = DoFavour(merchant, LET_NEXT_BAG_THROUGH)
                made = gate.offer(gate.circle(merchant), GiveGold(gate.me, 1), word, LetThroughTerm(merchant))
                if made is not None:
                    return made
        return None
