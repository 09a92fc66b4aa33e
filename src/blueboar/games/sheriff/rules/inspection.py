"""Inspection: each bag is let through or opened, once, in any order (rules 5.1, 5.15, 5.33, 8.3, 8.4)."""

from __future__ import annotations

from blueboar.core.seats import HOUSE, NOBODY, Refusal, Seat, refuse
from blueboar.games.sheriff.rules import gate
from blueboar.games.sheriff.rules.deals import duties, pledges, striking, talk
from blueboar.games.sheriff.rules.deals.means import picked
from blueboar.games.sheriff.rules.deals.standing import (
    NOTHING,
    UNSAID,
    check_taking,
    may_say_nothing,
    nameable,
    standing,
    taken,
)
from blueboar.games.sheriff.rules.refusals import not_now
from blueboar.games.sheriff.state.deals import (
    BAG_GOODS,
    LET_THROUGH,
    NO_DEAL,
    OPEN,
    PROMISES,
    STANCES,
    TIME_RAN_OUT,
)
from blueboar.games.sheriff.state.deeds import Deeds
from blueboar.games.sheriff.state.goods import NO_CARD
from blueboar.games.sheriff.state.naming import named_duty
from blueboar.games.sheriff.state.state import CLOSED, INSPECTION, NO_STANCE, PHASES, State
from blueboar.games.sheriff.state.zones import ALONE
from blueboar.games.sheriff.wire import terms
from blueboar.games.sheriff.wire.moves import LetThrough, OpenBag, TakeStance, TimeUp
from blueboar.games.sheriff.wire.prompts import BagChoice, DecidePrompt, StancePrompt, TimeUpPrompt


def begin(deeds: Deeds) -> None:
    deeds.begin_phase(INSPECTION)


def is_over(state: State) -> bool:
    return not state.has_bag(CLOSED)


def decide_prompt(state: State, seat: Seat) -> DecidePrompt:
    return DecidePrompt(tuple([_bag_choice(state, seat, merchant) for merchant in state.undecided()]))


def _bag_choice(state: State, seat: Seat, merchant: Seat) -> BagChoice:
    passes = check_verdict(state, seat, merchant, LET_THROUGH) is None
    return BagChoice(
        merchant,
        let_through=passes and check_taking(state, seat, merchant, UNSAID) is None,
        open=check_verdict(state, seat, merchant, OPEN) is None,
        duty=_duty(state, seat, merchant),
        offers=tuple(nameable(state, seat, merchant)) if passes else (),
        for_nothing=passes and may_say_nothing(state, seat, merchant),
    )


def stance_prompt(state: State, seat: Seat) -> StancePrompt:
    return StancePrompt(tuple([_stance_choice(state, seat, merchant) for merchant in state.undecided()]))


def _stance_choice(state: State, seat: Seat, merchant: Seat) -> BagChoice:
    passes = duties.against(state, LET_THROUGH, merchant, (seat,)) is None
    opens = duties.against(state, OPEN, merchant, (seat,)) is None
    return BagChoice(merchant, passes, opens, _duty(state, seat, merchant), for_nothing=passes)


def _duty(state: State, seat: Seat, merchant: Seat) -> terms.Duty | None:
    duty = duties.about(state, merchant, seat)
    return None if duty is None else named_duty(duty)


def timer_prompt(state: State) -> TimeUpPrompt:
    """So many seconds for each merchant who brought a bag, together or for each bag (rules 5.15, 5.33)."""
    bags = [seat for seat in state.merchants if state.declared[seat] != NO_CARD]
    seconds = state.options.inspection_timer
    waits = bool(state.chores)
    if state.options.timer_for_each_bag:
        return TimeUpPrompt(seconds, decided=len(bags) - len(state.undecided()), stands_still=waits)
    return TimeUpPrompt(seconds * len(bags), stands_still=waits)


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
        duty = duties.against(state, verdict, merchant, ALONE[seat])
        if duty is not None:
            return duties.refusal("inspect.against-duty", duty)
    return _check_stances(state, seat, merchant, verdict)


