"""Which people and tables the database holds, and where their games stand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from blueboar.core.seats import HOUSE
from blueboar.core.table import Table

PEOPLE = {
    "Ann": ("en", "a boar in blue paint"),
    "Боб": ("uk", "ключ під порогом"),
    "Cleo": ("fa", None),
    "Dan": ("pl", None),
    "Eve": ("ru", None),
    "Finn": ("en", None),
}
"""The language of each, and the password of those with an account."""
NAMES = {*PEOPLE, "Nobody"}
"""A seat of Nobody is for people and empty."""


def is_asked(*tags: str) -> Callable[[Table], bool]:
    def so(table: Table) -> bool:
        return any(
            prompt.waited and prompt.__struct_config__.tag in tags
            for each in table.pending().values()
            for prompt in each
        )

    return so


def amid_an_inspection(table: Table) -> bool:
    """Two offers are open, a deal was struck this round, and some bags are dealt with while others are not."""
    view = table.view(None)
    bags = [player.bag.status for player in view.players]
    decided = any(status in ("through", "opened") for status in bags) and bags.count("closed") >= 2
    return decided and len(view.offers) >= 2 and len(view.struck) >= 1


def while_the_timer_runs(table: Table) -> bool:
    """In the second round of three, and a private offer is open, which a spectator does not see."""
    offers = table.view(0).offers or table.view(1).offers
    return HOUSE in table.pending() and table.view(None).round == 2 and len(offers) > 0


def after(entries: int) -> Callable[[Table], bool]:
    return lambda table: len(table.entries) >= entries


class Wanted(msgspec.Struct):
    name: str
    game: str
    edition: str
    seats: tuple[str, ...]
    options: dict[str, Any] = {}
    stop: Callable[[Table], bool] = lambda table: False
    """Where people stop to play. With bots at the table: after `enough` entries."""
    finished: bool = False
    enough: int | None = None
    start: str = "full"
    clock: dict[str, Any] = {}
    public: bool = True
    cards: str | None = None
    """The group's own goods, from the checkout."""
    leaves: bool = False
    """Dan gets up in the end."""


ONCE = {"sheriff_terms": 1}
TABLES = (
    Wanted("first-three-finished", "sheriff", "first", ("Ann", "Боб", "Cleo"), ONCE, finished=True),
    Wanted("second-with-bots-finished", "sheriff", "second", ("Боб", "novice", "Ann", "novice"), ONCE, finished=True),
    Wanted("sheep-with-a-bot-finished", "blacksheep", "standard", ("Ann", "lamb", "Боб"), finished=True),
    Wanted("sheep-tasks-finished", "blacksheep", "tasks", ("Dan", "Eve", "Finn"), finished=True),
    Wanted(
        "first-amid-an-inspection",
        "sheriff",
        "first",
        ("Боб", "Cleo", "Ann", "Dan"),
        {"sheriff_terms": 1, "merchant_deals": True},
        amid_an_inspection,
        public=False,
    ),
    Wanted(
        "second-six-split-the-loot",
        "sheriff",
        "second",
        ("Finn", "Eve", "Dan", "Cleo", "Боб", "Ann"),
        {"black_market": True, "deputy_cycles": 1},
        is_asked("split"),
    ),
    Wanted(
        "second-at-the-black-market",
        "sheriff",
        "second",
        ("Cleo", "Eve", "Ann"),
        {"black_market": True, "sheriff_terms": 2},
        is_asked("black-market"),
    ),
    Wanted(
        "first-promo-chore",
        "sheriff",
        "first",
        ("Eve", "Ann", "Finn"),
        {"promo_cards": True, "royal_goods": True, "sheriff_terms": 1},
        is_asked("fix-plate", "brimstone", "discard-for-trophy"),
    ),
    Wanted(
        "persian-overdue",
        "sheriff",
        "persian",
        ("Ann", "Dan", "Боб"),
        {"inspection_timer": 30, "private_offers": True, "sheriff_terms": 1},
        while_the_timer_runs,
        clock={"move_seconds": 3600},
        leaves=True,
    ),
    Wanted(
        "own-goods",
        "sheriff",
        "first",
        ("Cleo", "Dan", "Eve"),
        ONCE,
        is_asked("declare"),
        cards="tests/golden/sheriff/orchard.toml",
    ),
    Wanted("sheep-four", "blacksheep", "standard", ("Finn", "Ann", "Cleo", "Боб"), {}, after(20)),
    Wanted("sheep-tasks-with-a-bot", "blacksheep", "tasks", ("Боб", "sheepdog"), enough=8),
    Wanted(
        "waiting-room",
        "sheriff",
        "persian",
        ("Ann", "Nobody", "novice", "Боб"),
        ONCE,
        start="host",
        public=False,
        clock={"move_seconds": 90, "by_prompt": {"load": 120}},
    ),
)
