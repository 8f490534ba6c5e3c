"""Artifacts (HQ-ITM-9, HQ-ITM-10): who has them, and those that are used. What is worn or held works by itself."""

from lanterne.engine import Event, Offer, Refusal, has, law, once, part, step
from lanterne.games.heroquest.content.cards import ARTIFACTS as ARTIFACT_CARDS
from lanterne.games.heroquest.content.cards import MONSTERS
from lanterne.games.heroquest.rules import ahead
from lanterne.games.heroquest.rules.acting import acted_already, spend_action
from lanterne.games.heroquest.rules.conditions import courage_fades
from lanterne.games.heroquest.rules.exploration import look_around
from lanterne.games.heroquest.rules.gear import NUMBER_OF, lose
from lanterne.games.heroquest.rules.harm import max_body, max_mind
from lanterne.games.heroquest.rules.movement import settle
from lanterne.games.heroquest.rules.places import (
    SIGHT,
    adjacent,
    change,
    change_monster,
    floor,
    free,
    inside,
    looks,
    nearest,
    target_obstacles,
)
from lanterne.games.heroquest.state import (
    DEAD,
    FOES,
    HEROES,
    INSIDE_IT,
    ITEMS,
    KIND_OF,
    NONE,
    SQUARES,
    Foe,
    Game,
    Hero,
    State,
)
from lanterne.kit.pips import PIPS

RING_TURNED = Event("ring-turned", "HQ-ITM-10", hero=HEROES)
BACK_AT_START = Event("back-at-start", "HQ-ITM-10", hero=HEROES, square=SQUARES)
ROD_RAISED = Event("rod-raised", "HQ-ITM-10", hero=HEROES, foe=FOES, dice=PIPS)
HELD_FAST = Event("held-fast", "HQ-ITM-10", foe=FOES)
NOT_HELD = Event("not-held", "HQ-ITM-10", foe=FOES)
REVIVED = Event("revived", "HQ-DTH-8", hero=HEROES, other=HEROES, square=SQUARES)
SAVED_BY_ELIXIR = Event("saved-by-elixir", "HQ-DTH-8", hero=HEROES)
ARTIFACT_LOST = Event("artifact-lost", "HQ-CAM-4", item=ITEMS)

RING_OF_RETURN, ELIXIR, ROD = (NUMBER_OF[name] for name in ("ring-of-return", "elixir-of-life", "rod-of-telekinesis"))
_USED = frozenset((RING_OF_RETURN, ELIXIR, ROD))
IS_ARTIFACT: frozenset[int] = frozenset(NUMBER_OF[name] for name in ARTIFACT_CARDS)

NOTHING_TO_USE = Refusal("nothing-to-use", "HQ-ITM-10")
ROD_SPENT = Refusal("rod-spent", "HQ-ITM-10")
FAR_FROM_DEAD = Refusal("far-from-the-dead", "HQ-DTH-8")

# --- whose they are ---------------------------------------------------------------------------------------------------


@law("HQ-SET-14", "HQ-CAM-4")
def with_zargon(s: State, item: int) -> bool:
    """Whether Zargon still has the card of an artifact: no hero has it, it is in no pile, and it is not lost. There is
    one of each."""
    if item in s.lost_artifacts or any(item in pile.items for pile in s.piles):
        return False
    return not any(item in sheet.items for sheet in s.sheets)


@part("HQ-CAM-4")
def lose_for_good(game: Game, items: tuple[int, ...]) -> None:
    """Belongings leave the game; the artifacts among them are lost until a quest lets heroes find them again."""
    s = game.state
    for item in items:
        if item in IS_ARTIFACT and item not in s.lost_artifacts:
            s.lost_artifacts = tuple(sorted((*s.lost_artifacts, item)))
            game.say(ARTIFACT_LOST, item)


def nothing_to_use(s: State, seat: int) -> Refusal | None:
    """The hero has no artifact to use (a quick check before the exact ones)."""
    return NOTHING_TO_USE if _USED.isdisjoint(s.sheets[s.active].items) else None


# --- Ring of Return ---------------------------------------------------------------------------------------------------


def ring_of_return(s: State, seat: int) -> tuple[tuple[int, ...], ...]:
    """The hero who has it may turn it."""
    return once(s, seat) if RING_OF_RETURN in s.sheets[s.active].items else ()


@step("HQ-ITM-9", "HQ-ITM-10", "HQ-EXP-5", "HQ-RND-11")
def turn_ring(game: Game) -> None:
    """The wearer and every hero in look line are back at the start, and the ring is used up."""
    s = game.state
    here = s.heroes[s.active].square
    going = [hero for hero in inside(s) if hero == s.active or looks(s, here, s.heroes[hero].square)]
    lose(s, s.active, RING_OF_RETURN)
    game.say(RING_TURNED, s.active)
    for hero in going:
        change(s, hero, square=NONE)
    for hero in going:
        square = _start_square(s, hero)
        change(s, hero, square=square)
        game.say(BACK_AT_START, hero, square)
    s.path = ()
    game.then(*(look_around(hero) for hero in going), courage_fades())


