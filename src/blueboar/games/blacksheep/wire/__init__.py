"""What travels and is kept: moves, events, prompts, views; plain types."""
