"""Models moved out of a quake or a pit of despair (WQ-D-33; WQ-TRE-14, WQ-MAG-13). An area is identified by its upper
left square."""

from lanterne.engine import Choice, Event, Offer, ask, decision, law, step
from lanterne.games.warhammer_quest.rules.areas import whole
from lanterne.games.warhammer_quest.rules.dungeon import (
    adjacent_sections,
    change,
    change_monster,
    free,
    layout,
    monster,
    section_squares,
    take_away,
)
from lanterne.games.warhammer_quest.rules.harm import dies, slay
from lanterne.games.warhammer_quest.rules.movement import enters
from lanterne.games.warhammer_quest.state import (
    FOES,
    IN_PIT,
    INSIDE,
    SQUARES,
    Foe,
    Game,
    Square,
    State,
    Warrior,
    place_of,
)
from lanterne.games.warhammer_quest.state import WARRIORS as WARRIOR_IDS
from lanterne.kit.grid import mask_of, squares_of

FOE_PUSHED_OUT = Event("foe-pushed-out", "WQ-TRE-14", foe=FOES, square=SQUARES)
WARRIOR_PUSHED_OUT = Event("warrior-pushed-out", "WQ-TRE-14", warrior=WARRIOR_IDS, square=SQUARES)


@step("WQ-TRE-14", "WQ-MAG-13")
def put_foe(game: Game, foe: Foe, square: Square) -> None:
    """Move a monster out."""
    change_monster(game.state, foe, square=square)
    game.say(FOE_PUSHED_OUT, foe, square)


@step("WQ-TRE-14", "WQ-MAG-13")
def jump_to(game: Game, warrior: Warrior, square: Square) -> None:
    """Move a warrior out."""
    s = game.state
    here = s.warriors[warrior].square
    take_away(s, warrior, IN_PIT)
    change(s, warrior, square=square)
    game.say(WARRIOR_PUSHED_OUT, warrior, square)
    if place_of(here) != place_of(square):
        enters(game, warrior, place_of(square))


def foe_square(s: State, foe: int) -> int:
    """The square of a monster on the board."""
    row = monster(s, foe)
    assert row is not None, f"foe {foe} is not on the board"
    return row.square


# --- out of a quake ---------------------------------------------------------------------------------------------------


@law("WQ-TRE-14")
def nearest_outside(s: State, square: int, corner: int) -> list[int]:
    """The free squares outside a quake that are nearest to this one, ignoring models."""
    graph, empty = layout(s).graph, free(s) & ~mask_of(whole(corner))
    for ring in graph.rings(1 << square, graph.floor):
        if ring & empty:
            return list(squares_of(ring & empty))
    return []


def foe_goes(s: State, seat: int, user: int, foe: int, corner: int) -> list[tuple[int, int]]:
    """Where a monster can be put."""
    return [(foe, to) for to in nearest_outside(s, foe_square(s, foe), corner)]


def warrior_goes(s: State, seat: int, warrior: int, corner: int) -> list[tuple[int, int]]:
    """Where a warrior can go."""
    return [(warrior, to) for to in nearest_outside(s, s.warriors[warrior].square, corner)]


FOE_OUT_OF_QUAKE = (Offer(put_foe, foe_goes),)
OUT_OF_QUAKE = (Offer(jump_to, warrior_goes),)


@decision("WQ-TRE-14")
def put_foe_out_of_quake(game: Game, user: Warrior, foe: Foe, corner: Square) -> Choice:
    """Where does the monster go? The user of the scroll decides."""
    return ask(game.state.warriors[user].seat, FOE_OUT_OF_QUAKE, user, foe, corner)


@decision("WQ-TRE-14")
def jump_out_of_quake(game: Game, warrior: Warrior, corner: Square) -> Choice:
    """Where does the warrior go?"""
    return ask(game.state.warriors[warrior].seat, OUT_OF_QUAKE, warrior, corner)


@step("WQ-TRE-14")
def foe_leaves_quake(game: Game, user: Warrior, foe: Foe, corner: Square) -> None:
    """A surviving monster is moved to the nearest free square; if there is none, it is killed."""
    s = game.state
    if monster(s, foe) is None:
        return
    ways = foe_goes(s, 0, user, foe, corner)
    if not ways:
        game.then(slay(foe, user))
    else:
        game.then(put_foe(*ways[0]) if len(ways) == 1 else put_foe_out_of_quake(user, foe, corner))


@step("WQ-TRE-14")
def warrior_leaves_quake(game: Game, warrior: Warrior, corner: Square) -> None:
    """A warrior is moved to the nearest free square; if there is none, they are killed."""
    s = game.state
    if s.warriors[warrior].fate != INSIDE:
        return
    ways = warrior_goes(s, 0, warrior, corner)
    if not ways:
        game.then(dies(warrior))
    else:
        game.then(jump_to(*ways[0]) if len(ways) == 1 else jump_out_of_quake(warrior, corner))


# --- out of a pit of despair ------------------------------------------------------------------------------------------


@law("WQ-MAG-13")
def empty_around(s: State, corner: int) -> list[int]:
    """The empty squares in the section of a pit of despair and in the sections adjacent to it."""
    here = place_of(corner)
    around = section_squares(s, here)
    for place in squares_of(adjacent_sections(s, here)):
        around |= section_squares(s, place)
    return list(squares_of(around & free(s) & ~mask_of(whole(corner))))


def foe_lands(s: State, seat: int, user: int, foe: int, corner: int) -> list[tuple[int, int]]:
    """Where a monster can be put."""
    return [(foe, to) for to in empty_around(s, corner)]


def warrior_lands(s: State, seat: int, warrior: int, corner: int) -> list[tuple[int, int]]:
    """Where a warrior can go."""
    return [(warrior, to) for to in empty_around(s, corner)]


FOE_OUT_OF_PIT = (Offer(put_foe, foe_lands),)
OUT_OF_PIT = (Offer(jump_to, warrior_lands),)


@decision("WQ-MAG-13")
def put_foe_out_of_pit(game: Game, user: Warrior, foe: Foe, corner: Square) -> Choice:
    """Where does the monster go? The caster decides."""
    return ask(game.state.warriors[user].seat, FOE_OUT_OF_PIT, user, foe, corner)


@decision("WQ-MAG-13")
def jump_out_of_pit(game: Game, warrior: Warrior, corner: Square) -> Choice:
    """Where does the warrior go?"""
    return ask(game.state.warriors[warrior].seat, OUT_OF_PIT, warrior, corner)


@step("WQ-MAG-13")
def foe_leaves_pit(game: Game, user: Warrior, foe: Foe, corner: Square) -> None:
    """A monster that does not fall in is put on an empty square; if there is none, it falls after all."""
    ways = empty_around(game.state, corner)
    if not ways:
        game.then(slay(foe, user))
    else:
        game.then(put_foe(foe, ways[0]) if len(ways) == 1 else put_foe_out_of_pit(user, foe, corner))


@step("WQ-MAG-13")
def warrior_leaves_pit(game: Game, warrior: Warrior, corner: Square) -> None:
    """A warrior who does not fall in goes to an empty square; if there is none, they fall after all."""
    ways = empty_around(game.state, corner)
    if not ways:
        game.then(dies(warrior))
    else:
        game.then(jump_to(warrior, ways[0]) if len(ways) == 1 else jump_out_of_pit(warrior, corner))
