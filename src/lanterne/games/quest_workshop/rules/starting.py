"""Where the heroes begin: groups of start squares, and which heroes begin in each (QW-STA)."""

from collections.abc import Iterable

from msgspec.structs import replace

from lanterne.engine import Offer, Refusal, law, step
from lanterne.games.heroquest.content import sheets
from lanterne.games.heroquest.content.board import SQUARE_NAMES
from lanterne.games.quest_workshop.entries import add, every, fresh, id_of, is_full, place_of
from lanterne.games.quest_workshop.state import Entry, Game, State, change, page_name, tool_name

HEROES = 4
EVERYBODY = tuple(range(1, HEROES + 1))

START_THERE = Refusal("start-there", "QW-STA-1")
ENOUGH_STARTS = Refusal("enough-starts", "QW-STA-1", (("number", HEROES),))
GROUP_UNFINISHED = Refusal("group-unfinished", "QW-STA-2", (("number", HEROES),))
ENOUGH_GROUPS = Refusal("enough-groups", "QW-STA-2")
BEGINS_THERE = Refusal("begins-there", "QW-STA-2")


def starts(s: State) -> tuple[str, ...]:
    """All start squares."""
    return tuple(name for group in s.quest.start for name in group.squares)


@law("QW-STA-1")
def unfit_start(s: State, square: int) -> Refusal | None:
    """Every start square belongs to one group, and a group has one for each hero."""
    if SQUARE_NAMES[square] in starts(s):
        return START_THERE
    return ENOUGH_STARTS if s.quest.start and len(s.quest.start[-1].squares) >= HEROES else None


def add_start(s: State, at: str) -> None:
    """Add a start square to the last group. The first square makes a group in which everybody begins."""
    if not s.quest.start:
        change(s, start=(sheets.Start(id=fresh(s, "group"), squares=(), positions=EVERYBODY),))
    *others, last = s.quest.start
    change(s, start=(*others, replace(last, squares=(*last.squares, at))))


def drop_start(s: State, at: str) -> None:
    """Remove a start square. A group left without squares is removed, and its heroes begin in the first."""
    _settle(s, [replace(row, squares=tuple(name for name in row.squares if name != at)) for row in s.quest.start])


def drop_group(s: State, place: int) -> None:
    """Remove a group; its heroes begin in the first."""
    _settle(s, [replace(row, squares=()) if n == place else row for n, row in enumerate(s.quest.start)])


def _settle(s: State, groups: list[sheets.Start]) -> None:
    kept = [group for group in groups if group.squares]
    homeless = tuple(place for group in groups if not group.squares for place in group.positions)
    if kept and homeless:
        kept[0] = replace(kept[0], positions=tuple(sorted((*kept[0].positions, *homeless))))
    change(s, start=tuple(kept))


def start_in_hand(s: State, seat: int) -> Iterable[tuple[int, ...]]:
    return [()] if tool_name(s) == "start" else []


@law("QW-STA-2")
def no_other_group(s: State, seat: int) -> Refusal | None:
    """A group must be complete before the next is begun."""
    if is_full(s, "group"):
        return ENOUGH_GROUPS
    return None if s.quest.start and len(s.quest.start[-1].squares) == HEROES else GROUP_UNFINISHED


@step("QW-STA-2")
def new_group(game: Game) -> None:
    """The start squares that follow belong to another group."""
    s = game.state
    add(s, "group", sheets.Start(id=fresh(s, "group"), squares=(), positions=()))


def every_beginning(s: State, seat: int) -> Iterable[tuple[int, int]]:
    """Each position in the order of turns with each group, if there are several."""
    if page_name(s) != "map" or len(s.quest.start) < 2:
        return []
    return [(entry, number) for (entry,) in every(s, "group") for number in EVERYBODY]


@law("QW-STA-2")
def begins_there(s: State, seat: int, entry: int, number: int) -> Refusal | None:
    return BEGINS_THERE if number in s.quest.start[place_of(entry)].positions else None


@step("QW-STA-2")
def begin_in(game: Game, entry: Entry, number: int) -> None:
    """The hero at this position in the order of turns begins in this group only."""
    s, chosen = game.state, id_of(game.state, entry)
    groups = []
    for group in s.quest.start:
        others = tuple(each for each in group.positions if each != number)
        mine = tuple(sorted((*others, number))) if group.id == chosen else others
        groups.append(replace(group, positions=mine))
    change(s, start=tuple(groups))


STARTING = (
    Offer(new_group, start_in_hand, closed=(no_other_group,)),
    Offer(begin_in, every_beginning, each=(begins_there,)),
)
