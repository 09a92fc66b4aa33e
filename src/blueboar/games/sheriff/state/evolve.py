"""What a recorded event did, done again: every event has its deed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from blueboar.core.deeds import expect, shown
from blueboar.core.seats import NOBODY
from blueboar.games.sheriff.state.deals import PROMISES
from blueboar.games.sheriff.state.deeds import Deeds
from blueboar.games.sheriff.state.naming import numbered_deal, numbered_duty, numbered_promise, numbered_status
from blueboar.games.sheriff.state.state import PHASES, State
from blueboar.games.sheriff.state.zones import BAG, CONTRABAND, NUMBERS, PURSES, is_stack
from blueboar.games.sheriff.wire import events


def evolve(state: State, event: Any) -> None:
    """Raises ValueError or LookupError if this cannot have happened to this state."""
    _DEEDS[type(event)](Deeds(state, None), event)


def _move_cards(deeds: Deeds, event: events.CardsMoved) -> None:
    state = deeds.state
    cards = state.goods.numbered(shown(event.cards))
    source, target = NUMBERS[event.source], NUMBERS[event.target]
    if is_stack(source):
        stack = state.zones[source]
        expect(stack[len(stack) - len(cards) :][::-1], cards)
        deeds.draw(source, target, len(cards), None)
    elif source in BAG and target == CONTRABAND[BAG.index(source)]:
        deeds.smuggle(BAG.index(source), cards, None)
    else:
        deeds.move(source, target, cards, None)


def _move_gold(deeds: Deeds, event: events.GoldMoved) -> None:
    deeds.pay(_purse(deeds, event.source), _purse(deeds, event.target), event.amount, event.why)


def _purse(deeds: Deeds, name: str) -> int:
    purse = PURSES[name]
    if purse >= deeds.state.players:
        raise ValueError(f"nobody has {name}")
    return purse


def _deal_gold(deeds: Deeds, event: events.GoldDealt) -> None:
    deeds.deal_gold(event.amount)


def _shuffle_deck(deeds: Deeds, event: events.DeckShuffled) -> None:
    deeds.shuffle_deck(deeds.state.goods.numbered(shown(event.cards)))


def _renew_deck(deeds: Deeds, event: events.DeckRenewed) -> None:
    numbered = deeds.state.goods.numbered
    deeds.renew_deck(numbered(shown(event.cards)), [numbered(left) for left in event.piles])


def _shuffle_deputies(deeds: Deeds, event: events.DeputiesShuffled) -> None:
    deeds.shuffle_deputies(list(shown(event.order)))


def _begin_round(deeds: Deeds, event: events.RoundBegan) -> None:
    deeds.begin_round(event.number, event.office)


def _begin_phase(deeds: Deeds, event: events.PhaseBegan) -> None:
    deeds.begin_phase(PHASES.index(event.phase))


def _pass_turn(deeds: Deeds, event: events.TurnPassed) -> None:
    deeds.pass_turn(event.seat)


def _choose_pile(deeds: Deeds, event: events.PileChosen) -> None:
    deeds.choose_pile(event.merchant, event.pile)


def _close_bag(deeds: Deeds, event: events.BagClosed) -> None:
    deeds.close_bag(event.merchant)


def _declare(deeds: Deeds, event: events.Declared) -> None:
    deeds.declare(event.merchant, deeds.state.goods.numbers[event.good])


def _make_offer(deeds: Deeds, event: events.OfferMade) -> None:
    deeds.make_offer(numbered_deal(deeds.state.goods, event.deal), None)


def _agree(deeds: Deeds, event: events.OfferAgreed) -> None:
    deeds.agree(event.deal, event.seat, None)


def _close_offer(deeds: Deeds, event: events.OfferClosed) -> None:
    deeds.close_offer(event.deal, event.why, NOBODY, None, None)


def _strike(deeds: Deeds, event: events.DealStruck) -> None:
    deeds.strike(numbered_deal(deeds.state.goods, event.deal))


def _take_duty(deeds: Deeds, event: events.DutyTaken) -> None:
    deeds.take_duty(numbered_duty(event.duty))


def _promise(deeds: Deeds, event: events.Promised) -> None:
    deeds.promise(numbered_promise(event.promise))


def _settle(deeds: Deeds, event: events.PromiseSettled) -> None:
    deeds.settle(event.promise, numbered_status(event.status), event.delivered)


def _show(deeds: Deeds, event: events.CardsShown) -> None:
    deeds.show(event.owner, event.zone, deeds.state.goods.numbered(shown(event.cards)), event.seen)


def _take_stance(deeds: Deeds, event: events.StanceTaken) -> None:
    deeds.take_stance(event.deputy, event.merchant, PROMISES.index(event.stance))


def _let_through(deeds: Deeds, event: events.BagLetThrough) -> None:
    deeds.let_through(event.merchant, event.by)


def _open_bag(deeds: Deeds, event: events.BagOpened) -> None:
    deeds.open_bag(event.merchant, event.by, [])


def _run_out_of_time(deeds: Deeds, event: events.TimeRanOut) -> None:
    deeds.run_out_of_time()


def _ask(deeds: Deeds, event: events.Asked) -> None:
    deeds.ask(event.chore)


def _answer(deeds: Deeds, event: events.Answered) -> None:
    deeds.answer()


def _fix_plate(deeds: Deeds, event: events.PlateFixed) -> None:
    numbers = deeds.state.goods.numbers
    deeds.fix_plate(event.merchant, numbers[event.plate], numbers[event.good])


def _propose_split(deeds: Deeds, event: events.SplitProposed) -> None:
    deeds.propose_split(event.deputy, event.gold, deeds.state.goods.numbered(shown(event.cards)), event.seen)


def _refuse_split(deeds: Deeds, event: events.SplitRefused) -> None:
    deeds.refuse_split(event.deputy)


def _sell(deeds: Deeds, event: events.BlackMarketSold) -> None:
    deeds.sell(event.merchant, deeds.state.goods.numbers[event.good])


def _pass_black_market(deeds: Deeds, event: events.BlackMarketPassed) -> None:
    deeds.pass_black_market(event.merchant)


def _end(deeds: Deeds, event: events.GameEnded) -> None:
    deeds.end(event.scores, event.places)


def _nothing(deeds: Deeds, event: Any) -> None:
    """An event that only tells something."""


def _unknown(deeds: Deeds, event: events.Hidden) -> None:
    shown(None)


_DEEDS: Final[dict[Any, Callable[[Deeds, Any], None]]] = {
    events.CardsMoved: _move_cards,
    events.GoldMoved: _move_gold,
    events.Hidden: _unknown,
    events.GoldDealt: _deal_gold,
    events.DeckShuffled: _shuffle_deck,
    events.DeckRenewed: _renew_deck,
    events.DeputiesShuffled: _shuffle_deputies,
    events.RoundBegan: _begin_round,
    events.PhaseBegan: _begin_phase,
    events.TurnPassed: _pass_turn,
    events.PileChosen: _choose_pile,
    events.BagClosed: _close_bag,
    events.BagsHandedOver: _nothing,
    events.Declared: _declare,
    events.OfferMade: _make_offer,
    events.OfferAgreed: _agree,
    events.OfferClosed: _close_offer,
    events.DealStruck: _strike,
    events.DutyTaken: _take_duty,
    events.Promised: _promise,
    events.PromiseSettled: _settle,
    events.CardsShown: _show,
    events.StanceTaken: _take_stance,
    events.BagLetThrough: _let_through,
    events.BagOpened: _open_bag,
    events.TimeRanOut: _run_out_of_time,
    events.DebtForgiven: _nothing,
    events.Asked: _ask,
    events.Answered: _answer,
    events.PlateFixed: _fix_plate,
    events.SplitProposed: _propose_split,
    events.SplitRefused: _refuse_split,
    events.BlackMarketSold: _sell,
    events.BlackMarketPassed: _pass_black_market,
    events.ContrabandRevealed: _nothing,
    events.GameEnded: _end,
}
