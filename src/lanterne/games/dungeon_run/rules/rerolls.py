"""After a roll: who rerolls or turns dice, and in which order (DR-RER)."""

from collections import Counter
from collections.abc import Container
from functools import lru_cache
from itertools import product
from typing import Annotated, TypeAlias

from lanterne.engine import SEATS, Again, Event, Offer, Window, has, law, step
from lanterne.games.dungeon_run.content.dice_effects import Forbid, Reroll, SetDie
from lanterne.games.dungeon_run.content.settings import BATTLE
from lanterne.games.dungeon_run.content.sources import POWER_TABLE
from lanterne.games.dungeon_run.rules.conditions import holds, left, use_up
from lanterne.games.dungeon_run.rules.held import at_window, monster_powers, powers_of, statics
from lanterne.games.dungeon_run.rules.rolls import DIE
from lanterne.games.dungeon_run.state import (
    FREE_ATTACK,
    NONE,
    POWERS,
    Deed,
    Game,
    PowerId,
    State,
    clockwise,
    conscious,
    deed_of,
    set_deed,
)
from lanterne.kit.pips import PIPS, pips

Pip: TypeAlias = Annotated[int, PIPS]
"""A face as options and events name it: one less than it shows."""

REROLLED = Event("rerolled", "DR-RER-3", seat=SEATS, power=POWERS, before=PIPS, dice=PIPS)
MADE_REROLL = Event("made-reroll", "DR-RER-3", seat=SEATS, power=POWERS, hero=SEATS, before=PIPS, dice=PIPS)
DIE_TURNED = Event("die-turned", "DR-RER-8", seat=SEATS, power=POWERS, before=PIPS, dice=PIPS)
OTHER_DIE_TURNED = Event("other-die-turned", "DR-RER-8", seat=SEATS, power=POWERS, hero=SEATS, before=PIPS, dice=PIPS)
"""`hero`: whose dice they are, NONE for a monster's. Used only if they are not those of `seat`."""

AFTER_ROLL = "after_roll"
"""The scope of one question; using a power leaves it, and everybody is asked again."""


# --- the dice ---------------------------------------------------------------------------------------------------------


@law("DR-RER-8")
def fresh(deed: Deed) -> tuple[bool, bool]:
    """The sides whose dice were just rolled: in a battle with a monster first the monster, then the hero; between
    heroes both at once."""
    if deed.kind == FREE_ATTACK:
        return False, True
    if deed.kind == BATTLE and deed.monster != NONE:
        return bool(deed.dice), not deed.dice
    return True, deed.opponent != NONE


def _dice(deed: Deed, foe: bool) -> tuple[int, ...]:
    """The fresh dice of a side."""
    return (deed.foe_dice if foe else deed.dice) if fresh(deed)[foe] else ()


def _side(deed: Deed, seat: int, whose: str) -> bool | None:
    """The side that a power is about: the acting hero's dice or the foe's; None if the holder has no part in the roll.
    "Another hero's dice" (Hex of Clumsiness) are the acting hero's; for those of the hero attacked see
    `defenders_dice`."""
    if whose == "acting_hero":
        return None if seat == deed.hero else False
    if seat not in (deed.hero, deed.opponent):
        return None
    return (seat == deed.opponent) == (whose == "self")


@lru_cache(1024)
def handfuls(dice: tuple[int, ...], most: int, must_all: bool) -> tuple[tuple[int, ...], ...]:
    """The dice that may be taken up together, by their faces: dice that show the same are alike."""
    if must_all:
        return (dice,)
    counts = sorted(Counter(dice).items())
    taken = product(*[range(count + 1) for _, count in counts])
    found = [tuple([face for (face, _), n in zip(counts, each, strict=True) for _ in range(n)]) for each in taken]
    return tuple(sorted((faces for faces in found if 0 < len(faces) <= most), key=lambda faces: (len(faces), faces)))


def changed(dice: tuple[int, ...], gone: tuple[int, ...], come: tuple[int, ...]) -> tuple[int, ...]:
    """The dice after some of them show something else."""
    kept = Counter(dice) - Counter(gone)
    return tuple(sorted([*kept.elements(), *come]))


def _roller(deed: Deed, foe: bool) -> int:
    """The seat that owns a side's dice, NONE if they are a monster's."""
    return deed.opponent if foe else deed.hero


def _with_dice(deed: Deed, foe: bool, dice: tuple[int, ...]) -> Deed:
    return deed._replace(foe_dice=dice) if foe else deed._replace(dice=dice)


# --- who may ----------------------------------------------------------------------------------------------------------


@law("DR-ABI-3", "DR-FRE-3")
def none_reroll(s: State, deed: Deed) -> bool:
    """Whether no die may be rerolled in a battle with this monster, or in its free attack (Doom Chant)."""
    if deed.monster == NONE or deed.kind not in (BATTLE, FREE_ATTACK):
        return False
    return any(op.what == "reroll" for op in statics(monster_powers(s, deed.tile, deed), Forbid, s, NONE, deed))


