"""What never changes during a game, made once from its configuration: the goods in numbers, and the options."""

from __future__ import annotations

from typing import Final

from blueboar.games.sheriff.data.editions import Config
from blueboar.games.sheriff.state.goods import Goods
from blueboar.games.sheriff.state.options import Options


class Fixed:
    def __init__(self, config: Config) -> None:
        self.config = config
        self.goods = Goods(config)
        self.options = Options(config)


_KEPT: Final[dict[int, Fixed]] = {}
_MOST_KEPT: Final = 64


def fixed_of(config: Config) -> Fixed:
    """The same for the same configuration."""
    known = _KEPT.get(id(config))
    if known is not None and known.config is config:
        return known
    if len(_KEPT) >= _MOST_KEPT:
        _KEPT.clear()
    fixed = Fixed(config)
    _KEPT[id(config)] = fixed
    return fixed
