"""The outlaw thinks: he rehearses the talk at the gate in sampled worlds, on the engine, with likenesses of the others.

A likeness is a quick bot with the memory that its seat may have: all that counts there is public. Nothing of the real
state is known here; a world is imagined from the view alone.
"""

from __future__ import annotations

import time
from typing import Any, cast

from msgspec.structs import replace

from blueboar.bots.bot import Personality
from blueboar.bots.levels import BotSetup
from blueboar.bots.sheriff import collecting, loading
from blueboar.bots.sheriff.bargaining import MARGIN
from blueboar.bots.sheriff.bribes import about_bag, gold_from
from blueboar.bots.sheriff.loading import Load
from blueboar.bots.sheriff.memory import Memory
from blueboar.bots.sheriff.mood import Mood
from blueboar.bots.sheriff.office import Officer
from blueboar.bots.sheriff.pricing import Pricing
from blueboar.bots.sheriff.reading import Reading
from blueboar.bots.sheriff.skill import Skill
from blueboar.core.chance import Chance
from blueboar.core.game import Game
from blueboar.core.seats import Seat
from blueboar.games.sheriff.data.catalogue import catalogue_of
from blueboar.games.sheriff.data.editions import Config
from blueboar.games.sheriff.machines.imagine import Guess, hidden_pool, imagine
from blueboar.games.sheriff.wire import prompts as ask
from blueboar.games.sheriff.wire.events import Event
from blueboar.games.sheriff.wire.moves import AcceptOffer, MakeOffer, Move, RefuseOffer
from blueboar.games.sheriff.wire.terms import GiveGold, LetThroughTerm
from blueboar.games.sheriff.wire.views import BagView, SheriffView

_EVEN = Personality()
_MOST_TALK = 14
_FEWEST_HANDS = 6
_LIKENESSES = ("novice", "merchant", "smuggler")


class Budget:
    """So many seconds, or so many steps: then the same on every machine."""

    def __init__(self, place: BotSetup, share: float = 0.9) -> None:
        self.steps = place.think_steps
        self._ends = None if place.think_steps is not None else time.perf_counter() + place.think_seconds * share

    def spend(self) -> bool:
        """Whether there is a step left; takes it."""
        if self.steps is not None:
            self.steps -= 1
            return self.steps >= 0
        return not self.is_late()

    def is_late(self) -> bool:
        """Whether the seconds are over; steps are never late."""
        return self._ends is not None and time.perf_counter() >= self._ends


class Plan:
    """What a merchant means to do at the gate: his first offer, and the most that he pays when asked."""

    def __init__(self, first: int, most: int) -> None:
        self.first = first
        self.most = most
        self.total = 0.0
        self.tried = 0

    @property
    def mean(self) -> float:
        return self.total / self.tried if self.tried else -1e9