def _check_stances(state: State, seat: Seat, merchant: Seat, verdict: int) -> Refusal | None:
    """Two deputies: what both want, either carries out; disagreeing, the one who would open acts alone."""
    if len(state.office) == 1:
        return None
    first, second = state.both_stances(merchant)
    if first == NO_STANCE or second == NO_STANCE:
        return refuse("inspect.stances-first", "8.3", merchant=merchant)
    if (first == OPEN) == (second == OPEN):
        if (verdict == OPEN) != (first == OPEN):
            agreed = OPEN if first == OPEN else LET_THROUGH
            return refuse("inspect.agreed-otherwise", "8.3", merchant=merchant, allowed=PROMISES[agreed])
        return None
    alone = state.say(merchant)[0]
    if seat != alone:
        return refuse("inspect.acts-alone", "8.4", seat=alone)
    return None


def lacks_stance(state: State, merchant: Seat) -> bool:
    """Whether one of two deputies has not yet said what to do with this bag."""
    if len(state.office) == 1:
        return False
    first, second = state.both_stances(merchant)
    return first == NO_STANCE or second == NO_STANCE


def check_let_through(state: State, seat: Seat, move: LetThrough) -> Refusal | None:
    refusal = check_verdict(state, seat, move.merchant, LET_THROUGH)
    if refusal is None:
        refusal = check_taking(state, seat, move.merchant, _takes(move))
    return refusal


def _takes(move: LetThrough) -> int:
    """A number that no offer can have stays one that none has."""
    if move.takes is None:
        return UNSAID
    return NOTHING if isinstance(move.takes, str) else max(move.takes, NO_DEAL)


def decide_let_through(deeds: Deeds, seat: Seat, move: LetThrough) -> None:
    let_through(deeds, seat, move.merchant, _takes(move))


def let_through(deeds: Deeds, seat: Seat, merchant: Seat, takes: int) -> None:
    """By striking the offer that is taken for it, or without one (rules 5.21)."""
    state = deeds.state
    offer = taken(state, merchant, takes)
    if offer is not None:
        own = picked(state, seat, offer.deal.terms, [])
        striking.strike(deeds, offer.deal, {seat: own, **offer.picks()})
    else:
        for_nothing = bool(state.offers) and bool(standing(state, merchant))
        gate.let_through(deeds, merchant, state.say(merchant), for_nothing)


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
        return refuse("stance.unknown", "8.3", stance=move.stance[:20], allowed=list(STANCES))
    verdict = OPEN if STANCES.index(move.stance) == OPEN else LET_THROUGH
    duty = duties.against(state, verdict, move.merchant, (seat,))
    if duty is not None:
        return duties.refusal("inspect.against-duty", duty)
    return None


def decide_stance(deeds: Deeds, seat: Seat, move: TakeStance) -> None:
    take_stance(deeds, seat, move.merchant, STANCES.index(move.stance))


def take_stance(deeds: Deeds, deputy: Seat, merchant: Seat, stance: int) -> None:
    deeds.take_stance(deputy, merchant, stance)


def check_time_up(state: State, seat: Seat, move: TimeUp) -> Refusal | None:
    if seat != HOUSE:
        return refuse("time-up.house-only", "5.15")
    if state.options.inspection_timer == 0:
        return refuse("time-up.no-timer", "1.5")
    if state.phase == INSPECTION and is_over(state):
        return refuse("move.wrong-phase", "5.15", phase=PHASES[state.phase], needs=PHASES[INSPECTION])
    return not_now(state, INSPECTION, "5.33")


def decide_time_up(deeds: Deeds, seat: Seat, move: TimeUp) -> None:
    run_out_of_time(deeds)


def run_out_of_time(deeds: Deeds) -> None:
    """Everyone passes, or the next one, without bribe or inspection; deals and duties about it lapse."""
    state = deeds.state
    if state.options.timer_for_each_bag:
        _run_out_for(deeds, state.undecided()[0])
        return
    deeds.run_out_of_time(NOBODY)
    talk.lapse_offers(deeds)
    for promise in state.unsettled:
        if state.ledger[promise].what != LET_THROUGH:
            pledges.void(deeds, promise, TIME_RAN_OUT)
    for merchant in state.undecided():
        gate.let_through(deeds, merchant, (), False)


def _run_out_for(deeds: Deeds, bag: Seat) -> None:
    """Only this bag's offers, duties and pledges end (rules 5.33)."""
    state = deeds.state
    deeds.run_out_of_time(bag)
    talk.lapse_offers_about(deeds, bag)
    for promise in state.unsettled:
        line = state.ledger[promise]
        from_bag = line.what == BAG_GOODS and line.giver == bag
        if line.when.bag == bag or from_bag or (line.what == OPEN and line.about == bag):
            pledges.void(deeds, promise, TIME_RAN_OUT)
    gate.let_through(deeds, bag, (), False)
