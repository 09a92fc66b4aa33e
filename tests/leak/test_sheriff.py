"""Nobody learns more than section 10 allows: from views, prompts, events, refusals, or from who is asked.

The cards that a seat cannot know are exchanged for others, and what the seat is sent has to stay the same, byte for
byte. Which cards those are is stated here once more, apart from the engine, so that a fault in the engine's own
`resample` cannot hide a leak. LEAK_GAMES sets how many games of each kind are played (1 if it is not set).
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from blueboar.core.chance import Chance
from blueboar.core.seats import HOUSE
from blueboar.core.table import Table
from blueboar.games.sheriff.state.deals import Agreed, OpenOffer
from blueboar.games.sheriff.wire import events
from tests.properties.sheriff_players import GAME, KINDS, any_move, busy_move, configured
from tests.sheriff_by_name import by_name
from tests.trying import AnyTable

GAMES = int(os.environ.get("LEAK_GAMES", "1"))
EVERY = 4
"""Worlds are looked at after every fourth move; events after every move."""

View = Callable[[Any, int | None], Any]
Redact = Callable[[Any, int | None], Any]


def played(kind: str, number: int) -> Iterator[AnyTable]:
    """The table after every move of a random game."""
    table = Table.opened(GAME, configured(kind), f"leak {kind} {number}")
    chance, rng = Chance(f"moves {kind} {number}"), Random(number)
    yield table
    while table.outcome() is None:
        table.play(*busy_move(table.state, chance, rng))
        yield table


def viewers(table: AnyTable) -> list[int | None]:
    return [*range(table.config.players), None]


# what is hidden, said apart from the engine


FACE_DOWN = ("contraband", "loot-hidden", "pledge-hidden")


def owner_of(zone: str) -> int | None:
    name, _, number = zone.partition(":")
    owned = ("hand", "bag", "contraband", "aside", "stall", "pledge", "pledge-hidden")
    return int(number) if name in owned else None


def hidden(state: Any, zone: str, seat: int | None) -> bool:
    """Section 10 of the ruling, line by line: whether this seat does not see the cards of this zone."""
    name = zone.partition(":")[0]
    own = seat is not None and owner_of(zone) == seat
    if name in ("pile", "stall", "sold", "loot", "pledge"):
        return False
    if name in ("deck", "box"):
        return True
    if name in ("hand", "contraband", "pledge-hidden"):
        return not own
    if name == "bag":
        return not own and state.bags[owner_of(zone)] != "opened"
    if name == "aside":
        return not own and state.config.options.set_aside == "face-down"
    assert name == "loot-hidden"
    return seat not in state.office


def exchanged(state: Any, seat: int | None, rng: Random) -> Any:
    """A world in which all cards that this seat cannot see lie elsewhere; face-down cards stay such cards."""
    state = by_name(state)
    copy = GAME.copy(state.raw)
    copy.zones = [there[:] for there in copy.zones]  # copies share what no deed writes into
    copy.smuggled = copy.smuggled[:]
    world = by_name(copy)
    cards, goods = world.zones, state.goods
    zones = [zone for zone in cards if cards[zone] and hidden(state, zone, seat)]
    pool = [card for zone in zones for card in cards[zone]]
    rng.shuffle(pool)
    for zone in sorted(zones, key=lambda zone: not zone.startswith(FACE_DOWN)):
        face_down = zone.startswith(FACE_DOWN)
        for place in range(len(cards[zone])):
            fitting = (card for card in pool if not face_down or not (goods.open[card] or is_summons(goods, card)))
            card = next(fitting)
            pool.remove(card)
            cards[zone][place] = card
    for other in range(state.players):  # of what came through with a bag the others know the number
        if other != seat:
            count = len(state.smuggled[other])
            world.smuggled[other] = tuple(cards[f"contraband:{other}"][:count]) if count else ()
    copy.offers = [with_other_picks(copy, offer, seat) for offer in copy.offers]
    copy.deputy_cards = rng.sample(copy.deputy_cards, len(copy.deputy_cards))
    return copy


def with_other_picks(world: Any, offer: OpenOffer, seat: int | None) -> OpenOffer:
    """Which unnamed cards somebody means, only they know."""
    agreements = [
        each
        if each.seat == seat
        else Agreed(each.seat, world.contraband(each.seat)[: len(each.picked)], each.departures)
        for each in offer.agreements
    ]
    return OpenOffer(offer.deal, agreements)


def is_summons(goods: Any, card: str) -> bool:
    return bool(goods.effect.get(card) == "royal-summons")


def sent(state: Any, seat: int | None, view: View = GAME.view) -> bytes:
    """All that this seat is told about a state: its view, its prompts, and who else is asked."""
    pending = GAME.pending(state)
    prompts = pending.get(seat, ()) if seat is not None else ()
    waited = sorted(each for each, asked in pending.items() if any(prompt.waited for prompt in asked))
    return msgspec.json.encode((view(state, seat), prompts, sorted(pending), waited, pending.get(HOUSE)))


@pytest.mark.parametrize("kind", KINDS)
def test_a_seat_is_sent_the_same_whatever_lies_where_it_cannot_look(kind: str) -> None:
    rng, chance = Random(kind), Chance(kind)
    for number in range(GAMES):
        for step, table in enumerate(played(kind, number)):
            if step % EVERY or table.outcome() is not None:
                continue
            for seat in viewers(table):
                told = sent(table.state, seat)
                assert sent(exchanged(table.state, seat, rng), seat) == told
                assert sent(GAME.resample(table.state, seat, chance), seat) == told


@pytest.mark.parametrize("kind", KINDS)
def test_a_refusal_tells_nothing_about_hidden_cards(kind: str) -> None:
    """Whatever a seat tries, the answer (accepted or refused, and how) is the same in every world."""
    rng = Random(kind)
    for table in played(kind, 0):
        state = table.state
        if table.outcome() is not None:
            continue
        seat = rng.randrange(state.players)
        world = exchanged(state, seat, rng)
        for _ in range(4):
            move = any_move(knowing_only(state, seat), seat, rng)
            answers = [msgspec.json.encode(GAME.check(each, seat, move)) for each in (state, world)]
            assert answers[0] == answers[1], move


def knowing_only(state: Any, seat: int) -> Any:
    """A world for making up moves with what this seat knows: others' cards are guesses."""
    return exchanged(state, seat, Random(0))


