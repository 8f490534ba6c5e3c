"""The dungeon entrance (WQ-SET-14, WQ-SET-15): the first section, by which warriors come in and leave."""

from lanterne.engine import Choice, Event, Offer, ask, decision, law, step
from lanterne.games.warhammer_quest.content.cards import DUNGEON_CARDS
from lanterne.games.warhammer_quest.content.sections import SECTIONS, Section
from lanterne.games.warhammer_quest.rules.exploration import tell_exits
from lanterne.games.warhammer_quest.rules.laying import MANNERS, Manner, Placement, exit_choices, manner_of, new_exits
from lanterne.games.warhammer_quest.rules.movement import first_enters
from lanterne.games.warhammer_quest.rules.piles import shares
from lanterne.games.warhammer_quest.state import OUTSIDE, DoorRow, Game, SectionKind, SectionRow, State
from lanterne.games.warhammer_quest.state import SECTIONS as SECTION_IDS
from lanterne.kit.tiles import Spot

ENTRANCE_LAID = Event("entrance-laid", "WQ-SET-14", section=SECTION_IDS, manner=MANNERS)

ENTRANCE_SPOT = Spot(0, 0, 0)
"""The entrance is not turned; the others are laid around it."""
DECK = 13
"""Cards of the dungeon deck (WQ-SET-13)."""


@step("WQ-SET-14", "WQ-SET-15")
def lay_entrance(game: Game) -> None:
    """The first card is turned. At the end of a passage the leader chooses where its exit is."""
    s = game.state
    s.drawn = (0,)
    section = DUNGEON_CARDS[s.deck[0]]
    ways = entrance_ways(SECTIONS[section])
    if len(ways) == 1:
        game.then(place_entrance(section, ways[0].manner))
    else:
        game.then(choose_exit(section))


@law("WQ-SET-15")
def entrance_ways(section: Section) -> tuple[Placement, ...]:
    """The first door that the section can be joined by leads outside; its exits are those it has with that door."""
    attach = section.attach[0]
    return tuple(
        Placement(manner_of(section, attach, exits), attach, exits, ENTRANCE_SPOT)
        for exits in exit_choices(section, attach)
    )


def ways_of_entrance(s: State, seat: int, section: int) -> list[tuple[int, int]]:
    """Where the exit of the entrance section can be."""
    return [(section, way.manner) for way in entrance_ways(SECTIONS[section])]


@step("WQ-SET-14", "WQ-SET-15", "WQ-EXP-11")
def place_entrance(game: Game, section: SectionKind, manner: Manner) -> None:
    """Lay the section with its doors; its exits share the deck. Warriors enter it at the start: if it is a dungeon
    room, its event comes in the first monsters' phase."""
    s = game.state
    tile = SECTIONS[section]
    way = next(way for way in entrance_ways(tile) if way.manner == manner)
    s.laid = (SectionRow(section, *way.spot, 0),)
    outside = tile.doors[way.attach]
    piles = shares(tile, way.exits, tuple(range(1, DECK)))
    s.doors = (DoorRow(0, outside.cells, outside.side, OUTSIDE), *new_exits(tile, way, 0, piles))
    game.say(ENTRANCE_LAID, section, manner)
    tell_exits(game, section, 1)
    first_enters(s, 0)


EXITS = (Offer(place_entrance, ways_of_entrance),)


@decision("WQ-SET-15")
def choose_exit(game: Game, section: SectionKind) -> Choice:
    """Where is the exit of the first section?"""
    s = game.state
    return ask(s.warriors[s.leader].seat, EXITS, section)
