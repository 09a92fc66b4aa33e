"""What a bot remembers of one player over the game, and of one bag in this inspection."""

from __future__ import annotations


class PlayerHistory:
    """As everyone could see it."""

    def __init__(self) -> None:
        self.lies = 0
        self.truths = 0
        self.wrong_cards = 0
        """In all their lies together."""
        self.lie_cards = 0
        """All cards of those bags."""
        self.opened = 0
        """Bags that they opened as sheriff, nobody obliging them."""
        self.passed = 0
        """Bags that they let through for nothing."""
        self.prices: list[int] = []
        """Gold for which they let bags through."""
        self.demands = 0
        """Offers that they made while in office."""
        self.bribed_true = 0
        self.bribed_lying = 0
        """How often they offered gold for a true bag, and for a false one."""

    @property
    def known_bags(self) -> int:
        return self.lies + self.truths


class BagHistory:
    """What happened about one bag in this inspection."""

    def __init__(self) -> None:
        self.good = ""
        self.count = 0
        self.judged = False
        self.wrong = 0
        self.offered = 0
        """The most gold that its merchant has offered."""
        self.offers = 0
        """How many offers the merchant has made."""
        self.demands = 0
        """How many offers those in office have made about it."""
        self.demanded = 0
        """The last gold that they asked for."""
        self.refused = 0
        """The most gold that was refused for it."""
        self.deal = False
