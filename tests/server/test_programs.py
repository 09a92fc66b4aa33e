"""Programs of one's own at the tables of an inn: seated by name, marked as bots, told what their seat may know."""

import json
import sys
from contextlib import suppress
from typing import Any

import msgspec
import pytest
from guests import Wire, open_house

import blueboar
from blueboar.bots.levels import levels
from blueboar.bots.process import ProcessBot
from blueboar.bots.programs import BotProgram, parse_program, register_programs
from blueboar.core.game import find_game
from blueboar.core.record import fold
from blueboar.core.table import Table
from blueboar.research.text_door import TextSeat
from blueboar.server.bots import worker
from tests.stand_in import StandIn, stand_in

MODULES = ("blueboar.games", "blueboar.bots")
MODEL = 1
QUESTIONS = 25


def language_model(address: str) -> BotProgram:
    return BotProgram("model", (sys.executable, "-m", "blueboar.research.text_player", "--url", address))


def python(code: str, seconds: float = 5.0) -> BotProgram:
    return BotProgram("own", (sys.executable, "-c", code), seconds)


async def play_safely(wire: Wire, game: str, enough: Any) -> None:
    """A person who makes the game's safe move whenever there is one, until it is over or enough."""
    rules: Any = find_game(game)
    while not enough():
        view = msgspec.convert(wire.view, rules.view_type)
        prompts = msgspec.convert(wire.prompts, tuple[rules.prompt_type, ...])
        waited = tuple(prompt for prompt in prompts if prompt.waited)
        move = rules.safe_move(view, waited) if waited else None
        if move is not None:
            seq = wire.seq
            await wire.act(msgspec.to_builtins(move))
            if wire.seq > seq:
                continue
        with suppress(TimeoutError):
            await wire.until("view", 0.2)


@pytest.mark.parametrize("game", ["blacksheep", "sheriff"])
async def test_a_language_model_sits_at_a_table_and_hears_its_own_seat_alone(tmp_path, game: str):
    level = levels_of(game)[0]
    with stand_in("1", "I would rather dance") as model:
        async with open_house(tmp_path / "inn.db", modules=MODULES, programs=(language_model(model.address),)) as house:
            ann = await house.guest("Annabel")
            offered = {each["name"]: each for each in (await ann.get("/api/games"))["games"]}
            assert offered[game]["programs"] == ["model"]
            assert "model" not in [each["name"] for each in offered[game]["levels"]]
            seats = [{"type": "person"}, {"type": "bot", "level": "model"}, {"type": "bot", "level": level}]
            table = await ann.open_table(game=game, seats=seats)
            assert [(seat["kind"], seat["level"]) for seat in table["seats"]][1:] == [("bot", "model"), ("bot", level)]
            await ann.post(f"/api/tables/{table['id']}/start")
            wire = await ann.connect(table["id"])
            await wire.until("view")
            await wire.send(type="say", cid="1", text="a word between you and me")
            await play_safely(wire, game, lambda: len(model.requests) >= QUESTIONS)
            assert house.services.metrics.bot_failures._value.get() == 0
            assert any(entry["seat"] == MODEL for entry in wire.entries)
            live = house.services.live_tables.awake(table["id"])
            assert live is not None
            hears_its_own_seat_alone(model, live.state.core)
    everything = json.dumps(model.requests)
    assert "between you and me" not in everything
    assert "Annabel" not in everything


def levels_of(game: str) -> list[str]:
    return list(blueboar.level_names(game))


def hears_its_own_seat_alone(model: StandIn, played: Table) -> None:
    """Every line that it was sent is made anew, out of what the rules show to its seat, and is one of these."""
    game: Any = played.game
    may_hear = TextSeat(game, MODEL, [f"Seat {seat}" for seat in range(3)])
    lines, views = set(), set()
    record = played.record()
    for entry in record.entries:
        state = fold(record, entry.seq)
        may_hear.watch(played.redacted(entry, MODEL))
        view, prompts = game.view(state, MODEL), game.pending(state).get(MODEL, ())
        for asked in (prompts, tuple(prompt for prompt in prompts if not prompt.waited)):
            lines |= set(may_hear.question(view, asked).split("\n"))
        views.add(msgspec.json.encode(view).decode())
    questions = [line for heard in model.heard for line in heard.split("\n") if line.startswith('{"seat"')]
    assert set(questions) <= views
    assert len(questions) > QUESTIONS / 3
    said = [each for request in model.requests for each in request["messages"] if each["role"] == "user"]
    questions_alone = [each["content"] for each in said if '\n{"seat"' in each["content"]]
    assert {line for question in questions_alone for line in question.split("\n")} <= lines
    others = [each["content"] for each in said if '\n{"seat"' not in each["content"]]
    assert all("rather dance" in each for each in others), "what was not understood is repeated, and nothing else"


