"""The messages between the inn and its clients. One JSON protocol for browser, terminal and bots."""
