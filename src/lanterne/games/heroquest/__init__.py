"""HeroQuest: heroes against Zargon, fourteen quests, a campaign."""

from lanterne.engine import NUMBER, Box, Play, Positions, Questions, Seats, View, Way
from lanterne.engine.upgrade import TOO_OLD
from lanterne.games.heroquest import rules
from lanterne.games.heroquest.advice import GRAVE, warning
from lanterne.games.heroquest.bot import BOTS
from lanterne.games.heroquest.content.cards import ARTIFACTS, ITEM_NAMES
from lanterne.games.heroquest.content.settings import HEROES_BY_DEFAULT, SETTINGS
from lanterne.games.heroquest.describing import describe
from lanterne.games.heroquest.ends import CHAPTERS, deeds
from lanterne.games.heroquest.features import MIND
from lanterne.games.heroquest.importing import IMPORTING
from lanterne.games.heroquest.notes import notes
from lanterne.games.heroquest.position import arrange, sit
from lanterne.games.heroquest.quest_book import QUESTS
from lanterne.games.heroquest.rules.agreement import agree_to_quest, consent
from lanterne.games.heroquest.rules.allies import ally_ways
from lanterne.games.heroquest.rules.belongings import give_to
from lanterne.games.heroquest.rules.drafting import choose_group
from lanterne.games.heroquest.rules.ending import MOTIONS
from lanterne.games.heroquest.rules.habits import HABITS
from lanterne.games.heroquest.rules.movement import ways_with_roll
from lanterne.games.heroquest.rules.naming import NAMING
from lanterne.games.heroquest.rules.setup import choose_hero, new_state, take_hero
from lanterne.games.heroquest.rules.shortcuts import SHORTCUTS, surprised
from lanterne.games.heroquest.rules.sparing import AUTO_ANSWERS
from lanterne.games.heroquest.rules.starting import agree, answer_swap, start_choice
from lanterne.games.heroquest.rules.zargon import substitute
from lanterne.games.heroquest.sampling import sample
from lanterne.games.heroquest.scene import scene
from lanterne.games.heroquest.scene.looks import PICTURES
from lanterne.games.heroquest.scene.opening import opening_panel
from lanterne.games.heroquest.sight import seen_from
from lanterne.games.heroquest.sizes import SIZES
from lanterne.games.heroquest.state import (
    BOOK,
    CONDITIONS,
    DEVICES,
    DICE,
    EXITS,
    FIRST_ALLY,
    HEROES,
    KINDS,
    NONE,
    OBJECTS,
    PASSAGES,
    PIECES,
    REGIONS,
    STAND_INS,
    TILES,
    TRAPS,
    TREASURES,
    State,
)
from lanterne.games.heroquest.statistics import STATISTICS
from lanterne.games.heroquest.story import account, points, turning_points
from lanterne.kit.printed import setting
from lanterne.manifest import Looks, Manifest

ARTIFACT_IDS = frozenset(ITEM_NAMES.index(name) for name in ARTIFACTS)


def components(state: State) -> dict[str, int]:
    """What stays the same throughout a game: the number of artifacts in two places at once, and of heroes."""
    owned = [item for sheet in state.sheets for item in sheet.items]
    owned += [item for pile in state.piles for item in pile.items]
    owned += state.lost_artifacts
    artifacts = [item for item in owned if item in ARTIFACT_IDS]
    return {
        "artifacts in two places": len(artifacts) - len(set(artifacts)),
        "heroes": len(state.heroes),
        "heroes on the board without a place": sum(row.fate == 1 and row.square == NONE for row in state.heroes)
        * bool(state.round),
    }


def ranking(state: State) -> tuple[int, ...]:
    """The heroes win together, or Zargon does."""
    won = state.ending in ("success", "campaign-won")
    return (*((1 if won else 2,) * len(state.order)), 2 if won else 1)


def ways(view: View[State], thing: int) -> dict[int, Way]:
    """Where a hero or an ally can walk; NONE: the hero whose turn it is."""
    return (
        ally_ways(view, thing)
        if thing >= FIRST_ALLY
        else ways_with_roll(view, view.state.active if thing == NONE else thing)
    )


def seat_names(state: State) -> tuple[str, ...]:
    """Seats are named after the hero once it is chosen; the last is always Zargon."""
    heroes = (str(HEROES.name(hero)) if hero != NONE else str(seat + 1) for seat, hero in enumerate(state.order))
    return (*heroes, "zargon")


GAME: Manifest[State] = Manifest(
    box=Box(
        "heroquest",
        version=6,
        upgrades=dict.fromkeys(range(1, 6), TOO_OLD),
        prefix="HQ",
        play=Play(
            state=State,
            rules=rules.IN_ORDER,
            settings=tuple(map(setting, SETTINGS.values())),
            setup=new_state,
            endings=("success", "unfinished", "defeat", "campaign-won", "campaign-left", "stopped"),
            stop="stopped",
            ranking=ranking,
            points=points,
            motions=(NAMING, *MOTIONS),
        ),
        seats=Seats(
            numbers=range(2, 6),
            names=seat_names,
            minutes=(60, 120),
            sit=sit,
            solo=(*(True,) * HEROES_BY_DEFAULT, False),
            preferences=(take_hero,),
            ready={choose_hero: None, choose_group: None, start_choice: None},
            substitute=substitute,
            assents={answer_swap: agree, consent: agree_to_quest},
            auto_answers=AUTO_ANSWERS,
            habits=HABITS,
        ),
        positions=Positions(
            sample=sample,
            components=components,
            arrange=arrange,
            describe=describe,
        ),
        questions=Questions(
            facts={
                "active": (HEROES, lambda s: s.active),
                "points": (NUMBER, lambda s: s.points),
                "gold": (NUMBER, lambda s: s.sheets[s.active].gold if s.active != NONE else 0),
                "round": (NUMBER, lambda s: s.round),
                "quest": (BOOK, lambda s: s.quest),
            },
            things=(
                REGIONS,
                KINDS,
                STAND_INS,
                OBJECTS,
                PASSAGES,
                PIECES,
                DEVICES,
                TILES,
                DICE,
                TRAPS,
                TREASURES,
                CONDITIONS,
                EXITS,
            ),
            ways=ways,
            shortcuts=SHORTCUTS,
            surprised=surprised,
            seen_from=seen_from,
        ),
        campaign={"play": "campaign"},
    ),
    looks=Looks(
        beside=False,
        aside=frozenset({give_to.name}),
        dice={"pips": "#a3342c"},
        scene=scene,
        account=account,
        turning_points=turning_points,
        deeds=deeds,
        chapters=CHAPTERS,
        warning=warning,
        notes=notes,
        grave=GRAVE,
        pictures=PICTURES,
        opening=opening_panel,
    ),
    bots=BOTS,
    statistics=STATISTICS,
    sizes=SIZES,
    mind=MIND,
    importing=IMPORTING,
    quests=QUESTS,
)
BOX = GAME.box
