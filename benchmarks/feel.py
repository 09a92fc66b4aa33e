"""Whether the bots of Sheriff feel like people: what they offer, how they move, what they give away, what they say.

    python -m benchmarks.bots feel [--games 200] [--levels smuggler,outlaw]

All that is counted is what a person at the table could count who also saw every bag afterwards.
"""

from __future__ import annotations

import math
import statistics
from collections import Counter
from itertools import pairwise
from typing import Any

import blueboar.bots  # noqa: F401  (registers the levels)
from benchmarks.classifier import Row, area_under_curve
from blueboar.bots.bot import Answer, Bot, Heard, Personality
from blueboar.bots.driver import Match
from blueboar.bots.levels import BotSetup, find_level
from blueboar.bots.personalities import personalities
from blueboar.bots.sheriff.player import DOUBT, WANTS_OFFER
from blueboar.bots.sheriff.sayings import SAYINGS
from blueboar.core.game import find_game
from blueboar.core.seats import Seat
from blueboar.core.table import Table
from blueboar.games.sheriff.data.catalogue import Catalogue, catalogue_of
from blueboar.games.sheriff.wire import events
from blueboar.games.sheriff.wire.terms import Deal, GiveBagGoods, GiveGold, GiveStallGoods, LetThroughTerm

SEED = "feel-1"
_OTHERS: tuple[tuple[int, str, dict[str, Any]], ...] = ((6, "second", {}), (4, "first", {"merchant_deals": True}))


class Ear:
    """A bot whose words are written down; a person may now and then speak to it."""

    def __init__(self, bot: Bot, said: Counter[str], spoken_to: bool = False) -> None:
        self.bot = bot
        self.said = said
        self.watch = bot.watch
        self.spoken_to = spoken_to
        self._asked = 0

    def _hear(self, view: Any) -> None:
        """One who sits on the other side of the gate doubts, or wants an offer."""
        hear = getattr(self.bot, "hear", None)
        if hear is None or view.phase != "inspection" or not view.office:
            return
        merchants = [player.seat for player in view.players if player.seat not in view.office]
        self._asked += 1
        if self._asked % 3 == 0:
            across = merchants if view.seat in view.office else view.office
            hear(Heard(across[0], (DOUBT, WANTS_OFFER)[self._asked % 2], view.seat))

    def answer(self, view: Any, prompts: tuple[Any, ...]) -> Answer:
        if self.spoken_to:
            self._hear(view)
        answer = self.bot.answer(view, prompts)
        if answer.say is not None:
            self.said[answer.say.code] += 1
        return answer


class Talk:
    """About one bag, from its declaration to the verdict."""

    def __init__(self, merchant: Seat, office: tuple[Seat, ...], lie: bool, count: int, last: bool) -> None:
        self.merchant = merchant
        self.office = office
        self.lie = lie
        self.count = count
        self.last = last
        self.offers: list[float] = []
        self.demands: list[float] = []
        self.first: Deal | None = None
        self.answers_demand = False
        self.struck: float | None = None
        self.refused_demand = False
        self.opened = False


def is_other_than_gold(deal: Deal) -> bool:
    """Whether anything but gold is given in it; acts are what it is given for."""
    return any(not isinstance(term, GiveGold) and not hasattr(term, "merchant") for term in deal.terms)


def price(goods: Catalogue, deal: Deal, giver: Seat) -> float:
    """Gold and the printed worth of goods; a favour counts one."""
    total = 0.0
    for term in deal.terms:
        if getattr(term, "giver", None) != giver:
            continue
        if isinstance(term, GiveGold):
            total += term.amount
        elif isinstance(term, (GiveStallGoods, GiveBagGoods)):
            total += goods.value[term.good] * term.count
        else:
            total += 1.0
    return total


