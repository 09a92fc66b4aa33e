"""What every game promises about setting up a table."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from blueboar.core.errors import DataError, SetupError
from blueboar.core.game import find_game
from tests.contract.tables import every_game, every_kind
from tests.faults import worded


@every_kind
def test_a_configuration_is_plain_data(name: str, edition: str, players: int) -> None:
    game = find_game(name)
    config = game.configure(players, edition)
    assert msgspec.json.decode(msgspec.json.encode(config), type=game.config_type) == config
    assert config.players == players


@every_game
@pytest.mark.parametrize("players", [-1, 0, 1, 7, 10**30])
def test_a_wrong_number_of_players_is_refused(name: str, players: int) -> None:
    for edition in find_game(name).editions:
        with pytest.raises(SetupError) as error:
            find_game(name).configure(players, edition)
        assert error.value.code == "setup.wrong-player-count"
        assert error.value.params["allowed"] == list(find_game(name).players(edition))


@every_game
def test_an_unknown_edition_is_refused(name: str) -> None:
    for ask in (find_game(name).players, lambda edition: find_game(name).configure(3, edition)):
        with pytest.raises(SetupError) as error:
            ask("no such edition")
        assert error.value.code == "setup.unknown-edition"
        assert error.value.params["allowed"] == list(find_game(name).editions)


@every_game
def test_an_unknown_option_is_refused(name: str) -> None:
    with pytest.raises(SetupError) as error:
        find_game(name).configure(3, None, {"no_such_option": 1})
    assert error.value.code == "setup.unknown-option"
    assert error.value.params["option"] == "no_such_option"
    assert error.value.params["allowed"] == [option.name for option in find_game(name).options]


@every_game
@pytest.mark.parametrize("value", ["nonsense", -(10**20), 10**20, 1.5, None, [], {"a": "b"}, "x" * 10**6], ids=repr)
def test_a_nonsensical_value_is_refused_for_every_option(name: str, value: Any) -> None:
    game = find_game(name)
    for option in game.options:
        with pytest.raises(SetupError) as error:
            game.configure(3, None, {option.name: value})
        assert error.value.params["option"] == option.name
        assert len(str(error.value)) < 1000


@every_game
def test_every_option_has_a_default_in_every_edition(name: str) -> None:
    game = find_game(name)
    for option in game.options:
        assert set(option.defaults) == set(game.editions), option.name
        assert option.kind in ("choice", "switch", "number", "seat", "table")


@every_game
@pytest.mark.parametrize("content", [b"\xff\xff", b"[", b"a = 1", b"animals = 1\ngoods = 1"])
def test_a_bad_data_file_is_refused_by_name(name: str, content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "ours.toml"
    path.write_bytes(content)
    for file in (path, tmp_path / "missing.toml"):
        with pytest.raises(DataError) as error:
            find_game(name).load_data(str(file))
        assert error.value.params["file"] == file.name
        assert worded(error.value)
