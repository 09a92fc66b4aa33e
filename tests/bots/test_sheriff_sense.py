"""What a Sheriff bot makes of the table: no plainly bad deal, sane beliefs, worlds that agree with the view."""

from typing import Any

import msgspec
import pytest

import blueboar.bots
from blueboar.bots.bot import Personality
from blueboar.bots.driver import Match
from blueboar.bots.levels import BotSetup, find_level
from blueboar.bots.sheriff.king_and_queen import expected_bonus
from blueboar.bots.sheriff.memory import Memory
from blueboar.bots.sheriff.pricing import Pricing
from blueboar.bots.sheriff.side_questions import cheapest_payment
from blueboar.bots.sheriff.situation import Situation
from blueboar.bots.sheriff.skill import load_skills
from blueboar.core.chance import Chance
from blueboar.core.game import find_game
from blueboar.core.table import Table
from blueboar.games.sheriff.data.catalogue import catalogue_of
from blueboar.games.sheriff.machines.imagine import imagine
from blueboar.games.sheriff.wire.moves import AcceptOffer, Declare, GoToMarket, LoadBag, MakeOffer
from blueboar.games.sheriff.wire.prompts import DebtPrompt
from blueboar.games.sheriff.wire.terms import (
    Deal,
    DoFavour,
    GiveBagGoods,
    GiveGold,
    GiveStallGoods,
    LetThroughTerm,
    OpenBagTerm,
)
from blueboar.games.sheriff.wire.views import LootView
from tests.bots.at_the_gate import bags_at_the_gate, pricing_of

assert blueboar.bots
SHERIFF: Any = find_game("sheriff")


def gate(loads=None, seed="gate"):
    """Four players; seat 0 is sheriff, and all bags lie before them."""
    config = SHERIFF.configure(4, "first", {"first_sheriff": 0})
    table = Table.opened(SHERIFF, config, seed)
    for seat in (1, 2, 3):
        table.play(seat, GoToMarket())
    for seat in (1, 2, 3):
        hand = table.view(seat).players[seat].hand
        table.play(seat, LoadBag(hand[:3]))
    for seat in (1, 2, 3):
        table.play(seat, Declare("apples", 3))
    assert table.view(None).phase == "inspection"
    return table


def sense(table, seat, level="smuggler"):
    memory = Memory(4, seat, False)
    for entry in table.entries:
        memory.watch(table.redacted(entry, seat))
    skill = load_skills()[level]
    situation = Situation(catalogue_of(table.config), table.view(seat), skill.crowns)
    return Pricing(situation, memory, skill, Personality())


def asked(table, level, seat):
    bot = find_level("sheriff", level).make(BotSetup(SHERIFF, table.config, seat, "b", think_steps=12))
    for entry in table.entries:
        bot.watch(table.redacted(entry, seat))
    return bot.answer(table.view(seat), table.pending()[seat])


LEVELS = ["novice", "merchant", "smuggler", "outlaw"]


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_pays_the_sheriff_for_nothing(level):
    table = gate()
    table.play(0, MakeOffer((1,), (GiveGold(1, 50),)))
    assert not isinstance(asked(table, level, 1).move, AcceptOffer)


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_gives_all_their_gold_for_one_bag(level):
    table = gate()
    table.play(0, MakeOffer((1,), (GiveGold(1, 50), LetThroughTerm(1))))
    assert not isinstance(asked(table, level, 1).move, AcceptOffer)


@pytest.mark.parametrize("level", LEVELS)
def test_a_sheriff_takes_a_fortune(level):
    table = gate()
    table.play(1, MakeOffer((0,), (GiveGold(1, 50), LetThroughTerm(1))))
    assert asked(table, level, 0).move == AcceptOffer(1)


@pytest.mark.parametrize("level", LEVELS)
def test_a_sheriff_does_not_buy_the_right_to_be_bound(level):
    table = gate()
    table.play(1, MakeOffer((0,), (GiveGold(0, 20), LetThroughTerm(1), OpenBagTerm(2))))
    assert not isinstance(asked(table, level, 0).move, AcceptOffer)


def test_every_kind_of_term_has_a_price():
    table = gate()
    pricing = sense(table, 0)
    worth = lambda *terms: pricing.worth(Deal(9, 1, (0,), terms))  # noqa: E731
    assert worth(GiveGold(1, 10)) == 10
    assert worth(GiveGold(0, 10)) == -10
    assert 0 < worth(GiveBagGoods(1, "silk", 1)) < 8
    assert worth(LetThroughTerm(1)) <= 0
    assert 0 < worth(DoFavour(1, "anything")) < 3
    assert worth(GiveStallGoods(1, "mead", 1)) < 8


def test_more_cards_declared_are_more_suspicious():
    table = gate()
    pricing = sense(table, 0)
    memory = pricing.memory
    chances = []
    for count in (3, 4, 5):
        memory.bags[1].good, memory.bags[1].count = "chickens", count
        pricing._suspicions.clear()
        chances.append(pricing.suspicion(1).lie)
    assert chances[0] < min(chances[1:])


def test_a_known_liar_is_believed_less():
    table = gate()
    before = sense(table, 0).suspicion(1).lie
    pricing = sense(table, 0)
    for _ in range(5):
        pricing.memory.histories[1].note_bag(4, wrong=1)
    assert pricing.suspicion(1).lie > before


