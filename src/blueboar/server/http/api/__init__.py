"""What each endpoint does. The list of endpoints is in `protocol/endpoints.py`."""
