"""Where a round stands, and a bag in it."""
# interpreted: tables

from __future__ import annotations

from typing import Literal

Phase = Literal["setup", "market", "loading", "declaration", "inspection", "over"]

BagStatus = Literal["none", "loading", "closed", "through", "opened"]
