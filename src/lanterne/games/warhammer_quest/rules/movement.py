"""Movement (WQ-MOV): one square after the other, out of the dungeon, and what happens on the way."""

from lanterne.engine import NUMBER, Event, Mask, Offer, Refusal, View, Way, has, law, part, step
from lanterne.games.warhammer_quest.content.sections import CORRIDOR, ROOM, SECTIONS
from lanterne.games.warhammer_quest.rules import ahead
from lanterne.games.warhammer_quest.rules.dungeon import change, layout, lit, occupied
from lanterne.games.warhammer_quest.rules.heirs import hand_over_lantern
from lanterne.games.warhammer_quest.rules.pinning import FAILED, FREE
from lanterne.games.warhammer_quest.rules.plot import climb_cost, may_leave
from lanterne.games.warhammer_quest.rules.settling import settle
from lanterne.games.warhammer_quest.state import (
    LEVITATING,
    NONE,
    OPEN,
    OUT,
    OUTSIDE,
    OWN_TURN,
    SQUARES,
    Game,
    Square,
    State,
    place_of,
)
from lanterne.games.warhammer_quest.state import (
    SECTIONS as SECTION_IDS,
)
from lanterne.games.warhammer_quest.state import WARRIORS as WARRIOR_IDS
from lanterne.kit.grid import each_of, squares_of

WALKED = Event("walked", "WQ-MOV-1", warrior=WARRIOR_IDS, square=SQUARES, moves=NUMBER).joining("warrior")
ENTERED_SECTION = Event("entered-section", "WQ-WAR-7", warrior=WARRIOR_IDS, section=SECTION_IDS)
LEFT_DUNGEON = Event("left-dungeon", "WQ-MOV-9", warrior=WARRIOR_IDS)

NO_MOVES = Refusal("no-moves-left", "WQ-MOV-1")
HELD_FAST = Refusal("held-fast", "WQ-PIN-1")
HELD_AFTER_FAILING = Refusal("held-after-failing", "WQ-PIN-3")
MOVED_ALREADY = Refusal("no-move-after-attack", "WQ-WAR-4")
FLOATING = Refusal("floating", "WQ-MAG-9")
TAKEN = Refusal("square-taken", "WQ-MOV-3")
TOO_STEEP = Refusal("too-steep", "WQ-OBJ-5")
WALL_AT_CORNER = Refusal("wall-at-corner", "WQ-MOV-4")
NO_DIAGONAL = Refusal("no-diagonal", "WQ-MOV-5")
NOT_AT_A_WAY_OUT = Refusal("not-at-a-way-out", "WQ-MOV-8")


# --- steps ------------------------------------------------------------------------------------------------------------


@law("WQ-WAR-4", "WQ-PIN-1", "WQ-PIN-3", "WQ-MOV-1")
def cannot_move(s: State, seat: int) -> Refusal | None:
    """Pinned warriors stay, and nobody moves after the first attack."""
    if s.stopped:
        return MOVED_ALREADY
    if s.pinned != FREE:
        return HELD_AFTER_FAILING if s.pinned == FAILED else HELD_FAST
    if s.warriors[s.active].conditions & LEVITATING:
        return FLOATING
    return None if s.moves > 0 else NO_MOVES


@law("WQ-MOV-2", "WQ-MOV-4", "WQ-MOV-5", "WQ-MOV-6", "WQ-MOV-7")
def beside(s: State) -> int:
    """The squares one step away, including diagonals."""
    return layout(s).graph.near[s.warriors[s.active].square]


@law("WQ-MOV-3")
def taken(s: State) -> int:
    """Nobody moves through an occupied square."""
    return occupied(s)


@law("WQ-OBJ-5")
def steep(s: State) -> int:
    """The squares that are too high to climb to, out of the fighting pit, with the moves left."""
    low = layout(s).low
    if not has(low, s.warriors[s.active].square) or climb_cost(s, False) <= s.moves:
        return 0
    return ~low


def squares_to_enter(s: State, seat: int) -> tuple[tuple[int], ...]:
    """Those that a warrior can step on."""
    found = beside(s) & ~taken(s)
    if s.moves < 2:
        found &= ~steep(s)
    return each_of(found)


def squares_taken(s: State, seat: int) -> tuple[tuple[int], ...]:
    """Those with another model."""
    return each_of(beside(s) & taken(s))


def squares_too_steep(s: State, seat: int) -> tuple[tuple[int], ...]:
    """Squares that are free, but too high."""
    return each_of(beside(s) & ~taken(s) & steep(s))


@law("WQ-MOV-4")
def squares_past_a_wall(s: State, seat: int) -> tuple[tuple[int], ...]:
    """Diagonally, squares where a wall is at the corner."""
    return each_of(layout(s).graph.cut_corners(s.warriors[s.active].square)[0])


@law("WQ-MOV-5")
def squares_past_an_edge(s: State, seat: int) -> tuple[tuple[int], ...]:
    """Diagonally, squares past a high obstacle or a ledge, and those onto the bridge or off it."""
    return each_of(layout(s).graph.cut_corners(s.warriors[s.active].square)[1])


