"""Dungeon Lords (2009): two years of digging, hiring and scheming under the earth, and the heroes who come for it."""

from lanterne.engine import NUMBER, SEATS, Box
from lanterne.games.dungeon_lords import rules
from lanterne.games.dungeon_lords.content.settings import SETTINGS
from lanterne.games.dungeon_lords.describing import describe
from lanterne.games.dungeon_lords.position import arrange, sit
from lanterne.games.dungeon_lords.rules.scoring import ranking
from lanterne.games.dungeon_lords.rules.setup import new_state
from lanterne.games.dungeon_lords.sampling import sample
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
from lanterne.kit.printed import setting


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
    """For somebody who is absent the steady bot answers."""
    return "steady"


BOX = Box(
    "dungeon-lords",
    version=1,
    prefix="DL",
    state=State,
    rules=rules.IN_ORDER,
    seats=range(1, 5),
    settings=tuple(map(setting, SETTINGS.values())),
    endings=("scored", "trained"),
    stop="stopped",
    setup=new_state,
    ranking=ranking,
    sample=sample,
    components=components,
    arrange=arrange,
    describe=describe,
    seat_names=seat_names,
    sit=sit,
    substitute=substitute,
    facts={
        "year": (NUMBER, lambda s: s.year),
        "season": (SEASONS, lambda s: s.season),
        "round": (NUMBER, lambda s: s.round),
        "first": (SEATS, lambda s: s.first),
    },
    things=(CLASSES, PHASES, SPACES, STEPS, TITLES, TRAINERS, COLOURS, *PRINTED),
    minutes=(90, 150),
)
