"""A monster's attack, from its target to its blows (WQ-MON-12, WQ-AUT-2), and attacks made at once (WQ-MON-6)."""

from collections.abc import Sequence

from lanterne.engine import has, law, step
from lanterne.games.warhammer_quest.content.monsters import BAT, MONSTERS, SNOTLING
from lanterne.games.warhammer_quest.rules.allocation import allocated, in_reach, let_go, striking_squares
from lanterne.games.warhammer_quest.rules.blows import gang_blow, monster_blow
from lanterne.games.warhammer_quest.rules.dungeon import change_monster, in_turn_order, is_reachable, monster
from lanterne.games.warhammer_quest.rules.windows import pause
from lanterne.games.warhammer_quest.state import (
    MONSTER_ATTACK_WINDOW,
    NONE,
    Foe,
    Game,
    MonsterRow,
    State,
    Warrior,
    kind_of,
)

BETWEEN_ATTACKS = pause(MONSTER_ATTACK_WINDOW)


def attacks_left(row: MonsterRow) -> int:
    """How often it may strike in this turn (WQ-MAG-16)."""
    return row.attacks - row.fewer


@law("WQ-GEN-9", "WQ-MON-11", "WQ-WND-4")
def can_strike(s: State, row: MonsterRow, warrior: int) -> bool:
    """Whether it can strike this warrior from where it stands."""
    return is_reachable(s.warriors[warrior]) and has(striking_squares(s, row, warrior), row.square)


@step("WQ-MON-7", "WQ-MON-10", "WQ-AUT-2", "WQ-WND-4")
def monster_attacks(game: Game, foe: Foe, warrior: Warrior) -> None:
    """It attacks the warrior it has taken. If that warrior has fallen or moved out of reach since, it takes another it
    can strike from its square; if there is none, the attack is lost."""
    s = game.state
    row = monster(s, foe)
    if row is None or attacks_left(row) <= 0:
        return
    if not can_strike(s, row, warrior):
        let_go(s, row, warrior)
        warrior = allocated(game, row, in_reach(s, row, 1 << row.square), by_first_attack=False)
    if warrior != NONE:
        if kind_of(foe) == BAT:
            change_monster(s, foe, last=warrior)
        game.at_once(strikes(foe, warrior, 0), BETWEEN_ATTACKS)


@step("WQ-MON-12", "WQ-CMB-2", "WQ-CMB-11", "WQ-EQP-3")
def strikes(game: Game, foe: Foe, warrior: Warrior, made: int) -> None:
    """Blow after blow on the same warrior, one for each of its attacks; `made` have been struck. The rest is lost when
    the warrior falls or the monster is killed."""
    s = game.state
    row = monster(s, foe)
    if row is None or attacks_left(row) <= made or not can_strike(s, row, warrior):
        return
    game.at_once(monster_blow(foe, warrior))
    if made + 1 < attacks_left(row):
        game.at_once(BETWEEN_ATTACKS, strikes(foe, warrior, made + 1))


@law("WQ-BST-9", "WQ-MAG-16")
def gang(s: State, warrior: int, foes: Sequence[int]) -> list[int]:
    """The snotlings with this warrior as target that are next to him; one that has lost its attack does not count."""
    return [
        row.foe
        for row in s.monsters
        if row.foe in foes and row.target == warrior and attacks_left(row) > 0 and can_strike(s, row, warrior)
    ]


@step("WQ-BST-9")
def gang_attacks(game: Game, warrior: Warrior, *foes: Foe) -> None:
    """The snotlings around a warrior make one attack together."""
    members = gang(game.state, warrior, foes)
    if members:
        game.at_once(gang_blow(warrior, *members))


# --- at once ----------------------------------------------------------------------------------------------------------


@step("WQ-MON-6", "WQ-BST-5", "WQ-BST-8", "WQ-BST-11")
def attack_at_once(game: Game, since: int) -> None:
    """Some monsters attack as soon as all of their card are placed, in any phase: each the warrior it was placed
    against, if next to him. The monsters of this occasion are the rows from `since` on."""
    s = game.state
    eager = [row for row in s.monsters[since:] if MONSTERS[kind_of(row.foe)].at_once and row.target != NONE]
    for row in eager:
        if kind_of(row.foe) != SNOTLING and can_strike(s, row, row.target):
            game.then(BETWEEN_ATTACKS, attacks_at_once(row.foe, row.target))
    snotlings = [row.foe for row in eager if kind_of(row.foe) == SNOTLING]
    for warrior in in_turn_order(s) if snotlings else ():
        if members := gang(s, warrior, snotlings):
            game.then(BETWEEN_ATTACKS, gang_attacks(warrior, *members))


@step("WQ-BST-5", "WQ-BST-11")
def attacks_at_once(game: Game, foe: Foe, warrior: Warrior) -> None:
    """A bat attacks. That was its first attack, and the next is on another warrior if it can reach one."""
    s = game.state
    row = monster(s, foe)
    if row is not None and can_strike(s, row, warrior):
        change_monster(s, foe, first=False, last=warrior)
        game.at_once(strikes(foe, warrior, 0))
