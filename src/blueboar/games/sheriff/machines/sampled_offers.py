"""Random offers with every kind of term, both ways, true and false. Not each one is legal: the sampler checks."""

from __future__ import annotations

from typing import Final

from blueboar.core.chance import Chance
from blueboar.core.seats import Seat
from blueboar.games.sheriff.state.deals import (
    BAG_GOODS,
    FAVOUR,
    GOLD,
    LET_THROUGH,
    OPEN,
    REFUSE_DEALS,
    STALL_GOODS,
    Term,
)
from blueboar.games.sheriff.state.state import CLOSED, State

_FAVOURS: Final = ("I shall not open your bag next time", "I shall speak well of you", "the first round is on me")
_MOST_GOLD: Final = 20


def sample_terms(state: State, parties: tuple[Seat, ...], chance: Chance) -> list[Term]:
    """The first of the parties is the one who offers."""
    terms: list[Term] = []
    merchant = _merchant_among(state, parties)
    if state.in_office(parties[0]) or state.in_office(parties[1]):
        roll = chance.below(100)
        if roll < 55 and state.bags[merchant] == CLOSED:
            terms.append(Term(LET_THROUGH, merchant=merchant))
        elif roll < 95:
            _add_act_about_another(state, merchant, terms, chance)
        if state.bags[merchant] == CLOSED and chance.below(4) == 0:
            terms.append(_bag_goods(state, merchant, chance))
    for party in parties:
        _add_gifts(state, party, terms, chance)
    if not terms:
        terms.append(_favour(parties[0], chance))
    return terms


def _merchant_among(state: State, parties: tuple[Seat, ...]) -> Seat:
    for party in parties:
        if not state.in_office(party):
            return party
    return parties[0]


def _add_act_about_another(state: State, merchant: Seat, terms: list[Term], chance: Chance) -> None:
    merchants = state.merchants
    other = merchants[chance.below(len(merchants))]
    roll = chance.below(100)
    if roll < 20:
        terms.append(Term(REFUSE_DEALS, merchant=other))
    elif state.bags[other] == CLOSED:
        terms.append(Term(OPEN if roll < 70 else LET_THROUGH, merchant=other))
    if other != merchant and state.bags[merchant] == CLOSED and chance.below(2) == 0:
        terms.append(Term(LET_THROUGH, merchant=merchant))


def _bag_goods(state: State, merchant: Seat, chance: Chance) -> Term:
    """Mostly true."""
    bag = state.bag(merchant)
    good = bag[chance.below(len(bag))] if chance.below(100) < 60 else _any_good(state, chance)
    return Term(BAG_GOODS, giver=merchant, good=good, count=1 + chance.below(len(bag)))


def _any_good(state: State, chance: Chance) -> int:
    deck = state.goods.deck
    return deck[chance.below(len(deck))]


def _add_gifts(state: State, party: Seat, terms: list[Term], chance: Chance) -> None:
    """Gold one time in two, goods of the stall and hidden ones three times in twenty, a favour one time in ten."""
    roll = chance.below(2 * 20 * 20 * 10)
    gold = state.gold[party]
    if roll % 2 == 0 and gold:
        terms.append(Term(GOLD, giver=party, count=1 + chance.below(min(gold, _MOST_GOLD))))
    roll //= 2
    stall = state.stall(party)
    if roll % 20 < 3 and stall:
        good = stall[chance.below(len(stall))]
        terms.append(Term(STALL_GOODS, giver=party, good=good, count=1 + chance.below(stall.count(good))))
    roll //= 20
    hidden = state.contraband(party)
    if roll % 20 < 3 and hidden:
        good = hidden[chance.below(len(hidden))]
        if chance.below(100) >= 60:
            good = _hidden_good(state, good, chance)
        terms.append(Term(STALL_GOODS, giver=party, good=good, count=1 + chance.below(len(hidden))))
    roll //= 20
    if roll == 0:
        terms.append(_favour(party, chance))


def _hidden_good(state: State, real: int, chance: Chance) -> int:
    """Any good that lies face down; perhaps a lie."""
    names = [card for card, copies in enumerate(state.goods.copies) if copies and not state.goods.lies_open[card]]
    return names[chance.below(len(names))] if names else real


def _favour(giver: Seat, chance: Chance) -> Term:
    return Term(FAVOUR, giver=giver, text=_FAVOURS[chance.below(len(_FAVOURS))])
