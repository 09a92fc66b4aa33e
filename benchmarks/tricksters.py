"""Scripts that look for a leak in the bots of Sheriff: each does one thing again and again, and plays well otherwise.

Whatever a script does not decide is decided by the craft that it stands on: a quick level, or the top level. None of
them may win much more than its share (`python -m benchmarks.bots league`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from blueboar.bots.bot import Answer
from blueboar.bots.levels import BotSetup, Level, find_level, register_level
from blueboar.bots.sheriff import loading
from blueboar.bots.sheriff.loading import Load
from blueboar.bots.sheriff.player import SheriffBot
from blueboar.bots.sheriff.situation import Situation
from blueboar.core.record import Entry
from blueboar.core.seats import Seat
from blueboar.games.sheriff.wire import prompts as ask
from blueboar.games.sheriff.wire.moves import (
    AcceptOffer,
    Declare,
    LetThrough,
    LoadBag,
    MakeOffer,
    OpenBag,
    RefuseOffer,
    TakeStance,
    WithdrawOffer,
)
from blueboar.games.sheriff.wire.terms import (
    Condition,
    Deal,
    DoFavour,
    GiveBagGoods,
    GiveGold,
    GiveStallGoods,
    Happening,
    LetThroughTerm,
    OpenBagTerm,
    RefuseDealsTerm,
    Term,
)
from blueboar.games.sheriff.wire.views import SheriffView

PREFIX = "trickster-"
_MOST_TRIES = 12
"""Offers a round: enough to milk, few enough that games end."""


class Gate:
    """What the script's seat sees and may do at the gate now."""

    def __init__(self, view: SheriffView, prompts: tuple[Any, ...]) -> None:
        assert view.seat is not None
        self.view = view
        self.me: Seat = view.seat
        self.own = view.players[self.me]
        self.office = view.office
        self.circles: tuple[tuple[Seat, ...], ...] = ()
        self.left = 0
        self.bags: tuple[ask.BagChoice, ...] = ()
        self.stances: tuple[ask.BagChoice, ...] = ()
        self.choices: dict[int, ask.OfferChoice] = {}
        for prompt in prompts:
            if isinstance(prompt, ask.OfferPrompt):
                self.circles, self.left = prompt.partners, prompt.left
            elif isinstance(prompt, ask.DecidePrompt):
                self.bags = prompt.bags
            elif isinstance(prompt, ask.StancePrompt):
                self.stances = prompt.bags
            elif isinstance(prompt, ask.AnswerPrompt):
                self.choices = {choice.deal: choice for choice in prompt.offers}
        self.deals = [offer.deal for offer in view.offers]

    @property
    def in_office(self) -> bool:
        return self.me in self.office

    @property
    def bag_is_closed(self) -> bool:
        return self.own.bag.status == "closed"

    def from_others(self) -> list[Deal]:
        return [deal for deal in self.deals if deal.proposer != self.me and deal.id in self.choices]

    def mine(self) -> list[Deal]:
        return [deal for deal in self.deals if deal.proposer == self.me]

    def given(self, deal: Deal, giver: Seat) -> int:
        return sum(term.amount for term in deal.terms if isinstance(term, GiveGold) and term.giver == giver)

    def has_act(self, deal: Deal, merchant: Seat, kind: type = LetThroughTerm) -> bool:
        return any(isinstance(term, kind) and getattr(term, "merchant", None) == merchant for term in deal.terms)

    def accept(self, deal: Deal) -> Answer | None:
        return Answer(AcceptOffer(deal.id)) if self.choices[deal.id].accept else None

    def refuse(self, deal: Deal) -> Answer | None:
        return Answer(RefuseOffer(deal.id)) if self.choices[deal.id].refuse else None

    def offer(self, partners: tuple[Seat, ...], *terms: Term, replaces: int | None = None) -> Answer | None:
        if not self.left or len(self.mine()) >= 5:
            return None
        if replaces is None and partners not in self.circles:
            return None
        if self._is_settled(partners, terms):
            return None
        for term in terms:
            if isinstance(term, GiveGold) and term.amount > self.view.players[term.giver].gold:
                return None
        return Answer(MakeOffer(partners, terms, replaces))

    def _is_settled(self, partners: tuple[Seat, ...], terms: tuple[Term, ...]) -> bool:
        """Whether a duty stands against it: no deals with one of us, or something else done with that bag."""
        parties = {self.me, *partners}
        about = {term.merchant for term in terms if isinstance(term, (LetThroughTerm, OpenBagTerm))}
        for duty in self.view.duties:
            if duty.act == "refuse-deals" and duty.merchant in parties:
                return True
            if duty.act != "refuse-deals" and duty.merchant in about:
                return True
        return False

    def my_gold(self, most: int) -> int:
        return min(most, self.own.gold)


