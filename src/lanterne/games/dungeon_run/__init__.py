"""Dungeon Run (2011): heroes who need each other until the boss is dead, and then race for the way out."""

from lanterne.engine import NUMBER, SEATS, Box, Play, Positions, Questions, Seats
from lanterne.engine.upgrade import TOO_OLD
from lanterne.games.dungeon_run import rules
from lanterne.games.dungeon_run.advice import GRAVE, warning
from lanterne.games.dungeon_run.bot import BOTS, STUDY_BOTS
from lanterne.games.dungeon_run.content.settings import SETTINGS
from lanterne.games.dungeon_run.content.tiles import LAIR
from lanterne.games.dungeon_run.describing import describe
from lanterne.games.dungeon_run.ends import CHAPTERS, deeds
from lanterne.games.dungeon_run.features import MIND
from lanterne.games.dungeon_run.foresight import foresee
from lanterne.games.dungeon_run.notes import notes
from lanterne.games.dungeon_run.position import TILE_FIELDS, arrange, sit
from lanterne.games.dungeon_run.rules.floor import floor
from lanterne.games.dungeon_run.rules.setup import new_state
from lanterne.games.dungeon_run.rules.sparing import AUTO_ANSWERS
from lanterne.games.dungeon_run.rules.victory import ranking
from lanterne.games.dungeon_run.sampling import sample
from lanterne.games.dungeon_run.scene import scene
from lanterne.games.dungeon_run.scene.laying import ghosts
from lanterne.games.dungeon_run.scene.looks import PICTURES
from lanterne.games.dungeon_run.sizes import SIZES
from lanterne.games.dungeon_run.state import HERO_IDS, NONE, PRINTED, State
from lanterne.games.dungeon_run.statistics import STATISTICS
from lanterne.games.dungeon_run.story import account, points, turning_points
from lanterne.kit.printed import setting
from lanterne.manifest import Looks, Manifest


def components(state: State) -> dict[str, int]:
    """Cards and tiles, wherever they are; what was boxed unseen is not counted."""
    if not state.laid or not (state.encounters or state.encounter_discard or state.round):
        return {}
    heroes = state.heroes
    cards = sum(len(hero.equipped) + len(hero.loot) + len(hero.strangers) + len(hero.traps) for hero in heroes)
    cards += sum((spot.monster != NONE) + (spot.stranger != NONE) for spot in state.spots)
    cards += sum(map(len, (*state.lying, *state.traps)))
    piles = (
        state.boss,
        state.encounters,
        state.encounter_discard,
        state.treasures,
        state.treasure_discard,
        state.supply,
        state.gone,
        state.drawn,
        state.found,
        state.looked_at,
        state.offered,
        state.asked,
    )
    tiles = (state.laid, state.stack, state.set_aside, state.left_out)
    return {
        "cards": cards + sum(map(len, piles)) + sum(deed.trap != NONE for deed in state.deeds),
        "tiles": sum(map(len, tiles)) - (LAIR in floor(state).lies),
    }


def seat_names(state: State) -> tuple[str, ...]:
    """Seats go by the hero once it is chosen."""
    return tuple(
        str(HERO_IDS.name(hero.card)) if hero.card != NONE else str(seat + 1) for seat, hero in enumerate(state.heroes)
    )


def substitute(state: State, seat: int) -> str:
    """The steady bot answers for an absent player."""
    return "steady"


GAME: Manifest[State] = Manifest(
    box=Box(
        "dungeon-run",
        version=4,
        upgrades=dict.fromkeys(range(1, 4), TOO_OLD),
        prefix="DR",
        play=Play(
            state=State,
            rules=rules.IN_ORDER,
            settings=tuple(map(setting, SETTINGS.values())),
            setup=new_state,
            endings=("escaped", "last-hero", "nobody", "boss-slain", "lost", "too-late", "stopped"),
            stop="stopped",
            ranking=ranking,
            points=points,
        ),
        seats=Seats(
            numbers=range(1, 7),
            names=seat_names,
            minutes=(60, 90),
            sit=sit,
            substitute=substitute,
            auto_answers=AUTO_ANSWERS,
        ),
        positions=Positions(
            sample=sample,
            components=components,
            arrange=arrange,
            describe=describe,
            optional=frozenset(TILE_FIELDS),
        ),
        questions=Questions(
            facts={
                "round": (NUMBER, lambda s: s.round),
                "first": (SEATS, lambda s: s.first),
                "active": (SEATS, lambda s: s.active),
            },
            things=PRINTED,
        ),
    ),
    looks=Looks(
        mood="caves",
        scene=scene,
        account=account,
        turning_points=turning_points,
        deeds=deeds,
        chapters=CHAPTERS,
        warning=warning,
        notes=notes,
        grave=GRAVE,
        pictures=PICTURES,
        foresee=foresee,
        ghosts=ghosts,
    ),
    bots=BOTS,
    study_bots=STUDY_BOTS,
    statistics=STATISTICS,
    sizes=SIZES,
    mind=MIND,
)
BOX = GAME.box
