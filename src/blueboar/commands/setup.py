"""The options that describe a table on the command line, shared by all commands that set one up."""

from __future__ import annotations

import argparse
from typing import Any

from blueboar.core.errors import SetupError
from blueboar.core.game import Game, all_games, find_game
from blueboar.core.options import Option, find_option


def known_games() -> str:
    return " or ".join(game.name for game in all_games())


def add_table_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help=f"which game: {known_games()}")
    parser.add_argument("--players", type=int, metavar="N", help="how many players (default: 4)", default=4)
    parser.add_argument("--edition", metavar="E", help="the preset (default: the game's first)")
    parser.add_argument(
        "--set",
        dest="options",
        action="append",
        default=[],
        metavar="OPTION=VALUE",
        help="change one option of the preset; may be given often",
    )
    parser.add_argument("--cards", "--goods", metavar="FILE", help="a group's own cards, as a TOML file")


def read_table(arguments: argparse.Namespace) -> tuple[Game, Any]:
    """The game and its configuration; SetupError and DataError say what is wrong."""
    game = find_game(arguments.game)
    options = dict(_read_option(game, text) for text in arguments.options)
    data = game.load_data(arguments.cards) if arguments.cards else None
    return game, game.configure(arguments.players, arguments.edition, options, data)


def _read_option(game: Game, text: str) -> tuple[str, Any]:
    name, equals, value = text.partition("=")
    if not equals:
        raise SetupError("setup.option-form", option=text)
    return name, _read_value(find_option(game.options, name), value)


def _read_value(option: Option, value: str) -> Any:
    """The value as the option's kind wants it; what cannot be read stays text, and is refused with the reason."""
    if value.lower() in ("true", "on", "yes"):
        return True
    if value.lower() in ("false", "off", "no"):
        return False
    if option.kind in ("number", "seat") and value.lstrip("-").isdigit():
        return int(value)
    if option.kind == "table":
        return _read_prices(value)
    return value


def _read_prices(value: str) -> Any:
    """`this:26/22,that:29/25`"""
    prices: dict[str, list[int]] = {}
    for part in value.split(","):
        name, _, pair = part.partition(":")
        numbers = pair.split("/")
        if len(numbers) != 2 or not all(number.isdigit() for number in numbers):
            return value
        prices[name] = [int(number) for number in numbers]
    return prices
