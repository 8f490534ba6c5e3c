"""Moments of games of Dungeon Run from which tests go on."""

from tests.browser.laid import Laid

DUNGEON_RUN = "dungeon-run"

SLIME = Laid(
    ("Ida",),
    ("dorgan",),
    position={
        "active": "dorgan",
        "heroes": {"dorgan": {"tile": "bend-12"}},
        "tiles": {"bend-12": {"at": [0, 1], "turn": 180, "monster": "slime"}},
    },
    game=DUNGEON_RUN,
    seed=bytes([44] * 32),
)
"""Dorgan stands before a Slime. He will roll 3, 4, 4 and 5 against two potential hits of 3, and it is suggested that
the 3 blocks one of them and the others hit."""

DICE = SLIME._replace(answers=((0, "battle_monster"), (0, "fight_with brawn")))
"""He has rolled, and assigns his dice."""
