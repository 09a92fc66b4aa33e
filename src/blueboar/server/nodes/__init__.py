"""Several servers as one inn: who is alive, whose a table is, and the bus between them."""
