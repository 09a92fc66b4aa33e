"""What a bot keeps in mind of each player, and of each bag that lies before the sheriff."""

from __future__ import annotations


class Habits:
    """One player's ways, as everyone could see them."""

    def __init__(self) -> None:
        self.lies = 0
        self.truths = 0
        self.wrong_cards = 0
        """In all his lies together."""
        self.lie_cards = 0
        """All cards of those bags."""
        self.opened = 0
        """Bags that he opened as sheriff, nobody obliging him."""
        self.passed = 0
        """Bags that he let through for nothing."""
        self.prices: list[int] = []
        """Gold for which he let bags through."""
        self.refused: list[int] = []
        """Gold that he refused to let a bag through for."""
        self.demands = 0
        """Offers that he made while in office."""
        self.bribed_true = 0
        self.bribed_lying = 0
        """How often he offered gold for a true bag, and for a false one."""

    @property
    def known_bags(self) -> int:
        return self.lies + self.truths


class BagStory:
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
        self.turned_down = False
        """Whether the merchant refused a demand."""
        self.deal = False
