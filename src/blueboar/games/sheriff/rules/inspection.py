"""Inspection: each bag is let through or opened, once, in any order (rules 5.1, 5.15, 8.3, 8.4)."""

from __future__ import annotations

from blueboar.core.chance import Chance
from blueboar.core.seats import HOUSE, Refusal, Seat, refuse
from blueboar.games.sheriff.rules import gate
from blueboar.games.sheriff.rules.deals import duties, striking
from blueboar.games.sheriff.rules.refusals import not_now
from blueboar.games.sheriff.state.pen import Pen
from blueboar.games.sheriff.state.state import CLOSED, INSPECTION, State
from blueboar.games.sheriff.wire.events import PhaseBegan, PromiseSettled, StanceTaken, TimeRanOut
from blueboar.games.sheriff.wire.moves import LetThrough, OpenBag, TakeStance, TimeUp
from blueboar.games.sheriff.wire.prompts import BagChoice, DecidePrompt, StancePrompt, TimeUpPrompt
from blueboar.games.sheriff.wire.terms import Duty


def begin(state: State, pen: Pen) -> None:
    pen.write(PhaseBegan(INSPECTION))


def is_over(state: State) -> bool:
    return CLOSED not in state.bags


def decide_prompt(state: State, seat: Seat) -> DecidePrompt:
    return DecidePrompt(
        tuple(
            [
                BagChoice(
                    merchant,
                    check_verdict(state, seat, merchant, duties.LET_THROUGH) is None,
                    check_verdict(state, seat, merchant, duties.OPEN) is None,
                    _duty_about(state, merchant),
                )
                for merchant in state.undecided()
            ]
        )
    )


def stance_prompt(state: State, seat: Seat) -> StancePrompt:
    return StancePrompt(
        tuple(
            [
                BagChoice(
                    merchant,
                    duties.against(state, duties.LET_THROUGH, merchant) is None,
                    duties.against(state, duties.OPEN, merchant) is None,
                    _duty_about(state, merchant),
                )
                for merchant in state.undecided()
            ]
        )
    )


def _duty_about(state: State, merchant: Seat) -> Duty | None:
    for duty in state.duties:
        if duty.merchant == merchant and duty.act != duties.REFUSE_DEALS:
            return duty
    return None


def timer_prompt(state: State) -> TimeUpPrompt:
    """So many seconds for each merchant who brought a bag, from the start of the inspection."""
    bags = [seat for seat in state.merchants if state.declared[seat]]
    return TimeUpPrompt(seconds=state.options.inspection_timer * len(bags))


def check_verdict(state: State, seat: Seat, merchant: Seat, verdict: str) -> Refusal | None:
    """Whether this seat may let this bag through, or open it."""
    refusal = not_now(state, INSPECTION, "5.1")
    if refusal is not None:
        return refusal
    if not state.in_office(seat):
        return refuse("inspect.not-in-office", "5.1", office=list(state.office))
    if not state.is_merchant(merchant) or state.bags[merchant] != CLOSED:
        return refuse("inspect.no-such-bag", "5.1", merchant=merchant, allowed=state.undecided())
    if state.duties:
        duty = duties.against(state, verdict, merchant)
        if duty is not None:
            return duties.refusal("inspect.against-duty", duty)
        if duties.demands(state, verdict, merchant) and seat in state.say(merchant):
            return None
    return _check_stances(state, seat, merchant, verdict)


def _check_stances(state: State, seat: Seat, merchant: Seat, verdict: str) -> Refusal | None:
    """Two deputies: what both want, either carries out; disagreeing, the one who would open acts alone."""
    if len(state.office) == 1:
        return None
    first = state.stance(state.office[0], merchant)
    second = state.stance(state.office[1], merchant)
    if not first or not second:
        return refuse("inspect.stances-first", "8.3", merchant=merchant)
    if first == second:
        if verdict != first:
            return refuse("inspect.agreed-otherwise", "8.3", merchant=merchant, allowed=first)
        return None
    alone = state.say(merchant)[0]
    if seat != alone:
        return refuse("inspect.acts-alone", "8.4", seat=alone)
    return None


def check_let_through(state: State, seat: Seat, move: LetThrough) -> Refusal | None:
    return check_verdict(state, seat, move.merchant, duties.LET_THROUGH)


def decide_let_through(state: State, seat: Seat, move: LetThrough, chance: Chance, pen: Pen) -> None:
    gate.let_through(state, move.merchant, state.say(move.merchant), pen)


def check_open(state: State, seat: Seat, move: OpenBag) -> Refusal | None:
    return check_verdict(state, seat, move.merchant, duties.OPEN)


def decide_open(state: State, seat: Seat, move: OpenBag, chance: Chance, pen: Pen) -> None:
    gate.open_bag(state, move.merchant, state.say(move.merchant), pen)


def check_stance(state: State, seat: Seat, move: TakeStance) -> Refusal | None:
    refusal = not_now(state, INSPECTION, "8.3")
    if refusal is not None:
        return refusal
    if len(state.office) == 1 or not state.in_office(seat):
        return refuse("stance.not-a-deputy", "8.3")
    if not state.is_merchant(move.merchant) or state.bags[move.merchant] != CLOSED:
        return refuse("inspect.no-such-bag", "5.1", merchant=move.merchant, allowed=state.undecided())
    if move.stance not in (duties.OPEN, duties.LET_THROUGH):
        return refuse("stance.unknown", "8.3", stance=move.stance[:20], allowed=[duties.OPEN, duties.LET_THROUGH])
    duty = duties.against(state, move.stance, move.merchant)
    if duty is not None:
        return duties.refusal("inspect.against-duty", duty)
    return None


def decide_stance(state: State, seat: Seat, move: TakeStance, chance: Chance, pen: Pen) -> None:
    pen.write(StanceTaken(seat, move.merchant, move.stance))


def check_time_up(state: State, seat: Seat, move: TimeUp) -> Refusal | None:
    if seat != HOUSE:
        return refuse("time-up.house-only", "5.15")
    if state.options.inspection_timer == 0:
        return refuse("time-up.no-timer", "1.5")
    if state.phase != INSPECTION or is_over(state):
        return refuse("move.wrong-phase", "5.15", phase=state.phase, needs=INSPECTION)
    return None


def decide_time_up(state: State, seat: Seat, move: TimeUp, chance: Chance, pen: Pen) -> None:
    """Everyone passes, without bribe or inspection; open deals lapse, and duties with them (rules 5.15)."""
    pen.write(TimeRanOut())
    striking.lapse_offers(state, pen)
    for promise in list(state.unsettled):
        line = state.ledger[promise]
        if line.what != duties.LET_THROUGH:
            pen.write(PromiseSettled(promise, "void"))
    for merchant in state.undecided():
        gate.let_through(state, merchant, (), pen)
