"""A server of today finds the people, the finished games and the talk of revision b4b3504 as they were."""

from __future__ import annotations

import json

import pytest

from blueboar.cli import main
from tests.kept.b4b3504.client import Person
from tests.kept.conftest import KEPT, Inn
from tests.kept.growth import missing

PEOPLE = ("Ann", "Боб", "Cleo", "Dan", "Eve", "Finn")
FINISHED = (
    "first-three-finished",
    "second-with-bots-finished",
    "sheep-with-a-bot-finished",
    "sheep-tasks-finished",
)


@pytest.mark.parametrize("name", PEOPLE)
async def test_a_token_is_good_and_shows_name_rating_and_history(inn: Inn, name: str):
    person, kept = inn.person(name), inn.people[name]
    assert missing(kept["me"], await person.get("/api/me")) == []
    assert [table["id"] for table in (await person.get("/api/me/history"))["tables"]] == kept["history"]
    assert missing(kept["statistics"], await person.get(f"/api/people/{kept['id']}/statistics")) == []


@pytest.mark.parametrize("name", ["Ann", "Боб"])
async def test_an_account_logs_in_with_its_password(inn: Inn, name: str):
    kept = inn.people[name]
    login = {"name": kept["account"], "password": kept["password"], "bearer": True}
    known = await Person(inn.address).post("/api/login", login)
    assert known["id"] == kept["id"]
    assert (await Person(inn.address, known["token"]).get("/api/me"))["name"] == name


@pytest.mark.parametrize("name", FINISHED)
async def test_a_finished_game_is_fair_and_its_record_tells_the_same_story(
    inn: Inn, name: str, tmp_path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    kept = inn.tables[name]
    stranger = Person(inn.address)
    data = await stranger.read(f"/api/tables/{kept['id']}/record")
    file = tmp_path / "record.json"
    file.write_bytes(data)
    monkeypatch.setenv("COLUMNS", "200")
    assert main(["--language", "en", "replay", str(file)]) == 0
    story = (KEPT / "records" / f"inn-{name}.txt").read_text("utf-8")
    assert capsys.readouterr().out == story
    assert missing(json.loads((KEPT / "records" / f"inn-{name}.json").read_bytes()), json.loads(data)) == []
    verdict = await stranger.get(f"/api/tables/{kept['id']}/verify")
    games = {game["name"]: game["rules_version"] for game in (await stranger.get("/api/games"))["games"]}
    if games[kept["info"]["game"]] == kept["info"]["rules_version"]:
        assert missing(kept["verdict"], verdict) == []
    else:
        assert verdict["problem"] == "verify.other-rules"


@pytest.mark.parametrize("name", FINISHED)
async def test_a_finished_game_can_be_replayed_to_what_everyone_saw_last(inn: Inn, name: str):
    kept = inn.tables[name]
    for seat, view in kept["views"].items():
        query = {"eyes": seat, "from": view["seq"]}
        replay = await Person(inn.address).get(f"/api/tables/{kept['id']}/replay", **query)
        assert missing(view["view"], replay["frames"][-1]["view"]) == []


async def test_every_table_is_there_with_what_was_set_and_who_sits_there(inn: Inn):
    for kept in inn.tables.values():
        now = await next(iter(inn.sitters(kept).values())).get(f"/api/tables/{kept['id']}")
        if kept["name"] == "persian-overdue":
            # Dan got up after this was kept.
            assert now["seats"][1]["substituted"]
            kept["info"]["seats"][1]["substituted"] = True
        assert missing(kept["info"], now) == []


async def test_what_was_said_is_told_to_whoever_comes_back(inn: Inn):
    for kept in inn.tables.values():
        if kept["info"]["state"] != "finished":
            continue
        for person in inn.sitters(kept).values():
            wire = await person.connect(kept["id"])
            try:
                await wire.until(lambda: len(wire.said) >= len(kept["said"]))  # noqa: B023
            finally:
                await wire.close()
            assert missing(kept["said"], wire.said) == []


async def test_a_rematch_that_waits_and_a_table_that_was_given_up(inn: Inn):
    ann = inn.person("Ann")
    table = await ann.get(f"/api/tables/{inn.tables['first-three-finished']['id']}")
    assert (await ann.get(f"/api/tables/{table['rematch']}"))["state"] == "open"
    assert (await ann.get(f"/api/tables/{inn.closed}"))["state"] == "closed"
