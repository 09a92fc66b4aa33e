"""The numbers of the small decisions: groups of actions, the same for every edition and option of a player count."""

from __future__ import annotations

from typing import Final

from blueboar.core.decisions import Space
from blueboar.games.sheriff.data.editions import Config
from blueboar.games.sheriff.data.goods import FEAST_PLATE, promo_goods, standard_goods
from blueboar.games.sheriff.state.fixed import fixed_of

MOST_SLOTS: Final = 30
"""Open offers, or favours, that one seat can choose among: the oldest first."""

FAVOURS: Final = (
    "I shall not open your bag next time",
    "I shall speak well of you",
    "the first round is on me",
    "I shall open the leader's bag",
    "I shall take your next bribe",
    "I shall not bid against you for King and Queen",
    "I owe you one",
    "let us work together until the end",
)
"""The promises that can be said; others have no number."""

# What may be said without anything else.
PASS: Final = 0
DONE: Final = 1
OFFER: Final = 2
ACCEPT: Final = 3
REFUSE: Final = 4
WITHDRAW: Final = 5
COUNTER: Final = 6
KEPT: Final = 7
BROKEN: Final = 8
SELL: Final = 9
EQUALLY: Final = 10
TIME_UP: Final = 11
CONDITION: Final = 12
NOBODY_SAID: Final = 13
BOTH: Final = 14

_VERBS: Final = [
    "nothing for now",
    "that is all",
    "make an offer",
    "accept an offer",
    "refuse an offer",
    "withdraw an offer",
    "make a counter-offer",
    "a favour was kept",
    "a favour was broken",
    "sell at the black market",
    "split equally",
    "time is up",
    "a gift under a condition",
    "nobody in particular",
    "both deputies",
]


class SheriffSpace(Space):
    """Seats are counted from the one who decides: +0 is that one, +1 the next clockwise."""

    def __init__(self, config: Config) -> None:
        super().__init__()
        self.names = good_names(config)
        self.numbers: dict[str, int] = {name: number for number, name in enumerate(self.names)}
        goods = fixed_of(config).goods
        self.of: list[int] = [self.numbers[name] for name in goods.names]
        """By card of the state: its number here."""
        self.alone: list[list[int]] = [[card] for card in range(len(goods.names))]
        """By card of the state: a zone with nothing else in it."""
        self.card_of: list[int] = [goods.number(name) for name in self.names]
        """And back; NO_CARD for a good that is not in this game."""
        self.promisable: list[int] = []
        """The cards that can be promised out of a bag."""
        for name in goods.printed_names:
            card = goods.number(name)
            if not goods.is_summons[card]:
                self.promisable.append(card)
        self.hidden: list[int] = [card for card in self.promisable if not goods.lies_open[card]]
        """Those of them that lie face down on a stall."""
        seats = [f"+{step}" for step in range(config.players)]
        self.verb = self.add("say:", _VERBS)
        self.let_through = self.add("let through", seats)
        self.for_nothing = self.add("let through for nothing", seats)
        self.takes = self.add("let through for an offer", seats)
        self.open = self.add("open", seats)
        self.wants_through = self.add("would let through", seats)
        self.wants_open = self.add("would open", seats)
        self.wants_nothing = self.add("would let through for nothing", seats)
        self.seats = self.add("seat", seats)
        self.let_term = self.add("term: let through", seats)
        self.open_term = self.add("term: open", seats)
        self.refuse_term = self.add("term: refuse deals with", seats)
        self.gold_term = self.add("term: gold from", seats)
        self.stall_term = self.add("term: goods on the stall from", seats)
        self.bag_term = self.add("term: goods in the bag from", seats)
        self.favour_term = self.add("term: a favour from", seats)
        self.face_down_term = self.add("term: unnamed face-down cards from", seats)
        self.conditions = self.add("if a lie, the bag of", seats)
        self.add("if true, the bag of", seats)
        self.add("if opened, the bag of", seats)
        self.add("if let through, the bag of", seats)
        self.pile = self.add("pile", ["0", "1"])
        self.digit = self.add("digit", [str(digit) for digit in range(10)])
        self.digits: list[list[list[int]]] = [
            [[self.digit + digit for digit in range(low, high + 1)] for high in range(10)] for low in range(10)
        ]
        """The actions of all digits from one to another."""
        self.slot = self.add("slot", [str(slot) for slot in range(MOST_SLOTS)])
        self.favour = self.add("favour:", list(FAVOURS))
        self.favours: list[int] = [self.favour + number for number in range(len(FAVOURS))]
        self.card = self.add("card", self.names)
        self.promises: list[int] = sorted([self.card + self.of[card] for card in self.promisable])
        """The actions of all that can be promised out of a bag."""


_PRINTED: Final = standard_goods() + promo_goods()
_SPACES: Final[dict[int, tuple[Config, SheriffSpace]]] = {}
_MOST_KEPT: Final = 64


def space_of(config: Config) -> SheriffSpace:
    """The same space for the same configuration."""
    known = _SPACES.get(id(config))
    if known is not None and known[0] is config:
        return known[1]
    if len(_SPACES) >= _MOST_KEPT:
        _SPACES.clear()
    space = SheriffSpace(config)
    _SPACES[id(config)] = (config, space)
    return space


def good_names(config: Config) -> list[str]:
    """All standard and promo goods, in the game or not, so that the numbers stay; then a group's own; then the plates
    that an owner has fixed."""
    names = [good.name for good in _PRINTED]
    names += [good.name for good in config.goods if good.name not in names]
    plates = [good.name for good in _PRINTED if good.effect == FEAST_PLATE]
    legal = [good.name for good in _PRINTED if good.kind == "legal"]
    legal += [good.name for good in config.goods if good.kind == "legal" and good.name not in legal]
    return names + [f"{plate}-{good}" for plate in plates for good in legal]
