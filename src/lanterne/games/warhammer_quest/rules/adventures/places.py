"""Places in the objective room, and what is required to act there (WQ-OBJ-14).

An act in place of an attack is offered with the requirements of this module in their order here, followed by those of
its own adventure. Its step ends the movement and puts the resolution on the agenda, which checks the same requirements
again, because others may have used cards in between.
"""

from functools import cache

from lanterne.engine import Call, Refusal, has, law, part
from lanterne.engine.choice import Predicate
from lanterne.games.warhammer_quest.content.sections import CELLS, COLUMNS, SECTIONS
from lanterne.games.warhammer_quest.rules import ahead
from lanterne.games.warhammer_quest.rules.combat import NEW_SECTION, RAGING
from lanterne.games.warhammer_quest.rules.dungeon import is_conscious, monsters_in
from lanterne.games.warhammer_quest.rules.piles import objective_place
from lanterne.games.warhammer_quest.rules.pinning import FAILED, foes_beside
from lanterne.games.warhammer_quest.state import BY_AN_ACT, GONE, NONE, RAGE, WEBBED, Game, State, place_of
from lanterne.kit.grid import mask_of

ATTACKED_ALREADY = Refusal("attacked-already", "WQ-OBJ-14")
MUST_FIGHT = Refusal("must-fight", "WQ-PIN-6")
GUARDIANS_LIVE = Refusal("guardians-live", "WQ-OBJ-17")
MONSTERS_HERE = Refusal("monsters-in-room", "WQ-OBJ-15")

CHASM = "chasm"


# --- places -----------------------------------------------------------------------------------------------------------


@law("WQ-OBJ-14")
def next_to(s: State, thing: str) -> int:
    """The squares next to a thing of the objective room, an obstacle or the chasm: the eight around each of its
    squares, unless there is a wall or a ledge between. The thing itself cannot be entered, so "next to" does not mean
    one step away."""
    room = objective_place(s)
    return 0 if room == NONE else _cells_next_to(s.laid[room].section, thing) << room * CELLS


@cache
def _cells_next_to(section: int, thing: str) -> int:
    sheet = SECTIONS[section]
    cells = sheet.chasm if thing == CHASM else dict(sheet.obstacles)[thing]
    closed = {frozenset(edge) for edge in (*sheet.walls, *sheet.ledges)}
    found = set()
    for cell in cells:
        y, x = divmod(cell, COLUMNS)
        for other in sheet.passable:
            y2, x2 = divmod(other, COLUMNS)
            if max(abs(y - y2), abs(x - x2)) == 1:
                corners = {y * COLUMNS + x2, y2 * COLUMNS + x} - {cell, other}
                between = [(cell, other)] if not corners else [(end, c) for end in (cell, other) for c in corners]
                if not any(frozenset(edge) in closed for edge in between):
                    found.add(other)
    return mask_of(found)


def mark(s: State, name: str) -> int:
    """The marked squares of the objective room with this name."""
    room = objective_place(s)
    if room == NONE:
        return 0
    sheet = SECTIONS[s.laid[room].section]
    return sum(mask_of(each.cells) for each in sheet.marks if each.name == name) << room * CELLS


def secret_exit(s: State, name: str) -> int:
    """The squares of the objective room from which the secret exit with this name leads out (WQ-MOV-10)."""
    room = objective_place(s)
    if room == NONE:
        return 0
    sheet = SECTIONS[s.laid[room].section]
    return sum(mask_of(each.cells) for each in sheet.secret_exits if each.name == name) << room * CELLS


def stands_on(s: State, warrior: int, squares: int) -> bool:
    """Whether a warrior stands on one of these squares."""
    square = s.warriors[warrior].square
    return square >= 0 and has(squares, square)


def in_room(s: State, warrior: int) -> bool:
    """Whether a warrior is in the objective room."""
    square = s.warriors[warrior].square
    return square >= 0 and place_of(square) == objective_place(s)


def room_is_clear(s: State) -> bool:
    """Whether no monster is in the objective room."""
    return not s.monsters or not monsters_in(s, objective_place(s))


# --- acts instead of an attack ----------------------------------------------------------------------------------------


@law("WQ-OBJ-14", "WQ-WAR-8", "WQ-PIN-6", "WQ-HRO-3")
def cannot_act(s: State, seat: int) -> Refusal | None:
    """Once a turn, by a warrior who could attack instead: not after an attack, after entering a section first entered
    this phase, after raging at friends, or when they must fight because they failed to escape."""
    if s.hands:
        return ATTACKED_ALREADY
    row = s.warriors[s.active]
    if row.fresh:
        return NEW_SECTION
    if row.conditions & RAGE:
        return RAGING
    return MUST_FIGHT if s.pinned == FAILED and foes_beside(s, s.active) else None


@law("WQ-OBJ-17", "WQ-OBJ-15")
def guardians_live(s: State, seat: int) -> Refusal | None:
    """Not before the guardians have come and gone."""
    return None if s.guarded == GONE else GUARDIANS_LIVE


@law("WQ-OBJ-15")
def monsters_here(s: State, seat: int) -> Refusal | None:
    """Not while a monster is in the objective room."""
    return None if room_is_clear(s) else MONSTERS_HERE


ONCE_CLEARED = (cannot_act, guardians_live, monsters_here)
"""The requirements of most acts: the guardians dead, and no monster in the room."""


def instead_of_attack(game: Game, resolution: Call) -> None:
    """Declare an act: end the movement, then do it."""
    game.then(ahead.stop_moving(), resolution)


@part("WQ-OBJ-14")
def goes_through(s: State, requirements: tuple[Predicate, ...]) -> bool:
    """Whether the declared act can still be done. If so, it is what the active warrior does this turn."""
    row = s.warriors[s.active]
    if (
        not is_conscious(row)
        or row.conditions & WEBBED
        or any(requirement(s, row.seat) is not None for requirement in requirements)
    ):
        return False
    s.hands = BY_AN_ACT
    return True


# --- next to the fountain, the tomb or the idol (WQ-OBJ-14) -----------------------------------------------------------

NOT_AT_FOUNTAIN = Refusal("not-at-fountain", "WQ-OBJ-14")
NOT_AT_TOMB = Refusal("not-at-tomb", "WQ-OBJ-14")
NOT_AT_IDOL = Refusal("not-at-idol", "WQ-OBJ-14")

FOUNTAIN, TOMB, IDOL = "fountain", "tomb", "idol"


@law("WQ-OBJ-14", "WQ-OBJ-15")
def away_from_fountain(s: State, seat: int) -> Refusal | None:
    """Only next to the fountain."""
    return None if stands_on(s, s.active, next_to(s, FOUNTAIN)) else NOT_AT_FOUNTAIN


@law("WQ-OBJ-14", "WQ-OBJ-15")
def away_from_tomb(s: State, seat: int) -> Refusal | None:
    """Only next to the tomb."""
    return None if stands_on(s, s.active, next_to(s, TOMB)) else NOT_AT_TOMB


@law("WQ-OBJ-14", "WQ-OBJ-15")
def away_from_idol(s: State, seat: int) -> Refusal | None:
    """Only next to the idol."""
    return None if stands_on(s, s.active, next_to(s, IDOL)) else NOT_AT_IDOL
