"""Telling people who are away that a game waits for them: web push and webhooks."""
