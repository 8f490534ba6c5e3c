"""The printed tables of the game."""

#            how many  worth
TREASURES = {
    "cup": (8, 1),
    "ring": (8, 2),
    "crown": (8, 3),
}

#           treasures  faces on which the dragon looks there
CHAMBERS = {
    "gallery": (1, (1,)),
    "grotto": (2, (2, 3)),
    "hoard": (3, (4, 5, 6)),
}

COLOURS = ("red", "blue", "green")
"""The thieves, in the order of their seats."""

DEALT = 2
RICH = 15
LAST_NIGHT = 12
