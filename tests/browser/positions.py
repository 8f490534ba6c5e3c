"""Moments of games of Xorlosch from which tests go on."""

from tests.browser.laid import Laid

ALONE = ("Ida", "Ida")
"""One person with two seats: nobody else has to be asked before anything is taken back."""
RED_AND_BLUE = ("red", "blue")

TALKS = Laid(
    ("Ida", "Odo"),
    RED_AND_BLUE,
    position={
        "quests": {"open": {"blue": ["task-blue-04", "task-blue-08", "task-blue-12"]}},
        "items": {"blue": {"experience-potion": "ready"}},
        "dwarfs": {
            "red-w1": 4,
            "red-w2": {"at": 12, "level": 3},
            "blue-m1": 8,
            "blue-w1": {"at": 12, "level": 2},
        },
    },
)
"""Red could announce the blue quest, but for a potion of Blue's."""

LAST_DRAGON = Laid(
    ("Ida", "Odo"),
    ("green", "blue"),
    {"mode": "short-game"},
    position={
        "active": "green",
        "won": {
            "blue": ["task-green-02", "task-green-03"],
            "green": [f"task-red-{number}" for number in ("03", "05", "10", "13", "15", "19", "20", "23")],
        },
        "quests": {"open": {"red": ["task-red-17", "task-red-27", "task-red-28", "task-red-30"]}},
        "dwarfs": {
            "blue-w1": {"at": 7, "level": 5},
            "green-w1": 18,
            "green-m1": 27,
            "green-w2": 28,
            "green-m2": 30,
        },
    },
)
"""Green is two steps and an announcement from the end of a short game."""

ENDED = LAST_DRAGON._replace(
    answers=((0, "step_dwarf green-w1 ruins-path-07"), (0, "step_dwarf green-w1 ruins-17"), (0, "announce red"))
)
"""That game when it is over."""

GROUPS = Laid(("Ida", "Odo"), answers=((0, "take_colour red"), (1, "take_colour blue")))
"""Red and Blue choose their first dwarfs, Red or Blue first."""

WALK = Laid(
    ("Ida", "Odo"),
    RED_AND_BLUE,
    position={"dwarfs": {"red-w1": 7, "blue-w1": {"at": 3, "level": 5}}},
)
"""A red dwarf with points to walk far."""

CROWD = Laid(
    ALONE,
    RED_AND_BLUE,
    position={
        "won": {
            "red": [f"task-red-{number}" for number in ("03", "05", "10", "13")],
            "blue": [f"task-red-{number}" for number in ("15", "19", "20", "23")],
        },
        "quests": {
            "open": {
                "blue": ["task-blue-04", "task-blue-08", "task-blue-12"],
                "red": ["task-red-17", "task-red-27", "task-red-28", "task-red-30"],
            }
        },
        "dwarfs": {
            "red-w1": {"at": 12, "level": 3},
            "red-w2": 12,
            "red-m1": {"at": 12, "level": 2},
            "blue-w2": 12,
            "blue-w1": {"at": 4, "level": 3},
            "blue-m1": 8,
        },
    },
)
"""Four dwarfs on one square."""

THREATENED = Laid(
    ALONE,
    RED_AND_BLUE,
    position={
        "quests": {"open": {"blue": ["task-blue-04", "task-blue-08", "task-blue-12"]}},
        "dwarfs": {"red-w2": {"at": 12, "level": 3}, "blue-m1": 8, "blue-w1": 4, "blue-w2": {"at": 12, "level": 2}},
    },
)
"""Blue holds two of three blue tasks, Red one."""
