"""The rulebook: one file a phase or a concept of it."""
