"""While the Dragon Sleeps: two or three thieves in one lair, an example of how a game is made (docs/new-game.md)."""

from lanterne.engine import NUMBER, Box, Play, Positions, Questions, Seats, Setting
from lanterne.manifest import Looks, Manifest
from sleeping_dragon import rules
from sleeping_dragon.advice import warning
from sleeping_dragon.bot import BOTS
from sleeping_dragon.position import arrange, describe, seat_names, sit
from sleeping_dragon.rules.ending import ranking
from sleeping_dragon.rules.setup import new_state
from sleeping_dragon.sampling import sample
from sleeping_dragon.scene import scene
from sleeping_dragon.state import State
from sleeping_dragon.story import account, turning_points


def components(s: State) -> dict[str, int]:
    """The treasures, wherever they are."""
    return {"treasures": len(s.pile) + len(s.discard) + sum(len(thief.loot) for thief in s.thieves)}


GAME: Manifest[State] = Manifest(
    box=Box(
        "sleeping-dragon",
        version=1,
        prefix="SD",
        play=Play(
            state=State,
            rules=rules.IN_ORDER,
            settings=(Setting("sleep", ("deep", "light"), "deep", "SD-EYE-3", "original"),),
            setup=new_state,
            endings=("rich", "plundered", "awake"),
            stop="awake",
            ranking=ranking,
        ),
        seats=Seats(
            numbers=range(2, 4),
            names=seat_names,
            minutes=(10, 15),
            sit=sit,
            substitute=lambda state, seat: "steady",
        ),
        positions=Positions(
            sample=sample,
            components=components,
            arrange=arrange,
            describe=describe,
        ),
        questions=Questions(
            facts={"night": (NUMBER, lambda s: s.night)},
        ),
    ),
    looks=Looks(
        scene=scene,
        account=account,
        turning_points=turning_points,
        warning=warning,
    ),
    bots=BOTS,
)
BOX = GAME.box
