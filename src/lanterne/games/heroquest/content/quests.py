"""The quests as tables for the rules. Only Zargon knows a quest; everybody else knows its briefing, and what has been
revealed of the board. Squares, kinds and items are positions in their tables; sets of squares are masks.

No row here has a number or a name that gives anything away: what heroes get to see is given its row on the board, and
its number, when it is revealed.
"""

from functools import cache
from typing import Literal, NamedTuple

from lanterne.engine import Mask
from lanterne.games.heroquest.content.board import LAYOUT, REGION_OF
from lanterne.games.heroquest.content.box import BOX
from lanterne.games.heroquest.content.cards import (
    FURNITURE_NAMES,
    FURNITURE_TRAP_NAMES,
    ITEM_NAMES,
    MONSTER_NAMES,
    SPELL_NAMES,
    SPELLS,
    TRAP_NAMES,
)
from lanterne.games.heroquest.content.difficulty import difficulty, purse
from lanterne.games.heroquest.content.files import QuestFile
from lanterne.games.heroquest.content.layout import covered, doorways, dungeon, stairs
from lanterne.games.heroquest.content.sheets import AnyEffect, AnyPart, AnyTrigger, Needs
from lanterne.games.heroquest.content.sheets import Placed as PlacedSheet
from lanterne.kit.line_of_sight import LineOfSight

NONE = -1
PASSAGE_NAMES = ("trapdoor", "tunnel", "teleport")


class Briefing(NamedTuple):
    """What everybody knows of a quest: the parchment and the goal by the quest's name (`quest-<id>`), the reward in
    gold and perhaps a title, the gold that a hero may spend before a single quest, how many heroes can take part, the
    rules that are read out, and what the parchment asks for."""

    id: str
    number: int
    gold: int
    title: str | None
    budget: int
    heroes: int
    rules: tuple[str, ...]
    goal: tuple[AnyPart, ...]


class Start(NamedTuple):
    """Start squares, and the places in the order of turns (from 0) of the heroes who begin there."""

    id: str
    squares: tuple[int, ...]
    positions: tuple[int, ...]


class Door(NamedTuple):
    """A door between the squares `a` and `b`, perhaps locked by a key or a flag, or opened from one square only. With a
    `barrier` the edge is open once the door is."""

    a: int
    b: int
    secret: bool = False
    open: bool = False
    key: int = NONE
    flag: str = ""
    opens_from: int = NONE
    barrier: bool = False


class Passage(NamedTuple):
    """A way between the squares `a` and `b`; its kind is a place in `PASSAGE_NAMES`."""

    kind: int
    a: int
    b: int
    hidden: bool = False

    def beyond(self, square: int) -> int:
        """The other end."""
        return self.b if square == self.a else self.a


class Piece(NamedTuple):
    """Furniture: its kind, its first square, all its squares, its room."""

    kind: int
    at: int
    squares: Mask
    room: int


class Placed(NamedTuple):
    """A monster on the map or to come. One that `waits` is brought in by a note; one that `arrived` came in
    a wave or was spawned; a `reinforcement` is not on every map."""

    kind: int
    square: int
    waits: bool = False
    arrived: bool = False
    reinforcement: bool = False


class Thing(NamedTuple):
    """A quest object. With Body Points it can be attacked."""

    id: str
    square: int
    defend: int
    body: int


class Ally(NamedTuple):
    """Somebody on the heroes' side, who joins after the action `joins`; empty: from the start."""

    id: str
    square: int
    move: int
    defend: int
    body: int
    mind: int
    joins: str
    controlled: bool
    untargetable: bool


class Trap(NamedTuple):
    """A trap. One in furniture is on the first square of its piece, and has a variant and damage."""

    kind: int
    square: int
    variant: int = NONE
    damage: int = 0


class Find(NamedTuple):
    """The special treasure of a room. `piece` is the first square of the furniture it is in, or NONE."""

    room: int
    piece: int
    gold: int
    items: tuple[int, ...]
    forbidden_until: str


