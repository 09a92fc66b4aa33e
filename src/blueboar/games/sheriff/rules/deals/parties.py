"""Who may deal with whom (rules 5.2, 5.13, 8.5)."""

from __future__ import annotations

from blueboar.core.seats import Refusal, Seat, refuse
from blueboar.games.sheriff.state.state import State
from blueboar.games.sheriff.state.zones import LOOT_PURSE


def receivers(state: State, giver: Seat, parties: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The other side: two receivers mean the loot tile (rules 8.5)."""
    others = tuple([seat for seat in parties if seat != giver])
    if len(others) > 1:
        side = state.in_office(giver)
        return tuple([seat for seat in others if state.in_office(seat) != side])
    return others


def purse_of(receivers: tuple[Seat, ...]) -> int:
    """A player's purse, or the loot tile's where there are two."""
    return receivers[0] if len(receivers) == 1 else LOOT_PURSE


def officers(state: State, parties: tuple[Seat, ...]) -> tuple[Seat, ...]:
    return tuple([seat for seat in state.office if seat in parties])


def check_parties(state: State, parties: tuple[Seat, ...]) -> Refusal | None:
    """One merchant and someone in office (both deputies, perhaps); or two merchants, where that is played."""
    for seat in parties:
        if not 0 <= seat < state.players or parties.count(seat) > 1:
            return _wrong_partners(state, parties)
    in_office = len(officers(state, parties))
    merchants = len(parties) - in_office
    if merchants == 1 and in_office >= 1:
        return None
    if merchants == 2 and in_office == 0 and state.options.merchant_deals:
        return None
    return _wrong_partners(state, parties)


def _wrong_partners(state: State, parties: tuple[Seat, ...]) -> Refusal:
    allowed = [list(circle) for circle in circles(state, parties[0])]
    return refuse("offer.partners", "5.2" if state.in_office(parties[0]) else "5.13", allowed=allowed)


def circles(state: State, seat: Seat) -> list[tuple[Seat, ...]]:
    """With whom this seat may deal: every set of others who would all have to agree."""
    office = state.office
    merchants = state.merchants
    if state.in_office(seat):
        found: list[tuple[Seat, ...]] = [(merchant,) for merchant in merchants]
        if len(office) == 2:
            other = office[0] if office[1] == seat else office[1]
            found += [(other, merchant) for merchant in merchants]
        return found
    found = [(officer,) for officer in office]
    if len(office) == 2:
        found.append(office)
    if state.options.merchant_deals:
        found += [(merchant,) for merchant in merchants if merchant != seat]
    return found
