"""The undrawn dungeon cards, pile by pile (WQ-EXP-11 to WQ-EXP-13)."""

from collections.abc import Sequence

from lanterne.engine import law
from lanterne.games.warhammer_quest.content.sections import OBJECTIVE, SECTIONS, Section
from lanterne.games.warhammer_quest.state import DUNGEON, NONE, Game, State


@law("WQ-EXP-11", "WQ-EXP-13")
def shares(section: Section, exits: tuple[int, ...], pile: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The pile of each exit. A junction deals it out from the bottom, one card to the right, one to the left, keeping
    their order. Any other section passes it on."""
    if section.junction:
        return pile[-2::-2][::-1], pile[-1::-2][::-1]
    return tuple(pile for _ in exits)


def shuffle_places(game: Game, places: Sequence[int]) -> None:
    """Shuffle the cards at these positions of the deck among each other, so that nobody can follow where one has
    gone."""
    s = game.state
    deck = list(s.deck)
    for place, card in zip(places, game.shuffle(DUNGEON, [deck[place] for place in places]), strict=True):
        deck[place] = card
    s.deck = tuple(deck)


def has_detour(s: State) -> bool:
    """Whether a doorway was added to a section (WQ-VAR-5), in which case all remaining cards have been shuffled."""
    added = [door.section for door in s.doors]
    return any(added.count(place) > usual_doors(s, place) for place in range(len(s.laid)))


def usual_doors(s: State, place: int) -> int:
    """The number of doorways of a laid section besides the one it was joined by; for the entrance, including the way
    out."""
    section = SECTIONS[s.laid[place].section]
    exits = 2 if section.junction else 0 if section.kind == OBJECTIVE else 1
    return exits + (place == 0)


def objective_place(s: State) -> int:
    """The number of the objective room on the table, or NONE."""
    return next((n for n, row in enumerate(s.laid) if SECTIONS[row.section].kind == OBJECTIVE), NONE)


def has_new_deck(s: State) -> bool:
    """Whether a doorway of the objective room leads on (WQ-OBJ-11)."""
    room = objective_place(s)
    return any(door.section == room for door in s.doors)


@law("WQ-OBJ-11", "WQ-EXP-12")
def is_way_up(s: State, place: int) -> bool:
    """Whether a section is the last of a branch of the new deck: behind the objective room, with no card left for any
    of its exits."""
    room = objective_place(s)
    if not has_new_deck(s) or place == room:
        return False
    if any(door.section == place and (door.pile or door.beyond != NONE) for door in s.doors):
        return False
    while place and place != room:
        place = s.doors[s.laid[place].door].section
    return place == room
