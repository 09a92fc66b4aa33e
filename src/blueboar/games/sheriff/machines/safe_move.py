"""A legal, harmless answer to whatever the game waits for: for the absent, and in place of a bot that fails."""

from __future__ import annotations

from blueboar.games.sheriff.machines.payments import cheapest_of
from blueboar.games.sheriff.wire import moves, prompts
from blueboar.games.sheriff.wire.terms import LetThroughTerm, Stance
from blueboar.games.sheriff.wire.views import SheriffView


def safe_move(view: SheriffView | None, asked: tuple[prompts.Prompt, ...]) -> moves.Move | None:
    """None when nobody waits. A prompt for the house needs no view."""
    for prompt in asked:
        if isinstance(prompt, prompts.TimeUpPrompt):
            return None if prompt.stands_still else moves.TimeUp()
        if prompt.waited and view is not None:
            move = _answer(view, prompt)
            if move is not None:
                return move
    return None


def _answer(view: SheriffView, prompt: prompts.Prompt) -> moves.Move | None:
    match prompt:
        case prompts.ChooseFirstPrompt():
            return moves.ChooseFirstMerchant(prompt.merchants[0])
        case prompts.MarketPrompt():
            return moves.GoToMarket()
        case prompts.LoadPrompt():
            return _honest_bag(view)
        case prompts.DeclarePrompt():
            return _truest_declaration(view, prompt)
        case prompts.DecidePrompt():
            return _mild_decision(prompt)
        case prompts.StancePrompt():
            return _mild_stance(view, prompt)
        case prompts.DebtPrompt():
            return moves.PayDebt(cheapest_of(prompt.choose, prompt.worth, prompt.rest))
        case prompts.ConfiscatedPrompt():
            return moves.LayConfiscated(prompt.cards, 0)
        case prompts.PlatePrompt():
            return moves.FixPlate(prompt.goods[-1])
        case prompts.BrimstonePrompt():
            return moves.AnswerBrimstone()
        case prompts.TrophyPrompt():
            return moves.DiscardForTrophy(prompt.cards[0] if prompt.cards else None)
        case prompts.BlackMarketPrompt():
            return moves.GoToBlackMarket(None)
        case prompts.SplitPrompt():
            return moves.SplitEqually()
        case _:
            return None


def _honest_bag(view: SheriffView) -> moves.LoadBag:
    """The legal good of which they have the most; without any, a single card."""
    assert view.seat is not None
    hand = view.players[view.seat].hand or ()
    good = max(view.legal_goods, key=hand.count)
    if hand.count(good) == 0:
        return moves.LoadBag(hand[:1])
    return moves.LoadBag((good,) * min(5, hand.count(good)))


def _truest_declaration(view: SheriffView, prompt: prompts.DeclarePrompt) -> moves.Declare:
    assert view.seat is not None
    bag = view.players[view.seat].bag.cards or ()
    return moves.Declare(max(prompt.goods, key=bag.count), prompt.count)


def _mild_decision(prompt: prompts.DecidePrompt) -> moves.Move | None:
    for bag in prompt.bags:
        if bag.let_through:
            return moves.LetThrough(bag.merchant)
        if bag.for_nothing:
            return moves.LetThrough(bag.merchant, "nothing")
    for bag in prompt.bags:
        if bag.open:
            return moves.OpenBag(bag.merchant)
    return None


def _mild_stance(view: SheriffView, prompt: prompts.StancePrompt) -> moves.Move | None:
    """Let everyone through; where they have said so already, the other deputy has to speak.

    An offer for it that costs more than the passing is not taken: then it is for nothing.
    """
    said = {(stance.deputy, stance.merchant): stance.stance for stance in view.stances}
    for bag in prompt.bags:
        mine = said.get((view.seat or 0, bag.merchant))
        stance: Stance
        if not bag.let_through:
            stance = "open"
        elif mine is not None and mine != "open" and _is_asked_for(view, bag.merchant):
            stance = "for-nothing"
        else:
            stance = "let-through"
        if mine != stance and not (mine == "for-nothing" and stance == "let-through"):
            return moves.TakeStance(bag.merchant, stance)
    return None


def _is_asked_for(view: SheriffView, merchant: int) -> bool:
    """Whether an offer stands that would let this bag through."""
    return any(
        isinstance(term, LetThroughTerm) and term.merchant == merchant
        for offer in view.offers
        for term in offer.deal.terms
    )
