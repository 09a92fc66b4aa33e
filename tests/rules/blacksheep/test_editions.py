"""Editions, options and a group's own data (rules 1.5, 1.6)."""

from pathlib import Path
from typing import Any

import pytest

from blueboar.core.errors import DataError, SetupError
from blueboar.games.blacksheep.data.animals import Animal, Farm, standard_farm
from blueboar.games.blacksheep.game import BlackSheep
from tests.clauses import clause
from tests.faults import worded
from tests.rules.blacksheep.yard import Yard

GAME = BlackSheep()
STANDARD_FILE = Path(__file__).parents[3] / "src" / "blueboar" / "games" / "blacksheep" / "data" / "animals.toml"


def refused(players: int = 2, edition: str | None = None, data: Any = None, **options: Any) -> SetupError:
    with pytest.raises(SetupError) as error:
        GAME.configure(players, edition, options, data)
    return error.value


@clause("1.5")
def test_the_presets() -> None:
    standard, tasks = GAME.configure(4), GAME.configure(4, "tasks")
    assert (standard.edition, standard.majority_bonus, standard.set_bonus, standard.tasks) == ("standard", 6, 6, ())
    assert (tasks.edition, tasks.majority_bonus, tasks.set_bonus, len(tasks.tasks)) == ("tasks", 0, 0, 12)


@clause("1.5")
def test_what_differs_between_them_is_an_option() -> None:
    assert GAME.configure(2, "standard", {"tasks": True}).tasks == GAME.configure(2, "tasks").tasks
    assert GAME.configure(2, "tasks", {"tasks": False}).majority_bonus == 6


@clause("1.5")
def test_the_bonuses_can_be_set() -> None:
    yard = Yard(2, majority_bonus=10, set_bonus=0)
    yard.corral(0, "horse", points=1)
    assert yard.score()[0].total == 11


@clause("1.4")
@pytest.mark.parametrize("players", [-1, 0, 1, 5, 10**30, True])
def test_two_to_four_players(players: int) -> None:
    error = refused(players)
    assert (error.code, error.clause, error.params["allowed"]) == ("setup.wrong-player-count", "1.4", [2, 3, 4])


@clause("1.5")
@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("first_player", "loudest"),
        ("first_player", 4),
        ("first_player", -1),
        ("first_player", True),
        ("tasks", "yes"),
        ("tasks", 1),
        ("majority_bonus", -1),
        ("majority_bonus", 10**30),
        ("majority_bonus", 1.5),
        ("set_bonus", True),
        ("set_bonus", None),
        ("set_bonus", "x" * 10**6),
    ],
)
def test_a_bad_value_names_the_option_and_what_is_allowed(option: str, value: Any) -> None:
    error = refused(2, **{option: value})
    assert (error.code, error.params["option"]) == ("setup.bad-value", option)
    assert error.allowed or {"least", "most"} <= error.params.keys()
    assert len(str(error)) < 300


@clause("1.5")
def test_unknown_options_and_editions_are_refused() -> None:
    assert refused(wolves=3).code == "setup.unknown-option"
    assert refused(wolves=3).params["allowed"] == ["first_player", "tasks", "majority_bonus", "set_bonus"]
    assert refused(edition="deluxe").code == "setup.unknown-edition"
    assert refused(edition="deluxe").params["allowed"] == ["standard", "tasks"]


@clause("1.5", "6.1")
@pytest.mark.parametrize("bonus", ["majority_bonus", "set_bonus"])
def test_a_bonus_does_not_go_with_tasks(bonus: str) -> None:
    error = refused(2, "tasks", **{bonus: 6})
    assert (error.code, error.params["option"]) == ("setup.impossible-mix", bonus)


@clause("1.5", "2.4")
def test_the_first_player_sits_at_the_table() -> None:
    error = refused(2, first_player=2)
    assert (error.code, error.clause, error.params["option"]) == ("setup.impossible-mix", "2.4", "first_player")


def write(folder: Path, text: str) -> str:
    path = folder / "ours.toml"
    path.write_text(text, "utf-8")
    return str(path)


@clause("1.6")
def test_the_standard_file_is_a_good_example() -> None:
    assert GAME.load_data(str(STANDARD_FILE)) == standard_farm()


@clause("1.6")
def test_what_the_file_leaves_out_stays_as_it_is(tmp_path: Path) -> None:
    farm = GAME.load_data(write(tmp_path, "[bonuses]\nmajority = 3\nset = 9\n"))
    assert (farm.animals, farm.tasks) == (standard_farm().animals, standard_farm().tasks)
    config = GAME.configure(2, "standard", {"set_bonus": 1}, farm)
    assert (config.majority_bonus, config.set_bonus) == (3, 1)


