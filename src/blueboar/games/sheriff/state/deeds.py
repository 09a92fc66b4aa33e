"""Everything that can happen to a state. Nothing else writes it, and here no rule is known; see `core/deeds.py`."""

from __future__ import annotations

from typing import Final

from blueboar.core.compiling import mypyc_attr
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
    SEATS,
    replaced,
    take_out,
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
_DECLARED: Final = Declared
_BAG_OPENED: Final = BagOpened
_BAG_LET_THROUGH: Final = BagLetThrough
"""The events that are told most often. Compiled, a constant is at hand; what is imported from plain Python is else
looked up in a dict each time."""

_PHASE_BEGAN: Final = [PhaseBegan(phase) for phase in PHASES]
_TURN_PASSED: Final = [TurnPassed(seat) for seat in (*SEATS, NOBODY)]
_BAG_CLOSED: Final = [BagClosed(seat) for seat in SEATS]
_ANSWERED: Final = Answered()
"""What can be told in a few ways only is made once: by phase, by seat (that of nobody is the last one)."""


@mypyc_attr(free_list_len=1)
class Deeds(PledgeDeeds):
    """The hand that moves cards and gold in one state."""

    # The set-up

    def shuffle_deck(self, cards: list[int]) -> None:
        self.state.zones[DECK] = cards
        if self.told is not None:
            self.told.append(DeckShuffled(len(cards), self.state.goods.named(cards)))

    def deal_gold(self, amount: int) -> None:
        for seat in range(self.state.players):
            self.state.gold[seat] = amount
        if self.told is not None:
            self.told.append(GoldDealt(amount))

    def shuffle_deputies(self, order: list[Seat]) -> None:
        self.state.deputy_cards = order
        if self.told is not None:
            self.told.append(DeputiesShuffled(tuple(order)))

    # Cards and gold. `seen`: who sees the cards; None for everyone.

    def draw(self, source: int, target: int, count: int, seen: tuple[Seat, ...] | None) -> None:
        """The top cards of the deck or of a pile, one by one."""
        zones = self.state.zones
        if not zones[target]:
            zones[target] = []  # copies of a state share their empty zones
        stack, there = zones[source], zones[target]
        for _ in range(count):
            there.append(stack.pop())
        if self.told is not None:
            drawn = self.state.goods.named(there[len(there) - count :])
            self.told.append(_CARDS_MOVED(NAMES[source], NAMES[target], count, drawn, seen))

    def move(self, source: int, target: int, cards: list[int], seen: tuple[Seat, ...] | None) -> None:
        """These cards, in a list of their own, out of a zone that has them in no order."""
        take_out(self.state.zones[source], cards)
        self._lay(target, cards)
        self._mark_departure(source)
        if self.told is not None:
            self.told.append(
                _CARDS_MOVED(NAMES[source], NAMES[target], len(cards), self.state.goods.named(cards), seen)
            )

    def move_all(self, source: int, target: int, seen: tuple[Seat, ...] | None) -> None:
        """All cards of a zone, in their order."""
        cards = self.state.zones[source]
        self._lay(target, cards)
        self._mark_departure(source)
        if self.told is not None:
            self.told.append(
                _CARDS_MOVED(NAMES[source], NAMES[target], len(cards), self.state.goods.named(cards), seen)
            )
        cards.clear()

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
        if self.told is not None:
            named = state.goods.named
            self.told.append(DeckRenewed(len(cards), tuple([named(left) for left in piles]), named(cards)))

    def fix_plate(self, merchant: Seat, plate: int, good: int) -> None:
        """The feast plate on this stall is this good from now on."""
        goods = self.state.goods
        stall = self.state.stall(merchant)
        take_out(stall, [plate])
        stall.append(goods.fixed_plate(plate, good))
        if self.told is not None:
            self.told.append(PlateFixed(merchant, goods.names[plate], goods.names[good]))

    def pay(self, source: int, target: int, amount: int, why: Reason) -> None:
        """From purse to purse."""
        gold = self.state.gold
        gold[source] -= amount
        gold[target] += amount
        if self.told is not None:
            self.told.append(_GOLD_MOVED(PURSE_NAMES[source], PURSE_NAMES[target], amount, why))

    def forgive(self, debtor: Seat, amount: int) -> None:
        if self.told is not None:
            self.told.append(DebtForgiven(debtor, amount))

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
        state.struck = []
        state.duties = []
        state.unsettled = []
        state.onto = state.offers_made = [0] * players  # each is replaced, none is written into
        if len(office) == 2:
            state.stances = [NO_STANCE] * (2 * players)
            state.split = None
            state.splits_made = [0, 0]
            state.loot_picks = 0
            state.odd = []
        if state.black_market:
            state.black_market_done = [False] * players
        if self.told is not None:
            self.told.append(RoundBegan(number, office))

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
        if self.told is not None:
            self.told.append(_PHASE_BEGAN[phase])

    def pass_turn(self, seat: Seat) -> None:
        """The first one is remembered."""
        state = self.state
        state.turn = seat
        if state.opener == NOBODY:
            state.opener = seat
        if self.told is not None:
            self.told.append(_TURN_PASSED[seat])

    def choose_pile(self, merchant: Seat, pile: int) -> None:
        """Where a merchant's open set-aside cards will go after the market."""
        self.state.onto = replaced(self.state.onto, merchant, pile)
        if self.told is not None:
            self.told.append(PileChosen(merchant, pile))

    # Bags

    def close_bag(self, merchant: Seat) -> None:
        self.state.bags[merchant] = CLOSED
        if self.told is not None:
            self.told.append(_BAG_CLOSED[merchant])

    def hand_over_bags(self) -> None:
        """Only says how many cards each bag holds."""
        if self.told is not None:
            state = self.state
            self.told.append(BagsHandedOver(tuple([len(state.bag(seat)) for seat in range(state.players)])))

    def declare(self, merchant: Seat, good: int) -> None:
        state = self.state
        state.declared[merchant] = good
        if self.told is not None:
            self.told.append(_DECLARED(merchant, state.goods.names[good], len(state.bag(merchant))))

    def take_stance(self, deputy: Seat, merchant: Seat, stance: int) -> None:
        state = self.state
        state.stances[state.stance_place(deputy, merchant)] = stance
        if self.told is not None:
            self.told.append(StanceTaken(deputy, merchant, STANCES[stance]))

    def let_through(self, merchant: Seat, by: tuple[Seat, ...], for_nothing: bool) -> None:
        """Only the bag's fate: cards move by deeds of their own. So it is with an opened bag."""
        self.state.bags[merchant] = THROUGH
        if self.told is not None:
            self.told.append(_BAG_LET_THROUGH(merchant, by, for_nothing))

    def open_bag(self, merchant: Seat, by: tuple[Seat, ...], confiscated: list[int]) -> None:
        state = self.state
        state.bags[merchant] = OPENED
        if self.told is not None:
            named = state.goods.named
            self.told.append(_BAG_OPENED(merchant, by, named(state.bag(merchant)), not confiscated, named(confiscated)))

    # What one player has to settle before the game goes on

    def ask(self, chore: Chore) -> None:
        self.state.chores = [*self.state.chores, chore]
        if self.told is not None:
            self.told.append(Asked(chore))

    def answer(self) -> None:
        """The chore that was asked first is settled."""
        state = self.state
        chore = state.chores[0]
        state.chores = state.chores[1:]
        if type(chore) is BrimstoneChore:
            self._forget_smuggled(chore.seat)
        elif type(chore) is PickChore:
            state.loot_picks += 1
        if self.told is not None:
            self.told.append(_ANSWERED)

    def propose_split(self, deputy: Seat, gold: int, cards: list[int], seen: tuple[Seat, ...]) -> None:
        state = self.state
        state.split = Split(deputy, gold, cards)
        first, second = state.splits_made
        state.splits_made = [first + 1, second] if deputy == state.office[0] else [first, second + 1]
        if self.told is not None:
            self.told.append(SplitProposed(deputy, gold, len(cards), state.goods.named(cards), seen))

    def refuse_split(self, deputy: Seat) -> None:
        self.state.split = None
        if self.told is not None:
            self.told.append(SplitRefused(deputy))

    def name_for_odd(self, deputy: Seat, coin: Seat, card: Seat) -> None:
        """NOBODY for what is not odd, or should be discarded."""
        self.state.odd = [*self.state.odd, (deputy, coin, card)]
        if self.told is not None:
            self.told.append(OddNamed(deputy, None if coin == NOBODY else coin, None if card == NOBODY else card))

    def sell(self, merchant: Seat, good: int) -> None:
        """The top card of this good at the black market is the merchant's."""
        state = self.state
        points = state.black_market[state.goods.black_market.index(good)].pop()
        state.black_market_cards[merchant].append((good, points))
        state.black_market_done[merchant] = True
        if self.told is not None:
            self.told.append(BlackMarketSold(merchant, state.goods.names[good], points))

    def pass_black_market(self, merchant: Seat) -> None:
        self.state.black_market_done[merchant] = True
        if self.told is not None:
            self.told.append(BlackMarketPassed(merchant))

    # The end

    def reveal(self, seat: Seat) -> None:
        """Only says what lay face down."""
        if self.told is not None:
            self.told.append(ContrabandRevealed(seat, self.state.goods.named(self.state.contraband(seat))))

    def end(self, scores: tuple[Score, ...], places: tuple[int, ...]) -> None:
        state = self.state
        state.phase = OVER
        state.turn = NOBODY
        state.scores = scores
        state.places = places
        if self.told is not None:
            self.told.append(GameEnded(scores, places))
