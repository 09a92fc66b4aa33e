"""What the sampler can choose: every move, in numbers. A choice is played at once, or named as the move that it is.

The sampler is written once, and tells its choice to one of these. Who plays games out pays for no move by name.
"""

from __future__ import annotations

from typing import Final

from blueboar.core.chance import Chance
from blueboar.core.compiling import mypyc_attr
from blueboar.core.seats import HOUSE, NOBODY, Seat
from blueboar.games.sheriff.rules import (
    black_market,
    confiscated,
    debts,
    declaration,
    inspection,
    loading,
    loot,
    loot_by_proposal,
    market,
    promo_cards,
)
from blueboar.games.sheriff.rules.deals import favours, talk
from blueboar.games.sheriff.rules.deals.standing import NOTHING, UNSAID
from blueboar.games.sheriff.state.deals import NO_DEAL, STANCES, Term
from blueboar.games.sheriff.state.deeds import Deeds
from blueboar.games.sheriff.state.goods import NO_CARD
from blueboar.games.sheriff.state.naming import named_term
from blueboar.games.sheriff.state.state import State
from blueboar.games.sheriff.wire.moves import (
    AcceptOffer,
    AnswerBrimstone,
    AnswerSplit,
    ChooseFirstMerchant,
    Declare,
    DiscardForTrophy,
    FixPlate,
    GoToBlackMarket,
    GoToMarket,
    LayConfiscated,
    LetThrough,
    LoadBag,
    MakeOffer,
    MarkFavour,
    Move,
    NameForOdd,
    OpenBag,
    PayDebt,
    PickLoot,
    ProposeSplit,
    RefuseOffer,
    SplitEqually,
    TakeStance,
    TimeUp,
    WithdrawOffer,
)

_GO_TO_MARKET: Final = GoToMarket
_LOAD_BAG: Final = LoadBag
_DECLARE: Final = Declare
"""The moves that are made most often; see the events in `deeds`."""


@mypyc_attr(acyclic=True)
class Choices:
    """One method a move. See `rules` for what the arguments mean."""

    def choose_first(self, seat: Seat, merchant: Seat) -> None:
        raise NotImplementedError

    def change_cards(self, seat: Seat, aside: list[int], from_piles: list[int], onto: int) -> None:
        raise NotImplementedError

    def load_bag(self, seat: Seat, cards: list[int]) -> None:
        raise NotImplementedError

    def declare(self, seat: Seat, good: int) -> None:
        raise NotImplementedError

    def make_offer(self, parties: tuple[Seat, ...], terms: list[Term], replaces: int, picks: list[int]) -> None:
        raise NotImplementedError

    def accept(self, seat: Seat, deal: int, picks: list[int]) -> None:
        raise NotImplementedError

    def refuse(self, seat: Seat, deal: int) -> None:
        raise NotImplementedError

    def withdraw(self, seat: Seat, deal: int) -> None:
        raise NotImplementedError

    def let_through(self, seat: Seat, merchant: Seat, takes: int) -> None:
        raise NotImplementedError

    def open_bag(self, seat: Seat, merchant: Seat) -> None:
        raise NotImplementedError

    def take_stance(self, seat: Seat, merchant: Seat, stance: int) -> None:
        raise NotImplementedError

    def run_out_of_time(self) -> None:
        raise NotImplementedError

    def mark_favour(self, seat: Seat, promise: int, kept: bool) -> None:
        raise NotImplementedError

    def pay_debt(self, seat: Seat, cards: list[int]) -> None:
        raise NotImplementedError

    def lay_confiscated(self, seat: Seat, cards: list[int], onto: int) -> None:
        raise NotImplementedError

    def fix_plate(self, seat: Seat, good: int) -> None:
        raise NotImplementedError

    def use_brimstone(self, seat: Seat, opponent: Seat, cards: list[int]) -> None:
        raise NotImplementedError

    def discard_for_trophy(self, seat: Seat, card: int, onto: int) -> None:
        raise NotImplementedError

    def propose_split(self, seat: Seat, gold: int, cards: list[int]) -> None:
        raise NotImplementedError

    def answer_split(self, seat: Seat, accept: bool) -> None:
        raise NotImplementedError

    def split_equally(self, seat: Seat) -> None:
        raise NotImplementedError

    def pick_loot(self, seat: Seat, card: int) -> None:
        raise NotImplementedError

    def name_for_odd(self, seat: Seat, coin: Seat, card: Seat) -> None:
        raise NotImplementedError

    def sell(self, seat: Seat, good: int) -> None:
        raise NotImplementedError