def test_what_the_engine_resamples_is_all_that_is_hidden() -> None:
    """Over many draws every hidden zone that could hold something else does, and no other zone ever changes."""
    kind = "rarities of six"
    chance = Chance("resample")
    for step, table in enumerate(played(kind, 3)):
        if step % 40 != 20:
            continue
        state = by_name(table.state)
        for seat in viewers(table):
            changed: set[str] = set()
            for _ in range(12):
                world = GAME.resample(table.state, seat, chance)
                assert not GAME.invariants(world)
                new = by_name(world).zones
                changed |= {zone for zone in new if new[zone] != state.zones[zone]}
            wanted = {zone for zone in state.zones if hidden(state, zone, seat)}
            assert changed <= wanted
            missing = {zone for zone in wanted - changed if len(state.zones[zone]) > 2}
            assert not missing


# events


def may_see(state: Any, event: Any, seat: int | None) -> bool:
    """Whether this seat may see the cards that moved, by where they came from and where they went."""
    source, target = (zone.partition(":")[0] for zone in (event.source, event.target))
    ends = {owner_of(event.source), owner_of(event.target)}
    if "pile" in (source, target) or "sold" in (source, target):
        return True
    if target in ("stall", "loot", "pledge") or source == "loot":
        return True
    if target == "box":
        return False
    if (source, target) == ("hand", "aside"):
        return seat in ends or state.config.options.set_aside == "face-up"
    if (source, target) == ("bag", "hand"):  # a confiscated trophy
        return True
    if "loot-hidden" in (source, target):
        return seat is not None and (seat in ends or seat in state.office)
    return seat is not None and seat in ends


def openly_paid(entry: Any, event: Any) -> bool:
    """Contraband that was given for a debt is shown to everyone (5.19, 5.27)."""
    if event.source.startswith("pledge-hidden:"):
        return event.seen is None and any(type(each) is events.PromiseSettled for each in entry.events)
    return type(entry.move).__name__ == "PayDebt" and event.source.startswith("contraband:")


