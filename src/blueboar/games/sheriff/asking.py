"""Everyone who may act now, and what about. Who is asked never depends on what the others may not know."""

from __future__ import annotations

from typing import Any

from blueboar.core.seats import HOUSE, Seat
from blueboar.games.sheriff import black_market, deals, debts, loot, settling
from blueboar.games.sheriff.chores import (
    BlackMarketChore,
    BrimstoneChore,
    Chore,
    ConfiscatedChore,
    DebtChore,
    LootChore,
    PlateChore,
    TrophyChore,
)
from blueboar.games.sheriff.parties import circles
from blueboar.games.sheriff.phases import declaration, inspection, loading, market
from blueboar.games.sheriff.prompts import AnswerPrompt, FavourPrompt, OfferChoice, OfferPrompt, Prompt
from blueboar.games.sheriff.state import DECLARATION, INSPECTION, LOADING, MARKET, NOBODY, OVER, State


def waiting_for(state: State) -> tuple[Seat, ...]:
    """Without whom the game does not go on."""
    if state.phase == OVER:
        return ()
    if state.chores:
        chore = state.chores[0]
        return (chore.seat, chore.other) if isinstance(chore, LootChore) else (chore.seat,)
    if state.phase == MARKET:
        return (state.office[0] if state.turn == NOBODY else state.turn,)
    if state.phase == LOADING:
        return tuple(loading.loaders(state))
    if state.phase == DECLARATION:
        return (state.turn,)
    return state.office


def pending(state: State) -> dict[Seat, tuple[Any, ...]]:
    asked: dict[Seat, list[Prompt]] = {}
    if state.phase == OVER:
        return {}
    if state.chores:
        _ask_chore(state, state.chores[0], asked)
    elif state.phase == MARKET:
        seat, prompt = market.pending(state)
        asked[seat] = [prompt]
    elif state.phase == LOADING:
        for seat in loading.loaders(state):
            asked[seat] = [loading.prompt(state, seat)]
    elif state.phase == DECLARATION:
        merchant, declaring = declaration.pending(state)
        asked[merchant] = [declaring]
    elif state.phase == INSPECTION:
        _ask_inspection(state, asked)
    _ask_house(state, asked)
    _ask_favours(state, asked)
    return {seat: tuple(prompts) for seat, prompts in asked.items()}


def _ask_inspection(state: State, asked: dict[Seat, list[Prompt]]) -> None:
    for officer in state.office:
        prompts: list[Prompt] = [inspection.decide_prompt(state, officer)]
        if len(state.office) == 2:
            prompts.append(inspection.stance_prompt(state, officer))
        asked[officer] = prompts
    for seat in range(state.players):
        found = asked.setdefault(seat, [])
        left = deals.MOST_OFFERS - state.offers_made[seat]
        own = len([offer for offer in state.offers.values() if offer.deal.proposer == seat])
        if left > 0 and own < deals.MOST_OPEN_OFFERS:
            partners = tuple(circles(state, seat))
            found.append(OfferPrompt(partners, left, tuple(state.duties)))
        choices = [_offer_choice(state, seat, deal) for deal in deals.answerable(state, seat)]
        if choices:
            found.append(AnswerPrompt(tuple(choices)))
        if black_market.may_visit(state, seat) and black_market.sellable(state, seat):
            found.append(black_market.prompt(state, seat, waited=False))


def _offer_choice(state: State, seat: Seat, deal: int) -> OfferChoice:
    stopped = deals.check_accept(state, seat, deal)
    return OfferChoice(
        deal,
        accept=stopped is None,
        refuse=deals.check_refuse(state, seat, deal) is None,
        withdraw=deals.check_withdraw(state, seat, deal) is None,
        stopped=stopped,
    )


def _ask_house(state: State, asked: dict[Seat, list[Prompt]]) -> None:
    """The clock runs on while somebody settles something."""
    if state.phase == INSPECTION and state.options.inspection_timer and not inspection.is_over(state):
        asked[HOUSE] = [inspection.timer_prompt(state)]


def _ask_favours(state: State, asked: dict[Seat, list[Prompt]]) -> None:
    for seat in range(state.players):
        markable = settling.favours_to_mark(state, seat)
        if markable:
            asked.setdefault(seat, []).append(FavourPrompt(markable))


def _ask_chore(state: State, chore: Chore, asked: dict[Seat, list[Prompt]]) -> None:
    match chore:
        case DebtChore():
            asked[chore.seat] = [debts.prompt(state, chore)]
        case ConfiscatedChore():
            asked[chore.seat] = [settling.confiscated_prompt(state, chore)]
        case PlateChore():
            asked[chore.seat] = [settling.plate_prompt(state)]
        case BrimstoneChore():
            asked[chore.seat] = [settling.brimstone_prompt(state, chore.seat)]
        case TrophyChore():
            asked[chore.seat] = [settling.trophy_prompt(state, chore.seat)]
        case BlackMarketChore():
            asked[chore.seat] = [black_market.prompt(state, chore.seat, waited=True)]
        case LootChore():
            for deputy in (chore.seat, chore.other):
                asked[deputy] = [loot.prompt(state, deputy)]
