"""Simple offers, as examples of the deals that cannot all be listed: gold or a good, for one act or for none.

They are made from what the proposer sees, so whoever reads the list learns nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from blueboar.core.seats import Seat
from blueboar.games.sheriff.wire.moves import MakeOffer
from blueboar.games.sheriff.wire.prompts import OfferPrompt
from blueboar.games.sheriff.wire.terms import Duty, GiveGold, GiveStallGoods, LetThroughTerm, OpenBagTerm, Term
from blueboar.games.sheriff.wire.views import SheriffView

MOST_GOLD: Final = 20
"""Offers of more gold are legal, and not listed."""


def simple_offers(view: SheriffView, prompt: OfferPrompt) -> Iterator[MakeOffer]:
    assert view.seat is not None
    for partners in prompt.partners:
        parties = (view.seat, *partners)
        if _may_deal(view, parties):
            giver = _giver(view, parties)
            for act in _acts(view, parties, giver):
                if act is None and not _is_a_present(view, parties, giver):
                    continue
                for gift in _gifts(view, giver):
                    yield MakeOffer(partners, (gift,) if act is None else (gift, act))


def _giver(view: SheriffView, parties: tuple[Seat, ...]) -> Seat:
    """The merchant pays; of two of a kind the one who offers."""
    return next((seat for seat in parties if seat not in view.office), parties[0])


def _is_a_present(view: SheriffView, parties: tuple[Seat, ...], giver: Seat) -> bool:
    """Without an act a gift to those in office would let the giver's bag through (rules 5.22)."""
    in_office = any(seat in view.office for seat in parties if seat != giver)
    return not in_office or giver in view.office or view.players[giver].bag.status != "closed"


def _may_deal(view: SheriffView, parties: tuple[Seat, ...]) -> bool:
    """Whether no duty forbids it (rules 5.8)."""
    return not any(
        duty.act == "refuse-deals" and duty.merchant in parties and any(seat in parties for seat in duty.bound)
        for duty in view.duties
    )


def _acts(view: SheriffView, parties: tuple[Seat, ...], giver: Seat) -> Iterator[Term | None]:
    in_office = [seat for seat in view.office if seat in parties]
    for player in view.players if in_office else ():
        merchant = player.seat
        if player.bag.status == "closed" and all(seat in in_office for seat in _with_a_say(view, merchant)):
            duties = {each.act for each in view.duties if _is_verdict_on(each, merchant, in_office)}
            if "open" not in duties:
                yield LetThroughTerm(merchant)
            if "let-through" not in duties and merchant != giver:
                yield OpenBagTerm(merchant)
    yield None


def _is_verdict_on(duty: Duty, merchant: Seat, in_office: list[Seat]) -> bool:
    """And binds one of these."""
    return duty.merchant == merchant and duty.act != "refuse-deals" and any(seat in in_office for seat in duty.bound)


def _with_a_say(view: SheriffView, merchant: Seat) -> list[Seat]:
    """All in office, unless two deputies disagree: then the one who would open (rules 8.4)."""
    said = {each.deputy: each.stance for each in view.stances if each.merchant == merchant}
    if len(said) == 2 and list(said.values()).count("open") == 1:
        return [seat for seat in view.office if said[seat] == "open"]
    return list(view.office)


def _gifts(view: SheriffView, giver: Seat) -> Iterator[Term]:
    player = view.players[giver]
    for amount in range(1, min(player.gold, MOST_GOLD) + 1):
        yield GiveGold(giver, amount)
    for good in sorted(set(player.stall)):
        yield GiveStallGoods(giver, good, 1)
