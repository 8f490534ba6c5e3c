"""The games of Dungeon Lords that are recorded: every number of lords, every trainer, a shared victory."""

from tests.games.recording import Sought

from lanterne.games.dungeon_lords.content.trainers import TRAINER_NAMES

SCORED, GREEDY = ("scored",), {"initial_orders": "chosen", "greedy_dummies": "on"}

SOUGHT: dict[str, Sought] = {
    "two-lords": Sought(("steady",) * 2, SCORED, winners=1),
    "two-lords-greedy-dummies": Sought(("steady", "random"), SCORED, GREEDY, winners=1),
    "three-lords": Sought(("steady",) * 3, SCORED, {"special_events": "off"}, winners=1),
    "four-lords": Sought(("steady",) * 4, SCORED, {"initial_orders": "chosen"}, winners=1),
    "four-lords-by-chance": Sought(("random",) * 4, SCORED, winners=1),
    "shared-victory": Sought(("steady",) * 2, SCORED, winners=2),
    **{f"trained-{name}": Sought(("steady",), ("trained",), {"trainer": name}) for name in TRAINER_NAMES},
}