def test_cards_taken_openly_make_a_declaration_likelier():
    table = gate()
    before = sense(table, 0).suspicion(1).lie
    pricing = sense(table, 0)
    pricing.memory.cards.in_hand[1]["apples"] = 3
    assert pricing.suspicion(1).lie < before


def test_a_debt_is_paid_with_what_is_missed_least():
    table = gate()
    situation = sense(table, 1).situation
    prompt = DebtPrompt(4, (), ("apples", "apples", "bread", "chickens"), (2, 2, 3, 4))
    paid = cheapest_payment(situation, prompt)
    worth = dict(zip(prompt.choose, prompt.worth, strict=True))
    given = sum(worth[card] for card in paid)
    assert given >= 4
    assert all(given - worth[card] < 4 for card in paid)


def test_goods_in_the_loot_are_seen_and_so_not_among_the_hidden_ones():
    """By everyone the legal ones, by those in office all of it."""
    table = gate()
    goods, view = catalogue_of(table.config), table.view(0)
    before = Situation(goods, view, 0.0).unseen
    loot = LootView(0, ("apples", "apples"), 1, ("silk",), None)
    seen = Situation(goods, msgspec.structs.replace(view, loot=loot), 0.0).unseen
    assert (seen["apples"], seen["silk"]) == (before["apples"] - 2, before["silk"] - 1)
    hidden = msgspec.structs.replace(loot, contraband=None)
    seen = Situation(goods, msgspec.structs.replace(view, loot=hidden), 0.0).unseen
    assert (seen["apples"], seen["silk"]) == (before["apples"] - 2, before["silk"])


def test_hopes_for_crowns_add_up_and_are_sure_at_the_end():
    assert sum(expected_bonus([5, 3, 2, 0], seat, 20, 10, 4) for seat in range(4)) == pytest.approx(30, rel=0.15)
    assert [expected_bonus([5, 3, 2, 0], seat, 20, 10, 0) for seat in (0, 1)] == pytest.approx([20, 10], abs=0.2)
    assert expected_bonus([3, 3, 0, 0], 0, 20, 10, 0) == pytest.approx(15, abs=0.2)


@pytest.mark.parametrize(
    ("edition", "players", "options"), [("first", 4, {"promo_cards": True}), ("second", 6, {"black_market": True})]
)
def test_an_imagined_world_looks_the_same_from_this_seat(edition, players, options):
    """Everything that the seat sees is true in it, wherever the game stands."""
    config = SHERIFF.configure(players, edition, options)
    table = Table.opened(SHERIFF, config, "imagine")
    bots = [
        find_level("sheriff", "smuggler").make(BotSetup(SHERIFF, config, seat, f"{seat}")) for seat in range(players)
    ]
    match = Match(table, bots)
    chance = Chance("worlds")
    for _ in range(150):
        if table.outcome() is not None:
            break
        match.next_entry()
        view = table.view(1)
        if view.phase in ("over", "loading") or view.scores is not None:
            continue
        seen = SHERIFF.view(imagine(config, view, chance), 1)
        for field in (
            "round",
            "phase",
            "office",
            "turn",
            "piles",
            "offers",
            "struck",
            "duties",
            "deck_count",
            "stances",
            "black_market",
        ):
            assert getattr(seen, field) == getattr(view, field), field
        for mine, there in zip(view.players, seen.players, strict=True):
            same = ("gold", "hand_count", "hand", "stall", "contraband_count", "contraband", "bag")
            assert all(getattr(mine, field) == getattr(there, field) for field in same), (mine, there)


def test_no_state_reaches_a_bot():
    """What a bot is given can all be sent as JSON: views, prompts and redacted entries hold no state."""
    table = gate()
    msgspec.json.encode((table.view(1), table.pending()[1], [table.redacted(entry, 1) for entry in table.entries]))


def richer(view, seat):
    """The same table, if this one had sixty gold more."""
    rich = msgspec.structs.replace(view.players[seat], gold=view.players[seat].gold + 60)
    return msgspec.structs.replace(view, players=(*view.players[:seat], rich, *view.players[seat + 1 :]))


def test_the_losses_of_who_is_ahead_are_worth_more():
    table = bags_at_the_gate("ahead", 4)
    goods, view = catalogue_of(table.config), richer(table.view(0), 2)
    watching, even = Situation(goods, view, 1.0, watches_leader=1.0), Situation(goods, view, 1.0)
    assert watching.loss_of(2) > watching.rel > watching.loss_of(1)
    assert watching.loss_of(2) <= 2.5 * watching.rel
    assert even.loss_of(2) == even.loss_of(1) == even.rel


def test_a_liar_who_is_ahead_is_opened_sooner_by_who_watches():
    table = bags_at_the_gate("ahead", 4)
    before = pricing_of("outlaw", table, 0)
    before.memory.histories[2].note_bag(4, 2)
    skill, goods = before.skill, catalogue_of(table.config)
    seen = Situation(goods, richer(table.view(0), 2), skill.crowns, skill.watches_leader)
    after = Pricing(seen, before.memory, skill, before.personality)
    assert after.suspicion(2).lie == before.suspicion(2).lie
    assert after.open_rate(2) > before.open_rate(2)
