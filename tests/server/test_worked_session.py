"""The worked session of `docs/protocol.md`, line by line."""

import json
import re
from pathlib import Path

from guests import open_house

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"
LINE = re.compile(r"(\w+)\s*([<>])\s*(.*)")


def lines():
    blocks = re.findall(r"```session\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert blocks
    for block in blocks:
        for line in block.splitlines():
            if line.strip():
                found = LINE.fullmatch(line)
                assert found is not None, line
                yield found.groups()


class Names:
    """The values of `$name`, as they become known."""

    def __init__(self):
        self.known = {}

    def filled(self, text):
        """In a request: `$name` within a text, or instead of a whole value."""
        whole = re.sub(r'"\$(\w+)"', lambda found: json.dumps(self.known[found[1]]), text)
        return re.sub(r"\$(\w+)", lambda found: str(self.known[found[1]]), whole)

    def agree(self, expected, found):
        """Whether `found` is what was expected; new names are learned only then."""
        learned = dict(self.known)
        if not self._agree(expected, found, learned):
            return False
        self.known = learned
        return True

    def _agree(self, expected, found, known):
        if expected == "...":
            return True
        if isinstance(expected, str) and expected.startswith("$"):
            return known.setdefault(expected[1:], found) == found
        if isinstance(expected, dict):
            return isinstance(found, dict) and all(
                name in found and self._agree(value, found[name], known) for name, value in expected.items()
            )
        if isinstance(expected, list):
            if not isinstance(found, list):
                return False
            if expected and expected[-1] == "..." and len(expected) > 1 and not isinstance(expected[0], dict | list):
                expected, found = expected[:-1], found[: len(expected) - 1]
            return len(expected) == len(found) and all(
                self._agree(one, other, known) for one, other in zip(expected, found, strict=True)
            )
        return expected == found


async def heard(wire, names, expected):
    """The message is among those to come, and in this order."""
    seen = []
    while True:
        try:
            message = await wire.next(5)
        except TimeoutError:
            raise AssertionError(f"expected {expected}, heard {seen}") from None
        seen.append(message)
        if names.agree(expected, message):
            return


async def test_the_worked_session_of_the_protocols_page(tmp_path):
    names = Names()
    async with open_house(tmp_path / "inn.sqlite3", modules=("blueboar.games",)) as house:
        people, wires, replies = {}, {}, {}
        for who, direction, what in lines():
            guest = people.setdefault(who, house.stranger(who))
            if direction == ">":
                what = names.filled(what)
                verb, _, rest = what.partition(" ")
                if verb == "CONNECT":
                    wires[who] = await guest.connect_to(rest)
                elif verb == "DISCONNECT":
                    await wires[who].close()
                elif verb in ("GET", "POST"):
                    path, _, body = rest.partition(" ")
                    replies[who] = await guest.http.request(verb, path, json=json.loads(body) if body else None)
                else:
                    await wires[who].socket.send(what)
            elif what.startswith("{"):
                await heard(wires[who], names, json.loads(what))
            else:
                status, _, body = what.partition(" ")
                assert replies[who].status_code == int(status), (what, replies[who].text)
                assert names.agree(json.loads(body), replies[who].json()), (what, replies[who].text)
