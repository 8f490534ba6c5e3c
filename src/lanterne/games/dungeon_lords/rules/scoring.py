"""The end: points for what each lord has, seven titles, and who wins."""

from collections.abc import Iterable
from typing import NamedTuple

from lanterne.engine import NUMBER, SEATS, Event, Ids, has, law, step
from lanterne.games.dungeon_lords.content import scoring as table
from lanterne.games.dungeon_lords.content.rooms import ROOMS as ROOM_TABLE
from lanterne.games.dungeon_lords.content.settings import PLAYER_COUNTS
from lanterne.games.dungeon_lords.rules.dungeon import room_cells
from lanterne.games.dungeon_lords.rules.purse import number_of_monsters
from lanterne.games.dungeon_lords.state import NONE, ROOMS, TITLES, Game, Lord, State, is_paladin, turn_order

SCORES = Ids("score", table.SCORE_NAMES)

THINGS_SCORED = Event("things-scored", "DL-SCO-7", seat=SEATS, score=SCORES, number=NUMBER, points=NUMBER)
ROOM_SCORED = Event("room-scored", "DL-SCO-6", seat=SEATS, room=ROOMS, points=NUMBER)
TITLE_WON = Event("title-won", "DL-TTL-2", seat=SEATS, title=TITLES, number=NUMBER, points=NUMBER)
TITLE_SHARED = Event("title-shared", "DL-TTL-2", seat=SEATS, title=TITLES, number=NUMBER, points=NUMBER)
TOTAL = Event("total", "DL-SCO-7", seat=SEATS, points=NUMBER)
LICENCE = Event("licence", "DL-WIN-3", seat=SEATS)
WINNER = Event("winner", "DL-WIN-1", seat=SEATS, points=NUMBER)
SHARED_VICTORY = Event("shared-victory", "DL-WIN-2", seat=SEATS, points=NUMBER)


class Line(NamedTuple):
    """A line of the score: what is counted, how many there are, and the points for all of them. `what` is the id of a
    score, a room or a title."""

    what: str
    number: int
    points: int


# --- things -----------------------------------------------------------------------------------------------------------


def creatures(lord: Lord) -> tuple[int, ...]:
    """The kinds of all monsters and ghosts, wherever they are."""
    return lord.ready + lord.spent + lord.stationed


@law("DL-SCO-3", "DL-SCO-4")
def fought_for(lord: Lord) -> list[Line]:
    """The results of battles: adventurers and paladins in prison, and conquered tiles."""
    paladins = sum([is_paladin(who) for who in lord.prison])
    prisoners = len(lord.prison) - paladins
    conquered = lord.conquered.bit_count()
    return [
        Line("prisoner", prisoners, prisoners * table.PRISONER_POINTS),
        Line("paladin", paladins, paladins * table.PALADIN_POINTS),
        Line("conquered-tile", conquered, conquered * table.CONQUERED_POINTS),
    ]


@law("DL-SCO-1", "DL-SCO-2", "DL-SCO-5")
def owned(lord: Lord) -> list[Line]:
    """Unconquered rooms, monsters, ghosts, and unpaid taxes."""
    rooms = (room_cells(lord) & ~lord.conquered).bit_count()
    monsters = number_of_monsters(lord)
    ghosts = len(creatures(lord)) - monsters
    return [
        Line("room", rooms, rooms * table.ROOM_POINTS),
        Line("monster", monsters, monsters * table.MONSTER_POINTS),
        Line("ghost", ghosts, ghosts * table.GHOST_POINTS),
        Line("unpaid-tax", lord.unpaid, lord.unpaid * table.UNPAID_POINTS),
    ]


@law("DL-SCO-6", "DL-FAT-4")
def in_rooms(lord: Lord) -> list[Line]:
    """Unconquered rooms that are worth points for each creature of some kinds."""
    found = []
    for cell, room in lord.rooms:
        points = ROOM_TABLE[room].points
        if any(points) and not has(lord.conquered, cell):
            worth = [points[kind] for kind in creatures(lord) if points[kind]]
            found.append(Line(ROOM_TABLE[room].name, len(worth), sum(worth)))
    return found


# --- titles -----------------------------------------------------------------------------------------------------------


def counted(lord: Lord) -> dict[str, int]:
    """The numbers that the titles compare."""
    rooms = room_cells(lord)
    return {
        "evil": lord.evil,
        "rooms": (rooms & ~lord.conquered).bit_count(),
        "conquered_rooms": (rooms & lord.conquered).bit_count(),
        "tunnels": (lord.dug & ~rooms & ~lord.conquered).bit_count(),
        "conquered_tunnels": (lord.dug & ~rooms & lord.conquered).bit_count(),
        "monsters": number_of_monsters(lord),
        "imps": lord.imps,
        "gold": lord.gold,
        "food": lord.food,
        "traps": len(lord.traps) + len(lord.trapped),
    }


