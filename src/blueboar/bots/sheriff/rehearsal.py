"""A merchant's talk at the gate, rehearsed on the engine before it is held: what a bribe brings in imagined worlds.

Those in office are played by quick levels with the memory that their seats may have: all that counts there is public.
Nothing of the real state is known here; a world is imagined from the view alone.
"""

from __future__ import annotations

from typing import Any, cast

from msgspec.structs import replace

from blueboar.bots.bot import Personality
from blueboar.bots.budget import Budget
from blueboar.bots.levels import BotSetup
from blueboar.bots.sheriff.bribes import about_bag, gold_from
from blueboar.bots.sheriff.loading import Load
from blueboar.bots.sheriff.memory import Memory
from blueboar.bots.sheriff.opponents import Opponents
from blueboar.bots.sheriff.pricing import Pricing
from blueboar.bots.sheriff.round_dice import RoundDice
from blueboar.bots.sheriff.sheriff_side import SheriffSide
from blueboar.bots.sheriff.situation import Situation
from blueboar.bots.sheriff.skill import Skill
from blueboar.core.chance import Chance
from blueboar.core.game import Game
from blueboar.core.seats import Seat
from blueboar.games.sheriff.data.catalogue import catalogue_of
from blueboar.games.sheriff.data.editions import Config
from blueboar.games.sheriff.machines.imagine import imagine
from blueboar.games.sheriff.wire import prompts as ask
from blueboar.games.sheriff.wire.events import Event
from blueboar.games.sheriff.wire.moves import AcceptOffer, MakeOffer, Move, RefuseOffer
from blueboar.games.sheriff.wire.terms import GiveGold, LetThroughTerm
from blueboar.games.sheriff.wire.views import BagView, SheriffView

_EVEN = Personality()
_MOST_TALK = 14


class Plan:
    """What a merchant means to do at the gate: the first offer, and the most to pay when asked."""

    def __init__(self, first: int, most: int) -> None:
        self.first = first
        self.most = most
        self.total = 0.0
        self.tried = 0

    @property
    def mean(self) -> float:
        return self.total / self.tried if self.tried else -1e9


class Rehearsal:
    def __init__(self, setup: BotSetup, memory: Memory, opponents: Opponents, chance: Chance) -> None:
        self.setup = setup
        self.game = cast("Game[Config, object, Move, Event, SheriffView, ask.Prompt]", setup.game)
        self.memory = memory
        self.opponents = opponents
        self.chance = chance
        self.goods = catalogue_of(setup.config)

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

    def rehearse(self, view: SheriffView, situation: Situation, cards: tuple[str, ...], good: str, plan: Plan) -> float:
        """What this plan brings in one imagined world."""
        me = situation.me
        world = imagine(self.setup.config, view, self.chance)
        before = view.players[me].gold
        opened = self._talk(world, me, good, len(cards), plan)
        after: int = self.game.view(world, me).players[me].gold
        wrong = situation.wrong(cards, good)
        kept = [card for card in cards if card not in wrong] if opened and wrong else list(cards)
        return situation.worth_of(kept) + (after - before) * (1.0 + situation.rel)

    def _talk(self, world: Any, me: Seat, good: str, count: int, plan: Plan) -> bool:
        """Play the inspection of my bag to its end; whether it was opened."""
        game, chance = self.game, self.chance
        office = tuple(game.view(world, me).office)
        minds: dict[Seat, tuple[Memory, Skill, RoundDice]] = {}
        for officer in office:
            memory = self.memory.fork(officer)
            memory.office = office
            memory.bags[me].good, memory.bags[me].count = good, count
            minds[officer] = (memory, self.opponents.skill_of(officer), RoundDice(str(chance.random()), 0))
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

    def _officers_act(self, world: Any, minds: dict[Seat, tuple[Memory, Skill, RoundDice]], act: Any) -> bool:
        game = self.game
        pending = game.pending(world)
        for officer, (memory, skill, dice) in minds.items():
            view = game.view(world, officer)
            situation = Situation(self.goods, view, skill.crowns)
            side = SheriffSide(Pricing(situation, memory, skill, _EVEN), memory, skill, _EVEN, dice)
            prompts = pending.get(officer, ())
            answer = None
            for prompt in prompts:
                if isinstance(prompt, ask.AnswerPrompt):
                    answer = side.answer_offers(prompt, True)
            answer = answer or side.decide(prompts)
            if answer is not None and answer.move is not None and act(officer, answer.move):
                return True
        return False

    def best_plan(self, view: SheriffView, situation: Situation, load: Load, plans: list[Plan], budget: Budget) -> Plan:
        """Try all, then again the better half, and so on, while there is time."""
        left = plans
        shown = self.with_bag(view, load) if view.phase != "inspection" else view
        while True:
            for plan in left:
                if not budget.spend():
                    return max(plans, key=lambda plan: plan.mean)
                plan.total += self.rehearse(shown, situation, load.cards, load.good, plan)
                plan.tried += 1
            if len(left) > 3 and left[0].tried % 4 == 0:
                left = sorted(left, key=lambda plan: -plan.mean)[: (len(left) + 1) // 2]
