"""What somebody tries who knows the rules and not the bots: a fixed price, a share, a coin that is tossed."""

from __future__ import annotations

from benchmarks.tricksters.counting import FixedPrice
from benchmarks.tricksters.gate import Gate
from benchmarks.tricksters.office_ways import demand_and
from benchmarks.tricksters.script import Trickster
from blueboar.bots.bot import Answer
from blueboar.bots.sheriff.loading import Load
from blueboar.core.seats import Seat
from blueboar.games.sheriff.wire.terms import DoFavour, GiveBagGoods, GiveGold, LetThroughTerm
from blueboar.games.sheriff.wire.views import SheriffView


class FixedTwo(FixedPrice):
    """Two gold for every bag, said once; the craft of the top level loads it."""

    craft = "outlaw"
    price = 2


class FixedThree(FixedPrice):
    """Three gold for every bag, said once; the craft of the top level loads it."""

    craft = "outlaw"
    price = 3


class FixedFour(FixedPrice):
    """Four gold for every bag, said once; the craft of the top level loads it."""

    craft = "outlaw"
    price = 4


class FixedFive(FixedPrice):
    """Five gold for every bag, said once, and every second bag is a lie."""

    price = 5

    def load(self, view: SheriffView) -> Load | None:
        lies = self.lying_load(view) if self.player.chance.likely(0.5) else None
        return lies or self.honest_load(view)


class FixedThreeHalfLies(FixedFive):
    """Three gold for every bag, said once, and every second bag is a lie."""

    price = 3


class FixedThreeOneWrong(FixedPrice):
    """Three gold for every bag, said once, and one card or two in it are wrong."""

    def load(self, view: SheriffView) -> Load | None:
        return self.lying_load(view, most=2) or self.honest_load(view)


class PaysAShare(Trickster):
    """Offers a fifth of what is in the bag, true or false, and a third when that is refused; nothing else."""

    def as_merchant(self, gate: Gate) -> Answer | None:
        if not gate.bag_is_closed:
            return None
        value = sum(self.player.goods.value[card] for card in gate.own.bag.cards or ())
        gold = gate.my_gold(max(1, round(value / (5 - 2 * min(1, self.tries)))))
        for deal in gate.from_others():
            if gate.has_act(deal, gate.me):
                return (gate.accept(deal) if gate.given(deal, gate.me) <= gold else None) or gate.refuse(deal)
        if gate.mine() or self.tries >= 2 or not gold:
            return Answer()
        return gate.offer(gate.say(gate.me), GiveGold(gate.me, gold), LetThroughTerm(gate.me))


class PaysLate(Trickster):
    """Never speaks first, refuses the first price for its bag, and pays the second up to five gold."""

    most = 5

    def load(self, view: SheriffView) -> Load | None:
        lies = self.lying_load(view) if self.player.chance.likely(0.6) else None
        return lies or self.honest_load(view)

    def as_merchant(self, gate: Gate) -> Answer | None:
        if not gate.bag_is_closed:
            return None
        for deal in gate.from_others():
            if gate.has_act(deal, gate.me):
                first = not self.count("heard")
                pays = not first and gate.given(deal, gate.me) <= self.most
                return (gate.accept(deal) if pays else None) or gate.refuse(deal)
        return Answer()


