"""Every word a player reads, in French and English."""
