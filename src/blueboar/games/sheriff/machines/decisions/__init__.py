"""Every move of Sheriff as small decisions, and what a seat sees as numbers."""
