"""Random offers with every kind of term, both ways, true and false. Not each one is legal: the sampler checks."""

from __future__ import annotations

from typing import Final

from blueboar.core.chance import Chance
from blueboar.core.seats import Seat
from blueboar.games.sheriff.state.deals import (
    BAG_GOODS,
    FACE_DOWN,
    FAVOUR,
    GOLD,
    HAPPENINGS,
    LET_THROUGH,
    OPEN,
    REFUSE_DEALS,
    STALL_GOODS,
    UNCONDITIONAL,
    Condition,
    Term,
)
from blueboar.games.sheriff.state.state import CLOSED, State

_FAVOURS: Final = ("I shall not open your bag next time", "I shall speak well of you", "the first round is on me")
_MOST_GOLD: Final = 20
# Of a hundred.
_CONDITIONAL: Final = 15
_UNNAMED: Final = 30
_BY_ONE: Final = 40


def sample_terms(state: State, parties: tuple[Seat, ...], chance: Chance) -> list[Term]:
    """The first of the parties is the one who offers."""
    terms: list[Term] = []
    merchants = [party for party in parties if not state.in_office(party)]
    if len(merchants) < len(parties) and merchants:
        _add_acts(state, parties, merchants, terms, chance)
    elif not merchants:
        _add_act_about_another(state, parties, parties[0], terms, chance)
    closed = [merchant for merchant in merchants if state.bags[merchant] == CLOSED]
    terms += [_bag_goods(state, parties, merchant, chance) for merchant in closed if chance.below(4) == 0]
    for party in parties:
        _add_gifts(state, parties, party, terms, chance)
    if not terms:
        terms.append(_favour(parties[0], chance))
    return terms


def _add_acts(
    state: State, parties: tuple[Seat, ...], merchants: list[Seat], terms: list[Term], chance: Chance
) -> None:
    merchant = merchants[0]
    roll = chance.below(100)
    if roll < 55 and state.bags[merchant] == CLOSED:
        terms += [Term(LET_THROUGH, merchant=passing) for passing in merchants if state.bags[passing] == CLOSED]
    elif roll < 85:
        _add_act_about_another(state, parties, merchant, terms, chance)


def _add_act_about_another(
    state: State, parties: tuple[Seat, ...], merchant: Seat, terms: list[Term], chance: Chance
) -> None:
    merchants = state.merchants
    other = merchants[chance.below(len(merchants))]
    roll = chance.below(100)
    if roll < 20:
        terms.append(Term(REFUSE_DEALS, merchant=other, whom=_by(state, parties, chance)))
    elif state.bags[other] == CLOSED:
        act = OPEN if roll < 70 else LET_THROUGH
        terms.append(Term(act, merchant=other, whom=_by(state, parties, chance)))
    if other != merchant and state.bags[merchant] == CLOSED and chance.below(2) == 0:
        terms.append(Term(LET_THROUGH, merchant=merchant))


def _by(state: State, parties: tuple[Seat, ...], chance: Chance) -> tuple[Seat, ...]:
    """Mostly nobody is named; of two deputies sometimes one."""
    if len(state.office) == 2 and chance.below(100) < _BY_ONE:
        return (state.office[chance.below(2)],)
    return ()


def _to(state: State, parties: tuple[Seat, ...], giver: Seat, chance: Chance) -> tuple[Seat, ...]:
    """In a deal of two nobody has to be named."""
    if len(parties) == 2:
        return ()
    others = [party for party in parties if party != giver]
    return (others[chance.below(len(others))],) if chance.below(100) < 80 else ()


def _when(state: State, chance: Chance) -> Condition:
    """Of every merchant's bag; perhaps one that is decided."""
    if chance.below(100) >= _CONDITIONAL:
        return UNCONDITIONAL
    merchants = state.merchants
    return Condition(merchants[chance.below(len(merchants))], chance.below(len(HAPPENINGS)))


def _bag_goods(state: State, parties: tuple[Seat, ...], merchant: Seat, chance: Chance) -> Term:
    """Mostly true."""
    bag = state.bag(merchant)
    good = bag[chance.below(len(bag))] if chance.below(100) < 60 else _any_good(state, chance)
    to, when = _to(state, parties, merchant, chance), _when(state, chance)
    return Term(BAG_GOODS, giver=merchant, good=good, count=1 + chance.below(len(bag)), whom=to, when=when)


def _any_good(state: State, chance: Chance) -> int:
    deck = state.goods.deck
    return deck[chance.below(len(deck))]


def _add_gifts(state: State, parties: tuple[Seat, ...], party: Seat, terms: list[Term], chance: Chance) -> None:
    """Gold one time in two, goods of the stall and hidden ones three times in twenty, a favour one time in ten."""
    roll = chance.below(2 * 20 * 20 * 10)
    gold = state.gold[party]
    if roll % 2 == 0 and gold:
        count = 1 + chance.below(min(gold, _MOST_GOLD))
        terms.append(_gift(state, parties, party, GOLD, -1, count, chance))
    roll //= 2
    stall = state.stall(party)
    if roll % 20 < 3 and stall:
        good = stall[chance.below(len(stall))]
        terms.append(_gift(state, parties, party, STALL_GOODS, good, 1 + chance.below(stall.count(good)), chance))
    roll //= 20
    hidden = state.contraband(party)
    if roll % 20 < 3 and hidden:
        count = 1 + chance.below(len(hidden))
        good = hidden[chance.below(len(hidden))]
        if chance.below(100) < _UNNAMED:
            terms.append(_gift(state, parties, party, FACE_DOWN, -1, count, chance))
        else:
            if chance.below(100) >= 60:
                good = _hidden_good(state, good, chance)
            terms.append(_gift(state, parties, party, STALL_GOODS, good, count, chance))
    roll //= 20
    if roll == 0:
        terms.append(_favour(party, chance))


def _gift(
    state: State, parties: tuple[Seat, ...], giver: Seat, kind: int, good: int, count: int, chance: Chance
) -> Term:
    to, when = _to(state, parties, giver, chance), _when(state, chance)
    return Term(kind, giver=giver, good=good, count=count, whom=to, when=when)


def _hidden_good(state: State, real: int, chance: Chance) -> int:
    """Any good that lies face down; perhaps a lie."""
    names = [card for card, copies in enumerate(state.goods.copies) if copies and not state.goods.lies_open[card]]
    return names[chance.below(len(names))] if names else real


def _favour(giver: Seat, chance: Chance) -> Term:
    return Term(FAVOUR, giver=giver, text=_FAVOURS[chance.below(len(_FAVOURS))])