@law("WQ-OBJ-5")
def cost_of(s: State, here: int, to: int) -> int:
    """What a step costs a warrior: one square of movement, or more for climbing out of the fighting pit."""
    low = layout(s).low
    return climb_cost(s, False) if low and has(low, here) and not has(low, to) else 1


@step("WQ-MOV-1", "WQ-MOV-2", "WQ-MOV-3")
def walk(game: Game, square: Square) -> None:
    """Walk one square."""
    s = game.state
    warrior = s.active
    here, place = s.warriors[warrior].square, place_of(square)
    s.moves -= cost_of(s, here, square)
    change(s, warrior, square=square)
    game.say(WALKED, warrior, square, s.moves)
    if place_of(here) != place:
        enters(game, warrior, place)
    if s.portcullis != NONE or s.guarded or SECTIONS[s.laid[place].section].kind not in (ROOM, CORRIDOR):
        game.at_once(settle())


@part("WQ-WAR-7", "WQ-WAR-8", "WQ-MON-1", "WQ-LAN-3", "WQ-EXP-5")
def enters(game: Game, warrior: int, place: int) -> None:
    """A warrior enters a section. If nobody has been there, its event waits for the monsters' phase; if it was
    first entered this phase, the warrior cannot attack; if it is dark, the warrior must not stay."""
    s = game.state
    game.say(ENTERED_SECTION, warrior, s.laid[place].section)
    if not has(s.entered, place):
        first_enters(s, place)
    if not has(s.known, place):
        change(s, warrior, fresh=True)
    if not has(lit(s), place):
        change(s, warrior, strayed=True)


@part("WQ-MON-1", "WQ-MON-3")
def first_enters(s: State, place: int) -> None:
    """A section is entered for the first time: the event of a room, or the objective room's guardians, will follow."""
    s.entered = Mask(s.entered | 1 << place)
    kind = SECTIONS[s.laid[place].section].kind
    if kind != CORRIDOR:
        s.waiting += (place,)
    if kind == ROOM and s.first_room == NONE:
        s.first_room = place


# --- out --------------------------------------------------------------------------------------------------------------


@law("WQ-MOV-8", "WQ-MOV-10")
def no_way_out(s: State, seat: int) -> Refusal | None:
    """From a square in front of the dungeon entrance that is not closed, or of a secret exit that has been opened."""
    square = s.warriors[s.active].square
    door = s.doors[0]
    if square in door.squares and door.beyond == OUTSIDE and door.closed == OPEN:
        return may_leave(s, s.active)
    return None if has(s.exits, square) else NOT_AT_A_WAY_OUT


@step("WQ-MOV-8", "WQ-MOV-9", "WQ-MOV-10", "WQ-LAN-7")
def leave_dungeon(game: Game) -> None:
    """One more square, and the warrior is out for good, with gold and treasures. A leader hands the lantern to somebody
    who stays."""
    s = game.state
    warrior = s.active
    by_exit = has(s.exits, s.warriors[warrior].square)
    s.moves -= 1
    game.say(LEFT_DUNGEON, warrior)
    if by_exit:
        s.flags += (f"escaped-{warrior}",)
    change(s, warrior, fate=OUT, square=NONE, conditions=0)
    game.leave(OWN_TURN)
    if warrior == s.leader:
        game.then(hand_over_lantern(warrior))
    game.then(settle())


MOVE = (
    Offer(walk, squares_to_enter, closed=(cannot_move,)),
    Offer(walk, squares_taken, closed=(cannot_move,), never=TAKEN),
    Offer(walk, squares_too_steep, closed=(cannot_move,), never=TOO_STEEP),
    Offer(walk, squares_past_a_wall, closed=(cannot_move,), never=WALL_AT_CORNER),
    Offer(walk, squares_past_an_edge, closed=(cannot_move,), never=NO_DIAGONAL),
    Offer(leave_dungeon, closed=(no_way_out, cannot_move)),
)


# --- whole ways -------------------------------------------------------------------------------------------------------


def ways(view: View[State], warrior: int) -> dict[int, Way]:
    """Where the warrior whose turn it is can walk: a cheapest way to each square, among equals the first in the order
    of squares."""
    s = view.state
    if warrior != s.active or cannot_move(s, 0) is not None or s.agenda[-1] != ahead.own_turn_choice():
        return {}
    here = s.warriors[warrior].square
    barred = taken(s)
    near = layout(s).graph.near
    found: dict[int, tuple[tuple[int, ...], int]] = {here: ((), 0)}
    fronts: list[list[int]] = [[here], *([] for _ in range(s.moves))]
    for cost, front in enumerate(fronts):
        for square in front:
            if found[square][1] != cost:
                continue
            for other in squares_of(near[square] & ~barred):
                onward = cost + cost_of(s, square, other)
                if onward <= s.moves and (other not in found or onward < found[other][1]):
                    found[other] = ((*found[square][0], other), onward)
                    fronts[onward].append(other)
    del found[here]
    return {to: Way(tuple(walk(square) for square in path), cost) for to, (path, cost) in found.items()}
