"""A state as people speak of it: every card and figure by its name."""

from __future__ import annotations

from blueboar.games.blacksheep.state.state import State


class Named:
    """Reads a state; what it gives away are copies."""

    def __init__(self, state: State) -> None:
        self._state = state

    def _cards(self, cards: list[int]) -> list[str]:
        return list(self._state.herd.name_cards(cards))

    def _figures(self, figures: list[int]) -> list[str]:
        return list(self._state.herd.name_figures(figures))

    @property
    def deck(self) -> list[str]:
        return self._cards(self._state.deck)

    @property
    def discard(self) -> list[str]:
        return self._cards(self._state.discard)

    @property
    def drawn(self) -> list[str]:
        return self._cards(self._state.drawn)

    @property
    def points(self) -> dict[str, int]:
        return dict(zip(self._state.herd.figure_names, self._state.points, strict=True))

    def hand(self, seat: int) -> list[str]:
        return self._cards(self._state.hand(seat))

    def side(self, field: int, seat: int) -> list[str]:
        return self._cards(self._state.side(field, seat))

    def field(self, field: int) -> list[str]:
        return self._figures(self._state.field(field))

    def corral(self, seat: int) -> list[str]:
        return self._figures(self._state.corral(seat))
