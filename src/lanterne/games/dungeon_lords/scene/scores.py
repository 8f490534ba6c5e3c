"""The score as things stand: line by line for each lord, then the titles and who would have them."""

from collections.abc import Hashable
from functools import lru_cache
from typing import TypeAlias

from lanterne.engine import View
from lanterne.games.dungeon_lords.content.rooms import ROOM_NAMES
from lanterne.games.dungeon_lords.content.scoring import LICENCE, SCORE_NAMES, TITLE_NAMES
from lanterne.games.dungeon_lords.rules.scoring import SCORES, Holders, Line, holders, points
from lanterne.games.dungeon_lords.scene import looks
from lanterne.games.dungeon_lords.scene.tiles import lord_said
from lanterne.games.dungeon_lords.state import NONE, ROOMS, TITLES, State
from lanterne.kit.memo import rests_on
from lanterne.scene import Fact, Node, Panel, Say
from lanterne.scene.saying import effect_said, said

TITLE_ICONS = (
    *(looks.EVIL_ICON, looks.ROOM_ICON, looks.DIG_ICON, looks.MONSTER_ICON),
    *(looks.IMP_ICON, looks.GOLD_ICON, looks.SHIELD_ICON),
)
_SCORE_ICONS = {
    "room": looks.ROOM_ICON,
    "monster": looks.MONSTER_ICON,
    "ghost": looks.MONSTER_ICONS[2],
    "prisoner": looks.PRISON_ICON,
    "paladin": looks.PALADIN_ICON,
    "conquered-tile": looks.FLAG_ICON,
    "unpaid-tax": looks.UNPAID_ICON,
}


def score_panel(view: View[State]) -> Panel:
    """Everything that counts lies open."""
    s = view.state
    return _panel(*scored(s), bool(s.ending))


Scored: TypeAlias = tuple[tuple[tuple[Line, ...], ...], tuple[Holders, ...]]
"""The lines of each lord, and who holds each title."""


def _counted(s: State) -> Hashable:
    """All that points are given for."""
    return s.trainer, tuple(
        [
            (
                *(lord.evil, lord.gold, lord.food, lord.imps, lord.unpaid, lord.dug, lord.conquered, lord.rooms),
                *(lord.ready, lord.spent, lord.stationed, lord.prison, len(lord.traps) + len(lord.trapped)),
            )
            for lord in s.lords
        ]
    )


@rests_on(_counted)
def scored(s: State) -> Scored:
    """The score as things stand."""
    lines = tuple([points(s, seat) for seat in range(len(s.lords))])
    return lines, holders(s) if s.trainer == NONE else ()


def total_now(s: State, seat: int) -> int:
    """The points of a lord as things stand."""
    return sum([line.points for line in scored(s)[0][seat]])


@lru_cache(maxsize=512)
def _panel(lines: tuple[tuple[Line, ...], ...], held: tuple[Holders, ...], over: bool) -> Panel:
    nodes = [_lord(seat, tuple([line for line in told if line.points]), over) for seat, told in enumerate(lines)]
    nodes += [_title(title, *each) for title, each in enumerate(held)]
    return Panel("scores", Say("panel-scores"), "list", tuple(nodes))


@lru_cache(maxsize=2048)
def _lord(seat: int, lines: tuple[Line, ...], over: bool) -> Node:
    total = sum(line.points for line in lines)
    told = Say("score-total", {"count": total})
    licensed = (Say("score-licensed") if total >= LICENCE else Say("score-unlicensed"),) if over else ()
    return Node(
        id=f"total:{seat}",
        shape="person",
        label=lord_said(seat),
        tone=looks.LORD_TONES[seat],
        icon=looks.LORD_ICON,
        mark=looks.LORD_MARKS[seat],
        badge=written(total),
        detail=(told, *licensed),
        facts=tuple(map(_line, lines)),
    )


def written(number: int) -> str:
    """A number that may be below 0."""
    return str(number) if number >= 0 else f"−{-number}"


@lru_cache(maxsize=1024)
def _line(line: Line) -> Fact:
    icon, name = _named(line.what)
    value = f"+{line.points}" if line.points > 0 else written(line.points)
    return Fact(icon, value, Say("score-line", {"what": name, "number": line.number, "points": value}))


def _named(what: str) -> tuple[str, Say]:
    if what in TITLE_NAMES:
        return TITLE_ICONS[TITLE_NAMES.index(what)], said(TITLES, TITLE_NAMES.index(what))
    if what in ROOM_NAMES:
        room = ROOM_NAMES.index(what)
        return looks.ROOM_ICONS[room], said(ROOMS, room)
    return _SCORE_ICONS[what], said(SCORES, SCORE_NAMES.index(what))


@lru_cache(maxsize=512)
def _title(title: int, seats: tuple[int, ...], number: int) -> Node:
    leads = [Say("title-leads", {"lord": lord_said(seat), "number": number}) for seat in seats]
    return Node(
        id=f"held-title:{TITLES.name(title)}",
        shape="banner",
        label=said(TITLES, title),
        tone=looks.LORD_TONES[seats[0]] if len(seats) == 1 else looks.DUMMY_TONE,
        icon=TITLE_ICONS[title],
        detail=(effect_said(TITLES, title), *leads),
        indent=1,
    )
