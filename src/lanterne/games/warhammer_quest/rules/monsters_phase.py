"""The monsters' phase (WQ-MON, WQ-PIN-7, WQ-AUT-3): who acts in which order.

(A) pinned monsters attack, (B) archers shoot, (C) the others move and attack, (D) snotlings act together. There is one
window between two attacks (WQ-EQP-3), and another before an attack if something has moved since.
"""

from msgspec.structs import replace

from lanterne.engine import Call, part, step
from lanterne.games.warhammer_quest.content.monsters import MONSTERS, SNOTLING
from lanterne.games.warhammer_quest.rules.advance import (
    MONSTER_FLED,
    beside_an_enemy,
    joined,
    move,
    square_to_flee_to,
    square_to_see_from,
    square_to_strike_from,
    square_towards,
    within_reach,
)
from lanterne.games.warhammer_quest.rules.allocation import (
    allocate_pinned,
    allocated,
    goes_for,
    in_reach,
    pinned,
)
from lanterne.games.warhammer_quest.rules.behaviour import flees
from lanterne.games.warhammer_quest.rules.dungeon import change_monster, monster
from lanterne.games.warhammer_quest.rules.monster_attacks import BETWEEN_ATTACKS, attacks_left, monster_attacks
from lanterne.games.warhammer_quest.rules.snotlings import snotlings_act
from lanterne.games.warhammer_quest.rules.volley import archers_shoot, volley
from lanterne.games.warhammer_quest.state import NONE, Foe, Game, MonsterRow, State, Warrior, kind_of


@step("WQ-MON-4", "WQ-MON-5", "WQ-MON-7", "WQ-PIN-7", "WQ-AUT-3")
def monsters_phase(game: Game) -> None:
    """Every monster acts that has not arrived in this phase. Monsters next to a warrior now are pinned for the whole
    phase."""
    s = game.state
    s.loads = ()
    if not s.monsters:
        return
    able = [row for row in s.monsters if not row.arrived and not row.acted]
    stuck = pinned(s, able)
    held = {row.foe for row in stuck}
    loose = [row for row in able if row.foe not in held and kind_of(row.foe) != SNOTLING]
    loose.sort(key=lambda row: kind_of(row.foe))
    fighters = [row for row in stuck if kind_of(row.foe) != SNOTLING and attacks_left(row) > 0]
    snotlings = [row.foe for row in stuck if kind_of(row.foe) == SNOTLING]
    archers = [row.foe for row in loose if MONSTERS[kind_of(row.foe)].missile_to_hit]
    if fighters:
        game.at_once(*[pinned_monster(foe, warrior) for foe, warrior in allocate_pinned(game, fighters)])
    if archers:
        game.at_once(archers_shoot(*archers))
    game.at_once(others_act(0, *_eager_then_all(loose), *snotlings), PHASE_OVER)


def _eager_then_all(rows: list[MonsterRow]) -> list[int]:
    """The number on their first attack, the number of all, then the former, who try it before all others act, then
    all."""
    eager = [row.foe for row in rows if row.first]
    return [len(eager), len(rows), *eager, *(row.foe for row in rows)]


@step("WQ-MON-7", "WQ-PIN-7", "WQ-PIN-8", "WQ-FST-3")
def pinned_monster(game: Game, foe: Foe, warrior: Warrior) -> None:
    """A pinned monster stays where it is and fights a warrior next to it."""
    if monster(game.state, foe) is not None:
        change_monster(game.state, foe, acted=True, first=False)
        game.at_once(monster_attacks(foe, warrior))


@step("WQ-MON-9", "WQ-MON-10", "WQ-MON-11", "WQ-AUT-3", "WQ-FST-2")
def others_act(game: Game, moved: int, eager: int, number: int, *foes: Foe) -> None:
    """The others move and attack one after another: first those whose first attack can reach the warrior they were
    placed against (`eager` of them have not tried yet), then all who have not acted (`number` including those). The
    pinned snotlings follow in `foes`. `moved`: some monster has moved since the last window."""
    s = game.state
    while eager + number:
        foe, *rest = foes
        foes = tuple(rest)
        tries, eager, number = eager > 0, max(eager - 1, 0), number if eager else number - 1
        row = monster(s, foe)
        if row is None or row.acted or row.arrived:
            continue
        rings = within_reach(s, row)
        candidates = in_reach(s, row, joined(rings))
        if tries and not goes_for(row, candidates):
            continue
        change_monster(s, foe, acted=True, first=False)
        attack = acts(game, row, candidates, rings)
        after = monster(s, foe)
        moved |= after is not None and after.square != row.square
        if attack is not None:
            window = (BETWEEN_ATTACKS,) if moved else ()
            return game.at_once(*window, attack, others_act(0, eager, number, *foes))
    return game.at_once(snotlings_act(moved, *foes))


@part("WQ-MON-8", "WQ-MON-9", "WQ-MON-10", "WQ-AUT-6", "WQ-AUT-8", "WQ-BST-2")
def acts(game: Game, row: MonsterRow, candidates: list[int], rings: list[int]) -> Call | None:
    """Let an unpinned monster move. `rings` are the squares within its reach, `candidates` the warriors it can strike
    from there. Returns its attack, if any."""
    if flees(row):
        _go(game, row, square_to_flee_to(game.state, row, rings), fleeing=True)
        return None
    if MONSTERS[kind_of(row.foe)].missile_to_hit and not beside_an_enemy(game.state, row):
        return _archer_acts(game, row, rings)
    return _fighter_acts(game, row, candidates, rings)


def _fighter_acts(game: Game, row: MonsterRow, candidates: list[int], rings: list[int]) -> Call | None:
    """It takes a warrior it can strike and moves next to him; if there is none, it moves towards one."""
    whom = allocated(game, row, candidates) if attacks_left(row) > 0 else NONE
    if whom == NONE:
        _go(game, row, square_towards(game, row))
        return None
    _go(game, row, square_to_strike_from(game.state, row, whom, rings))
    return monster_attacks(row.foe, whom)


def _archer_acts(game: Game, row: MonsterRow, rings: list[int]) -> Call | None:
    """It moves until it sees a target, and shoots; next to a warrior it draws its sword instead. If it can see nobody,
    it moves towards a warrior."""
    s = game.state
    square = square_to_see_from(s, row, rings)
    _go(game, row, square if square != NONE else square_towards(game, row))
    there = _row(s, row.foe)
    if beside_an_enemy(s, there):
        return _fighter_acts(game, there, in_reach(s, there, 1 << there.square), [1 << there.square])
    if square == NONE or attacks_left(row) <= 0:
        return None
    change_monster(s, row.foe, acted=False)  # its volley is its action
    return volley(kind_of(row.foe), row.foe)


def _row(s: State, foe: int) -> MonsterRow:
    row = monster(s, foe)
    assert row is not None, f"monster {foe} is not on the board"
    return row


def _go(game: Game, row: MonsterRow, square: int, fleeing: bool = False) -> None:
    if square == row.square:
        return
    if fleeing:
        move(game, row.foe, square, MONSTER_FLED)
    else:
        move(game, row.foe, square)


@step("WQ-MON-4")
def monsters_phase_over(game: Game) -> None:
    """Monsters that arrived in this phase act from the next one on."""
    s = game.state
    for place, row in enumerate(s.monsters):
        if row.acted or row.arrived:
            s.monsters[place] = replace(row, acted=False, arrived=False)


PHASE_OVER = monsters_phase_over()
