"""What a seat may do and see: its questions, its view, its version of an event."""
