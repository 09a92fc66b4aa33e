"""Everything that can happen to a state. Nothing else writes it, and here no rule is known; see `core/deeds.py`."""

from __future__ import annotations

from typing import Final

from blueboar.core.seats import NOBODY, Seat
from blueboar.games.sheriff.state.deals import STANCES, Split
from blueboar.games.sheriff.state.goods import NO_CARD
from blueboar.games.sheriff.state.pledge_deeds import PledgeDeeds
from blueboar.games.sheriff.state.state import (
    CLOSED,
    LOADING,
    MARKET,
    NO_BAG,
    NO_STANCE,
    OPEN_BAG,
    OPENED,
    OVER,
    PHASES,
    THROUGH,
)
from blueboar.games.sheriff.state.zones import (
    CONTRABAND,
    DECK,
    NAMES,
    PILE,
    PURSE_NAMES,
    STALL,
    replaced,
    without,
)
from blueboar.games.sheriff.wire.chores import BrimstoneChore, Chore, PickChore
from blueboar.games.sheriff.wire.events import (
    Answered,
    Asked,
    BagClosed,
    BagLetThrough,
    BagOpened,
    BagsHandedOver,
    BlackMarketPassed,
    BlackMarketSold,
    CardsMoved,
    ContrabandRevealed,
    DebtForgiven,
    DeckRenewed,
    DeckShuffled,
    Declared,
    DeputiesShuffled,
    GameEnded,
    GoldDealt,
    GoldMoved,
    OddNamed,
    PhaseBegan,
    PileChosen,
    PlateFixed,
    Reason,
    RoundBegan,
    SplitProposed,
    SplitRefused,
    StanceTaken,
    TurnPassed,
)
from blueboar.games.sheriff.wire.score import Score

_CARDS_MOVED: Final = CardsMoved
_GOLD_MOVED: Final = GoldMoved
_TURN_PASSED: Final = TurnPassed
_PHASE_BEGAN: Final = PhaseBegan
_BAG_CLOSED: Final = BagClosed
_DECLARED: Final = Declared
"""The events that are told most often. Compiled, a constant is at hand; what is imported from plain Python is else
looked up in a dict each time."""


