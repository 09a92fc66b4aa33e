"""What the prompts promise: whether a move should pass, said from a seat's view and prompts alone.

No state is looked at. If this and `check` ever disagree, a player is shown something that they may not do, or is
not shown something that they may.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from blueboar.games.sheriff.wire import moves, prompts
from tests.properties.sheriff_offer_oracle import Offer, kind_of


def promised(config: Any, view: Any, asked: tuple[Any, ...], seat: int, move: Any) -> bool:
    def prompt(kind: Any) -> Any:
        return next((each for each in asked if type(each) is kind), None)

    match move:
        case moves.ChooseFirstMerchant():
            return (p := prompt(prompts.ChooseFirstPrompt)) is not None and move.merchant in p.merchants
        case moves.GoToMarket():
            return (p := prompt(prompts.MarketPrompt)) is not None and market(p, own(view, seat).hand, move)
        case moves.LoadBag():
            p = prompt(prompts.LoadPrompt)
            return (
                p is not None and p.at_least <= len(move.cards) <= p.at_most and among(move.cards, own(view, seat).hand)
            )
        case moves.Declare():
            p = prompt(prompts.DeclarePrompt)
            return p is not None and move.good in p.goods and move.count == p.count
        case moves.MakeOffer():
            p = prompt(prompts.OfferPrompt)
            return p is not None and Offer(config, view, seat, move).is_promised(p)
        case moves.AcceptOffer() | moves.RefuseOffer() | moves.WithdrawOffer():
            p = prompt(prompts.AnswerPrompt)
            return p is not None and any(answers(config, view, seat, choice, move) for choice in p.offers)
        case moves.LetThrough():
            p = prompt(prompts.DecidePrompt)
            return p is not None and any(bag.merchant == move.merchant and passing(bag, move) for bag in p.bags)
        case moves.OpenBag():
            p = prompt(prompts.DecidePrompt)
            return p is not None and any(bag.merchant == move.merchant and bag.open for bag in p.bags)
        case moves.TakeStance():
            p = prompt(prompts.StancePrompt)
            return p is not None and any(bag.merchant == move.merchant and stance(bag, move.stance) for bag in p.bags)
        case moves.MarkFavour():
            return (p := prompt(prompts.FavourPrompt)) is not None and move.promise in p.promises
        case moves.PayDebt():
            return (p := prompt(prompts.DebtPrompt)) is not None and debt(p, move.cards)
        case moves.LayConfiscated():
            p = prompt(prompts.ConfiscatedPrompt)
            return p is not None and Counter(move.cards) == Counter(p.cards) and 0 <= move.onto < p.piles
        case moves.FixPlate():
            return (p := prompt(prompts.PlatePrompt)) is not None and move.good in p.goods
        case moves.AnswerBrimstone():
            return (p := prompt(prompts.BrimstonePrompt)) is not None and brimstone(config, view, p, move)
        case moves.DiscardForTrophy():
            p = prompt(prompts.TrophyPrompt)
            return (
                p is not None and 0 <= move.onto < p.piles and (move.card in p.cards if p.cards else move.card is None)
            )
        case moves.ProposeSplit():
            p = prompt(prompts.SplitPrompt)
            return p is not None and p.proposals_left > 0 and 0 <= move.gold <= p.gold and among(move.cards, p.cards)
        case moves.AnswerSplit():
            return (p := prompt(prompts.SplitPrompt)) is not None and p.answer
        case moves.SplitEqually():
            return prompt(prompts.SplitPrompt) is not None
        case moves.PickLoot():
            return (p := prompt(prompts.SplitPrompt)) is not None and p.how == "pick" and move.card in p.cards
        case moves.NameForOdd():
            return (p := prompt(prompts.SplitPrompt)) is not None and p.how == "odd" and names_a_deputy(p, move)
        case moves.GoToBlackMarket():
            p = prompt(prompts.BlackMarketPrompt)
            return p is not None and (p.waited if move.good is None else move.good in p.goods)
        case moves.TimeUp():
            return (p := prompt(prompts.TimeUpPrompt)) is not None and not p.stands_still
    raise AssertionError(move)


def own(view: Any, seat: int) -> Any:
    return view.players[seat]


def among(wanted: tuple[str, ...], there: tuple[str, ...]) -> bool:
    return not Counter(wanted) - Counter(there)


def market(p: Any, hand: tuple[str, ...], move: Any) -> bool:
    if len(move.set_aside) > p.at_most or not among(move.set_aside, hand) or not 0 <= move.onto < p.onto:
        return False
    if not move.from_piles:
        return True
    if len(move.from_piles) != len(p.piles):
        return False
    fits = all(0 <= count <= there for count, there in zip(move.from_piles, p.piles, strict=True))
    return fits and sum(move.from_piles) <= len(move.set_aside)


def passing(bag: Any, move: moves.LetThrough) -> bool:
    if move.takes is None:
        return bool(bag.let_through)
    return bool(bag.for_nothing) if move.takes == "nothing" else move.takes in bag.offers


def names_a_deputy(p: Any, move: moves.NameForOdd) -> bool:
    coin = move.coin is None or (p.gold and move.coin in p.deputies)
    return bool(coin and (move.card is None or (p.cards and move.card in p.deputies)))


def answers(config: Any, view: Any, seat: int, choice: Any, move: Any) -> bool:
    if choice.deal != move.deal:
        return False
    match move:
        case moves.AcceptOffer():
            return bool(choice.accept) and picks_fit(config, view, seat, choice, move)
        case moves.RefuseOffer():
            return bool(choice.refuse)
    return bool(choice.withdraw)


def picks_fit(config: Any, view: Any, seat: int, choice: Any, move: moves.AcceptOffer) -> bool:
    """None, or as many as are asked for, and where nobody lies none that the same one promised by name."""
    if not move.picks:
        return True
    offer = next(offer for offer in view.offers if offer.deal.id == move.deal)
    judged = Offer(config, view, seat, moves.MakeOffer(offer.deal.partners, offer.deal.terms, None, move.picks))
    return len(move.picks) == choice.picks and judged.can_be_paid()


def stance(bag: Any, wanted: str) -> bool:
    possible = {"open": bag.open, "let-through": bag.let_through, "for-nothing": bag.for_nothing}
    return bool(possible.get(wanted, False))


def debt(p: Any, cards: tuple[str, ...]) -> bool:
    if not among(cards, p.choose):
        return False
    worth = dict(zip(p.choose, p.worth, strict=True))
    total = sum(worth[card] for card in cards)
    if total < p.rest:
        return len(cards) == len(p.choose)
    return all(total - worth[card] < p.rest for card in cards)


def brimstone(config: Any, view: Any, p: Any, move: Any) -> bool:
    if move.opponent is None:
        return not move.cards
    if not p.usable or move.opponent not in p.opponents or not 1 <= len(move.cards) <= 2:
        return False
    kinds = {kind_of(config, card) for card in move.cards}
    return among(move.cards, view.players[move.opponent].stall) and len(kinds) == 1 and None not in kinds
