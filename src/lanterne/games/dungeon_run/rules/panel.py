"""What dice can do in B6: which of them hit, which potential hits each may block, and the result of an assignment
(DR-BAT-8 to DR-BAT-11, DR-HVH-7, DR-HVH-8, DR-ABI-8, DR-ABI-9). Dice that show the same are alike."""

from collections import Counter
from typing import Annotated, TypeAlias

from lanterne.engine import Call, Ids, Row, law, pick
from lanterne.games.dungeon_run.content.dice_effects import (
    AutoBlock,
    BlockAny,
    BlockOnlyEqual,
    ExtraHits,
    FaceCounts,
)
from lanterne.games.dungeon_run.content.settings import CONSTANTS
from lanterne.games.dungeon_run.rules.conditions import holds
from lanterne.games.dungeon_run.rules.fighting_powers import may_not_block, on_assigning
from lanterne.games.dungeon_run.rules.held import monster_powers
from lanterne.games.dungeon_run.rules.monsters import potential_hits
from lanterne.games.dungeon_run.rules.pool import defence
from lanterne.games.dungeon_run.state import NONE, Deed, PowerId, State, deed_of, power
from lanterne.kit.memo import while_same

DICE = Ids("die", "0123456")
"""The acting hero's dice, by what they show."""
THREATS = Ids("threat", "0123456")
"""The potential hits on the hero, by what they show."""
Die: TypeAlias = Annotated[int, DICE]
Threat: TypeAlias = Annotated[int, THREATS]


class Use(Row, frozen=True):
    """A power that blocks this many potential hits, and whether it must be used."""

    power: int
    amount: int
    must: bool


class Panel(Row, frozen=True):
    """All that an assignment depends on. `foes` are the potential hits by their faces, lowest first, as are `dice`.
    `least`: the lowest face that hits, or blocks any hit. `only_equal`: faces of potential hits that only a die showing
    the same blocks. `all_count`: no die that can hit may be left unused. `parries`: powers that let any die block;
    `cancels`: powers that block without one. `worth`, `foe_worth`: what a die of some face is worth as a hit. `extra`,
    `foe_extra`: hits without a die."""

    dice: tuple[int, ...]
    foes: tuple[int, ...]
    least: int
    blocks: bool = True
    all_count: bool = False
    only_equal: tuple[int, ...] = ()
    parries: tuple[Use, ...] = ()
    cancels: tuple[Use, ...] = ()
    worth: tuple[FaceCounts, ...] = ()
    foe_worth: tuple[FaceCounts, ...] = ()
    extra: int = 0
    foe_extra: int = 0


# --- the panel of a battle --------------------------------------------------------------------------------------------


@law("DR-HVH-7", "DR-BAT-5")
def against_hero(deed: Deed) -> tuple[int, ...]:
    """The potential hits on the acting hero: power numbers of a monster, or a defender's dice that show 4 or more."""
    if deed.monster != NONE:
        return potential_hits(deed)
    return tuple([die for die in deed.foe_dice if die >= CONSTANTS.hero_hit_on])


@law("DR-ABI-9")
def only_by_equal(s: State, deed: Deed) -> tuple[int, ...]:
    """Faces of potential hits that only a die showing the same blocks, by a power of the monster."""
    if deed.monster == NONE:
        return ()
    numbers = monster_powers(s, deed.tile, deed).by_window.get("assign")
    if numbers is None:
        return ()
    return tuple(
        face
        for number in numbers
        if holds(s, NONE, number, deed)
        for op in power(number).do
        if isinstance(op, BlockOnlyEqual)
        for face in op.faces
    )


class _Powers(Row, frozen=True):
    """What a hero's powers do in the assignment."""

    parries: tuple[Use, ...] = ()
    cancels: tuple[Use, ...] = ()
    worth: tuple[FaceCounts, ...] = ()
    extra: int = 0


NO_POWERS = _Powers()


def _powers(s: State, seat: int) -> _Powers:
    found = NO_POWERS
    for number in on_assigning(s, seat):
        must = power(number).mode == "auto"
        for op in power(number).do:
            if isinstance(op, BlockAny):
                found = found._replace(parries=(*found.parries, Use(number, op.amount, must)))
            elif isinstance(op, AutoBlock):
                found = found._replace(cancels=(*found.cancels, Use(number, op.amount, must)))
            elif isinstance(op, FaceCounts):
                found = found._replace(worth=(*found.worth, op))
            elif isinstance(op, ExtraHits):
                found = found._replace(extra=found.extra + op.amount)
    return found


def stands(s: State) -> tuple[object, ...]:
    """All that an assignment depends on: the current deed, who fights where, and the facts that conditions of powers
    ask for. None of it changes while a hero assigns dice."""
    deed = deed_of(s)
    return (deed, s.spots[deed.tile], s.laid, s.final, bool(s.boss), *s.heroes)


@while_same(stands)
def _panel(s: State) -> Panel:
    deed = deed_of(s)
    between_heroes = deed.opponent != NONE
    own = _powers(s, deed.hero)
    other = _powers(s, deed.opponent) if between_heroes else NO_POWERS
    return Panel(
        deed.dice,
        against_hero(deed),
        CONSTANTS.hero_hit_on if between_heroes else defence(s, deed),
        not may_not_block(deed, deed.hero),
        between_heroes,
        only_by_equal(s, deed),
        own.parries,
        own.cancels,
        own.worth,
        other.worth,
        own.extra,
        other.extra,
    )


@law("DR-BAT-8", "DR-BAT-9", "DR-BAT-10", "DR-HVH-8", "DR-ABI-8", "DR-ABI-9")
def panel_of(s: State) -> Panel:
    """The assignment that the acting hero has to make."""
    return _panel(s)


