"""Snotlings, which act last and together (WQ-BST-9, WQ-BST-10, WQ-AUT-3 (D))."""

from lanterne.engine import part, step
from lanterne.games.warhammer_quest.content.monsters import SNOTLING
from lanterne.games.warhammer_quest.rules.advance import (
    joined,
    move,
    square_to_strike_from,
    square_towards,
    within_reach,
)
from lanterne.games.warhammer_quest.rules.allocation import allocated, in_reach, keeps_target, striking_squares
from lanterne.games.warhammer_quest.rules.dungeon import change_monster, in_turn_order, monster
from lanterne.games.warhammer_quest.rules.monster_attacks import BETWEEN_ATTACKS, gang, gang_attacks
from lanterne.games.warhammer_quest.state import NONE, Foe, Game, MonsterRow, State, kind_of


@step("WQ-AUT-3", "WQ-AUT-2", "WQ-BST-10")
def snotlings_act(game: Game, moved: int, *pinned: Foe) -> None:
    """Those whose warrior is down take another; free ones move to theirs; then there is one attack on each warrior.
    `moved`: some monster has moved since the last window."""
    s = game.state
    able = [row.foe for row in s.monsters if kind_of(row.foe) == SNOTLING and not row.acted and not row.arrived]
    if not able:
        return
    s.loads += tuple((SNOTLING, row.target) for row in s.monsters if row.foe in able and keeps_target(s, row))
    take_new_targets(game, [foe for foe in pinned if foe in able])
    for foe in able:
        if foe not in pinned:
            moved |= snotling_moves(game, foe)
        change_monster(s, foe, acted=True, first=False)
    for warrior in in_turn_order(s):
        if members := gang(s, warrior, able):
            if moved:
                game.at_once(BETWEEN_ATTACKS)
            game.at_once(gang_attacks(warrior, *members), BETWEEN_ATTACKS)
            moved = 0


@part("WQ-BST-10", "WQ-AUT-2")
def take_new_targets(game: Game, foes: list[int]) -> None:
    """Pinned snotlings whose warrior is down turn to one next to them, those with the fewest candidates first."""
    s = game.state
    rows = [row for row in s.monsters if row.foe in foes and not keeps_target(s, row)]
    choices = {row.foe: in_reach(s, row, 1 << row.square) for row in rows}
    for row in sorted(rows, key=lambda row: len(choices[row.foe])):
        change_monster(s, row.foe, target=allocated(game, row, choices[row.foe], by_first_attack=False))


@part("WQ-AUT-3", "WQ-AUT-7", "WQ-BST-10")
def snotling_moves(game: Game, foe: int) -> bool:
    """A free snotling moves next to its target, or as far towards it as possible. If its target is down, it first takes
    another that it can reach, or else heads for the nearest."""
    s = game.state
    row = _row(s, foe)
    rings = within_reach(s, row)
    if not keeps_target(s, row):
        target = allocated(game, row, in_reach(s, row, joined(rings)), by_first_attack=False)
        row = row._replace(target=target)
        change_monster(s, foe, target=target)
    if row.target != NONE and striking_squares(s, row, row.target) & joined(rings):
        square = square_to_strike_from(s, row, row.target, rings)
    else:
        square = square_towards(game, row._replace(first=True))  # it never forgets whom it was placed against
    if square == row.square:
        return False
    move(game, foe, square)
    return True


def _row(s: State, foe: int) -> MonsterRow:
    row = monster(s, foe)
    assert row is not None, f"snotling {foe} is not on the board"
    return row
