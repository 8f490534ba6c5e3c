"""HeroQuest: heroes explore a dungeon that one player knows, and win or lose together."""