@law("DR-RER-1", "DR-RER-2", "DR-RER-4")
def may_reroll(s: State, seat: int) -> bool:
    """Whether the hero has not yet caused a reroll in this action, of their own dice or others', and nothing forbids
    one."""
    deed = deed_of(s)
    return not has(deed.rerolled, seat) and not none_reroll(s, deed)


_REROLLS = {number: op for number, known in enumerate(POWER_TABLE) for op in known.power.do if isinstance(op, Reroll)}
_TURNS = {number: op for number, known in enumerate(POWER_TABLE) for op in known.power.do if isinstance(op, SetDie)}
"""The powers that reroll dice, and those that turn one: what they do to it."""


def _usable(s: State, seat: int, does: Container[int]) -> list[int]:
    """The hero's powers of this moment that can be used now and contain such an operation."""
    return [
        number
        for number in at_window(s, seat, "after_roll")
        if number in does and conscious(s, seat) and left(s, seat, number) and holds(s, seat, number, deed_of(s))
    ]


@law("DR-RER-1", "DR-RER-8")
def dice_to_reroll(s: State, seat: int) -> list[tuple[int, tuple[int, ...]]]:
    """The hero's powers to reroll dice, and the dice to choose from with each."""
    numbers = _usable(s, seat, _REROLLS)
    if not numbers or not may_reroll(s, seat):
        return []
    deed = deed_of(s)
    found: list[tuple[int, tuple[int, ...]]] = []
    for number in numbers:
        side = _side(deed, seat, _REROLLS[number].whose)
        if side is not None and (dice := _dice(deed, side)):
            found.append((number, dice))
    return found


@law("DR-RER-3")
def rerolls(s: State, seat: int, *about: int) -> list[tuple[int, ...]]:
    """Each reroll that the hero could cause: the power, then the dice by face."""
    found: list[tuple[int, ...]] = []
    for number, dice in dice_to_reroll(s, seat):
        operation = _REROLLS[number]
        most = len(dice) if operation.most == "all" else operation.most
        found += [(number, *pips(each)) for each in handfuls(dice, most, operation.must_all)]
    return found


@law("DR-RER-3", "DR-HVH-6")
def defenders_dice(s: State, seat: int) -> list[tuple[int, tuple[int, ...]]]:
    """Between heroes both have rolled: the powers with which a hero can make the one attacked reroll all their dice, if
    that is another hero."""
    deed = deed_of(s)
    if deed.opponent in (NONE, seat) or not may_reroll(s, seat):
        return []
    found = [number for number in _usable(s, seat, _REROLLS) if _REROLLS[number].whose == "acting_hero"]
    return [(number, deed.foe_dice) for number in found]


def defender_rerolls(s: State, seat: int, *about: int) -> list[tuple[int, ...]]:
    """The power, then the dice by face."""
    return [(number, *pips(dice)) for number, dice in defenders_dice(s, seat)]


def _turns(s: State, seat: int, foe: bool) -> list[tuple[int, ...]]:
    found: list[tuple[int, ...]] = []
    for number in _usable(s, seat, _TURNS):
        operation, deed = _TURNS[number], deed_of(s)
        if operation.whose == "self" and _side(deed, seat, "self") is not foe:
            continue
        faces = range(1, DIE + 1) if operation.face == "any" else (operation.face,)
        shown = sorted(set(_dice(deed, foe)))
        found += [(number, *pips((was, to))) for was in shown for to in reversed(faces) if was != to]
    return found


@law("DR-RER-8")
def turns(s: State, seat: int, *about: int) -> list[tuple[int, ...]]:
    """Each way in which the hero could turn a die of the acting hero: the power, the face it shows, and the new
    face."""
    return _turns(s, seat, False)


@law("DR-RER-8")
def monster_turns(s: State, seat: int, *about: int) -> list[tuple[int, ...]]:
    """The same for a die of the monster."""
    return _turns(s, seat, True) if deed_of(s).opponent == NONE else []


@law("DR-RER-8", "DR-HVH-6")
def defender_turns(s: State, seat: int, *about: int) -> list[tuple[int, ...]]:
    """The same for a die of the hero attacked."""
    return _turns(s, seat, True) if deed_of(s).opponent != NONE else []


def holder_of(s: State, power: int) -> int:
    """The seats with a power for this moment. There is only one of each card."""
    return next(seat for seat in range(len(s.heroes)) if power in at_window(s, seat, "after_roll"))


# --- what they do -----------------------------------------------------------------------------------------------------


def _asked_anew(game: Game) -> None:
    game.leave(AFTER_ROLL)
    game.then(after_roll())


