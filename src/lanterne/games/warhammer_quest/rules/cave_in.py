"""Cave-ins (WQ-EVT-10, WQ-EVT-11), who is cut off by them, and the optional detour (WQ-VAR-5)."""

from collections.abc import Iterator

from lanterne.engine import Choice, Event, Mask, Offer, ask, decision, has, law, part, step
from lanterne.games.warhammer_quest.content.cards import CAVE_IN
from lanterne.games.warhammer_quest.content.sections import CELLS, COLUMNS, OBJECTIVE, SECTIONS
from lanterne.games.warhammer_quest.rules import ahead
from lanterne.games.warhammer_quest.rules.dungeon import inside, layout, section_squares, unexplored
from lanterne.games.warhammer_quest.rules.harm import dies, remove_foe
from lanterne.games.warhammer_quest.rules.laying import front_squares, kept_free, occupied, placements, put_down
from lanterne.games.warhammer_quest.rules.piles import has_new_deck, is_way_up, objective_place, shuffle_places
from lanterne.games.warhammer_quest.rules.plot import THROWN
from lanterne.games.warhammer_quest.rules.portcullis import bury_portcullis, keep_standing, stands_no_more
from lanterne.games.warhammer_quest.state import (
    DOORS,
    NONE,
    PORTCULLIS,
    RUBBLE,
    Blocked,
    DoorRow,
    Game,
    Place,
    Square,
    State,
    place_of,
)
from lanterne.games.warhammer_quest.state import SECTIONS as SECTION_IDS
from lanterne.kit.grid import mask_of, squares_of
from lanterne.kit.tiles import AHEAD, opposite

ROOF_CRACKS = Event("roof-cracks", "WQ-EVT-10", section=SECTION_IDS)
SECTION_FELL_IN = Event("section-fell-in", "WQ-EVT-11", section=SECTION_IDS)
WAY_CUT_OFF = Event("way-cut-off", "WQ-EVT-11")
DETOUR_OPENED = Event("detour-opened", "WQ-VAR-5", section=SECTION_IDS, door=DOORS)
ROOM_BEHIND_DETOUR = Event("room-behind-detour", "WQ-VAR-5", section=SECTION_IDS, door=DOORS, room=SECTION_IDS)


# --- the roof cracks --------------------------------------------------------------------------------------------------


@law("WQ-EVT-10", "WQ-VAR-5")
def ignores_cave_in(s: State, place: int) -> bool:
    """Whether the card is ignored here and another one drawn: in the first dungeon room that was entered, and, with
    detours, where none could be opened (in the objective room, and in the entrance, because there is nothing outside
    it)."""
    if place == s.first_room:
        return True
    return s.agreed.cave_in_detour and (place == 0 or SECTIONS[s.laid[place].section].kind == OBJECTIVE)


@step("WQ-EVT-10", "WQ-EVT-7")
def cave_in(game: Game, place: Place) -> None:
    """Block every exit of the section except the one by which it was first entered. The section collapses at the end of
    the next turn."""
    s = game.state
    keep_standing(s, CAVE_IN)
    kept = s.laid[place].door
    s.doors = tuple(
        door._replace(closed=RUBBLE) if number != kept and place in (door.section, door.beyond) else door
        for number, door in enumerate(s.doors)
    )
    bury_portcullis(s)
    s.falling += (Blocked(place, s.turn + 1),)
    game.say(ROOF_CRACKS, s.laid[place].section)
    tell_if_cut_off(game)


# --- the section falls in ---------------------------------------------------------------------------------------------


@step("WQ-EVT-11")
def collapses(game: Game) -> None:
    """At the end of a turn, sections that are due collapse. All who are still there are killed together, so none of
    them takes anything over (WQ-DTH-2), and monsters bring no gold."""
    s = game.state
    due = [row.place for row in s.falling if row.due <= s.turn]
    if due:
        known = is_cut_off(s)
        crushed = [warrior for warrior in inside(s) if place_of(s.warriors[warrior].square) in due]
        for place in due:
            fall_in(game, place)
        game.then(dies(*crushed), ahead.settle())
        s.falling = tuple(row for row in s.falling if row.due > s.turn)
        if not known:
            game.then(is_goal_buried())
    if s.fallen:
        game.then(detour())


