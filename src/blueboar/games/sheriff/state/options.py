"""What a table has agreed on (rules 1), as the rules ask for it: read once from the configuration."""

from __future__ import annotations

from typing import Final

from blueboar.games.sheriff.data.editions import Config

RANDOM: Final = -1


class Options:
    """Never changes; shared by all states of one set-up."""

    def __init__(self, config: Config) -> None:
        options = config.options
        self.deputies: bool = config.deputies
        self.rounds: int = config.rounds
        self.piles: int = options.discard_piles
        self.piles_are_open: bool = options.market_draws == "piles-then-deck"
        """Whether merchants may take from the discard piles before they draw (rules 3.3)."""
        self.face_up: bool = options.set_aside == "face-up"
        """How cards are set aside (rules 3.5)."""
        self.left_goes_first: bool = options.market_first == "left"
        self.reshuffle: str = options.reshuffle
        self.ties_by_points: bool = options.tie == "points"
        self.inspection_timer: int = options.inspection_timer
        self.removed_cards: int = options.removed_cards
        self.hand_size: int = options.hand_size
        self.first_sheriff: int = RANDOM if options.first_sheriff == "random" else options.first_sheriff
        self.private_offers: bool = options.private_offers
        self.merchant_deals: bool = options.merchant_deals
        self.starting_gold: int = options.starting_gold
