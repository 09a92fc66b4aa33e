"""Inspection: each bag is let through or opened, once, in any order (rules 5.1, 5.15, 8.3, 8.4)."""

from __future__ import annotations

from typing import Final

from blueboar.core.seats import HOUSE, Refusal, Seat, refuse
from blueboar.games.sheriff.rules import gate
from blueboar.games.sheriff.rules.deals import duties, striking
from blueboar.games.sheriff.rules.refusals import not_now
from blueboar.games.sheriff.state.deals import LET_THROUGH, OPEN, PROMISES, VOID
from blueboar.games.sheriff.state.deeds import Deeds
from blueboar.games.sheriff.state.goods import NO_CARD
from blueboar.games.sheriff.state.naming import named_duty
from blueboar.games.sheriff.state.state import CLOSED, INSPECTION, NO_STANCE, PHASES, State
from blueboar.games.sheriff.wire.moves import LetThrough, OpenBag, TakeStance, TimeUp
from blueboar.games.sheriff.wire.prompts import BagChoice, DecidePrompt, StancePrompt, TimeUpPrompt

STANCES: Final = [PROMISES[OPEN], PROMISES[LET_THROUGH]]


def begin(deeds: Deeds) -> None:
    deeds.begin_phase(INSPECTION)


def is_over(state: State) -> bool:
    return CLOSED not in state.bags


def decide_prompt(state: State, seat: Seat) -> DecidePrompt:
    return DecidePrompt(
        tuple(
            [
                _bag_choice(
                    state,
                    merchant,
                    check_verdict(state, seat, merchant, LET_THROUGH) is None,
                    check_verdict(state, seat, merchant, OPEN) is None,
                )
                for merchant in state.undecided()
            ]
        )
    )


def stance_prompt(state: State, seat: Seat) -> StancePrompt:
    return StancePrompt(
        tuple(
            [
                _bag_choice(
                    state,
                    merchant,
                    duties.against(state, LET_THROUGH, merchant) is None,
                    duties.against(state, OPEN, merchant) is None,
                )
                for merchant in state.undecided()
            ]
        )
    )


def _bag_choice(state: State, merchant: Seat, may_pass: bool, may_open: bool) -> BagChoice:
    duty = duties.about(state, merchant)
    return BagChoice(merchant, may_pass, may_open, None if duty is None else named_duty(duty))


def timer_prompt(state: State) -> TimeUpPrompt:
    """So many seconds for each merchant who brought a bag, from the start of the inspection."""
    bags = [seat for seat in state.merchants if state.declared[seat] != NO_CARD]
    return TimeUpPrompt(seconds=state.options.inspection_timer * len(bags))


def check_verdict(state: State, seat: Seat, merchant: Seat, verdict: int) -> Refusal | None:
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


def _check_stances(state: State, seat: Seat, merchant: Seat, verdict: int) -> Refusal | None:
    """Two deputies: what both want, either carries out; disagreeing, the one who would open acts alone."""
    if len(state.office) == 1:
        return None
    first = state.stance(state.office[0], merchant)
    second = state.stance(state.office[1], merchant)
    if first == NO_STANCE or second == NO_STANCE:
        return refuse("inspect.stances-first", "8.3", merchant=merchant)
    if first == second:
        if verdict != first:
            return refuse("inspect.agreed-otherwise", "8.3", merchant=merchant, allowed=PROMISES[first])
        return None
    alone = state.say(merchant)[0]
    if seat != alone:
        return refuse("inspect.acts-alone", "8.4", seat=alone)
    return None


def check_let_through(state: State, seat: Seat, move: LetThrough) -> Refusal | None:
    return check_verdict(state, seat, move.merchant, LET_THROUGH)


def decide_let_through(deeds: Deeds, seat: Seat, move: LetThrough) -> None:
    let_through(deeds, move.merchant)


def let_through(deeds: Deeds, merchant: Seat) -> None:
    gate.let_through(deeds, merchant, deeds.state.say(merchant))


def check_open(state: State, seat: Seat, move: OpenBag) -> Refusal | None:
    return check_verdict(state, seat, move.merchant, OPEN)


def decide_open(deeds: Deeds, seat: Seat, move: OpenBag) -> None:
    open_bag(deeds, move.merchant)


def open_bag(deeds: Deeds, merchant: Seat) -> None:
    gate.open_bag(deeds, merchant, deeds.state.say(merchant))


def check_stance(state: State, seat: Seat, move: TakeStance) -> Refusal | None:
    refusal = not_now(state, INSPECTION, "8.3")
    if refusal is not None:
        return refusal
    if len(state.office) == 1 or not state.in_office(seat):
        return refuse("stance.not-a-deputy", "8.3")
    if not state.is_merchant(move.merchant) or state.bags[move.merchant] != CLOSED:
        return refuse("inspect.no-such-bag", "5.1", merchant=move.merchant, allowed=state.undecided())
    if move.stance not in STANCES:
        return refuse("stance.unknown", "8.3", stance=move.stance[:20], allowed=STANCES)
    duty = duties.against(state, PROMISES.index(move.stance), move.merchant)
    if duty is not None:
        return duties.refusal("inspect.against-duty", duty)
    return None


def decide_stance(deeds: Deeds, seat: Seat, move: TakeStance) -> None:
    take_stance(deeds, seat, move.merchant, PROMISES.index(move.stance))


def take_stance(deeds: Deeds, deputy: Seat, merchant: Seat, stance: int) -> None:
    deeds.take_stance(deputy, merchant, stance)


def check_time_up(state: State, seat: Seat, move: TimeUp) -> Refusal | None:
    if seat != HOUSE:
        return refuse("time-up.house-only", "5.15")
    if state.options.inspection_timer == 0:
        return refuse("time-up.no-timer", "1.5")
    if state.phase != INSPECTION or is_over(state):
        return refuse("move.wrong-phase", "5.15", phase=PHASES[state.phase], needs=PHASES[INSPECTION])
    return None


def decide_time_up(deeds: Deeds, seat: Seat, move: TimeUp) -> None:
    run_out_of_time(deeds)


def run_out_of_time(deeds: Deeds) -> None:
    """Everyone passes, without bribe or inspection; open deals lapse, and duties with them (rules 5.15)."""
    state = deeds.state
    deeds.run_out_of_time()
    striking.lapse_offers(deeds)
    for promise in state.unsettled[:]:
        if state.ledger[promise].what != LET_THROUGH:
            deeds.settle(promise, VOID, 0)
    for merchant in state.undecided():
        gate.let_through(deeds, merchant, ())