class Note(NamedTuple):
    """Something that happens when its trigger comes true. Triggers and effects use names, not numbers."""

    id: str
    trigger: AnyTrigger
    effects: tuple[AnyEffect, ...]
    once: bool


class Action(NamedTuple):
    """Something only this quest lets heroes do, on one of its squares or next to one."""

    id: str
    squares: Mask
    reach: Literal["adjacent", "on"]
    needs: Needs
    effects: tuple[AnyEffect, ...]
    once: bool


class QuestRule(NamedTuple):
    """A rule of this quest only, read out when it first applies to such a thing."""

    id: str
    applies: str


class Immune(NamedTuple):
    """A character, and the spells that have no effect on it by the same rule of the quest."""

    kind: int
    spells: tuple[int, ...]


class Wave(NamedTuple):
    """Monsters that come at the start of that turn of Zargon, counted from 1."""

    turn: int
    monsters: tuple[Placed, ...]


class Quest(NamedTuple):
    """A quest, for Zargon's eyes.

    `dungeon` are the squares that belong to it; all others are solid rock. `dread` are the Dread spells of each
    character that has some. `lasting` are the walls that stop sight however many doors are opened.
    """

    briefing: Briefing
    wandering: int
    stairs: Mask
    starts: tuple[Start, ...]
    exit: Mask
    exit_named: bool
    retreat: bool
    parts: tuple[AnyPart, ...]
    rules: tuple[QuestRule, ...]
    lost_artifacts: int
    dungeon: Mask
    doors: tuple[Door, ...]
    passages: tuple[Passage, ...]
    blocked: Mask
    furniture: tuple[Piece, ...]
    monsters: tuple[Placed, ...]
    objects: tuple[Thing, ...]
    allies: tuple[Ally, ...]
    traps: tuple[Trap, ...]
    finds: dict[int, Find]
    actions: tuple[Action, ...]
    notes: tuple[Note, ...]
    waves: tuple[Wave, ...]
    dread: dict[int, tuple[int, ...]]
    immune: tuple[Immune, ...]
    escapes: dict[int, int]
    collapse_flag: str
    collapse: tuple[int, ...]
    lasting: Mask

    @property
    def sight(self) -> LineOfSight:
        """Sight over the lasting walls; ask it with the obstacles of the moment."""
        return _sight(self.lasting)


@cache
def _sight(lasting: int) -> LineOfSight:
    return LineOfSight(LAYOUT.grid, lasting)


def placed(row: PlacedSheet) -> Placed:
    """A monster of a quest file, on the map or in an effect, as the rules use it."""
    return Placed(MONSTER_NAMES.index(row.kind), LAYOUT.square(row.at), row.waits, reinforcement=row.reinforcement)


