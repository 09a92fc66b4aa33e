"""What travels and is kept: moves, events, prompts, views, terms; plain types."""