class Holders(NamedTuple):
    """The lords who hold a title, and the number they hold it with."""

    seats: tuple[int, ...]
    number: int


@law("DL-TTL-1", "DL-TTL-3", "DL-NPC-11")
def holders(s: State) -> tuple[Holders, ...]:
    """The holders of each title: all lords with the most or the fewest, even if that is 0. Dummies hold none."""
    everything = [counted(lord) for lord in s.lords]
    found = []
    for title in table.TITLES:
        sums = [sum([has[what] for what in title.counts]) for has in everything]
        best = min(sums) if title.fewest else max(sums)
        found.append(Holders(tuple([seat for seat, number in enumerate(sums) if number == best]), best))
    return tuple(found)


@law("DL-TTL-2")
def titles(s: State, seat: int, held: tuple[Holders, ...]) -> list[Line]:
    """A lord's titles, alone or shared, with the holders of each."""
    count = PLAYER_COUNTS[len(s.lords)]
    return [
        Line(title.name, each.number, count.title_alone if len(each.seats) == 1 else count.title_shared)
        for title, each in zip(table.TITLES, held, strict=True)
        if seat in each.seats
    ]


@law("DL-TTL-4", "DL-FAT-4")
def fame(s: State, seat: int, held: tuple[Holders, ...]) -> list[Line]:
    """What an unconquered Hall of Fame adds for titles held alone and shared."""
    lord = s.lords[seat]
    own = [len(each.seats) for each in held if seat in each.seats]
    alone = own.count(1)
    shared = len(own) - alone
    return [
        Line(hall.name, len(own), alone * hall.title_alone + shared * hall.title_shared)
        for cell, hall in [(cell, ROOM_TABLE[room]) for cell, room in lord.rooms]
        if hall.title_alone and not has(lord.conquered, cell)
    ]


# --- the sum ----------------------------------------------------------------------------------------------------------


@law("DL-SCO-7", "DL-VAR-4")
def things(s: State, seat: int) -> tuple[Line, ...]:
    """What a lord's things are worth. In the combat trainer only the results of battles count."""
    lord = s.lords[seat]
    lines = fought_for(lord)
    if s.trainer == NONE:
        lines = [*owned(lord), *lines, *in_rooms(lord)]
    return tuple([line for line in lines if line.number])


@law("DL-SCO-7")
def points(s: State, seat: int) -> tuple[Line, ...]:
    """A lord's score as it stands now, line by line, with the titles they would win."""
    if s.trainer != NONE:
        return things(s, seat)
    held = holders(s)
    return (*things(s, seat), *titles(s, seat, held), *fame(s, seat, held))


def total(s: State, seat: int) -> int:
    """The total, which may be below 0."""
    return worth(points(s, seat))


def worth(lines: Iterable[Line]) -> int:
    """The sum of these lines."""
    return sum([line.points for line in lines])


@law("DL-WIN-1", "DL-WIN-2")
def ranking(s: State) -> tuple[int, ...]:
    """The place of each lord: most points win, equal points share a place."""
    return placed([total(s, seat) for seat in range(len(s.lords))])


def placed(totals: list[int]) -> tuple[int, ...]:
    """The place of each of these totals."""
    return tuple([1 + sum([other > own for other in totals]) for own in totals])


@step("DL-SCO-7", "DL-TTL-1", "DL-WIN-1", "DL-WIN-2")
def scoring(game: Game) -> None:
    """Count everything in turn order, then title by title; then the game is over."""
    s = game.state
    order, held = turn_order(s), holders(s)
    totals = [0] * len(order)
    for seat in order:
        lines = things(s, seat)
        tell(game, seat, lines)
        totals[seat] = worth(lines) + worth(titles(s, seat, held))
    count = PLAYER_COUNTS[len(s.lords)]
    for title, each in enumerate(held):
        for seat in each.seats:
            if len(each.seats) == 1:
                game.say(TITLE_WON, seat, title, each.number, count.title_alone)
            else:
                game.say(TITLE_SHARED, seat, title, each.number, count.title_shared)
    for seat in order:
        halls = fame(s, seat, held)
        tell(game, seat, halls)
        totals[seat] += worth(halls)
        game.say(TOTAL, seat, totals[seat])
        if totals[seat] >= table.LICENCE:
            game.say(LICENCE, seat)
    places = placed(totals)
    for seat in order:
        if places[seat] == 1:
            game.say(WINNER if places.count(1) == 1 else SHARED_VICTORY, seat, totals[seat])
    game.end("scored")


def tell(game: Game, seat: int, lines: Iterable[Line]) -> None:
    """Announce what a lord's things are worth."""
    for line in lines:
        if line.what in SCORES.names:
            game.say(THINGS_SCORED, seat, SCORES.number(line.what), line.number, line.points)
        else:
            game.say(ROOM_SCORED, seat, ROOMS.number(line.what), line.points)
