"""Whom monsters attack (WQ-ONE, WQ-FST, WQ-AUT-2): the warriors each can strike, and which one it takes."""

from collections.abc import Sequence

from lanterne.engine import has, law, part
from lanterne.games.warhammer_quest.content.monsters import BAT, SNOTLING
from lanterne.games.warhammer_quest.rules.behaviour import beyond_its_bounds, has_long_reach, is_never_pinned
from lanterne.games.warhammer_quest.rules.dungeon import adjacent, is_reachable, layout, reachable, sees
from lanterne.games.warhammer_quest.rules.sharing import draw
from lanterne.games.warhammer_quest.state import FLEEING, NONE, Game, MonsterRow, State, kind_of
from lanterne.kit.grid import squares_of

# --- whom it can strike -----------------------------------------------------------------------------------------------


@law("WQ-MON-11", "WQ-CMB-1", "WQ-BST-3", "WQ-AUT-8")
def striking_squares(s: State, row: MonsterRow, warrior: int) -> int:
    """The squares from which a monster can strike a warrior: those next to him; with a spear also those two steps away
    from which it sees him. A monster that stays in its pit strikes only warriors in the pit."""
    here = s.warriors[warrior].square
    if has(beyond_its_bounds(s, row), here):
        return 0
    return two_steps_away(s, here) if has_long_reach(row) else adjacent(s, here)


@law("WQ-BST-3")
def two_steps_away(s: State, here: int) -> int:
    """The squares next to a square, and those two steps from it (ignoring models) that see it."""
    board = layout(s)
    found = board.two_steps.get(here)
    if found is None:
        ring = near = adjacent(s, here)
        for square in squares_of(near):
            ring |= adjacent(s, square)
        further = squares_of(ring & ~near & ~(1 << here))
        found = board.two_steps[here] = near | sum(1 << square for square in further if sees(s, square, here))
    return found


@law("WQ-AUT-2")
def in_reach(s: State, row: MonsterRow, squares: int) -> list[int]:
    """The warriors whom a monster can strike from one of these squares, in turn order."""
    if row.behaviour == FLEEING:
        return []
    rows, there = s.warriors, reachable(s)
    if has_long_reach(row):
        return [warrior for warrior in there if two_steps_away(s, rows[warrior].square) & squares]
    beyond, blows = beyond_its_bounds(s, row), layout(s).blows
    return [w for w in there if blows[rows[w].square] & squares and not has(beyond, rows[w].square)]


@law("WQ-PIN-7", "WQ-PIN-8", "WQ-FST-3")
def pinned(s: State, rows: list[MonsterRow]) -> list[MonsterRow]:
    """The monsters held in place by a warrior next to them."""
    near, blows = 0, layout(s).blows
    for warrior in reachable(s):
        near |= blows[s.warriors[warrior].square]
    return [row for row in rows if has(near, row.square) and not is_never_pinned(row)]


# --- which of them ----------------------------------------------------------------------------------------------------


@law("WQ-FST-1", "WQ-FST-2", "WQ-FST-3", "WQ-FST-4")
def goes_for(row: MonsterRow, candidates: list[int]) -> bool:
    """Whether it makes its first attack on the warrior it was placed against, because it can strike that warrior."""
    return row.first and row.target in candidates


@part("WQ-ONE-1", "WQ-ONE-2", "WQ-ONE-3", "WQ-AUT-2")
def one_on_one(game: Game, row: MonsterRow, candidates: list[int]) -> int:
    """The warrior with the fewest monsters allocated in this phase; among equals the one with the fewest of this kind;
    then a counter is drawn."""
    if len(candidates) == 1:
        return candidates[0]
    loads, kind = game.state.loads, kind_of(row.foe)
    whom = [warrior for _, warrior in loads]
    alike = [warrior for other, warrior in loads if other == kind]
    rank = {warrior: (whom.count(warrior), alike.count(warrior)) for warrior in other_than_last(row, candidates)}
    fewest = min(rank.values())
    return draw(game, [warrior for warrior, load in rank.items() if load == fewest], row.foe)


@law("WQ-BST-5")
def other_than_last(row: MonsterRow, candidates: list[int]) -> list[int]:
    """A bat takes a different warrior each time, if it can."""
    if kind_of(row.foe) != BAT or row.last not in candidates or len(candidates) == 1:
        return candidates
    return [warrior for warrior in candidates if warrior != row.last]


def allocated(game: Game, row: MonsterRow, candidates: list[int], by_first_attack: bool = True) -> int:
    """The warrior a monster takes, which is counted for monsters that choose later; NONE if it can strike nobody."""
    if not candidates:
        return NONE
    first = by_first_attack and goes_for(row, candidates)
    whom = row.target if first else one_on_one(game, row, candidates)
    game.state.loads += ((kind_of(row.foe), whom),)
    return whom


@part("WQ-AUT-2", "WQ-WND-4")
def let_go(s: State, row: MonsterRow, warrior: int) -> None:
    """Release a monster from a warrior who can no longer be attacked, so that it no longer counts."""
    loads = list(s.loads)
    if (kind_of(row.foe), warrior) in loads:
        loads.remove((kind_of(row.foe), warrior))
        s.loads = tuple(loads)


@law("WQ-BST-10", "WQ-AUT-2")
def keeps_target(s: State, row: MonsterRow) -> bool:
    """Whether a snotling still has its target, which it keeps until that warrior is down."""
    return kind_of(row.foe) == SNOTLING and row.target != NONE and is_reachable(s.warriors[row.target])


@part("WQ-AUT-2", "WQ-AUT-3", "WQ-ONE-3")
def allocate_pinned(game: Game, rows: Sequence[MonsterRow]) -> list[tuple[int, int]]:
    """The pinned monsters in the order in which they act, each with its target. Monsters with the fewest candidates
    choose first, then by kind and age; first attacks are settled before all others."""
    s = game.state
    choices = {row.foe: in_reach(s, row, 1 << row.square) for row in rows}
    in_order = sorted(rows, key=lambda row: (len(choices[row.foe]), kind_of(row.foe)))
    taken: dict[int, int] = {}
    for eager in (True, False):
        for row in in_order:
            if goes_for(row, choices[row.foe]) == eager:
                taken[row.foe] = allocated(game, row, choices[row.foe])
    return [(row.foe, taken[row.foe]) for row in in_order]