class Deeds(PledgeDeeds):
    """The hand that moves cards and gold in one state."""

    # The set-up

    def shuffle_deck(self, cards: list[int]) -> None:
        self.state.zones[DECK] = cards
        if self.tell is not None:
            self.tell(DeckShuffled(len(cards), self.state.goods.named(cards)))

    def deal_gold(self, amount: int) -> None:
        for seat in range(self.state.players):
            self.state.gold[seat] = amount
        if self.tell is not None:
            self.tell(GoldDealt(amount))

    def shuffle_deputies(self, order: list[Seat]) -> None:
        self.state.deputy_cards = order
        if self.tell is not None:
            self.tell(DeputiesShuffled(tuple(order)))

    # Cards and gold. `seen`: who sees the cards; None for everyone.

    def draw(self, source: int, target: int, count: int, seen: tuple[Seat, ...] | None) -> None:
        """The top cards of the deck or of a pile, one by one."""
        stack = self.state.zones[source]
        cards = [stack.pop() for _ in range(count)]
        self._lay(target, cards)
        if self.tell is not None:
            self.tell(_CARDS_MOVED(NAMES[source], NAMES[target], count, self.state.goods.named(cards), seen))

    def move(self, source: int, target: int, cards: list[int], seen: tuple[Seat, ...] | None) -> None:
        """These cards, out of a zone that has them in no order."""
        zones = self.state.zones
        zones[source] = without(zones[source], cards)
        self._lay(target, cards)
        self._mark_departure(source)
        if self.tell is not None:
            self.tell(_CARDS_MOVED(NAMES[source], NAMES[target], len(cards), self.state.goods.named(cards), seen))

    def move_all(self, source: int, target: int, seen: tuple[Seat, ...] | None) -> None:
        """All cards of a zone, in their order."""
        zones = self.state.zones
        cards = zones[source]
        zones[source] = []
        self._lay(target, cards)
        self._mark_departure(source)
        if self.tell is not None:
            self.tell(_CARDS_MOVED(NAMES[source], NAMES[target], len(cards), self.state.goods.named(cards), seen))

    def smuggle(self, bag: int, owner: Seat, cards: list[int], seen: tuple[Seat, ...] | None) -> None:
        """Out of a bag, face down onto a stall; it is remembered what came through, until brimstone was asked for."""
        self._remember_smuggled(owner, cards)
        self.move(bag, CONTRABAND[owner], cards, seen)

    def renew_deck(self, cards: list[int], piles: list[list[int]]) -> None:
        """These cards are the deck, and those are left of the piles."""
        state = self.state
        state.zones[DECK] = cards
        for index, left in enumerate(piles):
            state.zones[PILE[index]] = left
        if self.tell is not None:
            named = state.goods.named
            self.tell(DeckRenewed(len(cards), tuple([named(left) for left in piles]), named(cards)))

    def fix_plate(self, merchant: Seat, plate: int, good: int) -> None:
        """The feast plate on this stall is this good from now on."""
        goods = self.state.goods
        zones, stall = self.state.zones, STALL[merchant]
        zones[stall] = [*without(zones[stall], [plate]), goods.fixed_plate(plate, good)]
        if self.tell is not None:
            self.tell(PlateFixed(merchant, goods.names[plate], goods.names[good]))

    def pay(self, source: int, target: int, amount: int, why: Reason) -> None:
        """From purse to purse."""
        gold = self.state.gold
        gold[source] -= amount
        gold[target] += amount
        if self.tell is not None:
            self.tell(_GOLD_MOVED(PURSE_NAMES[source], PURSE_NAMES[target], amount, why))

    def forgive(self, debtor: Seat, amount: int) -> None:
        if self.tell is not None:
            self.tell(DebtForgiven(debtor, amount))

    # Rounds, phases and turns

    def begin_round(self, number: int, office: tuple[Seat, ...]) -> None:
        state = self.state
        players = state.players
        if any(not 0 <= seat < players for seat in office):
            raise ValueError(f"nobody sits at {office}")
        state.round = number
        state.office = office
        left_of_it = office[0] + 1
        around = [(left_of_it + step) % players for step in range(players - 1)]
        state.merchants = [seat for seat in around if not state.in_office(seat)]
        for seat in office:
            state.terms = replaced(state.terms, seat, state.terms[seat] + 1)
        if state.deputy_cards:
            state.deputy_cards = [seat for seat in state.deputy_cards if not state.in_office(seat)]
        state.bags = [NO_BAG] * players
        state.declared = [NO_CARD] * players
        if state.goods.has_oil:
            state.smuggled = [[]] * players  # each is replaced, none is written into
        state.onto = [0] * players
        state.struck = []
        state.duties = []
        state.unsettled = []
        state.offers_made = [0] * players
        if len(office) == 2:
            state.stances = [NO_STANCE] * (2 * players)
            state.split = None
            state.splits_made = [0, 0]
            state.loot_picks = 0
            state.odd = []
        if state.black_market:
            state.black_market_done = [False] * players
        if self.tell is not None:
            self.tell(RoundBegan(number, office))

    def begin_phase(self, phase: int) -> None:
        state = self.state
        state.phase = phase
        state.turn = NOBODY
        if phase == MARKET:
            state.opener = NOBODY
        elif phase == LOADING:
            for seat in state.merchants:
                if state.hand(seat):
                    state.bags[seat] = OPEN_BAG
        if self.tell is not None:
            self.tell(_PHASE_BEGAN(PHASES[phase]))

    def pass_turn(self, seat: Seat) -> None:
        """The first one is remembered."""
        state = self.state
        state.turn = seat
        if state.opener == NOBODY:
            state.opener = seat
        if self.tell is not None:
            self.tell(_TURN_PASSED(seat))

    def choose_pile(self, merchant: Seat, pile: int) -> None:
        """Where a merchant's open set-aside cards will go after the market."""
        self.state.onto = replaced(self.state.onto, merchant, pile)
        if self.tell is not None:
            self.tell(PileChosen(merchant, pile))

    # Bags

    def close_bag(self, merchant: Seat) -> None:
        self.state.bags[merchant] = CLOSED
        if self.tell is not None:
            self.tell(_BAG_CLOSED(merchant))

    def hand_over_bags(self) -> None:
        """Only says how many cards each bag holds."""
        if self.tell is not None:
            state = self.state
            self.tell(BagsHandedOver(tuple([len(state.bag(seat)) for seat in range(state.players)])))

    def declare(self, merchant: Seat, good: int) -> None:
        state = self.state
        state.declared[merchant] = good
        if self.tell is not None:
            self.tell(_DECLARED(merchant, state.goods.names[good], len(state.bag(merchant))))

    def take_stance(self, deputy: Seat, merchant: Seat, stance: int) -> None:
        state = self.state
        state.stances = replaced(state.stances, state.stance_place(deputy, merchant), stance)
        if self.tell is not None:
            self.tell(StanceTaken(deputy, merchant, STANCES[stance]))

    def let_through(self, merchant: Seat, by: tuple[Seat, ...], for_nothing: bool) -> None:
        """Only the bag's fate: cards move by deeds of their own. So it is with an opened bag."""
        self.state.bags[merchant] = THROUGH
        if self.tell is not None:
            self.tell(BagLetThrough(merchant, by, for_nothing))

    def open_bag(self, merchant: Seat, by: tuple[Seat, ...], confiscated: list[int]) -> None:
        state = self.state
        state.bags[merchant] = OPENED
        if self.tell is not None:
            named = state.goods.named
            self.tell(BagOpened(merchant, by, named(state.bag(merchant)), not confiscated, named(confiscated)))

    # What one player has to settle before the game goes on

    def ask(self, chore: Chore) -> None:
        self.state.chores = [*self.state.chores, chore]
        if self.tell is not None:
            self.tell(Asked(chore))

    def answer(self) -> None:
        """The chore that was asked first is settled."""
        state = self.state
        chore = state.chores[0]
        state.chores = state.chores[1:]
        if type(chore) is BrimstoneChore:
            self._forget_smuggled(chore.seat)
        elif type(chore) is PickChore:
            state.loot_picks += 1
        if self.tell is not None:
            self.tell(Answered())

    def propose_split(self, deputy: Seat, gold: int, cards: list[int], seen: tuple[Seat, ...]) -> None:
        state = self.state
        state.split = Split(deputy, gold, cards)
        first, second = state.splits_made
        state.splits_made = [first + 1, second] if deputy == state.office[0] else [first, second + 1]
        if self.tell is not None:
            self.tell(SplitProposed(deputy, gold, len(cards), state.goods.named(cards), seen))

    def refuse_split(self, deputy: Seat) -> None:
        self.state.split = None
        if self.tell is not None:
            self.tell(SplitRefused(deputy))

    def name_for_odd(self, deputy: Seat, coin: Seat, card: Seat) -> None:
        """NOBODY for what is not odd, or should be discarded."""
        self.state.odd = [*self.state.odd, (deputy, coin, card)]
        if self.tell is not None:
            self.tell(OddNamed(deputy, None if coin == NOBODY else coin, None if card == NOBODY else card))

    def sell(self, merchant: Seat, good: int) -> None:
        """The top card of this good at the black market is the merchant's."""
        state = self.state
        points = state.black_market[state.goods.black_market.index(good)].pop()
        state.black_market_cards[merchant].append((good, points))
        state.black_market_done[merchant] = True
        if self.tell is not None:
            self.tell(BlackMarketSold(merchant, state.goods.names[good], points))

    def pass_black_market(self, merchant: Seat) -> None:
        self.state.black_market_done[merchant] = True
        if self.tell is not None:
            self.tell(BlackMarketPassed(merchant))

    # The end

    def reveal(self, seat: Seat) -> None:
        """Only says what lay face down."""
        if self.tell is not None:
            self.tell(ContrabandRevealed(seat, self.state.goods.named(self.state.contraband(seat))))

    def end(self, scores: tuple[Score, ...], places: tuple[int, ...]) -> None:
        state = self.state
        state.phase = OVER
        state.turn = NOBODY
        state.scores = scores
        state.places = places
        if self.tell is not None:
            self.tell(GameEnded(scores, places))
