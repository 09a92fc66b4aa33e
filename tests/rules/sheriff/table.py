"""A table arranged as a test wants it, and short words to play at it.

Cards are written as one reads them out: "2 chickens, cheese, silk". What a test does not name lies in the deck; hands
and bags that it does not name are filled with something harmless. All cards stay in the game, wherever they are put.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from blueboar.core.seats import HOUSE, Refusal
from blueboar.core.table import Table
from blueboar.games.sheriff.game import Sheriff
from blueboar.games.sheriff.wire import moves, terms
from blueboar.games.sheriff.wire.events import RoundBegan
from blueboar.games.sheriff.wire.moves import AcceptOffer, Declare, LetThrough, LoadBag, MakeOffer, OpenBag, TimeUp
from tests.contract.tables import dumped
from tests.sheriff_by_name import by_name, raw
from tests.trying import tried

SHERIFF, ANNE, BEN, CLARA, DORA = range(5)
"""Clockwise; the sheriff of the first round sits at seat 0, Anne on the left."""

FIRST_DEPUTY, SECOND_DEPUTY, EVE, FRED, GUY, HUGH = range(6)
"""Six players: two deputies and four merchants."""

GAME = Sheriff()

Cards = str | Sequence[str]


def cards(text: Cards) -> list[str]:
    """ "2 chickens, cheese" -> ["chickens", "chickens", "cheese"]."""
    if not isinstance(text, str):
        return list(text)
    named: list[str] = []
    for part in filter(None, (part.strip() for part in text.split(","))):
        match = re.fullmatch(r"(?:(\d+) )?([a-z-]+)", part)
        assert match, f"cannot read {part!r}"
        named += [match[2]] * int(match[1] or 1)
    return named


def several(text: Cards) -> tuple[str, ...]:
    """The same, as moves want it."""
    return tuple(cards(text))


Receiver = int | tuple[int, ...] | None


def to_whom(to: Receiver) -> tuple[int, ...]:
    return () if to is None else (to,) if isinstance(to, int) else to


def a_lie(bag: int) -> terms.Condition:
    return terms.Condition(bag, "lie")


def true(bag: int) -> terms.Condition:
    return terms.Condition(bag, "true")


def opened(bag: int) -> terms.Condition:
    return terms.Condition(bag, "opened")


def passed(bag: int) -> terms.Condition:
    return terms.Condition(bag, "let-through")


def gold(giver: int, amount: int, to: Receiver = None, when: terms.Condition | None = None) -> terms.GiveGold:
    return terms.GiveGold(giver, amount, to_whom(to), when)


def from_stall(
    giver: int, good: str, count: int = 1, to: Receiver = None, when: terms.Condition | None = None
) -> terms.GiveStallGoods:
    return terms.GiveStallGoods(giver, good, count, to_whom(to), when)


def face_down(
    giver: int, count: int = 1, to: Receiver = None, when: terms.Condition | None = None
) -> terms.GiveFaceDown:
    return terms.GiveFaceDown(giver, count, to_whom(to), when)


def from_bag(
    giver: int, good: str, count: int = 1, to: Receiver = None, when: terms.Condition | None = None
) -> terms.GiveBagGoods:
    return terms.GiveBagGoods(giver, good, count, to_whom(to), when)


def favour(giver: int, text: str, to: Receiver = None) -> terms.DoFavour:
    return terms.DoFavour(giver, text, to_whom(to))


def letting_through(merchant: int, by: Receiver = None) -> terms.LetThroughTerm:
    return terms.LetThroughTerm(merchant, to_whom(by))


def opening(merchant: int, by: Receiver = None) -> terms.OpenBagTerm:
    return terms.OpenBagTerm(merchant, to_whom(by))


def refusing_deals(merchant: int, by: Receiver = None) -> terms.RefuseDealsTerm:
    return terms.RefuseDealsTerm(merchant, to_whom(by))


def everything(state: Any) -> Any:
    """All that a state holds, so that two states can be compared (on both builds)."""
    held = dumped(raw(state))
    return {name: value for name, value in held.items() if name not in ("config", "options", "goods")}


class Arranged:
    """A running game whose position was arranged by a test."""

    def __init__(self, players: int, edition: str, data: Any, options: dict[str, Any], seed: str = "arranged") -> None:
        if players < 6:
            options = {"first_sheriff": SHERIFF, **options}
        self.table = Table.opened(GAME, GAME.configure(players, edition, options, data), seed)
        self.players = players
        self.opened: tuple[Any, ...] = ()
        """What happened when the bag was opened that a test is about."""

    @property
    def state(self) -> Any:
        """By name; see `tests/sheriff_by_name.py`."""
        return by_name(self.table.state)

    # arranging

    def gather(self) -> None:
        """Every card goes back into the deck."""
        zones = self.state.zones
        gathered = [card for zone in zones.values() for card in zone]
        for zone in zones.values():
            zone.clear()
        zones["deck"].extend(gathered)

    def put(self, zone: str, wanted: Cards) -> None:
        """Take these cards out of the deck and put them there."""
        deck = self.state.zones["deck"]
        for card in cards(wanted):
            printed = "feast-plate" if card.startswith("feast-plate-") else card
            assert printed in deck, f"the deck has no {card} left for {zone}"
            deck.remove(printed)
            self.state.zones[zone].append(card)

    def fill(self, zone: str, size: int) -> None:
        """Fill up with harmless cards."""
        content = self.state.zones[zone]
        while len(content) < size:
            deck = self.state.zones["deck"]
            harmless = next((good for good in ("apples", "cheese", "chickens") if good in deck), None)
            if harmless is None:
                return
            deck.remove(harmless)
            content.append(harmless)

    def stack(self, wanted: Cards) -> None:
        """Put these cards on top of the deck: the first named is drawn first."""
        deck = self.state.zones["deck"]
        top = cards(wanted)
        for card in top:
            deck.remove(card)
        deck.extend(reversed(top))

    def leave_in_deck(self, count: int) -> None:
        """All but the `count` top cards of the deck leave the game, as if they had been removed at the start."""
        deck = self.state.zones["deck"]
        self.state.zones["box"].extend(deck[: len(deck) - count])
        del deck[: len(deck) - count]

    # playing

    def does(self, seat: int, move: Any) -> tuple[Any, ...]:
        """A move that has to be accepted; what happened."""
        refusal = tried(self.table, seat, move)
        assert refusal is None, f"{move} of seat {seat} was refused: {refusal}"
        broken = GAME.invariants(self.table.state)
        assert not broken, broken
        return self.table.entries[-1].events

    def refuses(self, seat: int, move: Any) -> Refusal:
        """A move that has to be refused and must not change anything; the refusal."""
        before, entries = everything(self.state), len(self.table.entries)
        refusal = tried(self.table, seat, move)
        assert refusal is not None, f"{move} of seat {seat} was accepted"
        assert everything(self.state) == before
        assert len(self.table.entries) == entries
        return refusal

    def offers(self, proposer: int, to: int | tuple[int, ...], *what: Any, replaces: int | None = None) -> int:
        """An open offer; its number."""
        partners = (to,) if isinstance(to, int) else to
        self.does(proposer, MakeOffer(partners, what, replaces))
        return max(self.state.offers)

    def strikes(self, proposer: int, to: int | tuple[int, ...], *what: Any) -> tuple[Any, ...]:
        """An offer that all its partners accept; what happened with the last acceptance."""
        number = self.offers(proposer, to, *what)
        happened: tuple[Any, ...] = ()
        for partner in (to,) if isinstance(to, int) else to:
            happened = self.does(partner, AcceptOffer(number))
        return happened

    def lets_through(self, *merchants: int) -> None:
        for merchant in merchants:
            self.does(self.state.office[0], LetThrough(merchant))

    def passes_for_nothing(self, merchant: int) -> tuple[Any, ...]:
        return self.does(self.state.office[0], LetThrough(merchant, "nothing"))

    def pledges(self) -> tuple[Any, ...]:
        """What everyone sees of them."""
        return tuple(self.view(None).pledges)

    def ledger(self) -> list[tuple[str, str, str]]:
        """What was promised, what became of it, and why."""
        return [(line.what, line.status, line.why) for line in self.view(None).ledger]

    def open_offers(self) -> list[int]:
        return [offer.deal.id for offer in self.view(self.state.office[0]).offers]

    def opens(self, merchant: int) -> tuple[Any, ...]:
        return self.does(self.state.office[0], OpenBag(merchant))

    def time_runs_out(self) -> tuple[Any, ...]:
        return self.does(HOUSE, TimeUp())

    def loads(self, seat: int, what: Cards) -> tuple[Any, ...]:
        return self.does(seat, LoadBag(several(what)))

    def declares(self, seat: int, good: str) -> tuple[Any, ...]:
        return self.does(seat, Declare(good, len(self.bag(seat))))

    # looking

    def hand(self, seat: int) -> list[str]:
        return sorted(self.state.zones[f"hand:{seat}"])

    def bag(self, seat: int) -> list[str]:
        return sorted(self.state.zones[f"bag:{seat}"])

    def stall(self, seat: int) -> list[str]:
        """What lies face up."""
        return sorted(self.state.zones[f"stall:{seat}"])

    def contraband(self, seat: int) -> list[str]:
        """What lies face down."""
        return sorted(self.state.zones[f"contraband:{seat}"])

    def pile(self, index: int) -> list[str]:
        """A discard pile, the top card last."""
        return list(self.state.zones[f"pile:{index}"])

    def deck_size(self) -> int:
        return len(self.state.zones["deck"])

    def gold(self, seat: int) -> int:
        purse: int = self.state.gold[f"purse:{seat}"]
        return purse

    def prompts(self, seat: int) -> tuple[Any, ...]:
        return self.table.pending().get(seat, ())

    def prompt(self, seat: int, kind: Any) -> Any:
        """The one prompt of this kind, or None."""
        found = [prompt for prompt in self.prompts(seat) if isinstance(prompt, kind)]
        assert len(found) < 2
        return found[0] if found else None

    def view(self, seat: int | None) -> Any:
        return self.table.view(seat)

    def all_cards(self) -> Counter[str]:
        return Counter(card for zone in self.state.zones.values() for card in zone)


def happened(events: Sequence[Any], kind: Any) -> list[Any]:
    """The events of this kind."""
    return [event for event in events if isinstance(event, kind)]


def _arranged(
    players: int,
    edition: str,
    data: Any,
    options: dict[str, Any],
    *,
    hands: Mapping[int, Cards] | None = None,
    bags: Mapping[int, Cards | None] | None = None,
    piles: Sequence[Cards] | None = None,
    stalls: Mapping[int, Cards] | None = None,
    contraband: Mapping[int, Cards] | None = None,
    gold: Mapping[int, int] | None = None,
    deck_top: Cards = "",
    deck_left: int | None = None,
    fill_bags: bool = False,
) -> Arranged:
    table = Arranged(players, edition, data, options)
    state = table.state
    table.gather()
    if players == 6:
        state.deputy_cards = list(range(6))
        state.terms = [0] * 6
        GAME.evolve(table.table.state, RoundBegan(1, (FIRST_DEPUTY, SECOND_DEPUTY)))
    for zones, named in (("hand", hands), ("stall", stalls), ("contraband", contraband)):
        for seat, wanted in (named or {}).items():
            table.put(f"{zones}:{seat}", wanted)
    for seat, wanted in (bags or {}).items():
        table.put(f"bag:{seat}", wanted or "")
    for index, wanted in enumerate(piles or ()):
        table.put(f"pile:{index}", wanted)
    if piles is None and options.get("discard_piles", state.piles) == 2:
        table.fill("pile:0", 5)
        table.fill("pile:1", 5)
    reserve = cards(deck_top)
    for card in reserve:
        state.zones["deck"].remove(card)
    if fill_bags:
        for seat in state.merchants:
            if seat not in (bags or {}):
                table.fill(f"bag:{seat}", 1)
    for seat in range(players):
        if seat not in (hands or {}):
            table.fill(f"hand:{seat}", 6 - len(state.zones[f"bag:{seat}"]))
    state.zones["deck"].extend(reversed(reserve))
    if deck_left is not None:
        table.leave_in_deck(deck_left)
    for seat, amount in (gold or {}).items():
        state.gold["bank"] += state.gold[f"purse:{seat}"] - amount
        state.gold[f"purse:{seat}"] = amount
    return table


def at_market(players: int = 4, edition: str = "first", data: Any = None, **wishes: Any) -> Arranged:
    """The market of the first round, the first merchant's turn."""
    arranging, options = _sorted_out(wishes)
    table = _arranged(players, edition, data, options, **arranging)
    if table.state.config.options.market_first == "left":
        table.state.turn = table.state.opener = table.state.merchants[0]
    return table


