"""Where cards and gold can be. A zone is a short readable name: `deck`, `pile:0`, `hand:2`, `purse:3`."""

from __future__ import annotations

from typing import Final

MOST_PLAYERS: Final = 6

DECK: Final = "deck"
BOX: Final = "box"
"""Cards that left the deck unseen before the game."""
SOLD: Final = "sold"
"""Cards that everyone saw leave the game: sold at the black market."""
LOOT: Final = "loot"
"""Legal goods on the loot tile; as a purse, its gold."""
LOOT_HIDDEN: Final = "loot-hidden"
"""Contraband on the loot tile: the deputies know it."""
BANK: Final = "bank"

PILE: Final = ["pile:0", "pile:1"]
HAND: Final = [f"hand:{seat}" for seat in range(MOST_PLAYERS)]
ASIDE: Final = [f"aside:{seat}" for seat in range(MOST_PLAYERS)]
BAG: Final = [f"bag:{seat}" for seat in range(MOST_PLAYERS)]
STALL: Final = [f"stall:{seat}" for seat in range(MOST_PLAYERS)]
"""Legal goods, face up."""
CONTRABAND: Final = [f"contraband:{seat}" for seat in range(MOST_PLAYERS)]
"""Contraband of a stall, face down."""
PLEDGE: Final = [f"pledge:{seat}" for seat in range(MOST_PLAYERS)]
"""Legal goods that this giver has set aside under a condition; as a purse, the gold."""
PLEDGE_HIDDEN: Final = [f"pledge-hidden:{seat}" for seat in range(MOST_PLAYERS)]
"""Contraband that this giver has set aside, face down."""
PURSE: Final = [f"purse:{seat}" for seat in range(MOST_PLAYERS)]

ALONE: Final = [(seat,) for seat in range(MOST_PLAYERS)]
"""For the cards that one seat alone may see."""

STACKED: Final = frozenset((DECK, PILE[0], PILE[1]))
"""Zones whose order matters: the last card is on top."""


def card_zones(players: int, piles: int) -> list[str]:
    zones = [DECK, BOX, SOLD, LOOT, LOOT_HIDDEN]
    zones += PILE[:piles]
    for owned in (HAND, ASIDE, BAG, STALL, CONTRABAND, PLEDGE, PLEDGE_HIDDEN):
        zones += owned[:players]
    return zones


def purses(players: int) -> list[str]:
    return [*PURSE[:players], LOOT, BANK, *PLEDGE[:players]]
