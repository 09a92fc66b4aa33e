"""Tournaments: fair, repeatable whatever the number of workers, and with a report that needs nothing else."""

import argparse
import csv
import json
from collections import Counter

import msgspec
import pytest

from blueboar.arena.command import add_arguments, run
from blueboar.arena.competitors import parse_competitors
from blueboar.arena.match import play
from blueboar.arena.ratings import rate
from blueboar.arena.schedule import Terms, line_ups, schedule
from blueboar.arena.standings import summarize
from blueboar.arena.workers import in_processes
from blueboar.cli import main
from blueboar.core.errors import SetupError
from blueboar.core.game import find_game

SHERIFF = find_game("sheriff")


def terms(bots="novice,merchant,smuggler", players=3):
    return Terms("sheriff", "first", players, {}, parse_competitors(SHERIFF, bots), "t", think_steps=4)


def test_all_pairings_and_all_seats_come_equally_often():
    jobs = schedule(terms("novice,merchant,smuggler,always-honest", 3), 4 * 3 * 2)
    assert len({job.seats for job in jobs}) == 4 * 3
    seats = Counter((who, seat) for job in jobs for seat, who in enumerate(job.seats))
    assert len(set(seats.values())) == 1


def test_a_deal_is_played_once_in_every_rotation():
    jobs = schedule(terms(), 6)
    assert len({job.seed for job in jobs}) == 2
    assert {job.seats for job in jobs[:3]} == {(0, 1, 2), (1, 2, 0), (2, 0, 1)}


def test_fewer_competitors_than_seats_fill_the_table():
    assert line_ups(2, 4) == [(0, 0, 0, 1), (0, 0, 1, 1), (0, 1, 1, 1)]
    assert line_ups(1, 3) == [(0, 0, 0)]


def steady(result):
    """A result without the times."""
    return [(seat.competitor, seat.score, seat.place, seat.counts) for seat in result.seats], result.entries


def test_the_number_of_workers_does_not_change_the_results():
    asked = terms("novice,smuggler,outlaw")
    jobs = schedule(asked, 6)
    alone = {result.number: steady(result) for result in in_processes(asked, jobs, 1)}
    together = {result.number: steady(result) for result in in_processes(asked, jobs, 2)}
    assert alone == together


def test_the_stronger_is_rated_higher_with_an_interval_around_it():
    asked = terms("novice,smuggler", 3)
    results = [play(asked, job) for job in schedule(asked, 30)]
    novice, smuggler = rate(results, 2, "t", 40)
    assert novice.low <= novice.value <= novice.high < smuggler.low <= smuggler.value <= smuggler.high


def test_wins_add_up_to_the_games():
    asked = terms()
    tournament = summarize(asked, [play(asked, job) for job in schedule(asked, 9)], 20)
    assert sum(row.wins for row in tournament.standings) == pytest.approx(9)
    assert tournament.broken == 0
    assert tournament.faults == ()


def test_competitors_may_have_a_personality():
    found = parse_competitors(SHERIFF, "smuggler:rogue,outlaw:boldness=0.9,greed=0.2,novice")
    assert [each.name for each in found] == ["smuggler:rogue", "outlaw:boldness=0.9,greed=0.2", "novice"]
    assert found[1].personality.greed == 0.2
    with pytest.raises(SetupError):
        parse_competitors(SHERIFF, "smuggler:purple")


@pytest.mark.parametrize("wish", ["cmd:", "cmd:no-such-program-anywhere", "cmd:'"])
def test_a_program_that_is_not_there_is_refused_before_the_first_game(wish):
    with pytest.raises(SetupError):
        parse_competitors(SHERIFF, wish)


def test_the_command_writes_one_report_and_two_tables(tmp_path, capsys):
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    words = ["sheriff", "--bots", "novice,merchant,smuggler", "--games", "6", "--players", "3", "--workers", "1"]
    assert run(parser.parse_args([*words, "--set", "royal_goods=true", "--out", str(tmp_path), "--json"])) == 0
    summary = json.loads(capsys.readouterr().out)
    assert summary["games"] == 6
    assert summary["terms"]["options"] == {"royal_goods": True}
    page = (tmp_path / "report.html").read_text("utf-8")
    assert page.count("<svg") >= 8
    assert "http" not in page.replace("http-equiv", "")  # nothing is loaded from elsewhere
    rows = list(csv.DictReader((tmp_path / "games.csv").read_text("utf-8").splitlines()))
    assert len(rows) == 18
    assert {row["name"] for row in csv.DictReader((tmp_path / "standings.csv").read_text("utf-8").splitlines())} == {
        "novice",
        "merchant",
        "smuggler",
    }
    msgspec.json.decode((tmp_path / "tournament.json").read_bytes())


def test_a_wrong_wish_is_refused_in_words(capsys):
    assert main(["--language", "pl", "arena", "sheriff", "--bots", "dragon"]) == 2
    assert capsys.readouterr().err == "blueboar: Nie ma bota „dragon”. Dozwolone: novice, merchant, smuggler, outlaw.\n"
