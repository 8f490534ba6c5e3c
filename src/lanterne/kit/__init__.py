"""The dungeon kit: what dungeon games share. It knows no single game."""
