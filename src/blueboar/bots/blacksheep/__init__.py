"""Bots for Black Sheep."""