class Trickster:
    """Plays by a craft; a script overrides what it wants to try."""

    craft = "smuggler"

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


class Pump(Trickster):
    """Gold for three empty favours, again and again."""

    def _ask(self, gate: Gate, partners: tuple[Seat, ...]) -> Answer | None:
        if self.tried_enough() or gate.mine():
            return None
        gold = gate.view.players[partners[0]].gold
        favours = [DoFavour(gate.me, f"whatever you like, {self.tries}-{number}") for number in range(3)]
        return gate.offer(partners, GiveGold(partners[0], 1), *favours) if gold else None

    def as_merchant(self, gate: Gate) -> Answer | None:
        return self._ask(gate, gate.office)

    def as_officer(self, gate: Gate) -> Answer | None:
        for circle in gate.circles:
            if len(circle) == 1 and self.stage.get(circle, 0) < 4:
                self.count(circle)
                answer = self._ask(gate, circle)
                if answer is not None:
                    return answer
        return None


class OpenMe(Trickster):
    """An honest bag, and a little gold for having it opened."""

    def load(self, view: SheriffView) -> Load | None:
        return self.honest_load(view)

    def as_merchant(self, gate: Gate) -> Answer | None:
        bag = gate.own.bag
        if not gate.bag_is_closed or any(card != bag.declared for card in bag.cards or ()):
            return None
        if gate.mine() or self.tries >= 4:
            return self.refuse_all_about_me(gate)
        gold = gate.my_gold(self.tries + 1)
        return gate.offer(gate.office, GiveGold(gate.me, gold), OpenBagTerm(gate.me)) if gold else None


class Detector(Trickster):
    """Demands far too much; opens whoever makes an offer of their own, passes whoever refuses."""

    def as_officer(self, gate: Gate) -> Answer | None:
        return _detect(self, gate, 60)


class OpenMeDetector(OpenMe):
    """Both, on the craft of the top level."""

    craft = "outlaw"

    def as_officer(self, gate: Gate) -> Answer | None:
        return _detect(self, gate, 60)


def _detect(script: Trickster, gate: Gate, demand: int) -> Answer | None:
    if len(gate.office) > 1:
        return None
    for deal in gate.from_others():
        for bag in gate.bags:
            if gate.has_act(deal, bag.merchant) and deal.proposer == bag.merchant:
                script.stage["spoke", bag.merchant] = 1
                return gate.refuse(deal)
    for bag in gate.bags:
        fresh = not script.stage.get(("asked", bag.merchant))
        if fresh and gate.left and (bag.merchant,) in gate.circles:
            script.count(("asked", bag.merchant))
            terms = (GiveGold(bag.merchant, demand), LetThroughTerm(bag.merchant))
            return Answer(MakeOffer((bag.merchant,), terms))
    for bag in gate.bags:
        if bag.open and (script.stage.get(("spoke", bag.merchant)) or not bag.let_through):
            return Answer(OpenBag(bag.merchant))
        if bag.let_through:
            return Answer(LetThrough(bag.merchant))
    return None


