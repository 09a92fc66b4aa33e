"""What a seat sees, as numbers from 0 to 127, by listing what is shown (rules 10). See `SheriffLayout`."""

from __future__ import annotations

from typing import Final

from blueboar.core.decisions import Layout
from blueboar.core.seats import NOBODY, Seat
from blueboar.games.sheriff.data.editions import Config
from blueboar.games.sheriff.machines.decisions.bargain import BargainDraft
from blueboar.games.sheriff.machines.decisions.draft import STAGES, Draft
from blueboar.games.sheriff.machines.decisions.space import (
    BAG_TERM,
    GOLD_TERM,
    LET_TERM,
    OPEN_TERM,
    REFUSE_TERM,
    STALL_TERM,
    SheriffSpace,
)
from blueboar.games.sheriff.rules import loot
from blueboar.games.sheriff.rules.deals.striking import offer_is_seen
from blueboar.games.sheriff.state.deals import FAVOUR, GOLD, LET_THROUGH, OPEN, OpenOffer
from blueboar.games.sheriff.state.goods import NO_CARD
from blueboar.games.sheriff.state.state import (
    CLOSED,
    DECLARATION,
    INSPECTION,
    LOADING,
    MARKET,
    NO_BAG,
    OPEN_BAG,
    OPENED,
    OVER,
    THROUGH,
    State,
)
from blueboar.games.sheriff.state.zones import LOOT, LOOT_HIDDEN

LARGEST: Final = 127
OFFERS_SHOWN: Final = 6
"""The newest of those that the seat is a party to; the view has all of them."""
TOP: Final = 5
PHASES: Final = [MARKET, LOADING, DECLARATION, INSPECTION, OVER]
BAGS: Final = [NO_BAG, OPEN_BAG, CLOSED, THROUGH, OPENED]
A_SEAT: Final = 6
"""How many numbers of a deal there are for each seat."""


class SheriffLayout(Layout):
    def __init__(self, config: Config, space: SheriffSpace) -> None:
        super().__init__()
        players, goods = config.players, len(space.names)
        self.goods = goods
        self.add("phase: market, loading, declaration, inspection, over", len(PHASES))
        self.add("round, and how many there are", 2)
        self.add("in office, by seat from the own one", players)
        self.add("whose turn it is, by seat", players)
        self.add("what is decided now, by stage", len(STAGES))
        self.add("the number said so far, in hundreds and rest, and the greatest possible one likewise", 4)
        self.add("cards named so far, by good", goods)
        self.add("the own hand, by good", goods)
        self.add("the own bag, by good", goods)
        self.add("the own face-down cards, by good", goods)
        for step in range(players):
            self.add(f"seat +{step}: gold in hundreds and rest", 2)
            self.add(f"seat +{step}: cards in hand", 1)
            self.add(f"seat +{step}: bag none, loading, closed, through, opened", len(BAGS))
            self.add(f"seat +{step}: cards in the bag, once all are handed over", 1)
            self.add(f"seat +{step}: declared, by good", goods)
            self.add(f"seat +{step}: stall, by good", goods)
            self.add(f"seat +{step}: face-down cards", 1)
            self.add(f"seat +{step}: set aside, where that lies open, by good", goods)
            self.add(f"seat +{step}: times in office, points of black market cards in hundreds and rest", 3)
            self.add(f"seat +{step}: a duty to let through, to open, to refuse deals", 3)
            self.add(f"seat +{step}: offers left in this inspection by the rules", 1)
        for pile in range(2):
            self.add(f"pile {pile}: cards, by good", goods)
            self.add(f"pile {pile}: the top {TOP} cards, the top one first, each as its number and 1; 0 for none", TOP)
        self.add("cards in the deck", 1)
        self.add("stances of the two in office on each seat: would open, would let through", 4 * players)
        self.add("loot: gold in hundreds and rest, face-down cards", 3)
        self.add("loot, by good: what lies open, and for a deputy all of it", goods)
        deal = A_SEAT * players
        self.add("the offer drawn up: by seat: partner, let through, open, refuse deals, gold, goods", deal)
        for offer in range(OFFERS_SHOWN):
            self.add(f"offer {offer}: there, own, agreed to, a counter-offer", 4)
            self.add(f"offer {offer}: by seat: party, let through, open, refuse deals, gold, goods", deal)


_LAYOUTS: Final[dict[tuple[int, int], SheriffLayout]] = {}


def layout_of(config: Config, space: SheriffSpace) -> SheriffLayout:
    """It depends on the players and on how many goods there are, and on nothing else."""
    key = (config.players, len(space.names))
    if key not in _LAYOUTS:
        _LAYOUTS[key] = SheriffLayout(config, space)
    return _LAYOUTS[key]


def observation(state: State, layout: SheriffLayout, space: SheriffSpace, seat: Seat, draft: Draft | None) -> list[int]:
    players, goods = state.players, layout.goods
    phase = state.phase
    row = [1 if phase == named else 0 for named in PHASES]
    row += [min(LARGEST, state.round), min(LARGEST, state.rounds)]
    around = [(seat + step) % players for step in range(players)]
    row += [1 if each in state.office else 0 for each in around]
    row += [1 if state.turn != NOBODY and each == state.turn else 0 for each in around]
    _draft(draft, goods, row)
    _count(state.hand(seat), space, goods, row)
    _count(state.bag(seat), space, goods, row)
    _count(state.contraband(seat), space, goods, row)
    for each in around:
        _player(state, space, goods, seat, each, row)
    for pile in range(2):
        _pile(state.pile(pile) if pile < state.piles else [], space, goods, row)
    row.append(min(LARGEST, len(state.deck())))
    _stances(state, around, row)
    _loot(state, space, goods, seat, row)
    _drawn_up(draft, around, row)
    _offers(state, seat, around, row)
    return row