def _quest(file: QuestFile) -> Quest:
    square, regions = LAYOUT.square, LAYOUT.regions
    open_walls = LAYOUT.inside.plus(doorways(LAYOUT, file))
    return Quest(
        briefing=_briefing(file),
        wandering=MONSTER_NAMES.index(file.wandering),
        stairs=Mask(stairs(LAYOUT, file)),
        starts=tuple(
            Start(row.id, tuple(square(name) for name in row.squares), tuple(place - 1 for place in row.positions))
            for row in file.start
        ),
        exit=Mask(LAYOUT.mask(file.exit)),
        exit_named=file.exit_named,
        retreat=file.retreat,
        parts=file.parts,
        rules=tuple(QuestRule(rule.id, rule.applies or "") for rule in file.rules if not rule.public),
        lost_artifacts=regions.index(file.lost_artifacts),
        dungeon=Mask(dungeon(LAYOUT, file)),
        doors=_doors(file),
        passages=tuple(
            Passage(PASSAGE_NAMES.index(row.kind), square(row.ends[0]), square(row.ends[1]), row.hidden)
            for row in file.passages
        ),
        blocked=Mask(LAYOUT.mask(file.blocked)),
        furniture=tuple(
            Piece(
                FURNITURE_NAMES.index(row.kind),
                square(row.at),
                Mask(covered(LAYOUT, row, BOX)),
                REGION_OF[square(row.at)],
            )
            for row in file.furniture
        ),
        monsters=tuple(placed(row) for row in file.monsters),
        objects=tuple(Thing(row.id, square(row.at), row.defend, row.body) for row in file.objects),
        allies=_allies(file),
        traps=tuple(
            Trap(
                TRAP_NAMES.index(row.kind),
                square(row.at),
                FURNITURE_TRAP_NAMES.index(row.variant) if row.variant else NONE,
                row.damage,
            )
            for row in file.traps
        ),
        finds=_finds(file),
        actions=tuple(
            Action(row.id, Mask(LAYOUT.mask(row.squares)), row.reach, row.needs, row.effects, row.once)
            for row in file.actions
        ),
        notes=tuple(Note(row.id, row.trigger, row.effects, row.once) for row in file.notes),
        waves=tuple(Wave(row.turn, tuple(placed(each) for each in row.monsters)) for row in file.waves),
        dread={
            MONSTER_NAMES.index(row.id): tuple(SPELL_NAMES.index(name) for name in row.spells)
            for row in file.characters
            if row.spells
        },
        immune=_immune(file),
        escapes={MONSTER_NAMES.index(row.id): square(row.escape) for row in file.characters if row.escape},
        collapse_flag=file.collapse.flag if file.collapse else "",
        collapse=tuple(square(name) for name in file.collapse.squares) if file.collapse else (),
        lasting=Mask(LineOfSight(LAYOUT.grid).obstacles(open_walls)),
    )


def _briefing(file: QuestFile) -> Briefing:
    public = tuple(rule.id for rule in file.rules if rule.public)
    return Briefing(file.id, file.number, file.gold, file.title, purse(file, BOX), file.heroes, public, file.parts)


def _doors(file: QuestFile) -> tuple[Door, ...]:
    square = LAYOUT.square
    return (
        *(
            Door(
                square(row.between[0]),
                square(row.between[1]),
                open=row.open,
                key=ITEM_NAMES.index(row.key) if row.key else NONE,
                flag=row.flag or "",
                opens_from=square(row.opens_from) if row.opens_from else NONE,
                barrier=row.barrier,
            )
            for row in file.doors
        ),
        *(Door(square(a), square(b), secret=True) for a, b in file.secret_doors),
    )


def _allies(file: QuestFile) -> tuple[Ally, ...]:
    return tuple(
        Ally(
            row.id,
            LAYOUT.square(row.at),
            row.profile.move,
            row.profile.defend,
            row.profile.body,
            row.profile.mind,
            row.joins or "",
            row.controlled,
            row.untargetable,
        )
        for row in file.allies
    )


def _immune(file: QuestFile) -> tuple[Immune, ...]:
    fire = tuple(spell for spell, card in enumerate(SPELLS) if card.fire)
    return tuple(
        Immune(MONSTER_NAMES.index(row.id), spells)
        for row in file.characters
        for spells in (
            *((SPELL_NAMES.index(name),) for name in row.immune_spells),
            *((fire,) if row.immune_fire else ()),
        )
    )


def _finds(file: QuestFile) -> dict[int, Find]:
    found = (
        Find(
            LAYOUT.regions.index(row.room),
            LAYOUT.square(row.piece) if row.piece else NONE,
            row.gold,
            tuple(ITEM_NAMES.index(name) for name in row.items),
            row.forbidden_until or "",
        )
        for row in file.finds
    )
    return {find.room: find for find in found}


QUESTS: tuple[Quest, ...] = tuple(_quest(file) for file in BOX.quests)
QUEST_NAMES: tuple[str, ...] = tuple(file.id for file in BOX.quests)
BRIEFINGS: tuple[Briefing, ...] = tuple(quest.briefing for quest in QUESTS)
"""What everybody may know of each quest."""
DIFFICULTIES: tuple[int, ...] = tuple(difficulty(file, BOX) for file in BOX.quests)
"""Which quest of the campaign each is as hard as."""
