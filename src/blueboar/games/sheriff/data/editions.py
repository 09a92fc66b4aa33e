"""Editions and options (rules 1): a preset, changed by what the group sets, checked as a whole."""
# interpreted: msgspec Structs

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib import resources
from typing import Any, Final, Literal

import msgspec

from blueboar.core.errors import SetupError
from blueboar.core.faults import Fault, fault, seat_fault
from blueboar.core.options import Option, OptionKind, checked, impossible
from blueboar.core.seats import Seat
from blueboar.games.sheriff.data.goods import Good, GoodsFile, promo_goods, standard_goods

FEWEST_PLAYERS: Final = 2
"""No edition is for two: that is for set-ups small enough to be solved (`research`)."""
DEPUTY_PLAYERS: Final = 6
USUAL_TIMER: Final = 60
USUAL_REMOVED: Final = 10
LONGEST_DECK: Final = 20_000
"""In a record, which may be anybody's: none of ours has a tenth of it."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    discard_piles: Literal[1, 2]
    market_draws: Literal["piles-then-deck", "deck"]
    set_aside: Literal["face-down", "face-up"]
    market_first: Literal["left", "sheriff-chooses"]
    reshuffle: Literal["all-but-top-five", "top-five", "whole"]
    tie: Literal["cards", "points"]
    royal_goods: bool
    promo_cards: bool
    inspection_timer: int
    removed_cards: int
    hand_size: Literal[6, 7]
    first_sheriff: Seat | Literal["random"]
    private_offers: bool
    merchant_deals: bool
    black_market: bool
    black_market_prices: dict[str, tuple[int, int]]
    deputy_cycles: int
    sheriff_terms: int
    starting_gold: int
    stall_lies: bool = True
    """What has a default here is younger than some games that are still played: it is what was done before."""
    proof: bool = True
    timer_runs: Literal["together", "each-bag"] = "together"


class Config(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole, checked set-up. `goods` holds every row that is in the game."""

    edition: str
    players: int
    options: Options
    goods: tuple[Good, ...]

    def __post_init__(self) -> None:
        """A set-up that was read from a file may ask for anything: nobody shuffles a million cards to find it false."""
        if not FEWEST_PLAYERS <= self.players <= DEPUTY_PLAYERS:
            raise ValueError("2 to 6 players")
        copies = [self.copies(good) for good in self.goods]
        if min(copies, default=0) < 0 or sum(copies) > LONGEST_DECK:
            raise ValueError(f"at most {LONGEST_DECK} cards")

    @property
    def deputies(self) -> bool:
        return self.players == DEPUTY_PLAYERS

    @property
    def rounds(self) -> int:
        if self.deputies:
            return DEPUTY_PLAYERS // 2 * self.options.deputy_cycles
        return self.players * self.options.sheriff_terms

    def copies(self, good: Good) -> int:
        return good.copies[0] if self.players == 3 else good.copies[1]


def _presets() -> dict[str, dict[str, Any]]:
    text = resources.files(__package__).joinpath("editions.toml").read_text("utf-8")
    document = tomllib.loads(text)
    every = document.pop("every")
    return {edition: {**every, **preset} for edition, preset in document.items()}


_PRESETS: Final = _presets()
EDITIONS: Final = tuple(_PRESETS)

_DESCRIBED: Final[tuple[tuple[str, OptionKind, tuple[str, ...], int | None, int | None, str], ...]] = (
    ("discard_piles", "number", (), 1, 2, "1.2"),
    ("market_draws", "choice", ("piles-then-deck", "deck"), None, None, "3.3"),
    ("set_aside", "choice", ("face-down", "face-up"), None, None, "3.5"),
    ("market_first", "choice", ("left", "sheriff-chooses"), None, None, "3.1"),
    ("reshuffle", "choice", ("all-but-top-five", "top-five", "whole"), None, None, "1.12"),
    ("tie", "choice", ("cards", "points"), None, None, "7.4"),
    ("royal_goods", "switch", (), None, None, "1.3"),
    ("promo_cards", "switch", (), None, None, "1.4"),
    ("inspection_timer", "number", (), 0, 3600, "1.5"),
    ("timer_runs", "choice", ("together", "each-bag"), None, None, "1.5"),
    ("removed_cards", "number", (), 0, 200, "1.6"),
    ("hand_size", "number", (), 6, 7, "1.7"),
    ("first_sheriff", "seat", (), 0, 4, "1.8"),
    ("private_offers", "switch", (), None, None, "1.9"),
    ("merchant_deals", "switch", (), None, None, "1.9"),
    ("stall_lies", "switch", (), None, None, "1.15"),
    ("proof", "switch", (), None, None, "1.15"),
    ("black_market", "switch", (), None, None, "1.10"),
    ("black_market_prices", "table", (), 0, 1000, "1.10"),
    ("deputy_cycles", "number", (), 1, 10, "1.10"),
    ("sheriff_terms", "number", (), 0, 10, "1.11"),
    ("starting_gold", "number", (), 0, 10_000, "1.11"),
)

