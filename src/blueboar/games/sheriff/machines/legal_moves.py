"""What a seat may do, listed from its view and its prompts: everything but the deals, of which there is no end.

Where the order of cards matters (the market, confiscated goods) every order is listed, otherwise one. The longest list
is a market turn with seven different cards and two piles: some 140,000 moves. All lists are made as they are read.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations

from blueboar.core.legal_moves import Listing
from blueboar.core.seats import Seat
from blueboar.games.sheriff.machines.listed_offers import simple_offers
from blueboar.games.sheriff.rules.promo_cards import MOST_DESTROYED
from blueboar.games.sheriff.wire import moves, prompts
from blueboar.games.sheriff.wire.moves import Move
from blueboar.games.sheriff.wire.prompts import Prompt
from blueboar.games.sheriff.wire.views import SheriffView


def legal_moves(view: SheriffView | None, asked: tuple[Prompt, ...]) -> Listing[Move]:
    """The house has no view; it only runs the clock."""
    deals = any(isinstance(prompt, prompts.OfferPrompt) or _has_picks(prompt) for prompt in asked)
    return Listing(lambda: _all(view, asked), complete=not deals)


def _has_picks(prompt: Prompt) -> bool:
    """Whether some offer can be accepted with one of many choices of cards."""
    return isinstance(prompt, prompts.AnswerPrompt) and any(offer.picks for offer in prompt.offers)


def _all(view: SheriffView | None, asked: tuple[Prompt, ...]) -> Iterator[Move]:
    for prompt in asked:
        if isinstance(prompt, prompts.TimeUpPrompt):
            if not prompt.stands_still:
                yield moves.TimeUp()
        elif view is not None:
            yield from _answers(view, prompt)


def _answers(view: SheriffView, prompt: Prompt) -> Iterator[Move]:
    match prompt:
        case prompts.ChooseFirstPrompt():
            yield from [moves.ChooseFirstMerchant(merchant) for merchant in prompt.merchants]
        case prompts.MarketPrompt():
            yield from _market_turns(_hand(view), prompt)
        case prompts.LoadPrompt():
            for count in range(prompt.at_least, prompt.at_most + 1):
                yield from [moves.LoadBag(cards) for cards in _choices(_hand(view), count)]
        case prompts.DeclarePrompt():
            yield from [moves.Declare(good, prompt.count) for good in prompt.goods]
        case prompts.DecidePrompt():
            yield from _verdicts(prompt)
        case prompts.StancePrompt():
            yield from _stances(prompt)
        case prompts.OfferPrompt():
            yield from simple_offers(view, prompt)
        case prompts.AnswerPrompt():
            yield from _replies(prompt)
        case prompts.FavourPrompt():
            for promise in prompt.promises:
                yield moves.MarkFavour(promise, True)
                yield moves.MarkFavour(promise, False)
        case _:
            yield from _chores(view, prompt)


def _chores(view: SheriffView, prompt: Prompt) -> Iterator[Move]:
    match prompt:
        case prompts.DebtPrompt():
            yield from [moves.PayDebt(cards) for cards in _payments(prompt)]
        case prompts.ConfiscatedPrompt():
            for cards in _orders(prompt.cards, len(prompt.cards)):
                yield from [moves.LayConfiscated(cards, onto) for onto in range(prompt.piles)]
        case prompts.PlatePrompt():
            yield from [moves.FixPlate(good) for good in prompt.goods]
        case prompts.BrimstonePrompt():
            yield moves.AnswerBrimstone()
            if prompt.usable:
                for opponent in prompt.opponents:
                    yield from _burnings(view, opponent)
        case prompts.TrophyPrompt():
            cards_or_none: list[str | None] = [*sorted(set(prompt.cards))] or [None]
            for card in cards_or_none:
                yield from [moves.DiscardForTrophy(card, onto) for onto in range(prompt.piles)]
        case prompts.BlackMarketPrompt():
            yield from [moves.GoToBlackMarket(good) for good in prompt.goods]
            if prompt.waited:
                yield moves.GoToBlackMarket(None)
        case prompts.SplitPrompt():
            yield from _splits(prompt)
        case _:
            pass


def _hand(view: SheriffView) -> tuple[str, ...]:
    assert view.seat is not None
    return view.players[view.seat].hand or ()


def _choices(cards: tuple[str, ...], count: int) -> list[tuple[str, ...]]:
    """So many of the cards, each choice once."""
    return sorted(set(combinations(sorted(cards), count)))


def _orders(cards: tuple[str, ...], count: int) -> list[tuple[str, ...]]:
    """So many of the cards in every order that looks different."""
    return sorted(set(permutations(cards, count)))


def _market_turns(hand: tuple[str, ...], prompt: prompts.MarketPrompt) -> Iterator[Move]:
    for count in range(prompt.at_most + 1):
        draws = _draws(prompt.piles, count)
        for aside in _orders(hand, count):
            for wanted in draws:
                for onto in range(prompt.onto):
                    yield moves.GoToMarket(aside, wanted, onto)


def _draws(piles: tuple[int, ...], most: int) -> list[tuple[int, ...]]:
    """How many from each pile, together no more than were set aside."""
    found: list[tuple[int, ...]] = [()]
    for there in piles:
        found = [(*taken, more) for taken in found for more in range(min(there, most - sum(taken)) + 1)]
    return found


def _verdicts(prompt: prompts.DecidePrompt) -> Iterator[Move]:
    for bag in prompt.bags:
        if bag.let_through:
            yield moves.LetThrough(bag.merchant)
        yield from [moves.LetThrough(bag.merchant, offer) for offer in bag.offers]
        if bag.for_nothing:
            yield moves.LetThrough(bag.merchant, "nothing")
        if bag.open:
            yield moves.OpenBag(bag.merchant)


def _stances(prompt: prompts.StancePrompt) -> Iterator[Move]:
    for bag in prompt.bags:
        if bag.let_through:
            yield moves.TakeStance(bag.merchant, "let-through")
        if bag.for_nothing:
            yield moves.TakeStance(bag.merchant, "for-nothing")
        if bag.open:
            yield moves.TakeStance(bag.merchant, "open")


def _replies(prompt: prompts.AnswerPrompt) -> Iterator[Move]:
    for offer in prompt.offers:
        if offer.accept:
            yield moves.AcceptOffer(offer.deal)
        if offer.refuse:
            yield moves.RefuseOffer(offer.deal)
        if offer.withdraw:
            yield moves.WithdrawOffer(offer.deal)


def _payments(prompt: prompts.DebtPrompt) -> Iterator[tuple[str, ...]]:
    """All there is, if it is not enough; else just so much that no card could be taken back (rules 5.19)."""
    if sum(prompt.worth) < prompt.rest:
        yield prompt.choose
        return
    priced = sorted(set(zip(prompt.worth, prompt.choose, strict=True)), reverse=True)
    there = [prompt.choose.count(card) for _, card in priced]
    yield from _paid(priced, there, 0, prompt.rest, ())


def _paid(
    priced: list[tuple[int, str]], there: list[int], place: int, rest: int, paid: tuple[str, ...]
) -> Iterator[tuple[str, ...]]:
    """The dearest first: then the last card is the cheapest, and it was needed."""
    if rest <= 0:
        yield paid
    elif place < len(priced):
        worth, card = priced[place]
        for count in range(there[place] + 1):
            if count and rest - worth * (count - 1) <= 0:
                break
            yield from _paid(priced, there, place + 1, rest - worth * count, paid + (card,) * count)


def _burnings(view: SheriffView, opponent: int) -> Iterator[Move]:
    """One or two goods of one kind; a feast plate is of the kind that its owner has named (rules 2.5, 2.7)."""
    stall = view.players[opponent].stall
    for count in range(1, MOST_DESTROYED + 1):
        for cards in _choices(stall, count):
            kinds = {_kind(view, card) for card in cards}
            if len(kinds) == 1 and None not in kinds:
                yield moves.AnswerBrimstone(opponent, cards)


def _kind(view: SheriffView, card: str) -> str | None:
    if card in view.legal_goods:
        return card
    return next((good for good in view.legal_goods if card.endswith(f"-{good}")), None)


def _splits(prompt: prompts.SplitPrompt) -> Iterator[Move]:
    yield moves.SplitEqually()
    if prompt.how == "pick":
        yield from [moves.PickLoot(card) for card in sorted(set(prompt.cards))]
        return
    if prompt.how == "odd":
        nobody: tuple[Seat | None, ...] = (None,)
        for coin in nobody + prompt.deputies if prompt.gold else nobody:
            for card in nobody + prompt.deputies if prompt.cards else nobody:
                yield moves.NameForOdd(coin, card)
        return
    if prompt.answer:
        yield moves.AnswerSplit(True)
        yield moves.AnswerSplit(False)
    if prompt.proposals_left > 0:
        for count in range(len(prompt.cards) + 1):
            for cards in _choices(prompt.cards, count):
                for gold in range(prompt.gold + 1):
                    yield moves.ProposeSplit(gold, cards)
