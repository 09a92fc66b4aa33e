"""Duties: what struck deals oblige those in office to do in this inspection (rules 5.8)."""

from __future__ import annotations

from blueboar.core.seats import Refusal, Seat, refuse
from blueboar.games.sheriff.state.deals import PROMISES, REFUSE_DEALS, Duty
from blueboar.games.sheriff.state.state import State


def about(state: State, merchant: Seat) -> Duty | None:
    """The duty that decides this merchant's bag."""
    for duty in state.duties:
        if duty.merchant == merchant and duty.act != REFUSE_DEALS:
            return duty
    return None


def against(state: State, verdict: int, merchant: Seat) -> Duty | None:
    """The duty that forbids this verdict on this merchant's bag."""
    for duty in state.duties:
        if duty.merchant == merchant and duty.act != verdict and duty.act != REFUSE_DEALS:
            return duty
    return None


def demands(state: State, verdict: int, merchant: Seat) -> bool:
    return any(duty.merchant == merchant and duty.act == verdict for duty in state.duties)


def against_dealing(state: State, parties: tuple[Seat, ...]) -> Duty | None:
    """The duty that forbids someone in office to deal with one of these merchants."""
    for duty in state.duties:
        if duty.act == REFUSE_DEALS and duty.merchant in parties:
            for seat in duty.bound:
                if seat in parties:
                    return duty
    return None


def refusal(code: str, duty: Duty) -> Refusal:
    return refuse(code, "5.8", duty=PROMISES[duty.act], merchant=duty.merchant, deal=duty.deal)
