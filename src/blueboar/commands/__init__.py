"""What the command `blueboar` can do, one file a command."""
