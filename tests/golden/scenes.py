"""Scripted scenes: games of Sheriff whose first inspection goes as a script says, kept as a record and as a story.

The script wants certain bags, so a seed is looked for that deals them; nothing is arranged, and the record is a real
one. `<name>.json` is the record, `<name>.txt` tells the inspection as a person would read it: what was said, what was
refused and by which clause, and what the ledger and the purses say in the end. After the scene everyone plays safe.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from blueboar.core.record import Record
from blueboar.core.seats import HOUSE, Refusal
from blueboar.core.table import Table
from blueboar.games.sheriff.game import Sheriff
from blueboar.games.sheriff.wire import moves
from blueboar.games.sheriff.wire.terms import Promise
from blueboar.terminal.phrasebook import Phrasebook
from blueboar.terminal.story import Storyteller
from tests.rules.sheriff.table import cards
from tests.trying import AnyTable, tried

GAME = Sheriff()
NAMES = ("Sheriff", "Anne", "Ben", "Clara", "Dora", "Eve")
DEPUTIES = ("Dick", "Nell", "Anne", "Ben", "Clara", "Dora")

Bags = dict[int, tuple[str, str]]
"""By seat: what is declared, and what is really in."""


class Scene:
    """A table at its first inspection, and what has been told of it."""

    def __init__(self, table: AnyTable, names: tuple[str, ...]) -> None:
        self.table = table
        self.teller = Storyteller("sheriff", names, Phrasebook("en"))
        self.lines: list[str] = []
        self.told = len(table.entries)

    # what a script says

    def does(self, seat: int, move: Any) -> None:
        refusal = tried(self.table, seat, move)
        assert refusal is None, f"{move} of seat {seat} was refused: {refusal}"
        self._tell()

    def offers(self, proposer: int, partners: tuple[int, ...], *terms: Any) -> int:
        self.does(proposer, moves.MakeOffer(partners, terms))
        return max(offer.deal.id for offer in self.table.view(proposer).offers)

    def strikes(self, proposer: int, partners: tuple[int, ...], *terms: Any) -> None:
        number = self.offers(proposer, partners, *terms)
        for partner in partners:
            self.does(partner, moves.AcceptOffer(number))

    def refuses(self, seat: int, move: Any, code: str) -> None:
        refusal = tried(self.table, seat, move)
        assert refusal is not None, f"{move} of seat {seat} was accepted"
        assert refusal.code == code, refusal
        self.lines.append(f"    {self.teller.people(seat)} may not: {self._in_words(refusal)}")

    def settles(self) -> None:
        """Whoever has to lay confiscated cards or to pay a debt does it in the plainest way."""
        while self.table.view(None).chore is not None:
            _move_on(self.table, {})
            self._tell()

    def time_runs_out(self) -> None:
        self.does(HOUSE, moves.TimeUp())

    # the story

    def _tell(self) -> None:
        for entry in self.table.entries[self.told :]:
            self.lines += [f"    {line}" for _, sentence in self.teller.tell(entry) for line in sentence.splitlines()]
        self.told = len(self.table.entries)

    def _in_words(self, refusal: Refusal) -> str:
        seats = self.teller.words.seats
        said = {name: self.teller.people(value) if name in seats else value for name, value in refusal.params.items()}
        sentence = self.teller.phrasebook.say("refusal-" + refusal.code.replace(".", "-"), **said)
        return f"{sentence} ({refusal.code}, rules {refusal.clause})"

    def close(self) -> None:
        view = self.table.view(None)
        self.lines += ["", "Ledger:", *(f"    {self._promise(line)}" for line in view.ledger)]
        self.lines += ["", "Gold:"]
        self.lines += [f"    {self.teller.people(player.seat)} {player.gold}" for player in view.players]
        if view.loot is not None and (view.loot.gold or view.loot.legal or view.loot.contraband_count):
            self.lines.append(f"    on the loot tile {view.loot.gold}")

    def _promise(self, line: Promise) -> str:
        people = self.teller.people
        goods = ", ".join(f"{count} {good}" for good, count in line.goods)
        what = goods or (f"{line.promised} gold" if line.what == "gold" else line.what)
        about = "" if line.about is None else f" {people(line.about)}"
        out_of = " out of the bag" if line.what == "bag" else ""
        when = "" if line.when is None else f", if the bag of {people(line.when.bag)}: {line.when.happens}"
        why = f" ({line.why})" if line.why else ""
        return f"{people(line.by or line.giver)} to {people(line.to)}: {what}{about}{out_of}{when} - {line.status}{why}"


Script = Callable[[Scene], None]


def dealt(seed: str, config: Any, names: tuple[str, ...], bags: Bags) -> AnyTable | None:
    """A table whose merchants have what these bags want, at its inspection; None if they have not."""
    table = Table.opened(GAME, config, seed, names)
    view = table.view(None)
    if config.deputies and view.office != (0, 1):
        return None
    for seat, (_, wanted) in bags.items():
        hand = list(table.view(seat).players[seat].hand)
        for card in cards(wanted):
            if card not in hand:
                return None
            hand.remove(card)
    while table.view(None).phase != "inspection":
        _move_on(table, bags)
    return table


def _move_on(table: AnyTable, bags: Bags) -> None:
    for seat, prompts in table.pending().items():
        view = table.view(seat)
        move = GAME.safe_move(view, prompts)
        if seat in bags and view.phase == "loading" and move is not None:
            move = moves.LoadBag(tuple(cards(bags[seat][1])))
        elif seat in bags and view.phase == "declaration" and move is not None:
            move = moves.Declare(bags[seat][0], len(cards(bags[seat][1])))
        if move is not None:
            table.play(seat, move)
            return
    raise AssertionError("nobody can move")


def played(seed: str, config: Any, title: str, bags: Bags, script: Script) -> tuple[Record, str] | None:
    """The record of the whole game and the story of the scene; None where the seed deals other cards."""
    names = DEPUTIES if config.deputies else NAMES[: config.players]
    table = dealt(seed, config, names, bags)
    if table is None:
        return None
    scene = Scene(table, names)
    scene.lines += [title, "", "In the bags:"]
    for seat in sorted(bags):
        scene.lines.append(f"    {names[seat]} says {bags[seat][0]}; in it: {bags[seat][1]}")
    scene.lines += ["", "Inspection:"]
    script(scene)
    scene.close()
    while table.outcome() is None:
        _move_on(table, {})
    return table.record(), "\n".join(scene.lines) + "\n"
