"""The games of Dungeon Run that are recorded: every ending, every number of players."""

from tests.games.recording import Sought

SLAIN, ESCAPED = ("boss-slain",), ("escaped",)

SOUGHT: dict[str, Sought] = {
    "alone-boss-slain": Sought(("steady",), SLAIN),
    "alone-lost": Sought(("steady",), ("lost",)),
    "alone-hostile-dungeon": Sought(("steady",), SLAIN, {"hostile_dungeon": "on"}),
    "alone-too-late": Sought(("steady",), ("too-late",), {"solo_clock": 8}),
    "two-escaped": Sought(("steady",) * 2, ESCAPED),
    "two-last-hero": Sought(("steady",) * 2, ("last-hero",)),
    "two-nobody": Sought(("steady",) * 2, ("nobody",)),
    "two-by-chance": Sought(("random",) * 2, ("stopped",)),
    "three-with-mercy": Sought(("steady",) * 3, ESCAPED, {"mercy": "on"}),
    "three-with-mercy-from-three": Sought(("steady",) * 3, ESCAPED, {"mercy": "on", "mercy_from_three": "on"}),
    "four": Sought(("steady",) * 4, ESCAPED),
    "four-partly-by-chance": Sought(("steady", "random") * 2, ESCAPED),
    "five-with-two-boxes": Sought(("steady",) * 5, ESCAPED, {"boxes": "two"}),
    "four-boss-away": Sought(("steady",) * 4, ESCAPED, {"boss_keeps_away": "on"}),
    "two-light-stone": Sought(("steady",) * 2, ESCAPED, {"heavy_stone": "never"}),
    "three-race": Sought(("steady",) * 3, ESCAPED, {"begin": "race"}),
    "six": Sought(("steady",) * 6, ESCAPED),
}