OPTIONS: Final = tuple(
    Option(name, kind, {edition: preset[name] for edition, preset in _PRESETS.items()}, choices, least, most, clause)
    for name, kind, choices, least, most, clause in _DESCRIBED
)


def player_counts(edition: str) -> tuple[int, ...]:
    if edition not in _PRESETS:
        raise SetupError("setup.unknown-edition", "1.1", edition=str(edition), allowed=list(EDITIONS))
    return tuple(_PRESETS[edition]["players"])


def configure(players: int, edition: str | None, options: Mapping[str, Any] | None, own: GoodsFile | None) -> Config:
    edition = "first" if edition is None else edition
    counts = player_counts(edition)
    if players not in counts:
        raise SetupError("setup.wrong-player-count", "1.2", edition=edition, players=players, allowed=list(counts))
    chosen = {option.name: option.defaults[edition] for option in OPTIONS}
    for name, value in (options or {}).items():
        chosen[name] = checked(OPTIONS, name, _with_usual_numbers(name, value), "1.1")
    if chosen["sheriff_terms"] == 0:
        chosen["sheriff_terms"] = 3 if players == 3 else 2
    settled = msgspec.convert(chosen, Options)
    config = Config(edition, players, settled, _goods_in_play(settled, own))
    _check_mix(config, options or {})
    return config


def _with_usual_numbers(name: str, value: Any) -> Any:
    """`inspection_timer` and `removed_cards` may just be turned on."""
    usual = {"inspection_timer": USUAL_TIMER, "removed_cards": USUAL_REMOVED}
    if name in usual and isinstance(value, bool):
        return usual[name] if value else 0
    return value


def _goods_in_play(options: Options, own: GoodsFile | None) -> tuple[Good, ...]:
    goods = standard_goods() if own is None or own.keep_standard else ()
    if not options.royal_goods:
        goods = tuple(good for good in goods if good.kind != "royal")
    if options.promo_cards:
        goods += promo_goods()
    return goods + (own.goods if own is not None else ())


def _only_for(*editions: str) -> Fault:
    return fault("only-for", allowed=list(editions))


def _check_mix(config: Config, given: Mapping[str, Any]) -> None:
    options = config.options
    if options.promo_cards and config.edition == "second":
        raise impossible("promo_cards", "1.4", _only_for("first", "polish", "persian"))
    if options.black_market and config.edition != "second":
        raise impossible("black_market", "1.10", _only_for("second"))
    if "black_market_prices" in given and not options.black_market:
        needed = fault("needs-option", needed="black_market")
        raise impossible("black_market_prices", "1.10", needed)
    if "deputy_cycles" in given and not config.deputies:
        raise impossible("deputy_cycles", "1.10", fault("for-six-players"))
    if "sheriff_terms" in given and config.deputies:
        instead = fault("six-players-have", instead="deputy_cycles")
        raise impossible("sheriff_terms", "1.11", instead)
    if options.first_sheriff != "random":
        if config.deputies:
            raise impossible("first_sheriff", "1.8", fault("six-have-deputies"))
        if options.first_sheriff >= config.players:
            raise impossible("first_sheriff", "1.8", seat_fault(config.players))
    names = [good.name for good in config.goods]
    twice = sorted({name for name in names if names.count(name) > 1})
    if twice:
        own = fault("own-good-too", good=twice[0])
        raise impossible("promo_cards", "1.14", own)
    _check_cards(config)


def _check_cards(config: Config) -> None:
    options = config.options
    copies = {good.name: config.copies(good) for good in config.goods}
    if not any(good.kind == "legal" and copies[good.name] for good in config.goods):
        raise SetupError("setup.no-legal-good", "1.14")
    wanted = config.players * options.hand_size + (10 if options.discard_piles == 2 else 0)
    there = sum(copies.values())
    if there - options.removed_cards < wanted:
        left = there - options.removed_cards
        raise impossible("removed_cards", "1.6", fault("too-few-cards", wanted=wanted, there=left))
    if options.black_market:
        contraband = {good.name for good in config.goods if good.kind == "contraband" and not good.effect}
        for name, (dearer, cheaper) in options.black_market_prices.items():
            if name not in contraband:
                none = fault("not-contraband", good=name)
                raise impossible("black_market_prices", "9.1", none)
            if dearer < cheaper:
                order = fault("dearer-first", good=name)
                raise impossible("black_market_prices", "9.1", order)
