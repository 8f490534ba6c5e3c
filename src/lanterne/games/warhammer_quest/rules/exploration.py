"""The exploration phase (WQ-EXP): the leader opens up a new section behind a doorway."""

from lanterne.engine import NUMBER, Choice, Event, Offer, Refusal, ask, decision, law, step
from lanterne.games.warhammer_quest.content.adventures import ADVENTURES
from lanterne.games.warhammer_quest.content.cards import DUNGEON_CARDS
from lanterne.games.warhammer_quest.content.sections import CELLS, SECTIONS
from lanterne.games.warhammer_quest.rules.cave_in import detour, tell_if_cut_off
from lanterne.games.warhammer_quest.rules.dungeon import is_conscious, monsters_in, unexplored
from lanterne.games.warhammer_quest.rules.laying import MANNERS, Manner, Placement, placements, put_down
from lanterne.games.warhammer_quest.rules.piles import objective_place, shuffle_places
from lanterne.games.warhammer_quest.state import (
    DOORS,
    IN_PIT,
    NONE,
    OPEN,
    SENSELESS,
    WEBBED,
    Door,
    DoorRow,
    Game,
    SectionKind,
    State,
    place_of,
)
from lanterne.games.warhammer_quest.state import SECTIONS as SECTION_IDS
from lanterne.games.warhammer_quest.state import WARRIORS as WARRIOR_IDS

OBJECTIVE_FOUND = Event("objective-found", "WQ-EXP-3", section=SECTION_IDS).staged("section", sound="doom")
EXPLORED = Event("explored", "WQ-EXP-3", warrior=WARRIOR_IDS, door=DOORS, section=SECTION_IDS)
SECTION_LAID = Event("section-laid", "WQ-EXP-7", section=SECTION_IDS, manner=MANNERS)
SECTION_LAID_APART = Event("section-laid-apart", "WQ-EXP-9", section=SECTION_IDS, manner=MANNERS)
PILE_DIVIDED = Event("pile-divided", "WQ-EXP-11", left=NUMBER, right=NUMBER)
DEAD_END_FOUND = Event("dead-end", "WQ-EXP-12", door=DOORS)
NEW_DECK_DEALT = Event("new-deck-dealt", "WQ-OBJ-11", cards=NUMBER)
FAR_DOOR_OPENED = Event("far-door-opened", "WQ-OBJ-11", door=DOORS)

DEAD_END = Refusal("dead-end", "WQ-EXP-12")
RUBBLE_THERE = Refusal("doorway-is-blocked", "WQ-EXP-2")


# --- whether to explore -----------------------------------------------------------------------------------------------


@step("WQ-EXP-1", "WQ-EXP-4", "WQ-SEQ-4")
def exploration_phase(game: Game) -> None:
    """The leader may explore, once."""
    if may_explore(game.state):
        game.then(choose_exploration())


@law("WQ-EXP-1", "WQ-EXP-4", "WQ-SEQ-4")
def may_explore(s: State) -> bool:
    """Whether the leader is able to explore: conscious and free, with no monster in the section."""
    if s.leader == NONE:
        return False
    row = s.warriors[s.leader]
    able = is_conscious(row) and not row.conditions & (WEBBED | IN_PIT | SENSELESS)
    return able and not monsters_in(s, place_of(row.square))


@law("WQ-EXP-2")
def doors_before_leader(s: State, seat: int) -> list[tuple[int]]:
    """The doorways in front of the leader that lead nowhere yet."""
    square = s.warriors[s.leader].square
    return [(number,) for number, door in enumerate(s.doors) if door.beyond == NONE and square in door.squares]


@law("WQ-EXP-2", "WQ-EXP-12")
def leads_nowhere(s: State, seat: int, door: int) -> Refusal | None:
    """A dead end, or rubble."""
    row = s.doors[door]
    if unexplored(row):
        return None
    return DEAD_END if row.closed == OPEN else RUBBLE_THERE