@mypyc_attr(acyclic=True, free_list_len=1)
class Played(Choices):
    """Carried out by the rules at once, and told to nobody."""

    def __init__(self, deeds: Deeds, chance: Chance) -> None:
        self.deeds = deeds
        self.chance = chance

    def choose_first(self, seat: Seat, merchant: Seat) -> None:
        market.choose_first(self.deeds, merchant)

    def change_cards(self, seat: Seat, aside: list[int], from_piles: list[int], onto: int) -> None:
        market.change_cards(self.deeds, seat, aside, from_piles, onto, self.chance)

    def load_bag(self, seat: Seat, cards: list[int]) -> None:
        loading.load_bag(self.deeds, seat, cards)

    def declare(self, seat: Seat, good: int) -> None:
        declaration.declare(self.deeds, seat, good)

    def make_offer(self, parties: tuple[Seat, ...], terms: list[Term], replaces: int, picks: list[int]) -> None:
        talk.make_offer(self.deeds, parties, terms, replaces, picks)

    def accept(self, seat: Seat, deal: int, picks: list[int]) -> None:
        talk.accept(self.deeds, seat, deal, picks)

    def refuse(self, seat: Seat, deal: int) -> None:
        talk.refuse(self.deeds, seat, deal)

    def withdraw(self, seat: Seat, deal: int) -> None:
        talk.withdraw(self.deeds, seat, deal)

    def let_through(self, seat: Seat, merchant: Seat, takes: int) -> None:
        inspection.let_through(self.deeds, seat, merchant, takes)

    def open_bag(self, seat: Seat, merchant: Seat) -> None:
        inspection.open_bag(self.deeds, merchant)

    def take_stance(self, seat: Seat, merchant: Seat, stance: int) -> None:
        inspection.take_stance(self.deeds, seat, merchant, stance)

    def run_out_of_time(self) -> None:
        inspection.run_out_of_time(self.deeds)

    def mark_favour(self, seat: Seat, promise: int, kept: bool) -> None:
        favours.mark(self.deeds, promise, kept)

    def pay_debt(self, seat: Seat, cards: list[int]) -> None:
        debts.pay(self.deeds, cards)

    def lay_confiscated(self, seat: Seat, cards: list[int], onto: int) -> None:
        confiscated.lay(self.deeds, cards, onto)

    def fix_plate(self, seat: Seat, good: int) -> None:
        promo_cards.fix_plate(self.deeds, seat, good)

    def use_brimstone(self, seat: Seat, opponent: Seat, cards: list[int]) -> None:
        promo_cards.use_brimstone(self.deeds, seat, opponent, cards)

    def discard_for_trophy(self, seat: Seat, card: int, onto: int) -> None:
        promo_cards.discard_for_trophy(self.deeds, seat, card, onto)

    def propose_split(self, seat: Seat, gold: int, cards: list[int]) -> None:
        loot_by_proposal.propose(self.deeds, seat, gold, cards)

    def answer_split(self, seat: Seat, accept: bool) -> None:
        loot_by_proposal.answer(self.deeds, seat, accept)

    def split_equally(self, seat: Seat) -> None:
        loot.split_equally(self.deeds, seat)

    def pick_loot(self, seat: Seat, card: int) -> None:
        loot.pick(self.deeds, seat, card)

    def name_for_odd(self, seat: Seat, coin: Seat, card: Seat) -> None:
        loot.name_for_odd(self.deeds, seat, coin, card)

    def sell(self, seat: Seat, good: int) -> None:
        black_market.sell(self.deeds, seat, good)


