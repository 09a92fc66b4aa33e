"""What arrives, counted where it arrives: connections, heads, frames and bytes, before anything is made of them."""
