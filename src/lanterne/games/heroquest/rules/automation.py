"""The automated Zargon (HQ-AUT): his answer to every question that he can be asked.

Nothing here is left to chance: from the same position the same answer follows. What the heroes carry and which spells
they have left is nowhere looked at (HQ-AUT-13). Calls are made by name, since the steps themselves let the rest of a
turn play by these answers.
"""

from collections.abc import Callable

from lanterne.engine import Call, has, law
from lanterne.games.heroquest.rules.dread import castable
from lanterne.games.heroquest.rules.dread_effects import rusts_away
from lanterne.games.heroquest.rules.dread_targets import rusting
from lanterne.games.heroquest.rules.hunting import (
    distance,
    hero_hunter,
    hunt,
    monster_hunt,
    monster_plan,
    whom_beside,
)
from lanterne.games.heroquest.rules.monsters import prey, ready
from lanterne.games.heroquest.rules.places import adjacent, monster, square_of
from lanterne.games.heroquest.rules.reading import reads_everything
from lanterne.games.heroquest.rules.sorcery import cast_now, casting_square, is_caster, refuge
from lanterne.games.heroquest.rules.summons import nearest_squares, put_summoned
from lanterne.games.heroquest.state import NONE, State

STAND_DOWN: Call = ("stand_down",)


# --- monsters ---------------------------------------------------------------------------------------------------------


@law("HQ-AUT-1")
def next_in_order(s: State) -> Call:
    """The casters that can cast a spell now, then monsters by the length of their path to a hero, then by number."""
    keys = [
        (not any(castable(s, row.foe, spell) for spell in row.spells), distance(s, row.foe), row.foe)
        for row in s.monsters
        if ready(row)
    ]
    return ("use", min(keys)[-1])


@law("HQ-AUT-3", "HQ-AUT-7")
def first_deed(s: State, foe: int) -> Call:
    """A spell that can be cast now, or the way to where one can; else a blow at the target, or the way to it."""
    if cast := cast_now(s, foe):
        return cast
    square = casting_square(s, foe)
    if square != NONE:
        return ("go", foe, square)
    plan = monster_plan(s, foe)
    if plan is None:
        return STAND_DOWN
    if plan.square != monster(s, foe).square:
        return ("go", foe, plan.square)
    return STAND_DOWN if plan.target == NONE else ("strike_hero", foe, plan.target)


@law("HQ-AUT-3", "HQ-AUT-4")
def deed_after_move(s: State, foe: int) -> Call:
    """A spell that can be cast now; else a blow at whom it was after when it set out; else at anybody beside it."""
    if cast := cast_now(s, foe):
        return cast
    beside = whom_beside(s, foe)
    if beside == NONE:
        return STAND_DOWN
    plan = monster_hunt(s, foe, s.path[0])
    if plan is not None and plan.target != NONE and is_beside(s, foe, plan.target):
        beside = plan.target
    return ("strike_hero", foe, beside)


def is_beside(s: State, foe: int, hero: int) -> bool:
    """Whether the monster is adjacent to the hero."""
    return has(adjacent(s, monster(s, foe).square), square_of(s, hero))


@law("HQ-AUT-7", "HQ-AUT-8")
def move_after_deed(s: State, foe: int) -> Call:
    """Only casters move after they have acted: out of the way."""
    square = refuge(s, foe) if is_caster(s, foe) else NONE
    return STAND_DOWN if square in (NONE, monster(s, foe).square) else ("go", foe, square)


# --- commanded heroes -------------------------------------------------------------------------------------------------


@law("HQ-AUT-11")
def deed_of_hero(s: State, hero: int) -> Call:
    """A commanded hero is as cunning as a monster with a mind: a blow at the best target in reach, or the way there."""
    here = s.heroes[hero].square
    plan = None if s.struck else hunt(s, hero_hunter(s, hero), [other for other in prey(s) if other != hero], True)
    if plan is not None and plan.square != here:
        return ("lead", hero, plan.square)
    if plan is not None and plan.target != NONE:
        return ("turn_on", hero, plan.target)
    return ("let_go", hero)


# --- what else he is asked --------------------------------------------------------------------------------------------


@law("HQ-AUT-12")
def summon_square(s: State, foe: int, kind: int) -> Call:
    """Of the nearest squares the one in the lowest row, then the leftmost."""
    return put_summoned(kind, min(nearest_squares(s, foe)))


@law("HQ-AUT-12", "HQ-DRD-7")
def what_rusts(s: State, hero: int) -> Call:
    """Broadsword, longsword, shortsword, helmet, in this order."""
    return rusts_away(hero, rusting(s, hero)[0])


ANSWERS: dict[str, Callable[..., Call]] = {
    "what_to_read": reads_everything,
    "zargon_choice": next_in_order,
    "monster_choice": first_deed,
    "monster_acts": deed_after_move,
    "monster_moves": move_after_deed,
    "commanded_choice": deed_of_hero,
    "choose_summon_square": summon_square,
    "choose_rust": what_rusts,
}
"""By the name of the decision that waits, which hands on what it is about. Where a wandering monster appears is what
that decision gives by default (HQ-TRE-15)."""


@law("HQ-AUT-13")
def answer_to(s: State, question: Call) -> Call:
    """The answer of the automated Zargon to a decision; () if it has none of its own."""
    answer = ANSWERS.get(question[0])
    return answer(s, *question[1:]) if answer else ()
