"""The whole truth of a running game. Written by `deeds` alone.

In here everything is a number: a card is the number of its good, a zone and a purse are places in a list. What comes in
and goes out, moves, events and views, speaks of them by name; `goods` and `zones` know both.
"""

from __future__ import annotations

from typing import Final

from blueboar.core.seats import NOBODY, Seat
from blueboar.games.sheriff.data.editions import Config
from blueboar.games.sheriff.state.deals import OPEN, Deal, Duty, OpenOffer, Pledge, Promise, Proof, Split
from blueboar.games.sheriff.state.fixed import fixed_of
from blueboar.games.sheriff.state.goods import NO_CARD, Goods
from blueboar.games.sheriff.state.options import Options
from blueboar.games.sheriff.state.zones import (
    DECK,
    FIRST_OWNED,
    OWNED,
    PILE,
    PLEDGE,
    PLEDGE_HIDDEN,
    purse_count,
    zone_count,
)
from blueboar.games.sheriff.wire.chores import Chore
from blueboar.games.sheriff.wire.phases import BagStatus, Phase
from blueboar.games.sheriff.wire.score import Score

SETUP: Final = 0
MARKET: Final = 1
LOADING: Final = 2
DECLARATION: Final = 3
INSPECTION: Final = 4
OVER: Final = 5
PHASES: Final[tuple[Phase, ...]] = ("setup", "market", "loading", "declaration", "inspection", "over")

NO_BAG: Final = 0
OPEN_BAG: Final = 1
CLOSED: Final = 2
THROUGH: Final = 3
OPENED: Final = 4
BAGS: Final[tuple[BagStatus, ...]] = ("none", "loading", "closed", "through", "opened")

NO_STANCE: Final = -1
"""Else LET_THROUGH or OPEN, as in `deals`."""


