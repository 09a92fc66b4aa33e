"""The arena: tournaments between bots, ratings with intervals, and a report that people like to look at."""
