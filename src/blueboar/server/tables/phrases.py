"""The quick phrases: what people can say at a table without typing, in everyone's own language."""

from __future__ import annotations

PHRASES = (
    "phrase.hello",
    "phrase.good-luck",
    "phrase.one-moment",
    "phrase.thinking",
    "phrase.your-turn",
    "phrase.trust-me",
    "phrase.honest-merchant",
    "phrase.i-do-not-believe-you",
    "phrase.make-an-offer",
    "phrase.not-enough",
    "phrase.deal",
    "phrase.no-deal",
    "phrase.well-played",
    "phrase.thank-you",
    "phrase.sorry",
    "phrase.good-game",
)
