"""Everyone who may act now, and what about. Who is asked never depends on what the others may not know."""

from __future__ import annotations

from blueboar.core.seats import HOUSE, NOBODY, Seat
from blueboar.games.sheriff.rules import (
    black_market,
    confiscated,
    debts,
    declaration,
    inspection,
    loading,
    loot,
    market,
    promo_cards,
)
from blueboar.games.sheriff.rules.deals import favours, offers
from blueboar.games.sheriff.rules.deals.parties import circles
from blueboar.games.sheriff.state.state import DECLARATION, INSPECTION, LOADING, MARKET, OVER, State
from blueboar.games.sheriff.wire.chores import (
    BlackMarketChore,
    BrimstoneChore,
    Chore,
    ConfiscatedChore,
    DebtChore,
    LootChore,
    PlateChore,
    TrophyChore,
)
from blueboar.games.sheriff.wire.prompts import AnswerPrompt, FavourPrompt, OfferChoice, OfferPrompt, Prompt


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


def pending(state: State) -> dict[Seat, tuple[Prompt, ...]]:
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
        left = offers.MOST_OFFERS - state.offers_made[seat]
        if left > 0 and offers.open_offers_of(state, seat) < offers.MOST_OPEN_OFFERS:
            partners = tuple(circles(state, seat))
            found.append(OfferPrompt(partners, left))
        choices = [_offer_choice(state, seat, deal) for deal in offers.answerable(state, seat)]
        if choices:
            found.append(AnswerPrompt(tuple(choices)))
        if black_market.may_visit(state, seat) and black_market.sellable(state, seat):
            found.append(black_market.prompt(state, seat, waited=False))


def _offer_choice(state: State, seat: Seat, deal: int) -> OfferChoice:
    stopped = offers.check_accept(state, seat, deal)
    return OfferChoice(
        deal,
        accept=stopped is None,
        refuse=offers.check_refuse(state, seat, deal) is None,
        withdraw=offers.check_withdraw(state, seat, deal) is None,
        stopped=stopped,
    )


def _ask_house(state: State, asked: dict[Seat, list[Prompt]]) -> None:
    """The clock runs on while somebody settles something."""
    if state.phase == INSPECTION and state.options.inspection_timer and not inspection.is_over(state):
        asked[HOUSE] = [inspection.timer_prompt(state)]


def _ask_favours(state: State, asked: dict[Seat, list[Prompt]]) -> None:
    for seat in range(state.players):
        markable = favours.to_mark(state, seat)
        if markable:
            asked.setdefault(seat, []).append(FavourPrompt(markable))


def _ask_chore(state: State, chore: Chore, asked: dict[Seat, list[Prompt]]) -> None:
    match chore:
        case DebtChore():
            asked[chore.seat] = [debts.prompt(state, chore)]
        case ConfiscatedChore():
            asked[chore.seat] = [confiscated.prompt(state, chore)]
        case PlateChore():
            asked[chore.seat] = [promo_cards.plate_prompt(state)]
        case BrimstoneChore():
            asked[chore.seat] = [promo_cards.brimstone_prompt(state, chore.seat)]
        case TrophyChore():
            asked[chore.seat] = [promo_cards.trophy_prompt(state, chore.seat)]
        case BlackMarketChore():
            asked[chore.seat] = [black_market.prompt(state, chore.seat, waited=True)]
        case LootChore():
            for deputy in (chore.seat, chore.other):
                asked[deputy] = [loot.prompt(state, deputy)]
