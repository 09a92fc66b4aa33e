"""For players who are no people: random and safe moves, imagined worlds, statistics."""
