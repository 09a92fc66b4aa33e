"""What the numbers of an observation mean: parts in a row, the same for every edition and option of a player count."""

from __future__ import annotations

from typing import Final

from blueboar.core.decisions import Layout
from blueboar.games.sheriff.data.editions import Config
from blueboar.games.sheriff.machines.decisions.draft import STAGES
from blueboar.games.sheriff.machines.decisions.space import SheriffSpace
from blueboar.games.sheriff.state.deals import HAPPENINGS
from blueboar.games.sheriff.state.state import (
    CLOSED,
    DECLARATION,
    INSPECTION,
    LOADING,
    MARKET,
    NO_BAG,
    OPEN_BAG,
    OPENED,
    OVER,
    THROUGH,
)

LARGEST: Final = 127
OFFERS_SHOWN: Final = 6
"""The newest of those that the seat is a party to; the view has all of them."""
TOP: Final = 5
PHASES: Final = [MARKET, LOADING, DECLARATION, INSPECTION, OVER]
BAGS: Final = [NO_BAG, OPEN_BAG, CLOSED, THROUGH, OPENED]
BLACK_MARKET: Final = 3
"""The kinds that are sold there."""

A_SEAT: Final = 12
"""How many numbers of a deal there are for each seat."""
_WORDS: Final = (
    "party, has agreed, let through, open, refuse deals, gold, cards of the stall, cards of the bag, "
    "what the named cards are worth, unnamed cards, favours, gifts under a condition"
)
PARTY: Final = 0
AGREED: Final = 1
FIRST_ACT: Final = 2
GIVES_GOLD: Final = 5
GIVES_STALL: Final = 6
GIVES_BAG: Final = 7
GIVES_WORTH: Final = 8
GIVES_UNNAMED: Final = 9
GIVES_FAVOUR: Final = 10
UNDER_CONDITION: Final = 11


class SheriffLayout(Layout):
    def __init__(self, config: Config, space: SheriffSpace) -> None:
        super().__init__()
        players, goods = config.players, len(space.names)
        self.goods = goods
        self.add("phase: market, loading, declaration, inspection, over", len(PHASES))
        self.add("round, and how many there are", 2)
        self.add("in office, by seat from the own one", players)
        self.add("whose turn it is, by seat", players)
        self.add("what is decided now, by stage", len(STAGES))
        self.add("the number said so far, in hundreds and rest, and the greatest possible one likewise", 4)
        self.add("cards named so far, by good", goods)
        self.add("the own hand, by good", goods)
        self.add("the own bag, by good", goods)
        self.add("the own face-down cards, by good", goods)
        for step in range(players):
            self.add(f"seat +{step}: gold in hundreds and rest", 2)
            self.add(f"seat +{step}: cards in hand", 1)
            self.add(f"seat +{step}: bag none, loading, closed, through, opened", len(BAGS))
            self.add(f"seat +{step}: cards in the bag, once all are handed over", 1)
            self.add(f"seat +{step}: declared, by good", goods)
            self.add(f"seat +{step}: stall, by good", goods)
            self.add(f"seat +{step}: face-down cards", 1)
            self.add(f"seat +{step}: set aside, where that lies open, by good", goods)
            self.add(f"seat +{step}: times in office, points of black market cards in hundreds and rest", 3)
            self.add(f"seat +{step}: a duty to let through, to open, to refuse deals", 3)
            self.add(f"seat +{step}: offers left in this inspection by the rules", 1)
            self.add(f"seat +{step}: pledged gold in hundreds and rest, open and face-down cards", 4)
        for pile in range(2):
            self.add(f"pile {pile}: cards, by good", goods)
            self.add(f"pile {pile}: the top {TOP} cards, the top one first, each as its number and 1; 0 for none", TOP)
        self.add("cards in the deck", 1)
        self.add("stances of the two in office on each seat: let through, open, for nothing", 6 * players)
        self.add("loot: gold in hundreds and rest, face-down cards", 3)
        self.add("loot, by good: what lies open, and for a deputy all of it", goods)
        self.add("black market: cards left, by kind", BLACK_MARKET)
        self.add("a debt that is to be paid with goods: by seat; and the rest, in hundreds and rest", players + 2)
        self.add("pledges that hang on a bag, by seat: a lie, true, opened, let through", len(HAPPENINGS) * players)
        deal, hangs = A_SEAT * players, len(HAPPENINGS) * players
        self.add(f"the offer drawn up: by seat: {_WORDS}", deal)
        self.add("the offer drawn up: gifts that hang on a bag, by seat: a lie, true, opened, let through", hangs)
        for offer in range(OFFERS_SHOWN):
            self.add(f"offer {offer}: there, own, agreed to, a counter-offer", 4)
            self.add(f"offer {offer}: by seat: {_WORDS}", deal)
            self.add(f"offer {offer}: gifts that hang on a bag, by seat: a lie, true, opened, let through", hangs)


_LAYOUTS: Final[dict[tuple[int, int], SheriffLayout]] = {}


def layout_of(config: Config, space: SheriffSpace) -> SheriffLayout:
    """It depends on the players and on how many goods there are, and on nothing else."""
    key = (config.players, len(space.names))
    if key not in _LAYOUTS:
        _LAYOUTS[key] = SheriffLayout(config, space)
    return _LAYOUTS[key]
