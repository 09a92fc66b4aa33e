"""Games as text people like to read, in a terminal."""
