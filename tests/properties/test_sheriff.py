"""What holds in every game of Sheriff of Nottingham, whatever the players do."""

from __future__ import annotations

import itertools
from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from blueboar.core.chance import Chance
from blueboar.core.record import fold, load, save
from blueboar.core.seats import HOUSE, Refusal
from blueboar.core.table import Table
from blueboar.games.sheriff.rules.deals.talk import void_offers
from blueboar.games.sheriff.state.deeds import Deeds
from blueboar.games.sheriff.wire.moves import LoadBag
from tests.properties.examples import part
from tests.properties.sheriff_oracle import promised
from tests.properties.sheriff_players import GAME, KINDS, a_seat, any_move, busy_move, configured
from tests.rules.sheriff.table import everything
from tests.sheriff_by_name import by_name
from tests.trying import AnyTable, tried

MOST_MOVES = 6_000
few = part(0.2)
fewer = part(0.12)

kinds = st.sampled_from(sorted(KINDS))
seeds = st.integers(0, 2**32)


def opened(kind: str, seed: int) -> tuple[AnyTable, Chance, Random]:
    return Table.opened(GAME, configured(kind), f"game {seed}"), Chance(f"moves {seed}"), Random(seed)


def all_cards(state: Any) -> Counter[str]:
    """As printed: a fixed plate is a plate."""
    goods = state.goods
    return Counter(goods.names[goods.printed[card]] for zone in state.zones for card in zone)


@few
@given(kinds, seeds)
def test_cards_and_gold_are_conserved_and_every_game_ends(kind: str, seed: int) -> None:
    table, chance, rng = opened(kind, seed)
    cards, gold = all_cards(table.state), sum(table.state.gold)
    assert cards == Counter(
        {good.name: table.config.copies(good) for good in table.config.goods if table.config.copies(good)}
    )
    for _ in range(MOST_MOVES):
        if table.outcome() is not None:
            break
        table.play(*busy_move(table.state, chance, rng))
        assert all_cards(table.state) == cards
        assert sum(table.state.gold) == gold
        assert min(table.state.gold) >= 0
        assert GAME.invariants(table.state) == []
    assert table.outcome() is not None, "the game does not end"
    assert table.pending() == {}


@few
@given(kinds, seeds)
def test_somebody_is_always_waited_for_and_the_safe_move_is_legal(kind: str, seed: int) -> None:
    table, chance, rng = opened(kind, seed)
    while table.outcome() is None:
        waited = {seat for seat, asked in table.pending().items() if any(prompt.waited for prompt in asked)}
        assert waited
        assert waited == set(table.view(None).waiting_for)
        seat = rng.choice(sorted(waited))
        move = GAME.safe_move(table.view(seat), table.pending()[seat])
        if move is not None and rng.random() < 0.3:
            table.play(seat, move)
        else:
            table.play(*busy_move(table.state, chance, rng))


@few
@given(kinds, seeds)
def test_check_passes_exactly_what_the_prompts_promise(kind: str, seed: int) -> None:
    table, chance, rng = opened(kind, seed)
    while table.outcome() is None:
        state, pending = table.state, table.pending()
        tried = [busy_move(state, chance, rng)]
        tried += [(seat, mutated(move, rng)) for seat, move in tried for _ in range(2)]
        for _ in range(3):
            seat = a_seat(state, rng)
            tried.append((seat, any_move(state, seat, rng)))
        for seat, move in tried:
            view = table.view(seat) if 0 <= seat < state.players else None
            refusal = GAME.check(state, seat, move)
            expected = promised(table.config, view, pending.get(seat, ()), seat, move)
            assert (refusal is None) == expected, (seat, move, refusal)
            assert refusal is None or well_formed(refusal)
        table.play(*tried[0])


def well_formed(refusal: Refusal) -> bool:
    return bool(refusal.code) and len(msgspec.json.encode(refusal)) < 3_000


def mutated(move: Any, rng: Random) -> Any:
    """The same move with one thing changed; the move itself where that makes no move at all."""
    plain = msgspec.to_builtins(move)
    leaves = list(places(plain, ()))
    if leaves:
        path = rng.choice(leaves)
        change(plain, path, rng)
    try:
        return msgspec.convert(plain, GAME.move_type)
    except msgspec.ValidationError:
        return move


def places(plain: Any, path: tuple[Any, ...]) -> Any:
    if isinstance(plain, dict):
        for key, value in plain.items():
            if key not in ("move", "term"):
                yield from places(value, (*path, key))
    elif isinstance(plain, (list, tuple)):
        yield path
        for index, value in enumerate(plain):
            yield from places(value, (*path, index))
    else:
        yield path


def change(plain: Any, path: tuple[Any, ...], rng: Random) -> None:
    for step in path[:-1]:
        if isinstance(plain[step], tuple):
            plain[step] = list(plain[step])
        plain = plain[step]
    value = plain[path[-1]]
    if isinstance(value, bool):
        new: Any = not value
    elif isinstance(value, int):
        new = rng.choice((value + 1, value - 1, -value, 0, 2**64))
    elif isinstance(value, str):
        new = rng.choice(("apples", "cheese", "silk", "mead", "feast-plate-bread", value + "x", ""))
    elif isinstance(value, (list, tuple)):
        new = list(value)
        match rng.randrange(3):
            case 0 if new:
                new.pop(rng.randrange(len(new)))
            case 1 if new:
                new.append(rng.choice(new))
            case _:
                rng.shuffle(new)
    else:
        new = rng.choice((0, 1, "apples", None))
    plain[path[-1]] = new


