"""The turn of one monster (HQ-ZAR-2): it moves and acts, or acts and moves, or does less.

`monster_choice` comes first. After a move only an action is left, after an action only a move.
"""

from lanterne.engine import Call, Choice, Event, Offer, ask, decision, has, law, step
from lanterne.games.heroquest.content.board import GRID
from lanterne.games.heroquest.content.cards import MONSTERS
from lanterne.games.heroquest.rules.attack import monster_strikes
from lanterne.games.heroquest.rules.automation import answer_to
from lanterne.games.heroquest.rules.conditions import courage_fades
from lanterne.games.heroquest.rules.dread import DREAD, must_cast_first
from lanterne.games.heroquest.rules.monsters import (
    beside_nobody,
    destinations,
    in_danger,
    may_have_spells,
    monster_ground,
    not_beside,
    prey,
    safe_on_stairs,
)
from lanterne.games.heroquest.rules.places import (
    adjacent,
    change_monster,
    monster,
    open_edges,
    square_of,
    square_of_foe,
)
from lanterne.games.heroquest.state import FOES, KIND_OF, NONE, SQUARES, Foe, Game, Hero, Square, State, zargon
from lanterne.kit.grid import squares_of

MONSTER = "monster"
"""The scope of one monster's turn."""

MONSTER_MOVED = Event("monster-moved", "HQ-ZAR-4", foe=FOES, square=SQUARES).joining("foe")


def asked_or_played(game: Game, question: Call) -> Call:
    """The question to Zargon, or its automated answer if Zargon has let the rest of the turn play itself (HQ-DEC-4)."""
    return answer_to(game.state, question) if game.state.rest_acts else question


@step("HQ-ZAR-2", "HQ-ZAR-3", "HQ-DEC-4")
def use(game: Game, foe: Foe) -> None:
    """Start this monster's turn, its only one in this turn of Zargon."""
    s = game.state
    change_monster(s, foe, done=True)
    s.rolled, s.path = False, ()
    game.open(MONSTER)
    game.then(first_half(foe), second_half(foe))


@step("HQ-ZAR-2", "HQ-DEC-4")
def first_half(game: Game, foe: Foe) -> None:
    """The monster moves or acts."""
    game.then(asked_or_played(game, monster_choice(foe)))


@step("HQ-ZAR-2", "HQ-DEC-4")
def second_half(game: Game, foe: Foe) -> None:
    """Once it has moved, it may act; once it has acted, it may move. Not if it has gone from the board."""
    s = game.state
    if square_of_foe(s, foe) == NONE:
        return
    if not s.rolled:
        game.then(asked_or_played(game, monster_moves(foe)))
    elif something_to_do(s, foe):
        game.then(asked_or_played(game, monster_acts(foe)))


@law("HQ-ZAR-3")
def something_to_do(s: State, foe: int) -> bool:
    """Whether, by what everybody can see, the monster could act: attack somebody adjacent, or perhaps cast."""
    if may_have_spells(foe):
        return True
    around = adjacent(s, monster(s, foe).square)
    return any(has(around, square_of(s, hero)) for hero in prey(s))


# --- what it can do ---------------------------------------------------------------------------------------------------


def _squares(s: State, seat: int, foe: int) -> list[tuple[int, int]]:
    return [(foe, square) for square in squares_of(destinations(s, foe))]


def _prey(s: State, seat: int, foe: int) -> list[tuple[int, int]]:
    return [(foe, hero) for hero in in_danger(s)]


@step("HQ-ZAR-2", "HQ-ZAR-4", "HQ-TRP-3", "HQ-TRP-19")
def go(game: Game, foe: Foe, square: Square) -> None:
    """The monster goes there by a shortest way. Whatever it walks over, no trap springs."""
    s = game.state
    edges, start = open_edges(s), monster(s, foe).square
    rings = GRID.rings(1 << start, edges, monster_ground(s), MONSTERS[KIND_OF[foe]].move)
    s.rolled = True
    s.path = (start, *GRID.way(rings, edges, square)[:-1])
    change_monster(s, foe, square=square)
    game.say(MONSTER_MOVED, foe, square)
    game.then(courage_fades())


@step("HQ-ZAR-3", "HQ-ZAR-7")
def strike_hero(game: Game, foe: Foe, hero: Hero) -> None:
    """The monster attacks a hero or an ally beside it. If a note required a spell for this action (HQ-QST-9), it could
    not be cast and is no longer required."""
    change_monster(game.state, foe, must_cast=NONE)
    game.then(monster_strikes(foe, hero))


@step("HQ-ZAR-2", "HQ-ZAR-4")
def stand_down(game: Game) -> None:
    """The monster does no more. It need not move or act at all."""
    game.leave(MONSTER)


GO = (Offer(go, _squares),)
STRIKE = (Offer(strike_hero, _prey, closed=(beside_nobody, must_cast_first), each=(not_beside, safe_on_stairs)),)
STAND_DOWN = (Offer(stand_down),)

FIRST = (*STRIKE, *DREAD, *GO, *STAND_DOWN)
ACT = (*STRIKE, *DREAD, *STAND_DOWN)
MOVE_ON = (*GO, *STAND_DOWN)


@decision("HQ-ZAR-2", "HQ-ZAR-3", "HQ-D-22")
def monster_choice(game: Game, foe: Foe) -> Choice:
    """What does the monster do?"""
    return ask(zargon(game.state), FIRST, foe, default=stand_down())


@decision("HQ-ZAR-2", "HQ-ZAR-3")
def monster_acts(game: Game, foe: Foe) -> Choice:
    """It has moved. Does it act?"""
    return ask(zargon(game.state), ACT, foe, default=stand_down())


@decision("HQ-ZAR-2")
def monster_moves(game: Game, foe: Foe) -> Choice:
    """It has acted. Does it move?"""
    return ask(zargon(game.state), MOVE_ON, foe, default=stand_down())
