"""Golden records: small games that the rules of today must decide as they did when the record was kept.

A difference means that the rules have changed: raise `rules_version`, say so in the changelog, make the records anew
with `python -m tests.golden.make <game>`, and look at what has changed in them.
"""

from pathlib import Path

import pytest

from blueboar.core.record import fold, load, save
from blueboar.core.verify import verify
from tests.golden.make import FOLDER, Wanted, config_of, fits, wanted_games
from tests.golden.scenes import played
from tests.golden.scripts import STAGED

GAMES = sorted(file.parent.name for file in FOLDER.glob("*/games.toml"))
WANTED = [pytest.param(game, wanted, id=f"{game}-{wanted.name}") for game in GAMES for wanted in wanted_games(game)]


def path_of(game: str, wanted: Wanted) -> Path:
    return FOLDER / game / f"{wanted.name}.json"


@pytest.mark.parametrize(("game", "wanted"), WANTED)
def test_a_golden_record_is_decided_the_same_way_today(game: str, wanted: Wanted) -> None:
    verdict = verify(load(path_of(game, wanted).read_bytes()))
    assert verdict.honest, verdict


@pytest.mark.parametrize(("game", "wanted"), WANTED)
def test_a_golden_record_folds_to_the_outcome_that_it_names(game: str, wanted: Wanted) -> None:
    record = load(path_of(game, wanted).read_bytes())
    assert record.ending is not None
    assert record.game.outcome(fold(record)) == record.ending.outcome
    assert record.game.invariants(fold(record)) == []


@pytest.mark.parametrize(("game", "wanted"), WANTED)
def test_a_golden_record_is_what_it_is_kept_for(game: str, wanted: Wanted) -> None:
    data = path_of(game, wanted).read_bytes()
    record = load(data)
    assert fits(record, wanted)
    assert (record.header.config.players, record.header.config.edition) == (wanted.players, wanted.edition)
    assert save(record) == data, "written by hand, or in an older form"


@pytest.mark.parametrize("game", GAMES)
def test_there_is_no_record_that_nobody_wants(game: str) -> None:
    assert {file.stem for file in (FOLDER / game).glob("*.json")} == {wanted.name for wanted in wanted_games(game)}


SCENES = [
    pytest.param(game, wanted, id=wanted.name)
    for game in GAMES
    for wanted in wanted_games(game)
    if wanted.name in STAGED
]


@pytest.mark.parametrize(("game", "wanted"), SCENES)
def test_a_scripted_scene_goes_as_its_record_and_its_story_say(game: str, wanted: Wanted) -> None:
    """The refusals of a scene stand in no record: so the script is played once more."""
    kept = path_of(game, wanted)
    ending = load(kept.read_bytes()).ending
    assert ending is not None
    again = played(ending.seed, config_of(game, wanted), *STAGED[wanted.name])
    assert again is not None
    record, story = again
    assert save(record) == kept.read_bytes()
    assert story == kept.with_suffix(".txt").read_text("utf-8")


def test_every_script_is_a_golden_record_with_a_story() -> None:
    assert {wanted.name for wanted in wanted_games("sheriff")} >= set(STAGED)
    assert {file.stem for file in (FOLDER / "sheriff").glob("*.txt")} == set(STAGED)