class SeasonOne(Trickster):
    """One contraband card among honest ones, every round; never pays."""

    def load(self, view: SheriffView) -> Load | None:
        return self.lying_load(view, most=1) or self.honest_load(view)

    def as_merchant(self, gate: Gate) -> Answer | None:
        return self.refuse_all_about_me(gate) or Answer()


class FalseGoods(Trickster):
    """Pays with goods that are not in the bag; in office demands 6 and never opens."""

    def load(self, view: SheriffView) -> Load | None:
        return self.lying_load(view) or self.honest_load(view)

    def as_merchant(self, gate: Gate) -> Answer | None:
        if not gate.bag_is_closed:
            return None
        if gate.mine() or self.tries >= 3:
            return self.refuse_all_about_me(gate)
        count = min(self.tries + 1, gate.own.bag.count or 1)
        return gate.offer(gate.office, GiveBagGoods(gate.me, "crossbows", count), LetThroughTerm(gate.me))

    def as_officer(self, gate: Gate) -> Answer | None:
        return _demand_and(self, gate, 6, opens=False)


def _demand_and(script: Trickster, gate: Gate, demand: int, opens: bool) -> Answer | None:
    """Takes that much or more; asks everyone for it; then opens, or passes, who did not pay."""
    if len(gate.office) > 1:
        return None
    for deal in gate.from_others():
        for bag in gate.bags:
            if gate.has_act(deal, bag.merchant):
                enough = gate.given(deal, bag.merchant) >= demand and not gate.given(deal, gate.me)
                return (gate.accept(deal) if enough else None) or gate.refuse(deal)
    for bag in gate.bags:
        gold = min(demand, gate.view.players[bag.merchant].gold)
        if gold and not script.count(("asked", bag.merchant)) and (bag.merchant,) in gate.circles:
            answer = gate.offer((bag.merchant,), GiveGold(bag.merchant, gold), LetThroughTerm(bag.merchant))
            if answer is not None:
                return answer
    for bag in gate.bags:
        if bag.open and (opens or not bag.let_through):
            return Answer(OpenBag(bag.merchant))
        if bag.let_through:
            return Answer(LetThrough(bag.merchant))
    return None


class BaitAndWithdraw(Trickster):
    """Offers much for an honest bag, and takes the offer back before it is answered."""

    def load(self, view: SheriffView) -> Load | None:
        return self.honest_load(view)

    def as_merchant(self, gate: Gate) -> Answer | None:
        if not gate.bag_is_closed:
            return None
        for deal in gate.mine():
            if gate.choices[deal.id].withdraw:
                return Answer(WithdrawOffer(deal.id))
        if self.tries >= 2:
            return self.refuse_all_about_me(gate)
        gold = gate.my_gold(9 + 4 * self.tries)
        return gate.offer(gate.office, GiveGold(gate.me, gold), LetThroughTerm(gate.me)) if gold else None


class LowballLadder(Trickster):
    """Lies whenever it can, and offers 1, 2, 3, ... until it is taken."""

    most = 6

    def load(self, view: SheriffView) -> Load | None:
        return self.lying_load(view) or self.honest_load(view)

    def as_merchant(self, gate: Gate) -> Answer | None:
        if not gate.bag_is_closed:
            return None
        refused = self.refuse_all_about_me(gate)
        if refused is not None:
            return refused
        if gate.mine() or self.tries >= self.most:
            return Answer()
        gold = gate.my_gold(self.tries + 1)
        return gate.offer(gate.office, GiveGold(gate.me, gold), LetThroughTerm(gate.me)) if gold else None


class SteepLadder(LowballLadder):
    """The same with contraband alone, and up to eleven gold."""

    most = 11


class GuiltyLooks(Trickster):
    """An honest bag and a liar's talk: offers, haggles, then refuses, to be opened."""

    def load(self, view: SheriffView) -> Load | None:
        return self.honest_load(view)

    def as_merchant(self, gate: Gate) -> Answer | None:
        if not gate.bag_is_closed:
            return None
        refused = self.refuse_all_about_me(gate)
        if refused is not None:
            return refused
        if gate.mine() or self.tries >= 2:
            return Answer()
        gold = gate.my_gold(2 + self.tries)
        return gate.offer(gate.office, GiveGold(gate.me, gold), LetThroughTerm(gate.me)) if gold else None


