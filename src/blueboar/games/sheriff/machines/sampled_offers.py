"""Random offers with every kind of term, both ways, true and false. Not each one is legal: the sampler checks."""

from __future__ import annotations

from typing import Final

from blueboar.core.chance import Chance
from blueboar.core.seats import Seat
from blueboar.games.sheriff.state.state import CLOSED, State
from blueboar.games.sheriff.wire.moves import MakeOffer
from blueboar.games.sheriff.wire.terms import (
    DoFavour,
    GiveBagGoods,
    GiveGold,
    GiveStallGoods,
    LetThroughTerm,
    OpenBagTerm,
    RefuseDealsTerm,
    Term,
)

_FAVOURS: Final = ("I shall not open your bag next time", "I shall speak well of you", "the first round is on me")


def sample_offer(
    state: State, seat: Seat, partners: tuple[Seat, ...], replaces: int | None, chance: Chance
) -> MakeOffer:
    parties = (seat, *partners)
    terms: list[Term] = []
    merchant = _merchant_among(state, parties)
    in_office = [party for party in parties if state.in_office(party)]
    if in_office:
        roll = chance.random()
        if state.bags[merchant] == CLOSED and roll < 0.55:
            terms.append(LetThroughTerm(merchant))
        elif roll < 0.95:
            _add_act_about_another(state, merchant, terms, chance)
        if state.bags[merchant] == CLOSED and chance.likely(0.25):
            terms.append(_bag_goods(state, merchant, chance))
    for party in parties:
        _add_gifts(state, party, terms, chance)
    if not terms:
        terms.append(DoFavour(seat, _FAVOURS[chance.below(len(_FAVOURS))]))
    return MakeOffer(partners, tuple(terms), replaces)


def _merchant_among(state: State, parties: tuple[Seat, ...]) -> Seat:
    for party in parties:
        if not state.in_office(party):
            return party
    return parties[0]


def _add_act_about_another(state: State, merchant: Seat, terms: list[Term], chance: Chance) -> None:
    merchants = state.merchants
    other = merchants[chance.below(len(merchants))]
    roll = chance.random()
    if roll < 0.2:
        terms.append(RefuseDealsTerm(other))
    elif state.bags[other] == CLOSED:
        terms.append(OpenBagTerm(other) if roll < 0.7 else LetThroughTerm(other))
    if other != merchant and state.bags[merchant] == CLOSED and chance.likely(0.5):
        terms.append(LetThroughTerm(merchant))


def _bag_goods(state: State, merchant: Seat, chance: Chance) -> Term:
    bag = state.bag(merchant)
    names = state.goods.names
    good = bag[chance.below(len(bag))] if chance.likely(0.6) else names[chance.below(len(names))]
    return GiveBagGoods(merchant, good, 1 + chance.below(len(bag)))


def _add_gifts(state: State, party: Seat, terms: list[Term], chance: Chance) -> None:
    gold = state.purse(party)
    if gold and chance.likely(0.5):
        terms.append(GiveGold(party, 1 + chance.below(min(gold, 20))))
    stall = state.stall(party)
    if stall and chance.likely(0.15):
        good = stall[chance.below(len(stall))]
        terms.append(GiveStallGoods(party, good, 1 + chance.below(stall.count(good))))
    hidden = state.contraband(party)
    if hidden and chance.likely(0.15):
        names = [name for name in state.goods.names if not state.goods.open[name]]
        good = hidden[chance.below(len(hidden))] if chance.likely(0.6) else names[chance.below(len(names))]
        terms.append(GiveStallGoods(party, good, 1 + chance.below(len(hidden))))
    if chance.likely(0.1):
        terms.append(DoFavour(party, _FAVOURS[chance.below(len(_FAVOURS))]))
