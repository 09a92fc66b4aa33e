"""What every game promises about its records."""

from contextlib import suppress

import msgspec
import pytest
from msgspec.structs import replace

from blueboar.core.chance import Chance
from blueboar.core.errors import GameError, RecordError
from blueboar.core.game import find_game
from blueboar.core.record import Record, fold, load, save
from blueboar.core.table import Table
from blueboar.core.verify import verify
from tests.contract.tables import dumped, encoded, every_game, every_kind, finished, opened, played, viewers


@every_kind
def test_folding_the_events_gives_the_state(name: str, edition: str, players: int) -> None:
    table = opened(name, edition, players)
    states = [dumped(table.state) for _ in played(table)]
    record = load(save(table.record()))
    state = record.game.blank(record.header.config)
    for entry, wanted in zip(record.entries, states, strict=True):
        for event in entry.events:
            record.game.evolve(state, event)
        assert without_config(dumped(state)) == without_config(wanted), entry.seq
    folded = fold(record)
    for viewer in viewers(table):
        assert record.game.view(folded, viewer) == table.view(viewer)
    assert record.game.outcome(folded) == table.outcome()


def without_config(state: dict[str, object]) -> dict[str, object]:
    """A loaded configuration is equal but not the same, so what was looked up from it may be another object."""
    return {name: value for name, value in state.items() if name != "config"}


@every_kind
def test_a_record_is_saved_and_loaded_unchanged(name: str, edition: str, players: int) -> None:
    record = finished(opened(name, edition, players)).record()
    again = load(save(record))
    assert save(again) == save(record)
    assert again.entries == record.entries
    assert again.header == record.header
    assert again.ending == record.ending


@every_kind
def test_a_restored_table_goes_on_as_if_nothing_had_happened(name: str, edition: str, players: int) -> None:
    unbroken = finished(opened(name, edition, players))
    half = len(unbroken.entries) // 2
    saved = Record(unbroken.record().header, unbroken.entries[:half])
    table = Table.restored(load(save(saved)), unbroken.chance.seed)
    for entry in unbroken.entries[half:]:
        table.play(entry.seat, entry.move)
    assert save(table.record()) == save(unbroken.record())


@every_kind
def test_a_record_is_verified_from_its_seed(name: str, edition: str, players: int) -> None:
    record = load(save(finished(opened(name, edition, players)).record()))
    assert verify(record).code == "honest"


@every_game
def test_a_forged_record_is_found_out(name: str) -> None:
    game = find_game(name)
    record = finished(opened(name, game.editions[0], game.players(game.editions[0])[0])).record()
    entries, ending = record.entries, record.ending
    assert ending is not None
    forged_outcome = replace(ending.outcome, scores=tuple(score + 1 for score in ending.outcome.scores))
    half = len(entries) // 2
    for forged, code in [
        (Record(record.header, entries), "unfinished"),
        (Record(replace(record.header, rules_version=0), entries, ending), "other-rules"),
        (Record(record.header, entries, replace(ending, seed="another")), "seed-does-not-match"),
        (Record(record.header, entries, replace(ending, outcome=forged_outcome)), "outcome-differs"),
        (Record(record.header, entries[:half], ending), "outcome-differs"),
        (
            Record(record.header, [*entries[:half], replace(entries[half], events=()), *entries[half + 1 :]], ending),
            "differs",
        ),
        (Record(record.header, [*entries, replace(entries[-1], seq=len(entries))], ending), "refused"),
    ]:
        assert verify(forged).code == code


@every_game
def test_the_seed_is_secret_until_the_end(name: str) -> None:
    game = find_game(name)
    table = opened(name, game.editions[0], game.players(game.editions[0])[0], "a secret seed")
    assert table.record().ending is None
    assert b"a secret seed" not in save(table.record())
    with pytest.raises(RecordError):
        Table.restored(table.record(), "another seed")
    assert b"a secret seed" in save(finished(table).record())


@every_game
def test_a_truncated_record_is_an_error_and_no_traceback(name: str) -> None:
    game = find_game(name)
    data = save(finished(opened(name, game.editions[0], game.players(game.editions[0])[0])).record())
    chance = Chance("cuts")
    for _ in range(60):
        with pytest.raises(RecordError):
            load(data[: chance.below(len(data) - 2)])


@every_game
def test_an_edited_record_does_not_load_or_does_not_fold_or_shows_it(name: str) -> None:
    """Whatever is changed in it: an error with a code, or a record that differs from the honest one."""
    game = find_game(name)
    record = finished(opened(name, game.editions[0], game.players(game.editions[0])[0])).record()
    document = msgspec.json.decode(save(record))
    chance = Chance("edits")
    for _ in range(200):
        entry = chance.below(len(document["entries"]))
        events = document["entries"][entry]["events"]
        place = chance.below(len(events))
        key = sorted(events[place])[chance.below(len(events[place]))]
        kept = events[place][key]
        events[place][key] = [7, "wolf", None, -1, [], {"a": 1}, ["wolf"], 10**25][chance.below(8)]
        with suppress(GameError):
            edited = load(encoded(document))
            fold(edited)
            assert edited.entries != record.entries or events[place][key] == kept
        events[place][key] = kept
