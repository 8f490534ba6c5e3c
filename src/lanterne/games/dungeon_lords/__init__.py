"""Dungeon Lords (2009): two years of digging, hiring and scheming under the earth, and the heroes who come for it."""
