"""The games of Xorlosch that are recorded: one for every way a game can end, and some of every kind of table."""

from tests.games.recording import Sought

SHORT, FULL = {"mode": "short-game"}, {"interrupt_mode": "full"}
DONE, SLAIN = ("all-quests-done",), ("dragons-slain",)

SOUGHT: dict[str, Sought] = {
    "all-quests-done": Sought(("steady", "steady", "steady:slayer"), DONE, {"board": "dungeon"}, seed=1),
    "dragons-slain": Sought(("steady", "steady:broker"), SLAIN, SHORT, seed=2),
    "stopped": Sought(("random",) * 3, ("stopped",), {"max_rounds": 30, **FULL}, seed=3),
    "six-hunters": Sought(("steady",) * 6, DONE, {"items_5_6": "all_nine", **FULL}, seed=4),
}