class PayToOpenTheLeader(Trickster):
    """Pays for having the leader's bag opened, whatever is in it."""

    def as_merchant(self, gate: Gate) -> Answer | None:
        situation = self.situation(gate.view)
        rivals = [seat for seat in situation.undecided() if seat != gate.me]
        if self.tries >= 4 or any(gate.has_act(deal, seat, OpenBagTerm) for deal in gate.mine() for seat in rivals):
            return None
        if not rivals:
            return None
        leader = max(rivals, key=situation.standing)
        gold = gate.my_gold(self.tries + 1)
        return gate.offer(gate.office, GiveGold(gate.me, gold), OpenBagTerm(leader)) if gold else None


class Racket(Trickster):
    """Pays one gold that the sheriff deals with nobody else, then bribes alone."""

    def as_merchant(self, gate: Gate) -> Answer | None:
        for seat in self.situation(gate.view).undecided():
            if seat != gate.me and not self.count(("refuse", seat)):
                answer = gate.offer(gate.office, GiveGold(gate.me, 1), RefuseDealsTerm(seat)) if gate.own.gold else None
                if answer is not None:
                    return answer
        return None


class PromisesForPassing(Trickster):
    """Lies, and pays with promises alone."""

    def load(self, view: SheriffView) -> Load | None:
        return self.lying_load(view) or self.honest_load(view)

    def as_merchant(self, gate: Gate) -> Answer | None:
        if not gate.bag_is_closed:
            return None
        refused = self.refuse_all_about_me(gate)
        if refused is not None:
            return refused
        if gate.mine() or self.tries >= 4:
            return Answer()
        favours = [DoFavour(gate.me, "bb:let-your-next-bag-through"), DoFavour(gate.me, "bb:pay-you-next-time")]
        favours += [DoFavour(gate.me, f"a debt of honour {number}") for number in range(self.tries * 2)]
        return gate.offer(gate.office, *favours, LetThroughTerm(gate.me))


class NeverPays(Trickster):
    """As much contraband as it has, every round, and not one coin."""

    def load(self, view: SheriffView) -> Load | None:
        return self.lying_load(view) or self.honest_load(view)

    def as_merchant(self, gate: Gate) -> Answer | None:
        return self.refuse_all_about_me(gate) or Answer()


class Saint(Trickster):
    """Never lies, never pays, lets everyone pass who does not pay by themselves."""

    def load(self, view: SheriffView) -> Load | None:
        return self.honest_load(view)

    def as_merchant(self, gate: Gate) -> Answer | None:
        return self.refuse_all_about_me(gate) or Answer()

    def as_officer(self, gate: Gate) -> Answer | None:
        return _demand_and(self, gate, 3, opens=False)


class OpensAll(Trickster):
    """Opens every bag, whatever is offered."""

    def as_officer(self, gate: Gate) -> Answer | None:
        return _demand_and(self, gate, 100, opens=True)


class PayOrOpen(Trickster):
    """Four gold from everyone; opens who does not pay."""

    demand = 4

    def as_officer(self, gate: Gate) -> Answer | None:
        return _demand_and(self, gate, self.demand, opens=True)


class Extortion(PayOrOpen):
    """The same for ten."""

    demand = 10


