"""What a bot remembers of one player over the game, and of one bag in this inspection."""
# compiled: the hot parts read it at every step

from __future__ import annotations

from blueboar.bots.sheriff.gate.table import logit
from blueboar.bots.sheriff.words_for_gold import WordsForGold

_LARGE, _FULL = 4, 5
SIZES = 3
"""Small bags, those of four cards, and full ones: the more cards, the seldomer anybody has so many of a kind."""
_MOST_OF_OTHERS = 1.5
_OWN_BAGS = 2.0
"""So many bags of others count at most, and half as many after so many of one's own: what one has shown is better."""
_WEIGHT_OF_USUAL = 5.0
"""How many remembered decisions weigh as much as what is usual."""
_MOST_STERN, _MOST_MILD = 1.3, 0.4
"""In odds: who has let everyone pass so far may be luring them, and is not trusted as much as a stern one is feared."""


def size_of(count: int) -> int:
    return (count >= _LARGE) + (count >= _FULL)


class PlayerHistory:
    """As everyone could see it."""

    def __init__(self) -> None:
        self.words_for_gold = WordsForGold()
        self.lies = 0
        self.truths = 0
        self.lies_by_size = [0] * SIZES
        self.bags_by_size = [0] * SIZES
        """The same by `size_of` the bags."""
        self.lies_to_me = 0
        """Under the own eyes: while the one who remembers was in office."""
        self.wrong_cards = 0
        """In all their lies together."""
        self.opened = 0
        """Bags that they opened in office, nobody obliging them."""
        self.passed = 0
        """Bags that they let through for nothing."""
        self.opens_expected = 0.0
        """How many of those the solved gate would have opened."""
        self.prices: list[float] = []
        """For which they let bags through."""
        self.demands = 0
        """Offers that they made while in office."""
        self.first_demands = 0
        self.asked_for = 0.0
        """How many bags they put a price on, and the odds by which those first prices were above the usual ones."""
        self.asked = 0
        """How often their own bags were priced by those in office."""
        self.paid = 0
        """How often a deal came of it."""
        self.opened_lies = 0
        self.opened_truths = 0
        """Of their own bags that were decided without a deal: how many were opened; and how many let through."""
        self.passed_lies = 0
        self.passed_truths = 0
        self.bribed_true = 0
        self.bribed_lying = 0
        """How often they offered something for a true bag, and for a false one."""
        self.false_dares = 0
        """How often they asked to be opened with a false bag."""
        self.asked_true = 0
        self.asked_lying = 0
        """How often their bags were priced by those in office, true ones and false ones."""
        self.refused_true = 0
        self.refused_lying = 0
        """In how many of those nothing was paid in the end: only such bags are left to be suspected."""

    def judge(self, bag: BagHistory) -> None:
        """What a bag of theirs tells that everyone knows now; opened or let through, it teaches the same."""
        self.note_bag(bag.count, bag.wrong)
        if bag.wrong:
            self.false_dares += bag.wants_to_be_opened
        if not bag.deal and not bag.bound:
            self._note_decision(bag)
        self._note_talk(bag)

    def note_bag(self, count: int, wrong: int) -> None:
        size = size_of(count)
        self.bags_by_size[size] += 1
        if wrong:
            self.lies += 1
            self.lies_by_size[size] += 1
            self.wrong_cards += wrong
        else:
            self.truths += 1

    def _note_decision(self, bag: BagHistory) -> None:
        """Of those in office alone, without a deal."""
        if bag.wrong:
            self.opened_lies += bag.opened
            self.passed_lies += not bag.opened
        else:
            self.opened_truths += bag.opened
            self.passed_truths += not bag.opened

    def _note_talk(self, bag: BagHistory) -> None:
        """What they offered and refused, now that it is known what for."""
        if bag.demands and bag.wrong:
            self.asked_lying += 1
            self.refused_lying += not bag.deal
        elif bag.demands:
            self.asked_true += 1
            self.refused_true += not bag.deal
        if bag.offered > 0.0:
            if bag.wrong:
                self.bribed_lying += 1
            else:
                self.bribed_true += 1

    @property
    def known_bags(self) -> int:
        return self.lies + self.truths


class Shares:
    """What one player has shown, and the whole table a little: bots of one kind sit together, and so do friends."""

    def __init__(self, histories: list[PlayerHistory], seat: int, others: float) -> None:
        self.lies = self.known = self.bribed_lying = self.bribed_true = self.truths = 0.0
        self.opened = self.decided = self.opens_expected = 0.0
        self.asked_true = self.asked_lying = self.refused_true = self.refused_lying = 0.0
        self.lies_by_size = [0.0] * SIZES
        self.bags_by_size = [0.0] * SIZES
        shown = sum(history.known_bags for number, history in enumerate(histories) if number != seat)
        most = _MOST_OF_OTHERS / (1.0 + histories[seat].known_bags / _OWN_BAGS)
        of_others = min(others, most / max(1, shown))
        for number, history in enumerate(histories):
            own = number == seat
            office = 1.0 if own else others
            self.opened += office * history.opened
            self.decided += office * (history.opened + history.passed)
            self.opens_expected += office * history.opens_expected
            weight = 1.0 if own else of_others
            for size in range(SIZES):
                self.lies_by_size[size] += weight * history.lies_by_size[size]
                self.bags_by_size[size] += weight * history.bags_by_size[size]
            self.lies += weight * history.lies
            self.truths += weight * history.truths
            self.known += weight * history.known_bags
            self.bribed_lying += weight * history.bribed_lying
            self.bribed_true += weight * history.bribed_true
            self.asked_true += weight * history.asked_true
            self.asked_lying += weight * history.asked_lying
            self.refused_true += weight * history.refused_true
            self.refused_lying += weight * history.refused_lying

    def opens_more(self) -> float:
        """How much more often than the solved gate they have opened; in odds, within bounds."""
        if not self.decided:
            return 0.0
        usual = min(0.9, max(0.05, self.opens_expected / self.decided))
        shown = (self.opened + _WEIGHT_OF_USUAL * usual) / (self.decided + _WEIGHT_OF_USUAL)
        return max(-_MOST_MILD, min(_MOST_STERN, logit(shown) - logit(usual)))


class BagHistory:
    """What happened about one bag in this inspection."""

    def __init__(self) -> None:
        self.good = ""
        self.count = 0
        self.judged = False
        self.wrong = 0
        self.offered = 0.0
        """The last price that its merchant has offered and not taken back."""
        self.offers = 0
        """How many offers the merchant has made."""
        self.demands = 0
        """How many offers those in office have made about it."""
        self.demanded = 0.0
        """The last price that they asked for."""
        self.turned_down = False
        """The last demand was refused without another price."""
        self.resisted = False
        """A demand was refused, left lying, or answered with less; what that says is learnt from who never paid."""
        self.refused = 0.0
        """The most that was refused for it."""
        self.deal = False
        self.wants_to_be_opened = False
        """Its own merchant has asked for it: who does that has nothing to hide."""
        self.opened = False
        self.bound = False
        """A deal has settled that it is opened, and those in office did not propose it: it was not their own will."""

    @property
    def dares(self) -> bool:
        """Who would also pay for its passing does not want it opened."""
        return self.wants_to_be_opened and not self.offers
