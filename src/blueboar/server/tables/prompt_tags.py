"""The tags of a game's prompts: what a table's clock can be set for."""

from __future__ import annotations

from functools import lru_cache
from typing import get_args

from blueboar.core.game import Game


def prompt_tags(game: Game) -> tuple[str, ...]:
    return _tags(game.prompt_type)


@lru_cache(maxsize=64)
def _tags(prompt_type: object) -> tuple[str, ...]:
    kinds = get_args(prompt_type) or (prompt_type,)
    return tuple(str(kind.__struct_config__.tag) for kind in kinds)