def _reroll(game: Game, power: int, foe: bool, dice: tuple[int, ...]) -> None:
    s = game.state
    seat = holder_of(s, power)
    deed = deed_of(s)
    gone = tuple([pip + 1 for pip in dice])
    come = tuple(sorted(game.rolls(DIE, len(gone))))
    if (roller := _roller(deed, foe)) == seat:
        game.say(REROLLED, seat, power, dice, pips(come))
    else:
        game.say(MADE_REROLL, seat, power, roller, dice, pips(come))
    after = changed(_dice(deed, foe), gone, come)
    set_deed(s, _with_dice(deed, foe, after)._replace(rerolled=deed.rerolled | 1 << seat))
    use_up(s, seat, power)
    _asked_anew(game)


@step("DR-RER-1", "DR-RER-2", "DR-RER-3", "DR-RER-4")
def reroll(game: Game, power: PowerId, *dice: Pip) -> None:
    """Reroll these dice. This is your one reroll in the action; another hero may reroll the dice once more."""
    s = game.state
    _reroll(game, power, bool(_side(deed_of(s), holder_of(s, power), _REROLLS[power].whose)), dice)


@step("DR-RER-2", "DR-RER-3", "DR-RER-4", "DR-HVH-6")
def reroll_defender(game: Game, power: PowerId, *dice: Pip) -> None:
    """Make the hero attacked reroll all their dice."""
    _reroll(game, power, True, dice)


def _turn(game: Game, power: int, foe: bool, was: int, to: int) -> None:
    s = game.state
    seat = holder_of(s, power)
    deed = deed_of(s)
    if (roller := _roller(deed, foe)) == seat:
        game.say(DIE_TURNED, seat, power, (was,), (to,))
    else:
        game.say(OTHER_DIE_TURNED, seat, power, roller, (was,), (to,))
    set_deed(s, _with_dice(deed, foe, changed(_dice(deed, foe), (was + 1,), (to + 1,))))
    use_up(s, seat, power)
    _asked_anew(game)


@step("DR-RER-8")
def turn_die(game: Game, power: PowerId, was: Pip, to: Pip) -> None:
    """Turn a die of the acting hero to another face. It is not a reroll."""
    _turn(game, power, False, was, to)


@step("DR-RER-8")
def turn_monster_die(game: Game, power: PowerId, was: Pip, to: Pip) -> None:
    """Turn a die of the monster."""
    _turn(game, power, True, was, to)


@step("DR-RER-8", "DR-HVH-6")
def turn_defender_die(game: Game, power: PowerId, was: Pip, to: Pip) -> None:
    """Turn a die of the hero attacked."""
    _turn(game, power, True, was, to)


# --- asking -----------------------------------------------------------------------------------------------------------

DICE_USES = (
    Offer(reroll, rerolls),
    Offer(reroll_defender, defender_rerolls),
    Offer(turn_die, turns),
    Offer(turn_monster_die, monster_turns),
    Offer(turn_defender_die, defender_turns),
)


@law("DR-RER-1", "DR-RER-8")
def can_change_dice(s: State, seat: int) -> bool:
    """Whether any of these is open to the hero."""
    return bool(dice_to_reroll(s, seat) or defenders_dice(s, seat) or turns(s, seat) or _turns(s, seat, True))


def dice_uses(s: State, seat: int) -> tuple[Offer, ...]:
    """A hero's options after a roll: none without a power for that moment."""
    return DICE_USES if at_window(s, seat, "after_roll") else ()


@law("DR-RER-6")
def asking_order(s: State) -> tuple[int, ...]:
    """Clockwise from the acting hero; a monster that attacks nobody is rolled for by the First Player."""
    hero = deed_of(s).hero
    return clockwise(s, s.first if hero == NONE else hero)


@law("DR-RER-5")
def who_orders(s: State) -> int:
    """The First Player."""
    return s.first


dice_window = Window(
    "dice_window",
    "DR-RER-5",
    "DR-RER-6",
    order=asking_order,
    uses=dice_uses,
    again=Again.ONCE,
    arbiter=who_orders,
)
"""Several heroes could change dice. All say whether they want to, and the First Player decides who goes first."""

lone_dice_window = Window("lone_dice_window", "DR-RER-6", order=asking_order, uses=dice_uses, again=Again.ONCE)
"""Only one hero could, and is asked directly which dice to change."""


@step("DR-RER-5", "DR-RER-6", "DR-RER-7", "DR-RER-8")
def after_roll(game: Game) -> None:
    """The roll is complete: heroes who can reroll or turn dice are asked. After each use everybody who still can is
    asked again."""
    s = game.state
    able = 0
    for seat in range(len(s.heroes)):
        if "after_roll" in powers_of(s, seat).by_window and can_change_dice(s, seat):
            able += 1
    if able:
        game.open(AFTER_ROLL)
        game.then(dice_window() if able > 1 else lone_dice_window())