# --- picks ------------------------------------------------------------------------------------------------------------


@pick("DR-BAT-9", "DR-HVH-8")
def hit_with(face: Die) -> None:
    """A die hits the opponent."""


@pick("DR-BAT-8", "DR-BAT-9", "DR-HVH-8")
def block_with(face: Die, against: Threat) -> None:
    """A die blocks a potential hit."""


@pick("DR-ABI-9")
def parry_with(power: PowerId, face: Die, against: Threat) -> None:
    """By a power, a die blocks a potential hit whatever it shows."""


@pick("DR-ABI-9")
def cancel_hit(power: PowerId, against: Threat) -> None:
    """A power cancels a potential hit without a die."""


HIT, BLOCK, PARRY, CANCEL = hit_with.name, block_with.name, parry_with.name, cancel_hit.name


class Rest(Row, frozen=True):
    """What is left after some picks: dice and potential hits by face, lowest first; and the powers used, once for each
    use."""

    dice: list[int]
    foes: list[int]
    used: list[int]


def rest_of(panel: Panel, so_far: tuple[Call, ...]) -> Rest:
    """What is left of a panel."""
    dice, foes = list(panel.dice), list(panel.foes)
    used: list[int] = []
    for made in so_far:
        if made[0] == HIT:
            dice.remove(made[1])
            continue
        foes.remove(made[-1])
        if made[0] != CANCEL:
            dice.remove(made[-2])
        if made[0] != BLOCK:
            used.append(made[1])
    return Rest(dice, foes, used)


@law("DR-ABI-3")
def due(panel: Panel) -> int:
    """How many potential hits must be cancelled by powers that have to be used."""
    if not panel.cancels or not panel.blocks:
        return 0
    return min(len(panel.foes), sum(use.amount for use in panel.cancels if use.must))


@law("DR-ABI-3")
def cancelled_by_must(panel: Panel, rest: Rest) -> int:
    """How many of those have been assigned."""
    return sum([rest.used.count(use.power) for use in panel.cancels if use.must])


@law("DR-BAT-8", "DR-BAT-9", "DR-BAT-10", "DR-HVH-8", "DR-ABI-9")
def may_block(panel: Panel, face: int, against: int) -> bool:
    """Whether a die blocks this potential hit by itself: it must show the same, or be able to hit. Some hits can only
    be blocked by an equal die."""
    return face == against or (face >= panel.least and against not in panel.only_equal)


@law("DR-BAT-8", "DR-BAT-9", "DR-BAT-10", "DR-BAT-11", "DR-HVH-8", "DR-ABI-9")
def open_picks(panel: Panel, so_far: tuple[Call, ...]) -> list[Call]:
    """What can be assigned next. Each die is used once, each potential hit blocked once; room is kept for powers that
    must cancel one."""
    rest = rest_of(panel, so_far)
    faces = sorted(set(rest.dice))
    found = [hit_with(face) for face in faces if face >= panel.least]
    if not panel.blocks:
        return found
    waiting = due(panel) - cancelled_by_must(panel, rest) if panel.cancels else 0
    room = len(rest.foes) > waiting
    for against in sorted(set(rest.foes)):
        if room:
            found += [block_with(face, against) for face in faces if may_block(panel, face, against)]
            for use in panel.parries:
                if rest.used.count(use.power) < use.amount and against not in panel.only_equal:
                    found += [
                        parry_with(use.power, face, against) for face in faces if not may_block(panel, face, against)
                    ]
        for use in panel.cancels:
            if rest.used.count(use.power) < use.amount and (waiting if use.must else room):
                found.append(cancel_hit(use.power, against))
    return found


@law("DR-BAT-8", "DR-BAT-9", "DR-BAT-10", "DR-ABI-9")
def can_assign(panel: Panel) -> bool:
    """Whether anything can be assigned at all: a die can hit or block, or a power blocks."""
    if panel.dice and panel.dice[-1] >= panel.least:
        return True
    if not panel.blocks or not panel.foes:
        return False
    return bool(panel.cancels) or any(face in panel.dice for face in panel.foes) or bool(open_picks(panel, ()))


# --- the result -------------------------------------------------------------------------------------------------------


@law("DR-ABI-8")
def hits_of(worth: tuple[FaceCounts, ...], faces: list[int]) -> int:
    """How many hits dice with these faces deal. Some faces count for more, on all dice or on a limited number."""
    if not worth:
        return len(faces)
    total = 0
    for face, number in Counter(faces).items():
        each = max([op.hits for op in worth if op.face == face and op.most == "all"], default=1)
        more = [op for op in worth if op.face == face and op.most != "all" and op.hits > each]
        total += number * each
        if more:
            best = max(more, key=lambda op: op.hits)
            total += min(number, int(best.most)) * (best.hits - each)
    return total


class Outcome(Row, frozen=True):
    """The result of an assignment: hits on the opponent, potential hits blocked, hits on the acting hero."""

    hits: int
    blocked: int
    suffered: int


@law("DR-BAT-11", "DR-BAT-13", "DR-ABI-8")
def outcome(panel: Panel, picks: tuple[Call, ...]) -> Outcome:
    """Hits by dice and without; and the hits that were not blocked, including those that no die can block."""
    through = list(panel.foes)
    hitting: list[int] = []
    for made in picks:
        if made[0] == HIT:
            hitting.append(made[1])
        else:
            through.remove(made[-1])
    return Outcome(
        hits_of(panel.worth, hitting) + panel.extra,
        len(panel.foes) - len(through),
        hits_of(panel.foe_worth, through) + panel.foe_extra,
    )
