"""What happens one after another: the set-up, a turn, driving out a field, the end."""
