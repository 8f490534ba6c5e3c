"""Twins: the same position, but for what heroes cannot know and an answer does not bring to light.

Of a twin everything is other than in truth that lies in rooms nobody has seen, that nobody has stepped on, searched,
tried or met: monsters, traps, treasures, secret doors, furniture, locks, Dread spells, immunities, the wandering
monster. Play an answer in both with the same dice, and every hero must be told the same, to the last word.
"""

import random
from collections.abc import Iterable

from tests.games.hearing import Run

from lanterne.engine import Call, Mask
from lanterne.games.heroquest.content.board import CORRIDOR, REGION_SQUARES
from lanterne.games.heroquest.content.cards import FIGURES, HERO_SPELLS, IN_FURNITURE, ITEM_NAMES, PIT
from lanterne.games.heroquest.content.quests import QUESTS, Door, Find, Immune, Placed, Quest, Trap
from lanterne.games.heroquest.rules.places import floor
from lanterne.games.heroquest.state import EDGES, KIND_OF, NONE, SQUARES, MonsterRow, State
from lanterne.kit.grid import mask_of, squares_of

FLAG = "never set"
POTION = ITEM_NAMES.index("potion-of-healing")
CASTS = ("cast_on_foe", "cast_at", "cast_line", "cast", "let_rest_act")


def twin(before: State, answer: Call, came: Run, seed: str) -> State:
    """A twin of the position before the answer, of which `came` in truth."""
    chance = random.Random(seed)
    other = QUESTS[chance.choice([quest for quest in range(len(QUESTS)) if quest != before.quest])]
    s = before.copy()
    near = _near(s, came)
    ground = list(squares_of(s.chart.dungeon & ~near & ~s.chart.blocked))
    s.lurking = [*_lurking(s, near, ground, chance)]
    s.hidden_traps = _traps(s, answer, came, other, near, chance)
    searches = answer[0] in ("search_for_treasure", "open_anyway")
    s.finds = _finds(s, other, near if searches else 0)
    s.chart = _chart(s, answer, came, other, near)
    plays_itself = before.rest_acts or _heard(came, "note-read")  # a note may wait for a spell (HQ-QST-4)
    if answer[0] not in CASTS and not plays_itself:
        s.monsters = [_other_spells(row, chance) for row in s.monsters]
    return s


def _heard(came: Run, message: str) -> bool:
    return any(said.event.message == message for said in came.said)


def _near(s: State, came: Run) -> int:
    """What was or has been revealed: squares of the corridor, and whole rooms."""
    near: int = came.state.seen | came.state.rock | mask_of(s.chart.collapse) | REGION_SQUARES[CORRIDOR]
    for region, squares in enumerate(REGION_SQUARES):
        if region != CORRIDOR and squares & near:
            near |= squares
    return near


def _lurking(s: State, near: int, ground: list[int], chance: random.Random) -> Iterable[Placed]:
    """Who lurks in the dark lurks elsewhere, and is two: how many there are tells nobody anything. That there is one
    may matter to the goal (HQ-QST-15)."""
    for placed in s.lurking:
        if near >> placed.square & 1 or placed.waits or not ground:
            yield placed
        else:
            for _ in range(2 if placed.kind < len(FIGURES) else 1):
                yield placed._replace(square=chance.choice(ground))


def _traps(s: State, answer: Call, came: Run, other: Quest, near: int, chance: random.Random) -> list[Trap]:
    """Traps lie elsewhere, but for those on squares that somebody has stood on since, or has searched."""
    tried = _named(came)
    if answer[0] in ("search_for_traps", "search_for_treasure", "open_anyway"):
        return s.hidden_traps
    bare = floor(s) & ~tried & ~s.stairs & ~s.pits
    bare &= ~mask_of([*(trap.square for trap in s.hidden_traps), *(trap.square for trap in s.traps)])
    kept = [trap for trap in s.hidden_traps if tried >> trap.square & 1]
    fresh = [Trap(PIT, q) for q in chance.sample(list(squares_of(bare)), min(5, bare.bit_count()))]
    pieces = [Trap(IN_FURNITURE, row.at, 0, 1) for row in s.furniture if all(row.at != trap.square for trap in s.traps)]
    return [*kept, *fresh, *pieces, *(trap for trap in other.traps if not near >> trap.square & 1)]


def _named(came: Run) -> int:
    """The squares that what happened speaks of."""
    mask = 0
    for said in came.said:
        for (_, kind), arg in zip(said.event.params, said.args, strict=True):
            if kind is SQUARES and isinstance(arg, int) and arg >= 0:
                mask |= 1 << arg
    return mask


def _finds(s: State, other: Quest, near: int) -> list[Find]:
    kept = [find for find in s.finds if REGION_SQUARES[find.room] & near]
    rooms = {find.room for find in kept}
    fresh = [find for find in other.finds.values() if find.room not in rooms and not REGION_SQUARES[find.room] & near]
    bait = [Find(room, NONE, 7, (POTION,), FLAG) for room in range(CORRIDOR) if not near and room not in rooms]
    return [*kept, *fresh, *bait]


def _chart(s: State, answer: Call, came: Run, other: Quest, near: int) -> Quest:
    chart = s.chart
    wandered = _heard(came, "monster-appears") or _heard(came, "no-monster-comes")
    return chart._replace(
        wandering=chart.wandering if wandered else (chart.wandering + 1) % len(FIGURES),
        dungeon=Mask(chart.dungeon & near | other.dungeon & ~near),
        blocked=Mask(chart.blocked & near | other.blocked & ~near),
        furniture=(
            *(piece for piece in chart.furniture if piece.squares & near),
            *(piece for piece in other.furniture if not piece.squares & near),
        ),
        doors=tuple(_doors(s, answer, other, near)),
        immune=chart.immune if answer[0] in CASTS else _immune(s),
        lasting=Mask(0),
    )


def _doors(s: State, answer: Call, other: Quest, near: int) -> Iterable[Door]:
    """All doors but the one that is tried are locked in some way; secret ones are elsewhere unless they are sought."""
    known = {EDGES[row.door] for row in s.doors}
    tried = {EDGES[answer[-1]]} if answer[0] in ("open_door", "cast_on_door") else set()
    sought = answer[0] == "search_for_secret_doors"
    for door in s.chart.doors:
        edge = (min(door.a, door.b), max(door.a, door.b))
        if edge in tried or door.open or (door.secret and sought):
            yield door
        elif edge in known:
            yield door._replace(flag=FLAG, opens_from=NONE, key=NONE)
        elif not door.secret and (near >> door.a | near >> door.b) & 1:
            yield door
    edges = {(min(door.a, door.b), max(door.a, door.b)) for door in s.chart.doors}
    for door in other.doors:
        edge = (min(door.a, door.b), max(door.a, door.b))
        if edge not in edges and ((door.secret and not sought) or not (near >> door.a | near >> door.b) & 1):
            yield door


def _immune(s: State) -> tuple[Immune, ...]:
    return tuple(Immune(KIND_OF[row.foe], tuple(HERO_SPELLS)) for row in s.monsters)


def _other_spells(row: MonsterRow, chance: random.Random) -> MonsterRow:
    hands = [spells for quest in QUESTS for spells in quest.dread.values()]
    left = tuple(spell for spell in chance.choice(hands) if spell not in row.spent)
    return row._replace(spells=() if row.spells else left, arrived=not row.arrived)
