"""Nim: heaps of stones; whoever takes the last one has won, or lost."""
