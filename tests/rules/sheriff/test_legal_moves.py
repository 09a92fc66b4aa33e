"""The list of legal moves, with every variant in play, and against all moves of a kind tried one by one."""

from itertools import combinations, islice, permutations

import pytest

from blueboar.core.chance import Chance
from blueboar.core.seats import HOUSE
from blueboar.core.table import Table
from blueboar.games.sheriff.wire.moves import (
    AnswerBrimstone,
    Declare,
    GoToMarket,
    LoadBag,
    MakeOffer,
    PayDebt,
    TimeUp,
)
from tests.clauses import clause
from tests.rules.sheriff.table import ANNE, GAME, SHERIFF, at_inspection, at_loading, at_market

VARIANTS = [
    (5, "first", {"royal_goods": True, "promo_cards": True, "merchant_deals": True, "starting_gold": 3}),
    (3, "persian", {"promo_cards": True, "inspection_timer": 30, "hand_size": 7, "starting_gold": 0}),
    (6, "second", {"black_market": True, "royal_goods": True, "starting_gold": 4, "private_offers": True}),
    (4, "second", {"black_market": True, "inspection_timer": True, "sheriff_terms": 4}),
]


@pytest.mark.parametrize(("players", "edition", "options"), VARIANTS)
def test_with_every_variant_what_is_listed_is_legal_and_what_is_sampled_is_listed(players, edition, options):
    asked = set()
    for number in range(3):
        table = Table.opened(GAME, GAME.configure(players, edition, options), f"listed {number}")
        chance = Chance(f"moves {number}")
        while table.outcome() is None:
            seat, move = GAME.sample(table.state, chance)
            for other, prompts in table.pending().items():
                asked.update(type(prompt).__name__ for prompt in prompts)
                for each in islice(table.legal_moves(other), len(table.entries) % 7, 300, 7):
                    assert table.check(other, each) is None, (other, each)
            moves = table.legal_moves(seat)
            if not isinstance(move, (MakeOffer, GoToMarket)) and not getattr(move, "picks", ()):
                assert any(alike(each, move) for each in moves), (seat, move)
            table.play(seat, move)
    assert {"MarketPrompt", "LoadPrompt", "DeclarePrompt", "OfferPrompt"} <= asked


def alike(one, other):
    """Equal, or equal but for the order of cards."""
    return type(one) is type(other) and all(
        value == mine or (isinstance(value, tuple) and sorted(map(str, value)) == sorted(map(str, mine)))
        for value, mine in ((getattr(one, field), getattr(other, field)) for field in one.__struct_fields__)
    )


def every_choice(cards, most):
    return {choice for count in range(most + 1) for choice in combinations(sorted(cards), count)}


@clause("4.1")
def test_all_bags_are_listed_once_each():
    table = at_loading(hands={ANNE: "3 apples, silk, bread, cheese"})
    listed = [move.cards for move in table.table.legal_moves(ANNE)]
    legal = {cards for cards in every_choice(table.hand(ANNE), 6) if table.table.check(ANNE, LoadBag(cards)) is None}
    assert len(listed) == len(set(listed))
    assert set(listed) == legal


@clause("3.2", "3.3", "3.5")
def test_a_market_turn_is_listed_in_every_order():
    table = at_market(hands={ANNE: "2 apples, silk, bread, 2 cheese"})
    moves = table.table.legal_moves(ANNE)
    assert moves.complete
    orders = {move.set_aside for move in moves if len(move.set_aside) == 3}
    assert orders == set(permutations(table.hand(ANNE), 3))
    assert len({move.from_piles for move in moves if len(move.set_aside) == 2}) == 6
    assert {move.onto for move in moves} == {0, 1}


@clause("5.19")
def test_a_debt_can_be_paid_in_every_way_that_needs_each_of_its_cards():
    found = 0
    for number in range(30):
        table = Table.opened(GAME, GAME.configure(5, "first", {"starting_gold": 0}), f"debts {number}")
        chance = Chance(f"debts {number}")
        while table.outcome() is None:
            for seat, prompts in table.pending().items():
                for prompt in prompts:
                    if type(prompt).__name__ == "DebtPrompt" and len(prompt.choose) < 12:
                        found += 1
                        listed = [
                            tuple(sorted(move.cards)) for move in table.legal_moves(seat) if isinstance(move, PayDebt)
                        ]
                        choices = every_choice(prompt.choose, len(prompt.choose))
                        legal = {cards for cards in choices if table.check(seat, PayDebt(cards)) is None}
                        assert len(listed) == len(set(listed))
                        assert set(listed) == legal
            table.play(*GAME.sample(table.state, chance))
    assert found > 3


@clause("2.7")
def test_brimstone_oil_burns_one_or_two_goods_of_one_kind_or_none():
    found = 0
    for number in range(40):
        table = Table.opened(GAME, GAME.configure(4, "first", {"promo_cards": True}), f"oil {number}")
        chance = Chance(f"oil {number}")
        while table.outcome() is None:
            for seat, prompts in table.pending().items():
                if any(type(prompt).__name__ == "BrimstonePrompt" and prompt.usable for prompt in prompts):
                    found += 1
                    listed = {move for move in table.legal_moves(seat) if isinstance(move, AnswerBrimstone)}
                    tried = [
                        AnswerBrimstone(player.seat, cards)
                        for player in table.view(seat).players
                        for cards in every_choice(player.stall, 3)
                    ]
                    legal = {move for move in tried if table.check(seat, move) is None}
                    assert listed == legal | {AnswerBrimstone()}
            table.play(*GAME.sample(table.state, chance))
    assert found


def test_deals_are_listed_in_part_and_any_deal_can_be_asked_about():
    table = at_inspection().table
    moves = table.legal_moves(ANNE)
    assert not moves.complete
    assert any(isinstance(move, MakeOffer) for move in moves)
    assert "some" in repr(moves)
    assert Declare("apples", 1) not in moves
    assert next(iter(table.legal_moves(SHERIFF))) in table.legal_moves(SHERIFF)


@clause("5.15")
def test_the_house_can_only_let_the_time_run_out():
    table = at_inspection(inspection_timer=60).table
    assert list(table.legal_moves(HOUSE)) == [TimeUp()]
    assert list(at_inspection().table.legal_moves(HOUSE)) == []
