"""`blueboar rules`: the rules in our words, with clause numbers."""

from __future__ import annotations

import argparse
from importlib import resources

from rich.console import Console
from rich.markdown import Markdown

from blueboar.commands.setup import known_games
from blueboar.core.errors import SetupError
from blueboar.core.game import all_games, find_game


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help=f"which game: {known_games()}")
    parser.add_argument("--markdown", action="store_true", help="print the text as it is, not laid out")


def rules_text(game: str, language: str = "en") -> str:
    """The page in this language, or in English where there is none."""
    for tried in (language, "en"):
        page = resources.files("blueboar").joinpath("locales", tried, "rules", f"{game}.md")
        if page.is_file():
            return page.read_text("utf-8")
    raise SetupError("setup.unknown-game", game=game, allowed=sorted(each.name for each in all_games()))


def run(arguments: argparse.Namespace) -> int:
    text = rules_text(find_game(arguments.game).name, arguments.language)
    console = Console()
    if arguments.markdown or not console.is_terminal:
        print(text, end="")
    else:
        console.print(Markdown(text))
    return 0
