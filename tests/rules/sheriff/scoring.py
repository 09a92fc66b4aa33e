"""The end of a game with stalls, purses and face-down cards as a test wants them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from blueboar.core.seats import Outcome
from blueboar.games.sheriff.wire.moves import LetThrough
from tests.rules.sheriff.table import SHERIFF, Arranged, Cards, cards, last_bag


def game_over(
    players: int = 4,
    edition: str = "first",
    *,
    stalls: Mapping[int, Cards],
    contraband: Mapping[int, Cards] | None = None,
    gold: Mapping[int, int] | None = None,
    **wishes: Any,
) -> Arranged:
    """The last bag is let through, and the game ends with exactly these goods and this gold (0 if not named).

    One of the goods comes in that last bag, so somebody other than the sheriff has to have some.
    """
    laid = {seat: cards(wanted) for seat, wanted in stalls.items()}
    merchant = next(seat for seat, wanted in laid.items() if seat != SHERIFF and wanted)
    last = next(card for card in laid[merchant] if not card.startswith("feast-plate"))
    laid[merchant].remove(last)
    bags: dict[int, Any] = dict.fromkeys(range(1, players))
    bags[merchant] = (last, [last])
    purses = dict.fromkeys(range(players), 0) | dict(gold or {})
    table = last_bag(players, edition, bags=bags, stalls=laid, contraband=contraband or {}, gold=purses, **wishes)
    table.does(SHERIFF, LetThrough(merchant))
    assert table.state.phase == "over", table.state.chores
    return table


def scored(*args: Any, **wishes: Any) -> tuple[Any, ...]:
    """Everybody's score, by seat."""
    scores: tuple[Any, ...] = game_over(*args, **wishes).state.scores
    return scores


def outcome(*args: Any, **wishes: Any) -> Outcome:
    ended = game_over(*args, **wishes).table.outcome()
    assert ended is not None
    return ended