@pytest.mark.parametrize("kind", KINDS)
def test_an_event_shows_its_cards_to_those_who_may_see_them(kind: str) -> None:
    for number in range(GAMES):
        for table in played(kind, number):
            entry = table.entries[-1]
            for event in entry.events:
                if type(event) is not events.CardsMoved:
                    continue
                for seat in viewers(table):
                    shown = GAME.redact(event, seat)
                    sees = getattr(shown, "cards", None) is not None
                    allowed = may_see(table.state, event, seat) or openly_paid(entry, event)
                    assert sees == allowed or crosses_a_round(entry), (seat, event)


def crosses_a_round(entry: Any) -> bool:
    """Who is in office changes within such an entry, so the state after it does not say who was."""
    return any(type(event) is events.RoundBegan for event in entry.events)


STAND_IN = "some-other-card"


def with_other_cards(event: Any) -> Any:
    """The event as it would be with other cards, and with other hidden terms."""
    if getattr(event, "cards", None) is not None:
        event = msgspec.structs.replace(event, cards=tuple(f"{STAND_IN}-{n}" for n in range(len(event.cards))))
    if type(event) is events.DeputiesShuffled and event.order is not None:
        event = msgspec.structs.replace(event, order=tuple(reversed(event.order)))
    return event


def with_other_terms(event: Any) -> Any:
    if type(event) is events.OfferMade:
        deal = msgspec.structs.replace(event.deal, terms=(), replaces=None)
        return msgspec.structs.replace(event, deal=deal)
    if type(event) is events.OfferClosed:
        return msgspec.structs.replace(event, why="of another reason", by=None, duty=None)
    return event


def redacted_bytes(event: Any, seat: int | None, redact: Redact = GAME.redact) -> bytes:
    return msgspec.json.encode(redact(event, seat))


@pytest.mark.parametrize("kind", KINDS)
def test_an_event_without_its_cards_tells_nothing_about_them(kind: str) -> None:
    private = configured(kind).options.private_offers
    for table in played(kind, 0):
        for event in table.entries[-1].events:
            for seat in viewers(table):
                shown = GAME.redact(event, seat)
                if getattr(event, "cards", None) is not None and getattr(shown, "cards", None) is None:
                    assert redacted_bytes(with_other_cards(event), seat) == msgspec.json.encode(shown)
                if type(event) is events.DeputiesShuffled:
                    assert redacted_bytes(with_other_cards(event), seat) == msgspec.json.encode(shown)
                if getattr(event, "picked", ()):
                    picker = event.deal.proposer if type(event) is events.OfferMade else event.seat
                    assert (getattr(shown, "picked", ()) == event.picked) == (seat == picker)
                if private and type(event) in (events.OfferMade, events.OfferClosed) and seat not in event.seen:
                    assert redacted_bytes(with_other_terms(event), seat) == msgspec.json.encode(shown)
                    assert type(shown) is events.Hidden


CARD_EVENTS = {
    events.CardsMoved,
    events.DeckShuffled,
    events.DeckRenewed,
    events.CardsShown,
    events.SplitProposed,
    events.BagOpened,
    events.ContrabandRevealed,
}


def test_no_other_event_names_cards() -> None:
    """A new event that carries cards has to be added to the tests above."""
    for kind in events.Event.__args__:
        if kind not in CARD_EVENTS:
            assert "cards" not in kind.__struct_fields__, kind


@pytest.mark.parametrize("kind", ["rarities of six", "rarities", "private"])
def test_proof_and_splits_are_shown_to_those_concerned_alone(kind: str) -> None:
    for number in range(3):
        for table in played(kind, number):
            for event in table.entries[-1].events:
                for seat in viewers(table):
                    shown = GAME.redact(event, seat)
                    if type(event) is events.CardsShown:
                        assert (shown.cards is not None) == (seat is not None and seat in (*event.seen, event.owner))
                    if type(event) is events.SplitProposed and not crosses_a_round(table.entries[-1]):
                        assert (shown.cards is not None) == (seat in table.state.office)
                    if type(event) in (events.DeckShuffled, events.DeckRenewed):
                        assert shown.cards is None
                    if type(event) is events.DeputiesShuffled:
                        assert getattr(shown, "order", None) is None