@few
@given(kinds, seeds)
def test_no_offer_lies_there_that_nobody_could_strike(kind: str, seed: int) -> None:
    """Rules 5.12: also after moves that are only talk, which look at no other offer."""
    table, chance, rng = opened(kind, seed)
    for _ in range(MOST_MOVES):
        if table.outcome() is not None:
            break
        table.play(*busy_move(table.state, chance, rng))
        if table.state.offers and not table.state.chores:
            told: list[Any] = []
            void_offers(Deeds(table.state.copy(), told))
            assert told == []


@fewer
@given(kinds, seeds)
def test_a_refused_move_changes_nothing(kind: str, seed: int) -> None:
    table, chance, rng = opened(kind, seed)
    while table.outcome() is None:
        before, entries = everything(table.state), len(table.entries)
        for _ in range(6):
            seat = a_seat(table.state, rng)
            move = any_move(table.state, seat, rng)
            if GAME.check(table.state, seat, move) is not None:
                assert tried(table, seat, move) is not None
        assert everything(table.state) == before
        assert len(table.entries) == entries
        table.play(*busy_move(table.state, chance, rng))


@fewer
@given(kinds, seeds)
def test_folding_the_events_gives_the_state(kind: str, seed: int) -> None:
    table, chance, rng = opened(kind, seed)
    stop = rng.randrange(10, 200)
    while table.outcome() is None and len(table.entries) < stop:
        table.play(*busy_move(table.state, chance, rng))
    record = load(save(table.record()))
    assert everything(fold(record)) == everything(table.state)
    restored = Table.restored(record, table.chance.seed)
    for _ in range(10):  # and the game goes on as it would have
        if table.outcome() is None:
            seat, move = busy_move(table.state, chance, rng)
            table.play(seat, move)
            restored.play(seat, move)
            assert restored.entries[-1] == table.entries[-1]


@few
@given(kinds, seeds)
def test_the_order_of_sealed_loading_makes_no_difference(kind: str, seed: int) -> None:
    table, chance, rng = opened(kind, seed)
    rounds = rng.randrange(1, 4)
    while table.outcome() is None:
        if table.view(None).phase == "loading" and table.state.round >= rounds:
            break
        table.play(*busy_move(table.state, chance, rng))
    if table.outcome() is not None:
        return
    loaders = [seat for seat in range(table.state.players) if by_name(table.state).bags[seat] == "loading"]
    loads = {}
    for seat in loaders:
        hand = by_name(table.state).zones[f"hand:{seat}"]
        loads[seat] = LoadBag(tuple(rng.sample(hand, rng.randint(1, min(5, len(hand))))))
    ends = []
    for order in itertools.islice(itertools.permutations(loaders), 24):
        twin = GAME.copy(table.state)
        for seat in order:
            assert GAME.check(twin, seat, loads[seat]) is None
            GAME.decide(twin, seat, loads[seat], Chance("same"), None)
        seen = [GAME.view(twin, seat) for seat in (None, *range(twin.players))]
        ends.append((everything(twin), seen, GAME.pending(twin)))
    assert all(end == ends[0] for end in ends)


class TableMachine(RuleBasedStateMachine):
    """A table at which anything may happen next: talk, nonsense, a restart of the server, the clock."""

    @initialize(kind=kinds, seed=seeds)
    def open(self, kind: str, seed: int) -> None:
        self.table, self.chance, self.rng = opened(kind, seed)
        self.cards, self.gold = all_cards(self.table.state), sum(self.table.state.gold)

    def running(self) -> bool:
        return hasattr(self, "table") and self.table.outcome() is None

    @precondition(running)
    @rule(count=st.integers(1, 30))
    def play_on(self, count: int) -> None:
        for _ in range(count):
            if self.table.outcome() is None:
                self.table.play(*busy_move(self.table.state, self.chance, self.rng))

    @precondition(running)
    @rule(salt=seeds)
    def try_anything(self, salt: int) -> None:
        rng = Random(salt)
        seat = a_seat(self.table.state, rng)
        move = any_move(self.table.state, seat, rng)
        before = everything(self.table.state)
        if tried(self.table, seat, move) is not None:
            assert everything(self.table.state) == before

    @precondition(running)
    @rule()
    def let_the_clock_run_out(self) -> None:
        for prompt in self.table.pending().get(HOUSE, ()):
            move = GAME.safe_move(None, (prompt,))
            if prompt.stands_still:  # while somebody has to settle something first
                assert move is None
                assert self.table.state.chores
            else:
                self.table.play(HOUSE, move)

    @rule()
    def restart(self) -> None:
        record = load(save(self.table.record()))
        restored = Table.restored(record, self.table.chance.seed)
        assert everything(restored.state) == everything(self.table.state)
        self.table = restored

    @invariant()
    def nothing_is_lost(self) -> None:
        if hasattr(self, "table"):
            state = self.table.state
            assert all_cards(state) == self.cards
            assert sum(state.gold) == self.gold
            assert min(state.gold) >= 0
            assert GAME.invariants(state) == []


TestTable = TableMachine.TestCase
TestTable.settings = settings(few, stateful_step_count=12)


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_game_ends(kind: str) -> None:
    """At least one of each, whatever Hypothesis chose."""
    table, chance, rng = opened(kind, 7)
    for _ in range(MOST_MOVES):
        if table.outcome() is not None:
            return
        table.play(*busy_move(table.state, chance, rng))
    pytest.fail("the game does not end")