@mypyc_attr(acyclic=True, free_list_len=1)
class Named(Choices):
    """Only named: who moves, and the move that would be sent."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.seat: Seat = NOBODY
        self.move: Move | None = None

    def _is(self, seat: Seat, move: Move) -> None:
        self.seat = seat
        self.move = move

    def _good(self, good: int) -> str | None:
        return None if good == NO_CARD else self.state.goods.names[good]

    def choose_first(self, seat: Seat, merchant: Seat) -> None:
        self._is(seat, ChooseFirstMerchant(merchant))

    def change_cards(self, seat: Seat, aside: list[int], from_piles: list[int], onto: int) -> None:
        self._is(seat, _GO_TO_MARKET(self.state.goods.named(aside), tuple(from_piles), onto))

    def load_bag(self, seat: Seat, cards: list[int]) -> None:
        self._is(seat, _LOAD_BAG(self.state.goods.named(cards)))

    def declare(self, seat: Seat, good: int) -> None:
        self._is(seat, _DECLARE(self.state.goods.names[good], len(self.state.bag(seat))))

    def make_offer(self, parties: tuple[Seat, ...], terms: list[Term], replaces: int, picks: list[int]) -> None:
        named = tuple([named_term(self.state.goods, term) for term in terms])
        countered = None if replaces == NO_DEAL else replaces
        self._is(parties[0], MakeOffer(parties[1:], named, countered, self.state.goods.named(picks)))

    def accept(self, seat: Seat, deal: int, picks: list[int]) -> None:
        self._is(seat, AcceptOffer(deal, self.state.goods.named(picks)))

    def refuse(self, seat: Seat, deal: int) -> None:
        self._is(seat, RefuseOffer(deal))

    def withdraw(self, seat: Seat, deal: int) -> None:
        self._is(seat, WithdrawOffer(deal))

    def let_through(self, seat: Seat, merchant: Seat, takes: int) -> None:
        if takes == NOTHING:
            self._is(seat, LetThrough(merchant, "nothing"))
        else:
            self._is(seat, LetThrough(merchant, None if takes == UNSAID else takes))

    def open_bag(self, seat: Seat, merchant: Seat) -> None:
        self._is(seat, OpenBag(merchant))

    def take_stance(self, seat: Seat, merchant: Seat, stance: int) -> None:
        self._is(seat, TakeStance(merchant, STANCES[stance]))

    def run_out_of_time(self) -> None:
        self._is(HOUSE, TimeUp())

    def mark_favour(self, seat: Seat, promise: int, kept: bool) -> None:
        self._is(seat, MarkFavour(promise, kept))

    def pay_debt(self, seat: Seat, cards: list[int]) -> None:
        self._is(seat, PayDebt(self.state.goods.named(cards)))

    def lay_confiscated(self, seat: Seat, cards: list[int], onto: int) -> None:
        self._is(seat, LayConfiscated(self.state.goods.named(cards), onto))

    def fix_plate(self, seat: Seat, good: int) -> None:
        self._is(seat, FixPlate(self.state.goods.names[good]))

    def use_brimstone(self, seat: Seat, opponent: Seat, cards: list[int]) -> None:
        named = self.state.goods.named(cards)
        self._is(seat, AnswerBrimstone(None if opponent == NOBODY else opponent, named))

    def discard_for_trophy(self, seat: Seat, card: int, onto: int) -> None:
        self._is(seat, DiscardForTrophy(self._good(card), onto))

    def propose_split(self, seat: Seat, gold: int, cards: list[int]) -> None:
        self._is(seat, ProposeSplit(gold, self.state.goods.named(cards)))

    def answer_split(self, seat: Seat, accept: bool) -> None:
        self._is(seat, AnswerSplit(accept))

    def split_equally(self, seat: Seat) -> None:
        self._is(seat, SplitEqually())

    def pick_loot(self, seat: Seat, card: int) -> None:
        self._is(seat, PickLoot(self.state.goods.names[card]))

    def name_for_odd(self, seat: Seat, coin: Seat, card: Seat) -> None:
        self._is(seat, NameForOdd(None if coin == NOBODY else coin, None if card == NOBODY else card))

    def sell(self, seat: Seat, good: int) -> None:
        self._is(seat, GoToBlackMarket(self._good(good)))