class State:
    """Lists are by seat. What is NOBODY or NO_CARD does not apply now."""

    config: Config
    options: Options
    goods: Goods
    players: int
    piles: int
    zones: list[list[int]]
    """All cards; see `zones.py`. Deeds write into them; only what comes to an empty one is a new list in its place."""
    gold: list[int]
    """By seat; the last two are the loot tile's and the bank's."""
    round: int
    rounds: int
    phase: int
    office: tuple[Seat, ...]
    """The sheriff; or the two deputies, the one turned up first before the other."""
    merchants: list[Seat]
    """Clockwise, beginning on the sheriff's left."""
    terms: list[int]
    """How often each has been in office."""
    deputy_cards: list[Seat]
    turn: Seat
    opener: Seat
    """The merchant who went to the market first."""
    onto: list[int]
    """The pile that each merchant's open set-aside cards will go to."""
    bags: list[int]
    declared: list[int]
    """The good, or NO_CARD."""
    smuggled: list[list[int]]
    """The face-down cards that came through with each merchant's bag of this round."""
    offers: list[OpenOffer]
    """The oldest first."""
    offers_made: list[int]
    next_deal: int
    struck: list[Deal]
    duties: list[Duty]
    ledger: list[Promise]
    unsettled: list[int]
    """The promises of this inspection that are still open (favours are not among them)."""
    pledges: list[Pledge]
    """What is set aside, the oldest first."""
    departures: list[int]
    """How often face-down cards have left each stall."""
    shown: list[Proof]
    stances: list[int]
    """By deputy, the first before the second, and merchant; empty where there is one sheriff."""
    chores: list[Chore]
    split: Split | None
    splits_made: list[int]
    """By deputy."""
    loot_picks: int
    """How many cards of the loot were picked in this round."""
    odd: list[tuple[Seat, Seat, Seat]]
    """Deputies who have named somebody for what is odd: the deputy, for the coin, for the card."""
    black_market: list[list[int]]
    """By `goods.black_market`: the points of the cards that are left, the top card last."""
    black_market_cards: list[list[tuple[int, int]]]
    """Good and points of what each has got there."""
    black_market_done: list[bool]
    """Whether a merchant has sold or passed this round."""
    scores: tuple[Score, ...] | None
    places: tuple[int, ...] | None

    def __init__(self, config: Config, source: State | None = None) -> None:
        """A blank state, or a copy of `source` (a compiled class cannot be made without this)."""
        self.config = config
        if source is None:
            self._set_blank(config)
        else:
            self._set_like(source)

    def _set_blank(self, config: Config) -> None:
        players = config.players
        fixed = fixed_of(config)
        self.options = fixed.options
        self.goods = fixed.goods
        self.players = players
        self.piles = self.options.piles
        self.zones = [[] for _ in range(zone_count(players))]
        self.gold = [0] * purse_count(players)
        self.round = 0
        self.rounds = self.options.rounds
        self.phase = SETUP
        self.office = ()
        self.merchants = []
        self.terms = [0] * players
        self.deputy_cards = []
        self.turn = NOBODY
        self.opener = NOBODY
        self.onto = [0] * players
        self.bags = [NO_BAG] * players
        self.declared = [NO_CARD] * players
        self.smuggled = [[] for _ in range(players)]
        self.offers = []
        self.offers_made = [0] * players
        self.next_deal = 1
        self.struck = []
        self.duties = []
        self.ledger = []
        self.unsettled = []
        self.pledges = []
        self.departures = [0] * players
        self.shown = []
        self.stances = []
        self.chores = []
        self.split = None
        self.splits_made = [0, 0]
        self.loot_picks = 0
        self.odd = []
        self.black_market = []
        if config.options.black_market:
            self.black_market = [[cheaper, dearer] for dearer, cheaper in config.options.black_market_prices.values()]
        self.black_market_cards = [[] for _ in range(players)]
        self.black_market_done = [False] * players
        self.scores = None
        self.places = None

    def _set_like(self, source: State) -> None:
        """Lists that deeds never write into, but replace when something changes, are shared."""
        self.options = source.options
        self.goods = source.goods
        self.players = source.players
        self.piles = source.piles
        self.zones = [zone[:] if zone else zone for zone in source.zones]
        self.gold = source.gold[:]
        self.round = source.round
        self.rounds = source.rounds
        self.phase = source.phase
        self.office = source.office
        self.merchants = source.merchants
        self.terms = source.terms
        self.deputy_cards = source.deputy_cards
        self.turn = source.turn
        self.opener = source.opener
        self.onto = source.onto
        self.bags = source.bags[:]
        self.declared = source.declared[:]
        self.smuggled = source.smuggled
        self.offers = source.offers
        self.offers_made = source.offers_made
        self.next_deal = source.next_deal
        self.struck = source.struck
        self.duties = source.duties
        self.ledger = source.ledger[:]
        self.unsettled = source.unsettled
        self.pledges = source.pledges
        self.departures = source.departures
        self.shown = source.shown
        self.stances = source.stances[:] if source.stances else source.stances
        self.chores = source.chores
        self.split = source.split
        self.splits_made = source.splits_made
        self.loot_picks = source.loot_picks
        self.odd = source.odd
        self.black_market = source.black_market
        self.black_market_cards = source.black_market_cards
        self.black_market_done = source.black_market_done
        if source.black_market:
            self.black_market = [points[:] for points in source.black_market]
            self.black_market_cards = [cards[:] for cards in source.black_market_cards]
            self.black_market_done = source.black_market_done[:]
        self.scores = source.scores
        self.places = source.places

    def copy(self) -> State:
        return State(self.config, self)

    def deck(self) -> list[int]:
        return self.zones[DECK]

    def pile(self, index: int) -> list[int]:
        return self.zones[PILE[index]]

    def hand(self, seat: Seat) -> list[int]:
        return self.zones[FIRST_OWNED + OWNED * seat]

    def aside(self, seat: Seat) -> list[int]:
        """What a merchant has set aside at the market."""
        return self.zones[FIRST_OWNED + OWNED * seat + 1]

    def bag(self, seat: Seat) -> list[int]:
        return self.zones[FIRST_OWNED + OWNED * seat + 2]

    def stall(self, seat: Seat) -> list[int]:
        """Legal goods, face up."""
        return self.zones[FIRST_OWNED + OWNED * seat + 3]

    def contraband(self, seat: Seat) -> list[int]:
        """The face-down cards of a stall."""
        return self.zones[FIRST_OWNED + OWNED * seat + 4]

    def in_office(self, seat: Seat) -> bool:
        return any(officer == seat for officer in self.office)

    def is_merchant(self, seat: Seat) -> bool:
        return 0 <= seat < self.players and not self.in_office(seat)

    def has_bag(self, fate: int) -> bool:
        """Whether there is a bag in this condition: CLOSED, OPENED, and so on."""
        return any(bag == fate for bag in self.bags)

    def undecided(self) -> list[Seat]:
        """The merchants whose bags lie there, clockwise from the sheriff's left."""
        bags = self.bags
        return [seat for seat in self.merchants if bags[seat] == CLOSED]

    def pledge(self, promise: int) -> Pledge | None:
        for pledge in self.pledges:
            if pledge.promise == promise:
                return pledge
        return None

    def pledged_up(self, pledge: Pledge) -> list[int]:
        """The open goods of this pledge; those of the giver's older ones lie before them."""
        begin = 0
        for older in self.pledges:
            if older is pledge:
                break
            if older.giver == pledge.giver:
                begin += older.up
        return self.zones[PLEDGE[pledge.giver]][begin : begin + pledge.up]

    def pledged_down(self, pledge: Pledge) -> list[int]:
        """The face-down goods of this pledge, in the same way."""
        begin = 0
        for older in self.pledges:
            if older is pledge:
                break
            if older.giver == pledge.giver:
                begin += older.down
        return self.zones[PLEDGE_HIDDEN[pledge.giver]][begin : begin + pledge.down]

    def offer(self, number: int) -> OpenOffer | None:
        for offer in self.offers:
            if offer.deal.id == number:
                return offer
        return None

    def stance(self, deputy: Seat, merchant: Seat) -> int:
        """OPEN, LET_THROUGH, FOR_NOTHING, or NO_STANCE yet."""
        if not self.stances:
            return NO_STANCE
        return self.stances[self.stance_place(deputy, merchant)]

    def stance_place(self, deputy: Seat, merchant: Seat) -> int:
        return merchant if deputy == self.office[0] else self.players + merchant

    def both_stances(self, merchant: Seat) -> tuple[int, int]:
        """Of two deputies, the first before the second."""
        return self.stances[merchant], self.stances[self.players + merchant]

    def say(self, merchant: Seat) -> tuple[Seat, ...]:
        """Who has a say about this bag: all in office, unless two deputies disagree (rules 8.4)."""
        office = self.office
        if not self.stances:
            return office
        first, second = self.both_stances(merchant)
        if first == NO_STANCE or second == NO_STANCE or (first == OPEN) == (second == OPEN):
            return office
        return (office[0],) if first == OPEN else (office[1],)
