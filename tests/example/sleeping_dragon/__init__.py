"""While the Dragon Sleeps: two or three thieves in one lair, an example of how a game is made (docs/new-game.md)."""

from lanterne.engine import NUMBER, Box, Setting
from sleeping_dragon import rules
from sleeping_dragon.position import arrange, describe, seat_names, sit
from sleeping_dragon.rules.ending import ranking
from sleeping_dragon.rules.setup import new_state
from sleeping_dragon.sampling import sample
from sleeping_dragon.state import State


def components(s: State) -> dict[str, int]:
    """The treasures, wherever they are."""
    return {"treasures": len(s.pile) + len(s.discard) + sum(len(thief.loot) for thief in s.thieves)}


BOX = Box(
    "sleeping-dragon",
    version=1,
    prefix="SD",
    state=State,
    rules=rules.IN_ORDER,
    seats=range(2, 4),
    settings=(Setting("sleep", ("deep", "light"), "deep", "SD-EYE-3", "original"),),
    endings=("rich", "plundered", "awake"),
    stop="awake",
    setup=new_state,
    ranking=ranking,
    sample=sample,
    components=components,
    arrange=arrange,
    describe=describe,
    seat_names=seat_names,
    sit=sit,
    substitute=lambda state, seat: "steady",
    facts={"night": (NUMBER, lambda s: s.night)},
    minutes=(10, 15),
)
