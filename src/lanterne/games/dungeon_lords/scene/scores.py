"""The score as it stands now: line by line for each lord, then the titles and who would win them."""

from collections.abc import Iterable, Sequence

from lanterne.games.dungeon_lords.content.rooms import ROOM_NAMES
from lanterne.games.dungeon_lords.content.scoring import LICENCE, SCORE_NAMES, TITLE_NAMES
from lanterne.games.dungeon_lords.rules.scoring import SCORES, Holders, Line, holders
from lanterne.games.dungeon_lords.scene import looks
from lanterne.games.dungeon_lords.scene.tiles import lord_said
from lanterne.games.dungeon_lords.state import NONE, ROOMS, TITLES, State
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


def score_panel(s: State, scores: Sequence[Sequence[Line]]) -> Panel:
    """The lines of each lord's score, and who holds each title. All of it is open."""
    nodes = [_lord(seat, lines, bool(s.ending)) for seat, lines in enumerate(scores)]
    held = holders(s) if s.trainer == NONE else ()
    nodes += [_title(title, each) for title, each in enumerate(held)]
    return Panel("scores", Say("panel-scores"), "list", tuple(nodes))


def total(lines: Iterable[Line]) -> int:
    """The points of all lines."""
    return sum([line.points for line in lines])


def _lord(seat: int, lines: Sequence[Line], over: bool) -> Node:
    points = total(lines)
    licensed = (Say("score-licensed") if points >= LICENCE else Say("score-unlicensed"),) if over else ()
    return Node(
        id=f"total:{seat}",
        shape="person",
        label=lord_said(seat),
        tone=looks.LORD_TONES[seat],
        icon=looks.LORD_ICON,
        mark=looks.LORD_MARKS[seat],
        badge=written(points),
        detail=(Say("score-total", {"count": points}), *licensed),
        facts=tuple([_line(line) for line in lines if line.points]),
    )


def written(number: int) -> str:
    """A number with a proper minus sign."""
    return str(number) if number >= 0 else f"−{-number}"


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


def _title(title: int, held: Holders) -> Node:
    leads = [Say("title-leads", {"lord": lord_said(seat), "number": held.number}) for seat in held.seats]
    return Node(
        id=f"held-title:{TITLES.name(title)}",
        shape="banner",
        label=said(TITLES, title),
        tone=looks.LORD_TONES[held.seats[0]] if len(held.seats) == 1 else looks.DUMMY_TONE,
        icon=TITLE_ICONS[title],
        detail=(effect_said(TITLES, title), *leads),
        indent=1,
    )
