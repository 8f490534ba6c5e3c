"""Action 6: disarming a trap (HQ-DIS).

A trap on the floor is disarmed on its own square, so the hero announces it, rolls for movement and walks there. One in
a piece of furniture is disarmed from a square next to the piece: at once, or on the way after an announcement.
"""

from lanterne.engine import Event, Offer, Refusal, law, step
from lanterne.games.heroquest.content.board import GRID
from lanterne.games.heroquest.content.cards import HEROES, IN_FURNITURE
from lanterne.games.heroquest.rules.acting import acted_already
from lanterne.games.heroquest.rules.dice import BLACK_SHIELDS, DIE, SKULLS, combat_dice
from lanterne.games.heroquest.rules.movement import roll_movement
from lanterne.games.heroquest.rules.places import change, open_edges
from lanterne.games.heroquest.rules.traps import (
    furniture_springs,
    go_off,
    known_trap,
    spring,
    trap_of_piece,
)
from lanterne.games.heroquest.state import FACES, ITEMS, NONE, SQUARES, TRAPS, Game, Hero, Square, State
from lanterne.games.heroquest.state import HEROES as HERO_IDS

DISARMING_ANNOUNCED = Event("disarming-announced", "HQ-DIS-2", hero=HERO_IDS, trap=TRAPS, square=SQUARES)
DISARMED = Event("disarmed", "HQ-DIS-5", hero=HERO_IDS, trap=TRAPS, square=SQUARES, dice=FACES)
DISARMING_FAILED = Event("disarming-failed", "HQ-DIS-3", hero=HERO_IDS, trap=TRAPS, square=SQUARES, dice=FACES)

NO_TOOLS = Refusal("no-tools", "HQ-DIS-1")
ANNOUNCE_FIRST = Refusal("announce-before-moving", "HQ-DIS-7")
NOT_AT_PIECE = Refusal("not-at-the-piece", "HQ-DIS-8")

TOOL_KIT = ITEMS.number("tool-kit")


@law("HQ-DIS-1", "HQ-DIS-4")
def disarms(s: State, hero: int) -> bool:
    """The dwarf, and any hero with a tool kit."""
    return HEROES[hero].disarms_by_hand or TOOL_KIT in s.sheets[hero].items


@law("HQ-DIS-1")
def no_tools(s: State, seat: int) -> Refusal | None:
    """Only the dwarf disarms without tools."""
    return None if disarms(s, s.active) else NO_TOOLS


@law("HQ-DIS-7")
def moving_already(s: State, seat: int) -> Refusal | None:
    """The announcement comes before the movement roll."""
    return ANNOUNCE_FIRST if s.rolled else None


@law("HQ-DIS-1", "HQ-TRP-6", "HQ-TRP-10", "HQ-TRP-14")
def armed_traps(s: State, seat: int) -> list[tuple[int, ...]]:
    """Every discovered trap that has not gone off; a sprung pit or fallen block does not count."""
    return [(row.square,) for row in s.traps]


@step("HQ-DIS-2", "HQ-DIS-7")
def announce_disarming(game: Game, square: Square) -> None:
    """Announce which trap, and roll for movement. Nothing is spent yet: a hero who does not get there may still do
    something else."""
    s = game.state
    known = known_trap(s, square)
    assert known is not None
    s.announced = square
    game.say(DISARMING_ANNOUNCED, s.active, known.kind, square)
    game.then(roll_movement())


@law("HQ-DIS-8")
def trapped_pieces(s: State, seat: int) -> list[tuple[int, ...]]:
    """Every piece of furniture known to be trapped."""
    return [(row.square,) for row in s.traps if row.kind == IN_FURNITURE]


@law("HQ-DIS-7", "HQ-DIS-8")
def cannot_disarm_piece(s: State, seat: int, square: int) -> Refusal | None:
    """From a square next to the piece: without moving, or on the way if it was announced before."""
    piece = next((row.squares for row in s.furniture if row.at == square), 1 << square)
    if not GRID.adjacent(s.heroes[s.active].square, open_edges(s)) & piece:
        return NOT_AT_PIECE
    return ANNOUNCE_FIRST if s.rolled and s.announced != square else None


@step("HQ-DIS-8")
def disarm(game: Game, square: Square) -> None:
    """The trap of a piece of furniture, from beside it."""
    game.then(try_to_disarm(game.state.active, square))


@step("HQ-DIS-2")
def reach_announced(game: Game, hero: Hero) -> None:
    """The hero has reached the announced trap. A hero who has given the tool kit away meanwhile just springs it."""
    s = game.state
    game.then(try_to_disarm(hero, s.announced) if disarms(s, hero) else spring(hero, s.announced))


@law("HQ-DIS-3", "HQ-DIS-4", "HQ-DIS-8")
def bungles(hero: int, face: int) -> bool:
    """Whether the trap springs at this face: for the dwarf, with a tool kit or without, the black shield; for others
    the skull."""
    return face == (BLACK_SHIELDS if HEROES[hero].disarms_by_hand else SKULLS)


@law("HQ-DIS-3", "HQ-DIS-4")
def disarm_chance(hero: int) -> float:
    """The chance that the trap does not spring when the hero tries."""
    return sum(not bungles(hero, face) for face in DIE) / len(DIE)


@step("HQ-DIS-3", "HQ-DIS-4", "HQ-DIS-5", "HQ-DIS-6", "HQ-DIS-7", "HQ-TRP-18")
def try_to_disarm(game: Game, hero: Hero, square: Square) -> None:
    """The roll spends the action, and leaves the movement as it is: after success the hero may walk on."""
    s = game.state
    known = known_trap(s, square)
    assert known is not None
    s.announced = NONE
    change(s, hero, acted=True)
    dice = combat_dice(game, 1)
    if not bungles(hero, dice[0]):
        s.traps = [row for row in s.traps if row.square != square]
        game.say(DISARMED, hero, known.kind, square, dice)
        return
    game.say(DISARMING_FAILED, hero, known.kind, square, dice)
    if known.kind == IN_FURNITURE:
        furniture_springs(game, hero, (trap_of_piece(s, square),))
    else:
        game.then(go_off(hero, square))


DISARM: tuple[Offer, ...] = (
    Offer(disarm, trapped_pieces, closed=(acted_already, no_tools), each=(cannot_disarm_piece,)),
    Offer(announce_disarming, armed_traps, closed=(acted_already, no_tools, moving_already)),
)
