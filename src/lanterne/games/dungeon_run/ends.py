"""The end of the hunt in Dungeon Run, when somebody takes the Stone: who did what, what decided it, what comes next."""

from collections import Counter
from collections.abc import Sequence

from lanterne.engine import EventRecord
from lanterne.games.dungeon_run.rules.fall import FALLS
from lanterne.games.dungeon_run.rules.helping import ASSIST_ACCEPTED, SABOTAGED
from lanterne.games.dungeon_run.rules.monsters import KILLED
from lanterne.games.dungeon_run.rules.search import CARD_FOUND, FINAL_PHASE
from lanterne.games.dungeon_run.rules.taking import GAINS_TREASURE
from lanterne.games.dungeon_run.rules.wounds import WOUNDED
from lanterne.games.dungeon_run.scene.looks import (
    ASSIST_ICON,
    LIFE_ICON,
    LOOT_ICON,
    SABOTAGE_ICON,
    STONE_ICON,
    UNCONSCIOUS_ICON,
)
from lanterne.games.dungeon_run.state import HERO_IDS, State, solo
from lanterne.games.dungeon_run.story import turning_points
from lanterne.kit.deeds import Deed, facts_of
from lanterne.scene import Fact, Say
from lanterne.scene.chapter import Chapter
from lanterne.scene.saying import said


def deeds(s: State, events: Sequence[EventRecord]) -> tuple[tuple[Fact, ...], ...]:
    """Each hero's kills, treasures, wounds, falls, and how they helped and hindered."""
    killed, found, wounds, falls, helped, hindered = (Counter[int]() for _ in range(6))
    for event, args in events:
        if event is KILLED:
            killed[args[0]] += 1
        elif event in (CARD_FOUND, GAINS_TREASURE):
            found[args[0]] += 1
        elif event is WOUNDED:
            wounds[args[0]] += args[1]
        elif event is FALLS:
            falls[args[0]] += 1
        elif event is ASSIST_ACCEPTED:
            helped[args[1]] += 1
        elif event is SABOTAGED:
            hindered[args[0]] += 1
    return facts_of(
        (
            Deed("crossed-swords", lambda count: Say("deed-killed", {"count": count}), killed),
            Deed(LOOT_ICON, lambda count: Say("deed-found", {"count": count}), found),
            Deed(LIFE_ICON, lambda count: Say("deed-wounds", {"count": count}), wounds),
            Deed(UNCONSCIOUS_ICON, lambda count: Say("deed-falls", {"count": count}), falls),
            Deed(ASSIST_ICON, lambda count: Say("deed-helped", {"count": count}), helped),
            Deed(SABOTAGE_ICON, lambda count: Say("deed-hindered", {"count": count}), hindered),
        ),
        len(s.heroes),
    )


_IN_FIGURES = {"story-kills", "story-falls", "story-helped", "story-hindered", "story-taken"}
"""What the deeds tell already, and the title."""


def stone_is_taken(s: State, events: Sequence[EventRecord]) -> Chapter:
    """Somebody has taken the Stone: the race begins, or alone the way back."""
    bearer = next(args[0] for event, args in reversed(events) if event is FINAL_PHASE)
    hero = said(HERO_IDS, s.heroes[bearer].card)
    return Chapter(
        Say("chapter-stone"),
        STONE_ICON,
        told=(Say("chapter-bearer", {"hero": hero}),),
        moments=tuple([point for point in turning_points(s, events) if point.id not in _IN_FIGURES]),
        coming=(Say("chapter-way-back"),) if solo(s) else (Say("chapter-race"), Say("chapter-deadly")),
    )


CHAPTERS = {FINAL_PHASE: stone_is_taken}
