"""Whether an offer should pass, said from its maker's view alone and from the rules page (rules 5, 8)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from blueboar.games.sheriff.wire import moves, terms

MOST_TERMS, MOST_LETTERS, MOST_GOLD, MOST_CARDS = 12, 200, 100_000, 500
JOINERS = "\u200c\u200d"
GIFTS = (terms.GiveGold, terms.GiveStallGoods, terms.GiveFaceDown, terms.GiveBagGoods)
VERDICTS: dict[type, str] = {terms.LetThroughTerm: "let-through", terms.OpenBagTerm: "open"}
ACTS: Any = (*VERDICTS, terms.RefuseDealsTerm)


def kind_of(config: Any, card: str) -> str | None:
    """The legal good that an open card is; None for the others."""
    for good in config.goods:
        if good.kind == "legal":
            if card == good.name:
                return str(good.name)
            for plate in config.goods:
                if plate.effect == "feast-plate" and card == f"{plate.name}-{good.name}":
                    return str(good.name)
    return None


class Offer:
    """An offer, judged by what everyone can see and what its maker sees of their own."""

    def __init__(self, config: Any, view: Any, seat: int, move: moves.MakeOffer) -> None:
        self.config, self.view, self.seat, self.move = config, view, seat, move
        self.parties = (seat, *move.partners)
        self.office = [officer for officer in view.office if officer in self.parties]
        self.undecided = [
            player.seat for player in view.players if player.bag.status == "closed" and player.seat not in view.office
        ]
        self.terms: list[Any] = list(move.terms)

    def is_promised(self, p: Any) -> bool:
        if not (p.left > 0 and self.is_a_circle(p) and self.may_replace() and 1 <= len(self.terms) <= MOST_TERMS):
            return False
        if not all(self.makes_sense(term) for term in self.terms):
            return False
        if self.says_twice() or not all(self.may_hang(term) for term in self.terms):
            return False
        self.write_out()
        return not (self.says_twice() or self.stopped_by_duty()) and self.has_the_say() and self.can_be_paid()

    def is_a_circle(self, p: Any) -> bool:
        partners = self.move.partners
        if not partners or len(set(partners)) < len(partners) or not set(partners) <= set(p.others):
            return False
        return bool(set(partners) & set(self.view.office)) or not p.office_needed

    def may_replace(self) -> bool:
        if self.move.replaces is None:
            return True
        for offer in self.view.offers:
            parties = (offer.deal.proposer, *offer.deal.partners)
            if offer.deal.id == self.move.replaces and self.seat in parties:  # a counter-offer is the other side's
                return sorted(parties) == sorted(self.parties) and offer.deal.proposer != self.seat
        return False

    # each term for itself

    def makes_sense(self, term: Any) -> bool:
        if isinstance(term, ACTS):
            about = self.undecided if type(term) in VERDICTS else [player.seat for player in self.view.players]
            performers = set(term.by) <= set(self.office) and len(set(term.by)) == len(term.by)
            return bool(self.office) and term.merchant in about and term.merchant not in self.view.office and performers
        if term.giver not in self.parties or not self.has_receivers(term):
            return False
        match term:
            case terms.GiveGold():
                return 1 <= term.amount <= MOST_GOLD
            case terms.GiveFaceDown():
                return 1 <= term.count <= MOST_CARDS
            case terms.GiveStallGoods():
                return self.can_be_promised(term.good) and 1 <= term.count <= MOST_CARDS
            case terms.GiveBagGoods():
                good = self.can_be_promised(term.good) and 1 <= term.count <= MOST_CARDS
                return good and term.giver in self.undecided
        text = term.text
        for joiner in JOINERS:
            text = text.replace(joiner, "")
        return bool(text.strip()) and text.isprintable() and len(term.text) <= MOST_LETTERS

    def has_receivers(self, term: Any) -> bool:
        """One other partner, or the loot tile (5.23); a favour may be for several."""
        others = set(self.parties) - {term.giver}
        if not set(term.to) <= others or len(set(term.to)) < len(term.to):
            return False
        if isinstance(term, terms.DoFavour):
            return True
        return len(self.receivers(term)) == 1 or self.receivers(term) == frozenset(self.view.office)

    def receivers(self, term: Any) -> frozenset[int]:
        if term.to:
            return frozenset(term.to)
        others = [seat for seat in self.parties if seat != term.giver]
        if len(others) == 1:
            return frozenset(others)
        in_office = term.giver in self.view.office
        side = frozenset(seat for seat in others if (seat in self.view.office) != in_office)
        return side if side or not isinstance(term, terms.DoFavour) else frozenset(others)

    def can_be_promised(self, name: str) -> bool:
        effects = {good.name: good.effect for good in self.config.goods}
        if name in effects:
            return effects[name] != "royal-summons"
        return kind_of(self.config, name) is not None

    def lies_open(self, name: str) -> bool:
        plates = [good.name for good in self.config.goods if good.effect == "feast-plate"]
        return name in plates or kind_of(self.config, name) is not None

    def says_twice(self) -> bool:
        said: list[Any] = []
        for term in self.terms:
            match term:
                case terms.LetThroughTerm() | terms.OpenBagTerm():
                    said.append(("verdict", term.merchant))
                case terms.RefuseDealsTerm():
                    said.append(("refuse", term.merchant))
                case terms.DoFavour():
                    said.append(("favour", term.giver, term.text, self.receivers(term)))
                case _:
                    good = getattr(term, "good", "")
                    said.append((type(term).__name__, term.giver, good, self.receivers(term), term.when))
        return len(said) != len(set(said))

    # conditions (5.20, 5.22, 5.24)

    def performers(self, act: Any) -> set[int]:
        return set(act.by or self.office)

    def is_certain(self, act: Any) -> bool:
        """All in office promise it, or it happens when the deal is struck."""
        if self.performers(act) == set(self.view.office):
            return True
        own = isinstance(act, terms.LetThroughTerm) and act.merchant in self.parties
        return own and self.say(act.merchant) <= self.performers(act)

    def may_hang(self, term: Any) -> bool:
        when = getattr(term, "when", None)
        if when is None:
            return True
        if when.bag not in self.undecided or when.happens not in ("lie", "true", "opened", "let-through"):
            return False
        if isinstance(term, terms.GiveBagGoods) and when.bag == term.giver and when.happens != "let-through":
            return False
        if self.is_ruled_out(when):
            return False
        passes = when.happens == "let-through"
        return not any(
            (VERDICTS[type(act)] == "let-through") != passes
            for act in self.terms
            if type(act) in VERDICTS and act.merchant == when.bag and self.is_certain(act)
        )

    def is_ruled_out(self, when: Any) -> bool:
        return any(
            (duty.act == "let-through") != (when.happens == "let-through")
            for duty in self.view.duties
            if duty.act != "refuse-deals" and duty.merchant == when.bag and set(duty.bound) == set(self.view.office)
        )

    def write_out(self) -> None:
        """As the offer will stand there: with the passing that a bribe carries, without conditions that are none."""
        written, passing = [], set()
        for term in self.terms:
            when = getattr(term, "when", None)
            if when is not None and when.bag == term.giver and when.happens == "let-through":
                if self.receivers(term) <= set(self.view.office):
                    passing.add(term.giver)
                    when = None
                elif isinstance(term, terms.GiveBagGoods):
                    when = None
            if when is not None and self.is_made_true(when):
                when = None
            if isinstance(term, GIFTS) and when is None:
                term = msgspec.structs.replace(term, when=None)
            written.append(term)
        office = set(self.view.office)
        nothing_in_return = not any(isinstance(term, ACTS) or term.giver in office for term in written)
        if self.office and not passing and nothing_in_return:
            for term in written:
                gift = isinstance(term, GIFTS) and term.when is None
                if gift and term.giver in self.undecided and self.receivers(term) <= office:
                    passing.add(term.giver)
        named = {term.merchant for term in written if type(term) in VERDICTS}
        self.terms = written + [terms.LetThroughTerm(merchant) for merchant in passing - named]

    def is_made_true(self, when: Any) -> bool:
        return any(
            when.happens == {"open": "opened"}.get(VERDICTS[type(act)], "let-through")
            for act in self.terms
            if type(act) in VERDICTS and act.merchant == when.bag and self.is_certain(act)
        )

    # the whole

    def stopped_by_duty(self) -> bool:
        for duty in self.view.duties:
            if duty.act == "refuse-deals":
                if duty.merchant in self.parties and set(duty.bound) & set(self.parties):
                    return True
                continue
            for term in self.terms:
                act = VERDICTS.get(type(term))
                other = act is not None and term.merchant == duty.merchant and act != duty.act
                if other and self.performers(term) & set(duty.bound):
                    return True
        return False

    def has_the_say(self) -> bool:
        wanted: set[int] = set()
        for term in self.terms:
            if type(term) in VERDICTS:
                wanted |= self.say(term.merchant)
            elif isinstance(term, terms.GiveBagGoods) and self.receivers(term) & set(self.view.office):
                wanted |= self.say(term.giver)
        return wanted <= set(self.office)

    def say(self, merchant: int) -> set[int]:
        stances = {each.deputy: each.stance for each in self.view.stances if each.merchant == merchant}
        if len(stances) == 2 and list(stances.values()).count("open") == 1:
            return {deputy for deputy, taken in stances.items() if taken == "open"}
        return set(self.view.office)

    def can_be_paid(self) -> bool:
        """Sums over the deal (5.23); of face-down cards the number, and where nobody may lie the cards (1.15)."""
        me = self.view.players[self.seat]
        mine = [term for term in self.terms if getattr(term, "giver", None) == self.seat]
        gold = sum(term.amount for term in mine if isinstance(term, terms.GiveGold))
        in_bag = sum(term.count for term in mine if isinstance(term, terms.GiveBagGoods))
        stall = [term for term in mine if isinstance(term, terms.GiveStallGoods)]
        named = [term for term in stall if not self.lies_open(term.good)]
        unnamed = sum(term.count for term in mine if isinstance(term, terms.GiveFaceDown))
        down = unnamed + sum(term.count for term in named)
        if gold > me.gold or in_bag > (me.bag.count or 0) or down > me.contraband_count:
            return False
        if not self.are_there([term for term in stall if self.lies_open(term.good)], Counter(me.stall)):
            return False
        there = Counter(me.contraband)
        if not self.config.options.stall_lies and not self.are_there(named, there.copy()):
            return False
        picks = Counter(self.move.picks)
        if not picks:
            return True
        if len(self.move.picks) != unnamed or picks - there:
            return False
        return self.config.options.stall_lies or self.are_there(named, there - picks)

    def are_there(self, wanted: list[Any], there: Counter[str]) -> bool:
        """Each card keeps one promise; a stand-in goes where there is no plain card left (2.4, 2.5)."""
        for term in wanted:
            for _ in range(term.count):
                fitting = [term.good, *sorted(card for card in there if self.stands_in(card, term.good))]
                card = next((card for card in fitting if there[card] > 0), None)
                if card is None:
                    return False
                there[card] -= 1
        return True

    def stands_in(self, card: str, good: str) -> bool:
        also = {each.name: each.also for each in self.config.goods}
        return also.get(card) == good or (card != good and kind_of(self.config, card) == good)
