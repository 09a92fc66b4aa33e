"""The whole truth of a running game. Written by `evolve` alone."""

from __future__ import annotations

from typing import Final

from blueboar.core.seats import Seat
from blueboar.games.sheriff.data.catalogue import Catalogue, catalogue_of
from blueboar.games.sheriff.data.editions import Config, Options
from blueboar.games.sheriff.wire.chores import Chore
from blueboar.games.sheriff.wire.events import SplitProposed
from blueboar.games.sheriff.wire.score import Score
from blueboar.games.sheriff.wire.terms import Deal, Duty, Promise
from blueboar.games.sheriff.wire.views import BlackMarketCard, ShownView
from blueboar.games.sheriff.wire.zones import BAG, CONTRABAND, DECK, HAND, PILE, PURSE, STALL, card_zones, purses

NOBODY: Final = -1

SETUP: Final = "setup"
MARKET: Final = "market"
LOADING: Final = "loading"
DECLARATION: Final = "declaration"
INSPECTION: Final = "inspection"
OVER: Final = "over"

NO_BAG: Final = "none"
OPEN_BAG: Final = "loading"
CLOSED: Final = "closed"
THROUGH: Final = "through"
OPENED: Final = "opened"


class OpenOffer:
    """An offer on the table, and who has agreed to it so far. Never changed, so copies of the state share it."""

    def __init__(self, deal: Deal, agreed: tuple[Seat, ...]) -> None:
        self.deal = deal
        self.agreed = agreed


