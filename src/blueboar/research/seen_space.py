"""What a seat is shown, as Gymnasium and PettingZoo want it described."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from blueboar.research.tables import SetUp


def seen_space(set_up: SetUp) -> spaces.Dict:
    """An observation, and the mask of the actions."""
    numbers = set_up.numbers
    return spaces.Dict(
        {
            "observation": spaces.Box(0, numbers.highest, (set_up.observation_size,), numbers.dtype.type),
            "action_mask": spaces.Box(0, 1, (set_up.actions,), np.int8),
        }
    )
