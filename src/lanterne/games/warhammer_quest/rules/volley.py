"""Monsters that shoot (WQ-MON-8, WQ-MIS-6, WQ-MIS-7, WQ-AUT-4)."""

from lanterne.engine import NUMBER, Event, law, part, step
from lanterne.games.warhammer_quest.content.monsters import MONSTERS
from lanterne.games.warhammer_quest.rules.advance import beside_an_enemy
from lanterne.games.warhammer_quest.rules.blows import arrow_hits
from lanterne.games.warhammer_quest.rules.dice import succeeds
from lanterne.games.warhammer_quest.rules.dungeon import change_monster, monster, reachable, sees
from lanterne.games.warhammer_quest.rules.monster_attacks import BETWEEN_ATTACKS, attacks_left
from lanterne.games.warhammer_quest.rules.sharing import draw
from lanterne.games.warhammer_quest.state import FOES, Foe, Game, Kind, MonsterRow, State, kind_of
from lanterne.games.warhammer_quest.state import MONSTERS as MONSTER_IDS
from lanterne.games.warhammer_quest.state import WARRIORS as WARRIOR_IDS
from lanterne.kit.pips import PIPS, pips

VOLLEY_SHOT = Event(
    "volley-shot", "WQ-MIS-6", monster=MONSTER_IDS, number=NUMBER, needed=NUMBER, dice=PIPS, hits=NUMBER
)
ARROW_FLEW = Event("arrow-flew", "WQ-MIS-7", foe=FOES, warrior=WARRIOR_IDS)


@law("WQ-MIS-7", "WQ-LOS-1", "WQ-AUT-4")
def seen_by(s: State, row: MonsterRow) -> list[int]:
    """The warriors whom a monster sees and may choose, in turn order."""
    return [warrior for warrior in reachable(s, by_hand=False) if sees(s, row.square, s.warriors[warrior].square)]


@law("WQ-MON-8", "WQ-MIS-1", "WQ-BST-2")
def can_shoot(s: State, row: MonsterRow) -> bool:
    """Whether it has a missile weapon, sees a target, and no warrior is next to it."""
    return (
        MONSTERS[kind_of(row.foe)].missile_to_hit > 0
        and attacks_left(row) > 0
        and not beside_an_enemy(s, row)
        and bool(seen_by(s, row))
    )


@step("WQ-MON-8", "WQ-AUT-3", "WQ-MIS-7")
def archers_shoot(game: Game, *foes: Foe) -> None:
    """Unpinned archers that see a target stay and shoot, kind by kind."""
    for kind in sorted({kind_of(foe) for foe in foes}):
        game.then(volley(kind, *(foe for foe in foes if kind_of(foe) == kind)))


@step("WQ-MIS-2", "WQ-MIS-4", "WQ-MIS-6", "WQ-MIS-7", "WQ-AUT-4")
def volley(game: Game, kind: Kind, *foes: Foe) -> None:
    """One shot from each archer of a kind that can shoot. All hits are counted first; each goes to the warrior in its
    shooter's sight with the fewest hits of this volley, by counter among equals. Then their wounds are rolled."""
    s = game.state
    shooters = [row for foe in foes if (row := monster(s, foe)) and not row.acted and can_shoot(s, row)]
    if not shooters:
        return
    needed = MONSTERS[kind].missile_to_hit
    dice = game.rolls(6, len(shooters))
    hits = [(row, die) for row, die in zip(shooters, dice, strict=True) if succeeds(die, 0, needed)]
    game.say(VOLLEY_SHOT, kind, len(shooters), needed, pips(dice), len(hits))
    received: list[int] = []
    for row in shooters:
        change_monster(s, row.foe, acted=True, first=False)
    for row, die in hits:
        whom = fewest_hits(game, row, received)
        received.append(whom)
        game.say(ARROW_FLEW, row.foe, whom)
        game.then(arrow_hits(row.foe, whom, die))
    game.at_once(BETWEEN_ATTACKS)


@part("WQ-MIS-6", "WQ-MIS-7", "WQ-AUT-4")
def fewest_hits(game: Game, row: MonsterRow, received: list[int]) -> int:
    """The warrior that a hit goes to."""
    seen = seen_by(game.state, row)
    fewest = min(map(received.count, seen))
    return draw(game, [warrior for warrior in seen if received.count(warrior) == fewest])
