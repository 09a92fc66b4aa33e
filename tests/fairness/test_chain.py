"""What is in a chain cannot be changed behind the back of whoever holds its head."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from blueboar.core import chain
from blueboar.core.entropy import deal_seed, promise_of
from blueboar.core.errors import GameError
from blueboar.core.record import Record, load, save
from blueboar.core.verify import Held, Verdict, verify
from tests.fairness.inn import KEY, SEED, SigningKey, added, drawn, finished

GAMES = ("blacksheep", "sheriff")


@pytest.fixture(scope="module", params=GAMES)
def played(request: pytest.FixtureRequest) -> Record:
    return finished(request.param)


@pytest.fixture(scope="module")
def held(played: Record) -> Held:
    """What somebody kept who saw the middle of the game."""
    assert played.pinned is not None
    heads = chain.heads_of(played.pinned.header_line, SEED, played.pinned.entry_lines)
    return Held(head=heads[len(heads) // 2])


def judged(data: bytes, held: Held | None = None) -> Verdict | None:
    """None: it cannot even be read."""
    try:
        return verify(load(data), held)
    except GameError:
        return None


def test_a_game_of_an_inn_is_proved_as_far_as_it_can_be(played: Record, held: Held) -> None:
    verdict = verify(played, replace(held, key=KEY.public))
    assert verdict.code == "honest"
    assert set(verdict.proved) == {"seed", "chain", "signature", "entropy", "names", "head", "key", "rules"}
    assert verdict.unproved == ("reading-along",)
    assert (verdict.added, verdict.withheld) == ((0, 2), ())


def test_what_was_not_proved_is_said(played: Record) -> None:
    verdict = verify(played)
    assert verdict.code == "honest"
    assert verdict.unproved == ("no-head", "no-key", "reading-along")
    alone = verify(finished(entropies=(None, None, None)))
    assert "no-entropy" in alone.unproved
    assert "entropy" not in alone.proved
    silent = verify(finished(entropies=added(SEED, 0, withheld=(1,))))
    assert silent.withheld == (1,)
    assert "withheld" in silent.unproved


def test_it_is_saved_and_loaded_byte_for_byte(played: Record) -> None:
    assert save(load(save(played))) == save(played)


def test_the_hashes_are_those_of_the_page() -> None:
    """As `docs/fairness.md` has them: whoever writes a checker of their own starts here."""
    assert promise_of("ab" * 32, 2, "cd" * 32) == chain.first_head(
        b"blueboar entropy\n" + b"ab" * 32 + b"\n2\n" + b"cd" * 32
    )
    entropies = added("cd" * 32, 0, 2)
    lines = ["blueboar deal", "cd" * 32, drawn(0), "-", drawn(2)]
    assert deal_seed("cd" * 32, entropies) == chain.first_head("\n".join(lines).encode())
    assert chain.salt_of("cd", 7) == chain.first_head(b"cd/salt/7")
    assert chain.next_head("ab", "cd", b"{}") == chain.first_head(b"ab\ncd\n{}")
    assert chain.record_hash("ab", b"{}") == chain.first_head(b"ab\n{}")


# every change is refused by whoever holds the head


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every field, however deep; of long lists the first and the last."""
    if path:
        yield path
    if isinstance(value, dict):
        for key in value:
            yield from places(value[key], (*path, key))
    elif isinstance(value, list):
        for place in sorted({0, len(value) - 1} & set(range(len(value)))):
            yield from places(value[place], (*path, place))


def changed(document: Any, path: tuple[Any, ...]) -> Any:
    made = copy.deepcopy(document)
    inside = made
    for step in path[:-1]:
        inside = inside[step]
    old = inside[path[-1]]
    if isinstance(old, bool):
        inside[path[-1]] = not old
    elif isinstance(old, int):
        inside[path[-1]] = old + 1
    elif isinstance(old, str):
        swapped = {"a": "b"}.get(old[:1], "a")
        inside[path[-1]] = swapped + old[1:]
    elif isinstance(old, list):
        inside[path[-1]] = old[:-1] if old else [0]
    else:
        del inside[path[-1]]
    return made


def rewritten(document: Any) -> bytes:
    """In the form in which records are written: an entry a line."""
    encode = msgspec.json.encode
    parts = [b'"header": ' + encode(document["header"])] if "header" in document else []
    if "people" in document:
        parts.append(b'"people": ' + encode(document["people"]))
    if "entries" in document:
        parts.append(b'"entries": [\n' + b",\n".join(encode(entry) for entry in document["entries"]) + b"\n]")
    parts += [b'"%b": %b' % (name.encode(), encode(document[name])) for name in ("ending", "seal") if name in document]
    return b"{" + b",\n".join(parts) + b"}\n"


def test_every_change_of_one_field_is_found_out(played: Record, held: Held) -> None:
    document = json.loads(save(played))
    assert judged(rewritten(document), held) == verify(played, held)
    middle = len(document["entries"]) // 4
    fields = [path for part in ("header", "people", "ending", "seal") for path in places(document[part], (part,))]
    for entry in (0, middle, len(document["entries"]) - 1):
        fields += list(places(document["entries"][entry], ("entries", entry)))
    assert len(fields) > 100
    for path in fields:
        verdict = judged(rewritten(changed(document, path)), held)
        assert verdict is None or not verdict.honest, path