class Thinker:
    def __init__(self, place: BotSetup, memory: Memory, skills: dict[str, Skill], chance: Chance) -> None:
        self.place = place
        self.game = cast("Game[Config, object, Move, Event, SheriffView, ask.Prompt]", place.game)
        self.memory = memory
        self.skills = skills
        self.chance = chance
        self.goods = catalogue_of(place.config)

    # likenesses

    def likeness(self, seat: Seat) -> Skill:
        """How this seat may play, as far as it has shown itself."""
        habits = self.memory.habits[seat]
        decided = habits.opened + habits.passed + len(habits.prices)
        weights = [0.3, 0.3, 0.4]
        if decided >= 2:
            weights = [0.85, 0.1, 0.05] if habits.demands == 0 else [0.0, 0.4, 0.6]
        roll = self.chance.random() * sum(weights)
        for name, weight in zip(_LIKENESSES, weights, strict=True):
            roll -= weight
            if roll <= 0:
                return self.skills[name]
        return self.skills["smuggler"]

    # the merchant's side

    def with_bag(self, view: SheriffView, load: Load) -> SheriffView:
        """The view as it will be when this bag lies before the sheriff."""
        assert view.seat is not None
        own = view.players[view.seat]
        hand = list(own.hand or ())
        for card in load.cards:
            hand.remove(card)
        bag = BagView("closed", len(load.cards), load.good, load.cards)
        mine = replace(own, hand=tuple(hand), hand_count=len(hand), bag=bag)
        players = tuple(mine if player.seat == view.seat else player for player in view.players)
        return replace(view, phase="inspection", turn=None, players=players)

    def rehearse(self, view: SheriffView, reading: Reading, cards: tuple[str, ...], good: str, plan: Plan) -> float:
        """What this plan brings in one imagined world."""
        me = reading.me
        guess = Guess(reading.players)
        guess.only = me
        world = imagine(self.place.config, view, guess, self.chance)
        before = view.players[me].gold
        opened = self._talk(world, me, good, len(cards), plan)
        after: int = self.game.view(world, me).players[me].gold
        wrong = reading.wrong(cards, good)
        kept = [card for card in cards if card not in wrong] if opened and wrong else list(cards)
        return reading.worth_of(kept) + (after - before) * (1.0 + reading.rel)

    def _talk(self, world: Any, me: Seat, good: str, count: int, plan: Plan) -> bool:
        """Play the inspection of my bag to its end; whether it was opened."""
        game, chance = self.game, self.chance
        office = tuple(game.view(world, me).office)
        minds: dict[Seat, tuple[Memory, Skill, Mood]] = {}
        for officer in office:
            memory = self.memory.fork(officer)
            memory.office = office
            memory.bags[me].good, memory.bags[me].count = good, count
            minds[officer] = (memory, self.likeness(officer), Mood(str(chance.random()), 0))
        heard: list[Any] = []
        offered = any(bag.offers for bag in [self.memory.bags[me]])
        countered = False

        def act(seat: Seat, move: Any) -> bool:
            if game.check(world, seat, move) is not None:
                return False
            heard.clear()
            game.decide(world, seat, move, chance, heard.append)
            for memory, _, _ in minds.values():
                memory.hear(tuple(heard))
            return True

        for _ in range(_MOST_TALK):
            view = game.view(world, me)
            if view.players[me].bag.status != "closed":
                return bool(view.players[me].bag.status == "opened")
            mine = [offer.deal for offer in view.offers if me in (offer.deal.proposer, *offer.deal.partners)]
            asked = [deal for deal in mine if deal.proposer != me and about_bag(deal) == me]
            if asked:
                price = gold_from(asked[0], me)
                if price <= plan.most and act(me, AcceptOffer(asked[0].id)):
                    continue
                if not countered and price > plan.most >= 2:
                    countered = True
                    terms = (GiveGold(me, plan.most), LetThroughTerm(me))
                    partners = tuple(seat for seat in (asked[0].proposer, *asked[0].partners) if seat != me)
                    if act(me, MakeOffer(partners, terms, asked[0].id)):
                        continue
                if act(me, RefuseOffer(asked[0].id)):
                    continue
            if not offered and plan.first > 0 and not mine:
                offered = True
                terms = (GiveGold(me, min(plan.first, view.players[me].gold)), LetThroughTerm(me))
                partners = office
                if act(me, MakeOffer(partners, terms)):
                    continue
            if not self._officers_act(world, minds, act):
                break
        return False

    def _officers_act(self, world: Any, minds: dict[Seat, tuple[Memory, Skill, Mood]], act: Any) -> bool:
        game = self.game
        pending = game.pending(world)
        for officer, (memory, skill, mood) in minds.items():
            view = game.view(world, officer)
            reading = Reading(self.goods, view, skill.crowns)
            side = Officer(Pricing(reading, memory, skill, _EVEN), memory, skill, _EVEN, mood)
            prompts = pending.get(officer, ())
            answer = None
            for prompt in prompts:
                if isinstance(prompt, ask.AnswerPrompt):
                    answer = side.answer_offers(prompt, True)
            answer = answer or side.decide(prompts)
            if answer is not None and answer.move is not None and act(officer, answer.move):
                return True
        return False

    def best_plan(self, view: SheriffView, reading: Reading, load: Load, plans: list[Plan], budget: Budget) -> Plan:
        """Try all, then again the better half, and so on, while there is time."""
        left = plans
        shown = self.with_bag(view, load) if view.phase != "inspection" else view
        while True:
            for plan in left:
                if not budget.spend():
                    return max(plans, key=lambda plan: plan.mean)
                plan.total += self.rehearse(shown, reading, load.cards, load.good, plan)
                plan.tried += 1
            if len(left) > 3 and left[0].tried % 4 == 0:
                left = sorted(left, key=lambda plan: -plan.mean)[: (len(left) + 1) // 2]

    # the sheriff's side

    def suppose(
        self, reading: Reading, merchant: Seat, count: int, budget: Budget
    ) -> list[tuple[tuple[str, ...], float]]:
        """Bags that this merchant may have closed, each with its weight: hands at random, loaded as he would."""
        view, goods = reading.view, reading.goods
        bag = self.memory.bags[merchant]
        pool = [card for card, number in hidden_pool(goods, view).items() for _ in range(max(0, number))]
        player = view.players[merchant]
        size = player.hand_count + bag.count
        sure = [card for card, number in self.memory.in_hand[merchant].items() for _ in range(max(0, number))][:size]
        for card in sure:
            if card in pool:
                pool.remove(card)
        found: list[tuple[tuple[str, ...], float]] = []
        memory = self.memory.fork(merchant)
        for tried in range(count):
            if tried >= _FEWEST_HANDS and budget.is_late():
                break
            skill = self.likeness(merchant)
            drawn = self.chance.sample(pool, min(len(pool), size - len(sure)))
            hand = self._after_market(reading, memory, skill, merchant, sure, drawn, pool)
            seen = self._with_hand(reading, merchant, skill, hand)
            loads = loading.loads(seen, memory, skill, _EVEN)
            likely = loading.likelihoods(loads, skill.noise)
            for load, weight in zip(loads, likely, strict=True):
                if load.good == bag.good and len(load.cards) == bag.count and weight > 1e-4:
                    found.append((load.cards, weight))
        return found

    def _after_market(
        self,
        reading: Reading,
        memory: Memory,
        skill: Skill,
        merchant: Seat,
        sure: list[str],
        drawn: list[str],
        pool: list[str],
    ) -> tuple[str, ...]:
        """Nobody loads the hand that he was dealt: he has changed as many cards as he was seen to change."""
        changed = min(5, memory.exchanged[merchant] - len(sure), len(drawn))
        if changed <= 0:
            return tuple(sorted(sure + drawn))
        seen = self._with_hand(reading, merchant, skill, tuple(sorted(sure + drawn)))
        prompt = ask.MarketPrompt(changed, (), 1)
        aside = collecting.go_to_market(seen, memory, skill, prompt, self.chance).set_aside
        hand = sure + drawn
        for card in aside:
            hand.remove(card)
        return tuple(sorted(hand + self.chance.sample(pool, min(len(pool), len(aside)))))

    def _with_hand(self, reading: Reading, merchant: Seat, skill: Skill, hand: tuple[str, ...]) -> Reading:
        """The table as this merchant may have seen it before he closed his bag."""
        view = reading.view
        player = view.players[merchant]
        his = replace(player, hand=hand, hand_count=len(hand), bag=BagView("loading", 0, None, ()))
        players = tuple(his if each.seat == merchant else each for each in view.players)
        return Reading(reading.goods, replace(view, seat=merchant, players=players), skill.crowns)


def accept_limit(pricing: Pricing, reading: Reading, cards: tuple[str, ...]) -> float:
    """The most that a merchant with these cards would pay when asked, as the quick levels reckon."""
    wrong = reading.wrong(cards, pricing.memory.bags[reading.me].good)
    if not wrong:
        return 0.0
    stake = reading.worth_of(wrong) + min(reading.fines(wrong), reading.own.gold + 20)
    return min(float(reading.own.gold), pricing.will_open(pressed=True) * stake - MARGIN)
