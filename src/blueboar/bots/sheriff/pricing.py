"""What a deal is worth to me, term by term, in points. Understands every kind of term, whoever proposes it."""
# compiled: every offer that may be made or taken is priced term by term

from __future__ import annotations

from blueboar.bots.bot import Personality
from blueboar.bots.sheriff import conditions
from blueboar.bots.sheriff.credit import credit, trust
from blueboar.bots.sheriff.gate.table import gate_table
from blueboar.bots.sheriff.haggling import GUESSED, SHARP, bent
from blueboar.bots.sheriff.memory import Memory
from blueboar.bots.sheriff.sayings import LET_NEXT_BAG_THROUGH
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

_MOST_FOR_FAVOURS = 1.2
"""All favours of a deal together, from one who has always kept their word."""
_STRANGERS_FAVOUR = 0.2
_OWN_FAVOUR = 0.6
_OWN_PASSAGE = 3.5
"""My word to let a bag through, where another asks for it: who wants it means to lie, and I mean to keep it."""
_DEALS_ELSEWHERE = 2.0
_OPENS_FOR_IT, _OPENS_ANYWAY = 0.5, 0.15
"""How much more often a rival's bag is opened if I pay for it; who in office sells it has a mind to do it anyway."""
SHARED = 0.5
"""Of what a card is worth more to one than to the other: so much of it belongs to whoever is asked to trade."""
_LEAST_READ, _MOST_READ = -0.3, 1.3
"""In odds: how much worse, or better, than by chance lies are told from truths."""


