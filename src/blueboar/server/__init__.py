"""The server, which people know as the inn: people, bots and spectators at tables of any registered game."""
