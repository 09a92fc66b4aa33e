"""What a seat sees, as numbers from 0 to 127, by listing what is shown (rules 10). See `SheriffLayout`."""

from __future__ import annotations

from blueboar.core.seats import NOBODY, Seat
from blueboar.games.sheriff.machines.decisions.bargain import BargainDraft
from blueboar.games.sheriff.machines.decisions.draft import STAGES, Draft
from blueboar.games.sheriff.machines.decisions.layout import (
    A_SEAT,
    AGREED,
    BAGS,
    BLACK_MARKET,
    FIRST_ACT,
    GIVES_BAG,
    GIVES_FAVOUR,
    GIVES_GOLD,
    GIVES_STALL,
    GIVES_UNNAMED,
    GIVES_WORTH,
    LARGEST,
    OFFERS_SHOWN,
    PARTY,
    PHASES,
    TOP,
    UNDER_CONDITION,
    SheriffLayout,
)
from blueboar.games.sheriff.machines.decisions.space import SheriffSpace
from blueboar.games.sheriff.rules import loot_tile
from blueboar.games.sheriff.rules.deals.offers import MOST_OFFERS
from blueboar.games.sheriff.state.deals import (
    FACE_DOWN,
    FAVOUR,
    GOLD,
    HAPPENINGS,
    STALL_GOODS,
    Term,
)
from blueboar.games.sheriff.state.goods import NO_CARD
from blueboar.games.sheriff.state.state import (
    CLOSED,
    LOADING,
    State,
)
from blueboar.games.sheriff.state.zones import LOOT, LOOT_HIDDEN
from blueboar.games.sheriff.wire.chores import DebtChore


def observation(state: State, layout: SheriffLayout, space: SheriffSpace, seat: Seat, draft: Draft | None) -> list[int]:
    players, goods = state.players, layout.goods
    phase = state.phase
    row = [1 if phase == named else 0 for named in PHASES]
    row += [min(LARGEST, state.round), min(LARGEST, state.rounds)]
    around = [(seat + step) % players for step in range(players)]
    row += [1 if state.in_office(each) else 0 for each in around]
    row += [1 if state.turn != NOBODY and each == state.turn else 0 for each in around]
    _draft(draft, space, goods, row)
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
    row += [len(state.black_market[kind]) if kind < len(state.black_market) else 0 for kind in range(BLACK_MARKET)]
    _debt(state, around, row)
    _pledges(state, seat, row)
    if isinstance(draft, BargainDraft):
        _deal(state, seat, (seat, *draft.partners), (seat,), draft.offer.terms, row)
    else:
        row += [0] * ((A_SEAT + len(HAPPENINGS)) * players)
    _offers(state, seat, row)
    return row


def _count(cards: list[int], space: SheriffSpace, goods: int, row: list[int]) -> None:
    if not cards:
        row += [0] * goods
        return
    counts = [0] * goods
    numbers = space.of
    for card in cards:
        counts[numbers[card]] += 1
    row += counts


