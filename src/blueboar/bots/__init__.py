"""Players made of code. They see views only; importing this package registers every level."""
