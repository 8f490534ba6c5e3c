"""Warhammer Quest (1995, basic game): up to four warriors, a dungeon laid out card by card, thirty adventures."""
