"""What decided a game of Dungeon Lords, found in its events."""

from collections.abc import Iterable

from lanterne.engine import EventRecord
from lanterne.games.dungeon_lords.content.scoring import LICENCE
from lanterne.games.dungeon_lords.rules.calendar import YEAR_BEGINS
from lanterne.games.dungeon_lords.rules.conquest import TILE_CONQUERED
from lanterne.games.dungeon_lords.rules.evil import PALADIN_COMES, PALADIN_MOVES
from lanterne.games.dungeon_lords.rules.party import CAPTURED
from lanterne.games.dungeon_lords.rules.scoring import holders, things, titles, total
from lanterne.games.dungeon_lords.scene.tiles import lord_said
from lanterne.games.dungeon_lords.state import NONE, TITLES, State, is_paladin
from lanterne.scene import Say
from lanterne.scene.saying import said


def account(s: State, seat: int) -> tuple[Say, ...]:
    """What a lord's final place is based on: the total, what their things were worth, titles, the licence."""
    own = sum(line.points for line in things(s, seat))
    lines = [Say("story-points", {"count": total(s, seat)})]
    if s.trainer == NONE:
        lines.append(Say("story-things", {"count": own}))
        held = holders(s)
        worth = sum(line.points for line in titles(s, seat, held))
        names = [said(TITLES, title) for title, each in enumerate(held) if seat in each.seats]
        lines += [Say("story-titles", {"count": len(names), "points": worth})] if names else []
        lines += [Say("story-title", {"title": name}) for name in names]
        lines.append(Say("story-licensed") if total(s, seat) >= LICENCE else Say("story-unlicensed"))
    return tuple(lines)


def turning_points(s: State, events: Iterable[EventRecord]) -> tuple[Say, ...]:
    """Which lords the paladins visited and who caught them; after each year's combat, who captured most and who lost
    most tiles."""
    points: list[Say] = []
    year = 0
    captured = [[0] * len(s.lords) for _ in range(2)]
    conquered = [[0] * len(s.lords) for _ in range(2)]
    for each in events:
        event, args = each.event, each.args
        if event is YEAR_BEGINS:
            year = args[0]
        elif event in (PALADIN_COMES, PALADIN_MOVES):
            points.append(Say("story-paladin", {"year": max(year, 1), "lord": lord_said(args[1])}))
        elif event is CAPTURED:
            captured[max(year, 1) - 1][args[2]] += 1
            if is_paladin(args[0]):
                points.append(Say("story-paladin-caught", {"year": max(year, 1), "lord": lord_said(args[2])}))
        elif event is TILE_CONQUERED:
            conquered[max(year, 1) - 1][args[0]] += 1
    for number in range(2):
        for seat in range(len(s.lords)):
            caught, lost = captured[number][seat], conquered[number][seat]
            if caught or lost:
                points.append(_combat(number + 1, seat, caught, lost))
    return tuple(points)


def _combat(year: int, seat: int, captured: int, conquered: int) -> Say:
    return Say("story-combat", {"year": year, "lord": lord_said(seat), "captured": captured, "conquered": conquered})