@step("WQ-EVT-11")
def is_goal_buried(game: Game) -> None:
    """The collapse, unlike the crack in the roof, may bury the objective room and so cut the party off."""
    tell_if_cut_off(game)


@part("WQ-EVT-11")
def fall_in(game: Game, place: int) -> None:
    """Nobody can enter the section or see through it any more."""
    s = game.state
    game.say(SECTION_FELL_IN, s.laid[place].section)
    stands_no_more(s, CAVE_IN)
    here = section_squares(s, place)
    for row in tuple(s.monsters):
        if has(here, row.square):
            remove_foe(s, row.foe)
    s.fallen = Mask(s.fallen | 1 << place)
    s.blocked = Mask(s.blocked | here)
    s.doors = tuple(door._replace(closed=RUBBLE) if place in (door.section, door.beyond) else door for door in s.doors)
    bury_portcullis(s)


# --- who is cut off ---------------------------------------------------------------------------------------------------


def within_reach(s: State) -> int:
    """The squares that a living warrior can reach, ignoring models. A portcullis does not count as closed, because it
    may still be opened."""
    graph = layout(s).graph
    reached = graph.reach(mask_of(s.warriors[warrior].square for warrior in inside(s)), graph.floor)
    barred = [mask_of((*door.squares, *door.facing)) for door in s.doors if door.closed == PORTCULLIS and door.facing]
    while opened := [squares for squares in barred if squares & reached]:
        barred.remove(opened[0])
        reached = graph.reach(reached | opened[0] & graph.floor, graph.floor)
    return reached


@law("WQ-EVT-11")
def is_cut_off(s: State) -> bool:
    """Whether the objective can no longer be reached: no doorway with cards is within reach, nor is the objective room,
    nor the way up if there is a new deck. This uses only what everybody can see."""
    reached = within_reach(s)
    if any(unexplored(door) and mask_of(door.squares) & reached for door in s.doors):
        return False
    if has_new_deck(s):
        return not any(is_way_up(s, place) and section_squares(s, place) & reached for place in range(len(s.laid)))
    room = objective_place(s)
    return room == NONE or not section_squares(s, room) & reached


@law("WQ-EVT-11", "WQ-OBJ-2", "WQ-OBJ-9")
def is_goal_ahead(s: State) -> bool:
    """Whether there is a goal to be cut off from: not once the game is decided or the icon is in the fire."""
    return not s.result and THROWN not in s.flags


def tell_if_cut_off(game: Game) -> None:
    """Tell the party at once, unless a detour will open."""
    s = game.state
    if not is_goal_ahead(s) or s.agreed.cave_in_detour:
        return
    if (s.fallen or s.falling) and inside(s) and is_cut_off(s):
        game.say(WAY_CUT_OFF)


# --- the detour -------------------------------------------------------------------------------------------------------


@step("WQ-VAR-5")
def detour(game: Game) -> None:
    """If a collapse has left no way on, the leader adds a doorway, but not before the last section that is due has
    collapsed."""
    s = game.state
    if not s.fallen or s.falling or s.result or not s.agreed.cave_in_detour or not inside(s) or not is_cut_off(s):
        return
    if (cut_off_cards(s) or is_room_cut_off(s)) and free_borders(s):
        game.then(choose_detour())
    elif is_goal_ahead(s):
        game.say(WAY_CUT_OFF)


def cut_off_cards(s: State) -> list[int]:
    """The deck positions of all cards left in piles, in order."""
    return sorted(card for door in s.doors for card in door.pile)


def is_room_cut_off(s: State) -> bool:
    """Whether the objective room has been laid but can no longer be reached."""
    room = objective_place(s)
    return room != NONE and not has_new_deck(s) and not has(s.fallen, room)


