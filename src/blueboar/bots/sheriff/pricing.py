"""What a deal is worth to me, term by term, in points. Understands every kind of term, whoever proposes it."""

from __future__ import annotations

from blueboar.bots.bot import Personality
from blueboar.bots.sheriff.memory import Memory
from blueboar.bots.sheriff.situation import Situation
from blueboar.bots.sheriff.skill import Skill
from blueboar.bots.sheriff.suspicion import Suspicion, suspect
from blueboar.core.seats import Seat
from blueboar.games.sheriff.wire.terms import (
    Deal,
    DoFavour,
    GiveBagGoods,
    GiveFaceDown,
    GiveGold,
    GiveStallGoods,
    LetThroughTerm,
    OpenBagTerm,
    RefuseDealsTerm,
    Term,
)

_FAVOUR = 1.0
_UNNAMED = 6.5
"""What a face-down card is worth about which nothing is said."""
_USUALLY_OPENED = 0.4
_DEALS_ELSEWHERE = 2.0
_USUAL_OPENS = 5.0
"""How many remembered decisions weigh as much as what is usual."""


class Pricing:
    def __init__(self, situation: Situation, memory: Memory, skill: Skill, personality: Personality) -> None:
        self.situation = situation
        self.memory = memory
        self.skill = skill
        self.personality = personality
        self._suspicions: dict[Seat, Suspicion] = {}

    def suspicion(self, merchant: Seat) -> Suspicion:
        known = self._suspicions.get(merchant)
        if known is None:
            known = self._suspicions[merchant] = suspect(self.situation, self.memory, merchant, self.skill)
        return known

    def trust(self, seat: Seat) -> float:
        """How far a promise of this player that may be a lie is believed."""
        kept = broken = 0
        for line in self.situation.view.ledger:
            if line.giver == seat and line.what in ("bag", "contraband", "favour"):
                kept += line.status == "kept"
                broken += line.status == "broken"
        weight = 1.0 + 2.0 * self.personality.grudge
        return (kept + 1.0) / (kept + broken * weight + 2.0)

    # my own bag

    def wrong_in_bag(self) -> list[str]:
        bag = self.situation.own.bag
        return self.situation.wrong(bag.cards or (), bag.declared or "")

    def stake(self) -> float:
        """What I lose if my bag is opened; negative when I gain by it."""
        situation = self.situation
        bag = situation.own.bag
        wrong = self.wrong_in_bag()
        if wrong:
            return situation.worth_of(wrong) + min(situation.fines(wrong), situation.own.gold + 20)
        summons = sum(8 for card in bag.cards or () if situation.is_summons(card))
        return -float(situation.fines(bag.cards or ()) + summons)

    def will_open(self, pressed: bool = False) -> float:
        """The chance that my bag is opened if no deal is struck."""
        situation, memory = self.situation, self.memory
        suspicion = self.suspicion(situation.me)
        value = suspicion.worth_of_opening(situation.rel)
        usual = min(0.85, max(0.12, self.skill.usual_opens + 0.055 * value))
        if self.skill.memory:
            opened = passed = 0
            for officer in situation.office:
                opened += memory.histories[officer].opened
                passed += memory.histories[officer].passed
            usual = (opened + _USUAL_OPENS * usual) / (opened + passed + _USUAL_OPENS)
        if pressed:
            usual = usual + (1.0 - usual) * 0.4
        return usual

    # deals

    def worth(self, deal: Deal) -> float:
        """To me, if it is struck now instead of what would happen without it."""
        parties = (deal.proposer, *deal.partners)
        return sum(self._likely(term) * self._term(term, self._concerned(term, parties)) for term in deal.terms)

    def _likely(self, term: Term) -> float:
        """How likely its condition comes true, seen from the declaration."""
        when = getattr(term, "when", None)
        if when is None:
            return 1.0
        lie = 0.5 if when.bag == self.situation.me else self.suspicion(when.bag).lie
        opened = _USUALLY_OPENED
        return {"lie": opened * lie, "true": opened * (1 - lie), "opened": opened}.get(when.happens, 1 - opened)

    @staticmethod
    def _concerned(term: Term, parties: tuple[Seat, ...]) -> tuple[Seat, ...]:
        """A gift that names its receiver concerns giver and receiver, and nobody else."""
        to = getattr(term, "to", ())
        giver = getattr(term, "giver", None)
        return parties if not to or giver is None else (giver, *to)

    def _term(self, term: Term, parties: tuple[Seat, ...]) -> float:
        match term:
            case GiveGold():
                return self._given(term.giver, parties, float(term.amount))
            case GiveStallGoods():
                return self._stall_goods(term, parties)
            case GiveBagGoods():
                return self._bag_goods(term, parties)
            case GiveFaceDown():
                return self._given(term.giver, parties, _UNNAMED * term.count)
            case LetThroughTerm():
                return self._let_through(term.merchant)
            case OpenBagTerm():
                return self._open(term.merchant)
            case RefuseDealsTerm():
                return self._refuse_deals(term.merchant)
            case DoFavour():
                if term.giver == self.situation.me:
                    return -_FAVOUR
                return _FAVOUR * self.trust(term.giver) if self.situation.rounds_left else 0.0

    def _given(self, giver: Seat, parties: tuple[Seat, ...], worth: float) -> float:
        """To me alone, to the loot that two share, from me, or between others."""
        me, office = self.situation.me, self.situation.office
        if giver == me:
            return -worth
        if me not in parties:
            return 0.0
        if len(parties) == 2:
            return worth
        same_side = (giver in office) == (me in office)
        return 0.0 if same_side else worth / 2 if me in office else worth

    def _stall_goods(self, term: GiveStallGoods, parties: tuple[Seat, ...]) -> float:
        situation = self.situation
        cards = [term.good] * term.count
        if term.giver == situation.me:
            there = situation.own.stall + (situation.own.contraband or ())
            given = cards[: there.count(term.good)]
            return self._given(term.giver, parties, self._worth_of_losing(given))
        worth = situation.worth_of(cards)
        if not situation.goods.open.get(term.good, False):
            known = self.memory.face_down[term.giver][term.good] >= term.count
            worth *= 0.95 if known else 0.75 * self.trust(term.giver)
        return self._given(term.giver, parties, worth)

    def _worth_of_losing(self, cards: list[str]) -> float:
        """More than they would add: a crown may go with them."""
        situation = self.situation
        total = 0.0
        for card in cards:
            total += situation.goods.value[card]
        for good in {situation.goods.counts[card][0] for card in cards if card in situation.goods.counts}:
            number = sum(
                situation.goods.counts[card][1] for card in cards if situation.goods.counts.get(card, ("",))[0] == good
            )
            total -= situation.gain(good, -number)
        return total

    def _bag_goods(self, term: GiveBagGoods, parties: tuple[Seat, ...]) -> float:
        situation = self.situation
        cards = [term.good] * term.count
        if term.giver == situation.me:
            there = (situation.own.bag.cards or ()).count(term.good)
            return self._given(term.giver, parties, situation.worth_of(cards[:there]))
        suspicion = self.suspicion(term.giver)
        likely = suspicion.lie if situation.is_smuggled(term.good) else 1.0 - suspicion.lie * 0.5
        return self._given(term.giver, parties, situation.worth_of(cards) * likely * 0.6 * self.trust(term.giver))

    def _let_through(self, merchant: Seat) -> float:
        situation = self.situation
        if merchant == situation.me:
            return self.will_open(pressed=True) * self.stake()
        suspicion = self.suspicion(merchant)
        if situation.in_office:
            share = 1.0 / len(situation.say(merchant))
            return -max(0.0, suspicion.worth_of_opening(situation.rel)) * share
        return -0.4 * suspicion.lie * suspicion.stake() * situation.rel

    def _open(self, merchant: Seat) -> float:
        situation = self.situation
        if merchant == situation.me:
            return -(1.0 - self.will_open()) * self.stake()
        suspicion = self.suspicion(merchant)
        if situation.in_office:
            return min(0.0, suspicion.worth_of_opening(situation.rel))
        loss = suspicion.lie * suspicion.stake() - (1.0 - suspicion.lie) * suspicion.true_fine
        return 0.5 * loss * situation.rel

    def _refuse_deals(self, merchant: Seat) -> float:
        situation = self.situation
        if merchant == situation.me:
            return -max(0.0, 0.3 * self.stake()) if situation.own.bag.status == "closed" else 0.0
        if situation.in_office:
            undecided = merchant in situation.undecided()
            return -_DEALS_ELSEWHERE * (1.0 + self.suspicion(merchant).lie) if undecided else 0.0
        return 0.3 if merchant in situation.undecided() else 0.0