@pytest.mark.parametrize("kind", ["private", "private deputies", "rarities, timed"])
def test_a_private_offer_reaches_its_partners_alone(kind: str) -> None:
    for number in range(2):
        for table in played(kind, number):
            entry = table.entries[-1]
            for seat in viewers(table):
                shown = table.redacted(entry, seat)
                for event, seen in zip(entry.events, shown.events, strict=True):
                    if type(event) is events.OfferMade:
                        parties = (event.deal.proposer, *event.deal.partners)
                        assert (type(seen) is events.OfferMade) == (seat in parties)
                for offer in table.view(seat).offers:
                    assert seat in (offer.deal.proposer, *offer.deal.partners)


@pytest.mark.parametrize("kind", KINDS)
def test_a_replay_of_the_redacted_events_is_the_same_for_every_load_of_the_bags(kind: str) -> None:
    """While bags are being loaded, what the others are sent does not depend on what or how much went in."""
    rng = Random(kind)
    for table in played(kind, 0):
        state = by_name(table.state)
        if state.phase != "loading":
            continue
        loaders = [seat for seat in range(state.players) if state.bags[seat] == "loading"]
        seat = rng.choice(loaders)
        hand = state.zones[f"hand:{seat}"]
        told: dict[int | None, set[bytes]] = {}
        for count in {1, min(3, len(hand)), min(5, len(hand))}:
            if len(loaders) == 1:
                continue  # the last one: now everybody learns the numbers
            twin = GAME.copy(state.raw)
            happened: list[Any] = []
            move = msgspec.convert({"move": "load", "cards": rng.sample(hand, count)}, GAME.move_type)
            GAME.decide(twin, seat, move, Chance("x"), happened)
            for other in viewers(table):
                if other != seat:
                    seen = [GAME.redact(event, other) for event in happened]
                    told.setdefault(other, set()).add(msgspec.json.encode((seen, GAME.view(twin, other))))
        assert all(len(versions) == 1 for versions in told.values())


@pytest.mark.parametrize("kind", ["private", "private deputies", "rarities, timed"])
def test_an_offer_of_others_changes_nothing_that_a_seat_is_sent(kind: str) -> None:
    for table in played(kind, 1):
        for seat in viewers(table):
            without = GAME.copy(table.state)
            without.offers = [offer for offer in without.offers if seat in offer.deal.parties]
            assert sent(without, seat) == sent(table.state, seat)


# planted leaks: a test that never fails proves nothing


def leaky_hand(state: Any, seat: int | None) -> Any:
    return GAME.view(state, seat), state.hand(1)


def leaky_stall(state: Any, seat: int | None) -> Any:
    return GAME.view(state, seat), [len(set(state.contraband(other))) for other in range(state.players)]


def leaky_bag(state: Any, seat: int | None) -> Any:
    return GAME.view(state, seat), [card == state.declared[2] for card in state.bag(2)]


def leaky_deck(state: Any, seat: int | None) -> Any:
    return GAME.view(state, seat), state.deck()[-1:]


def leaky_box(state: Any, seat: int | None) -> Any:
    return GAME.view(state, seat), by_name(state).zones["box"].count("apples")


@pytest.mark.parametrize("view", [leaky_hand, leaky_stall, leaky_bag, leaky_deck, leaky_box])
def test_a_planted_leak_in_a_view_is_caught(view: View) -> None:
    rng, chance = Random(5), Chance("planted")
    caught = {"by exchange": False, "by resample": False}
    for step, table in enumerate(played("seven", 0)):
        if step % EVERY or table.outcome() is not None:
            continue
        told = sent(table.state, None, view)
        caught["by exchange"] |= sent(exchanged(table.state, None, rng), None, view) != told
        caught["by resample"] |= sent(GAME.resample(table.state, None, chance), None, view) != told
    assert all(caught.values()), caught


def leaky_redact(event: Any, seat: int | None) -> Any:
    """Tells everyone the first card of what moves."""
    shown = GAME.redact(event, seat)
    if type(event) is events.CardsMoved and getattr(shown, "cards", None) is None:
        return (shown, event.cards[:1])
    return shown


def test_a_planted_leak_in_an_event_is_caught() -> None:
    caught = 0
    for table in played("first", 0):
        for event in table.entries[-1].events:
            if type(event) is events.CardsMoved and getattr(GAME.redact(event, None), "cards", None) is None:
                real = redacted_bytes(event, None, leaky_redact)
                caught += redacted_bytes(with_other_cards(event), None, leaky_redact) != real
    assert caught
