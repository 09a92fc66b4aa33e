"""Deals: who may deal, what may be said, offers, striking, duties and promises (rules 5)."""
