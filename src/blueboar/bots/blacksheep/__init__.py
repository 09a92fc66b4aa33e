"""Bots for Black Sheep: the quick levels, the wolf that plays moves on, and their rules of thumb."""