def at_loading(players: int = 4, edition: str = "first", data: Any = None, **wishes: Any) -> Arranged:
    """Market is over, the bags are empty."""
    arranging, options = _sorted_out(wishes)
    table = _arranged(players, edition, data, options, **arranging)
    state = table.state
    state.phase, state.turn = "loading", -1
    for seat in state.merchants:
        state.bags[seat] = "loading" if state.zones[f"hand:{seat}"] else "none"
    return table


def at_declaration(players: int = 4, edition: str = "first", data: Any = None, **wishes: Any) -> Arranged:
    """All bags are closed; the merchant on the sheriff's left declares first. `bags` names their cards."""
    arranging, options = _sorted_out(wishes)
    table = _arranged(players, edition, data, options, fill_bags=True, **arranging)
    state = table.state
    state.phase = "declaration"
    for seat in state.merchants:
        state.bags[seat] = "closed" if state.zones[f"bag:{seat}"] else "none"
    state.turn = state.undecided()[0]
    return table


def at_inspection(
    players: int = 4,
    edition: str = "first",
    data: Any = None,
    *,
    bags: Mapping[int, tuple[str, Cards] | None] | None = None,
    **wishes: Any,
) -> Arranged:
    """All bags lie before the sheriff. `bags` says what was declared and what is really in: (good, cards) by seat.

    A merchant who is not named has one card in the bag and said so; one who is named with None has no bag.
    """
    arranging, options = _sorted_out(wishes)
    inside = {seat: None if bag is None else bag[1] for seat, bag in (bags or {}).items()}
    table = _arranged(players, edition, data, options, fill_bags=True, bags=inside, **arranging)
    state = table.state
    state.phase, state.turn = "inspection", -1
    for seat in state.merchants:
        content = state.zones[f"bag:{seat}"]
        state.bags[seat] = "closed" if content else "none"
        named = (bags or {}).get(seat)
        state.declared[seat] = named[0] if named else content[0] if content else ""
    return table


