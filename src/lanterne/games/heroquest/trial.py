"""The outcome of a quest played by bots, and of many games together."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from lanterne.games.heroquest.content import sheets
from lanterne.games.heroquest.content.board import CORRIDOR, REGION_NAMES, REGION_OF, REGION_SQUARES
from lanterne.games.heroquest.rules.objective import fulfilled
from lanterne.games.heroquest.state import NONE, SQUARES, State
from lanterne.scene import Say


class Tale(NamedTuple):
    """One game: its ending, its rounds, where heroes died, the rooms never seen, and the parts of the objective never
    met, by place."""

    ending: str
    rounds: int
    deaths: tuple[str, ...]
    unseen: tuple[str, ...]
    unmet: tuple[int, ...]


def tale_of(s: State) -> Tale:
    """The outcome of a finished single quest."""
    rooms = [room for room, squares in enumerate(REGION_SQUARES) if room != CORRIDOR and squares & s.chart.dungeon]
    return Tale(
        s.ending,
        s.round,
        tuple(str(SQUARES.name(row.fell)) for row in s.heroes if row.fell != NONE),
        tuple(REGION_NAMES[room] for room in rooms if not REGION_SQUARES[room] & s.seen),
        tuple(number for number in range(len(s.chart.parts)) if not fulfilled(s, number)),
    )


def has_come(s: State, quest: int) -> bool:
    """Whether a campaign's party is about to begin this quest (numbered from 1) for the first time."""
    return s.quest == quest - 1 and not s.round and not s.tries


def alone(s: State) -> State:
    """The next quest of a campaign as a game of its own."""
    state = s.copy()
    state.agreed = s.agreed._replace(campaign=False)
    return state


def told(tales: Sequence[Tale], parts: Sequence[sheets.AnyPart]) -> list[Say]:
    """Many games in a few sentences."""
    games = len(tales)
    won = sum(tale.ending == "success" for tale in tales)
    lines = [Say("trial-won", {"won": won, "games": games, "share": f"{100 * won / games:.0f}"})]
    lines.append(Say("trial-rounds", {"rounds": f"{sum(tale.rounds for tale in tales) / games:.0f}"}))
    for ending, count in sorted(Counter(tale.ending for tale in tales if tale.ending != "success").items()):
        lines.append(Say("trial-ended", {"ending": Say(f"ending-{ending}"), "count": count}))
    lines += _deaths(tales)
    never = set.intersection(*(set(tale.unseen) for tale in tales))
    seldom = Counter(room for tale in tales for room in tale.unseen if room not in never)
    for room in sorted(never):
        lines.append(Say("trial-never-seen", {"region": Say(f"region-{room}")}))
    for room, count in sorted(seldom.items()):
        lines.append(Say("trial-not-seen", {"region": Say(f"region-{room}"), "count": count}))
    for number, part in enumerate(parts):
        missed = sum(number in tale.unmet for tale in tales)
        if missed == games:
            lines.append(Say("trial-never-met", {"part": part_said(part)}))
        elif missed:
            lines.append(Say("trial-not-met", {"part": part_said(part), "count": missed}))
    return lines


def _deaths(tales: Sequence[Tale]) -> list[Say]:
    squares = Counter(square for tale in tales for square in tale.deaths)
    if not squares:
        return [Say("trial-no-deaths")]
    rooms: dict[int, Counter[str]] = {}
    for square, count in squares.items():
        rooms.setdefault(REGION_OF[SQUARES.number(square)], Counter())[square] += count
    lines = [Say("trial-deaths", {"count": squares.total(), "mean": f"{squares.total() / len(tales):.1f}"})]
    for room, where in sorted(rooms.items(), key=lambda entry: (-entry[1].total(), entry[0])):
        names = ", ".join(f"{square.upper()} × {count}" for square, count in where.most_common(8))
        region = Say(f"region-{REGION_NAMES[room]}")
        lines.append(Say("trial-deaths-in", {"region": region, "count": where.total(), "squares": names}))
    return lines


def part_said(part: sheets.AnyPart) -> Say:
    """A part of the objective in words."""
    match part:
        case sheets.Kill():
            return Say("part-kill", {"monster": Say(f"foe-{part.monster}.the")})
        case sheets.KillAll():
            return Say("part-kill-all")
        case sheets.CarryOut():
            return Say("part-carry-out", {"item": Say(f"item-{part.item}.the")})
        case sheets.EscortOut():
            return Say("part-escort-out", {"ally": Say(f"hero-{part.ally}.the")})
        case sheets.Flag():
            return Say("part-flag", {"flag": part.flag})
        case sheets.LeaveByExit():
            return Say("part-leave")
    return Say("part-explore")
