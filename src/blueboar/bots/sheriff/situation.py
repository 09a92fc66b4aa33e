"""The situation as one seat sees it: what cards are worth to whom, what is unseen. Made anew for every answer."""
# compiled: every card of every imagined hand is valued here

from __future__ import annotations

from math import exp

from blueboar.bots.sheriff.king_and_queen import expected_bonus
from blueboar.core.seats import Seat
from blueboar.games.sheriff.data.catalogue import Catalogue
from blueboar.games.sheriff.data.goods import ARCANE_SCROLLS, FEAST_PLATE, ROYAL_SUMMONS
from blueboar.games.sheriff.machines.imagine import hidden_pool
from blueboar.games.sheriff.wire.terms import Duty
from blueboar.games.sheriff.wire.views import SheriffView

_AHEAD = 30.0
"""So many points before the other rivals make one worth watching."""
_LEAST_WATCHED, _MOST_WATCHED = 0.5, 2.2
"""Times what any rival's loss is worth."""
_SELLS = 1.5
"""What a card gains that may once be one of three at the black market."""
_BROUGHT = 0.65
"""How many of the cards in a bag are what they are said to be, as games have it."""


class Situation:
    def __init__(self, goods: Catalogue, view: SheriffView, crowns: float, watches_leader: float = 0.0) -> None:
        assert view.seat is not None
        self.goods = goods
        self.view = view
        self.me: Seat = view.seat
        self.own = view.players[self.me]
        self.players = len(view.players)
        self.rounds_left = view.rounds - view.round
        self.rel = 1.0 / (self.players - 1)
        """What a rival's loss is worth: they are one of so many. `loss_of` knows which one."""
        self.watches_leader = watches_leader
        self._losses: dict[Seat, float] = {}
        self.crowns = crowns
        self.sells = any(pile.points for pile in view.black_market)
        """Whether contraband can be sold at the black market."""
        self.counts = self._count_stalls()
        self._kings = {good: (king, queen) for good, king, queen in goods.bonuses}
        self._hopes: dict[tuple[str, Seat, int], float] = {}
        self._worth: dict[str, float] = {}
        self._unseen: dict[str, int] | None = None
        self.suspected: dict[tuple[str, int], tuple[float, float]] = {}
        """By good and number: how others would see a bag of mine: the chance of a lie, and its wrong cards."""
        self.opened: dict[tuple[str, int], float] = {}
        """By good and number: how likely a bag of mine is opened that is declared so (`loading.py`)."""
        self.doubted: dict[int, float] = {}
        """By number: how likely that is for a usual good, in odds."""

    def _count_stalls(self) -> dict[str, list[int]]:
        """By good and seat: cards that count for King and Queen, as far as they can be seen, or are on their way.

        What a bag holds of the declared good comes to the stall even if it is opened (rules 5.18).
        """
        counts = {good: [0] * self.players for good in self.goods.legal}
        for player in self.view.players:
            for card in player.stall + (player.contraband or ()):
                counted = self.goods.counts.get(card)
                if counted is not None and counted[0] in counts:
                    counts[counted[0]][player.seat] += counted[1]
        if self.view.phase == "inspection":
            for player in self.view.players:
                bag = player.bag
                if bag.status == "closed" and bag.declared is not None and bag.declared in counts:
                    # The own one, too, as the others see it: what is bought or sold must not say what is in it.
                    counts[bag.declared][player.seat] += round(_BROUGHT * (bag.count or 0))
        return counts

    # cards

    def gain(self, good: str, more: int, seat: Seat | None = None) -> float:
        """What `more` of a good add to this seat's hopes for its crowns."""
        if not self.crowns or good not in self.counts:
            return 0.0
        seat = self.me if seat is None else seat
        return self.crowns * (self._hope(good, seat, more) - self._hope(good, seat, 0))

    def _hope(self, good: str, seat: Seat, more: int) -> float:
        key = (good, seat, more)
        hope = self._hopes.get(key)
        if hope is None:
            counts = self.counts[good][:]
            counts[seat] += more
            king, queen = self._kings[good]
            hope = self._hopes[key] = expected_bonus(counts, seat, king, queen, self.rounds_left)
        return hope

    def traded(self, good: str, number: int, giver: Seat, taker: Seat) -> tuple[float, float]:
        """For so many cards that change hands: how much less the giver may hope for crowns, and the taker more."""
        if not self.crowns or good not in self.counts:
            return 0.0, 0.0
        counts = self.counts[good][:]
        counts[giver] -= number
        counts[taker] += number
        king, queen = self._kings[good]
        left = self.rounds_left
        loss = self._hope(good, giver, 0) - expected_bonus(counts, giver, king, queen, left)
        gain = expected_bonus(counts, taker, king, queen, left) - self._hope(good, taker, 0)
        return self.crowns * loss, self.crowns * gain

    def may_deal(self, circles: tuple[tuple[Seat, ...], ...]) -> tuple[tuple[Seat, ...], ...]:
        """Those of the circles in which nobody has sworn not to deal with one of us (rules 5.8)."""
        barred = [duty for duty in self.view.duties if duty.act == "refuse-deals"]
        return tuple(circle for circle in circles if not _is_barred({self.me, *circle}, barred))

    def worth(self, card: str) -> float:
        """On my stall, at the end."""
        known = self._worth.get(card)
        if known is None:
            known = self._worth[card] = self._reckon_worth(card)
        return known

    def _reckon_worth(self, card: str) -> float:
        goods = self.goods
        effect = goods.effect.get(card)
        if effect == ROYAL_SUMMONS:
            return 0.0
        if effect == FEAST_PLATE:
            return max(goods.value[good] + self.gain(good, 1) for good in goods.legal)
        worth = float(goods.value[card])
        counted = goods.counts.get(card)
        if counted is not None:
            worth += self.gain(counted[0], counted[1])
        if effect == ARCANE_SCROLLS:
            worth -= sum(self._hope(good, self.me, 0) for good in goods.legal)
        if goods.gains:
            worth += self._gained(card)
        for pile in self.view.black_market:
            if pile.good == card and pile.points:
                worth += _SELLS
        return worth

    def _gained(self, card: str) -> float:
        """Dragon pepper and its like: what the cards on my stall and this one make each other worth."""
        goods, held = self.goods, self.own.contraband or ()
        kind = goods.also.get(card, card)
        total = 0.0
        for promo, good, gain in goods.gains:
            alike = len([each for each in held if each == good or goods.also.get(each) == good])
            if promo == card:
                total += alike * gain
            if kind == good and promo in held:
                total += gain
        return total

    def worth_of(self, cards: tuple[str, ...] | list[str]) -> float:
        """Together: several of one good add up towards its crowns."""
        total = 0.0
        more: dict[str, int] = {}
        for card in cards:
            counted = self.goods.counts.get(card)
            if counted is None:
                total += self.worth(card)
            else:
                total += self.goods.value[card]
                more[counted[0]] = more.get(counted[0], 0) + counted[1]
        for good, number in more.items():
            total += self.gain(good, number)
        return total

    def worth_of_losing(self, cards: tuple[str, ...] | list[str]) -> float:
        """More than they would add: a crown may go with them."""
        total = 0.0
        fewer: dict[str, int] = {}
        for card in cards:
            total += self.goods.value[card]
            counted = self.goods.counts.get(card)
            if counted is not None:
                fewer[counted[0]] = fewer.get(counted[0], 0) + counted[1]
        return total - sum(self.gain(good, -number) for good, number in fewer.items())

    def fines(self, cards: tuple[str, ...] | list[str]) -> int:
        return sum(self.goods.fine[card] for card in cards)

    def is_summons(self, card: str) -> bool:
        return self.goods.effect.get(card) == ROYAL_SUMMONS

    def is_plate(self, card: str) -> bool:
        return self.goods.effect.get(card) == FEAST_PLATE

    def wrong(self, cards: tuple[str, ...], declared: str) -> list[str]:
        """The cards that would be confiscated."""
        return self.goods.wrong_cards(cards, declared)

    def is_smuggled(self, card: str) -> bool:
        return not self.goods.open[card] and not self.is_summons(card)

    # what is not seen

    @property
    def unnamed(self) -> float:
        """What a face-down card is worth that its giver does not name: the cheapest that there is."""
        return float(min((self.goods.value[card] for card in self.goods.deck if self.is_smuggled(card)), default=0))

    @property
    def unseen(self) -> dict[str, int]:
        """How many of each card lie where I cannot see them."""
        if self._unseen is None:
            # Never less than none: a bag that is only supposed may hold more than there are.
            hidden = hidden_pool(self.goods, self.view)
            self._unseen = {card: max(0, number) for card, number in hidden.items()}
        return self._unseen

    def share(self, card: str) -> float:
        total = sum(self.unseen.values())
        return self.unseen.get(card, 0) / total if total else 0.0

    # people

    @property
    def office(self) -> tuple[Seat, ...]:
        return self.view.office

    @property
    def in_office(self) -> bool:
        return self.me in self.view.office

    def undecided(self) -> list[Seat]:
        return [player.seat for player in self.view.players if player.bag.status == "closed"]

    def say(self, merchant: Seat) -> tuple[Seat, ...]:
        """Who has a say about this bag: all in office, unless two deputies disagree (rules 8.4)."""
        office = self.view.office
        if len(office) == 1:
            return office
        said = {line.deputy: line.stance for line in self.view.stances if line.merchant == merchant}
        if len(said) == 2 and len(set(said.values())) == 2:
            return tuple(deputy for deputy in office if said[deputy] == "open")
        return office

    def loss_of(self, seat: Seat) -> float:
        """What a point that this rival loses is worth to me: the further ahead they are, the more."""
        if not self.watches_leader or seat == self.me:
            return self.rel
        if not self._losses:
            rivals = [rival for rival in range(self.players) if rival != self.me]
            points = {rival: self.standing(rival) for rival in rivals}
            mean = sum(points.values()) / len(rivals)
            for rival in rivals:
                times = exp(self.watches_leader * (points[rival] - mean) / _AHEAD)
                self._losses[rival] = self.rel * min(_MOST_WATCHED, max(_LEAST_WATCHED, times))
        return self._losses[seat]

    def standing(self, seat: Seat) -> float:
        """Points as far as they can be seen: gold, stall, crowns, a guess for face-down cards."""
        player = self.view.players[seat]
        total = float(player.gold) + sum(self.goods.value[card] for card in player.stall)
        if player.contraband is not None:
            total += sum(self.goods.value[card] for card in player.contraband)
        else:
            total += 6.8 * player.contraband_count
        total += sum(card.points for card in player.black_market)
        return total + sum(self._hope(good, seat, 0) for good in self.goods.legal)


def _is_barred(together: set[Seat], barred: list[Duty]) -> bool:
    return any(duty.merchant in together and not together.isdisjoint(duty.bound) for duty in barred)