def last_bag(players: int = 4, edition: str = "first", data: Any = None, **wishes: Any) -> Arranged:
    """The last round's inspection: when the last bag is decided the game ends."""
    table = at_inspection(players, edition, data, **wishes)
    state = table.state
    state.round = state.rounds
    terms = 3 if players == 3 else 2
    state.terms = [terms] * players
    return table


_ARRANGING = {"hands", "bags", "piles", "stalls", "contraband", "gold", "deck_top", "deck_left"}


def _sorted_out(wishes: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    arranging = {name: wish for name, wish in wishes.items() if name in _ARRANGING}
    return arranging, {name: wish for name, wish in wishes.items() if name not in _ARRANGING}


__all__ = [
    "ANNE",
    "BEN",
    "CLARA",
    "DORA",
    "EVE",
    "FIRST_DEPUTY",
    "FRED",
    "GAME",
    "GUY",
    "HUGH",
    "SECOND_DEPUTY",
    "SHERIFF",
    "Arranged",
    "a_lie",
    "at_declaration",
    "at_inspection",
    "at_loading",
    "at_market",
    "cards",
    "everything",
    "face_down",
    "favour",
    "from_bag",
    "from_stall",
    "gold",
    "happened",
    "last_bag",
    "letting_through",
    "moves",
    "opened",
    "opening",
    "passed",
    "refusing_deals",
    "several",
    "true",
]
