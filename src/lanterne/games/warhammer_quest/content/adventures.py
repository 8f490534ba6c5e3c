"""The thirty adventures: six for each objective room."""

from typing import NamedTuple

from lanterne.games.warhammer_quest.content import sheets
from lanterne.games.warhammer_quest.content.box import BOX
from lanterne.games.warhammer_quest.content.cards import ITEM_NAMES
from lanterne.games.warhammer_quest.content.dice import Roll, roll_of
from lanterne.games.warhammer_quest.content.monsters import MONSTER_NAMES, MONSTERS
from lanterne.games.warhammer_quest.content.sections import SECTION_NAMES
from lanterne.games.warhammer_quest.content.tables import Group, groups_of
from lanterne.games.warhammer_quest.content.warriors import WARRIOR_NAMES

NOBODY = -1


class Special(NamedTuple):
    """A guardian that differs from the others of its kind."""

    name: str
    kind: int
    where: str
    behaviour: str
    attacks: int
    reach: int
    never_pinned: bool


class Guardians(NamedTuple):
    """Who waits in the objective room (WQ-OBJ-3). From the table: the die plus `modifier`, never less than 1, with the
    second kind of each pair of `replace` in place of the first. `extra_card`: the next M card comes as well."""

    from_table: bool
    modifier: int
    replace: tuple[tuple[int, int], ...]
    groups: tuple[Group, ...]
    placement: str
    behaviour: str
    specials: tuple[Special, ...]
    extra_card: bool


class Reward(NamedTuple):
    """The reward for success. `each_gold`: every warrior rolls each of these; `keep_half`: half of it is given up.
    `condition`: what must be true, "" if nothing; `special`: what the rules of the adventure hand out."""

    each_gold: tuple[Roll, ...]
    each_treasure: int
    each_escaped_gold: Roll | None
    shared_gold: Roll | None
    bearer_gold: Roll | None
    others_gold: Roll | None
    bet_right: Roll | None
    bet_wrong: Roll | None
    keep_half: bool
    condition: str
    special: str


class Adventure(NamedTuple):
    """An adventure. `required`: the warrior it cannot be played without, or NOBODY (WQ-OBJ-7). `failures`: what loses
    it besides the end of the party. `thresholds`: what a party of one to four must reach together (WQ-OBJ-16), or
    empty. `objects`: what is carried, as indices of ITEM_NAMES, and who gets it at the start; `found` and `won` objects
    come later."""

    name: str
    room: int
    roll: int
    required: int
    guardians: Guardians
    reward: Reward
    exit: str
    failures: tuple[str, ...]
    needs_first_room: bool
    first_game: bool
    thresholds: tuple[int, ...]
    objects: tuple[tuple[int, str], ...]
    dice: dict[str, Roll]
    numbers: dict[str, int]
    rule_lines: int


def _special(row: sheets.SpecialRow) -> Special:
    kind = MONSTER_NAMES.index(row.monster)
    attacks = MONSTERS[kind].attacks if row.attacks is None else row.attacks
    reach = MONSTERS[kind].reach if row.reach is None else row.reach
    return Special(row.id, kind, row.where, row.behaviour, attacks, reach, row.never_pinned)


def _guardians(row: sheets.GuardiansRow) -> Guardians:
    return Guardians(
        row.from_table,
        row.modifier,
        tuple((MONSTER_NAMES.index(old), MONSTER_NAMES.index(new)) for old, new in row.replace.items()),
        groups_of(row.groups),
        row.placement,
        row.behaviour,
        tuple(_special(special) for special in row.specials),
        row.extra_card,
    )


def _gold(text: str | None) -> Roll | None:
    return roll_of(text) if text else None


def _reward(row: sheets.RewardRow) -> Reward:
    return Reward(
        tuple(roll_of(text) for text in row.each_gold),
        row.each_treasure,
        _gold(row.each_escaped_gold),
        _gold(row.shared_gold),
        _gold(row.bearer_gold),
        _gold(row.others_gold),
        _gold(row.bet_right),
        _gold(row.bet_wrong),
        row.keep_half,
        row.condition,
        row.special,
    )


def _adventure(row: sheets.AdventureRow) -> Adventure:
    return Adventure(
        row.id,
        SECTION_NAMES.index(row.room),
        row.roll,
        WARRIOR_NAMES.index(row.required) if row.required else NOBODY,
        _guardians(row.guardians),
        _reward(row.reward),
        row.exit,
        row.failures,
        row.needs_first_room,
        row.first_game,
        row.thresholds,
        tuple((ITEM_NAMES.index(thing.item), thing.to) for thing in row.objects),
        {name: roll_of(text) for name, text in row.dice.items()},
        row.numbers,
        row.rule_lines,
    )


ADVENTURES: tuple[Adventure, ...] = tuple(_adventure(row) for row in BOX.adventures)
"""Room by room, in the order of the die."""
ADVENTURE_NAMES: tuple[str, ...] = tuple(row.id for row in BOX.adventures)
FIRST_GAME = next(place for place, row in enumerate(ADVENTURES) if row.first_game)
"""The adventure recommended for a first game (WQ-VAR-7)."""