class Mirror(Trickster):
    """Says back what is said: half of what is asked, the double of what is offered; opens who opened it last."""

    def as_merchant(self, gate: Gate) -> Answer | None:
        for deal in gate.from_others():
            if gate.has_act(deal, gate.me) and self.count("mirror") < 3:
                half = gate.my_gold(max(1, gate.given(deal, gate.me) // 2))
                partners = tuple(seat for seat in (deal.proposer, *deal.partners) if seat != gate.me)
                terms = (GiveGold(gate.me, half), LetThroughTerm(gate.me))
                if half and half < gate.given(deal, gate.me):
                    return gate.offer(partners, *terms, replaces=deal.id)
        return None

    def as_officer(self, gate: Gate) -> Answer | None:
        for deal in gate.from_others():
            for bag in gate.bags:
                if gate.has_act(deal, bag.merchant) and self.count(("mirror", bag.merchant)) < 2:
                    double = 2 * gate.given(deal, bag.merchant)
                    partners = tuple(seat for seat in (deal.proposer, *deal.partners) if seat != gate.me)
                    terms = (GiveGold(bag.merchant, double), LetThroughTerm(bag.merchant))
                    if double and double <= gate.view.players[bag.merchant].gold:
                        return gate.offer(partners, *terms, replaces=deal.id)
        return None


class RandomOffers(Trickster):
    """Offers of any kind to anyone, drawn at random."""

    def as_merchant(self, gate: Gate) -> Answer | None:
        chance = self.player.chance
        if self.tries >= 6 or gate.mine() or not gate.circles:
            return None
        circle = gate.circles[chance.below(len(gate.circles))]
        seats = range(len(gate.view.players))
        merchants = [seat for seat in seats if gate.view.players[seat].bag.status == "closed"]
        if not merchants:
            return None
        about = merchants[chance.below(len(merchants))]
        gold = 1 + chance.below(12)
        giver = gate.me if chance.likely(0.6) else circle[0]
        act = (LetThroughTerm, OpenBagTerm, RefuseDealsTerm)[chance.below(3)](about)
        if len(gate.office) > 1 and sorted(circle) != sorted(self.situation(gate.view).say(about)):
            return None
        if not set(circle) & set(gate.office):
            stall = gate.view.players[circle[0]].stall
            return (
                gate.offer(circle, GiveGold(gate.me, gold), GiveStallGoods(circle[0], stall[0], 1)) if stall else None
            )
        return gate.offer(circle, GiveGold(giver, gold), act)

    def as_officer(self, gate: Gate) -> Answer | None:
        return self.as_merchant(gate) if gate.bags and self.tries < 3 else None


class PaysToPass(Trickster):
    """Wants to be paid for being let through: the fine of its bag is the threat."""

    def load(self, view: SheriffView) -> Load | None:
        return self.honest_load(view)

    def as_merchant(self, gate: Gate) -> Answer | None:
        if not gate.bag_is_closed or gate.mine() or self.tries >= 4 or len(gate.office) > 1:
            return self.refuse_all_about_me(gate)
        gold = 4 - self.tries
        return gate.offer(gate.office, GiveGold(gate.office[0], gold), LetThroughTerm(gate.me))


class BuysForAPenny(Trickster):
    """One gold for the best card of any stall, from anyone who may sell."""

    def as_merchant(self, gate: Gate) -> Answer | None:
        if self.tried_enough() or gate.mine() or not gate.own.gold:
            return None
        for circle in gate.circles:
            if len(circle) > 1:
                continue
            goods = self.player.goods
            for good in sorted(set(gate.view.players[circle[0]].stall), key=lambda card: -goods.value[card]):
                tried = self.stage.get((circle, good), 0)
                if tried < 3:
                    self.count((circle, good))
                    price = gate.my_gold(tried + 1)
                    return gate.offer(circle, GiveGold(gate.me, price), GiveStallGoods(circle[0], good, 1))
        return None

    as_officer = as_merchant


class SellsScrap(Trickster):
    """Pays with apples and other cards that it does not need, at the price of gold."""

    def as_merchant(self, gate: Gate) -> Answer | None:
        if not gate.bag_is_closed or gate.mine() or self.tries >= 3:
            return None
        situation = self.situation(gate.view)
        stall = sorted(set(gate.own.stall), key=situation.worth)
        if not stall:
            return None
        count = min(gate.own.stall.count(stall[0]), 1 + self.tries)
        return gate.offer(gate.office, GiveStallGoods(gate.me, stall[0], count), LetThroughTerm(gate.me))


class FaceDownLies(Trickster):
    """Pays with contraband of the stall that is not what it is called."""

    def load(self, view: SheriffView) -> Load | None:
        return self.lying_load(view) or self.honest_load(view)

    def as_merchant(self, gate: Gate) -> Answer | None:
        held = gate.own.contraband or ()
        if not gate.bag_is_closed or gate.mine() or self.tries >= 2 or not held:
            return None
        false = next((card for card in ("crossbows", "silk", "mead") if card not in held), None)
        if false is None:
            return None
        return gate.offer(gate.office, GiveStallGoods(gate.me, false, 1), LetThroughTerm(gate.me))


class LateLiar(Trickster):
    """As true as gold until the last rounds, then all the contraband that it has kept."""

    def load(self, view: SheriffView) -> Load | None:
        if view.rounds - view.round > 2:
            return self.honest_load(view)
        return self.lying_load(view) or self.honest_load(view)

    def as_merchant(self, gate: Gate) -> Answer | None:
        return self.refuse_all_about_me(gate) or Answer()


class LoneDeputy(Trickster):
    """Always wants to open, to bargain alone with those whom the other deputy would let through."""

    def as_officer(self, gate: Gate) -> Answer | None:
        said = {line.merchant: line.stance for line in gate.view.stances if line.deputy == gate.me}
        for bag in gate.stances:
            if bag.open and said.get(bag.merchant) != "open":
                return Answer(TakeStance(bag.merchant, "open"))
        return None


class MildDeputy(Trickster):
    """Lets the other deputy carry every risk."""

    def as_officer(self, gate: Gate) -> Answer | None:
        said = {line.merchant: line.stance for line in gate.view.stances if line.deputy == gate.me}
        for bag in gate.stances:
            if bag.let_through and said.get(bag.merchant) != "let-through":
                return Answer(TakeStance(bag.merchant, "let-through"))
        return None


class BlackMarketHunter(Trickster):
    """Brings nothing but what sells three at a time, two cards in a bag, and pays two gold for it."""

    def load(self, view: SheriffView) -> Load | None:
        hand = list(view.players[view.seat or 0].hand or ())
        kinds = [card for card in ("silk", "mead", "pepper") if hand.count(card)]
        if not kinds:
            return self.honest_load(view)
        best = max(kinds, key=hand.count)
        good = max(view.legal_goods, key=hand.count)
        cards = [best] * min(3, hand.count(best)) + [good] * min(2, hand.count(good))
        return Load(tuple(sorted(cards)), good, [best])

    def as_merchant(self, gate: Gate) -> Answer | None:
        if not gate.bag_is_closed or gate.mine() or self.tries >= 2:
            return self.refuse_all_about_me(gate)
        gold = gate.my_gold(2 + self.tries)
        return gate.offer(gate.office, GiveGold(gate.me, gold), LetThroughTerm(gate.me)) if gold else None


class Miser(Trickster):
    """One coin for every bag, true or false, and nothing more."""

    def as_merchant(self, gate: Gate) -> Answer | None:
        if not gate.bag_is_closed:
            return None
        refused = self.refuse_all_about_me(gate)
        if refused is not None:
            return refused
        if gate.mine() or self.tries or not gate.own.gold:
            return Answer()
        return gate.offer(gate.office, GiveGold(gate.me, 1), LetThroughTerm(gate.me))


class EmptyConditions(Trickster):
    """A coin now for a fortune under a condition that the script knows will not come true."""

    def load(self, view: SheriffView) -> Load | None:
        return self.honest_load(view)

    def as_merchant(self, gate: Gate) -> Answer | None:
        if not gate.bag_is_closed or gate.mine() or self.tries >= 4 or len(gate.office) > 1:
            return None
        asked, promised = gate.view.players[gate.office[0]].gold, gate.my_gold(40)
        if not asked or not promised:
            return None
        fortune = GiveGold(gate.me, promised, when=Condition(gate.me, "lie"))
        return gate.offer(gate.office, GiveGold(gate.office[0], min(2, asked)), fortune)

    def as_officer(self, gate: Gate) -> Answer | None:
        closed = [bag.merchant for bag in gate.bags]
        if len(gate.office) > 1 or len(closed) < 2 or gate.mine() or self.tries >= 6 or not gate.own.gold:
            return None
        payer, other = closed[0], closed[1]
        if not gate.view.players[payer].gold:
            return None
        fortune = GiveGold(gate.me, gate.my_gold(40), when=Condition(other, "lie"))
        return gate.offer((payer,), GiveGold(payer, 1), fortune)


class ConditionForPassing(Trickster):
    """Smuggles, and pays for it with a fortune that hangs on a neighbour's bag."""

    def load(self, view: SheriffView) -> Load | None:
        return self.lying_load(view, most=2) or self.honest_load(view)

    def as_merchant(self, gate: Gate) -> Answer | None:
        others = [
            player.seat for player in gate.view.players if player.seat != gate.me and player.bag.status == "closed"
        ]
        if not gate.bag_is_closed or gate.mine() or self.tries >= 2 or not others or len(gate.office) > 1:
            return self.refuse_all_about_me(gate)
        happens: Happening = "lie" if self.tries == 0 else "true"
        bet = GiveGold(gate.me, gate.my_gold(15), when=Condition(others[-1], happens))
        return gate.offer(gate.office, bet, LetThroughTerm(gate.me)) if gate.own.gold else None


class PassTogether(Trickster):
    """Always wants a neighbour to pay the larger half for both of them."""

    def as_merchant(self, gate: Gate) -> Answer | None:
        others = [
            player.seat
            for player in gate.view.players
            if player.seat != gate.me and player.bag.status == "closed" and player.gold >= 4
        ]
        if not gate.bag_is_closed or gate.mine() or self.tries >= 2 or not others or len(gate.office) > 1:
            return None
        if (
            any(duty.merchant in (gate.me, others[0]) for duty in gate.view.duties)
            or not gate.left
            or not gate.own.gold
        ):
            return None
        office = gate.office
        terms = (
            GiveGold(gate.me, 1, office),
            GiveGold(others[0], 4, office),
            LetThroughTerm(gate.me),
            LetThroughTerm(others[0]),
        )
        return Answer(MakeOffer((*office, others[0]), terms))


SCRIPTS: dict[str, type[Trickster]] = {
    "pump": Pump,
    "open-me": OpenMe,
    "detector": Detector,
    "open-me-detector": OpenMeDetector,
    "season-1": SeasonOne,
    "false-goods": FalseGoods,
    "bait-and-withdraw": BaitAndWithdraw,
    "lowball-ladder": LowballLadder,
    "steep-ladder": SteepLadder,
    "guilty-looks": GuiltyLooks,
    "open-the-leader": PayToOpenTheLeader,
    "racket": Racket,
    "promises": PromisesForPassing,
    "never-pays": NeverPays,
    "saint": Saint,
    "opens-all": OpensAll,
    "pay-or-open": PayOrOpen,
    "extortion": Extortion,
    "mirror": Mirror,
    "random-offers": RandomOffers,
    "pays-to-pass": PaysToPass,
    "penny": BuysForAPenny,
    "scrap": SellsScrap,
    "face-down-lies": FaceDownLies,
    "late-liar": LateLiar,
    "lone-deputy": LoneDeputy,
    "mild-deputy": MildDeputy,
    "black-market": BlackMarketHunter,
    "miser": Miser,
    "empty-conditions": EmptyConditions,
    "condition-for-passing": ConditionForPassing,
    "pass-together": PassTogether,
}
"""All scripts, by name."""


def _maker(script: type[Trickster]) -> Callable[[BotSetup], Any]:
    return lambda setup: script(setup)


def register() -> None:
    """As levels for measuring: `trickster-pump` and so on."""
    for name, script in SCRIPTS.items():
        register_level("sheriff", Level(PREFIX + name, _maker(script)), for_measuring=True)
