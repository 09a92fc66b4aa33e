"""The front door: what a user of the package imports, and what it costs to import it."""

from __future__ import annotations

import ast
import pickle
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import blueboar
from blueboar.games.sheriff.game import Sheriff
from blueboar.games.sheriff.wire.moves import Declare, GoToMarket


def test_every_promised_name_is_there_and_nothing_else_is():
    for name in blueboar.__all__:
        assert getattr(blueboar, name) is not None
        assert name in dir(blueboar)
    with pytest.raises(AttributeError):
        _ = blueboar.no_such_name


def public_annotations(found: ast.AST, name: str) -> Iterator[tuple[str, ast.expr]]:
    """What a function or a class says about its types to those who use it."""
    if isinstance(found, ast.FunctionDef):
        arguments = found.args
        every = [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs, arguments.vararg, arguments.kwarg]
        yield from ((name, each.annotation) for each in every if each is not None and each.annotation is not None)
        if found.returns is not None:
            yield name, found.returns
    if isinstance(found, ast.ClassDef):
        for each in found.body:
            if isinstance(each, ast.FunctionDef) and (not each.name.startswith("_") or each.name == "__init__"):
                yield from public_annotations(each, f"{name}.{each.name}")
            if isinstance(each, ast.AnnAssign) and not ast.unparse(each.target).startswith("_"):
                yield f"{name}.{ast.unparse(each.target)}", each.annotation


def test_no_public_signature_says_any():
    homes = {**blueboar._HOMES, "core.game": ("Game", "find_game")}
    told = []
    for home, names in homes.items():
        source = Path(blueboar.__file__).parent.joinpath(*home.split(".")).with_suffix(".py").read_text("utf-8")
        for node in ast.parse(source).body:
            if isinstance(node, ast.FunctionDef | ast.ClassDef) and node.name in names:
                told += list(public_annotations(node, node.name))
    assert len(told) > 200
    assert [where for where, found in told for each in ast.walk(found) if getattr(each, "id", "") == "Any"] == []


def test_importing_the_package_imports_nothing_of_it():
    told = "import sys, blueboar; print([name for name in sys.modules if name.startswith('blueboar.')])"
    assert output_of(told) == "[]"


def test_a_table_needs_neither_server_nor_bots_nor_terminal():
    told = (
        "import sys, blueboar; print(blueboar.open_table('sheriff', seed=1));"
        "print([m for m in sys.modules if m.startswith(('blueboar.bots', 'blueboar.server', 'rich', 'fluent'))])"
    )
    assert output_of(told).endswith("[]")


def output_of(code: str) -> str:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return done.stdout.strip()


def test_whole_numbers_and_texts_are_the_same_seed():
    one, other, third = (blueboar.open_table("blacksheep", 3, seed=seed) for seed in (7, "7", 8))
    assert one.entries == other.entries != third.entries
    assert blueboar.open_table("blacksheep", 3).entries != blueboar.open_table("blacksheep", 3).entries


def test_a_table_of_a_game_itself_is_the_same_table():
    named: Any = blueboar.open_table("sheriff", 5, seed=2, royal_goods=True)
    typed = blueboar.open_table(Sheriff(), 5, seed=2, royal_goods=True)
    assert typed.entries == named.entries
    assert typed.view(1).players[1].hand == named.view(1).players[1].hand


def test_an_illegal_move_says_why_and_changes_nothing():
    table = blueboar.open_table("sheriff", 4, seed=1, first_sheriff=0)
    with pytest.raises(blueboar.IllegalMove) as error:
        table.play(1, Declare("apples", 2))
    assert error.value.refusal == table.check(1, Declare("apples", 2))
    assert error.value.clause == "4.3"
    assert str(error.value) == "move.wrong-phase (rules 4.3): phase='market', needs='declaration'"
    assert "rules 4.3" in blueboar.in_words(error.value)
    assert blueboar.in_words(error.value.refusal, "uk") != blueboar.in_words(error.value.refusal)
    assert len(table.entries) == 1
    assert table.play(1, GoToMarket()) is table.entries[-1]


def test_an_illegal_move_travels_between_processes():
    error = blueboar.IllegalMove(blueboar.Refusal("load.wrong-number", "4.1", {"count": 9}))
    assert pickle.loads(pickle.dumps(error)).refusal == error.refusal