async def test_a_program_that_ends_or_talks_nonsense_leaves_the_safe_move(tmp_path):
    for code in ("pass", "import sys\nfor line in sys.stdin: print('what?', flush=True)"):
        async with open_house(tmp_path / "inn.sqlite3", programs=(python(code),)) as house:
            ann = await house.guest("Ann")
            table = await ann.post("/api/quick", {"game": "pebbles", "players": 2, "level": "own"})
            wire = await ann.connect(table["id"])
            await wire.until_seq(1)
            assert wire.view is not None
            assert wire.view["sealed"] == [False, True]
            assert house.services.metrics.bot_failures._value.get() >= 1


async def test_a_program_that_thinks_for_long_holds_up_its_own_table_alone(tmp_path):
    async with open_house(tmp_path / "inn.sqlite3", programs=(python("import sys; sys.stdin.read()", 60.0),)) as house:
        ann, ben = await house.guests("Ann", "Ben")
        slow = await ann.post("/api/quick", {"game": "pebbles", "players": 2, "level": "own"})
        waiting = await ann.connect(slow["id"])
        await waiting.until("view")
        quick = await ben.post("/api/quick", {"game": "pebbles", "players": 2, "level": "simple"})
        wire = await ben.connect(quick["id"])
        await wire.until_seq(1)
        assert waiting.seq == 0


async def test_a_game_goes_on_where_its_program_is_no_longer_known(tmp_path):
    db = tmp_path / "inn.sqlite3"
    async with open_house(db, programs=(python("pass"),)) as house:
        ann = await house.guest("Ann")
        table = await ann.post("/api/quick", {"game": "pebbles", "players": 2, "level": "own"})
        cookies = ann.http.cookies
    forget_programs()
    async with open_house(db) as house:
        ann = house.stranger("Ann")
        ann.http.cookies = cookies
        wire = await ann.connect(table["id"])
        await wire.until_seq(1)
        await wire.seal()
        await wire.until_seq(3)


def forget_programs() -> None:
    from blueboar.bots import levels

    levels._programs.clear()


def test_a_program_is_no_step_of_the_ladder():
    register_programs([python("pass")])
    try:
        assert "own" not in [level.name for level in levels("sheriff")]
        assert blueboar.bots.levels.find_level("sheriff", "own").quick is False
    finally:
        forget_programs()


def test_programs_that_were_not_asked_for_long_are_ended(monkeypatch):
    """One for each seat that they play would be too many: a table that is asked again makes its own anew."""
    answering = 'import sys\nfor line in sys.stdin:\n if \'"view"\' in line: print(\'{"type": "pass"}\', flush=True)'
    monkeypatch.setattr(worker, "_MOST_RUNNING", 1)
    monkeypatch.setattr(worker, "_bots", type(worker._bots)())
    register_programs([python(answering)])
    try:
        table = blueboar.open_table("blacksheep", 2, seed=1)
        for name in ("first", "second"):
            assert worker.answer(question(table, f"{name}/0/own")) is not None
        assert list(worker._bots) == ["second/0/own"]
        running: Any = worker._bots["second/0/own"][0]
        again = worker.answer(question(table, "second/0/own"))
        assert again is not None
        assert worker._bots["second/0/own"][0] is not running
        assert running._process.poll() is not None
    finally:
        for bot, _ in worker._bots.values():
            assert isinstance(bot, ProcessBot)
            bot.close()
        forget_programs()


def question(table: Table, key: str) -> worker.Question:
    seat, prompts = next(iter(table.pending().items()))
    return worker.Question(
        key=key,
        game=table.game.name,
        level="own",
        config=table.config,
        seat=seat,
        seed="1",
        personality=blueboar.bots.bot.Personality(),
        think_seconds=0.3,
        first=0,
        entries=(table.redacted(table.entries[0], seat),),
        view=table.view(seat),
        prompts=prompts,
    )


def test_a_program_is_named_with_its_command():
    assert parse_program(f"model={sys.executable} -m x --url 'http://a b'", 9.0) == BotProgram(
        "model", (sys.executable, "-m", "x", "--url", "http://a b"), 9.0
    )
    for wrong, why in (
        ("node bot.mjs", "NAME=COMMAND"),
        ("My Bot=node", "NAME=COMMAND"),
        ("novice=cat", "level of the house"),
        ("own=no-such-command-here", "no such command"),
        ("own='", "no command"),
        ("own=", "no such command"),
    ):
        with pytest.raises(ValueError, match=why):
            parse_program(wrong)