@step("WQ-EXP-3")
def explore(game: Game, door: Door) -> None:
    """Draw the top card of the doorway's pile, and lay its section there."""
    s = game.state
    row = s.doors[door]
    card, *rest = row.pile
    s.doors = (*s.doors[:door], row._replace(pile=tuple(rest)), *s.doors[door + 1 :])
    s.drawn += (card,)
    section = DUNGEON_CARDS[s.deck[card]]
    game.say(EXPLORED, s.leader, door, section)
    if section == ADVENTURES[s.adventure].room:
        game.say(OBJECTIVE_FOUND, section)
    ways = placements(s, section, door)
    if len(ways) == 1:
        game.then(lay_section(door, section, ways[0].manner))
    else:
        game.then(choose_placement(door, section))


@step("WQ-EXP-4")
def stay_put(game: Game) -> None:
    """Exploring is voluntary."""


EXPLORING = (Offer(explore, doors_before_leader, each=(leads_nowhere,)), Offer(stay_put))


@decision("WQ-EXP-1", "WQ-EXP-2", "WQ-EXP-4")
def choose_exploration(game: Game) -> Choice | None:
    """Does the leader explore, and through which doorway?"""
    s = game.state
    if any(unexplored(s.doors[door]) for (door,) in doors_before_leader(s, 0)):
        return ask(s.warriors[s.leader].seat, EXPLORING)
    return None


# --- how the section is laid ------------------------------------------------------------------------------------------


def ways_to_lay(s: State, seat: int, door: int, section: int) -> list[tuple[int, int, int]]:
    """The legal placements, the suggested one first."""
    return [(door, section, way.manner) for way in placements(s, section, door)]


@step("WQ-EXP-5", "WQ-EXP-6", "WQ-EXP-7", "WQ-EXP-11")
def lay_section(game: Game, door: Door, section: SectionKind, manner: Manner) -> None:
    """Lay the section with its doors. It may be entered from the next warriors' phase on."""
    s = game.state
    way = next(way for way in placements(s, section, door) if way.manner == manner)
    known = len(s.doors)
    put_down(s, section, way, door)
    tell_placement(game, section, way, s.laid[s.doors[door].section].layer)
    tell_exits(game, section, known)
    tell_if_cut_off(game)
    game.then(detour())


def tell_placement(game: Game, section: int, way: Placement, layer: int) -> None:
    """Report how a section has been laid, as seen from a section on this layer."""
    game.say(SECTION_LAID if way.spot.layer == layer else SECTION_LAID_APART, section, way.manner)


def tell_exits(game: Game, section: int, first: int) -> None:
    """Report what is behind the new doorways, from this number on: how a junction divided the pile, and where the way
    ends."""
    s = game.state
    if SECTIONS[section].junction:
        left, right = s.doors[first:]
        game.say(PILE_DIVIDED, len(left.pile), len(right.pile))
    for number in range(first, len(s.doors)):
        if not s.doors[number].pile:
            game.say(DEAD_END_FOUND, number)


PLACING = (Offer(lay_section, ways_to_lay),)


@decision("WQ-EXP-7", "WQ-AUT-10")
def choose_placement(game: Game, door: Door, section: SectionKind) -> Choice:
    """How is the section laid?"""
    s = game.state
    return ask(s.warriors[s.leader].seat, PLACING, door, section)


# --- a new deck -------------------------------------------------------------------------------------------------------


@step("WQ-OBJ-11")
def new_deck(game: Game, cards: int) -> None:
    """A way out behind the objective room: the unused cards and those left in the piles are shuffled, and up to `cards`
    of them go behind its far door. The old doorways are dead ends from now on."""
    s = game.state
    left = [place for place in range(len(s.deck)) if place not in s.drawn]
    shuffle_places(game, left)
    pile = tuple(left[:cards])
    here = objective_place(s)
    row = s.laid[here]
    mark = next(way for way in SECTIONS[row.section].secret_exits if way.name == "far-door")
    one, other = mark.cells
    squares = (here * CELLS + one, here * CELLS + other)
    far_door = DoorRow(here, squares, (mark.side + row.turn) % 4, pile=pile)
    s.doors = (*(door._replace(pile=()) for door in s.doors), far_door)
    game.say(FAR_DOOR_OPENED, len(s.doors) - 1)
    game.say(NEW_DECK_DEALT, len(pile))