def test_short_forms_say_what_it_is():
    table = blueboar.open_table("blacksheep", 2, seed=1)
    assert repr(table).startswith("<Table of blacksheep (standard), 2 players, 0 moves, waiting for [")
    assert repr(table.record()) == "<Record of blacksheep (standard), 1 entries, unfinished>"
    game = blueboar.play("blacksheep", bots=["lamb", "lamb"], seed=1)
    assert repr(game).startswith("<FinishedGame of blacksheep: lamb ")
    assert "won by seat" in repr(game.record)
    assert len(repr(game.record)) < 100


# games between bots


class Passive(blueboar.Bot):
    """Does what must be done."""

    def answer(self, view, prompts):
        return blueboar.Answer(blueboar.find_game("sheriff").safe_move(view, prompts))


class Crashing(Passive):
    def answer(self, view, prompts):
        raise KeyError("somewhere in the bot")


class Cheating(Passive):
    def answer(self, view, prompts):
        return blueboar.Answer(Declare("silk", 50))


def test_bots_of_the_house_and_ones_own_play_together():
    game = blueboar.play("sheriff", bots=["merchant", Passive(), "novice"], seed=7, edition="second")
    assert game.names == ("merchant", "Passive", "novice")
    assert game.record.header.config.edition == "second"
    assert blueboar.verify(game.record).honest
    assert game.faults == ()
    assert set(game.winners) <= set(game.names)
    again = blueboar.play("sheriff", bots=["merchant", Passive(), "novice"], seed="7", edition="second")
    assert again.record == game.record


@pytest.mark.parametrize(("bot", "kind"), [(Crashing, "crashed"), (Cheating, "illegal")])
def test_a_bot_that_fails_stops_the_game_or_is_forgiven(bot, kind):
    with pytest.raises(blueboar.BotFailed) as error:
        blueboar.play("sheriff", bots=["novice", bot(), "novice"], seed=1)
    assert error.value.fault.seat == 1
    assert error.value.fault.kind == kind
    assert isinstance(error.value.__cause__, KeyError) == (kind == "crashed")
    game = blueboar.play("sheriff", bots=["novice", bot(), "novice"], seed=1, forgive=True)
    assert {fault.seat for fault in game.faults} == {1}


@pytest.mark.parametrize("bot", [Passive, 7, object()])
def test_what_is_no_bot_is_refused_at_once(bot):
    with pytest.raises(TypeError, match="a bot is"):
        blueboar.play("sheriff", bots=["novice", bot, "novice"])


def test_what_is_wrong_is_said_with_what_is_allowed():
    for wrong, allowed in [
        (lambda: blueboar.play("chess", bots=["lamb"]), "sheriff"),
        (lambda: blueboar.play("sheriff", bots=["lamb"] * 3), "outlaw"),
        (lambda: blueboar.play("blacksheep", bots=["lamb"] * 5), 4),
        (lambda: blueboar.open_table("blacksheep", 2, edition="third"), "tasks"),
        (lambda: blueboar.open_table("blacksheep", 2, sheep=3), "set_bonus"),
        (lambda: blueboar.play("blacksheep", bots=["lamb"] * 2).story("xx"), "uk"),
    ]:
        with pytest.raises(blueboar.SetupError) as error:
            wrong()
        assert allowed in error.value.allowed


def test_a_story_is_told_in_any_language_and_to_a_seat_only_what_it_saw():
    game = blueboar.play("blacksheep", bots=["lamb", "lamb", "lamb"], names=["Anne", "Ben", "Clara"], seed=1)
    english, persian = game.story(), game.story("fa")
    assert "Clara" in english
    assert "Clara" in persian
    assert english != persian
    assert game.story(seat=0) != game.story(seat=1)


# records and simulations


def test_a_record_is_saved_loaded_and_verified(tmp_path: Path):
    game = blueboar.play("blacksheep", bots=["lamb", "sheepdog"], seed=4)
    game.save(tmp_path / "game.json")
    record = blueboar.load(tmp_path / "game.json")
    assert record == game.record
    assert blueboar.verify(record).honest
    assert blueboar.story(record) == game.story()
    blueboar.save(record, str(tmp_path / "again.json"))
    assert (tmp_path / "again.json").read_bytes() == (tmp_path / "game.json").read_bytes()
    with pytest.raises(blueboar.RecordError):
        blueboar.load(tmp_path / "missing.json")


def test_random_games_are_the_same_for_the_same_seed():
    one = list(blueboar.simulate("blacksheep", 3, games=4, seed=5))
    assert one == list(blueboar.simulate("blacksheep", 3, games=4, seed="5"))
    assert len(set(one)) > 1
    with pytest.raises(blueboar.SetupError):
        blueboar.simulate("blacksheep", 9)
