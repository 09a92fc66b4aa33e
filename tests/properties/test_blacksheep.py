"""What holds in every game of Black Sheep, whatever is played."""

from itertools import product
from pathlib import Path
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from blueboar.core.chance import Chance
from blueboar.core.play import play_randomly
from blueboar.core.table import Table
from blueboar.games.blacksheep.game import BlackSheep
from blueboar.games.blacksheep.wire.events import (
    CardsMoved,
    DeckRenewed,
    DeckShuffled,
    FieldDrivenOut,
    FieldTurnedOver,
    FiguresMoved,
    Passed,
)
from blueboar.games.blacksheep.wire.moves import PlayCards
from blueboar.games.blacksheep.wire.prompts import PlayPrompt
from tests.properties.examples import part
from tests.rules.blacksheep.named import Named
from tests.rules.blacksheep.referee import ORDER, Referee
from tests.trying import AnyTable

GAME = BlackSheep()

tables = st.builds(
    lambda players, edition, seed: Table.opened(GAME, GAME.configure(players, edition), f"table {seed}"),
    players=st.integers(2, 4),
    edition=st.sampled_from(GAME.editions),
    seed=st.integers(0, 10**9),
)


def promised(prompt: PlayPrompt) -> set[PlayCards]:
    """Every move that a prompt promises, card by card."""
    moves = set()
    for choice in prompt.fields:
        for count in choice.counts:
            for places in product(range(3), repeat=count):
                if len(set(places)) == count:
                    cards = tuple(prompt.cards[place] for place in places)
                    moves.add(PlayCards(choice.field, cards))
                    if count == 1:
                        moves |= {PlayCards(choice.field, cards, prompt.cards[p]) for p in range(3) if p not in places}
    return moves


def conceivable() -> list[PlayCards]:
    """Every move with up to three cards, wherever and whatever."""
    fields = range(-1, 4)
    hands = [cards for count in range(4) for cards in product(ORDER, repeat=count)]
    return [PlayCards(f, cards, discard) for f in fields for cards in hands for discard in (None, *ORDER)]


CONCEIVABLE = conceivable()


def play_some(table: AnyTable, picks: list[int]) -> None:
    """Each pick chooses among the moves that are promised."""
    for pick in picks:
        pending = table.pending()
        if not pending:
            return
        (seat,) = pending
        moves = sorted(promised(pending[seat][0]), key=repr)
        table.play(seat, moves[pick % len(moves)])


@given(table=tables, picks=st.lists(st.integers(0, 10**6), max_size=60))
@part(0.12)
def test_check_passes_exactly_what_the_prompt_promises(table: AnyTable, picks: list[int]) -> None:
    play_some(table, picks)
    for seat, prompts in table.pending().items():
        passed = {move for move in CONCEIVABLE if GAME.check(table.state, seat, move) is None}
        assert passed == promised(prompts[0])


@given(table=tables, picks=st.lists(st.integers(0, 10**6), max_size=120))
@part(0.6)
def test_nothing_is_lost_and_nobody_has_too_much(table: AnyTable, picks: list[int]) -> None:
    for pick in picks:
        play_some(table, [pick])
        assert GAME.invariants(table.state) == []
        cards = [card for pile in table.state.piles() for card in pile]
        figures = [figure for zone in table.state.figures for figure in zone]
        assert len(cards) == 84
        assert len(figures) + sum(table.state.supply) == 36


@given(table=tables, seed=st.integers(0, 10**9))
@part(0.8)
def test_every_game_ends_and_a_literal_referee_agrees_with_every_turn(table: AnyTable, seed: int) -> None:
    chance = Chance(f"moves {seed}")
    referee = Referee(table.config.players, [list(deck.cards) for deck in decks_of(table)])
    while table.outcome() is None:
        seat, move = GAME.sample(table.state, chance)
        table.play(seat, move)
        referee.decks += [list(deck.cards) for deck in decks_of(table)]
        referee.take_turn(seat, move)
        assert paper(referee) == laid_out(table.state)
    assert table.state.turn == -1
    corrals = [table.state.corral(seat) for seat in range(referee.players)]
    tasks = [name for zone in table.state.tasks[1:] for name in zone]
    totals, places = referee.scores([[table.state.points[figure] for figure in corral] for corral in corrals], tasks)
    outcome = table.outcome()
    assert outcome is not None
    assert (list(outcome.scores), list(outcome.places)) == (totals, places)


