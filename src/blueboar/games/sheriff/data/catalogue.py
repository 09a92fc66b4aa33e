"""What the rules ask about a card, answered at once: made from the goods of one set-up."""

from __future__ import annotations

from collections.abc import Iterable

from blueboar.games.sheriff.data.editions import Config
from blueboar.games.sheriff.data.goods import BRIMSTONE_OIL, FEAST_PLATE, ROYAL_SUMMONS, Good


class Catalogue:
    """Look-ups by card name. A fixed feast plate is a card of its own here: `feast-plate-apples` (rules 2.5)."""

    def __init__(self, config: Config) -> None:
        self.copies: dict[str, int] = {}
        self.legal: list[str] = []
        """The goods that can be declared, in the order of the table."""
        self.value: dict[str, int] = {}
        self.fine: dict[str, int] = {}
        self.open: dict[str, bool] = {}
        """Whether a card lies face up on a stall."""
        self.counts: dict[str, tuple[str, int]] = {}
        """Which good a card counts for at the end, and how often."""
        self.effect: dict[str, str] = {}
        self.printed: dict[str, str] = {}
        """What is printed on a fixed feast plate."""
        self.gains: list[tuple[str, str, int]] = []
        """(card, the good that it also is, what each other card of that good gains)."""
        self.also: dict[str, str] = {}
        self.bonuses: list[tuple[str, int, int]] = []
        for good in config.goods:
            self._add(good, config.copies(good))
        self.has_oil: bool = BRIMSTONE_OIL in self.effect.values()
        self.deck: list[str] = [card for card in self.copies for _ in range(self.copies[card])]
        self.cards: int = len(self.deck)
        self.names: list[str] = list(self.value)
        plates = [card for card in self.effect if self.effect[card] == FEAST_PLATE]
        for plate in plates:
            for good_name in self.legal:
                self._add_plate(plate, good_name)

    def _add(self, good: Good, copies: int) -> None:
        name = good.name
        legal = good.kind == "legal"
        self.copies[name] = copies
        self.value[name] = good.value
        self.fine[name] = good.fine
        self.open[name] = legal or good.effect == FEAST_PLATE
        if legal and copies:
            self.legal.append(name)
            self.bonuses.append((name, good.king, good.queen))
        if legal:
            self.counts[name] = (name, 1)
        elif good.counts_as is not None:
            self.counts[name] = (good.counts_as, good.counts_for)
        if good.effect is not None:
            self.effect[name] = good.effect
        if good.also is not None:
            self.also[name] = good.also
            self.gains.append((name, good.also, good.others_gain))

    def _add_plate(self, plate: str, good: str) -> None:
        name = f"{plate}-{good}"
        self.value[name] = self.value[good]
        self.fine[name] = self.fine[plate]
        self.open[name] = True
        self.counts[name] = (good, 1)
        self.printed[name] = plate

    def has(self, card: str) -> bool:
        return card in self.value

    def is_wrong(self, card: str, declared: str) -> bool:
        """Whether this card makes a lie of the declaration: it would be confiscated (rules 5.18, 2.5, 2.6)."""
        if card == declared:
            return False
        return self.effect.get(card) not in (FEAST_PLATE, ROYAL_SUMMONS)

    def wrong_cards(self, cards: Iterable[str], declared: str) -> list[str]:
        return [card for card in cards if self.is_wrong(card, declared)]

    def worth(self, cards: list[str]) -> int:
        value = self.value
        total = 0
        for card in cards:
            total += value[card]
        return total


class _Shelf:
    """The catalogue made last: games in a row are mostly of one set-up."""

    def __init__(self) -> None:
        self.config: Config | None = None
        self.catalogue: Catalogue | None = None


_shelf = _Shelf()


def catalogue_of(config: Config) -> Catalogue:
    catalogue = _shelf.catalogue
    if catalogue is None or _shelf.config is not config:
        catalogue = Catalogue(config)
        _shelf.config = config
        _shelf.catalogue = catalogue
    return catalogue
