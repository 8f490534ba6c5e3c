"""Dungeon Run (2011): heroes race through a dungeon for the Summoning Stone, together for a while."""
