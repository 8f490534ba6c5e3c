"""Conditions: what Dread spells leave on heroes (HQ-DRD), sleep on monsters (HQ-SPL-7), and the end of Courage."""

from typing import Annotated, TypeAlias

from lanterne.engine import Event, has, law, part, step
from lanterne.games.heroquest.content.cards import (
    AFRAID,
    ASLEEP,
    COMMANDED,
    CONDITION_NAMES,
    MISS_TURN,
    MONSTERS,
    PARALYSED,
)
from lanterne.games.heroquest.rules.places import change, change_monster, monster_in_view
from lanterne.games.heroquest.state import CONDITIONS, COURAGE, FOES, HEROES, INSIDE_IT, KIND_OF, Game, Hero, State
from lanterne.kit.pips import PIPS, pips

Condition: TypeAlias = Annotated[int, CONDITIONS]

CONDITION_LAID = Event("condition-laid", "HQ-DRD-3", hero=HEROES, condition=CONDITIONS)
CONDITION_LASTS = Event("condition-lasts", "HQ-DRD-3", hero=HEROES, condition=CONDITIONS, dice=PIPS)
CONDITION_SHAKEN_OFF = Event("condition-shaken-off", "HQ-DRD-3", hero=HEROES, condition=CONDITIONS, dice=PIPS)
TURN_MISSED = Event("turn-missed", "HQ-RND-13", hero=HEROES, condition=CONDITIONS)
COURAGE_GONE = Event("courage-gone", "HQ-SPL-11", hero=HEROES)
MONSTER_SLEEPS_ON = Event("monster-sleeps-on", "HQ-SPL-7", foe=FOES, dice=PIPS)
MONSTER_WAKES = Event("monster-wakes", "HQ-SPL-7", foe=FOES, dice=PIPS)

BREAKS_FREE = 6
"""A single 6 in a Mind roll is enough."""

HELPLESS = 1 << ASLEEP | 1 << PARALYSED
SHAKEN_OFF = (ASLEEP, PARALYSED, COMMANDED, AFRAID)
"""What a Mind roll at the start of a turn can end."""
STOPPING = (MISS_TURN, ASLEEP, PARALYSED, COMMANDED)
"""Conditions that cost a hero the turn."""
STOPPED = sum(1 << condition for condition in STOPPING)


# --- heroes -----------------------------------------------------------------------------------------------------------


@law("HQ-DRD-4")
def helpless(s: State, hero: int) -> bool:
    """Whether the hero is asleep or paralysed: unable to move, act, defend, cast, drink (except at 0 Body Points) or
    receive anything."""
    return bool(s.heroes[hero].conditions & HELPLESS) if hero < len(s.heroes) else False


@law("HQ-RND-13")
def takes_no_turn(s: State, hero: int) -> bool:
    """Whether the hero is dead or has left, or a condition costs the turn."""
    row = s.heroes[hero]
    return row.fate != INSIDE_IT or bool(row.conditions & STOPPED)


@part("HQ-DRD-2")
def mind_roll(game: Game, hero: int) -> tuple[int, ...]:
    """One red die for each Mind Point that the hero has now."""
    return game.rolls(6, game.state.heroes[hero].mind)


@step("HQ-DRD-11")
def inflict(game: Game, hero: Hero, condition: Condition) -> None:
    """The hero gets the condition in addition to any others; the same one is not added twice."""
    s = game.state
    before = s.heroes[hero].conditions
    if not has(before, condition):
        change(s, hero, conditions=before | 1 << condition)
        game.say(CONDITION_LAID, hero, condition)


@step("HQ-DRD-2", "HQ-DRD-3")
def shake_off(game: Game, hero: Hero) -> None:
    """The hero's turn begins: a Mind roll against each condition that can be shaken off."""
    s = game.state
    if not s.heroes[hero].conditions:
        return
    for condition in SHAKEN_OFF:
        conditions = s.heroes[hero].conditions
        if not has(conditions, condition):
            continue
        dice = mind_roll(game, hero)
        if BREAKS_FREE in dice:
            change(s, hero, conditions=conditions & ~(1 << condition))
        game.say(CONDITION_SHAKEN_OFF if BREAKS_FREE in dice else CONDITION_LASTS, hero, condition, pips(dice))


@step("HQ-RND-13", "HQ-DRD-10")
def miss_turn(game: Game, hero: Hero) -> None:
    """The hero misses the turn. The whirlwind costs one turn only."""
    s = game.state
    conditions = s.heroes[hero].conditions
    why = next(condition for condition in STOPPING if has(conditions, condition))
    change(s, hero, conditions=conditions & ~(1 << MISS_TURN))
    game.say(TURN_MISSED, hero, why)


def has_condition(s: State, hero: int, condition: int) -> bool:
    """Whether the hero has the condition."""
    return has(s.heroes[hero].conditions, condition)


def condition_of(name: str) -> int:
    """A condition by its name on the cards."""
    return CONDITION_NAMES.index(name)


# --- Courage ----------------------------------------------------------------------------------------------------------


@step("HQ-SPL-11")
def courage_fades(game: Game) -> None:
    """After a change on the board: Courage is gone from every hero who has no monster in view."""
    s = game.state
    for hero, row in enumerate(s.heroes):
        if row.effects & COURAGE and not monster_in_view(s, hero):
            change(s, hero, effects=row.effects & ~COURAGE)
            game.say(COURAGE_GONE, hero)


# --- monsters ---------------------------------------------------------------------------------------------------------


@step("HQ-SPL-7", "HQ-ZAR-11")
def waking_rolls(game: Game) -> None:
    """Zargon's turn begins: every sleeping monster rolls a red die for each Mind Point, and wakes on a 6."""
    s = game.state
    for row in tuple(s.monsters):
        if row.asleep:
            dice = game.rolls(6, MONSTERS[KIND_OF[row.foe]].mind)
            if BREAKS_FREE in dice:
                change_monster(s, row.foe, asleep=False)
            game.say(MONSTER_WAKES if BREAKS_FREE in dice else MONSTER_SLEEPS_ON, row.foe, pips(dice))
