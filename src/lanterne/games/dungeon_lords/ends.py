"""The end of a year of Dungeon Lords: what each lord has achieved, what decided it, what comes next."""

from collections import Counter
from collections.abc import Sequence

from lanterne.engine import EventRecord
from lanterne.games.dungeon_lords.rules.building import BUILT
from lanterne.games.dungeon_lords.rules.calendar import YEAR_OVER
from lanterne.games.dungeon_lords.rules.conquest import TILE_CONQUERED
from lanterne.games.dungeon_lords.rules.digging import TUNNEL_DUG
from lanterne.games.dungeon_lords.rules.hiring import HIRED
from lanterne.games.dungeon_lords.rules.party import CAPTURED
from lanterne.games.dungeon_lords.scene.looks import (
    DIG_ICON,
    FLAG_ICON,
    MONSTER_ICON,
    POINTS_ICON,
    PRISON_ICON,
    ROOM_ICON,
)
from lanterne.games.dungeon_lords.scene.scores import written
from lanterne.games.dungeon_lords.scene.tiles import lord_said
from lanterne.games.dungeon_lords.state import State
from lanterne.games.dungeon_lords.story import turning_points
from lanterne.kit.deeds import Deed, facts_of
from lanterne.scene import Fact, Say
from lanterne.scene.chapter import Chapter


def deeds(s: State, events: Sequence[EventRecord]) -> tuple[tuple[Fact, ...], ...]:
    """Each lord's prisoners, lost tiles, tunnels, rooms and monsters."""
    captured, lost, dug, built, hired = (Counter[int]() for _ in range(5))
    for event, args in events:
        if event is CAPTURED:
            captured[args[2]] += 1
        elif event is TILE_CONQUERED:
            lost[args[0]] += 1
        elif event is TUNNEL_DUG:
            dug[args[0]] += 1
        elif event is BUILT:
            built[args[0]] += 1
        elif event is HIRED:
            hired[args[0]] += 1
    return facts_of(
        (
            Deed(PRISON_ICON, lambda count: Say("deed-captured", {"count": count}), captured),
            Deed(FLAG_ICON, lambda count: Say("deed-lost", {"count": count}), lost),
            Deed(DIG_ICON, lambda count: Say("deed-dug", {"count": count}), dug),
            Deed(ROOM_ICON, lambda count: Say("deed-built", {"count": count}), built),
            Deed(MONSTER_ICON, lambda count: Say("deed-hired", {"count": count}), hired),
        ),
        len(s.lords),
    )


def year_is_over(s: State, events: Sequence[EventRecord]) -> Chapter:
    """The first year is over; who leads, and what the battles were like."""
    year, scores = next(args for event, args in reversed(events) if event is YEAR_OVER)
    best = max(points for _, points in scores)
    ahead = [seat for seat, points in scores if points == best]
    lead = Say("chapter-lead", {"lord": lord_said(ahead[0]), "points": best})
    standing = dict(scores)
    tie = Say("chapter-tie", {"points": best})
    return Chapter(
        Say("chapter-year", {"year": year}),
        "castle",
        told=(lead if len(ahead) == 1 else tie,),
        moments=turning_points(s, events),
        coming=(Say("chapter-second-year"), Say("chapter-stronger")),
        facts=tuple([(_points(standing[seat]),) for seat in range(len(s.lords))]),
    )


def _points(points: int) -> Fact:
    return Fact(POINTS_ICON, written(points), Say("deed-points", {"count": points}))


CHAPTERS = {YEAR_OVER: year_is_over}