def resealed(record: Record, key: SigningKey = KEY) -> Record:
    """By somebody who has the inn's key and signs whatever they have written."""
    from blueboar.core.record import pinned_record, sealed

    pinned, ending = record.pinned, record.ending
    assert pinned is not None
    assert ending is not None
    assert pinned.ending_line is not None
    head = chain.heads_of(pinned.header_line, ending.seed, pinned.entry_lines)[-1]
    seal = sealed(head, pinned.ending_line, key.sign)
    return pinned_record(pinned.header_line, pinned.people, pinned.entry_lines, pinned.ending_line, seal)


def test_not_even_the_inn_can_change_a_field_once_its_head_is_out(played: Record, held: Held) -> None:
    """It has the key, and can chain and sign anything; the head that somebody saw it cannot make again."""
    document = json.loads(save(played))
    fields = [*places(document["header"], ("header",)), *places(document["entries"][0], ("entries", 0))]
    for path in fields:
        try:
            forged = resealed(load(rewritten(changed(document, path))))
            verdict = verify(forged, held)
        except GameError:
            continue
        assert not verdict.honest, path


def test_a_whole_other_game_is_refused(held: Held, played: Record) -> None:
    other = finished(played.header.game, seed="ef" * 32)
    assert verify(other).code == "honest"
    assert verify(other, held).code == "head-differs"


def test_the_same_game_with_another_set_up_is_refused(held: Held, played: Record) -> None:
    option: Any = {"blacksheep": {"set_bonus": 9}, "sheriff": {"starting_gold": 51}}[played.header.game]
    other = finished(played.header.game, **option)
    assert verify(other).code == "honest"
    assert verify(other, held).code == "head-differs"


def test_the_same_game_under_other_names_or_at_another_table_is_refused(held: Held, played: Record) -> None:
    assert verify(finished(played.header.game, table="another"), held).code == "head-differs"


def test_a_seed_found_by_trying_breaks_the_promise(played: Record) -> None:
    """An operator who deals anew until the cards please has another seed than the one promised before the deal."""
    pinned = played.pinned
    assert pinned is not None
    for attempt in range(5):
        tried = finished(played.header.game, seed=f"{attempt:064x}")
        assert tried.pinned is not None
        assert tried.pinned.header.seed_hash != pinned.header.seed_hash
        assert not any(
            promise_of(tried.pinned.header.seed_hash, seat, drawn(seat)) == one.promise
            for seat, one in enumerate(pinned.header.entropy)
            if one is not None
        )
        # The promises that the clients made name the hash that they were told: with another they are broken.
        forged = finished(played.header.game, seed=f"{attempt:064x}", entropies=pinned.header.entropy)
        assert verify(forged).code == "promise-broken"


def test_another_key_and_another_hash_are_refused(played: Record) -> None:
    other = SigningKey()
    assert verify(played, Held(key=other.public)).code == "key-differs"
    assert verify(resealed(played, other)).code == "wrong-signature"
    assert verify(played, Held(hash="0" * 64)).code == "hash-differs"
    assert verify(played, Held(hash=verify(played).hash)).code == "honest"


def test_a_name_can_be_forgotten_and_the_record_stays_whole(played: Record, held: Held) -> None:
    document = json.loads(save(played))
    document["people"][1] = None
    verdict = judged(rewritten(document), held)
    assert verdict is not None
    assert verdict.code == "honest"
    assert "names-removed" in verdict.unproved
    document["people"][1] = {"name": "Eve", "salt": "0" * 32}
    forged = judged(rewritten(document), held)
    assert forged is not None
    assert (forged.code, forged.entry) == ("name-differs", 1)


def test_a_head_tells_nothing_to_who_tries_all_hands(played: Record) -> None:
    """Whoever knows a whole line, hidden cards and all, cannot tell by the heads whether it is the true one."""
    pinned = played.pinned
    assert pinned is not None
    heads = [chain.first_head(pinned.header_line), *chain.heads_of(pinned.header_line, SEED, pinned.entry_lines)]
    for before, after, line in zip(heads, heads[1:], pinned.entry_lines, strict=False):
        for guessed in (line, before.encode() + line, f"{before}\n".encode() + line, f"{before}\n\n".encode() + line):
            assert chain.first_head(guessed) != after


def test_an_older_record_is_judged_as_what_it_is() -> None:
    from blueboar.core.game import find_game
    from blueboar.core.play import play_randomly, players_chance
    from blueboar.core.table import Table

    game = find_game("blacksheep")
    table = Table.opened(game, game.configure(3), "seed")
    play_randomly(table, players_chance("seed"))
    verdict = verify(table.record())
    assert verdict.code == "honest"
    assert verdict.proved == ("seed", "rules")
    assert verdict.unproved == ("no-chain", "reading-along")
    assert verify(table.record(), Held(head="0" * 64)).code == "no-chain"


@pytest.mark.parametrize("game", GAMES)
def test_the_records_that_the_browsers_check_is_tested_with_are_pinned(game: str) -> None:
    """`web/test/fairness.test.ts` has to find in them what we find here."""
    verdict = verify(load((Path(__file__).parent / f"{game}.json").read_bytes()), Held(key=KEY.public))
    assert verdict.code in ("honest", "other-rules")
    assert {"seed", "chain", "names", "signature", "entropy", "key"} <= set(verdict.proved)
