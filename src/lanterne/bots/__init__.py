"""Bots that play any game from what their seat may know."""