def _count(cards: list[int], space: SheriffSpace, goods: int, row: list[int]) -> None:
    counts = [0] * goods
    numbers = space.of
    for card in cards:
        counts[numbers[card]] += 1
    row += counts


def _money(amount: int, row: list[int]) -> None:
    row.append(min(LARGEST, amount // 100))
    row.append(amount % 100)


def _draft(draft: Draft | None, goods: int, row: list[int]) -> None:
    stages = [0] * len(STAGES)
    named = [0] * goods
    said = 0
    most = 0
    if draft is not None:
        stages[draft.stage] = 1
        for good in draft.named:
            named[good] += 1
        said, most = draft.number.value, draft.number.most
    row += stages
    _money(said, row)
    _money(most, row)
    row += named


def _player(state: State, space: SheriffSpace, goods: int, seat: Seat, owner: Seat, row: list[int]) -> None:
    own = owner == seat
    sealed = state.phase == LOADING and not own
    hand, bag = len(state.hand(owner)), len(state.bag(owner))
    _money(state.gold[owner], row)
    row.append(hand + bag if sealed else hand)
    row += [1 if state.bags[owner] == status else 0 for status in BAGS]
    row.append(0 if sealed else bag)
    declared = [0] * goods
    if state.declared[owner] != NO_CARD:
        declared[space.of[state.declared[owner]]] = 1
    row += declared
    _count(state.stall(owner), space, goods, row)
    row.append(min(LARGEST, len(state.contraband(owner))))
    _count(state.aside(owner) if state.options.face_up else [], space, goods, row)
    row.append(state.terms[owner])
    _money(sum([points for _, points in state.black_market_cards[owner]]), row)
    bound = [0, 0, 0]
    for duty in state.duties:
        if duty.merchant == owner:
            bound[duty.act] = 1
    row += bound
    row.append(40 - state.offers_made[owner])


def _pile(cards: list[int], space: SheriffSpace, goods: int, row: list[int]) -> None:
    counts = [0] * goods
    numbers = space.of
    for card in cards:
        counts[numbers[card]] += 1
    row += [min(LARGEST, count) for count in counts]
    top = [1 + numbers[card] for card in cards[-TOP:]]
    top.reverse()
    row += top + [0] * (TOP - len(top))


def _stances(state: State, around: list[Seat], row: list[int]) -> None:
    for place in range(2):
        for stance in (OPEN, LET_THROUGH):
            for merchant in around:
                said = len(state.office) == 2 and state.stance(state.office[place], merchant) == stance
                row.append(1 if said and state.bags[merchant] == CLOSED else 0)


def _loot(state: State, space: SheriffSpace, goods: int, seat: Seat, row: list[int]) -> None:
    _money(loot.gold(state), row)
    hidden = state.zones[LOOT_HIDDEN]
    row.append(min(LARGEST, len(hidden)))
    knows = len(state.office) == 2 and seat in state.office
    _count(state.zones[LOOT] + hidden if knows else state.zones[LOOT], space, goods, row)


def _drawn_up(draft: Draft | None, around: list[Seat], row: list[int]) -> None:
    players = len(around)
    numbers = [0] * (A_SEAT * players)
    if isinstance(draft, BargainDraft):
        for partner in draft.partners:
            numbers[A_SEAT * around.index(partner)] = 1
        for head, seat, count, _ in draft.offer.terms:
            first = A_SEAT * around.index(seat)
            if head in (LET_TERM, OPEN_TERM, REFUSE_TERM):
                numbers[first + 1 + head - LET_TERM] = 1
            elif head == GOLD_TERM:
                numbers[first + 4] = min(LARGEST, count)
            elif head in (STALL_TERM, BAG_TERM):
                numbers[first + 5] = min(LARGEST, numbers[first + 5] + count)
    row += numbers


def _offers(state: State, seat: Seat, around: list[Seat], row: list[int]) -> None:
    shown = [offer for offer in state.offers if seat in offer.deal.parties and offer_is_seen(state, offer, seat)]
    shown = shown[-OFFERS_SHOWN:]
    size = A_SEAT * len(around)
    for offer in shown:
        deal = offer.deal
        row += [
            1,
            1 if deal.proposer == seat else 0,
            1 if seat in offer.agreed else 0,
            0 if deal.replaces == 0 else 1,
        ]
        row += _terms(offer, around)
    row += [0] * ((OFFERS_SHOWN - len(shown)) * (4 + size))


def _terms(offer: OpenOffer, around: list[Seat]) -> list[int]:
    numbers = [0] * (A_SEAT * len(around))
    for party in offer.deal.parties:
        numbers[A_SEAT * around.index(party)] = 1
    for term in offer.deal.terms:
        if term.is_act:
            numbers[A_SEAT * around.index(term.merchant) + 1 + term.kind] = 1
        elif term.kind == GOLD:
            numbers[A_SEAT * around.index(term.giver) + 4] = min(LARGEST, term.count)
        elif term.kind != FAVOUR:
            place = A_SEAT * around.index(term.giver) + 5
            numbers[place] = min(LARGEST, numbers[place] + term.count)
    return numbers
