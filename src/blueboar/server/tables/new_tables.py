"""New tables: from what someone asked for to a stored table, with every option checked."""

from __future__ import annotations

from typing import Any

import msgspec

from blueboar.bots.levels import find_level, levels
from blueboar.core.game import Game, find_game
from blueboar.protocol.http import BotSeat, NewTable, PersonSeat, QuickGame
from blueboar.protocol.shapes import ClockSettings, SpectatorSettings
from blueboar.server.bots.personalities import traits_of
from blueboar.server.identifiers import new_code, new_id
from blueboar.server.refusals import RequestRefused
from blueboar.server.store.rows import StoredPerson, StoredSeat, StoredTable
from blueboar.server.tables.prompt_tags import prompt_tags


def bot_seat(game: str, level: str, personality: str | None, wished: BotSeat | None = None) -> StoredSeat:
    """Raises SetupError for an unknown level."""
    name = find_level(game, level).name
    traits = traits_of(personality, wished.traits if wished is not None else None)
    return StoredSeat("bot", name=name, level=name, personality=personality, traits=traits)


def new_table(wish: NewTable, host: StoredPerson, now: float, seed: str) -> StoredTable:
    """The table that `host` asked for, who sits on its first seat for people. Raises SetupError or RequestRefused."""
    game = find_game(wish.game)
    edition, players = _size(game, wish.edition, wish.players or len(wish.seats) or None)
    if len(wish.seats) > players:
        raise RequestRefused(400, "table.too-many-seats", seats=len(wish.seats), players=players)
    unknown = sorted(set(wish.clock.by_prompt) - set(prompt_tags(game)))
    if unknown:
        raise RequestRefused(400, "table.unknown-prompt", prompt=unknown[0], allowed=list(prompt_tags(game)))
    wished = wish.seats + (PersonSeat(),) * (players - len(wish.seats))
    seats = [_seat(wish.game, seat) for seat in wished]
    for place, seat in enumerate(seats):
        if seat.kind == "open":
            seats[place] = StoredSeat("person", person=host.id, name=host.name)
            break
    else:
        raise RequestRefused(400, "table.no-seat-for-people")
    data = None if wish.cards is None else game.read_data(wish.cards.name, wish.cards.text)
    config = game.configure(players, edition, wish.options, data)
    return _table(
        game,
        edition,
        wish.options,
        config,
        seats,
        host,
        wish.public,
        wish.start,
        wish.clock,
        wish.spectators,
        now,
        seed,
    )


def quick_table(wish: QuickGame, host: StoredPerson, now: float, seed: str) -> StoredTable:
    """A table full of bots and `host`; not hurried by any clock, and for the eyes of `host` alone."""
    game = find_game(wish.game)
    edition, players = _size(game, wish.edition, wish.players)
    known = levels(wish.game)
    if not known and wish.level is None:
        raise RequestRefused(409, "bots.none", game=wish.game)
    level = wish.level or known[len(known) // 2].name
    seats = [StoredSeat("person", person=host.id, name=host.name)]
    seats += [bot_seat(wish.game, level, None) for _ in range(players - 1)]
    clock = ClockSettings(absent_seconds=None)
    config = game.configure(players, edition, wish.options)
    spectators = SpectatorSettings()
    return _table(game, edition, wish.options, config, seats, host, False, "full", clock, spectators, now, seed)


def rematch_table(table: StoredTable, asker: str, now: float, seed: str) -> StoredTable:
    """The same table for another game: everybody may have their seat again, the cards are new."""
    return msgspec.structs.replace(
        table,
        id=new_id(),
        code=new_code(),
        seed=seed,
        rules_version=find_game(table.game).rules_version,
        seats=tuple(_for_another_game(seat, asker) for seat in table.seats),
        host=asker,
        start="host",
        state="open",
        created=now,
        started=None,
        finished=None,
        outcome=None,
        rematch=None,
        header=None,
        ending=None,
        seal=None,
        used=(),
        rematch_of=table.id,
    )


def with_seats(table: StoredTable, seats: tuple[StoredSeat, ...]) -> StoredTable:
    """The same table for as many as these, if its edition can be played so. A group's own cards stay as they are."""
    game = find_game(table.game)
    if len(seats) == len(table.seats):
        return table
    usual_value = {option.name: option.defaults.get(table.edition) for option in game.options}
    chosen = {name: value for name, value in table.options.items() if value != usual_value.get(name)}
    usual = msgspec.json.encode(game.configure(len(table.seats), table.edition, chosen))
    if len(seats) not in game.players(table.edition) or usual != bytes(table.config):
        raise RequestRefused(409, "table.not-so-few", players=len(seats))
    config = game.configure(len(seats), table.edition, chosen)
    return msgspec.structs.replace(table, seats=seats, config=msgspec.Raw(msgspec.json.encode(config)))


def _for_another_game(seat: StoredSeat, asker: str) -> StoredSeat:
    """Nobody sits down without wanting to: the seats of the others wait for them."""
    if seat.kind == "person" and seat.person != asker:
        return StoredSeat("open", reserved=seat.person, reserved_name=seat.name)
    return msgspec.structs.replace(seat, left=False, name_salt=None, entropy="none")


def _size(game: Game, edition: str | None, players: int | None) -> tuple[str, int]:
    chosen = edition or game.editions[0]
    if chosen not in game.editions:
        raise RequestRefused(400, "setup.unknown-edition", edition=chosen, allowed=list(game.editions))
    allowed = game.players(chosen)
    if players is None:
        players = 4 if 4 in allowed else allowed[-1]
    if players not in allowed:
        raise RequestRefused(400, "setup.players", players=players, allowed=list(allowed))
    return chosen, players


def _seat(game: str, wish: PersonSeat | BotSeat) -> StoredSeat:
    if isinstance(wish, BotSeat):
        return bot_seat(game, wish.level, wish.personality, wish)
    return StoredSeat("open")


def _table(
    game: Game,
    edition: str,
    options: dict[str, Any],
    config: Any,
    seats: list[StoredSeat],
    host: StoredPerson,
    public: bool,
    start: Any,
    clock: ClockSettings,
    spectators: SpectatorSettings,
    now: float,
    seed: str,
) -> StoredTable:
    defaults = {option.name: option.defaults.get(edition) for option in game.options}
    return StoredTable(
        id=new_id(),
        code=new_code(),
        game=game.name,
        edition=edition,
        rules_version=game.rules_version,
        options=defaults | options,
        config=msgspec.Raw(msgspec.json.encode(config)),
        seats=tuple(seats),
        host=host.id,
        public=public,
        start=start,
        clock=clock,
        spectators=spectators,
        state="open",
        created=now,
        seed=seed,
    )
