"""A game as an inn deals, plays, chains and signs it, without a server."""

from __future__ import annotations

import hashlib

import msgspec

import blueboar.games  # noqa: F401  registers them
from blueboar.core import chain
from blueboar.core.chance import seed_hash
from blueboar.core.entropy import Entropies, Entropy, deal_seed, promise_of
from blueboar.core.game import find_game
from blueboar.core.play import play_randomly, players_chance
from blueboar.core.record import PINNED_FORMAT, Ending, NameOpening, PinnedHeader, Record, pinned_record, sealed
from blueboar.core.signature import SigningKey
from blueboar.core.table import Table

SEED = hashlib.sha256(b"the server's").hexdigest()
KEY = SigningKey(hashlib.sha256(b"the inn's").digest())
NAMES = ("Ann", "Боб", "کلئو", "Dan")


def drawn(seat: int) -> str:
    return hashlib.sha256(f"drawn by {seat}".encode()).hexdigest()


def added(seed: str, *seats: int, players: int = 3, withheld: tuple[int, ...] = ()) -> Entropies:
    promises = {seat: promise_of(seed_hash(seed), seat, drawn(seat)) for seat in (*seats, *withheld)}
    return tuple(
        None if seat not in promises else Entropy(promises[seat], None if seat in withheld else drawn(seat))
        for seat in range(players)
    )


def finished(
    game: str = "blacksheep",
    seed: str = SEED,
    entropies: Entropies | None = None,
    players: int = 3,
    table: str = "kwz4v6g8f2qy",
    key: SigningKey = KEY,
    **options: object,
) -> Record:
    rules = find_game(game)
    config = rules.configure(players, None, options)
    entropies = added(seed, 0, 2, players=players) if entropies is None else entropies
    played = Table.opened(rules, config, deal_seed(seed, entropies), NAMES[:players])
    play_randomly(played, players_chance("people"))
    people = tuple(NameOpening(name, f"{place:032x}") for place, name in enumerate(NAMES[:players]))
    header = PinnedHeader(
        PINNED_FORMAT,
        game,
        rules.rules_version,
        table,
        tuple(chain.name_hash(person.salt, person.name) for person in people),
        msgspec.Raw(msgspec.json.encode(config)),
        seed_hash(seed),
        entropies,
        key.public,
    )
    header_line = msgspec.json.encode(header)
    lines = [msgspec.json.encode(entry) for entry in played.entries]
    outcome = played.outcome()
    assert outcome is not None
    ending = msgspec.json.encode(Ending(outcome, seed))
    head = chain.heads_of(header_line, seed, lines)[-1]
    return pinned_record(header_line, people, lines, ending, sealed(head, ending, key.sign))