class Feel:
    """Of all games of one level."""

    def __init__(self) -> None:
        self.games = 0
        self.said: Counter[str] = Counter()
        self.offers = self.other_offers = self.deals = self.other_deals = self.repeats = 0
        self.talks: list[list[Talk]] = []
        """By game."""
        self.markets = self.thrown = 0

    def listen(self, table: Table[Any, Any, Any, Any, Any, Any]) -> None:
        goods = catalogue_of(table.config)
        self.games += 1
        talks: list[Talk] = []
        open_talks: dict[Seat, Talk] = {}
        bags: dict[Seat, tuple[str, ...]] = {}
        office: tuple[Seat, ...] = ()
        said: set[Any] = set()
        deals: dict[int, Deal] = {}
        rounds = table.view(0).rounds
        number = 0
        for entry in table.entries:
            for event in entry.events:
                match event:
                    case events.RoundBegan():
                        office, number = event.office, event.number
                        bags, said, open_talks = {}, set(), {}
                    case events.CardsMoved():
                        self._cards(goods, event, bags)
                    case events.Declared():
                        lie = bool(goods.wrong_cards(bags.get(event.merchant, ()), event.good))
                        talk = Talk(event.merchant, office, lie, event.count, number == rounds)
                        open_talks[event.merchant] = talk
                        talks.append(talk)
                    case events.OfferMade():
                        deals[event.deal.id] = event.deal
                        self._offer(goods, event.deal, open_talks, said)
                        if event.deal.replaces is not None:
                            self._turned_down(deals.get(event.deal.replaces), event.deal.proposer, open_talks)
                    case events.OfferClosed():
                        if event.why == "refused" and event.by is not None:
                            self._turned_down(deals.get(event.deal), event.by, open_talks, for_good=True)
                    case events.DealStruck():
                        self.deals += 1
                        self.other_deals += is_other_than_gold(event.deal)
                        about = _about(event.deal, open_talks)
                        if about is not None:
                            about.struck = price(goods, event.deal, about.merchant)
                    case events.BagOpened():
                        open_talks[event.merchant].opened = True
                    case _:
                        pass
        self.talks.append(talks)

    def _cards(self, goods: Catalogue, event: events.CardsMoved, bags: dict[Seat, tuple[str, ...]]) -> None:
        if event.source.startswith("hand:") and event.target.startswith("bag:"):
            bags[int(event.target.partition(":")[2])] = event.cards or ()
        elif event.source.startswith("hand:") and event.target.startswith("aside:"):
            self.markets += 1
            self.thrown += any(not goods.open[card] for card in event.cards or ())

    def _offer(self, goods: Catalogue, deal: Deal, talks: dict[Seat, Talk], said: set[Any]) -> None:
        self.offers += 1
        self.other_offers += is_other_than_gold(deal)
        key = (deal.proposer, deal.partners, deal.terms)
        self.repeats += key in said
        said.add(key)
        about = _about(deal, talks)
        if about is None:
            return
        asked = price(goods, deal, about.merchant)
        if deal.proposer == about.merchant:
            if about.first is None:
                about.first = deal
                about.answers_demand = bool(about.demands)
            about.offers.append(asked)
            about.refused_demand = False
        elif deal.proposer in about.office:
            about.demands.append(asked)
            about.refused_demand = False

    def _turned_down(self, deal: Deal | None, by: Seat, talks: dict[Seat, Talk], for_good: bool = False) -> None:
        about = _about(deal, talks) if deal is not None else None
        if about is not None and deal is not None and deal.proposer in about.office and by == about.merchant:
            about.refused_demand = for_good

    # what it comes to

    def rows(self) -> list[tuple[str, str, str]]:
        """(what, measured, wanted)"""
        talks = [talk for game in self.talks for talk in game]
        moves = [
            better
            for talk in talks
            for steps, sign in ((talk.offers, 1), (talk.demands, -1))
            for better in (sign * (later - earlier) > 0 for earlier, later in pairwise(steps))
        ]
        prices = [talk.struck for talk in talks if talk.struck is not None]
        threats = [talk for talk in talks if talk.demands and talk.refused_demand and talk.struck is None]
        lies = sum(talk.lie for talk in talks) / len(talks)
        last = [talk.lie for talk in talks if talk.last]
        silent = sum(not talk.offers and not talk.demands for talk in talks) / len(talks)
        per_game = len(talks) / self.games
        unsaid = sorted(code for code in SAYINGS if not self.said[code])
        first = [talk for talk in talks if talk.first is not None]
        offered = {lie: sum(talk.lie == lie for talk in first) for lie in (True, False)}
        return [
            ("offers with something other than gold", _share(self.other_offers, self.offers), ">= 25 %"),
            ("struck deals with something other than gold", _share(self.other_deals, self.deals), ">= 25 %"),
            ("a later demand or offer is nearer", _share(sum(moves), len(moves)), ">= 80 %"),
            ("identical repeats", str(self.repeats), "0"),
            ("deals about a bag, of 24", f"{24 * len(prices) / len(talks):.1f}", ">= 7"),
            ("median struck price", f"{statistics.median(prices) if prices else 0:g}", "2 to 9"),
            ("refused threats carried out", _share(sum(t.opened for t in threats), len(threats)), "25 to 60 %"),
            (
                "AUC of the first offer alone",
                f"{self.auc():.2f} ({offered[True]} lies, {offered[False]} true)",
                "<= 0.62",
            ),
            ("lies in the last round : mean", f"{_mean(last) / lies if lies else 0:.2f}", "<= 1.4"),
            ("bags without a word", f"{silent:.1%}", "<= 25 %"),
            ("sayings never said", ", ".join(unsaid) or "none", "none"),
            ("lies", f"{lies:.1%} of {per_game:.0f} bags a game", "-"),
            ("opened", f"{_mean([talk.opened for talk in talks]):.1%}", "-"),
            ("market turns that throw contraband away", _share(self.thrown, self.markets), "-"),
        ]

    def auc(self) -> float:
        """A logistic classifier learns on every other game, and is tested on the rest."""
        train: list[Row] = []
        test: list[Row] = []
        for number, game in enumerate(self.talks):
            for talk in game:
                if talk.first is not None:
                    (test if number % 2 else train).append((_features(talk), talk.lie))
        return area_under_curve(train, test)


