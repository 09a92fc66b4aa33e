"""The inn under attack: one honest table plays on while others flood the door. See README.md."""