class Pricing:
    def __init__(self, situation: Situation, memory: Memory, skill: Skill, personality: Personality) -> None:
        self.situation = situation
        self.memory = memory
        self.skill = skill
        self.personality = personality
        self.table = gate_table(not situation.rounds_left)
        self._suspicions: dict[Seat, Suspicion] = {}

    def suspicion(self, merchant: Seat) -> Suspicion:
        known = self._suspicions.get(merchant)
        if known is None:
            known = self._suspicions[merchant] = suspect(self.situation, self.memory, merchant, self.skill)
        return known

    def trust(self, seat: Seat) -> float:
        """How far a promise of this player that may be a lie is believed."""
        return trust(self.situation.view.ledger, seat, self.personality.grudge)

    # bags

    def wrong_in_bag(self) -> list[str]:
        bag = self.situation.own.bag
        return self.situation.wrong(bag.cards or (), bag.declared or "")

    def stake(self) -> float:
        """What I lose if my bag is opened; negative when I gain by it."""
        situation = self.situation
        bag = situation.own.bag
        wrong = self.wrong_in_bag()
        if wrong:
            fines = min(situation.fines(wrong), situation.own.gold + 20)
            return situation.worth_of(wrong) + fines * (1.0 + situation.rel)
        summons = sum(8 for card in bag.cards or () if situation.is_summons(card))
        return -float(situation.fines(bag.cards or ()) + summons) * (1.0 + situation.rel)

    def stake_when_asked(self) -> float:
        """The same where an answer would tell it: at least what anyone would guess of such a bag."""
        return max(self.stake(), self.suspicion(self.situation.me).stake())

    def stake_of_anyone(self) -> float:
        """What somebody may lose by an open lid whose bag looks like mine, whatever is in it."""
        seen = self.suspicion(self.situation.me)
        return seen.lie * seen.stake() - (1.0 - seen.lie) * seen.true_fine * (1.0 + self.situation.rel)

    def open_rate(self, merchant: Seat, opening: float | None = None, sharp: float = SHARP) -> float:
        """How often the solved gate opens such a bag, bent by what opening this one is worth."""
        bag = self.memory.bags[merchant]
        suspicion = self.suspicion(merchant)
        if opening is None:
            opening = suspicion.worth_of_opening(self.situation.loss_of(merchant))
        count = bag.count or 1
        usual = Suspicion(self.table.lie(count, bag.offered), count, self.table.wrong(count, bag.offered))
        more = opening - usual.worth_of_opening(self.situation.rel)
        return bent(self.table.open_rate(count, bag.offered), max(-4.0, min(4.0, sharp * more)))

    def will_open(self) -> float:
        """The chance that my bag is opened if no deal is struck, as those in office may see it and have shown."""
        rate = self.open_rate(self.situation.me, sharp=GUESSED)
        if self.skill.memory:
            rate = bent(min(0.97, max(0.02, rate)), self.memory.opens_more(self.situation.office))
        return rate

    def my_risk(self) -> float:
        """The same, as I know what is in it."""
        return bent(min(0.97, max(0.02, self.will_open())), self.read_by_office(bool(self.wrong_in_bag())))

    def read_by_office(self, lie: bool) -> float:
        """How much more often a lie is opened than a truth that looks like it, as was seen at this table; in odds."""
        if not self.skill.memory:
            return 0.0
        read = max(_LEAST_READ, min(_MOST_READ, self.memory.reading()))
        return read + self.memory.sternness(self.situation.office) if lie else -read

    # deals

    def worth(self, deal: Deal) -> float:
        """To me, if it is struck now instead of what would happen without it."""
        acts = sum(self._act(term, deal) for term in deal.terms)
        return self.gifts(deal) + acts + conditions.tempts(self, deal)

    def gifts(self, deal: Deal) -> float:
        """What goes over, without the acts: gold and goods, and favours where I pay nothing for them."""
        parties = (deal.proposer, *deal.partners)
        hard = 0.0
        unseen: dict[Seat, float] = {}
        for term in deal.terms:
            worth = self._gift(term, self._concerned(term, parties))
            if not worth:
                continue
            worth *= conditions.counts(self, term, deal)
            if worth > 0.0 and conditions.is_unseen(self, term):
                giver = getattr(term, "giver", -1)
                unseen[giver] = unseen.get(giver, 0.0) + worth
            else:
                hard += worth
        for giver, worth in unseen.items():
            hard += min(worth, credit(self.situation.view.ledger, giver, self.situation.goods.value))
        me = self.situation.me
        pays = any(self._is_hard(term) and getattr(term, "giver", None) == me for term in deal.terms)
        mine = sum(self._own_word(term, deal) for term in deal.terms if isinstance(term, DoFavour) and term.giver == me)
        return hard - mine + (0.0 if pays else self._favours(deal))

    def _own_word(self, term: DoFavour, deal: Deal) -> float:
        asked = deal.proposer != self.situation.me and term.text == LET_NEXT_BAG_THROUGH
        return _OWN_PASSAGE if asked else _OWN_FAVOUR

    @staticmethod
    def _is_hard(term: Term) -> bool:
        """Gold or goods, at once or under a condition."""
        return isinstance(term, (GiveGold, GiveStallGoods, GiveBagGoods, GiveFaceDown))

    @staticmethod
    def _concerned(term: Term, parties: tuple[Seat, ...]) -> tuple[Seat, ...]:
        """A gift that names its receiver concerns giver and receiver, and nobody else."""
        to, giver = getattr(term, "to", ()), getattr(term, "giver", None)
        return parties if not to or giver is None else (giver, *to)

    def _favours(self, deal: Deal) -> float:
        """Of each giver one at most, and none while an earlier one is still owed; never more than they have shown."""
        if not self.situation.rounds_left:
            return 0.0
        total = 0.0
        for giver in {term.giver for term in deal.terms if isinstance(term, DoFavour)}:
            lines = [line for line in self.situation.view.ledger if line.giver == giver and line.what == "favour"]
            if giver == self.situation.me or any(line.status == "open" for line in lines):
                continue
            kept = sum(line.status == "kept" for line in lines)
            broken = sum(line.status == "broken" for line in lines)
            total += (_STRANGERS_FAVOUR + 0.5 * kept) / (1.0 + 3.0 * broken)
        return min(_MOST_FOR_FAVOURS, total)

    def _gift(self, term: Term, parties: tuple[Seat, ...]) -> float:
        match term:
            case GiveGold():
                return self._given(term.giver, parties, float(term.amount))
            case GiveStallGoods():
                return self._stall_goods(term, parties)
            case GiveBagGoods():
                return self._bag_goods(term, parties)
            case GiveFaceDown():
                return self._given(term.giver, parties, self.worth_of_unnamed(term.giver, term.count))
            case _:
                return 0.0

    def _act(self, term: Term, deal: Deal) -> float:
        match term:
            case LetThroughTerm():
                return self._let_through(term.merchant)
            case OpenBagTerm():
                return self._open(term.merchant, deal)
            case RefuseDealsTerm():
                return self._refuse_deals(term.merchant)
            case _:
                return 0.0

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
        if term.good in situation.counts and len(parties) == 2 and situation.me in parties:
            worth = situation.goods.value[term.good] * term.count + self._crowns_traded(term, parties)
            return self._given(term.giver, parties, worth)
        if term.giver == situation.me:
            there = situation.own.stall + (situation.own.contraband or ())
            given = cards[: there.count(term.good)]
            return self._given(term.giver, parties, situation.worth_of_losing(given))
        worth = situation.worth_of(cards)
        if not situation.goods.open.get(term.good, False):
            known = self.memory.cards.face_down[term.giver][term.good] >= term.count
            worth *= 0.95 if known else self.trust(term.giver)
        return self._given(term.giver, parties, worth)

    def worth_of_unnamed(self, giver: Seat, count: int) -> float:
        """Whoever gives cards without naming them gives the cheapest: so do I, and so will they."""
        situation = self.situation
        if giver != situation.me:
            return situation.unnamed * count
        mine = sorted(situation.worth_of_losing([card]) for card in situation.own.contraband or ())
        return sum(mine[:count])

    def _crowns_traded(self, term: GiveStallGoods | GiveBagGoods, parties: tuple[Seat, ...]) -> float:
        """One card less there is one more here; and a crown is not sold, or bought, at the price of a card."""
        taker = parties[0] if parties[1] == term.giver else parties[1]
        loss, gain = self.situation.traded(term.good, term.count, term.giver, taker)
        shared = SHARED * max(0.0, gain - loss)
        return loss + shared if term.giver == self.situation.me else gain - shared

    def _bag_goods(self, term: GiveBagGoods, parties: tuple[Seat, ...]) -> float:
        situation = self.situation
        cards = [term.good] * term.count
        if term.giver == situation.me:
            # Whether they are there or not: who asks for them may want to know just that.
            worth = situation.worth_of(cards)
            if term.good in situation.counts and len(parties) == 2:
                worth = situation.goods.value[term.good] * term.count + self._crowns_traded(term, parties)
            return self._given(term.giver, parties, worth)
        suspicion = self.suspicion(term.giver)
        if term.good == self.memory.bags[term.giver].good:
            likely = 1.0 - 0.5 * suspicion.lie
        elif situation.is_smuggled(term.good):
            likely = 0.45
        else:
            likely = 0.3
        return self._given(term.giver, parties, situation.worth_of(cards) * likely * 2.0 * self.trust(term.giver))

    def _let_through(self, merchant: Seat) -> float:
        situation = self.situation
        if merchant == situation.me:
            return self.my_risk() * self.stake() / (1.0 + situation.rel)
        suspicion = self.suspicion(merchant)
        if situation.in_office:
            share = 1.0 / len(situation.say(merchant))
            theirs = situation.loss_of(merchant)
            opening = suspicion.worth_of_opening(theirs) / (1.0 + theirs) + conditions.pledged(self, merchant)
            return -max(0.0, opening) * share
        return -0.4 * suspicion.lie * suspicion.stake() * situation.loss_of(merchant)

    def _open(self, merchant: Seat, deal: Deal) -> float:
        """Whoever wants their own bag opened has nothing to hide: then the fine is as good as paid."""
        situation = self.situation
        if merchant == situation.me:
            return -(1.0 - self.will_open()) * (
                self.stake() if deal.proposer == situation.me else self.stake_when_asked()
            )
        parties = (deal.proposer, *deal.partners)
        suspicion = self.suspicion(merchant)
        if situation.in_office:
            pledged = conditions.pledged(self, merchant)
            if merchant in parties:
                return -suspicion.true_fine + min(0.0, pledged)
            theirs = situation.loss_of(merchant)
            return min(0.0, suspicion.worth_of_opening(theirs) / (1.0 + theirs) + pledged)
        loss = suspicion.lie * suspicion.stake() - (1.0 - suspicion.lie) * suspicion.true_fine
        share = _OPENS_ANYWAY if deal.proposer in situation.office else _OPENS_FOR_IT
        return share * loss * situation.loss_of(merchant)

    def _refuse_deals(self, merchant: Seat) -> float:
        situation = self.situation
        if merchant == situation.me:
            return -0.3 * self.stake_when_asked() if situation.own.bag.status == "closed" else 0.0
        if situation.in_office:
            undecided = merchant in situation.undecided()
            return -_DEALS_ELSEWHERE * (1.0 + self.suspicion(merchant).lie) if undecided else 0.0
        return 0.3 if merchant in situation.undecided() else 0.0
