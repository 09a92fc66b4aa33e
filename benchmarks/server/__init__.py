"""The inn under load, side by side with boardgame.io. See README.md."""
