"""Dungeon Lords (2009): two years of digging, hiring and scheming under the earth, and the heroes who come for it."""

from lanterne.engine import NUMBER, SEATS, Box, Play, Positions, Questions, Seats
from lanterne.games.dungeon_lords import rules
from lanterne.games.dungeon_lords.advice import warning
from lanterne.games.dungeon_lords.bot import BOTS, STUDY_BOTS
from lanterne.games.dungeon_lords.content.settings import SETTINGS
from lanterne.games.dungeon_lords.describing import describe
from lanterne.games.dungeon_lords.ends import CHAPTERS, deeds
from lanterne.games.dungeon_lords.features import MIND
from lanterne.games.dungeon_lords.foresight import foresee
from lanterne.games.dungeon_lords.notes import GRAVE, notes
from lanterne.games.dungeon_lords.position import arrange, sit
from lanterne.games.dungeon_lords.rules.scoring import ranking, total
from lanterne.games.dungeon_lords.rules.setup import new_state
from lanterne.games.dungeon_lords.sampling import sample
from lanterne.games.dungeon_lords.scene import scene
from lanterne.games.dungeon_lords.scene.laying import ghosts
from lanterne.games.dungeon_lords.scene.looks import PICTURES
from lanterne.games.dungeon_lords.sizes import SIZES
from lanterne.games.dungeon_lords.state import (
    CLASSES,
    COLOURS,
    NONE,
    PHASES,
    PRINTED,
    SEASONS,
    SPACES,
    STEPS,
    TITLES,
    TRAINERS,
    State,
)
from lanterne.games.dungeon_lords.statistics import STATISTICS
from lanterne.games.dungeon_lords.story import account, turning_points
from lanterne.kit.printed import setting
from lanterne.manifest import Looks, Manifest


def components(state: State) -> dict[str, int]:
    """Cards and tiles, wherever they are; what was boxed unseen is not counted."""
    begun = bool(state.trap_pile or state.sprung or state.given_up or any(lord.traps for lord in state.lords))
    if not begun or state.trainer != NONE:
        return {}
    lords = state.lords
    acting = state.fight is not None and state.fight.acting != NONE
    return {
        "traps": len(state.trap_pile)
        + len(state.sprung)
        + len(state.given_up)
        + sum(len(lord.traps) + len(lord.trapped) for lord in lords),
        "monsters and ghosts": len(state.monster_pile)
        + len(state.tavern)
        + len(state.dismissed)
        + sum(len(lord.ready) + len(lord.spent) + len(lord.stationed) for lord in lords)
        + acting,
        "rooms": len(state.room_pile)
        + len(state.shop)
        + len(state.demolished)
        + sum(len(lord.rooms) for lord in lords),
        "combat cards": len(state.town) + len(state.next_town) + len(state.shown_cards) + 4 * (state.year == 2),
    }


def seat_names(state: State) -> tuple[str, ...]:
    """Lords go by their colour."""
    return COLOURS.names[: len(state.lords)]


def substitute(state: State, seat: int) -> str:
    """The steady bot answers for absent players."""
    return "steady"


GAME: Manifest[State] = Manifest(
    box=Box(
        "dungeon-lords",
        version=1,
        prefix="DL",
        play=Play(
            state=State,
            rules=rules.IN_ORDER,
            settings=tuple(map(setting, SETTINGS.values())),
            setup=new_state,
            endings=("scored", "trained"),
            stop="stopped",
            ranking=ranking,
            points=total,
        ),
        seats=Seats(
            numbers=range(1, 5),
            names=seat_names,
            minutes=(90, 150),
            sit=sit,
            substitute=substitute,
        ),
        positions=Positions(
            sample=sample,
            components=components,
            arrange=arrange,
            describe=describe,
        ),
        questions=Questions(
            facts={
                "year": (NUMBER, lambda s: s.year),
                "season": (SEASONS, lambda s: s.season),
                "round": (NUMBER, lambda s: s.round),
                "first": (SEATS, lambda s: s.first),
            },
            things=(CLASSES, PHASES, SPACES, STEPS, TITLES, TRAINERS, COLOURS, *PRINTED),
        ),
    ),
    looks=Looks(
        beside=False,
        mood="earth",
        scene=scene,
        account=account,
        turning_points=turning_points,
        deeds=deeds,
        chapters=CHAPTERS,
        warning=warning,
        pictures=PICTURES,
        foresee=foresee,
        notes=notes,
        grave=GRAVE,
        ghosts=ghosts,
    ),
    bots=BOTS,
    study_bots=STUDY_BOTS,
    statistics=STATISTICS,
    sizes=SIZES,
    mind=MIND,
)
BOX = GAME.box