@clause("1.6")
def test_a_game_with_own_animals_is_played_to_its_end(tmp_path: Path) -> None:
    rows = "".join(
        f'[[animals]]\nname = "{name}"\ncards = 9\npoints = [5, 5, 5, 5, 5, 5, 5]\n' for name in ("yak", "emu", "ox")
    )
    tasks = "".join(
        f'[[tasks]]\nname = "t{n}"\nkind = "group"\nanimals = ["yak", "emu"]\npoints = {n}\n' for n in range(6)
    )
    farm = GAME.load_data(write(tmp_path, rows + tasks))
    for edition in ("standard", "tasks"):
        yard = Yard(2, edition, farm)
        while yard.state.scores is None:
            seat, move = yard.game.sample(yard.state, yard.chance)
            yard.play(seat, move.field, *move.cards, discard=move.discard)
            assert yard.game.invariants(yard.state) == []


def animals(**changes: str) -> str:
    row = {"name": '"yak"', "cards": "9", "points": "[1, 1, 1, 1, 1, 1]", **changes}
    return "[[animals]]\n" + "\n".join(f"{key} = {value}" for key, value in row.items()) + "\n"


GOOD = animals(name='"emu"') + animals(name='"ox"') + animals(name='"ram"')


@clause("1.6")
@pytest.mark.parametrize(
    ("text", "line", "row", "code"),
    [
        (animals(name='"Yak"'), 1, 1, "name-form"),
        (animals(name='""'), 1, 1, "name-form"),
        (animals() + "\n" + animals(), 6, 2, "name-taken"),
        (animals(cards="0"), 1, 1, "field-range"),
        (animals(cards='"many"'), 1, 1, "field-number"),
        (animals(points="[1, 2]"), 1, 1, "number-of-figures"),
        (animals(points='["1", 1, 1, 1, 1, 1]'), 1, 1, "field-numbers"),
        (animals(subtracts='"no"'), 1, 1, "field-switch"),
        (animals(name="3"), 1, 1, "field-text"),
        ('[[tasks]]\nname = "a"\nkind = "group"\nanimals = "cow"\npoints = 6\n', 1, 1, "field-names"),
        ('[[tasks]]\nname = "a"\n', 1, 1, "field-missing"),
        (animals(points="[1, 1, 2, 2, 3, -3]"), 1, 1, "field-range"),
        (animals(wool="3"), 1, 1, "field-unknown"),
        ("[[animals]]\ncards = 3\n", 1, 1, "field-missing"),
        (animals() + animals(name='"emu"'), 1, 0, "number-of-animals"),
        ("animals = 3\n", 1, 0, "no-rows"),
        ("animals = [3, 4]\n", 1, 1, "not-a-row"),
        ("[bonuses]\nmajority = -6\nset = 6\n", 1, 0, "field-range"),
        ("[bonuses]\nmajority = 6\n", 1, 0, "field-missing"),
        ("bonuses = 6\n", 1, 0, "not-a-row"),
        ("# ours\nwolves = 6\n", 1, 0, "key-unknown"),
        ('[[tasks]]\nname = "a"\nkind = "race"\n', 1, 1, "field-choice"),
        ('[[tasks]]\nname = "a"\nkind = "majority"\nanimal = "wolf"\npoints = 6\n', 1, 1, "no-such-animal"),
        ('[[tasks]]\nname = "a"\nkind = "majority"\nanimal = "cow"\npoints = 600\n', 1, 1, "field-range"),
        ('[[tasks]]\nname = "a"\nkind = "group"\nanimals = ["cow"]\npoints = 6\n', 1, 1, "group-size"),
        ("tasks = []\n", 1, 0, "no-rows"),
        (GOOD, 1, 0, "standard-task-needs"),
    ],
)
def test_a_bad_file_is_refused_with_line_row_and_fault(
    tmp_path: Path, text: str, line: int, row: int, code: str
) -> None:
    with pytest.raises(DataError) as error:
        GAME.load_data(write(tmp_path, text))
    params = error.value.params
    assert (error.value.code, params["file"]) == ("data.bad-row", "ours.toml")
    assert (params["line"], params["row"]) == (line, row)
    assert error.value.fault is not None
    assert error.value.fault.code == code
    assert worded(error.value)


@clause("1.6")
def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "latin.toml").write_bytes(b"\xff\xfe")
    (tmp_path / "large.toml").write_bytes(b"#" * 200_000)
    for name in ("latin.toml", "large.toml", "missing.toml", "."):
        with pytest.raises(DataError) as error:
            GAME.load_data(str(tmp_path / name))
        assert error.value.code == "data.unreadable"
        assert worded(error.value)
    with pytest.raises(DataError) as error:
        GAME.load_data(write(tmp_path, "[[animals]\n"))
    assert error.value.code == "data.not-toml"
    assert error.value.params["line"] == 1
    assert error.value.params["fault"] == {"code": "toml-here", "params": {"column": 10}}


@clause("1.6")
def test_there_must_be_enough_cards_and_tasks() -> None:
    few = Farm(tuple(Animal(f"a{n}", 9, (1,) * 6) for n in range(4)), standard_farm().bonuses, ())
    assert GAME.configure(3, data=few).players == 3
    error = refused(4, data=few)
    assert (error.code, error.clause) == ("setup.too-few-cards", "1.6")
    assert error.params == {"cards": 36, "wanted": 48, "players": 4}
    assert refused(2, "tasks", data=few).params["option"] == "tasks"
