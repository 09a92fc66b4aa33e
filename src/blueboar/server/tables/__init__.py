"""Tables: one writer for each of them, and the parts that seat, tell, time and store."""
