"""Notes of the quest: they happen when their trigger comes true, and are then read out (HQ-QST-4)."""

from collections.abc import Callable
from typing import Any

from lanterne.engine import Event, has, law, part, step
from lanterne.games.heroquest.content.sheets import (
    AllKilled,
    AnyOf,
    AnyTrigger,
    EscortOut,
    FlagsSet,
    GroupGone,
    KeptByZargon,
    Killed,
    Monsters,
    QuestStart,
    Seen,
    TreasureSearch,
    WavesBeaten,
    Wounded,
    ZargonTurnEnds,
)
from lanterne.games.heroquest.rules.arrivals import wave_name
from lanterne.games.heroquest.rules.counting import all_dead, wandering_count
from lanterne.games.heroquest.rules.difficulty import body_of
from lanterne.games.heroquest.rules.effects import idle, take_effect
from lanterne.games.heroquest.rules.objective import tell_when_done
from lanterne.games.heroquest.rules.quest_actions import come_upon
from lanterne.games.heroquest.rules.telling import tell_note
from lanterne.games.heroquest.state import (
    ANY_MOMENT,
    HEROES,
    INSIDE_IT,
    KIND_OF,
    KINDS,
    NONE,
    QUEST_START,
    REGIONS,
    SQUARES,
    ZARGON_ENDS,
    Game,
    Hero,
    Square,
    State,
)

HOPE_LOST = Event("hope-lost", "HQ-QST-11", hero=HEROES)


@step("HQ-QST-4", "HQ-QST-11", "HQ-SET-5")
def read_notes(game: Game, actor: Hero, moment: int, square: Square = NONE) -> None:
    """Every note whose trigger is true now fires and is read out, once unless it says otherwise; its effects may
    trigger others. `actor` is the hero who acted or killed, `square` where the victim stood."""
    s = game.state
    chart = s.chart
    if chart.actions:
        come_upon(s)
    if chart.allies and not s.hopeless:
        _give_up_hope(game)
    if not s.homeward:
        tell_when_done(game)
    happened = False
    for note in chart.notes:
        if (note.once and note.id in s.fired) or not _holds(s, note.trigger, moment) or idle(s, note.effects):
            continue
        happened = True
        if note.id not in s.fired:
            s.fired = (*s.fired, note.id)
        tell_note(game, note.id)
        take_effect(game, note.effects, actor, square)
    if happened:
        game.then(read_notes(actor, ANY_MOMENT, square))


@part("HQ-QST-11")
def _give_up_hope(game: Game) -> None:
    """An ally whom the heroes must bring out is dead: the quest can no longer succeed, and everybody is told."""
    s = game.state
    for goal in s.chart.parts:
        if isinstance(goal, EscortOut) and goal.ally in s.dead:
            s.hopeless = True
            game.say(HOPE_LOST, HEROES.number(goal.ally))


# --- triggers ---------------------------------------------------------------------------------------------------------


def _holds(s: State, trigger: AnyTrigger, moment: int) -> bool:
    """Whether a trigger is true now."""
    return _TRIGGERS[type(trigger)](s, trigger, moment)


def _quest_start(s: State, trigger: QuestStart, moment: int) -> bool:
    return moment == QUEST_START


def _kept(s: State, trigger: KeptByZargon, moment: int) -> bool:
    return False


def _seen(s: State, trigger: Seen, moment: int) -> bool:
    return has(s.seen, SQUARES.number(trigger.at))


def _treasure_search(s: State, trigger: TreasureSearch, moment: int) -> bool:
    searched = 0
    for row in s.heroes:
        searched |= row.searched
    return has(searched, REGIONS.number(trigger.room))


def _killed(s: State, trigger: Killed, moment: int) -> bool:
    return trigger.monster in s.dead


def _wounded(s: State, trigger: Wounded, moment: int) -> bool:
    kind = KINDS.number(trigger.monster)
    return any(KIND_OF[row.foe] == kind and row.body < body_of(s, kind) for row in s.monsters)


@law("HQ-QST-15")
def _all_killed(s: State, trigger: AllKilled, moment: int) -> bool:
    return all_dead(s, trigger.monsters, wandering_count(s.chart))


def _any_of(s: State, trigger: AnyOf, moment: int) -> bool:
    return any(_holds(s, each, moment) for each in trigger.triggers)


def _flags_set(s: State, trigger: FlagsSet, moment: int) -> bool:
    return all(flag in s.flags for flag in trigger.flags)


def _group_gone(s: State, trigger: GroupGone, moment: int) -> bool:
    starts = s.chart.starts
    return not any(row.fate == INSIDE_IT and starts[row.group].id == trigger.group for row in s.heroes)


def _zargon_turn_ends(s: State, trigger: ZargonTurnEnds, moment: int) -> bool:
    return moment == ZARGON_ENDS and not any(name in s.dead for name in trigger.standing)


def _waves_beaten(s: State, trigger: WavesBeaten, moment: int) -> bool:
    return wave_name(s.chart.waves[-1].turn) in s.fired and all_dead(s, Monsters())


_TRIGGERS: dict[type[AnyTrigger], Callable[[State, Any, int], bool]] = {
    QuestStart: _quest_start,
    KeptByZargon: _kept,
    Seen: _seen,
    TreasureSearch: _treasure_search,
    Killed: _killed,
    Wounded: _wounded,
    AllKilled: _all_killed,
    AnyOf: _any_of,
    FlagsSet: _flags_set,
    GroupGone: _group_gone,
    ZargonTurnEnds: _zargon_turn_ends,
    WavesBeaten: _waves_beaten,
}
