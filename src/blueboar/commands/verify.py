"""`blueboar verify`: what a record proves, by itself and to somebody who kept something of the game."""

from __future__ import annotations

import argparse
import shlex
from pathlib import Path

from rich.console import Console

from blueboar.core.errors import RecordError
from blueboar.core.record import Record
from blueboar.core.verify import Held, Verdict, verify
from blueboar.door.records import load
from blueboar.terminal.phrasebook import Phrasebook, printable

_DIGITS = frozenset("0123456789abcdef")
_DIGEST = 64


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", help="a record: a JSON file")
    kept = parser.add_argument_group(
        "what you kept of the game", "Without one of these a whole other game would look as honest as yours."
    )
    kept.add_argument("--head", metavar="HEX", help="a head that you saw at the table: pins everything up to it")
    kept.add_argument("--hash", metavar="HEX", help="the hash of the whole record")
    kept.add_argument("--key", metavar="HEX", help="the public key of the inn: GET /api/inn there says which it is")
    parser.add_argument("--by-hand", action="store_true", help="how to check it with sha256sum, and no word of ours")


def run(arguments: argparse.Namespace) -> int:
    held = Held(*(_digest(name, getattr(arguments, name)) for name in ("head", "hash", "key")))
    record = load(arguments.file)
    verdict = verify(record, held)
    console = Console(highlight=False, markup=False)
    for line, style in _told(Phrasebook(arguments.language), record, verdict):
        console.print(line, style=style)
    if arguments.by_hand:
        console.print(_by_hand(arguments.file, record), soft_wrap=True)
    return 0 if verdict.honest else 1


def _digest(name: str, text: str | None) -> str | None:
    if text is None:
        return None
    digits = text.strip().lower()
    if len(digits) != _DIGEST or not _DIGITS.issuperset(digits):
        raise RecordError("verify.no-digest", name=f"--{name}", digits=_DIGEST)
    return digits


def _told(book: Phrasebook, record: Record, verdict: Verdict) -> list[tuple[str, str]]:
    names = [
        printable(name).replace("\n", " ") or book.say("terminal-seat", number=seat)
        for seat, name in enumerate(record.header.names)
    ]

    def listed(seats: tuple[int, ...]) -> str:
        return book.say("terminal-comma").join(names[seat] for seat in seats)

    params = {
        "entries": verdict.entries,
        "entry": -1 if verdict.entry is None else verdict.entry,
        "added": listed(verdict.added),
        "withheld": listed(verdict.withheld),
    }
    if verdict.code in ("promise-broken", "name-differs") and verdict.entry is not None:
        params["name"] = names[verdict.entry]
    lines = [(book.say(f"terminal-verdict-{verdict.code}", **params), "green" if verdict.honest else "red")]
    lines += [("  + " + book.say(f"fair-proved-{proof}", **params), "green") for proof in verdict.proved]
    lines += [("  ? " + book.say(f"fair-unproved-{doubt}", **params), "yellow") for doubt in verdict.unproved]
    for name in ("head", "hash", "key"):
        digits = getattr(verdict, name)
        if digits is not None:
            lines.append((f"  {book.say(f'fair-{name}')}: {digits}", "dim"))
    return lines


_RECIPE = """\
record={file}
seed=$(sed -n 's/^"ending": .*"seed":"\\([^"]*\\)".*/\\1/p' "$record")
printf %s "$seed" | sha256sum                       # is "seed_hash" in the header
head=$(sed -n 's/^{{"header": \\(.*\\),$/\\1/p' "$record" | tr -d '\\n' | sha256sum | cut -c-64)
n=0
sed -n '/^"entries": \\[$/,/^\\],$/{{//!p;}}' "$record" | sed 's/,$//' | {{
  while IFS= read -r line; do
    salt=$(printf '%s/salt/%d' "$seed" $n | sha256sum | cut -c-64)
    head=$(printf '%s\\n%s\\n%s' "$head" "$salt" "$line" | sha256sum | cut -c-64)
    echo "$n $head"; n=$((n+1))                     # each is a head that the table told
  done
  ending=$(sed -n 's/^"ending": \\(.*\\),$/\\1/p' "$record")
  printf '%s\\n%s' "$head" "$ending" | sha256sum     # the hash of the record, which is signed
}}
"""
_PROMISE = "printf 'blueboar entropy\\n%s\\n%d\\n%s' {hash} {seat} {shown} | sha256sum   # {promise}\n"
_DEAL = "printf 'blueboar deal\\n%s\\n{lines}' \"$seed\" {shown} | sha256sum   # what chance is seeded with\n"


def _by_hand(file: str, record: Record) -> str:
    """A script for any shell. What is in it comes from the header, and is nothing but digits."""
    pinned = record.pinned
    if pinned is None or record.ending is None:
        return ""
    told = _RECIPE.format(file=shlex.quote(printable(str(Path(file)))))
    shown = []
    for seat, one in enumerate(pinned.header.entropy):
        shown.append(one.shown if one is not None and one.shown is not None else "-")
        if one is not None and one.shown is not None:
            told += _PROMISE.format(
                hash=shlex.quote(pinned.header.seed_hash), seat=seat, shown=one.shown, promise=one.promise
            )
    return told + _DEAL.format(lines="\\n".join(["%s"] * len(shown)), shown=" ".join(shown))
