"""Who may deal with whom, who receives a gift, and who performs an act (rules 5.2, 5.13, 5.23, 5.31, 8.5)."""

from __future__ import annotations

from blueboar.core.seats import Refusal, Seat, refuse
from blueboar.games.sheriff.state.deals import FAVOUR, Term
from blueboar.games.sheriff.state.state import State
from blueboar.games.sheriff.state.zones import ALONE, LOOT_PURSE


def receivers(state: State, parties: tuple[Seat, ...], term: Term) -> tuple[Seat, ...]:
    """Whom it names; else the other side. Two receivers of a gift mean the loot tile (rules 5.23)."""
    if term.whom:
        return state.office if len(term.whom) == 2 and term.kind != FAVOUR else term.whom
    return other_side(state, parties, term.giver) or partners_of(parties, term.giver)


def other_side(state: State, parties: tuple[Seat, ...], giver: Seat) -> tuple[Seat, ...]:
    others = partners_of(parties, giver)
    if len(parties) == 2:
        return others
    if state.in_office(giver):
        return tuple([seat for seat in others if not state.in_office(seat)])
    return officers(state, others)


def partners_of(parties: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    """The others, for one of them."""
    if len(parties) == 2:
        return ALONE[parties[1] if parties[0] == seat else parties[0]]
    return tuple([party for party in parties if party != seat])


def purse_of(receivers: tuple[Seat, ...]) -> int:
    """A player's purse, or the loot tile's where there are two."""
    return receivers[0] if len(receivers) == 1 else LOOT_PURSE


def takes_part(seat: Seat, parties: tuple[Seat, ...]) -> bool:
    return any(party == seat for party in parties)


def has_officer(state: State, parties: tuple[Seat, ...]) -> bool:
    return any(state.in_office(seat) for seat in parties)


def officers(state: State, parties: tuple[Seat, ...]) -> tuple[Seat, ...]:
    office = state.office
    if all(takes_part(seat, parties) for seat in office):
        return office
    return tuple([seat for seat in office if takes_part(seat, parties)])


def performers(state: State, parties: tuple[Seat, ...], act: Term) -> tuple[Seat, ...]:
    """Those in office whom it names; else all who are partners of the deal (rules 5.31)."""
    return officers(state, act.whom if act.whom else parties)


def check_receivers(state: State, parties: tuple[Seat, ...], term: Term) -> Refusal | None:
    if not term.whom:
        return None if term.kind == FAVOUR else _check_other_side(state, parties, term.giver)
    others = partners_of(parties, term.giver)
    if term.kind == FAVOUR:
        if any(seat not in others or term.whom.count(seat) > 1 for seat in term.whom):
            return refuse("offer.receiver", "5.23", allowed=list(others))
        return None
    if any(seat not in others for seat in term.whom):
        return refuse("offer.receiver", "5.23", allowed=list(others))
    if len(term.whom) > 1 and sorted(term.whom) != sorted(state.office):
        return refuse("offer.receiver", "5.23", allowed=list(others))
    return None


def _check_other_side(state: State, parties: tuple[Seat, ...], giver: Seat) -> Refusal | None:
    """Of a gift that names nobody."""
    side = other_side(state, parties, giver)
    if len(side) == 1 or side == state.office:
        return None
    return refuse("offer.name-the-receiver", "5.23", giver=giver, allowed=list(partners_of(parties, giver)))


def check_performers(state: State, parties: tuple[Seat, ...], act: Term) -> Refusal | None:
    if not act.whom:
        return None
    allowed = officers(state, parties)
    if any(seat not in allowed or act.whom.count(seat) > 1 for seat in act.whom):
        return refuse("offer.performer", "5.31", allowed=list(allowed))
    return None


def check_parties(state: State, parties: tuple[Seat, ...]) -> Refusal | None:
    """Two or more, each once; with somebody in office, unless players may deal without (rules 5.13)."""
    if len(parties) < 2 or any(not 0 <= seat < state.players for seat in parties):
        return _wrong_partners(state, parties)
    if any(parties[place] == parties[before] for place in range(len(parties)) for before in range(place)):
        return _wrong_partners(state, parties)
    if not state.options.merchant_deals and not has_officer(state, parties):
        return _wrong_partners(state, parties)
    return None


def _wrong_partners(state: State, parties: tuple[Seat, ...]) -> Refusal:
    allowed = [list(circle) for circle in circles(state, parties[0])]
    return refuse("offer.partners", "5.2" if state.in_office(parties[0]) else "5.13", allowed=allowed)


def circles(state: State, seat: Seat) -> list[tuple[Seat, ...]]:
    """The smallest circles with whom this seat may deal; larger ones are made of the same people."""
    office = state.office
    merchants = state.merchants
    if state.in_office(seat):
        found = [ALONE[merchant] for merchant in merchants]
        if len(office) == 2:
            other = office[0] if office[1] == seat else office[1]
            found += [(other, merchant) for merchant in merchants]
            found.append((other,))
        return found
    found = [ALONE[officer] for officer in office]
    if len(office) == 2:
        found.append(office)
    if state.options.merchant_deals:
        found += [ALONE[merchant] for merchant in merchants if merchant != seat]
    return found


def others(state: State, seat: Seat) -> tuple[Seat, ...]:
    """All of whom a circle may be made: those in office first, then the merchants clockwise."""
    return tuple([other for other in (*state.office, *state.merchants) if other != seat])
