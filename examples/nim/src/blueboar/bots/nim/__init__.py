"""Bots for Nim."""
