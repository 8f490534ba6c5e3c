"""The dungeon kit: what several games share and no game owns."""
