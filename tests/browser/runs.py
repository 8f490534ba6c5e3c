"""Moments of games of Dungeon Run from which tests go on."""

from typing import Any

from tests.browser.laid import Laid

DUNGEON_RUN = "dungeon-run"
STEADY = "[steady]"

WAY_IN: dict[str, Any] = {
    "junction-3": {"at": [0, 1]},
    "corridor-8": {"at": [0, 2]},
    "junction-4": {"at": [0, 3], "turn": 180},
    "bend-12": {"at": [1, 1], "turn": 180},
    "lair": {"at": [0, 4]},
}
"""A few tiles between the Entrance and the Lair, all in a line but one."""

LAST_PHASE = Laid(
    ("Ida", STEADY, STEADY, STEADY),
    ("vargagg", "dorgan", "emma-goodluck", "birodin"),
    position={
        "round": 12,
        "final": True,
        "heroes": {
            "vargagg": {
                "tile": "junction-4",
                "equipped": ["summoning-stone", "guild-axe"],
                "loot": ["gra-bogga"],
                "training": {"brawn": 1},
                "abilities": ["vargagg-frozen-hide"],
            },
            "dorgan": {"tile": "lair", "equipped": ["leather-jerkin"], "abilities": ["dorgan-jury-rig"]},
            "emma-goodluck": {"tile": "junction-3", "abilities": ["emma-goodluck-polymorph"]},
            "birodin": {"tile": "lair", "wounds": 2, "abilities": ["birodin-headbutt"]},
        },
        "tiles": WAY_IN,
        "stack": [],
    },
    game=DUNGEON_RUN,
)
"""Vargagg has the Stone and is three tiles from the Entrance, two hunters behind him and one in his way."""

COMPANIONS = Laid(
    ("Ida", "Odo"),
    ("vargagg", "dorgan"),
    position={
        "heroes": {
            "vargagg": {
                "tile": "bend-12",
                "loot": ["twin-daggers", "sceptre-of-sparks", "skeleton"],
                "abilities": ["vargagg-frozen-hide"],
            },
            "dorgan": {"tile": "bend-12", "equipped": ["guild-axe"], "abilities": ["dorgan-jury-rig"]},
        },
        "tiles": {"bend-12": {"at": [0, 1], "turn": 180, "monster": "rat-swarm", "wounds": 3}},
        "stack": ["library"],
    },
    game=DUNGEON_RUN,
)
"""Two people on a tile with a Rat Swarm that one hit would kill. Vargagg has daggers that only Dorgan can use; Dorgan's
axe would suit Vargagg."""

DICE = Laid(
    ("Ida", STEADY),
    ("dorgan", "emma-goodluck"),
    position={
        "heroes": {"dorgan": {"tile": "bend-12", "training": {"brawn": 2}, "abilities": ["dorgan-jury-rig"]}},
        "tiles": {"bend-12": {"at": [0, 1], "turn": 180, "monster": "slime"}},
        "stack": ["library"],
    },
    game=DUNGEON_RUN,
)
"""Dorgan is alone with a Slime."""

SLIME = Laid(
    ("Ida",),
    ("dorgan",),
    position={
        "heroes": {"dorgan": {"tile": "bend-12"}},
        "tiles": {"bend-12": {"at": [0, 1], "turn": 180, "monster": "slime"}},
    },
    game=DUNGEON_RUN,
    seed=bytes([44] * 32),
)
"""Dorgan stands before a Slime. He will roll 3, 4, 4 and 5 against two potential hits of 3, and it is suggested that
the 3 blocks one of them and the others hit."""

ROLLED = SLIME._replace(answers=((0, "battle_monster"), (0, "fight_with brawn")))
"""He has rolled, and assigns his dice."""

CHEST = Laid(
    ("Ida",),
    ("dorgan",),
    position={
        "heroes": {"dorgan": {"tile": "bend-12"}},
        "tiles": {"bend-12": {"at": [0, 1], "turn": 180, "treasures": ["guild-axe"]}},
        "stack": ["library"],
    },
    game=DUNGEON_RUN,
)
"""Dorgan is alone with a treasure."""

ALONE = Laid(
    ("Ida",),
    ("vargagg",),
    position={
        "heroes": {
            "vargagg": {"tile": "lair", "equipped": ["guild-axe"], "loot": ["zombie"], "training": {"brawn": 2}},
        },
        "tiles": {**WAY_IN, "lair": {"at": [0, 4], "monster": "colossus-of-galnon", "wounds": 3}},
        "stack": [],
    },
    game=DUNGEON_RUN,
)
"""Alone with a boss who has four Life left."""

WHOLE = Laid(("Ida", STEADY, STEADY, STEADY), game=DUNGEON_RUN)
"""A whole game of four heroes."""

AT_THE_BEND = Laid(
    ("Ida", "Odo"),
    ("vargagg", "dorgan"),
    position={
        "heroes": {"vargagg": {"tile": "bend-12"}},
        "tiles": {"bend-12": {"at": [0, 1], "turn": 90}},
        "stack": ["bend-13", "library", "crossroads-1"],
    },
    game=DUNGEON_RUN,
)
"""A bend will be drawn to the east of Vargagg, and fits in two ways."""