def _money(amount: int, row: list[int]) -> None:
    row.append(min(LARGEST, amount // 100))
    row.append(amount % 100)


def _draft(draft: Draft | None, space: SheriffSpace, goods: int, row: list[int]) -> None:
    stages = [0] * len(STAGES)
    if draft is None:
        row += stages
        row += [0] * (4 + goods)
        return
    stages[draft.stage] = 1
    row += stages
    _money(draft.number.value, row)
    _money(draft.number.most, row)
    _count(draft.named, space, goods, row)


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
    row.append(MOST_OFFERS - state.offers_made[owner])
    gold = 0
    up = 0
    down = 0
    for pledge in state.pledges:
        if pledge.giver == owner:
            gold += pledge.gold
            up += pledge.up
            down += pledge.down
    _money(gold, row)
    row += [min(LARGEST, up), min(LARGEST, down)]


def _pile(cards: list[int], space: SheriffSpace, goods: int, row: list[int]) -> None:
    if not cards:
        row += [0] * (goods + TOP)
        return
    counts = [0] * goods
    numbers = space.of
    for card in cards:
        counts[numbers[card]] += 1
    row += [min(LARGEST, count) for count in counts]
    top = [1 + numbers[card] for card in cards[-TOP:]]
    top.reverse()
    row += top + [0] * (TOP - len(top))


def _stances(state: State, around: list[Seat], row: list[int]) -> None:
    if len(state.office) < 2:
        row += [0] * (6 * len(around))
        return
    for deputy in state.office:
        for stance in range(3):
            for merchant in around:
                said = state.bags[merchant] == CLOSED and state.stance(deputy, merchant) == stance
                row.append(1 if said else 0)


def _loot(state: State, space: SheriffSpace, goods: int, seat: Seat, row: list[int]) -> None:
    _money(loot_tile.gold(state), row)
    hidden = state.zones[LOOT_HIDDEN]
    row.append(min(LARGEST, len(hidden)))
    knows = len(state.office) == 2 and state.in_office(seat)
    _count(state.zones[LOOT] + hidden if knows else state.zones[LOOT], space, goods, row)


def _debt(state: State, around: list[Seat], row: list[int]) -> None:
    chore = state.chores[0] if state.chores else None
    if isinstance(chore, DebtChore):
        row += [1 if each == chore.seat else 0 for each in around]
        _money(chore.rest, row)
    else:
        row += [0] * (len(around) + 2)


def _pledges(state: State, seat: Seat, row: list[int]) -> None:
    players = state.players
    hanging = [0] * (len(HAPPENINGS) * players)
    for pledge in state.pledges:
        when = state.ledger[pledge.promise].when
        hanging[when.happens * players + (when.bag - seat) % players] += 1
    row += hanging


def _offers(state: State, seat: Seat, row: list[int]) -> None:
    shown = [offer for offer in state.offers if seat in offer.deal.parties][-OFFERS_SHOWN:]
    for offer in shown:
        deal = offer.deal
        row += [
            1,
            1 if deal.proposer == seat else 0,
            1 if seat in offer.agreed else 0,
            0 if deal.replaces == 0 else 1,
        ]
        _deal(state, seat, deal.parties, offer.agreed, deal.terms, row)
    size = 4 + (A_SEAT + len(HAPPENINGS)) * state.players
    row += [0] * ((OFFERS_SHOWN - len(shown)) * size)


def _deal(
    state: State, seat: Seat, parties: tuple[Seat, ...], agreed: tuple[Seat, ...], terms: list[Term], row: list[int]
) -> None:
    players = state.players
    numbers = [0] * (A_SEAT * players)
    hanging = [0] * (len(HAPPENINGS) * players)
    for party in parties:
        numbers[A_SEAT * ((party - seat) % players) + PARTY] = 1
    for party in agreed:
        numbers[A_SEAT * ((party - seat) % players) + AGREED] = 1
    for term in terms:
        if term.is_act:
            numbers[A_SEAT * ((term.merchant - seat) % players) + FIRST_ACT + term.kind] = 1
            continue
        first = A_SEAT * ((term.giver - seat) % players)
        _gift(state, term, first, numbers)
        if term.is_conditional:
            numbers[first + UNDER_CONDITION] += 1
            hanging[term.when.happens * players + (term.when.bag - seat) % players] += 1
    row += [min(LARGEST, number) for number in numbers]
    row += hanging


def _gift(state: State, term: Term, first: int, numbers: list[int]) -> None:
    kind = term.kind
    if kind == GOLD:
        numbers[first + GIVES_GOLD] += term.count
    elif kind == FACE_DOWN:
        numbers[first + GIVES_UNNAMED] += term.count
    elif kind == FAVOUR:
        numbers[first + GIVES_FAVOUR] += 1
    else:
        numbers[first + (GIVES_STALL if kind == STALL_GOODS else GIVES_BAG)] += term.count
        numbers[first + GIVES_WORTH] += term.count * state.goods.value[term.good]
