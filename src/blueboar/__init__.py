"""The Blue Boar: an inn for Sheriff of Nottingham and Black Sheep."""

__version__ = "0.1.0"
