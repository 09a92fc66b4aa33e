"""A table of Sheriff at the inspection, and what one seat's bot makes of it."""

from typing import Any

from blueboar.bots.bot import Personality
from blueboar.bots.sheriff.memory import Memory
from blueboar.bots.sheriff.pricing import Pricing
from blueboar.bots.sheriff.situation import Situation
from blueboar.bots.sheriff.skill import load_skills
from blueboar.core.game import find_game
from blueboar.core.table import Table
from blueboar.games.sheriff.data.catalogue import catalogue_of
from blueboar.games.sheriff.wire.moves import Declare, GoToMarket, LoadBag

SHERIFF: Any = find_game("sheriff")


def bags_at_the_gate(seed: str, cards: int) -> Any:
    """Four players; seat 0 is sheriff, all bags lie before them, each with so many cards that are said to be apples."""
    table = Table.opened(SHERIFF, SHERIFF.configure(4, "first", {"first_sheriff": 0}), seed)
    for seat in (1, 2, 3):
        table.play(seat, GoToMarket())
    for seat in (1, 2, 3):
        table.play(seat, LoadBag(table.view(seat).players[seat].hand[:cards]))
    for seat in (1, 2, 3):
        table.play(seat, Declare("apples", cards))
    return table


def pricing_of(level: str, table: Any, seat: int) -> Pricing:
    """How a bot of this level prices what it has seen from this seat."""
    goods = catalogue_of(table.config)
    memory = Memory(4, seat, False, goods.value, 8)
    for entry in table.entries:
        memory.watch(table.redacted(entry, seat))
    skill = load_skills()[level]
    situation = Situation(goods, table.view(seat), skill.crowns, skill.watches_leader)
    return Pricing(situation, memory, skill, Personality())
