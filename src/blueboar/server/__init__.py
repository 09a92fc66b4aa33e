"""The inn: people, bots and spectators at tables of any registered game."""
