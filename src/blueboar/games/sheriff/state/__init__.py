"""The whole truth of a running game, what alone writes it, and what must always hold."""
