"""What a bot says about what has just happened to it: a lid that came off, a kindness, gold that was paid against it.

It speaks of what everyone has seen, and says the same whatever is in its own bag.
"""

from __future__ import annotations

from blueboar.bots.bot import Saying
from blueboar.bots.sheriff.round_dice import RoundDice
from blueboar.core.record import Entry
from blueboar.core.seats import Seat
from blueboar.games.sheriff.wire import events
from blueboar.games.sheriff.wire.terms import Deal, OpenBagTerm

_THANKS = 0.5
"""How often one whose bag passes for nothing says thanks."""
_NEWS = (
    events.BagClosed,
    events.BagLetThrough,
    events.BagOpened,
    events.DealStruck,
    events.OfferAgreed,
    events.OfferClosed,
    events.OfferMade,
    events.StanceTaken,
)


class Remarks:
    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self._saying: Saying | None = None
        self._is_thanks = False

    def watch(self, entry: Entry) -> None:
        """It is spoken of until something else is: after an open bag has been cleared, and over the next market."""
        if not any(isinstance(event, _NEWS) for event in entry.events):
            return
        self._saying, self._is_thanks = None, False
        paid = False
        for event in entry.events:
            match event:
                case events.DealStruck():
                    paid = True
                    self._struck(event.deal)
                case events.BagLetThrough():
                    if event.merchant == self.seat and event.by and not paid:
                        self._saying, self._is_thanks = Saying("thank-you", {}, event.by[0]), True
                case events.BagOpened():
                    self._opened(event)
                case _:
                    pass

    def _struck(self, deal: Deal) -> None:
        """Somebody else has paid to have my bag opened."""
        parties = (deal.proposer, *deal.partners)
        opens_mine = any(isinstance(term, OpenBagTerm) and term.merchant == self.seat for term in deal.terms)
        payers = [giver for term in deal.terms if (giver := getattr(term, "giver", None)) is not None]
        if opens_mine and payers and self.seat not in parties:
            self._saying = Saying("will-remember", {"merchant": payers[0]}, payers[0])

    def _opened(self, event: events.BagOpened) -> None:
        wrong = bool(event.confiscated)
        if event.merchant == self.seat:
            self._saying = Saying("well-played" if wrong else "told-you-so")
        elif self.seat in event.by:
            code = "caught" if wrong else "honest-after-all"
            self._saying = Saying(code, {"merchant": event.merchant}, event.merchant)

    def take(self, dice: RoundDice) -> Saying | None:
        """Once: who is asked again about the same has said it."""
        saying, self._saying = self._saying, None
        return None if self._is_thanks and not dice.likely("thank-you", _THANKS) else saying
