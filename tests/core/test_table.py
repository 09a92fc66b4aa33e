"""One running game: what is refused changes nothing, and what is restored goes on as if nothing had been."""

import msgspec
import pytest

import blueboar.games  # noqa: F401 - registers the games
from blueboar.core import record
from blueboar.core.chance import Chance
from blueboar.core.errors import RecordError, SetupError
from blueboar.core.game import find_game
from blueboar.core.play import play_randomly
from blueboar.core.table import Table
from tests.trying import tried_json


def opened(name: str = "sheriff") -> Table:
    game = find_game(name)
    return Table.opened(game, game.configure(3 if name == "blacksheep" else 4), "a seed", ("A", "B", "C", "D"))


def test_an_unknown_game_is_refused_with_those_that_there_are():
    with pytest.raises(SetupError) as error:
        find_game("poker")
    assert {"blacksheep", "sheriff"} <= set(error.value.allowed)


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b'{"move": "fly"}', b"\xff\xfe", b'{"move": "load", "cards": 3}'])
def test_a_malformed_move_is_refused(data: bytes):
    table = opened()
    refusal = tried_json(table, 0, data)
    assert refusal is not None
    assert refusal.code == "move.malformed"
    assert len(table.entries) == 1


def test_a_restored_table_goes_on_exactly_as_the_first_one():
    table = opened()
    chance = Chance("play")
    for _ in range(60):
        table.play(*table.game.sample(table.state, chance))
    again = Table.restored(record.load(record.save(table.record())), "a seed")
    moves = []
    chance = Chance("rest")
    while table.outcome() is None:
        seat, move = table.game.sample(table.state, chance)
        moves.append((seat, move))
        table.play(seat, move)
    for seat, move in moves:
        again.play(seat, move)
    assert again.entries == table.entries


def test_a_table_is_not_restored_with_another_seed():
    with pytest.raises(RecordError):
        Table.restored(opened().record(), "another seed")


def test_the_seed_is_published_only_at_the_end():
    table = opened()
    assert b"a seed" not in record.save(table.record())
    play_randomly(table, Chance("play"))
    assert b"a seed" in record.save(table.record())


def test_others_do_not_get_the_move_itself():
    table = opened()
    seat, move = table.game.sample(table.state, Chance("play"))
    table.play(seat, move)
    entry = table.entries[-1]
    assert table.redacted(entry, seat).move == move
    assert table.redacted(entry, (seat + 1) % 4).move is None
    assert table.redacted(entry, None).move is None


def test_a_gap_in_a_record_is_named():
    table = opened()
    play_randomly(table, Chance("play"))
    raw = msgspec.json.decode(record.save(table.record()))
    del raw["entries"][5]
    with pytest.raises(RecordError) as error:
        record.load(msgspec.json.encode(raw))
    assert error.value.code == "record.gap"
    assert error.value.params["entry"] == 5