class Halves(Trickster):
    """Answers every price for its bag with half of it, and pays at the third; lies with all that it has."""

    def load(self, view: SheriffView) -> Load | None:
        lies = self.lying_load(view, most=3) if self.player.chance.likely(0.6) else None
        return lies or self.honest_load(view)

    def as_merchant(self, gate: Gate) -> Answer | None:
        if not gate.bag_is_closed:
            return None
        for deal in gate.from_others():
            if gate.has_act(deal, gate.me):
                asked = gate.given(deal, gate.me)
                half = gate.my_gold(asked // 2)
                partners = tuple(seat for seat in (deal.proposer, *deal.partners) if seat != gate.me)
                if half and self.count("halved") < 2:
                    terms = (GiveGold(gate.me, half), LetThroughTerm(gate.me))
                    return gate.offer(partners, *terms, replaces=deal.id) or gate.refuse(deal)
                return (gate.accept(deal) if asked <= 6 else None) or gate.refuse(deal)
        return Answer()


class CoinToss(Trickster):
    """Refuses all talk; every second bag is a lie, and every second bag is opened."""

    opens = 0.5
    lies = 0.5

    def load(self, view: SheriffView) -> Load | None:
        lies = self.lying_load(view) if self.player.chance.likely(self.lies) else None
        return lies or self.honest_load(view)

    def as_merchant(self, gate: Gate) -> Answer | None:
        return self.refuse_all_about_me(gate) or (Answer() if gate.bag_is_closed else None)

    def as_officer(self, gate: Gate) -> Answer | None:
        spoken = gate.wants_a_say()
        if spoken is not None:
            return spoken
        for deal in gate.from_others():
            if gate.choices[deal.id].refuse:
                return gate.refuse(deal)
        for bag in gate.bags:
            decided = gate.verdict(bag, self.tossed(bag.merchant, self.opens))
            if decided is not None:
                return decided
        return None

    def tossed(self, merchant: Seat, share: float) -> bool:
        """Once for each bag."""
        if ("tossed", merchant) not in self.stage:
            self.stage["tossed", merchant] = int(self.player.chance.likely(share))
        return bool(self.stage["tossed", merchant])


class CoinTossMild(CoinToss):
    """The same, but one bag of seven is opened, and three of four are lies."""

    opens = 0.15
    lies = 0.75


class AsksTwice(Trickster):
    """In office: asks everyone for six gold, then for three, and opens nobody; half lies as a merchant."""

    prices: tuple[int, ...] = (6, 3)
    opens = 0.0
    lies = 0.5

    def load(self, view: SheriffView) -> Load | None:
        if not self.lies:
            return None
        lies = self.lying_load(view) if self.player.chance.likely(self.lies) else None
        return lies or self.honest_load(view)

    def as_officer(self, gate: Gate) -> Answer | None:
        if len(gate.office) > 1:
            return None
        for deal in gate.from_others():
            for bag in gate.bags:
                if gate.has_act(deal, bag.merchant):
                    wanted = self.prices[-1]
                    enough = gate.given(deal, bag.merchant) >= wanted and not gate.given(deal, gate.me)
                    return (gate.accept(deal) if enough else None) or gate.refuse(deal)
        if gate.mine():
            return gate.withdraw_one()
        for bag in gate.bags:
            asked = self.stage.get(("asked", bag.merchant), 0)
            if asked < len(self.prices) and gate.may_ask(bag.merchant):
                self.count(("asked", bag.merchant))
                gold = min(self.prices[asked], gate.view.players[bag.merchant].gold)
                terms = (GiveGold(bag.merchant, gold), LetThroughTerm(bag.merchant))
                made = gate.offer((bag.merchant,), *terms) if gold else None
                if made is not None:
                    return made
        for bag in gate.bags:
            if ("opens", bag.merchant) not in self.stage:
                self.stage["opens", bag.merchant] = int(self.player.chance.likely(self.opens))
            decided = gate.verdict(bag, bool(self.stage["opens", bag.merchant]))
            if decided is not None:
                return decided
        return None


class AsksTwiceThinker(AsksTwice):
    """The same on the craft of the top level, for eight and four, and opens one of four who would not pay."""

    craft = "outlaw"
    prices = (8, 4)
    opens = 0.25
    lies = 0.0


class AsksHighThinker(AsksTwice):
    """Twelve gold, then eight, then five, and opens one of seven; a merchant of the top level."""

    craft = "outlaw"
    prices = (12, 8, 5)
    opens = 0.15
    lies = 0.0


class AsksFiveNeverOpens(AsksTwice):
    """Five gold from everyone, and never opens; a merchant of the top level."""

    craft = "outlaw"
    prices = (5,)
    lies = 0.0


class BySize(Trickster):
    """In office: full bags are opened unless they pay six, bags of four pay three, small ones pass for a coin."""

    craft = "outlaw"

    def as_officer(self, gate: Gate) -> Answer | None:
        if len(gate.office) > 1:
            return None
        asked = {5: 6, 4: 3}
        for deal in gate.from_others():
            for bag in gate.bags:
                if gate.has_act(deal, bag.merchant):
                    wanted = asked.get(gate.view.players[bag.merchant].bag.count or 1, 1)
                    enough = gate.given(deal, bag.merchant) >= wanted and not gate.given(deal, gate.me)
                    return (gate.accept(deal) if enough else None) or gate.refuse(deal)
        for bag in gate.bags:
            count = gate.view.players[bag.merchant].bag.count or 1
            gold = min(asked.get(count, 1), gate.view.players[bag.merchant].gold)
            if gold and gate.may_ask(bag.merchant) and not self.count(("asked", bag.merchant)):
                terms = (GiveGold(bag.merchant, gold), LetThroughTerm(bag.merchant))
                made = gate.offer((bag.merchant,), *terms)
                if made is not None:
                    return made
        for bag in gate.bags:
            decided = gate.verdict(bag, (gate.view.players[bag.merchant].bag.count or 1) >= 5)
            if decided is not None:
                return decided
        return None


class AcceptsAll(Trickster):
    """Says yes to whatever anybody proposes, as merchant and in office."""

    def as_merchant(self, gate: Gate) -> Answer | None:
        for deal in gate.from_others():
            if gate.given(deal, gate.me) <= 8:
                agreed = gate.accept(deal)
                if agreed is not None:
                    return agreed
        return None

    as_officer = as_merchant


class RefusesAll(Trickster):
    """Says no to whatever anybody proposes; never proposes anything; the craft of the top level does the rest."""

    craft = "outlaw"

    def as_merchant(self, gate: Gate) -> Answer | None:
        for deal in gate.from_others():
            refused = gate.refuse(deal)
            if refused is not None:
                return refused
        return Answer() if not gate.in_office else None

    as_officer = as_merchant


class FavourAndACoin(Trickster):
    """A coin and a favour for every bag; a second favour when that is refused."""

    def as_merchant(self, gate: Gate) -> Answer | None:
        if not gate.bag_is_closed or gate.mine() or self.tries >= 2 or not gate.own.gold:
            return None
        favours = [DoFavour(gate.me, f"a favour {number}") for number in range(1 + self.tries)]
        return gate.offer(gate.say(gate.me), GiveGold(gate.me, 1), *favours, LetThroughTerm(gate.me))


class PaysFromTheBag(Trickster):
    """Pays with one declared card out of its bag, which is there; half of its bags are lies beside that card."""

    def load(self, view: SheriffView) -> Load | None:
        found = self.lying_load(view, most=4) if self.player.chance.likely(0.6) else None
        return found if found is not None and found.good in found.cards else self.honest_load(view)

    def as_merchant(self, gate: Gate) -> Answer | None:
        bag = gate.own.bag
        if not gate.bag_is_closed or gate.mine() or self.tries >= 2 or bag.declared not in (bag.cards or ()):
            return None
        terms = (GiveBagGoods(gate.me, bag.declared or "", 1), LetThroughTerm(gate.me))
        gold = gate.my_gold(self.tries)
        return gate.offer(gate.say(gate.me), *((GiveGold(gate.me, gold),) if gold else ()), *terms)


class SmallLiesForACoin(Trickster):
    """One card that is wrong among true ones, and a coin or two for it; a mild sheriff."""

    def load(self, view: SheriffView) -> Load | None:
        return self.lying_load(view, most=1) or self.honest_load(view)

    def as_merchant(self, gate: Gate) -> Answer | None:
        if not gate.bag_is_closed:
            return None
        for deal in gate.from_others():
            if gate.has_act(deal, gate.me):
                return (gate.accept(deal) if gate.given(deal, gate.me) <= 3 else None) or gate.refuse(deal)
        if gate.mine() or self.tries >= 2:
            return Answer()
        gold = gate.my_gold(1 + self.tries)
        return gate.offer(gate.say(gate.me), GiveGold(gate.me, gold), LetThroughTerm(gate.me)) if gold else None

    def as_officer(self, gate: Gate) -> Answer | None:
        return demand_and(self, gate, 3, opens=False)


class GoodNameThinker(Trickster):
    """True for four rounds, then a lie each round; the craft of the top level talks for both."""

    craft = "outlaw"
    true_rounds = 4

    def load(self, view: SheriffView) -> Load | None:
        if view.round <= self.true_rounds:
            return self.honest_load(view)
        return self.lying_load(view) or self.honest_load(view)


class GoodNameHalf(GoodNameThinker):
    """True for two rounds, then a lie each round with three wrong cards at most."""

    true_rounds = 2

    def load(self, view: SheriffView) -> Load | None:
        if view.round <= self.true_rounds:
            return self.honest_load(view)
        return self.lying_load(view, most=3) or self.honest_load(view)


class GoodNameFixedPrice(FixedPrice):
    """True for three rounds, then a lie each round, and three gold for every bag of both."""

    def load(self, view: SheriffView) -> Load | None:
        if view.round <= 3:
            return self.honest_load(view)
        return self.lying_load(view) or self.honest_load(view)


class LastTerm(Trickster):
    """Plays like the top level, opens all bags when it is in office for the last time, and lies in the last round."""

    craft = "outlaw"

    def load(self, view: SheriffView) -> Load | None:
        return self.lying_load(view) if view.round == view.rounds else None

    def as_officer(self, gate: Gate) -> Answer | None:
        if gate.view.rounds - gate.view.round < len(gate.view.players):
            return demand_and(self, gate, 9, opens=True)
        return None


class EarlyTerm(Trickster):
    """Opens all bags when it is in office for the first time, and is mild ever after; a merchant of the top level."""

    craft = "outlaw"

    def as_officer(self, gate: Gate) -> Answer | None:
        early = gate.view.round <= len(gate.view.players)
        return demand_and(self, gate, 9, opens=True) if early else demand_and(self, gate, 5, opens=False)


class RoyalHunter(Trickster):
    """Brings royal goods beside their like, declared as it; two gold for them, or nothing."""

    def load(self, view: SheriffView) -> Load | None:
        situation = self.situation(view)
        hand = list(view.players[view.seat or 0].hand or ())
        royal = [card for card in hand if card not in view.legal_goods and card in situation.goods.counts]
        if not royal:
            return None
        best = max(royal, key=situation.worth)
        good = situation.goods.counts[best][0]
        like = [card for card in royal if situation.goods.counts[card][0] == good]
        cards = (like + [good] * hand.count(good))[:5]
        return Load(tuple(sorted(cards)), good, like)

    def as_merchant(self, gate: Gate) -> Answer | None:
        bag = gate.own.bag
        if not gate.bag_is_closed or all(card == bag.declared for card in bag.cards or ()):
            return None
        if gate.mine() or self.tries:
            return self.refuse_all_about_me(gate) or Answer()
        gold = gate.my_gold(2)
        return gate.offer(gate.say(gate.me), GiveGold(gate.me, gold), LetThroughTerm(gate.me)) if gold else None


class SilentThinker(Trickster):
    """Says nothing about its bag and pays nobody for it; everything else is the craft of the top level."""

    craft = "outlaw"

    def as_merchant(self, gate: Gate) -> Answer | None:
        if not gate.bag_is_closed:
            return None
        return self.refuse_all_about_me(gate) or Answer()


class FixedOne(FixedPrice):
    """One gold for every bag, said once; the craft of the top level loads it."""

    craft = "outlaw"
    price = 1


class ShutsTheLid(SilentThinker):
    """The same, and a lie has four cards at most."""

    def load(self, view: SheriffView) -> Load | None:
        made = self.player.load(self.situation(view))
        if not made.wrong or len(made.cards) < 5:
            return made
        kept = [card for card in made.cards if card not in made.wrong]
        cards = (made.wrong + kept)[:4]
        return Load(tuple(sorted(cards)), made.good, [card for card in cards if card != made.good])


class TwoAndThree(FixedPrice):
    """Two gold for every bag, then three, and refuses every price; the craft of the top level loads it."""

    craft = "outlaw"

    def as_merchant(self, gate: Gate) -> Answer | None:
        if not gate.bag_is_closed:
            return None
        refused = self.refuse_all_about_me(gate)
        if refused is not None:
            return refused
        gold = gate.my_gold(2 + self.tries)
        if gate.mine() or self.tries >= 2 or not gold:
            return Answer()
        return gate.offer(gate.say(gate.me), GiveGold(gate.me, gold), LetThroughTerm(gate.me))


class PaysUpToThree(Trickster):
    """Never names a price; pays any up to three gold for its bag, and refuses the others."""

    craft = "outlaw"
    most = 3

    def as_merchant(self, gate: Gate) -> Answer | None:
        if not gate.bag_is_closed:
            return None
        for deal in gate.from_others():
            if gate.has_act(deal, gate.me):
                cost = -self.player.pricing(self.situation(gate.view)).gifts(deal)
                return (gate.accept(deal) if cost <= self.most else None) or gate.refuse(deal)
        return Answer()


class PaysOnlyForLies(PaysUpToThree):
    """Pays up to six gold for a lie, and nothing for a true bag; never speaks first."""

    most = 6

    def as_merchant(self, gate: Gate) -> Answer | None:
        bag = gate.own.bag
        if gate.bag_is_closed and all(card == bag.declared for card in bag.cards or ()):
            return self.refuse_all_about_me(gate) or Answer()
        return super().as_merchant(gate)