def _about(deal: Deal, talks: dict[Seat, Talk]) -> Talk | None:
    parties = (deal.proposer, *deal.partners)
    for term in deal.terms:
        if isinstance(term, LetThroughTerm) and term.merchant in parties:
            return talks.get(term.merchant)
    return None


def _features(talk: Talk) -> list[float]:
    deal = talk.first
    assert deal is not None
    gold = sum(term.amount for term in deal.terms if isinstance(term, GiveGold))
    stall = sum(term.count for term in deal.terms if isinstance(term, GiveStallGoods))
    bag = sum(term.count for term in deal.terms if isinstance(term, GiveBagGoods))
    favours = sum(1 for term in deal.terms if type(term).__name__ == "DoFavour")
    return [
        *(1.0, gold / 10, math.log1p(gold), float(gold >= 3), float(gold >= 6)),
        *(float(stall), float(bag), float(favours), len(deal.terms) / 3, float(talk.answers_demand)),
    ]


def _share(part: int, whole: int) -> str:
    return f"{part / whole:.1%} of {whole}" if whole else "none"


def _mean(values: list[Any]) -> float:
    return sum(values) / len(values) if values else 0.0


def listen_to(level: str, games: int, steps: int, mixed: bool = True) -> Feel:
    """Four of one level; with `mixed` each has another personality in every game.

    Every tenth game has six players, or deals among merchants, and a person who speaks: only what is said there counts.
    """
    game = find_game("sheriff")
    feel = Feel()
    people = list(personalities().values()) if mixed else [Personality()]
    for number in range(games + games // 10):
        players, edition, options = _OTHERS[number % 2] if number >= games else (4, "first", {})
        config = game.configure(players, edition, options)
        table = Table.opened(game, config, f"{SEED}/{number}")
        bots = [
            Ear(
                find_level("sheriff", level).make(
                    BotSetup(
                        game,
                        config,
                        seat,
                        f"{SEED}/{number}/{seat}",
                        people[(number + seat) % len(people)],
                        think_steps=steps,
                    )
                ),
                feel.said,
                spoken_to=number >= games,
            )
            for seat in range(players)
        ]
        Match(table, bots).play(stop_at_fault=True)
        if number < games:
            feel.listen(table)
    return feel


def run(levels: list[str], games: int, steps: int) -> int:
    found = {level: listen_to(level, games, steps).rows() for level in levels}
    print("| what | " + " | ".join(levels) + " | wanted |\n|---|" + "---|" * (len(levels) + 1))
    for number, (what, _, wanted) in enumerate(found[levels[0]]):
        print(f"| {what} | " + " | ".join(found[level][number][1] for level in levels) + f" | {wanted} |")
    return 0
