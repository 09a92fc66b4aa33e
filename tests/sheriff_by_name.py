"""A state of Sheriff as the tests speak of it: cards, zones, purses and phases by name, to be read and to be arranged.

The engine's state is all numbers. The tests say `state.zones["hand:1"]` and `state.phase == "market"`, as the rules
page does; what they write goes into the real state, `by_name(state).raw`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, MutableMapping, MutableSequence
from types import SimpleNamespace
from typing import Any

from blueboar.games.sheriff.data.catalogue import catalogue_of
from blueboar.games.sheriff.state.naming import named_deal, named_duty, named_promise
from blueboar.games.sheriff.state.state import BAGS, PHASES
from blueboar.games.sheriff.state.zones import NAMES, PURSE_NAMES
from blueboar.games.sheriff.wire.views import BlackMarketCard


class Translated(MutableSequence[Any]):
    """A list of numbers that is read and written by name."""

    def __init__(self, real: list[Any], named: Callable[[Any], Any], numbered: Callable[[Any], Any]) -> None:
        self.real = real
        self.named = named
        self.numbered = numbered

    def __getitem__(self, place: Any) -> Any:
        found = self.real[place]
        return [self.named(each) for each in found] if isinstance(place, slice) else self.named(found)

    def __setitem__(self, place: Any, name: Any) -> None:
        self.real[place] = self.numbered(name)

    def __delitem__(self, place: Any) -> None:
        del self.real[place]

    def __len__(self) -> int:
        return len(self.real)

    def insert(self, place: int, name: Any) -> None:
        self.real.insert(place, self.numbered(name))

    def __eq__(self, other: object) -> bool:
        return list(self) == list(other) if isinstance(other, Iterable) else NotImplemented

    __hash__ = None

    def __add__(self, other: Iterable[Any]) -> list[Any]:
        return [*self, *other]

    def __repr__(self) -> str:
        return repr(list(self))


class Purses(MutableMapping[str, int]):
    def __init__(self, state: Any) -> None:
        self.real = state.gold
        self.places = {name: purse for purse, name in PURSE_NAMES.items() if -3 - state.players < purse < state.players}

    def __getitem__(self, name: str) -> int:
        amount: int = self.real[self.places[name]]
        return amount

    def __setitem__(self, name: str, amount: int) -> None:
        self.real[self.places[name]] = amount

    def __delitem__(self, name: str) -> None:
        raise TypeError("purses stay")

    def __iter__(self) -> Iterator[str]:
        return iter(self.places)

    def __len__(self) -> int:
        return len(self.places)


class ByName:
    """What is not translated here is the state's own."""

    raw: Any

    def __init__(self, state: Any) -> None:
        object.__setattr__(self, "raw", state)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.raw, name)

    def __setattr__(self, name: str, value: Any) -> None:
        if name == "phase":
            value = PHASES.index(value)
        setattr(self.raw, name, value)

    def _cards(self, real: list[int]) -> Translated:
        goods = self.raw.goods
        return Translated(real, goods.names.__getitem__, goods.numbers.__getitem__)

    @property
    def goods(self) -> Any:
        return catalogue_of(self.raw.config)

    @property
    def options(self) -> Any:
        return self.raw.config.options

    @property
    def zones(self) -> dict[str, Translated]:
        there = {NAMES[zone]: self._cards(cards) for zone, cards in enumerate(self.raw.zones)}
        if self.raw.piles == 1:
            del there["pile:1"]
        return there

    @property
    def gold(self) -> Purses:
        return Purses(self.raw)

    @property
    def phase(self) -> str:
        return PHASES[self.raw.phase]

    @property
    def bags(self) -> Translated:
        return Translated(self.raw.bags, BAGS.__getitem__, BAGS.index)

    @property
    def declared(self) -> Translated:
        names, numbers = self.raw.goods.names, self.raw.goods.numbers
        return Translated(
            self.raw.declared, lambda good: "" if good < 0 else names[good], lambda name: numbers[name] if name else -1
        )

    @property
    def smuggled(self) -> Translated:
        goods = self.raw.goods
        return Translated(self.raw.smuggled, goods.named, goods.numbered)

    @property
    def offers(self) -> dict[int, Any]:
        return {
            offer.deal.id: SimpleNamespace(deal=named_deal(self.raw.goods, offer.deal), agreed=offer.agreed)
            for offer in self.raw.offers
        }

    @property
    def duties(self) -> list[Any]:
        return [named_duty(duty) for duty in self.raw.duties]

    @property
    def ledger(self) -> list[Any]:
        return [named_promise(self.raw.goods, line) for line in self.raw.ledger]

    @property
    def black_market(self) -> dict[str, list[int]]:
        goods = self.raw.goods
        return {goods.names[good]: self.raw.black_market[place] for place, good in enumerate(goods.black_market)}

    @property
    def black_market_cards(self) -> list[Translated]:
        names, numbers = self.raw.goods.names, self.raw.goods.numbers
        return [
            Translated(
                cards,
                lambda card: BlackMarketCard(names[card[0]], card[1]),
                lambda card: (numbers[card.good], card.points),
            )
            for cards in self.raw.black_market_cards
        ]


def by_name(state: Any) -> Any:
    """The state itself may be one already."""
    return state if isinstance(state, ByName) else ByName(state)


def raw(state: Any) -> Any:
    """What the engine takes."""
    return state.raw if isinstance(state, ByName) else state
