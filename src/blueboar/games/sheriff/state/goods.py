"""The goods of one set-up in numbers. A card is the number of its good, and here every number has its name."""

from __future__ import annotations

from typing import Final

from blueboar.games.sheriff.data.catalogue import Catalogue
from blueboar.games.sheriff.data.editions import Config
from blueboar.games.sheriff.data.goods import (
    ARCANE_SCROLLS,
    BRIMSTONE_OIL,
    FEAST_PLATE,
    ROYAL_SUMMONS,
    TABLETOP_TROPHY,
)

NO_CARD: Final = -1


class Goods:
    """What the rules ask about a card, by its number. Shared by all states of one set-up.

    A feast plate that its owner has fixed is a card of its own, `feast-plate-apples` (rules 2.5).
    """

    def __init__(self, config: Config) -> None:
        catalogue = Catalogue(config)
        names = sorted(catalogue.value)  # so that sorted cards are in the order of their names
        numbers = {name: card for card, name in enumerate(names)}
        self.names: list[str] = names
        self.numbers: dict[str, int] = numbers
        self.printed_names: list[str] = catalogue.names
        """Without the fixed plates."""
        self.copies: list[int] = [catalogue.copies.get(name, 0) for name in names]
        self.deck: list[int] = [numbers[name] for name in catalogue.deck]
        self.legal: list[int] = [numbers[name] for name in catalogue.legal]
        """The goods that can be declared, in the order of the table."""
        self.legal_names: list[str] = catalogue.legal
        self.is_legal: list[bool] = [name in catalogue.legal for name in names]
        self.value: list[int] = [catalogue.value[name] for name in names]
        self.fine: list[int] = [catalogue.fine[name] for name in names]
        self.lies_open: list[bool] = [catalogue.open[name] for name in names]
        """Face up on a stall; contraband lies face down."""
        self.wrong: list[list[bool]] = [[catalogue.is_wrong(name, declared) for name in names] for declared in names]
        """By declared good and card: whether this card makes a lie of the declaration (rules 5.18, 2.5, 2.6)."""
        self.counts_as: list[int] = [
            numbers[catalogue.counts[name][0]] if name in catalogue.counts else NO_CARD for name in names
        ]
        """The legal good for which a card counts at the end, `counts_for` times."""
        self.counts_for: list[int] = [catalogue.counts[name][1] if name in catalogue.counts else 0 for name in names]
        self.bonuses: list[tuple[int, int, int]] = [
            (numbers[name], king, queen) for name, king, queen in catalogue.bonuses
        ]
        self._set_promo(catalogue)
        self.black_market: list[int] = []
        """What is sold there."""
        if config.options.black_market:
            self.black_market = [numbers[name] for name in config.options.black_market_prices]

    def _set_promo(self, catalogue: Catalogue) -> None:
        names, numbers = self.names, self.numbers

        def with_effect(effect: str) -> list[bool]:
            return [catalogue.effect.get(name) == effect for name in names]

        self.has_promo: bool = bool(catalogue.effect)
        self.is_plate: list[bool] = with_effect(FEAST_PLATE)
        self.is_summons: list[bool] = with_effect(ROYAL_SUMMONS)
        self.is_oil: list[bool] = with_effect(BRIMSTONE_OIL)
        self.is_scrolls: list[bool] = with_effect(ARCANE_SCROLLS)
        self.is_trophy: list[bool] = with_effect(TABLETOP_TROPHY)
        self.has_oil: bool = True in self.is_oil
        self.printed: list[int] = [numbers[catalogue.printed.get(name, name)] for name in names]
        """What is printed on a card: of a fixed plate, the plate."""
        self.also: list[int] = [numbers[catalogue.also[name]] if name in catalogue.also else NO_CARD for name in names]
        """The good that a promo card is as well."""
        self.gains: list[tuple[int, int, int]] = [
            (numbers[name], numbers[good], gain) for name, good, gain in catalogue.gains
        ]
        """(card, the good that it also is, what each other card of that good gains)."""

    def named(self, cards: list[int]) -> tuple[str, ...]:
        names = self.names
        return tuple(names[card] for card in cards)

    def sorted_names(self, cards: list[int]) -> tuple[str, ...]:
        return self.named(sorted(cards))

    def number(self, name: str) -> int:
        """NO_CARD for a name that no card has."""
        return self.numbers.get(name, NO_CARD)

    def numbered(self, names: tuple[str, ...]) -> list[int]:
        """Of names that are known to be right; else LookupError."""
        numbers = self.numbers
        return [numbers[name] for name in names]

    def fixed_plate(self, plate: int, good: int) -> int:
        return self.numbers[f"{self.names[plate]}-{self.names[good]}"]

    def wrong_cards(self, cards: list[int], declared: int) -> list[int]:
        """Those that would be confiscated."""
        wrong = self.wrong[declared]
        return [card for card in cards if wrong[card]]

    def worth(self, cards: list[int]) -> int:
        value = self.value
        total = 0
        for card in cards:
            total += value[card]
        return total
