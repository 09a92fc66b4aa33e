"""A bot that crashes, is late or cheats is replaced by the safe move and reported, and the game goes on."""

from typing import Any

import blueboar.bots
from blueboar.bots.bot import Answer
from blueboar.bots.driver import Match, who_speaks_next
from blueboar.bots.guard import Guard
from blueboar.bots.levels import BotSetup, SafeBot, find_level
from blueboar.core.game import find_game
from blueboar.core.record import Entry
from blueboar.core.table import Table
from blueboar.games.sheriff.wire import moves, prompts

assert blueboar.bots


class Faulty:
    """Does one foul thing whenever it is waited for."""

    def __init__(self, foul: str) -> None:
        self.foul = foul

    def watch(self, entry: Entry) -> None:
        """It watches nothing."""

    def answer(self, view: Any, asked: tuple[Any, ...]) -> Answer:
        if self.foul == "crash":
            raise RuntimeError("out of ale")
        if self.foul == "illegal":
            return Answer(moves.Declare("dragons", 7))
        return Answer()


def played(foul: str) -> Match:
    game = find_game("sheriff")
    config = game.configure(3)
    table = Table.opened(game, config, f"guard-{foul}")
    bots = [Faulty(foul)] + [find_level("sheriff", "novice").make(BotSetup(game, config, seat, "s")) for seat in (1, 2)]
    match = Match(table, bots)
    match.play()
    return match


def test_a_bot_that_crashes_is_replaced_and_reported():
    match = played("crash")
    assert {fault.kind for fault in match.faults} == {"crashed"}
    assert "out of ale" in match.faults[0].detail
    assert len(match.faults) == 3  # then it is not asked any more
    assert all(fault.seat == 0 for fault in match.faults)


def test_a_bot_that_cheats_is_replaced_and_reported():
    match = played("illegal")
    assert {fault.kind for fault in match.faults} == {"illegal"}


def test_a_bot_that_never_answers_does_not_stop_the_game():
    match = played("silent")
    assert {fault.kind for fault in match.faults} == {"stalled"}


def test_a_late_answer_is_not_taken():
    game = find_game("sheriff")
    config = game.configure(3)
    guard = Guard(SafeBot(BotSetup(game, config, 0, "s")), game, 0, late_seconds=-1.0)
    table = Table.opened(game, config, "late")
    (seat, asked) = next(iter(table.pending().items()))
    guard.answer(table.view(seat), asked)
    assert [fault.kind for fault in guard.faults] == ["late"]


def test_those_who_may_speak_come_before_those_who_must():
    may = (prompts.OfferPrompt(((0,),), 40),)
    must = (prompts.DecidePrompt(()), prompts.OfferPrompt(((1,),), 40))
    pending = {-1: (prompts.TimeUpPrompt(60),), 0: must, 1: may, 2: may}
    assert who_speaks_next(pending, {0, 1, 2}, set()) == 1
    assert who_speaks_next(pending, {0, 1, 2}, {1}) == 2
    assert who_speaks_next(pending, {0, 1, 2}, {1, 2}) == 0
    assert who_speaks_next(pending, {1, 2}, {1, 2}) is None
