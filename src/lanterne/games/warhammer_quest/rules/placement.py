"""Monsters arrive (WQ-PLC): who places them, and the row of a new monster."""

from collections.abc import Iterable
from typing import Any

from lanterne.engine import NUMBER, Event, Mask, law, part, step
from lanterne.games.warhammer_quest.content.cards import EVENT_NAMES, EVENTS
from lanterne.games.warhammer_quest.content.monsters import MONSTERS
from lanterne.games.warhammer_quest.content.tables import Group
from lanterne.games.warhammer_quest.rules import ahead
from lanterne.games.warhammer_quest.rules.dice import throw
from lanterne.games.warhammer_quest.rules.footing import NEAR_SIDE, USUAL
from lanterne.games.warhammer_quest.state import (
    FOES,
    INSIDE,
    MONSTERS_PHASE,
    NONE,
    SAME_KIND,
    SQUARES,
    Game,
    MonsterRow,
    State,
)
from lanterne.games.warhammer_quest.state import MONSTERS as MONSTER_IDS
from lanterne.games.warhammer_quest.state import WARRIORS as WARRIOR_IDS
from lanterne.kit.grid import first_of, mask_of
from lanterne.kit.pips import PIPS, pips

MONSTERS_COME = Event("monsters-come", "WQ-PLC-1", monster=MONSTER_IDS, number=NUMBER)
MONSTER_PLACED = Event("monster-placed", "WQ-PLC-2", foe=FOES, square=SQUARES, warrior=WARRIOR_IDS)
MONSTER_POSTED = Event("monster-posted", "WQ-PLC-9", foe=FOES, square=SQUARES)

ON_NEAR_SIDE = "near-side"
"""While this flag of the adventure is set, monsters come on the near side of the fire chasm."""


@step("WQ-PLC-1")
def groups_arrive(game: Game, card: int, place: int, *groups: int) -> None:
    """Monsters appear for the laid section `place`: `groups` are kinds and numbers in pairs. They belong to an event
    card, to the guardians (GUARDIANS), or to neither (NONE)."""
    game.then(arrive(card, place, NEAR_SIDE if ON_NEAR_SIDE in game.state.flags else USUAL, *groups))


@step("WQ-PLC-1", "WQ-PLC-6", "WQ-PLC-14", "WQ-BST-11")
def arrive(game: Game, card: int, place: int, manner: int, *groups: int) -> None:
    """One occasion, placed by one player: kind after kind, those with missile weapons last. Some then attack at
    once."""
    s = game.state
    s.placer = next_placer(s)
    numbers: dict[int, int] = {}
    for kind, number in zip(groups[::2], groups[1::2], strict=True):
        numbers[kind] = numbers.get(kind, 0) + number
    in_order = [kind for kind in sorted(numbers, key=lambda kind: MONSTERS[kind].missile_to_hit > 0) if numbers[kind]]
    for kind in in_order:
        game.say(MONSTERS_COME, kind, numbers[kind])
    since = len(s.monsters)
    flat = [part for kind in in_order for part in (kind, numbers[kind])]
    game.then(ahead.kind_arrives(1, card, place, manner, since, *flat), ahead.attack_at_once(since))


@law("WQ-PLC-1", "WQ-VAR-3")
def next_placer(s: State) -> int:
    """A seat of the leader's player, then each time of the next player on the right with a warrior in the dungeon. A
    player with several warriors counts as sitting at the first of their seats."""
    if s.placer == NONE:
        return s.warriors[s.leader].seat
    seats = len(s.party)
    right = [(s.players[s.placer] - n) % seats for n in range(1, seats + 1)]
    living = [seat for seat, warrior in enumerate(s.party) if s.warriors[warrior].fate == INSIDE]
    return next((seat for chair in right for seat in living if s.players[seat] == chair), s.placer)


def place_one(game: Game, kind: int, square: int, target: int, card: int, **fields: Any) -> int:
    """Place one monster against a warrior (NONE: nobody) and announce it; `fields` are those of its row that differ
    from its kind. Returns its id."""
    s = game.state
    sheet = MONSTERS[kind]
    foe = next_number(s, kind)
    row = MonsterRow(foe, square, sheet.wounds, sheet.wounds, sheet.attacks, card, target)
    s.monsters.append(row._replace(first=has_first_attack(kind), arrived=comes_too_late(s), **fields))
    if target == NONE:
        game.say(MONSTER_POSTED, foe, square)
    else:
        game.say(MONSTER_PLACED, foe, square, target)
    return foe


def next_number(s: State, kind: int) -> int:
    """The lowest number of a kind that no monster of this combat has had, so that the dead keep theirs. Should all be
    used up, the lowest that is free."""
    on_board = mask_of(row.foe for row in s.monsters)
    s.numbered = Mask((s.numbered | on_board) if on_board else 0)
    every = (1 << SAME_KIND) - 1 << kind * SAME_KIND
    foe = first_of(every & ~s.numbered or every & ~on_board)
    s.numbered = Mask(s.numbered | 1 << foe)
    return foe


@law("WQ-MON-4", "WQ-MON-5")
def comes_too_late(s: State) -> bool:
    """A monster placed in the monsters' phase has missed it; all others act in the next monsters' phase."""
    return s.phase == MONSTERS_PHASE


@law("WQ-FST-1", "WQ-FST-5")
def has_first_attack(kind: int) -> bool:
    """Whether it goes for the warrior it was placed against. Archers share their hits instead."""
    return not MONSTERS[kind].missile_to_hit


# --- how many monsters come (WQ-EVT-17, WQ-VAR) -----------------------------------------------------------------------

HORDE_ROLLED = Event("horde-rolled", "WQ-EVT-17", monster=MONSTER_IDS, dice=PIPS, number=NUMBER)
HORDE_SCALED = Event("horde-scaled", "WQ-VAR-4", monster=MONSTER_IDS, printed=NUMBER, number=NUMBER)

SNOTLINGS = EVENTS[EVENT_NAMES.index("snotlings")].groups[0]
"""The group on the snotling card."""


@part("WQ-EVT-17", "WQ-VAR-2")
def horde(game: Game, group: Group) -> int:
    """Roll for a group of a card, or of the guardians. The card gives the number; the monster table is only a
    reminder."""
    s = game.state
    dice, number = throw(game, MONSTERS[group.kind].number if by_table(s, group) else group.count)
    if dice:
        game.say(HORDE_ROLLED, group.kind, pips(dice), number)
    fitting = scaled(s, number)
    if fitting != number:
        game.say(HORDE_SCALED, group.kind, number, fitting)
    return fitting


def gather(game: Game, groups: Iterable[Group]) -> list[int]:
    """Kinds and numbers of several groups, one after the other, as `groups_arrive` takes them."""
    return [number for group in groups for number in (group.kind, horde(game, group))]


@law("WQ-VAR-8", "WQ-EVT-17")
def by_table(s: State, group: Group) -> bool:
    """Whether this is the snotling card and the table plays with the number of the monster table."""
    return s.agreed.snotling_1d6 and group is SNOTLINGS


@law("WQ-VAR-4")
def scaled(s: State, number: int) -> int:
    """With scaled hordes a smaller party meets as many quarters of a group as it has warriors, rounded up, so a single
    monster always comes."""
    return -(-number * len(s.party) // 4) if s.agreed.scaled_hordes else number
