"""Two deputies in office: they talk about a bag before they open it, and neither goes behind the other's back."""

from typing import Any

import pytest

from blueboar.bots.driver import Match
from blueboar.bots.levels import BotSetup, find_level
from blueboar.bots.sheriff.bribes import about_bag
from blueboar.core.game import find_game
from blueboar.core.table import Table
from blueboar.games.sheriff.wire import events
from blueboar.games.sheriff.wire import prompts as ask
from blueboar.games.sheriff.wire.moves import (
    AcceptOffer,
    ChooseFirstMerchant,
    Declare,
    GoToMarket,
    LetThrough,
    LoadBag,
    MakeOffer,
    OpenBag,
    TakeStance,
    WithdrawOffer,
)
from blueboar.games.sheriff.wire.terms import GiveGold, LetThroughTerm

SHERIFF: Any = find_game("sheriff")
CONFIG = SHERIFF.configure(6, "second", {"black_market": True})


def bot_at(table: Any, seat: int, level: str, seed: str) -> Any:
    """Has seen everything so far."""
    bot = find_level("sheriff", level).make(BotSetup(SHERIFF, table.config, seat, seed, think_steps=4))
    for entry in table.entries:
        bot.watch(table.redacted(entry, seat))
    return bot


def six_at_the_gate(seed: str, cards: int) -> tuple[Any, tuple[int, ...], list[int]]:
    """All bags lie before the two deputies, each with so many cards that are said to be apples."""
    table = Table.opened(SHERIFF, CONFIG, seed)
    office = table.view(0).office
    merchants = [seat for seat in range(6) if seat not in office]
    while table.view(0).phase != "inspection":
        seat, prompt = next((seat, prompts[0]) for seat, prompts in table.pending().items() if prompts[0].waited)
        match prompt:
            case ask.ChooseFirstPrompt():
                table.play(seat, ChooseFirstMerchant(prompt.merchants[0]))
            case ask.MarketPrompt():
                table.play(seat, GoToMarket())
            case ask.LoadPrompt():
                table.play(seat, LoadBag(table.view(seat).players[seat].hand[:cards]))
            case _:
                table.play(seat, Declare("apples", cards))
    return table, office, merchants


def played(level: str, games: int) -> list[Any]:
    tables = []
    for number in range(games):
        table = Table.opened(SHERIFF, CONFIG, f"deputies/{number}")
        setups = [BotSetup(SHERIFF, CONFIG, seat, f"{number}/{seat}", think_steps=4) for seat in range(6)]
        Match(table, [find_level("sheriff", level).make(setup) for setup in setups]).play(stop_at_fault=True)
        tables.append(table)
    return tables


@pytest.fixture(scope="module")
def tables() -> list[Any]:
    return played("smuggler", 8)


def test_two_who_would_open_a_bag_talk_about_it_first(tables: list[Any]) -> None:
    bags = silent = 0
    for table in tables:
        spoken: set[int] = set()
        for entry in table.entries:
            for event in entry.events:
                match event:
                    case events.RoundBegan():
                        spoken = set()
                    case events.OfferMade():
                        spoken |= {about_bag(event.deal)} - {None}
                    case events.BagOpened() | events.BagLetThrough():
                        bags += 1
                        silent += event.merchant not in spoken
                    case _:
                        pass
    assert silent < 0.25 * bags


def test_two_do_not_open_twice_as_much_as_one(tables: list[Any]) -> None:
    all_events = [event for table in tables for entry in table.entries for event in entry.events]
    opened = sum(isinstance(event, events.BagOpened) for event in all_events)
    passed = sum(isinstance(event, events.BagLetThrough) for event in all_events)
    assert opened < 0.4 * (opened + passed)


def test_a_price_that_one_deputy_agreed_to_waits_for_the_other() -> None:
    decided = 0
    for number in range(12):
        table, office, merchants = six_at_the_gate(f"waits/{number}", 4)
        for merchant in merchants:
            for deputy in office:
                table.play(deputy, TakeStance(merchant, "open"))
        bag = merchants[0]
        table.play(bag, MakeOffer(office, (GiveGold(bag, 8), LetThroughTerm(bag))))
        table.play(office[0], AcceptOffer(table.view(bag).offers[0].deal.id))
        move = (
            bot_at(table, office[0], "smuggler", f"waits/{number}")
            .answer(table.view(office[0]), table.pending()[office[0]])
            .move
        )
        decided += isinstance(move, (OpenBag, LetThrough, TakeStance)) and move.merchant == bag
    assert not decided


def test_a_deputy_who_does_not_mean_it_leaves_the_opening_to_the_other() -> None:
    """Said `open` to be paid: the demand is turned down, and the one who has no mind to open says so."""
    stood_back = opened = 0
    for number in range(40):
        table, office, merchants = six_at_the_gate(f"bluff/{number}", 4)
        for merchant in merchants:
            for deputy in office:
                table.play(deputy, TakeStance(merchant, "open"))
        bot = bot_at(table, office[0], "outlaw", f"bluff/{number}")
        for _ in range(30):
            move = bot.answer(table.view(office[0]), table.pending()[office[0]]).move
            if not isinstance(move, (MakeOffer, WithdrawOffer)):
                break
            if isinstance(move, MakeOffer):
                assert set(move.partners) & {office[1]}, "both have a say"
            before = len(table.entries)
            table.play(office[0], move)
            for entry in table.entries[before:]:
                bot.watch(table.redacted(entry, office[0]))
        stood_back += isinstance(move, TakeStance) and move.stance == "let-through"
        opened += isinstance(move, OpenBag)
    assert stood_back
    assert opened
