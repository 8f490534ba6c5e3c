"""The automated Zargon (HQ-AUT): an answer to every question Zargon can be asked.

Nothing is random: the same position always gets the same answer. What the heroes carry and which spells they have left
is never considered (HQ-AUT-13).
"""

from collections.abc import Callable

from lanterne.engine import Call, has, law
from lanterne.games.heroquest.rules import ahead
from lanterne.games.heroquest.rules.dread import castable
from lanterne.games.heroquest.rules.dread_effects import choose_rust, rusts_away
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
from lanterne.games.heroquest.rules.reading import reads_everything, what_to_read
from lanterne.games.heroquest.rules.sorcery import cast_now, casting_square, is_caster, refuge
from lanterne.games.heroquest.rules.summons import choose_summon_square, nearest_squares, put_summoned
from lanterne.games.heroquest.state import NONE, State

# --- monsters ---------------------------------------------------------------------------------------------------------


@law("HQ-AUT-1")
def next_in_order(s: State) -> Call:
    """The casters that can cast a spell now, then monsters by the length of their path to a hero, then by number."""
    keys = [
        (not any(castable(s, row.foe, spell) for spell in row.spells), distance(s, row.foe), row.foe)
        for row in s.monsters
        if ready(row)
    ]
    return ahead.use(min(keys)[-1])


@law("HQ-AUT-3", "HQ-AUT-7")
def first_deed(s: State, foe: int) -> Call:
    """Cast a spell, or go where one can be cast; otherwise attack the target, or go towards it."""
    if cast := cast_now(s, foe):
        return cast
    square = casting_square(s, foe)
    if square != NONE:
        return ahead.go(foe, square)
    plan = monster_plan(s, foe)
    if plan is None:
        return ahead.stand_down()
    if plan.square != monster(s, foe).square:
        return ahead.go(foe, plan.square)
    return ahead.stand_down() if plan.target == NONE else ahead.strike_hero(foe, plan.target)


@law("HQ-AUT-3", "HQ-AUT-4")
def deed_after_move(s: State, foe: int) -> Call:
    """Cast a spell; otherwise attack the target it set out for, or else anybody adjacent."""
    if cast := cast_now(s, foe):
        return cast
    beside = whom_beside(s, foe)
    if beside == NONE:
        return ahead.stand_down()
    plan = monster_hunt(s, foe, s.path[0])
    if plan is not None and plan.target != NONE and is_beside(s, foe, plan.target):
        beside = plan.target
    return ahead.strike_hero(foe, beside)


def is_beside(s: State, foe: int, hero: int) -> bool:
    """Whether the monster is adjacent to the hero."""
    return has(adjacent(s, monster(s, foe).square), square_of(s, hero))


@law("HQ-AUT-7", "HQ-AUT-8")
def move_after_deed(s: State, foe: int) -> Call:
    """Only casters move after acting: out of the way."""
    square = refuge(s, foe) if is_caster(s, foe) else NONE
    return ahead.stand_down() if square in (NONE, monster(s, foe).square) else ahead.go(foe, square)


# --- commanded heroes -------------------------------------------------------------------------------------------------


@law("HQ-AUT-11")
def deed_of_hero(s: State, hero: int) -> Call:
    """A commanded hero plays like a monster with a mind: attack the best target in reach, or go towards it."""
    here = s.heroes[hero].square
    plan = None if s.struck else hunt(s, hero_hunter(s, hero), [other for other in prey(s) if other != hero], True)
    if plan is not None and plan.square != here:
        return ahead.lead(hero, plan.square)
    if plan is not None and plan.target != NONE:
        return ahead.turn_on(hero, plan.target)
    return ahead.let_go(hero)


# --- what else Zargon is asked ---------------------------------------------------------------------------------------


@law("HQ-AUT-12")
def summon_square(s: State, foe: int, kind: int) -> Call:
    """Of the nearest squares, the one in the lowest row, then the leftmost."""
    return put_summoned(kind, min(nearest_squares(s, foe)))


@law("HQ-AUT-12", "HQ-DRD-7")
def what_rusts(s: State, hero: int) -> Call:
    """Broadsword, longsword, shortsword, helmet, in this order."""
    return rusts_away(hero, rusting(s, hero)[0])


ANSWERS: dict[str, Callable[..., Call]] = {
    what_to_read.name: reads_everything,
    ahead.zargon_choice.name: next_in_order,
    ahead.monster_choice.name: first_deed,
    ahead.monster_acts.name: deed_after_move,
    ahead.monster_moves.name: move_after_deed,
    ahead.commanded_choice.name: deed_of_hero,
    choose_summon_square.name: summon_square,
    choose_rust.name: what_rusts,
}
"""By the name of the decision; each takes its arguments. For a wandering monster, the decision's own default serves
(HQ-TRE-15)."""


@law("HQ-AUT-13")
def answer_to(s: State, question: Call) -> Call:
    """The answer of the automated Zargon to a decision; () if it has none of its own."""
    answer = ANSWERS.get(question[0])
    return answer(s, *question[1:]) if answer else ()
