"""Dungeon Lords."""
