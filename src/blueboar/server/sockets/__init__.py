"""The sockets: who may connect, what they send, and how everything reaches them."""