class State:
    """Lists are by seat. What is None or NOBODY does not apply now."""

    config: Config
    options: Options
    goods: Catalogue
    players: int
    piles: int
    zones: dict[str, list[str]]
    gold: dict[str, int]
    round: int
    rounds: int
    phase: str
    office: tuple[Seat, ...]
    merchants: list[Seat]
    """Clockwise, beginning on the sheriff's left."""
    terms: list[int]
    deputy_cards: list[Seat]
    turn: Seat
    opener: Seat
    """The merchant who went to the market first."""
    onto: list[int]
    """The pile that each merchant's open set-aside cards will go to."""
    bags: list[str]
    declared: list[str]
    smuggled: list[list[str]]
    """The face-down cards that came through with each merchant's bag of this round."""
    offers: dict[int, OpenOffer]
    offers_made: list[int]
    next_deal: int
    struck: list[Deal]
    duties: list[Duty]
    ledger: list[Promise]
    unsettled: list[int]
    """The promises of this inspection that are still open (favours are not among them)."""
    shown: list[tuple[tuple[Seat, ...], ShownView]]
    stances: dict[int, str]
    """By deputy and bag, see `stance_key`."""
    chores: list[Chore]
    split: SplitProposed | None
    splits_made: list[int]
    black_market: dict[str, list[int]]
    """The points of the cards that are left, the top card last."""
    black_market_cards: list[list[BlackMarketCard]]
    black_market_done: list[bool]
    """Whether a merchant has sold or passed this round."""
    scores: tuple[Score, ...] | None
    places: tuple[int, ...] | None

    def __init__(self, config: Config, source: State | None = None) -> None:
        """A blank state, or a copy of `source` (a compiled class cannot be made without this)."""
        if source is None:
            self._set_blank(config)
        else:
            self._set_like(source)

    def _set_blank(self, config: Config) -> None:
        self.config = config
        self.options = config.options
        self.goods = catalogue_of(config)
        players = config.players
        self.players = players
        self.piles = config.options.discard_piles
        self.zones = {zone: [] for zone in card_zones(players, self.piles)}
        self.gold = dict.fromkeys(purses(players), 0)
        self.round = 0
        self.rounds = config.rounds
        self.phase = SETUP
        self.office = ()
        self.merchants = []
        self.terms = [0] * players
        self.deputy_cards = []
        self.turn = NOBODY
        self.opener = NOBODY
        self.onto = [0] * players
        self.bags = [NO_BAG] * players
        self.declared = [""] * players
        self.smuggled = [[] for _ in range(players)]
        self.offers = {}
        self.offers_made = [0] * players
        self.next_deal = 1
        self.struck = []
        self.duties = []
        self.ledger = []
        self.unsettled = []
        self.shown = []
        self.stances = {}
        self.chores = []
        self.split = None
        self.splits_made = [0, 0]
        self.black_market = {}
        if config.options.black_market:
            for good, prices in config.options.black_market_prices.items():
                self.black_market[good] = [prices[1], prices[0]]
        self.black_market_cards = [[] for _ in range(players)]
        self.black_market_done = [False] * players
        self.scores = None
        self.places = None

    def _set_like(self, source: State) -> None:
        self.config = source.config
        self.options = source.options
        self.goods = source.goods
        self.players = source.players
        self.piles = source.piles
        self.zones = {zone: cards[:] for zone, cards in source.zones.items()}
        self.gold = source.gold.copy()
        self.round = source.round
        self.rounds = source.rounds
        self.phase = source.phase
        self.office = source.office
        self.merchants = source.merchants
        self.terms = source.terms[:]
        self.deputy_cards = source.deputy_cards[:]
        self.turn = source.turn
        self.opener = source.opener
        self.onto = source.onto[:]
        self.bags = source.bags[:]
        self.declared = source.declared[:]
        self.smuggled = source.smuggled[:]
        self.offers = source.offers.copy()
        self.offers_made = source.offers_made[:]
        self.next_deal = source.next_deal
        self.struck = source.struck[:]
        self.duties = source.duties[:]
        self.ledger = source.ledger[:]
        self.unsettled = source.unsettled[:]
        self.shown = source.shown[:]
        self.stances = source.stances.copy()
        self.chores = source.chores[:]
        self.split = source.split
        self.splits_made = source.splits_made[:]
        self.black_market = source.black_market
        self.black_market_cards = source.black_market_cards
        self.black_market_done = source.black_market_done
        if source.black_market:
            self.black_market = {good: points[:] for good, points in source.black_market.items()}
            self.black_market_cards = [cards[:] for cards in source.black_market_cards]
            self.black_market_done = source.black_market_done[:]
        self.scores = source.scores
        self.places = source.places

    def copy(self) -> State:
        return State(self.config, self)

    def deck(self) -> list[str]:
        return self.zones[DECK]

    def pile(self, index: int) -> list[str]:
        return self.zones[PILE[index]]

    def hand(self, seat: Seat) -> list[str]:
        return self.zones[HAND[seat]]

    def bag(self, seat: Seat) -> list[str]:
        return self.zones[BAG[seat]]

    def stall(self, seat: Seat) -> list[str]:
        """Legal goods, face up."""
        return self.zones[STALL[seat]]

    def contraband(self, seat: Seat) -> list[str]:
        """The face-down cards of a stall."""
        return self.zones[CONTRABAND[seat]]

    def purse(self, seat: Seat) -> int:
        return self.gold[PURSE[seat]]

    def in_office(self, seat: Seat) -> bool:
        return seat in self.office

    def is_merchant(self, seat: Seat) -> bool:
        return 0 <= seat < self.players and seat not in self.office

    def undecided(self) -> list[Seat]:
        """The merchants whose bags lie before the sheriff, clockwise from his left."""
        return [seat for seat in self.merchants if self.bags[seat] == CLOSED]

    def stance_key(self, deputy: Seat, merchant: Seat) -> int:
        return deputy * self.players + merchant

    def stance(self, deputy: Seat, merchant: Seat) -> str:
        """`open`, `let-through`, or nothing yet."""
        return self.stances.get(deputy * self.players + merchant, "")

    def say(self, merchant: Seat) -> tuple[Seat, ...]:
        """Who has a say about this bag: all in office, unless two deputies disagree (rules 8.4)."""
        office = self.office
        if len(office) == 1:
            return office
        first, second = self.stance(office[0], merchant), self.stance(office[1], merchant)
        if first and second and first != second:
            return (office[0],) if first == "open" else (office[1],)
        return office
