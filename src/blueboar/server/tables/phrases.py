"""The quick phrases: what people can say at any table without typing, in everyone's own language."""

from __future__ import annotations

PHRASES = (
    "phrase.hello",
    "phrase.good-luck",
    "phrase.one-moment",
    "phrase.thinking",
    "phrase.your-turn",
    "phrase.well-played",
    "phrase.thank-you",
    "phrase.sorry",
    "phrase.good-game",
)