def decks_of(table: AnyTable) -> list[Any]:
    """What chance gave in the last entry."""
    return [event for event in table.entries[-1].events if type(event) in (DeckShuffled, DeckRenewed)]


def paper(referee: Referee) -> dict[str, Any]:
    return {
        "turn": -1 if referee.turn is None else referee.turn,
        "deck": referee.deck,
        "discard": referee.discard,
        "hands": [sorted(hand) for hand in referee.hands],
        "sides": referee.sides,
        "fields": [sorted(field or []) for field in referee.fields],
        "turned over": [field is None for field in referee.fields],
        "supply": list(referee.supply.values()),
        "corrals": [sorted(corral) for corral in referee.corrals],
    }


def laid_out(state: Any) -> dict[str, Any]:
    named = Named(state)
    seats = range(state.players)
    return {
        "turn": state.turn,
        "deck": named.deck,
        "discard": named.discard,
        "hands": [sorted(named.hand(seat)) for seat in seats],
        "sides": [[named.side(field, seat) for seat in seats] for field in range(3)],
        "fields": [animals(named.field(field)) for field in range(3)],
        "turned over": state.turned_over,
        "supply": state.supply,
        "corrals": [animals(named.corral(seat)) for seat in seats],
    }


def animals(figures: list[str]) -> list[str]:
    return sorted(figure.rsplit("-", 1)[0] for figure in figures)


SHORT_FARM = Path(__file__).parents[1] / "golden" / "blacksheep" / "short.toml"


def test_random_play_reaches_every_rule() -> None:
    """Seldom things too: with the standard cards, or on a farm with few."""
    happened: set[str] = set()
    for number in range(400):
        data = GAME.load_data(str(SHORT_FARM)) if number % 2 else None
        config = GAME.configure(2 + number // 2 % 2 if data is None else 2, GAME.editions[number // 4 % 2], None, data)
        table = Table.opened(GAME, config, f"reach {number}")
        assert play_randomly(table, Chance(f"moves {number}"), 10) == []
        for entry in table.entries:
            happened |= happenings(entry)
        outcome = table.outcome()
        assert outcome is not None
        happened.add(f"won by {outcome.reason}")
    assert {
        "one card", "two cards", "a discard", "a pass", "decided by time", "a deck renewed while drawing up",
        "a deck renewed while restocking", "a third card drawn for restocking", "turned over: no-figures",
        "turned over: no-card-fits", "turned over: endgame", "a figure went back",
        "won by points", "won by figures", "won by shared", "won by outright",
    } == happened  # fmt: skip


def happenings(entry: Any) -> set[str]:
    found: set[str] = set()
    restocking = drawn = 0
    for event in entry.events:
        match event:
            case CardsMoved() if event.target.startswith("side:"):
                found.add("two cards" if event.count == 2 else "one card")
            case CardsMoved() if event.source.startswith("hand:"):
                found.add("a discard")
            case CardsMoved() if event.target == "drawn":
                restocking, drawn = 1, drawn + event.count
                if drawn == 3 and entry.seq > 0:
                    found.add("a third card drawn for restocking")
            case Passed():
                found.add("a pass")
            case DeckRenewed():
                found.add(f"a deck renewed while {'restocking' if restocking else 'drawing up'}")
            case FieldDrivenOut() if event.first:
                found.add("decided by time")
            case FieldTurnedOver():
                found.add(f"turned over: {event.why}")
            case FiguresMoved() if event.target == "supply":
                found.add("a figure went back")
            case _:
                pass
    return found
