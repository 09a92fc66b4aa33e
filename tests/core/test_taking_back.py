"""Taking the last move back: nothing is cut off, nobody has learned anything, and the record still proves the game."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import msgspec
import pytest

import blueboar.games  # noqa: F401 - registers the games
from blueboar.core import record
from blueboar.core.chance import Chance
from blueboar.core.errors import IllegalMove, RecordError
from blueboar.core.game import find_game
from blueboar.core.record import fold
from blueboar.core.seats import HOUSE
from blueboar.core.table import Table
from blueboar.core.taken_back import standing
from blueboar.core.verify import verify
from blueboar.door.words import story
from blueboar.games.sheriff.wire.moves import LoadBag

SET_UPS: list[tuple[str, int, str, dict[str, object]]] = [
    ("sheriff", 3, "first", {}),
    ("sheriff", 4, "second", {}),
    ("sheriff", 4, "second", {"private_offers": True, "proof": True}),
    ("sheriff", 6, "second", {}),
    ("blacksheep", 3, "standard", {}),
]


def opened(name: str, players: int, edition: str, options: dict[str, object], seed: str = "a seed") -> Table:
    game = find_game(name)
    edition = edition if edition in game.editions else game.editions[0]
    return Table.opened(game, game.configure(players, edition, options), seed)


def with_takings_back(table: Table, seed: str) -> int:
    """A random game to its end, in which every third move that can be taken back is. How many were."""
    chance, taken = Chance(seed), 0
    while table.outcome() is None:
        table.play(*table.game.sample(table.state, chance))
        if table.check_take_back() is None and chance.likely(1 / 3):
            table.take_back()
            taken += 1
    return taken


def at_the_loading(seed: str = "a seed") -> Table:
    table = opened("sheriff", 4, "second", {}, seed)
    chance = Chance("to the loading")
    while table.view(None).phase != "loading":  # type: ignore[attr-defined]
        table.play(*table.game.sample(table.state, chance))
    return table


def loaded(table: Table) -> tuple[int, LoadBag]:
    """The first merchant closes their bag."""
    seat = next(seat for seat in table.pending() if seat != HOUSE)
    view: Any = table.view(seat)
    move = LoadBag(view.players[seat].hand[:2])
    table.play(seat, move)
    return seat, move


def test_everyone_sees_what_they_saw_before_it():
    table = at_the_loading()
    before = [table.view(seat) for seat in (None, 0, 1, 2, 3)]
    asked = table.pending()
    seat, move = loaded(table)
    entry = table.take_back()
    assert (entry.seat, entry.move, entry.events, entry.undoes) == (HOUSE, None, (), entry.seq - 1)
    assert [table.view(seat) for seat in (None, 0, 1, 2, 3)] == before
    assert table.pending() == asked
    assert table.play(seat, move).seq == entry.seq + 1, "numbers go on"


def test_only_the_last_move_and_only_once():
    table = at_the_loading()
    loaded(table)
    table.take_back()
    with pytest.raises(IllegalMove) as refused:
        table.take_back()
    assert refused.value.code == "undo.nothing"
    assert len(standing(table.entries)) == len(table.entries) - 2


def test_a_deal_cannot_be_taken_back():
    refusal = opened("sheriff", 3, "first", {}).check_take_back()
    assert refusal is not None
    assert refusal.code == "undo.nothing"


def test_the_last_to_close_a_bag_has_heard_how_full_the_others_are():
    table = at_the_loading()
    while table.view(None).phase == "loading":  # type: ignore[attr-defined]
        refusal = table.check_take_back() if table.entries[-1].seat != HOUSE else None
        loaded(table)
    assert refusal is None or refusal.code == "undo.seen"
    refusal = table.check_take_back()
    assert refusal is not None
    assert refusal.code == "undo.seen"


def test_every_turn_at_black_sheep_shows_a_card():
    table = opened("blacksheep", 3, "standard", {})
    chance = Chance("play")
    while table.outcome() is None:
        table.play(*table.game.sample(table.state, chance))
        refusal = table.check_take_back()
        assert refusal is not None
        assert refusal.code in ("undo.seen", "undo.game-over")


def known_cards(view: Any) -> Counter[str]:
    """Every card that this view names, wherever it lies. What was only said (offers, claims) is not among them."""
    known: Counter[str] = Counter()
    for player in view.players:
        for cards in (player.hand, player.aside, player.bag.cards, player.stall, player.contraband):
            known.update(cards or ())
    for pile in view.piles:
        known.update(pile)
    for pledge in view.pledges:
        known.update([*pledge.legal, *(pledge.contraband or ())])
    if view.loot is not None:
        known.update([*view.loot.legal, *(view.loot.contraband or ())])
    for proof in view.shown:
        known.update(proof.cards)
    return known


@pytest.mark.parametrize("set_up", [one for one in SET_UPS if one[0] == "sheriff"])
@pytest.mark.parametrize("seed", range(3))
def test_what_can_be_taken_back_has_shown_nobody_a_card(set_up: Any, seed: int):
    """By the views, which know nothing of the list in `disclosure.py`; and its maker is somebody, too."""
    name, players, edition, options = set_up
    table = opened(name, players, edition, options, f"shows nothing {seed}")
    eyes: list[int | None] = [None, *range(players)]
    chance, kinds = Chance(f"play {seed}"), set()
    while table.outcome() is None:
        seat, move = table.game.sample(table.state, chance)
        before: list[Any] = [table.view(viewer) for viewer in eyes]
        table.play(seat, move)
        if table.check_take_back() is not None:
            continue
        kinds.add(type(move).__name__)
        after: list[Any] = [table.view(viewer) for viewer in eyes]
        for viewer, was, now in zip(eyes, before, after, strict=True):
            assert not known_cards(now) - known_cards(was), (viewer, move)
            told = [one for one, player in enumerate(now.players) if was.players[one].bag.count != player.bag.count]
            assert all(now.players[one].bag.count is None or one == viewer for one in told), (viewer, move)
    assert {"LoadBag", "Declare"} <= kinds, "and that is not because nothing can be"


@pytest.mark.parametrize("set_up", SET_UPS)
def test_a_game_with_moves_taken_back_folds_verifies_and_goes_on(set_up: Any):
    table = opened(*set_up)
    taken = with_takings_back(table, "play")
    assert bool(taken) == (set_up[0] == "sheriff")
    kept = record.load(record.save(table.record()))
    assert kept.entries == table.entries
    assert table.game.view(fold(kept), None) == table.view(None)
    assert verify(kept).honest
    counted = table.game.statistics(table.config, standing(table.entries))
    assert len(counted) == set_up[1]
    assert story(kept).count("taken back") == taken
    half = next((entry.seq for entry in table.entries if entry.undoes is not None), 3)
    so_far = record.Record(kept.header, kept.entries[: half + 1])
    again = Table.restored(so_far, "a seed")
    for entry in kept.entries[half + 1 :]:
        if entry.undoes is None:
            assert entry.move is not None
            again.play(entry.seat, entry.move)
        else:
            again.take_back()
    assert again.entries == table.entries


def test_a_restored_table_knows_what_its_last_move_drew():
    table = opened("sheriff", 4, "second", {})
    chance = Chance("play")
    while table.outcome() is None:
        table.play(*table.game.sample(table.state, chance))
        if len(table.entries) % 3 == 0:
            again = Table.restored(table.record(), "a seed")
            assert again.check_take_back() == table.check_take_back()
            assert again.view(0) == table.view(0), "and looking changes nothing"


def test_what_was_kept_before_reads_and_writes_as_it_did():
    table = at_the_loading()
    assert b"undoes" not in record.save(table.record())
    loaded(table)
    table.take_back()
    assert record.save(table.record()).count(b'"undoes":') == 1


def forged(change: Any) -> bytes:
    table = opened("sheriff", 4, "second", {})
    with_takings_back(table, "play")
    document = json.loads(record.save(table.record()))
    change(document["entries"])
    for seq, entry in enumerate(document["entries"]):
        shift = seq - entry["seq"]
        entry["seq"] = seq
        if "undoes" in entry:
            entry["undoes"] += shift
    return msgspec.json.encode(document)


def first_back(entries: Any) -> int:
    return next(at for at, entry in enumerate(entries) if "undoes" in entry)


def _twice(entries: Any) -> None:
    entries.insert(first_back(entries) + 1, dict(entries[first_back(entries)]))


def _of_the_deal(entries: Any) -> None:
    entries.insert(1, {"seq": 1, "seat": -1, "move": None, "events": [], "undoes": 0})


def _by_a_player(entries: Any) -> None:
    entries[first_back(entries)]["seat"] = 0


def _with_events(entries: Any) -> None:
    at = first_back(entries)
    entries[at]["events"] = entries[at - 1]["events"]


def _of_long_ago(entries: Any) -> None:
    entries[first_back(entries)]["undoes"] -= 1


@pytest.mark.parametrize("change", [_twice, _of_the_deal, _by_a_player, _with_events, _of_long_ago])
def test_a_record_takes_back_nothing_but_the_move_before(change: Any):
    with pytest.raises(RecordError) as error:
        record.load(forged(change))
    assert error.value.code == "record.bad-entry"


def test_who_forges_that_an_opened_bag_was_taken_back_is_found_out():
    def forge(entries: Any) -> None:
        at = next(at for at, entry in enumerate(entries) if any(one["event"] == "opened" for one in entry["events"]))
        undone = {"seq": at + 1, "seat": -1, "move": None, "events": [], "undoes": at}
        entries[at + 1 : at + 1] = [undone, dict(entries[at], seq=at + 2)]

    verdict = verify(record.load(forged(forge)))
    assert verdict.code == "refused"