@law("HQ-ITM-10")
def _start_square(s: State, hero: int) -> int:
    """A free start square of the hero's own group; stair squares may be shared. With none left, the nearest free
    square."""
    squares = s.chart.starts[s.heroes[hero].group].squares
    empty = free(s)
    for wanted in (empty, floor(s) & s.stairs):
        for square in squares:
            if has(wanted, square):
                return square
    return nearest(s, squares[0], empty)


# --- Rod of Telekinesis -----------------------------------------------------------------------------------------------


@law("HQ-ITM-10")
def rod_spent(s: State, seat: int, foe: int) -> Refusal | None:
    """It works once per quest, even if another hero has it now, and takes the action."""
    if refusal := acted_already(s, seat):
        return refusal
    return ROD_SPENT if any(ROD in row.used for row in s.heroes) else None


@law("HQ-ITM-10", "HQ-LOS-4")
def rod_targets(s: State, seat: int) -> list[tuple[int]]:
    """The visible monsters, if the hero has the rod."""
    if ROD not in s.sheets[s.active].items:
        return []
    square, obstacles = s.heroes[s.active].square, target_obstacles(s)
    return [(row.foe,) for row in s.monsters if SIGHT.sees(square, row.square, obstacles)]


@step("HQ-ITM-9", "HQ-ITM-10")
def raise_rod(game: Game, foe: Foe) -> None:
    """An action: the monster misses its next turn unless it rolls a 6 on one red die for each Mind Point."""
    s = game.state
    hero = s.active
    spend_action(game)
    change(s, hero, used=(*s.heroes[hero].used, ROD))
    mind = MONSTERS[KIND_OF[foe]].mind
    rolled = game.rolls(6, mind) if mind else ()
    game.say(ROD_RAISED, hero, foe, tuple(face - 1 for face in rolled))
    if 6 in rolled:
        game.say(NOT_HELD, foe)
    else:
        change_monster(s, foe, misses=True)
        game.say(HELD_FAST, foe)


# --- Elixir of Life ---------------------------------------------------------------------------------------------------


def the_dead(s: State, seat: int) -> list[tuple[int]]:
    """The heroes who have died in this quest, if the hero has the elixir."""
    if ELIXIR not in s.sheets[s.active].items:
        return []
    return [(hero,) for hero in s.order if s.heroes[hero].fate == DEAD and s.heroes[hero].fell != NONE]


@law("HQ-DTH-8")
def far_from_the_dead(s: State, seat: int, other: int) -> Refusal | None:
    """The bearer must be on or adjacent to the square where the hero died."""
    here, fell = s.heroes[s.active].square, s.heroes[other].fell
    return None if here == fell or has(adjacent(s, here), fell) else FAR_FROM_DEAD


@step("HQ-DTH-8", "HQ-ITM-9")
def revive(game: Game, other: Hero) -> None:
    """A dead hero is back with all points, where the hero died or on the nearest free square, and acts from the next
    round on."""
    s = game.state
    lose(s, s.active, ELIXIR)
    fell = s.heroes[other].fell
    shared = floor(s) & (s.stairs | s.pits)
    square = fell if has(free(s) | shared, fell) else nearest(s, fell, free(s))
    change(s, other, fate=INSIDE_IT, square=square, fell=NONE, conditions=0, effects=0, acted=True)
    change(s, other, body=max_body(s, other), mind=max_mind(s, other))
    game.say(REVIVED, s.active, other, square)
    game.then(look_around(other), courage_fades(), settle(s.active))
    waits_for_next_round(game, other)


@step("HQ-DTH-8", "HQ-ITM-9")
def drink_elixir(game: Game, hero: Hero) -> None:
    """At 0 Body Points the bearer is saved by the elixir, with all points, and acts from the next round on."""
    s = game.state
    lose(s, hero, ELIXIR)
    change(s, hero, body=max_body(s, hero), mind=max_mind(s, hero))
    game.say(SAVED_BY_ELIXIR, hero)
    waits_for_next_round(game, hero)


@part("HQ-DTH-8")
def waits_for_next_round(game: Game, hero: int) -> None:
    """The hero's turn is over; if it was still to come this round, it is skipped."""
    s = game.state
    turn = ahead.hero_turn(hero)
    if hero == s.active:
        game.then(ahead.turn_lost())
    elif turn in s.agenda:
        s.agenda.remove(turn)


A_USE = (nothing_to_use,)
RAISE_ROD = (Offer(raise_rod, rod_targets, closed=A_USE, each=(rod_spent,)),)
"""Instead of another action."""
ARTIFACTS = (
    Offer(turn_ring, ring_of_return, closed=A_USE),
    Offer(revive, the_dead, closed=A_USE, each=(far_from_the_dead,)),
)
"""On the hero's own turn."""