@law("WQ-VAR-5")
def sections_outside(s: State) -> list[int]:
    """The sections to which the doorway can be added: those outside the exit that was kept open, or the leader's if
    none of them is left or within reach."""
    reached = within_reach(s)
    exits = [s.doors[s.laid[place].door] for place in squares_of(s.fallen)]
    outside = {door.section for door in exits if section_squares(s, door.section) & reached}
    return sorted(outside) or [place_of(s.warriors[s.leader].square)]


def borders(s: State, place: int) -> Iterator[tuple[tuple[int, int], int]]:
    """The pairs of squares side by side along a border without a doorway, each with the side of the table it faces."""
    row = s.laid[place]
    section = SECTIONS[row.section]
    cells = {divmod(cell, COLUMNS) for cell in section.cells}
    floor = section_squares(s, place) >> place * CELLS
    closed = {*section.walls, *section.ledges}
    taken = {(square, door.side) for door in s.doors for square in door.squares}
    taken |= {(square, opposite(door.side)) for door in s.doors for square in door.facing}
    for side, (right, down) in enumerate(AHEAD):
        facing = (side + row.turn) % 4
        for y, x in sorted(cells):
            pair = ((y, x), (y + abs(right), x + abs(down)))
            one, other = (line * COLUMNS + column for line, column in pair)
            squares = (place * CELLS + one, place * CELLS + other)
            if (
                all(at in cells and (at[0] + down, at[1] + right) not in cells for at in pair)
                and all(has(floor, cell) for cell in (one, other))
                and (one, other) not in closed
                and (other, one) not in closed
                and not any((square, facing) in taken for square in squares)
            ):
                yield squares, facing


@law("WQ-VAR-5")
def free_borders(s: State, seat: int = 0) -> list[tuple[int, int]]:
    """The pairs of border squares where the doorway can be added: those with room in front, or any if there are none.
    If no border without a doorway is left, any section within reach may be used."""
    found = [(squares, side) for place in sections_outside(s) for squares, side in borders(s, place)]
    if not found:
        reached = within_reach(s)
        places = [place for place in range(len(s.laid)) if section_squares(s, place) & reached]
        found = [(squares, side) for place in places for squares, side in borders(s, place)]
    roomy = []
    for squares, side in found:
        door = DoorRow(place_of(squares[0]), squares, side)
        layer = s.laid[door.section].layer
        if not (occupied(s, layer) | kept_free(s, layer, NONE)) & set(front_squares(s, door)):
            roomy.append(squares)
    return roomy or [squares for squares, _ in found]


@step("WQ-VAR-5")
def add_door(game: Game, one: Square, other: Square) -> None:
    """The cut-off piles are shuffled together and go behind the new doorway. If the objective room is beyond the
    rubble, it is behind the doorway instead, because no card could lead there any more. The rubble of a quake in it is
    gone: it might bar the new doorway as well."""
    s = game.state
    place = place_of(one)
    side = next(side for squares, side in borders(s, place) if squares == (one, other))
    new = len(s.doors)
    cards = cut_off_cards(s)
    room = objective_place(s)
    if room == NONE or has_new_deck(s):
        shuffle_places(game, cards)
        s.doors = (*(door._replace(pile=()) for door in s.doors), DoorRow(place, (one, other), side, pile=tuple(cards)))
        game.say(DETOUR_OPENED, s.laid[place].section, new)
        return
    left = tuple(door._replace(beyond=NONE, facing=()) if door.beyond == room else door for door in s.doors)
    s.doors = (*left, DoorRow(place, (one, other), side))
    section = s.laid[room].section
    s.blocked = Mask(s.blocked & ~(((1 << CELLS) - 1) << room * CELLS))
    put_down(s, section, placements(s, section, new)[0], new, room)
    game.say(ROOM_BEHIND_DETOUR, s.laid[place].section, new, section)


DETOURS = (Offer(add_door, free_borders),)


@decision("WQ-VAR-5")
def choose_detour(game: Game) -> Choice:
    """Where is the new doorway?"""
    s = game.state
    return ask(s.warriors[s.leader].seat, DETOURS)
