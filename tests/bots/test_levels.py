"""Every level plays every game to its end: without faults, the same with the same seed, and from views alone."""

import os
import subprocess
import sys
from collections import Counter
from typing import Any

import pytest

import blueboar.bots
from blueboar.bots.bot import Personality
from blueboar.bots.driver import Match
from blueboar.bots.levels import BotSetup, find_level, levels
from blueboar.bots.personalities import personalities
from blueboar.bots.sheriff.sayings import SAYINGS
from blueboar.core.errors import SetupError
from blueboar.core.game import all_games, find_game
from blueboar.core.record import save
from blueboar.core.table import Table
from blueboar.games.sheriff.wire.moves import RefuseOffer

assert blueboar.bots
GAMES = [game for game in all_games() if type(game).__module__.startswith("blueboar.")]
"""Not those that other tests register."""
TABLES = [
    (game.name, edition, players) for game in GAMES for edition in game.editions for players in game.players(edition)
]


def play(name, edition, players, seats, seed="s", options=None, steps=6, personality=None):
    game = find_game(name)
    config = game.configure(players, edition, options)
    table = Table.opened(game, config, seed)
    bots = [
        find_level(name, level).make(
            BotSetup(game, config, seat, f"{seed}/{seat}", personality or Personality(), 0.3, steps)
        )
        for seat, level in enumerate(seats)
    ]
    match = Match(table, bots)
    match.play()
    return match


def test_each_game_has_its_levels():
    assert [level.name for level in levels("sheriff")] == ["novice", "merchant", "smuggler", "outlaw"]
    assert [level.name for level in levels("blacksheep")] == ["lamb", "sheepdog", "fox", "wolf"]
    assert [level.quick for level in levels("sheriff")] == [True, True, True, False]


def test_an_unknown_level_is_refused_with_those_there_are():
    with pytest.raises(SetupError) as refused:
        find_level("sheriff", "king")
    assert "smuggler" in refused.value.allowed


@pytest.mark.parametrize(("name", "edition", "players"), TABLES)
def test_mixed_tables_end_without_a_fault(name, edition, players):
    names = [level.name for level in levels(name)]
    seats = [names[seat % len(names)] for seat in range(players)]
    match = play(name, edition, players, seats)
    assert match.faults == []
    assert match.table.game.invariants(match.table.state) == []


@pytest.mark.parametrize(
    ("edition", "players", "options"),
    [
        ("first", 4, {"royal_goods": True, "promo_cards": True, "merchant_deals": True}),
        ("first", 5, {"promo_cards": True, "starting_gold": 0}),
        ("second", 6, {"black_market": True, "private_offers": True}),
        ("second", 4, {"black_market": True, "royal_goods": True}),
    ],
)
def test_variants_end_without_a_fault(edition, players, options):
    seats = ["outlaw", "smuggler", "merchant", "novice", "smuggler", "outlaw"][:players]
    assert play("sheriff", edition, players, seats, options=options).faults == []


@pytest.mark.parametrize("name", [game.name for game in GAMES])
def test_the_same_seed_gives_the_same_game(name):
    seats = [level.name for level in levels(name)]
    records = {save(play(name, None, 4, seats, "again").table.record()) for _ in range(2)}
    assert len(records) == 1


def test_the_same_seed_gives_the_same_game_in_another_process():
    """Python orders a set of words anew in every process: no decision may hang on that."""
    words = ["watch", "sheriff", "--players", "3", "--bots", "smuggler,merchant,novice", "--pace", "0"]
    words += ["--set", "royal_goods=on", "--set", "promo_cards=on", "--seed", "split/1"]
    told = set()
    for hash_seed in ("1", "2"):
        command = [sys.executable, "-m", "blueboar", "--language", "en", *words]
        ran = subprocess.run(
            command, env={**os.environ, "PYTHONHASHSEED": hash_seed}, capture_output=True, check=True, timeout=120
        )
        told.add(ran.stdout)
    assert len(told) == 1


def test_personality_changes_play():
    records = {
        save(play("sheriff", "first", 4, ["smuggler"] * 4, "p", personality=who).table.record())
        for who in personalities().values()
    }
    assert len(records) > 3


def test_a_bot_remade_from_the_entries_answers_the_same():
    game = find_game("sheriff")
    config = game.configure(4)
    table = Table.opened(game, config, "restored")
    level = find_level("sheriff", "smuggler")
    bots: list[Any] = [level.make(BotSetup(game, config, seat, f"r/{seat}")) for seat in range(4)]
    match = Match(table, bots)
    for _ in range(25):
        match.next_entry()
    seat, asked = next((seat, asked) for seat, asked in table.pending().items() if any(p.waited for p in asked))
    fresh: Any = level.make(BotSetup(game, config, seat, f"r/{seat}"))
    for entry in table.entries:
        fresh.watch(table.redacted(entry, seat))
    for entry in table.entries[match._watched[seat] :]:
        bots[seat].watch(table.redacted(entry, seat))
    assert fresh.answer(table.view(seat), asked) == bots[seat].answer(table.view(seat), asked)


def test_what_bots_say_is_listed_with_its_parameters():
    heard = {}

    class Ear:
        def __init__(self, bot):
            self.bot = bot
            self.watch = bot.watch

        def answer(self, view, asked):
            answer = self.bot.answer(view, asked)
            if answer.say is not None:
                heard.setdefault(answer.say.code, set()).update(answer.say.params)
            return answer

    game = find_game("sheriff")
    config = game.configure(4)
    for seed in range(6):
        table = Table.opened(game, config, f"say{seed}")
        names = ["outlaw", "smuggler", "merchant", "novice"]
        bots = [
            Ear(find_level("sheriff", names[seat]).make(BotSetup(game, config, seat, "s", think_steps=6)))
            for seat in range(4)
        ]
        Match(table, bots).play()
    assert heard
    for code, params in heard.items():
        assert params <= set(SAYINGS[code])


@pytest.mark.parametrize("level", ["merchant", "smuggler", "outlaw"])
def test_words_of_refusal_do_not_tell_what_the_bag_holds(level):
    heard = Counter()

    class Ear:
        def __init__(self, bot, seat):
            self.bot, self.seat = bot, seat
            self.watch = bot.watch

        def answer(self, view, asked):
            answer = self.bot.answer(view, asked)
            bag = view.players[self.seat].bag
            if answer.say is not None and isinstance(answer.move, RefuseOffer) and bag.status == "closed":
                heard[answer.say.code, any(card != bag.declared for card in bag.cards)] += 1
            return answer

    game = find_game("sheriff")
    config = game.configure(4)
    for seed in range(8):
        table = Table.opened(game, config, f"tell{seed}")
        place = [BotSetup(game, config, seat, f"{seed}/{seat}", think_steps=4) for seat in range(4)]
        Match(table, [Ear(find_level("sheriff", level).make(place[seat]), seat) for seat in range(4)]).play()
    for code in ("then-open-it", "too-dear"):
        for lies in (True, False):
            assert heard[code, lies], (code, lies, heard)
