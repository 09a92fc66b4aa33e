"""How often random games reach each path of the deals: python -m tests.properties.sheriff_reach [GAMES]

Random games of every kind that the tests play, with everything switched on; each row of the table is something that a
clause of the rules makes possible. A row of zero is a path that no random game tests.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any

from blueboar.core.chance import Chance
from blueboar.core.table import Table
from blueboar.games.sheriff.wire import events, moves, terms
from tests.properties.sheriff_players import GAME, KINDS, configured

GIFTS = (terms.GiveGold, terms.GiveStallGoods, terms.GiveFaceDown, terms.GiveBagGoods)
WHYS = (
    *("handed-over", "not-there", "condition-true", "condition-false", "paid-a-debt", "carried-out"),
    *("other-deputy", "bag-opened", "time-ran-out", "marked"),
)
PATHS = (
    *(f"5.20 if {happens}" for happens in ("lie", "true", "opened", "let-through")),
    "5.21 an offer is named",
    "5.21 for nothing on purpose",
    "5.21 the plain move strikes",
    "5.22 the passing is implied",
    "5.23 a receiver is named",
    "5.23 a gift for the loot",
    "5.25 gold is pledged",
    "5.25 open goods are pledged",
    "5.25 contraband is pledged",
    "5.25 goods of a bag are pledged",
    "5.27 a pledge pays a debt",
    "5.29 two pass by one deal",
    "5.30 unnamed cards, picked",
    "5.30 unnamed cards, the cheapest",
    "5.31 an act of one deputy",
    "5.33 time runs out for one bag",
    "5.13 a deal without the sheriff",
    "5.2 a deal of three or more",
    "5.2 one refusal of a deal of three",
    "8.5 a deal between deputies",
    "8.9 a duty changes a stance",
    "8.10 a stance for nothing",
    "8.7 a card of the loot is picked",
    "8.8 what is odd finds an owner",
    "8.8 what is odd is discarded",
    "2.5 a plate is fixed as declared",
    "2.7 oil is its receiver's choice",
    *(f"5.32 {why}" for why in WHYS),
)


def reached(kind: str, number: int) -> Counter[str]:
    """What happened in one random game."""
    table = Table.opened(GAME, configured(kind), f"reach {kind} {number}")
    chance = Chance(f"moves of {kind} {number}")
    found: Counter[str] = Counter()
    office: tuple[int, ...] = ()
    for event in table.entries[0].events:
        office = event.office if isinstance(event, events.RoundBegan) else office
    while table.outcome() is None:
        large = {offer.deal.id for offer in table.state.offers if len(offer.deal.parties) > 2}
        entry = table.play(*GAME.sample(table.state, chance))
        found.update(_of_entry(entry, office))
        if isinstance(entry.move, moves.RefuseOffer) and entry.move.deal in large:
            found["5.2 one refusal of a deal of three"] += 1
        for event in entry.events:
            office = event.office if isinstance(event, events.RoundBegan) else office
    return found


def _of_entry(entry: Any, office: tuple[int, ...]) -> Iterator[str]:
    move = entry.move
    struck = [event.deal for event in entry.events if isinstance(event, events.DealStruck)]
    if isinstance(move, moves.LetThrough) and struck:
        yield "5.21 the plain move strikes" if move.takes is None else "5.21 an offer is named"
    if isinstance(move, moves.TakeStance) and move.stance == "for-nothing":
        yield "8.10 a stance for nothing"
    if isinstance(move, moves.PickLoot):
        yield "8.7 a card of the loot is picked"
    if isinstance(move, moves.OpenBag) and any(isinstance(event, events.PlateFixed) for event in entry.events):
        yield "2.5 a plate is fixed as declared"
    if isinstance(move, (moves.AcceptOffer, moves.LetThrough)):
        for event in entry.events:
            if isinstance(event, events.StanceTaken):
                yield "8.9 a duty changes a stance"
    if isinstance(move, (moves.MakeOffer, moves.AcceptOffer)) and move.picks:
        yield "5.30 unnamed cards, picked"
    if isinstance(move, moves.NameForOdd):
        targets = [event.target for event in entry.events if isinstance(event, events.GoldMoved)]
        if "bank" in targets:
            yield "8.8 what is odd is discarded"
        if any(target.startswith("purse") for target in targets):
            yield "8.8 what is odd finds an owner"
    for deal in struck:
        yield from _of_deal(deal, office)
    for event in entry.events:
        yield from _of_event(event)


def _of_deal(deal: terms.Deal, office: tuple[int, ...]) -> Iterator[str]:
    parties = (deal.proposer, *deal.partners)
    if len(parties) > 2:
        yield "5.2 a deal of three or more"
    if not set(parties) & set(office):
        yield "5.13 a deal without the sheriff"
    if len(office) == 2 and set(parties) == set(office):
        yield "8.5 a deal between deputies"
    passing = [term for term in deal.terms if isinstance(term, terms.LetThroughTerm)]
    if len([term for term in passing if term.merchant in parties]) > 1:
        yield "5.29 two pass by one deal"
    if any(term.implied for term in passing):
        yield "5.22 the passing is implied"
    for term in deal.terms:
        if isinstance(term, GIFTS):
            if term.when is not None:
                yield f"5.20 if {term.when.happens}"
            if term.to:
                yield "5.23 a receiver is named" if len(term.to) == 1 else "5.23 a gift for the loot"
            elif len(office) == 2 and set(office) <= set(parties) and term.giver not in office:
                yield "5.23 a gift for the loot"
        if isinstance(term, terms.GiveFaceDown):
            yield "5.30 unnamed cards, the cheapest"
        if len(office) == 2 and len(getattr(term, "by", ())) == 1:
            yield "5.31 an act of one deputy"


def _of_event(event: Any) -> Iterator[str]:
    match event:
        case events.BagLetThrough() if event.for_nothing:
            yield "5.21 for nothing on purpose"
        case events.TimeRanOut() if event.bag is not None:
            yield "5.33 time runs out for one bag"
        case events.GoldMoved() if event.target.startswith("pledge"):
            yield "5.25 gold is pledged"
        case events.CardsMoved() if event.target.startswith("pledge"):
            if event.source.startswith("bag"):
                yield "5.25 goods of a bag are pledged"
            else:
                yield "5.25 contraband is pledged" if "hidden" in event.target else "5.25 open goods are pledged"
        case events.CardsMoved() if event.source.startswith("bag") and event.target.startswith("contraband"):
            if event.source.split(":")[1] != event.target.split(":")[1] and "brimstone-oil" in (event.cards or ()):
                yield "2.7 oil is its receiver's choice"
        case events.Promised() | events.PromiseSettled():
            why = event.promise.why if isinstance(event, events.Promised) else event.why
            if why:
                yield f"5.32 {why}"
            if why == "paid-a-debt":
                yield "5.27 a pledge pays a debt"


def table_of(games: int) -> Counter[str]:
    found: Counter[str] = Counter()
    kinds = sorted(KINDS)
    for number in range(games):
        found.update(reached(kinds[number % len(kinds)], number))
    return found


def main(games: int) -> None:
    found = table_of(games)
    for path in PATHS:
        print(f"{found[path]:8d}  {path}")
    missing = [path for path in PATHS if not found[path]]
    print(f"{games} games; never reached: {', '.join(missing) or 'nothing'}")
    raise SystemExit(bool(missing))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 2_000)
