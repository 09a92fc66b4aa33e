"""Measured side by side in one run, never as a timed test. `make bench` runs them all."""
